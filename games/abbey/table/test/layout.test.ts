import { describe, expect, test } from 'vitest';
import { CELLS, JOINED, ROOM_IDS, ROOMS, SINGLE } from '../../rules/rooms.ts';
import { MONKS, SUSPECTS, VALUES } from '../../rules/suspects.ts';
import { doorBetween, PLACES, PLAN } from '../layout.ts';
import { firstName, monkName, shortRoom, valuesOf } from '../names.ts';

const rooms = Array.from({ length: ROOMS }, (_none, room) => room);

describe('the plan as it is drawn', () => {
  test('AB-20 every room of the rules has its place inside the plan', () => {
    expect(PLACES).toHaveLength(ROOMS);
    for (const { stands, tag } of PLACES) {
      for (const { x, y } of [...stands, tag]) {
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x).toBeLessThanOrEqual(PLAN.width);
        expect(y).toBeGreaterThanOrEqual(0);
        expect(y).toBeLessThanOrEqual(PLAN.height);
      }
    }
  });

  test('six pawns find room wherever more than one may stand', () => {
    for (const room of rooms) expect(PLACES[room].stands.length).toBeGreaterThanOrEqual(SINGLE[room] ? 1 : 4);
  });

  test('AB-37 rooms that are joined have a door, and no others', () => {
    for (const one of rooms) {
      for (const two of rooms) {
        if (one >= two) continue;
        const joined = (JOINED[one] & (1 << two)) !== 0;
        expect([ROOM_IDS[one], ROOM_IDS[two], doorBetween(one, two) !== null]).toEqual([
          ROOM_IDS[one],
          ROOM_IDS[two],
          joined,
        ]);
      }
    }
  });
});

describe('names', () => {
  test.each(['en', 'fr'] as const)(
    '%s: every suspect has a name, every room that needs one a short one',
    (language) => {
      const names = Array.from({ length: SUSPECTS }, (_none, suspect) => firstName(language, suspect));
      expect(new Set(names).size).toBe(SUSPECTS);
      for (let suspect = 0; suspect < SUSPECTS; suspect++)
        expect(monkName(language, suspect)).toContain(names[suspect]);
      for (const cell of CELLS) expect(shortRoom(language, cell)).toBeNull();
      expect(rooms.filter((room) => shortRoom(language, room) !== null).length).toBe(21);
    },
  );

  test('AB-1 five features tell every suspect from every other', () => {
    const known = MONKS.map((_monk, suspect) => valuesOf(suspect));
    for (const values of known) expect(values.every((value) => VALUES.includes(value))).toBe(true);
    expect(new Set(known.map((values) => values.join())).size).toBe(SUSPECTS);
  });
});
