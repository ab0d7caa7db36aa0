/** What the words of all games have in common. */

import {
  type FormStep,
  type GameText,
  type GameTypes,
  type GameWords,
  type Language,
  type OptionValue,
  type OptionWords,
  type Primer,
  type PrimerPart,
  type RulesChapter,
  type Seat,
  typeset,
  type Voice,
  WINDOW_LENGTHS,
} from '@conclave/engine';

/** Somebody spoken of: the reader, or another by name. */
export type Who = { readonly you: true } | { readonly you: false; readonly name: string };

export function whoFor(voice: Voice): (seat: Seat) => Who {
  return (seat) => (seat === voice.reader ? { you: true } : { you: false, name: voice.name(seat) });
}

/** The first letter large. */
export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const ROMAN_DIGITS = [
  ['X', 10],
  ['IX', 9],
  ['V', 5],
  ['IV', 4],
  ['I', 1],
] as const;

/** A Roman numeral, for numbers below 40; nothing for 0. */
export function roman(number: number): string {
  let numeral = '';
  let rest = number;
  for (const [digit, value] of ROMAN_DIGITS) {
    for (; rest >= value; rest -= value) numeral += digit;
  }
  return numeral;
}

/** Is it a word of this table? */
export function isIn<Key extends string>(table: Readonly<Record<Key, unknown>>, key: string): key is Key {
  return Object.hasOwn(table, key);
}

export function numberAmong(params: Readonly<Record<string, OptionValue>>, name: string): number | undefined {
  const value = params[name];
  return typeof value === 'number' ? value : undefined;
}

type Sentences<Event extends { readonly type: string }, Speaker> = {
  readonly [Type in Event['type']]: (
    event: Extract<Event, { readonly type: Type }>,
    speak: Speaker,
  ) => string;
};

/** The sentence that is written for this type of event. */
export function sentenceOf<Event extends { readonly type: string }, Speaker>(
  sentences: Sentences<Event, Speaker>,
  event: Event,
  speak: Speaker,
): string {
  const type: Event['type'] = event.type;
  // The table has for every type what takes just that: more than its index can tell.
  const say = sentences[type] as (event: Event, speak: Speaker) => string;
  // Stored matches have told what older versions of the rules knew.
  return Object.hasOwn(sentences, type) ? say(event, speak) : '';
}

/** A sentence of a table by its key. The table has for every key what takes just its params: more than an index can tell. */
export function keyed<Speaker>(table: object, key: string, params: unknown, speak: Speaker): string {
  const sentences = table as Readonly<Record<string, (params: unknown, speak: Speaker) => string>>;
  return isIn(sentences, key) ? sentences[key](params, speak) : '';
}

/** Of a whole move: of a way its end alone, and nothing of what only says that it is over. */
export function mainSteps<Move extends { readonly kind: string }>(
  moves: readonly Move[],
  walking: readonly Move['kind'][],
  over: readonly Move['kind'][],
): Move[] {
  const isOn = (move: Move, next: Move | undefined) =>
    walking.includes(move.kind) && next !== undefined && walking.includes(next.kind);
  const main = moves.filter((move, at) => !isOn(move, moves[at + 1]) && !over.includes(move.kind));
  return main.length > 0 ? main : moves.slice(0, 1);
}

/** One thing after the other. */
export const inOrder = (labels: readonly string[]) => labels.join(' → ');

interface RuleWords<Chapter extends string, Id extends string> {
  readonly chapters: Readonly<Record<Chapter, string>>;
  readonly rules: Readonly<Record<Id, string>>;
}

export function rulesPage<Chapter extends string, Id extends string>(
  { chapters, rules }: RuleWords<Chapter, Id>,
  ids: Readonly<Record<Chapter, readonly Id[]>>,
): readonly RulesChapter[] {
  const keys = Object.keys(ids) as Chapter[];
  return keys.map((key) => ({
    title: chapters[key],
    paragraphs: ids[key].map((id) => ({ id, text: rules[id] })),
  }));
}

/** The text of a game: whatever its words give out is set as its language asks, here and nowhere else. */
export function gameText<G extends GameTypes>(words: Readonly<Record<Language, GameWords<G>>>): GameText<G> {
  return { en: typesetWords(words.en, typeset.en), fr: typesetWords(words.fr, typeset.fr) };
}

function typesetWords<G extends GameTypes>(
  words: GameWords<G>,
  touch: (text: string) => string,
): GameWords<G> {
  return {
    name: touch(words.name),
    tagline: touch(words.tagline),
    options: mapped(words.options, (option) => typesetOption(option, touch)),
    parts: mapped(words.parts, touch),
    label: (move, view, voice) => touch(words.label(move, view, voice)),
    ...(words.advice && { advice: (...meant) => touch(words.advice?.(...meant) ?? '') }),
    sentence: (event, voice) => touch(words.sentence(event, voice)),
    refusal: (refusal, voice) => touch(words.refusal(refusal, voice)),
    describe: (view, voice) =>
      words.describe(view, voice).map((passage) => ({
        ...passage,
        heading: touch(passage.heading),
        lines: passage.lines.map(touch),
      })),
    ending: (outcome, view, voice) => words.ending(outcome, view, voice).map(touch),
    ...(words.missed && { missed: (seat, shown) => touch(words.missed?.(seat, shown) ?? '') }),
    why: (key, params, voice) => touch(words.why(key, params, voice)),
    ...(words.teach && {
      teach: (...asked) => {
        const taught = words.teach?.(...asked);
        return taught ? touch(taught) : null;
      },
    }),
    form: (kind, choices, view, voice) => typesetForm(words.form(kind, choices, view, voice), touch),
    formTitle: (kind) => touch(words.formTitle(kind)),
    ...(words.seatsLine && {
      seatsLine: (seats) => {
        const line = words.seatsLine?.(seats);
        return line ? touch(line) : null;
      },
    }),
    ...(words.role && { role: (...asked) => touch(words.role?.(...asked) ?? '') }),
    ...(words.chapterOf && { chapterOf: words.chapterOf }),
    ...(words.primer && { primer: typesetPrimer(words.primer, touch) }),
    rules: words.rules.map(({ title, paragraphs }) => ({
      title: touch(title),
      paragraphs: paragraphs.map(({ id, text }) => ({ id, text: touch(text) })),
    })),
  };
}

function typesetPrimer({ goal, facts, panels, box }: Primer, touch: (text: string) => string): Primer {
  const part = ({ title, line }: PrimerPart) => ({ title: touch(title), line: touch(line) });
  return { goal: goal.map(touch), facts: facts.map(touch), panels: panels.map(part), box: box.map(part) };
}

function mapped<From, To>(
  table: Readonly<Record<string, From>>,
  change: (value: From) => To,
): Readonly<Record<string, To>> {
  return Object.fromEntries(Object.entries(table).map(([key, value]) => [key, change(value)]));
}

function typesetOption({ name, line, values }: OptionWords, touch: (text: string) => string): OptionWords {
  return { name: touch(name), line: touch(line), ...(values && { values: mapped(values, touch) }) };
}

/** Values of choices and moves are not for reading. */
function typesetForm<Move>(
  step: FormStep<Move> | null,
  touch: (text: string) => string,
): FormStep<Move> | null {
  if (step === null || 'move' in step) return step;
  const { prompt, choices } = step.field;
  return {
    field: {
      prompt: touch(prompt),
      choices: choices.map(({ value, label }) => ({ value, label: touch(label) })),
    },
  };
}

const seconds = (none: string) =>
  Object.fromEntries(WINDOW_LENGTHS.map((length) => [length, length === '0' ? none : `${length}\u00a0s`]));

/** The host's option of games with secret windows (see `windowOption` of the engine). */
export const WINDOW_WORDS: Readonly<Record<Language, OptionWords>> = {
  en: {
    name: 'Time for secret answers',
    line: 'It passes in full, whoever has answered, so that nobody learns who had a choice.',
    values: seconds('none: standing orders decide at once'),
  },
  fr: {
    name: 'Temps des réponses secrètes',
    line: 'Il s’écoule en entier, quoi qu’on ait répondu : personne n’apprend ainsi qui avait le choix.',
    values: seconds('aucun : les consignes décident aussitôt'),
  },
};
