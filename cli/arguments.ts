/** Reading a command line: what is given must make sense, and is refused by name where it does not. */

import { type ParseArgsConfig, parseArgs } from 'node:util';
import { type BotName, TABLE_BUDGET } from '@conclave/bots';
import {
  type AnyGame,
  type Budget,
  houseWords,
  LANGUAGES,
  type Language,
  LEVELS,
  type Level,
  type OptionSpec,
  type OptionValue,
  optionTable,
  readOptions,
} from '@conclave/engine';
import { type GameEntry, gameEntries } from '@conclave/games/entries';
import { closest } from './did-you-mean.ts';
import { UsageError } from './failure.ts';
import type { ErrorWords } from './words/words.ts';

export type FlagTable = Readonly<
  Record<string, { readonly type: 'string' | 'boolean'; readonly multiple?: true }>
>;

/** Flags that every command understands. */
export const COMMON_FLAGS = {
  help: { type: 'boolean' },
  lang: { type: 'string' },
} as const satisfies FlagTable;

export interface Parsed {
  readonly positionals: readonly string[];
  text(flag: string): string | undefined;
  all(flag: string): readonly string[];
  given(flag: string): boolean;
}

export function parse(
  argv: readonly string[],
  flags: FlagTable,
  positionals: number,
  errors: ErrorWords,
): Parsed {
  const options: ParseArgsConfig['options'] = { ...COMMON_FLAGS, ...flags };
  const parsed = tryParse(argv, options, errors);
  if (parsed.positionals.length > positionals) {
    throw new UsageError(errors.unexpected(parsed.positionals[positionals]));
  }
  const values = new Map(Object.entries(parsed.values));
  return {
    positionals: parsed.positionals,
    text: (flag) => {
      const value = values.get(flag);
      return typeof value === 'string' ? value : undefined;
    },
    all: (flag) => {
      const value = values.get(flag);
      return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
    },
    given: (flag) => values.has(flag),
  };
}

function tryParse(argv: readonly string[], options: ParseArgsConfig['options'], errors: ErrorWords) {
  try {
    return parseArgs({ args: [...argv], options, allowPositionals: true, strict: true });
  } catch (error) {
    if (!(error instanceof TypeError && 'code' in error)) throw error;
    const flag = /'(-[^' ]*)/.exec(error.message)?.[1] ?? argv.join(' ');
    if (error.code !== 'ERR_PARSE_ARGS_UNKNOWN_OPTION') throw new UsageError(errors.flagValue(flag));
    const known = Object.keys(options ?? {}).map((name) => `--${name}`);
    throw new UsageError(orMeant(errors.unknownFlag(flag), flag, known, errors));
  }
}

/** What is wrong with a name, and which one was meant, if that can be told. */
export function orMeant(
  wrong: string,
  word: string,
  known: readonly string[],
  { didYouMean }: ErrorWords,
): string {
  const meant = closest(word, known);
  return meant === null ? wrong : `${wrong} ${didYouMean(meant)}`;
}

/** By flag, wherever it stands; then by what the terminal speaks. */
export function languageOf(
  argv: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Language {
  const at = argv.indexOf('--lang');
  const flag =
    at >= 0 ? argv[at + 1] : argv.find((word) => word.startsWith('--lang='))?.slice('--lang='.length);
  const spoken = flag ?? (env.LC_ALL || env.LC_MESSAGES || env.LANG || '').slice(0, 2).toLowerCase();
  return isLanguage(spoken) ? spoken : 'en';
}

function isLanguage(name: string): name is Language {
  return LANGUAGES.some((language) => language === name);
}

export function checkLanguage(parsed: Parsed, errors: ErrorWords): void {
  const flag = parsed.text('lang');
  if (flag !== undefined && !isLanguage(flag)) throw new UsageError(errors.unknownLanguage(flag));
}

export function wholeNumber(
  parsed: Parsed,
  flag: string,
  fallback: number,
  least: number,
  errors: ErrorWords,
): number {
  const text = parsed.text(flag);
  if (text === undefined) return fallback;
  const value = Number(text);
  if (!/^\d{1,9}$/.test(text) || value < least)
    throw new UsageError(errors.notWhole(`--${flag}`, text, least));
  return value;
}

export function listOf(text: string): string[] {
  return text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');
}

export function gameOf(parsed: Parsed, errors: ErrorWords): GameEntry {
  const ids = gameEntries.map(({ game }) => game.id);
  const id = parsed.positionals.at(0);
  if (id === undefined) throw new UsageError(`${errors.missing(errors.game)} ${errors.unknownGames(ids)}`);
  const found = gameEntries.find(({ game }) => game.id === id);
  if (!found) throw new UsageError(orMeant(errors.unknownGame(id, ids), id, ids, errors));
  return found;
}

export const BOT_NAMES: readonly BotName[] = ['random', ...LEVELS, 'search'];

export function botNameOf(text: string, errors: ErrorWords): BotName {
  const name = BOT_NAMES.find((known) => known === text);
  if (!name) throw new UsageError(orMeant(errors.unknownBot(text, BOT_NAMES), text, BOT_NAMES, errors));
  return name;
}

export function levelOf(text: string, errors: ErrorWords): Level {
  const level = LEVELS.find((known) => known === text);
  if (!level) throw new UsageError(orMeant(errors.unknownBot(text, LEVELS), text, LEVELS, errors));
  return level;
}

/** What `--bots` says of so many chairs, in order: the last level stands for all that are left, and fair for none. */
export function botsOf(parsed: Parsed, chairs: number, errors: ErrorWords): Level[] {
  const named = listOf(parsed.text('bots') ?? '').map((name) => levelOf(name, errors));
  if (named.length > chairs) throw new UsageError(errors.tooMany('--bots', named.length, chairs));
  return Array.from({ length: chairs }, (_none, chair) => named[chair] ?? named.at(-1) ?? 'fair');
}

/** `--you 0,2`, or `none`. */
export function seatsOfPeople(text: string, seats: number, errors: ErrorWords): Set<number> {
  if (text === 'none') return new Set();
  return new Set(
    listOf(text).map((item) => {
      const seat = Number(item);
      if (!/^\d{1,2}$/.test(item) || seat >= seats) throw new UsageError(errors.noSuchSeat(item, seats));
      return seat;
    }),
  );
}

/** Seeds of tools may be any word; a number stays one. */
export function seedOf(parsed: Parsed, fallback: string | number): string | number {
  const text = parsed.text('seed');
  if (text === undefined) return fallback;
  return /^(0|[1-9]\d{0,14})$/.test(text) ? Number(text) : text;
}

/** Plain numbers count iterations, `50ms` is time. */
export function budgetOf(parsed: Parsed, errors: ErrorWords): Budget | undefined {
  const text = parsed.text('budget');
  if (text === undefined) return undefined;
  if (text === 'table') return TABLE_BUDGET;
  const [, digits, unit] = /^([1-9]\d{0,8})(ms)?$/.exec(text) ?? [];
  if (digits === undefined) throw new UsageError(errors.notWhole('--budget', text, 1));
  return unit ? { milliseconds: Number(digits) } : { iterations: Number(digits) };
}

/** Two, where nobody says how many and the game allows it. */
export function seatsOf(parsed: Parsed, game: AnyGame, errors: ErrorWords, language: Language): number {
  const { min, max } = game.seats;
  const seats = wholeNumber(parsed, 'seats', Math.min(max, Math.max(min, 2)), 1, errors);
  optionsOf([], game, seats, errors, language);
  return seats;
}

/** `--option key=value`, read by the kind of the option. */
export function optionsOf(
  given: readonly string[],
  game: AnyGame,
  seats: number,
  errors: ErrorWords,
  language: Language,
): Record<string, OptionValue> {
  const table = optionTable(game);
  const json: Record<string, OptionValue> = {};
  for (const text of given) {
    const [, key, value] = /^([^=]+)=(.*)$/.exec(text) ?? [];
    if (key === undefined) throw new UsageError(errors.malformedOption(text));
    json[key] = Object.hasOwn(table, key) ? optionValue(key, table[key], value, errors) : value;
  }
  const read = readOptions(game, seats, json);
  if (read.ok) return read.options;
  const { reason, params } = read.refusal;
  const unknown = reason === 'optionUnknown' ? String(params?.option) : '';
  const words = houseWords[language].refusal(read.refusal);
  const text = gameEntries.find((entry) => entry.game === game)?.text[language];
  const voice = { reader: 'gallery', name: String } as const;
  const wrong = words ?? text?.refusal(read.refusal, voice) ?? reason;
  throw new UsageError(orMeant(wrong, unknown, Object.keys(table), errors));
}

const FLAG_WORDS: Readonly<Record<string, boolean>> = {
  true: true,
  yes: true,
  oui: true,
  on: true,
  '1': true,
  false: false,
  no: false,
  non: false,
  off: false,
  '0': false,
};

function optionValue(key: string, spec: OptionSpec, text: string, errors: ErrorWords): OptionValue {
  const refuse = (values: string, known: readonly string[] = []) =>
    new UsageError(orMeant(errors.optionValue(key, values), text, known, errors));
  switch (spec.kind) {
    case 'flag':
      if (!Object.hasOwn(FLAG_WORDS, text.toLowerCase())) throw refuse('true, false');
      return FLAG_WORDS[text.toLowerCase()];
    case 'number': {
      const value = Number(text);
      if (!/^-?\d{1,9}$/.test(text) || value < spec.min || value > spec.max) {
        throw refuse(errors.number(spec.min, spec.max));
      }
      return value;
    }
    case 'choice':
      if (!spec.values.includes(text)) throw refuse(spec.values.join(', '), spec.values);
      return text;
  }
}
