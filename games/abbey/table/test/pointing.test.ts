import { expect, test } from 'vitest';
import { english } from '../../text/en.ts';
import { questionStretches } from '../names.ts';
import { readPointing, withPointing } from '../pointing.ts';

test('board and sheet write beside each other: a fitting question keeps the rings, and rings keep the question', () => {
  const nothing = readPointing('');
  const asked = withPointing('', { fits: [3, 4] });
  const both = withPointing(asked, { ringed: [1, 'pile'] });
  expect(readPointing(both)).toEqual({ ...nothing, fits: [3, 4], ringed: [1, 'pile'] });
  expect(readPointing(withPointing(both, { fits: null }))).toEqual({ ...nothing, ringed: [1, 'pile'] });
  expect(readPointing('nonsense')).toEqual(nothing);
  expect(nothing).toMatchObject({ fits: null, takesNames: false, named: null, ringed: [], goal: null });
});

test('AB-39 what was chosen and what was denied stand out in a question, and its words stay the same', () => {
  const question = {
    kind: 'count',
    filter: [
      [
        { kind: 'is', value: 'hooded' },
        { kind: 'isNot', value: 'novice' },
      ],
    ],
  } as const;
  for (const language of ['en', 'fr'] as const) {
    const stretches = questionStretches(language, question, 0, String);
    expect(stretches.filter(({ how }) => how === 'chosen')).toHaveLength(1);
    expect(stretches.filter(({ how }) => how === 'denied')).toHaveLength(1);
  }
  const words = questionStretches('en', question, 0, String)
    .map(({ text }) => text)
    .join('');
  expect(words).toBe(english.question(question, 0, { name: String, monk: english.monk }));
});
