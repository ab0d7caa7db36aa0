import { expect, test } from 'vitest';
import { mayUseAids } from '../fair-play.ts';

const [person, bot, open, invited] = (['person', 'bot', 'open', 'invited'] as const).map((kind) => ({
  kind,
}));

test('alone and against bots everything is allowed', () => {
  expect(mayUseAids(false, [person])).toBe(true);
  expect(mayUseAids(false, [person, bot, bot])).toBe(true);
  expect(mayUseAids(false, [bot, bot])).toBe(true);
});

test('among people, and where people may still come, the host decides', () => {
  for (const other of [person, open, invited]) {
    expect(mayUseAids(false, [person, other, bot])).toBe(false);
    expect(mayUseAids(true, [person, other, bot])).toBe(true);
  }
});
