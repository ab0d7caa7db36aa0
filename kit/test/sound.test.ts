import { describe, expect, test } from 'vitest';
import { SOUNDS, score } from '../recipes.ts';

describe('a sound', () => {
  test.each(SOUNDS)('%s is short, and made of something', (name) => {
    const { tones, noises } = score(name);
    const parts = [...tones, ...noises];
    expect(parts.length).toBeGreaterThan(0);
    for (const { after = 0, length, gain } of parts) {
      expect(after + length).toBeLessThanOrEqual(2.2);
      expect(gain).toBeGreaterThan(0);
    }
  });

  test('an octave higher is twice every frequency, and nothing else', () => {
    const [plain, high] = [score('coin'), score('coin', { pitch: 2 })];
    expect(high.tones.map(({ from, to }) => [from, to])).toEqual(
      plain.tones.map(({ from, to }) => [2 * from, 2 * to]),
    );
    expect(high.tones.map(({ length, after }) => [length, after])).toEqual(
      plain.tones.map(({ length, after }) => [length, after]),
    );
  });

  test('later is later for all its parts', () => {
    const [now, later] = [score('lock'), score('lock', { after: 250 })];
    const times = ({ tones, noises }: typeof now) => [...tones, ...noises].map(({ after = 0 }) => after);
    for (const [i, time] of times(later).entries()) expect(time - times(now)[i]).toBeCloseTo(0.25);
  });
});
