import { describe, expect, test } from 'vitest';
import { NAME_LENGTH } from '../lengths.ts';
import { distinctName, HOUSE_NAMES, namesAt } from '../names.ts';

describe('names at a table', () => {
  test('the second of a name gets a number, and the third the next', () => {
    expect(namesAt(['Alix', 'Alix', 'Bruno', 'Alix'])).toEqual(['Alix', 'Alix 2', 'Bruno', 'Alix 3']);
  });

  test('a number that somebody has in their name is left to them', () => {
    expect(distinctName('Alix', ['Alix', 'Alix 2'])).toBe('Alix 3');
    expect(distinctName('Alix 2', ['Alix 2'])).toBe('Alix 2 2');
  });

  test('names that are read alike are alike', () => {
    expect(namesAt(['Élise', 'élise', 'E\u0301LISE', 'Elise'])).toEqual([
      'Élise',
      'élise 2',
      'E\u0301LISE 3',
      'Elise',
    ]);
    expect(distinctName('Jo  Ann', ['jo ann'])).toBe('Jo  Ann 2');
  });

  test('a long name stays within its length', () => {
    const long = 'x'.repeat(NAME_LENGTH);
    const second = distinctName(long, [long]);
    expect(second).toBe(`${'x'.repeat(NAME_LENGTH - 2)} 2`);
    const wide = '𝕏'.repeat(NAME_LENGTH / 2);
    expect(distinctName(wide, [wide])).toBe(`${'𝕏'.repeat(NAME_LENGTH / 2 - 1)} 2`);
  });

  test('whoever gave none has the name of the chair, unless somebody is called so', () => {
    expect(namesAt([null, null, '', null])).toEqual(HOUSE_NAMES.slice(0, 4));
    expect(namesAt(['Bertrand', null, null])).toEqual(['Bertrand', 'Alix', 'Clotilde']);
    expect(namesAt([null, null, 'alix'])).toEqual(['Clotilde', 'Bertrand', 'alix']);
  });

  test('all chairs of the largest table have a name, whatever people are called', () => {
    const names = namesAt(['Hugues', 'Alix', ...Array.from({ length: 6 }, () => null)]);
    expect(new Set(names).size).toBe(8);
    expect(names.every((name) => name !== '')).toBe(true);
  });
});
