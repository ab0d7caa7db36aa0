/** The menu: game, seats, who sits where, options, language, on one page. */

import {
  defaultOf,
  houseWords,
  LANGUAGES,
  type Language,
  LEVELS,
  type OptionSpec,
  type OptionValue,
  optionTable,
  readOptions,
} from '@conclave/engine';
import { type GameEntry, gameEntries } from '@conclave/games/entries';
import { houseName } from '@conclave/wire/names';
import { type Chair, named, people } from './play/chairs.ts';
import type { TableSetup } from './play/table-setup.ts';
import type { Choice, Line } from './terminal/page.ts';
import type { Screen } from './terminal/screen.ts';
import { cliWords } from './words/index.ts';

interface Draft {
  readonly entry: GameEntry;
  readonly seats: number;
  /** By seat, for as many as the game could have. */
  readonly sitting: readonly ('person' | (typeof LEVELS)[number])[];
  /** By seat: what a person wants to be called. */
  readonly names: readonly (string | null)[];
  /** Set by hand; the others follow their defaults. */
  readonly options: Readonly<Record<string, OptionValue>>;
  /** Whether people may be given hints against each other. */
  readonly aids: boolean;
  readonly language: Language;
}

/** A row of the menu, and the draft when it is turned to its next or last value. */
interface Row {
  readonly choice: Choice;
  turn(by: 1 | -1): Draft;
  /** What typing on this row does. */
  typed?(text: string): Draft;
}

const SITTERS = ['person', ...LEVELS] as const;

function turned<Value>(values: readonly Value[], value: Value, by: 1 | -1): Value {
  return values[(values.indexOf(value) + by + values.length) % values.length];
}

function draftFor(entry: GameEntry, language: Language): Draft {
  const { min, max } = entry.game.seats;
  return {
    entry,
    seats: Math.min(max, Math.max(min, 2)),
    sitting: Array.from({ length: max }, (_none, seat) => (seat === 0 ? 'person' : 'fair')),
    names: Array.from({ length: max }, () => null),
    options: {},
    aids: false,
    language,
  };
}

function chairsOf(draft: Draft): Chair[] {
  const sitting = draft.sitting.slice(0, draft.seats).map((sitter, seat) => {
    if (sitter !== 'person') return { kind: 'bot', level: sitter } as const;
    return { kind: 'person', name: draft.names[seat] ?? houseName(seat) } as const;
  });
  return named(sitting);
}

function replaced<Value>(values: readonly Value[], index: number, value: Value): Value[] {
  return values.map((old, at) => (at === index ? value : old));
}

function gameRow(draft: Draft): Row {
  const { menu } = cliWords[draft.language];
  const { name, tagline } = draft.entry.text[draft.language];
  return {
    choice: { label: menu.row(menu.game, name), detail: tagline },
    turn: (by) => {
      const entry = turned(gameEntries, draft.entry, by);
      return entry === draft.entry ? draft : draftFor(entry, draft.language);
    },
  };
}

function seatsRow(draft: Draft): Row {
  const { min, max } = draft.entry.game.seats;
  const counts = Array.from({ length: max - min + 1 }, (_none, index) => min + index);
  const { menu } = cliWords[draft.language];
  return {
    choice: { label: menu.row(menu.players, draft.seats), gap: true },
    turn: (by) => ({ ...draft, seats: turned(counts, draft.seats, by) }),
  };
}

function seatRow(draft: Draft, chair: Chair, seat: number): Row {
  const { menu } = cliWords[draft.language];
  const who =
    chair.kind === 'bot'
      ? menu.bot(chair.name, houseWords[draft.language].levels[chair.level])
      : menu.person(chair.name);
  const turn = (by: 1 | -1) => {
    const next = turned(SITTERS, draft.sitting[seat], by);
    return { ...draft, sitting: replaced(draft.sitting, seat, next) };
  };
  const typed = (text: string) => ({ ...draft, names: replaced(draft.names, seat, text.slice(0, 20)) });
  const choice = { label: menu.row(menu.seat(seat + 1), who) };
  return chair.kind === 'person' ? { choice, turn, typed } : { choice, turn };
}

function valuesOf(spec: OptionSpec): readonly OptionValue[] {
  switch (spec.kind) {
    case 'flag':
      return [false, true];
    case 'number':
      return Array.from({ length: spec.max - spec.min + 1 }, (_none, index) => spec.min + index);
    case 'choice':
      return spec.values;
  }
}

function optionRow(draft: Draft, key: string, spec: OptionSpec, first: boolean): Row {
  const { menu } = cliWords[draft.language];
  const { name, line, values = {} } = draft.entry.text[draft.language].options[key];
  const value = draft.options[key] ?? defaultOf(spec, draft.seats);
  const shown = typeof value === 'boolean' ? (value ? menu.yes : menu.no) : (values[value] ?? String(value));
  return {
    choice: { label: menu.row(name, shown), detail: line, gap: first },
    turn: (by) => ({ ...draft, options: { ...draft.options, [key]: turned(valuesOf(spec), value, by) } }),
  };
}

function aidsRow(draft: Draft): Row {
  const { menu } = cliWords[draft.language];
  return {
    choice: { label: menu.row(menu.aids, draft.aids ? menu.yes : menu.no), detail: menu.aidsLine },
    turn: () => ({ ...draft, aids: !draft.aids }),
  };
}

function languageRow(draft: Draft): Row {
  const { menu, language } = cliWords[draft.language];
  return {
    choice: { label: menu.row(menu.languageRow, language), gap: true },
    turn: (by) => ({ ...draft, language: turned(LANGUAGES, draft.language, by) }),
  };
}

function rowsOf(draft: Draft, chooseGame: boolean): Row[] {
  const options = Object.entries(optionTable(draft.entry.game));
  return [
    ...(chooseGame ? [gameRow(draft)] : []),
    seatsRow(draft),
    ...chairsOf(draft).map((chair, seat) => seatRow(draft, chair, seat)),
    ...options.map(([key, spec], index) => optionRow(draft, key, spec, index === 0)),
    ...(people(chairsOf(draft)).length > 1 ? [aidsRow(draft)] : []),
    languageRow(draft),
  ];
}

/** `null`: the person left. */
export async function menu(
  screen: Screen,
  language: Language,
  game: GameEntry | null,
): Promise<TableSetup | null> {
  let draft = draftFor(game ?? gameEntries[0], language);
  let selected = 0;
  let notice: Line | null = null;
  for (;;) {
    const { menu: words } = cliWords[draft.language];
    const rows = rowsOf(draft, game === null);
    const start = rows.length;
    const answer = await screen.ask({
      title: words.title,
      ...(game && { aside: game.text[draft.language].name }),
      body: [],
      choices: [
        ...rows.map(({ choice }) => choice),
        { label: words.start, gap: true },
        { label: words.quit },
      ],
      selected,
      ...(notice && { notice }),
      footer: words.footer,
    });
    notice = null;
    if (answer.type === 'back') return null;
    if (answer.type === 'choice' && answer.index === start + 1) return null;
    if (answer.type === 'choice' && answer.index === start) {
      const read = readOptions(draft.entry.game, draft.seats, draft.options);
      if (read.ok) return agreed(draft, read.options);
      notice = { text: refusalWords(draft, read.refusal), style: 'warning' };
    } else if (answer.type === 'choice' || answer.type === 'turn') {
      selected = answer.index;
      if (selected < start) draft = rows[selected].turn(answer.type === 'turn' ? answer.by : 1);
    } else if (answer.type === 'line' && answer.selected !== null && answer.selected < start) {
      selected = answer.selected;
      draft = rows[selected].typed?.(answer.text) ?? draft;
    }
  }
}

function agreed(draft: Draft, options: Readonly<Record<string, OptionValue>>): TableSetup {
  const { entry, aids, language } = draft;
  return { entry, chairs: chairsOf(draft), options, aids, language, seed: null };
}

function refusalWords(
  { entry, language }: Draft,
  refusal: Parameters<(typeof houseWords)['en']['refusal']>[0],
): string {
  const voice = { reader: 'gallery', name: String } as const;
  return houseWords[language].refusal(refusal) ?? entry.text[language].refusal(refusal, voice);
}
