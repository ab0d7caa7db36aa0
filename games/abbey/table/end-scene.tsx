/** The end: the card is drawn from under the board; points with their parts, and every hand. */

import { SuspectCard } from './cards.tsx';
import { Pawn, Portrait } from './figures.tsx';
import { Initial } from './initial.tsx';
import type { Setting } from './setting.ts';

export function EndScene({ setting }: { setting: Setting }) {
  const { props, say, nameOf, own } = setting;
  const { view, outcome, language, words, layout } = props;
  if (!outcome) return null;
  const winners = outcome.places.at(0) ?? [];
  const title =
    winners.length === 0
      ? say.nobodyWon
      : own !== null && winners.includes(own)
        ? say.youWon
        : say.won(winners.map(nameOf).join(', '));
  const finder = view.ended?.how === 'found' ? view.ended.finder : null;
  const company = view.players.map((_player, seat) => seat).filter((seat) => seat !== finder);
  const order = outcome.places.length > 0 ? outcome.places.flat() : view.players.map((_player, seat) => seat);
  const small = layout === 'phone' || layout === 'across';
  return (
    <section class="ab-end" aria-label={title}>
      <div class="ab-end-top">
        {finder !== null && (
          <span class="ab-end-company">
            <Pawn colour={view.players[finder].colour} kneels={false} width={small ? 54 : 96} />
          </span>
        )}
        {view.culprit !== null && (
          <SuspectCard suspect={view.culprit} language={language} width={small ? 104 : 140} />
        )}
        <span class="ab-end-company">
          {company.map((seat) => (
            <Pawn key={seat} colour={view.players[seat].colour} kneels={false} width={small ? 30 : 60} />
          ))}
        </span>
      </div>
      <h2>{title}</h2>
      {words.ending(outcome, view, props.voice).map((line) => (
        <p key={line}>{line}</p>
      ))}
      <ul class="ab-end-list">
        {order.map((seat) => {
          const parts = outcome.scores?.find((score) => score.seat === seat)?.parts ?? {};
          const sum = Object.values(parts).reduce((total, part) => total + part, 0);
          const name = seat === own ? say.you : nameOf(seat);
          return (
            <li key={seat} class={winners.includes(seat) ? 'ab-end-line first' : 'ab-end-line'}>
              <Initial letter={name.charAt(0)} colour={view.players[seat].colour} size={46} />
              <b>{name}</b>
              <span class="ab-end-score">{say.points(sum)}</span>
              <span class="ab-end-parts">
                {Object.entries(parts)
                  .filter(([, part]) => part !== 0)
                  .map(([key, part]) => `${words.parts[key] ?? key} ${part}`)
                  .join(', ')}
              </span>
              <span class="ab-end-hand">
                {view.players[seat].own?.hand.map((suspect) => (
                  <Portrait key={suspect} suspect={suspect} width={32} />
                ))}
              </span>
            </li>
          );
        })}
      </ul>
      <div class="row">{props.after}</div>
    </section>
  );
}
