/** Reading a command line: what is given must make sense, and is refused by name where it does not. */

import { type ParseArgsConfig, parseArgs } from 'node:util';
import type { BotName } from '@conclave/bots';
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
import { type Shelved, shelf } from '@conclave/games/shelf';
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
    throw new UsageError(
      error.code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION' ? errors.unknownFlag(flag) : errors.flagValue(flag),
    );
  }
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

export function gameOf(parsed: Parsed, errors: ErrorWords): Shelved {
  const ids = shelf.map(({ game }) => game.id);
  const id = parsed.positionals.at(0);
  if (id === undefined) throw new UsageError(`${errors.missing(errors.game)} ${errors.unknownGames(ids)}`);
  const found = shelf.find(({ game }) => game.id === id);
  if (!found) throw new UsageError(errors.unknownGame(id, ids));
  return found;
}

export const BOT_NAMES: readonly BotName[] = ['random', ...LEVELS];

export function botNameOf(text: string, errors: ErrorWords): BotName {
  const name = BOT_NAMES.find((known) => known === text);
  if (!name) throw new UsageError(errors.unknownBot(text, BOT_NAMES));
  return name;
}

export function levelOf(text: string, errors: ErrorWords): Level {
  const level = LEVELS.find((known) => known === text);
  if (!level) throw new UsageError(errors.unknownBot(text, LEVELS));
  return level;
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
  const words = houseWords[language].refusal(read.refusal);
  const text = shelf.find((shelved) => shelved.game === game)?.text[language];
  const voice = { reader: 'gallery', name: String } as const;
  throw new UsageError(words ?? text?.refusal(read.refusal, voice) ?? read.refusal.reason);
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
  const refuse = (values: string) => new UsageError(errors.optionValue(key, values));
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
      if (!spec.values.includes(text)) throw refuse(spec.values.join(', '));
      return text;
  }
}
