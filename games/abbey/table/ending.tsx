/** The end: the culprit's card is drawn from under the board, then the points and every hand. */

import type { Seat } from '@conclave/engine';
import { Fitted } from '@conclave/kit';
import { capital } from '../../words.ts';
import { RIGHT_REVELATION, WRONG_REVELATION } from '../rules/outcome.ts';
import { bookWords, eventWords, libraryWords, monkName, valueName, valuesOf } from './names.ts';
import { SuspectCard } from './pieces/cards.tsx';
import { Pawn, Portrait, ThingSign, ValueSign } from './pieces/figures.tsx';
import { Initial } from './pieces/initial.tsx';
import type { Setting } from './setting.ts';
import { Scroll } from './talk.tsx';
import { signed } from './words.ts';

/** Inside the bars on a large screen, where the foot says who won; a phone has it all in one column. */
export function Ending({ setting }: { setting: Setting }) {
  const { props, say, nameOf } = setting;
  const { view, outcome, language, words, layout } = props;
  if (!outcome) return null;
  const winners = outcome.places.at(0) ?? [];
  const title =
    winners.length === 0
      ? say.nobodyWon
      : winners.some((seat) => seat === props.voice.reader)
        ? say.youWon
        : say.won(winners.map(nameOf).join(', '));
  // The first line says who won, and so does the title.
  const lines = words.ending(outcome, view, props.voice).slice(winners.length > 0 ? 1 : 0);
  const finder = view.ended?.how === 'found' ? view.ended.finder : null;
  const company = view.players.map((_player, seat) => seat).filter((seat) => seat !== finder);
  const order = outcome.places.length > 0 ? outcome.places.flat() : view.players.map((_player, seat) => seat);
  const small = layout === 'phone' || layout === 'across';
  return (
    <section class="ab-end" aria-label={title} data-scene="end">
      <div class="ab-end-top">
        <span class="ab-end-company">
          {finder !== null && view.culprit !== null && (
            <Scroll side="left">{say.quoted(say.itWas(monkName(language, view.culprit)))}</Scroll>
          )}
          {finder !== null && (
            <Pawn colour={view.players[finder].colour} kneels={false} width={small ? 54 : 96} />
          )}
        </span>
        <span class="ab-end-rays">
          {view.culprit !== null && (
            <SuspectCard suspect={view.culprit} language={language} width={small ? 104 : 150} />
          )}
        </span>
        <span class="ab-end-company">
          {company.map((seat) => (
            <Pawn
              key={seat}
              colour={view.players[seat].colour}
              kneels={false}
              width={small ? 30 : company.length > 3 ? 50 : 64}
            />
          ))}
        </span>
      </div>
      {small && (
        <>
          <h2>{title}</h2>
          <p>{lines.at(0)}</p>
        </>
      )}
      <ul class="ab-end-list">
        {order.map((seat) => (
          <EndLine key={seat} setting={setting} seat={seat} won={winners.includes(seat)} />
        ))}
      </ul>
      {small && <div class="row">{props.after}</div>}
      <Piles setting={setting} />
    </section>
  );
}

/** One player: the points with what each was given for, and the hand laid open. */
function EndLine({ setting, seat, won }: { setting: Setting; seat: Seat; won: boolean }) {
  const { props, say, nameOf } = setting;
  const { view, outcome, language, words } = props;
  const parts = outcome?.scores?.find((score) => score.seat === seat)?.parts ?? {};
  const sum = Object.values(parts).reduce((total, part) => total + part, 0);
  const name = seat === props.voice.reader ? say.you : nameOf(seat);
  const books = view.players[seat].own?.books ?? [];
  return (
    <li class={won ? 'ab-end-line first' : 'ab-end-line'}>
      <p class="ab-end-name">
        <Initial
          letter={name.charAt(0)}
          colour={view.players[seat].colour}
          size={view.players.length > 4 ? 38 : 46}
        />
        <span>
          <b>
            <Fitted text={name} />
          </b>
          <span class="ab-end-score">{say.points(sum)}</span>
        </span>
      </p>
      <ul class="ab-end-parts">
        <Revelations setting={setting} seat={seat} />
        {(['culprit', 'falseAccusations'] as const).map(
          (part) =>
            (parts[part] ?? 0) !== 0 && (
              <li key={part}>
                <ThingSign thing="card" width={18} />
                {words.parts[part]}
                <Points points={parts[part]} />
              </li>
            ),
        )}
      </ul>
      <span class="ab-end-hand">
        {view.players[seat].own?.hand.map((suspect) => (
          <span key={suspect} role="img" aria-label={monkName(language, suspect)}>
            <Portrait suspect={suspect} width={34} />
          </span>
        ))}
      </span>
      {books.length > 0 && (
        <span class="ab-end-books">
          {say.keptBooks(books.map((book) => bookWords(language, book).name).join(', '))}
        </span>
      )}
    </li>
  );
}

function Points({ points }: { points: number }) {
  return (
    <b class={points > 0 ? 'ab-end-gain' : 'ab-end-loss'}>
      {points > 0 ? '+' : ''}
      {signed(points)}
    </b>
  );
}

/** What somebody had said of the culprit, and whether it was so. */
function Revelations({ setting, seat }: { setting: Setting; seat: Seat }) {
  const { view, language } = setting.props;
  const guilty = view.culprit === null ? [] : valuesOf(view.culprit);
  return (
    <>
      {view.revelations
        .filter((one) => one.seat === seat)
        .map(({ value }) => (
          <li key={value}>
            <ValueSign value={value} size={26} />
            {capital(valueName(language, value))}
            {view.culprit !== null && (
              <Points points={guilty.includes(value) ? RIGHT_REVELATION : WRONG_REVELATION} />
            )}
          </li>
        ))}
    </>
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
