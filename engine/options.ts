/** Options agreed before a match: typed, with defaults and bounds. */

import type { AnyGame, Refusal } from './game.ts';
import type { HouseReason } from './house-words.ts';
import { isRecord } from './json.ts';

export type OptionValue = boolean | number | string;

export type OptionSpec =
  | { readonly kind: 'flag'; readonly default: boolean | ((seats: number) => boolean) }
  | {
      readonly kind: 'number';
      readonly min: number;
      readonly max: number;
      readonly default: number | ((seats: number) => number);
    }
  | {
      readonly kind: 'choice';
      readonly values: readonly string[];
      readonly default: string | ((seats: number) => string);
    };

export type OptionTable<Options> = { readonly [Key in keyof Options]: OptionSpec };

export type OptionsResult =
  | { readonly ok: true; readonly options: Record<string, OptionValue> }
  | { readonly ok: false; readonly refusal: Refusal };

export function optionTable(game: AnyGame): Readonly<Record<string, OptionSpec>> {
  return game.options as Readonly<Record<string, OptionSpec>>;
}

export function defaultOf(spec: OptionSpec, seats: number): OptionValue {
  return typeof spec.default === 'function' ? spec.default(seats) : spec.default;
}

function fits(spec: OptionSpec, value: unknown): value is OptionValue {
  switch (spec.kind) {
    case 'flag':
      return typeof value === 'boolean';
    case 'number':
      return typeof value === 'number' && Number.isInteger(value) && value >= spec.min && value <= spec.max;
    case 'choice':
      return typeof value === 'string' && spec.values.includes(value);
  }
}

/** Reads options of unknown origin: what is missing gets its default, what does not fit is refused by name. */
export function readOptions(game: AnyGame, seats: number, json: unknown = {}): OptionsResult {
  const refuse = (reason: HouseReason, params?: Record<string, string | number>): OptionsResult => ({
    ok: false,
    refusal: { rule: 'house', reason, ...(params && { params }) },
  });
  if (!Number.isInteger(seats) || seats < game.seats.min || seats > game.seats.max) {
    return refuse('seatsOutOfRange', { min: game.seats.min, max: game.seats.max });
  }
  if (!isRecord(json)) return refuse('optionsMalformed');
  const table = optionTable(game);
  for (const key of Object.keys(json)) {
    if (!Object.hasOwn(table, key)) return refuse('optionUnknown', { option: key.slice(0, 40) });
  }
  const options: Record<string, OptionValue> = {};
  for (const [key, spec] of Object.entries(table)) {
    const value = Object.hasOwn(json, key) ? json[key] : defaultOf(spec, seats);
    if (!fits(spec, value)) return refuse('optionOutOfRange', { option: key });
    options[key] = value;
  }
  const refusal = game.optionsRefusal?.(seats, options) ?? null;
  return refusal ? { ok: false, refusal } : { ok: true, options };
}
