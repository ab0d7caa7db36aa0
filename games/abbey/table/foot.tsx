/** The foot of the page: the player's cards and books, the rubric, and buttons for moves without a place. */

import { sameJson } from '@conclave/engine';
import { ActionBar, Target } from '@conclave/kit';
import type { ComponentChildren } from 'preact';
import { knowersOf } from '../mind/knowers.ts';
import type { BookId } from '../rules/cards.ts';
import type { Move, MoveOf } from '../rules/moves.ts';
import type { Suspect } from '../rules/suspects.ts';
import { directionOf } from './direction.ts';
import { compose, mayGive, toggled } from './gift.ts';
import { hyphenated } from './hyphens.ts';
import { bookWords, monkName, valueName, valuesOf } from './names.ts';
import { LowCard, SuspectCard } from './pieces/cards.tsx';
import { Back, ThingSign } from './pieces/figures.tsx';
import { isButton, isPictured, type Pictured } from './places.ts';
import type { Opened } from './scene.tsx';
import type { Props, Setting } from './setting.ts';
import { labelled } from './words.ts';

/** How wide a card may be, in pixels. What would be narrower lies in rows of so many. */
const SIZES = {
  desk: { least: 62, most: 84, columns: 8 },
  tablet: { least: 62, most: 84, columns: 8 },
  phone: { least: 58, most: 66, columns: 6 },
  across: { least: 58, most: 66, columns: 4 },
} as const;
/** On a desk: the own plaque and the page's edges, and the rubric beside the hand, as in `foot.css`. */
const BESIDE = 150;
const rubricIn = (width: number) => Math.max(290, 0.36 * width);
/** Where both do not fit, the rubric stands below the hand. */
const NARROW = 860;

export const isNarrow = (width: number): boolean => width < NARROW;

/** Room for cards and books. */
function roomFor(layout: keyof typeof SIZES, width: number): number {
  switch (layout) {
    case 'desk':
      return width - BESIDE - (isNarrow(width) ? 0 : rubricIn(width));
    case 'tablet':
      return width - BESIDE;
    case 'phone':
      return width - 12;
    case 'across':
      return 322;
  }
}

const WIDEST_LOW = 94;
const GAP = 7;

export function Hand({ setting, small }: { setting: Setting; small: boolean }) {
  const { props, say, own, gift } = setting;
  const { language, view } = props;
  const mine = own === null ? null : view.players[own].own;
  if (!mine || own === null) return null;
  /** What is to be handed in lies in its slot. */
  const held = mine.hand.filter((suspect) => !gift?.cards.includes(suspect));
  const books = booksToShow(props, mine.books);
  const kept = books.length + (view.players[own].relic === 'none' ? 0 : 1);
  const { least, most, columns: inRow } = SIZES[props.layout];
  const room = roomFor(props.layout, setting.width);
  const wide = Math.floor(room / (mine.hand.length + kept)) - GAP;
  const low = wide < least;
  const columns = Math.min(inRow, Math.ceil(mine.hand.length / 2));
  const width = low ? Math.min(WIDEST_LOW, Math.floor(room / (columns + kept)) - GAP) : Math.min(most, wide);
  const Card = low ? LowCard : SuspectCard;
  return (
    <div class={low ? 'ab-holding low' : 'ab-holding'} style={{ '--width': `${width}px` }}>
      <ul class="ab-hand" data-kept aria-label={say.hand} style={{ '--columns': columns }}>
        {held.map((suspect) => (
          <li key={suspect}>
            <Target
              {...cardAt(setting, suspect)}
              class="ab-card"
              helpTitle={monkName(language, suspect)}
              help={`${valuesOf(suspect)
                .map((value) => valueName(language, value))
                .join(', ')}. ${say.cardHelp(others(setting, suspect))}`}
            >
              <Card suspect={suspect} language={language} width={width} />
            </Target>
          </li>
        ))}
      </ul>
      {kept > 0 && (
        <ul class="ab-books" aria-label={say.books}>
          {books.map((book) => {
            const { name, text } = bookWords(language, book);
            return (
              <li key={book}>
                <Target {...bookAt(setting, book)} class="ab-book" help={text} helpTitle={name}>
                  <Back deck="book" width={small ? 22 : 34} />
                  <b>{hyphenated(name)}</b>
                </Target>
              </li>
            );
          })}
          {view.players[own].relic !== 'none' && (
            <li>
              <Target
                {...setting.targets.at('relic', say.relicName)}
                class="ab-book relic"
                help={say.relicHelp}
                helpTitle={say.relicName}
              >
                <ThingSign thing="relic" width={small ? 20 : 30} />
                <b>{say.relicName}</b>
              </Target>
            </li>
          )}
        </ul>
      )}
    </div>
  );
}

/** Who else has seen one's own card. */
function others({ props, own, nameOf }: Setting, suspect: Suspect): readonly string[] | 'all' {
  const knowers = knowersOf(props.told, props.view.players.length, suspect);
  return knowers === 'all' ? 'all' : knowers.filter((seat) => seat !== own).map(nameOf);
}

/** The book that lies open before one can be given up too. */
function booksToShow({ control }: Props, kept: readonly BookId[]): readonly BookId[] {
  const open = control.moves.flatMap((move) => (move.kind === 'discard' ? [move.book] : []));
  return [...kept, ...open.filter((book) => !kept.includes(book))];
}

function cardAt({ props, say, targets, own, gift }: Setting, suspect: Suspect) {
  const { control, language } = props;
  const name = monkName(language, suspect);
  const here = targets.at(`card-${suspect}`, name);
  if (gift === null || control.moves.length === 0) return here;
  const cards = toggled(gift, suspect);
  const [advice] = control.advice;
  const lit = cards.length <= gift.size && mayGive(control.moves, suspect);
  return {
    ...here,
    lit,
    label: lit ? say.pick(name) : name,
    advised: advice?.kind === 'give' && advice.cards.includes(suspect),
    why: () => control.why({ kind: 'give', cards }),
    onChoose: () =>
      lit ? compose(props, own, { kind: 'give', cards }) : control.explain({ kind: 'give', cards }),
  };
}

function bookAt({ props, say, targets, own, gift }: Setting, book: BookId) {
  const { control, language } = props;
  const { name } = bookWords(language, book);
  const here = targets.at(`book-${book}`, name);
  const discard: MoveOf<'discard'> = { kind: 'discard', book };
  if (gift === null || !control.may(discard)) return here;
  return {
    ...here,
    lit: true,
    label: say.pick(name),
    picked: gift.book === book,
    advised: control.advises(discard),
    onChoose: () => compose(props, own, discard),
  };
}

interface RubricProps {
  readonly setting: Setting;
  readonly small: boolean;
  readonly opened: Opened;
  open(what: Opened): void;
}

export function Rubric({ setting, small, opened, open }: RubricProps) {
  const { props, say, own, gift } = setting;
  const { control, view, voice, words } = props;
  const plain = control.moves.filter(isButton);
  const pictured = [...new Set(control.moves.filter(isPictured).map(({ kind }) => kind))];
  const asks = control.moves.some(({ kind }) => kind === 'ask' || kind === 'askAll');
  const folds = opened === 'folded' && (asks || view.asked?.kind === 'window');
  const direction = directionOf(setting);
  const answer = own === null ? null : view.players[own].own?.answer;
  const done = plain.length === 1 && pictured.length === 0;
  return (
    <div class="ab-rubric" data-kept>
      <p class="ab-direction">
        <span class="ab-versal" aria-hidden="true">
          {direction.charAt(0)}
        </span>
        <span class="unseen">{direction}</span>
        <span aria-hidden="true">{direction.slice(1)}</span>
      </p>
      <div class="ab-buttons">
        <ActionBar actions={props.actions} language={props.language} layout={props.layout} />
        {folds && (
          <Button label={asks ? say.buildQuestion : say.backToMass} gold onChoose={() => open(null)} />
        )}
        {pictured.map(
          (kind: Pictured) =>
            opened !== kind && (
              <Button
                key={kind}
                label={say.choices[kind].button}
                advised={control.advice.some((move) => move.kind === kind)}
                gold={!done}
                onChoose={() => open(kind)}
              />
            ),
        )}
        {gift?.ready && (
          <Button
            label={say.buttons.give ?? ''}
            title={labelled(say, say.buttons.give ?? '', words.label(gift.ready, view, voice))}
            place="hand in"
            advised={control.advice.some((move) => sameJson(move, gift.ready))}
            gold
            onChoose={() => gift.ready && control.play(gift.ready)}
          />
        )}
        {plain.map((move: Move) => (
          <Button
            key={JSON.stringify(move)}
            label={say.buttons[move.kind] ?? words.label(move, view, voice)}
            title={labelled(say, say.buttons[move.kind] ?? '', words.label(move, view, voice))}
            advised={control.advises(move)}
            gold={
              move.kind !== 'withdraw' && !asks && (done || (move.kind !== 'done' && move.kind !== 'halt'))
            }
            onChoose={() => {
              // What is taken back lies there to be changed.
              if (move.kind === 'withdraw' && answer) control.compose([answer]);
              control.play(move);
            }}
          />
        ))}
        {props.outcome && !small && props.after}
      </div>
    </div>
  );
}

interface ButtonProps {
  readonly label: string;
  /** The whole of it, where the label is short. */
  readonly title?: string;
  readonly place?: string;
  readonly advised?: boolean;
  readonly gold?: boolean;
  readonly children?: ComponentChildren;
  onChoose(): void;
}

function Button({ label, title = label, place, advised, gold, children, onChoose }: ButtonProps) {
  return (
    <Target
      class={gold ? 'ab-gold' : 'ab-plain'}
      label={title}
      help={title === label ? undefined : title}
      lit
      place={place}
      advised={advised}
      onChoose={onChoose}
    >
      {children ?? label}
    </Target>
  );
}
