import { expect, test } from 'vitest';
import type { AnyGame } from '../game.ts';
import { defaultOf, type OptionTable, optionTable, readOptions } from '../options.ts';
import { bids } from '../testing/probes/bids.ts';

type Options = { rounds: number; open: boolean; board: string };

const OPTIONS: OptionTable<Options> = {
  rounds: { kind: 'number', min: 2, max: 9, default: (seats) => seats + 1 },
  open: { kind: 'flag', default: false },
  board: { kind: 'choice', values: ['day', 'night'], default: (seats) => (seats > 3 ? 'night' : 'day') },
};
const game: AnyGame = {
  ...(bids as AnyGame),
  options: OPTIONS,
  optionsRefusal: (seats, options) => {
    const { open } = options as Options;
    return open && seats === 5 ? { rule: 'OP-1', reason: 'tooMany' } : null;
  },
};

const refused = (seats: number, json: unknown) => {
  const result = readOptions(game, seats, json);
  return result.ok ? null : result.refusal;
};

test('what is missing gets its default, which may depend on the seats', () => {
  expect(readOptions(game, 3, {})).toEqual({ ok: true, options: { rounds: 4, open: false, board: 'day' } });
  expect(readOptions(game, 4)).toEqual({ ok: true, options: { rounds: 5, open: false, board: 'night' } });
  expect(defaultOf(OPTIONS.rounds, 2)).toBe(3);
});

test('what is given is taken, in the order of the table', () => {
  const result = readOptions(game, 3, { board: 'night', rounds: 9, open: true });
  expect(JSON.stringify(result)).toBe('{"ok":true,"options":{"rounds":9,"open":true,"board":"night"}}');
});

test('both bounds belong to the range', () => {
  for (const rounds of [2, 9]) expect(refused(3, { rounds })).toBeNull();
  for (const rounds of [1, 10, 2.5, Number.NaN, '3', null, true]) {
    expect(refused(3, { rounds })).toEqual({
      rule: 'house',
      reason: 'optionOutOfRange',
      params: { option: 'rounds' },
    });
  }
});

test('a flag is a boolean and a choice one of its values', () => {
  for (const open of [0, 1, 'true', null]) expect(refused(3, { open })?.params).toEqual({ option: 'open' });
  for (const board of ['dusk', '', 1, null, 'toString'])
    expect(refused(3, { board })?.params).toEqual({ option: 'board' });
});

test('unknown options are refused by name, cut short', () => {
  expect(refused(3, { speed: 1 })).toEqual({
    rule: 'house',
    reason: 'optionUnknown',
    params: { option: 'speed' },
  });
  expect(refused(3, { toString: 1 })?.reason).toBe('optionUnknown');
  expect(refused(3, JSON.parse('{"__proto__": 1}'))?.reason).toBe('optionUnknown');
  expect(refused(3, { ['x'.repeat(1000)]: 1 })?.params).toEqual({ option: 'x'.repeat(40) });
});

test('only a record is a set of options', () => {
  for (const json of [null, [], 'rounds', 7]) expect(refused(3, json)?.reason).toBe('optionsMalformed');
});

test('the number of seats has bounds', () => {
  for (const seats of [1, 6, 2.5, Number.NaN]) {
    expect(refused(seats, {})).toEqual({
      rule: 'house',
      reason: 'seatsOutOfRange',
      params: { min: 2, max: 5 },
    });
  }
  for (const seats of [2, 5]) expect(refused(seats, {})).toBeNull();
});

test('a game may refuse options that do not go together', () => {
  expect(refused(5, { open: true })).toEqual({ rule: 'OP-1', reason: 'tooMany' });
  expect(refused(4, { open: true })).toBeNull();
});

test('every option has its line in the table', () => {
  expect(Object.keys(optionTable(game))).toEqual(['rounds', 'open', 'board']);
});
