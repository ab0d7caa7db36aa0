/** The suspect sheet: 24 portraits with one's own marks, what one saw, and what follows from it. */

import type { Seat } from '@conclave/engine';
import type { NotebookProps } from '@conclave/kit';
import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { capital } from '../../words.ts';
import type { Reasons } from '../mind/mind.ts';
import type { Whereabouts } from '../mind/ponder.ts';
import type { Abbey } from '../rules/game.ts';
import { FEATURES, MONKS, type Suspect, VALUES_OF, type Value } from '../rules/suspects.ts';
import { firstName, massName, monkName, valueName, valuesOf } from './names.ts';
import {
  asked,
  chanceOf,
  type Follows,
  isFine,
  type Known,
  knowledgeOf,
  roughly,
  useFollows,
} from './notebook/knowledge.ts';
import {
  MARKS,
  readMarks,
  type SheetMarks,
  withMark,
  withNextMark,
  withNote,
} from './notebook/sheet-marks.ts';
import { UtterancePage, UtteranceTabs } from './notebook/utterance-page.tsx';
import { Portrait, ThingSign, Token, useFigures, ValueSign } from './pieces/figures.tsx';
import { readPointing, withPointing } from './pointing.ts';
import { type Mark, tableWords } from './words.ts';

type Props = NotebookProps<Abbey>;

const ORDERS = ['franciscan', 'benedictine', 'hospitaller'] as const;

export function AbbeyNotebook(props: Props) {
  useFigures();
  const { language, assistance, marks, write, shared, share } = props;
  const say = tableWords[language].sheet;
  const [filter, setFilter] = useState<readonly Value[]>([]);
  const [chosen, setChosen] = useState<Suspect>(0);
  const [heard, setHeard] = useState<Seat | null>(null);
  const { culprit } = props.view;
  useEffect(() => {
    if (culprit !== null) setChosen(culprit);
  }, [culprit]);
  const follows = useFollows(props);
  const known = knowledgeOf(props, assistance, follows);
  const sheet = readMarks(marks);
  const save = (next: SheetMarks) => write(JSON.stringify(next));
  const { fits: asked, ringed, takesNames } = readPointing(shared);
  const note = useRef<HTMLInputElement>(null);
  /** Opens him, and names him in the question, or rings on the board where he may lie; once more takes that away. */
  const choose = (suspect: Suspect) => {
    const again = suspect === chosen && ringed.length > 0;
    setChosen(suspect);
    if (takesNames) {
      share(withPointing(shared, { named: suspect }));
      return;
    }
    share(withPointing(shared, { ringed: again ? [] : placesOf(known[suspect]) }));
  };
  const fits = (suspect: Suspect) =>
    asked ? asked.includes(suspect) : filter.every((value) => valuesOf(suspect).includes(value));
  const highest = Math.max(...known.map(({ chance }) => chance ?? 0));
  const left = known.filter(({ isInnocent }) => !isInnocent).length;
  const onKey = (suspect: Suspect) => (event: KeyboardEvent) => {
    const key = event.key.toLowerCase();
    const mark = ({ x: 'cross', '?': 'doubt', s: 'star' } as const)[key];
    if (!mark && key !== 'n') return;
    event.preventDefault();
    setChosen(suspect);
    if (mark) save(withMark(sheet, suspect, mark));
    else note.current?.focus();
  };
  return (
    <div class="ab-sheet">
      <p class="ab-sheet-head">
        <b data-help={say.help} data-help-title={say.title}>
          {say.title}
        </b>
        {takesNames ? <i>{say.names}</i> : assistance !== 'off' && <span>{say.left(left)}</span>}
        {follows.chances && isFine(follows) && <i>{say.roughly}</i>}
      </p>
      <UtteranceTabs props={props} open={heard} choose={setHeard} />
      {heard !== null && <UtterancePage props={props} of={heard} />}
      {heard === null && (
        <Strip props={props} known={known} follows={follows} filter={filter} setFilter={setFilter} />
      )}
      {(heard === null ? ORDERS : []).map((order) => (
        <ul key={order} class="ab-suspects" aria-label={valueName(language, order)}>
          <li class="ab-order" aria-hidden="true">
            <ValueSign value={order} size={30} />
          </li>
          {MONKS.map(
            (monk, suspect) =>
              monk.order === order && (
                <li key={suspect} class={fits(suspect) ? (asked ? 'fits' : undefined) : 'dim'}>
                  <button
                    type="button"
                    class={[
                      'ab-suspect',
                      known[suspect].isInnocent && !known[suspect].inHand ? 'innocent' : '',
                      chosen === suspect ? 'chosen' : '',
                    ].join(' ')}
                    aria-pressed={chosen === suspect}
                    aria-label={labelOf(props, suspect, known[suspect], sheet)}
                    onClick={() => choose(suspect)}
                    onKeyDown={onKey(suspect)}
                    onContextMenu={(event) => {
                      event.preventDefault();
                      setChosen(suspect);
                      save(withNextMark(sheet, suspect));
                    }}
                  >
                    <Portrait suspect={suspect} width={44} />
                    <span class="ab-beside">
                      <Where props={props} known={known[suspect]} figures={isFine(follows)} />
                      {known[suspect].isPublic && <Eye />}
                      {sheet.marks[suspect] && <MarkSign mark={sheet.marks[suspect]} />}
                      {sheet.notes[suspect] && <NoteSign />}
                    </span>
                    <b>{firstName(language, suspect)}</b>
                    {known[suspect].chance !== null && !known[suspect].isInnocent && (
                      <i class="ab-bar" style={{ '--part': (known[suspect].chance ?? 0) / (highest || 1) }} />
                    )}
                  </button>
                </li>
              ),
          )}
        </ul>
      ))}
      {heard === null && (
        <Detail
          props={props}
          suspect={chosen}
          known={known[chosen]}
          sheet={sheet}
          save={save}
          follows={follows}
          note={note}
        />
      )}
    </div>
  );
}

/** What is known of where he lies: all that logic leaves, or where he was seen last. */
function placesOf({ places, holder }: Known): readonly Whereabouts[] {
  return places ?? (holder === null ? [] : [holder]);
}

function labelOf({ language }: Props, suspect: Suspect, known: Known, sheet: SheetMarks): string {
  const say = tableWords[language].sheet;
  const mark = sheet.marks[suspect];
  return [
    monkName(language, suspect),
    ...valuesOf(suspect).map((value) => valueName(language, value)),
    ...(known.inHand ? [say.inHand] : known.isInnocent ? [say.innocent] : []),
    ...(known.isPublic ? [say.publicly] : []),
    ...(known.chance !== null && !known.isInnocent ? [say.chance(Math.round(known.chance * 20) * 5)] : []),
    ...(mark ? [say.marks[mark]] : []),
  ].join(', ');
}

interface StripProps {
  readonly props: Props;
  readonly known: readonly Known[];
  readonly follows: Follows;
  readonly filter: readonly Value[];
  setFilter(filter: readonly Value[]): void;
}

/** The culprit so far: the chance of every value, and who revealed it. Its signs are filters. */
function Strip({ props, known, follows, filter, setFilter }: StripProps) {
  const { view, language, voice } = props;
  const say = tableWords[language].sheet;
  return (
    <div class="ab-strip">
      {FEATURES.map((feature) => (
        <span key={feature} style={{ '--parts': VALUES_OF[feature].length }}>
          {VALUES_OF[feature].map((value) => {
            const chance = isFine(follows) ? chanceOf(value, known) : null;
            const revealed = view.revelations.filter((one) => one.value === value);
            const name = valueName(language, value);
            const facts = [
              ...(chance === null ? [] : [say.chance(Math.round(chance * 20) * 5)]),
              ...revealed.map(({ seat }) => say.revealedBy(name, voice.name(seat))),
            ];
            return (
              <button
                key={value}
                type="button"
                aria-pressed={filter.includes(value)}
                aria-label={[say.filter(name), ...facts].join('. ')}
                data-help={[say.filter(name), ...facts].join('. ')}
                data-help-title={name}
                onClick={() =>
                  setFilter(
                    filter.includes(value) ? filter.filter((one) => one !== value) : [...filter, value],
                  )
                }
              >
                {revealed.map(({ seat }) => (
                  <Token key={seat} colour={view.players[seat].colour} size={18} />
                ))}
                <ValueSign value={value} size={26} />
                {chance !== null && <b class="tabular" data-figure={roughly(chance) || '\u00a0'} />}
              </button>
            );
          })}
        </span>
      ))}
    </div>
  );
}

/** Where he is, as far as known; or how likely he did it. */
function Where({ props, known, figures }: { props: Props; known: Known; figures: boolean }) {
  const { view, seat } = props;
  if (known.inHand) return <ThingSign thing="card" width={15} />;
  if (known.isInnocent && known.holder !== null) {
    return (
      <span class={known.isSure ? 'ab-holder' : 'ab-holder unsure'}>
        {known.holder === 'pile' ? (
          <ThingSign thing="card" width={13} />
        ) : (
          <Token colour={view.players[known.holder === seat ? seat : known.holder].colour} size={20} />
        )}
      </span>
    );
  }
  if (known.chance !== null && figures)
    return <span class="ab-chance tabular" data-figure={roughly(known.chance)} />;
  return null;
}

interface DetailProps {
  readonly props: Props;
  readonly suspect: Suspect;
  readonly known: Known;
  readonly sheet: SheetMarks;
  readonly follows: Follows;
  readonly note: RefObject<HTMLInputElement | null>;
  save(sheet: SheetMarks): void;
}

/** The chosen one: what is known of him, and the pen. */
function Detail({ props, suspect, known, sheet, follows, note, save }: DetailProps) {
  const { language } = props;
  const say = tableWords[language].sheet;
  return (
    <section class="ab-detail" aria-label={monkName(language, suspect)}>
      <Portrait suspect={suspect} width={66} />
      <div>
        <p class="ab-detail-name">
          <b>{monkName(language, suspect)}</b>
          {valuesOf(suspect).map((value) => (
            <span key={value} role="img" aria-label={valueName(language, value)}>
              <ValueSign value={value} size={20} />
            </span>
          ))}
        </p>
        <p>{storyOf(props, known, follows).join(' ')}</p>
        {isProved(known, follows) && (
          <FromWhat key={`${suspect} ${props.told.length}`} props={props} suspect={suspect} />
        )}
        <div class="ab-pens">
          {MARKS.map((mark) => (
            <button
              key={mark}
              type="button"
              aria-pressed={sheet.marks[suspect] === mark}
              aria-label={say.marks[mark]}
              onClick={() => save(withMark(sheet, suspect, mark))}
            >
              <MarkSign mark={mark} />
            </button>
          ))}
          <input
            ref={note}
            type="text"
            aria-label={say.noteFor(monkName(language, suspect))}
            placeholder={say.note}
            value={sheet.notes[suspect] ?? ''}
            onInput={(event) => save(withNote(sheet, suspect, event.currentTarget.value))}
          />
        </div>
      </div>
    </section>
  );
}

/** It was not seen, it follows. */
function isProved({ places, inHand, sightings }: Known, { logic }: Follows): boolean {
  if (!logic || !places || inHand) return false;
  return places.length === 1 || (sightings.length === 0 && !places.includes('culprit'));
}

/** From what it follows; worked out when it is asked for. */
function FromWhat({ props, suspect }: { props: Props; suspect: Suspect }) {
  const { language, words, voice, ponder } = props;
  const say = tableWords[language].sheet;
  const [reasons, setReasons] = useState<Reasons | null>(null);
  const ask = async () =>
    setReasons((await asked(ponder, { about: 'reasons', suspect })) as unknown as Reasons | null);
  const events = reasons?.place ?? reasons?.innocent ?? null;
  return (
    <details class="ab-from-what" onToggle={(event) => event.currentTarget.open && void ask()}>
      <summary class="ab-from-what-ask">{say.fromWhat}</summary>
      {events === null ? (
        <p>{say.thinking}</p>
      ) : events.length === 0 ? (
        <p>{say.fromSizes}</p>
      ) : (
        <ul>
          {events.map((event, i) => (
            <li key={i}>{words.sentence(event, voice)}</li>
          ))}
        </ul>
      )}
    </details>
  );
}

/** What one saw of him, the latest first, and what follows. */
function storyOf(
  { language, voice, seat, assistance }: Props,
  known: Known,
  follows: Follows,
): readonly string[] {
  const words = tableWords[language];
  const say = words.sheet;
  if (assistance === 'off') return [];
  const name = (holder: Known['holder']) =>
    holder === null
      ? ''
      : holder === 'pile'
        ? say.parlour
        : holder === seat
          ? words.youAmong
          : voice.name(holder);
  const seen = known.sightings
    .slice(-2)
    .reverse()
    .map(({ how, holder, from, mass }) =>
      capital(say.seen[how](name(holder), name(from), massName(language, mass))),
    );
  const places = known.places?.map((place) => {
    if (place === 'culprit') return say.underPlan;
    if (place === 'pile') return say.inParlour;
    return place === seat ? say.withYou : say.withSomebody(voice.name(place));
  });
  const verdict = known.inHand
    ? [say.inHand]
    : known.sightings.length > 0
      ? [say.innocent]
      : known.isInnocent
        ? [say.cannot]
        : [say.unseen];
  return [
    ...verdict,
    ...(known.isPublic ? [say.publicly] : []),
    ...seen,
    ...(places && places.length > 0 && !known.inHand ? [say.maybe(places)] : []),
    ...(follows.thinking ? [say.thinking] : []),
    ...(follows.chances?.within ? [say.surer(Math.max(1, Math.round(follows.chances.within * 100)))] : []),
    ...(assistance === 'follows' && follows.logic && !follows.chances && !follows.thinking
      ? [say.noHistory]
      : []),
  ];
}

const STROKES: Readonly<Record<Mark, string>> = {
  cross: 'M-8 -7C-3 -2 3 3 8 8M7 -8C3 -2 -3 3 -8 7',
  doubt: 'M-5 -4C-5 -10 6 -11 6 -4C6 1 0 0 0 5M0 9V9.5',
  star: 'M0 -9L2.6 -3L9 -2.6L4 1.6L5.7 8L0 4.5L-5.7 8L-4 1.6L-9 -2.6L-2.6 -3Z',
};

/** Drawn with the pen: vermilion, lapis, gold; the help's own marks are ink. */
function MarkSign({ mark }: { mark: Mark }) {
  return (
    <svg class={`ab-mark ${mark}`} width="20" height="20" viewBox="-11 -11 22 22" aria-hidden="true">
      <path d={STROKES[mark]} />
    </svg>
  );
}

/** Everybody saw him. */
function Eye() {
  return (
    <svg width="20" height="13" viewBox="-11 -7 22 14" aria-hidden="true">
      <path
        d="M-10 0C-6 -7 6 -7 10 0C6 7 -6 7 -10 0Z"
        fill="#fbf5e6"
        stroke="#2f6b4f"
        stroke-width="2"
        stroke-linejoin="round"
      />
      <circle r="3.2" fill="#2f6b4f" />
    </svg>
  );
}

function NoteSign() {
  return (
    <svg width="16" height="16" viewBox="-9 -10 19 20" aria-hidden="true">
      <path d="M-7 -8H4L8 -4V8H-7Z" fill="#fbf5e6" stroke="#2b2118" stroke-width="1.500" />
      <path d="M-4 -2H5M-4 2H5M-4 6H2" fill="none" stroke="#24508f" stroke-width="1.300" />
    </svg>
  );
}
