/** The end: the card is drawn from under the board; points with their parts, and every hand. */

import { Portrait } from './figures.tsx';
import { monkName } from './names.ts';
import type { Setting } from './setting.ts';

export function EndScene({ setting }: { setting: Setting }) {
  const { props, say, nameOf, own } = setting;
  const { view, outcome, language, words } = props;
  if (!outcome) return null;
  const winners = outcome.places.at(0) ?? [];
  const title =
    winners.length === 0
      ? say.nobodyWon
      : own !== null && winners.includes(own)
        ? say.youWon
        : say.won(winners.map(nameOf).join(', '));
  return (
    <section class="ab-end" aria-label={title}>
      {view.culprit !== null && (
        <figure>
          <Portrait suspect={view.culprit} width={150} />
          <figcaption>{monkName(language, view.culprit)}</figcaption>
        </figure>
      )}
      <h2>{title}</h2>
      {words.ending(outcome, view, props.voice).map((line) => (
        <p key={line}>{line}</p>
      ))}
      <ul class="ab-end-list">
        {(outcome.places.length > 0 ? outcome.places.flat() : view.players.map((_player, seat) => seat)).map(
          (seat) => {
            const parts = outcome.scores?.find((score) => score.seat === seat)?.parts ?? {};
            const sum = Object.values(parts).reduce((total, part) => total + part, 0);
            return (
              <li key={seat} class="ab-end-line">
                <b>{seat === own ? say.you : nameOf(seat)}</b>
                <span>{say.points(sum)}</span>
                <span class="ab-end-parts">
                  {Object.entries(parts)
                    .filter(([, part]) => part !== 0)
                    .map(([key, part]) => `${words.parts[key] ?? key} ${part}`)
                    .join(', ')}
                </span>
                <span class="ab-end-hand">
                  {view.players[seat].own?.hand.map((suspect) => (
                    <Portrait key={suspect} suspect={suspect} width={34} />
                  ))}
                </span>
              </li>
            );
          },
        )}
      </ul>
      <div class="row">{props.after}</div>
    </section>
  );
}
