/** The end: the card is drawn from under the board; points with their parts, and every hand. */

import type { Seat } from '@conclave/engine';
import type { BookId } from '../rules/cards.ts';
import { SuspectCard } from './cards.tsx';
import { Pawn, Portrait, ValueSign } from './figures.tsx';
import { Initial } from './initial.tsx';
import { bookWords, eventWords, libraryWords, valueName, valuesOf } from './names.ts';
import type { Setting } from './setting.ts';
import { signed } from './words.ts';

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
  const keptBooks = (books: readonly BookId[]) =>
    books.length === 0
      ? ''
      : `${say.keptBooks}: ${books.map((book) => bookWords(language, book).name).join(', ')}`;
  return (
    <section class="ab-end" aria-label={title}>
      <div class="ab-end-top">
        {finder !== null && (
          <span class="ab-end-company">
            <Pawn colour={view.players[finder].colour} kneels={false} width={small ? 54 : 120} />
          </span>
        )}
        {view.culprit !== null && (
          <SuspectCard suspect={view.culprit} language={language} width={small ? 104 : 176} />
        )}
        <span class="ab-end-company">
          {company.map((seat) => (
            <Pawn key={seat} colour={view.players[seat].colour} kneels={false} width={small ? 30 : 76} />
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
                  .map(([key, part]) => `${words.parts[key] ?? key} ${signed(part)}`)
                  .join(', ')}
              </span>
              <Revelations setting={setting} seat={seat} />
              <span class="ab-end-hand">
                {view.players[seat].own?.hand.map((suspect) => (
                  <Portrait key={suspect} suspect={suspect} width={small ? 32 : 40} />
                ))}
              </span>
              <span class="ab-end-parts">{keptBooks(view.players[seat].own?.books ?? [])}</span>
            </li>
          );
        })}
      </ul>
      <div class="row">{props.after}</div>
      <Piles setting={setting} />
    </section>
  );
}

/** What somebody had said of the culprit, and whether it was so. */
function Revelations({ setting, seat }: { setting: Setting; seat: Seat }) {
  const { props, say } = setting;
  const { view, language } = props;
  const guilty = view.culprit === null ? [] : valuesOf(view.culprit);
  return (
    <span class="ab-end-revelations">
      {view.revelations
        .filter((one) => one.seat === seat)
        .map(({ value }) => {
          const right = guilty.includes(value);
          return (
            <span
              key={value}
              class={right ? 'right' : 'wrong'}
              role="img"
              aria-label={`${valueName(language, value)}: ${right ? say.wasRight : say.wasWrong}`}
            >
              <ValueSign value={value} size={28} />
            </span>
          );
        })}
    </span>
  );
}

/** Everything else that was hidden: the parlour, and the piles. */
function Piles({ setting }: { setting: Setting }) {
  const { props, say } = setting;
  const { view, language } = props;
  const { laidOpen } = view;
  const parlour = view.pile.flatMap((suspect) => (suspect === null ? [] : [suspect]));
  if (laidOpen === null) return null;
  const decks = [
    { title: say.bookPile, names: laidOpen.scriptorium.map((book) => bookWords(language, book).name) },
    { title: say.libraryPile, names: laidOpen.library.map((book) => libraryWords(language, book).name) },
    { title: say.eventPile, names: laidOpen.events.map((event) => eventWords(language, event).name) },
  ];
  return (
    <details class="ab-end-piles">
      <summary>{say.piles}</summary>
      {parlour.length > 0 && (
        <p>
          <b>{say.inParlour}</b>{' '}
          {parlour.map((suspect) => (
            <Portrait key={suspect} suspect={suspect} width={32} />
          ))}
        </p>
      )}
      {decks.map(({ title, names }) => (
        <p key={title}>
          <b>{title}</b> {names.join(', ')}
        </p>
      ))}
    </details>
  );
}
