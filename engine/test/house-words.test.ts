import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type HouseEvent, LEVELS } from '../game.ts';
import { houseWords, isHouseEvent } from '../house-words.ts';
import { LANGUAGES, type Voice } from '../words.ts';

const NAMES = ['Alix', 'Bruno'];
const voice: Voice = { reader: 0, name: (seat) => NAMES[seat] };

/** The reasons as the engine's sources write them. */
function reasonsInSources(): string[] {
  const sources = ['../match/propose.ts', '../options.ts'].map((file) =>
    readFileSync(new URL(file, import.meta.url), 'utf8'),
  );
  const found = [...sources.join('\n').matchAll(/\brefuse\('(\w+)'/g)].map(([, reason]) => reason);
  return [...new Set(found)];
}

const EVENTS: readonly HouseEvent[] = [
  { type: 'house.opened', commitment: 'ab'.repeat(32) },
  ...LEVELS.map((bot) => ({ type: 'house.sat', seat: 1, bot }) as const),
  { type: 'house.sat', seat: 1, bot: null },
  { type: 'house.late', seat: 1 },
  { type: 'house.takenBack', seat: 1, from: 3, count: 1 },
  { type: 'house.closed', how: 'abandoned', seed: 'cd'.repeat(32) },
  { type: 'house.closed', how: 'agreed', seed: 'cd'.repeat(32) },
  { type: 'house.closed', how: 'somehow', seed: 'cd'.repeat(32) },
];

describe.each(LANGUAGES)('the house speaks %s', (language) => {
  const words = houseWords[language];

  test('every reason the engine refuses for has a sentence', () => {
    const reasons = reasonsInSources();
    expect(reasons).toContain('stale');
    expect(reasons).toHaveLength(13);
    for (const reason of reasons) {
      const params = { min: 2, max: 4, option: 'speed' };
      expect(words.refusal({ rule: 'house', reason, params }), reason).toMatch(/^\p{Lu}.+[.…]$/u);
    }
  });

  test('refusals of a game, and unknown ones, are left to others', () => {
    expect(words.refusal({ rule: 'TC-9', reason: 'over' })).toBeNull();
    expect(words.refusal({ rule: 'house', reason: 'toString' })).toBeNull();
  });

  test('bounds and names of options stand in the sentence', () => {
    const refusal = (reason: string, params: Record<string, string | number>) =>
      words.refusal({ rule: 'house', reason, params });
    expect(refusal('seatsOutOfRange', { min: 2, max: 4 })).toMatch(/2 .* 4/);
    expect(refusal('seatsOutOfRange', { min: 3, max: 3 })).not.toMatch(/3.*3/);
    expect(refusal('optionUnknown', { option: 'speed' })).toContain('speed');
    expect(refusal('optionOutOfRange', { option: 'speed' })).toContain('speed');
  });

  test('every event has a sentence of its own, and names the seat', () => {
    const sentences = EVENTS.map((event) => words.sentence(event, voice));
    for (const sentence of sentences) expect(sentence).toMatch(/^\p{Lu}.+[.…]$/u);
    expect(new Set(sentences).size).toBe(EVENTS.length);
    for (const [index, event] of EVENTS.entries()) {
      if ('seat' in event) expect(sentences[index]).toContain('Bruno');
    }
  });

  test('the reader is spoken to, not named', () => {
    for (const event of EVENTS) {
      if (!('seat' in event)) continue;
      expect(words.sentence({ ...event, seat: 0 }, voice)).not.toContain('Alix');
    }
  });

  test('a whole seed is never printed into a sentence', () => {
    for (const event of EVENTS) expect(words.sentence(event, voice)).not.toMatch(/[0-9a-f]{32}/);
  });

  test('only endings that are the house’s own have its words', () => {
    expect(words.ending({ places: [], how: 'abandoned' })).toMatch(/\.$/);
    expect(words.ending({ places: [], how: 'agreed' })).not.toBe(
      words.ending({ places: [], how: 'abandoned' }),
    );
    expect(words.ending({ places: [[0], [1]], how: 'secondMedallion' })).toBeNull();
    expect(words.ending({ places: [[0], [1]], how: 'agreed' })).toBeNull();
  });
});

test('house events are told from those of a game', () => {
  for (const event of EVENTS) expect(isHouseEvent(event)).toBe(true);
  expect(isHouseEvent({ type: 'dealt' })).toBe(false);
});
