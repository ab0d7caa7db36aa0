/** The candles of the Daily, kept on this device. */

import { Ruled } from '@conclave/kit';
import { dailyLog, streakOf, today } from '../../sources/daily.ts';
import { Candles } from '../daily.tsx';
import { nameOfGame, Sign } from './strengths.tsx';
import { youWords } from './words.ts';

export function DailyCandles() {
  const words = youWords();
  const log = dailyLog.value;
  const { now, longest } = streakOf(log, today());
  const byGame = new Map<string, { found: number; of: number }>();
  for (const games of Object.values(log))
    for (const [game, { result }] of Object.entries(games)) {
      const { found, of } = byGame.get(game) ?? { found: 0, of: 0 };
      if (result !== null) byGame.set(game, { found: found + (result === 'found' ? 1 : 0), of: of + 1 });
    }
  if (byGame.size === 0) return null;
  return (
    <section>
      <Ruled>{words.daily}</Ruled>
      <p>
        <b>{words.days(now)}</b> <span class="aside">{words.longest(longest)}</span>
      </p>
      <Candles lit={now} />
      {[...byGame].map(([game, { found, of }]) => (
        <p key={game} class="tally">
          <Sign game={game} size={28} />
          <span>{nameOfGame(game)}</span>
          <span>{words.found(found, of)}</span>
        </p>
      ))}
    </section>
  );
}
