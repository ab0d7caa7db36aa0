/** Moments that could be known and were not used: asked again one by one. */

import { Ruled } from '@conclave/kit';
import { today } from '../../sources/daily.ts';
import { addressOfEnd, dueOn, looseEnds, openOf } from '../../sources/loose-ends.ts';
import { nameOfGame, Sign } from './strengths.tsx';
import { youWords } from './words.ts';

export function LooseEnds() {
  const words = youWords();
  const open = openOf(looseEnds.value);
  if (open.length === 0) return null;
  const due = dueOn(looseEnds.value, today());
  const [first] = due;
  const games = [...new Set(open.map(({ game }) => game))];
  return (
    <section>
      <Ruled>{words.looseEnds}</Ruled>
      <p>{words.looseEndsLine}</p>
      {games.map((game) => (
        <p key={game} class="tally">
          <Sign game={game} size={28} />
          <span>{nameOfGame(game)}</span>
          <span>{open.filter((end) => end.game === game).length}</span>
        </p>
      ))}
      {first ? (
        <a class="button go" href={addressOfEnd(first)}>
          {words.askMe(due.length)}
        </a>
      ) : (
        <p class="aside">{words.noneDue}</p>
      )}
    </section>
  );
}
