import { templeCode } from '@conclave/games/temple-code/rules/game';
import { describe, expect, test } from 'vitest';
import {
  botNameOf,
  budgetOf,
  gameOf,
  languageOf,
  listOf,
  optionsOf,
  parse,
  seatsOf,
  seedOf,
  wholeNumber,
} from '../arguments.ts';
import { UsageError } from '../failure.ts';
import { cliWords } from '../words/index.ts';

const { errors } = cliWords.en;
const FLAGS = {
  seats: { type: 'string' },
  seed: { type: 'string' },
  budget: { type: 'string' },
  option: { type: 'string', multiple: true },
  json: { type: 'boolean' },
} as const;
const read = (...argv: string[]) => parse(argv, FLAGS, 1, errors);

describe('the command line', () => {
  test('flags and words are told apart, in both spellings', () => {
    const parsed = read('temple-code', '--seats=3', '--option', 'a=1', '--option', 'b=2', '--json');
    expect(parsed.positionals).toEqual(['temple-code']);
    expect(parsed.text('seats')).toBe('3');
    expect(parsed.all('option')).toEqual(['a=1', 'b=2']);
    expect(parsed.given('json')).toBe(true);
    expect(parsed.given('seed')).toBe(false);
  });

  test.each([
    [['--sets', '3'], '--sets'],
    [['-x'], '-x'],
    [['--seats'], '--seats'],
    [['--json=yes'], '--json'],
    [['temple-code', 'abbey'], 'abbey'],
  ])('%j is refused by name', (argv, named) => {
    expect(() => read(...argv)).toThrow(UsageError);
    expect(() => read(...argv)).toThrow(named);
  });
});

describe('the language', () => {
  test.each([
    [['play', '--lang', 'fr'], {}, 'fr'],
    [['play', '--lang=en'], { LANG: 'fr_FR.UTF-8' }, 'en'],
    [[], { LANG: 'fr_CA.UTF-8' }, 'fr'],
    [[], { LC_ALL: 'C', LANG: 'fr_FR' }, 'en'],
    [[], { LANG: 'de_DE' }, 'en'],
    [[], {}, 'en'],
    [['--lang'], {}, 'en'],
  ])('%j with %j is %s', (argv, env, language) => {
    expect(languageOf(argv, env)).toBe(language);
  });
});

test('whole numbers, and nothing else', () => {
  expect(wholeNumber(read(), 'seats', 7, 1, errors)).toBe(7);
  expect(wholeNumber(read('--seats', '12'), 'seats', 7, 1, errors)).toBe(12);
  for (const text of ['0', '-1', '1.5', 'x', '', '1e3', ' 1']) {
    expect(() => wholeNumber(read(`--seats=${text}`), 'seats', 7, 1, errors), text).toThrow(UsageError);
  }
});

test('seeds stay numbers where they are', () => {
  expect(seedOf(read(), 1)).toBe(1);
  expect(seedOf(read('--seed', '42'), 1)).toBe(42);
  expect(seedOf(read('--seed', '042'), 1)).toBe('042');
  expect(seedOf(read('--seed', 'abbaye'), 1)).toBe('abbaye');
});

test('budgets count iterations or time', () => {
  expect(budgetOf(read(), errors)).toBeUndefined();
  expect(budgetOf(read('--budget', '400'), errors)).toEqual({ iterations: 400 });
  expect(budgetOf(read('--budget', '50ms'), errors)).toEqual({ milliseconds: 50 });
  for (const text of ['0', '5s', 'ms', '-5']) {
    expect(() => budgetOf(read(`--budget=${text}`), errors), text).toThrow(UsageError);
  }
});

test('lists by commas, blanks left out', () => {
  expect(listOf('strong, fair,,easy ')).toEqual(['strong', 'fair', 'easy']);
  expect(listOf('')).toEqual([]);
});

test('games and bots are known by name', () => {
  expect(gameOf(read('temple-code'), errors).game).toBe(templeCode);
  expect(() => gameOf(read('chess'), errors)).toThrow(/chess.*temple-code/);
  expect(() => gameOf(read(), errors)).toThrow(/temple-code/);
  expect(botNameOf('random', errors)).toBe('random');
  expect(() => botNameOf('clever', errors)).toThrow(/clever.*strong/);
});

test('seats must fit the game', () => {
  expect(seatsOf(read('--seats', '4'), templeCode, errors, 'en')).toBe(4);
  expect(seatsOf(read(), templeCode, errors, 'en')).toBe(2);
  expect(() => seatsOf(read('--seats', '5'), templeCode, errors, 'en')).toThrow(/1 to 4/);
  expect(() => seatsOf(read('--seats', '5'), templeCode, errors, 'fr')).toThrow(/de 1 à 4/);
});

test('options are read by their kind and refused by name', () => {
  const options = (...given: string[]) => optionsOf(given, templeCode, 2, errors, 'en');
  expect(options()).toEqual({ freeGuess: false });
  expect(options('freeGuess=yes')).toEqual({ freeGuess: true });
  expect(() => options('freeGuess')).toThrow(/key=value/);
  expect(() => options('freeGuess=perhaps')).toThrow(/true, false/);
  expect(() => options('speed=1')).toThrow(/speed/);
  expect(() => options('toString=1')).toThrow(/toString/);
});
