import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { CONVENT, distance, NEIGHBOURS, POINTS } from '../rules/convent.ts';
import { computeSight } from '../rules/lines-of-sight.ts';
import { allWalls, doors, meets, SPOTS } from '../rules/plan.ts';
import { facing, isInLine, NOWHERE, sees } from '../rules/sight.ts';
import facts from './facts/sight.json' with { type: 'json' };

const FILE = new URL('../data/sight.json', import.meta.url);

function written(): string {
  const { visible, looks } = computeSight();
  const rows = looks.map((look) => JSON.stringify([look.at, look.from, look.to, ...look.sees]));
  return [
    '{',
    '  "provenance": "Worked out from board.json and plan.json; WRITE_SIGHT=1 npx vitest run games/nuns/test/sight.test.ts writes it anew",',
    '  "visible": [',
    visible.map((points) => `    ${JSON.stringify(points)}`).join(',\n'),
    '  ],',
    '  "looks": [',
    rows.map((row) => `    ${row}`).join(',\n'),
    '  ]',
    '}',
    '',
  ].join('\n');
}

if (process.env.WRITE_SIGHT) writeFileSync(FILE, written());

const visible: Readonly<Record<string, readonly number[]>> = facts.visible;
const doubtful = facts.doubtful.map(([a, b]) => `${a} ${b}`);
const isDoubtful = (a: number, b: number) => doubtful.includes(`${Math.min(a, b)} ${Math.max(a, b)}`);

describe('the floor plan', () => {
  test('the table of sight is what the floor plan gives', () => {
    expect(readFileSync(FILE, 'utf8')).toBe(written());
  });

  test('NR-22 walls and doors hide exactly what they hide on the printed board; doubtful pairs are not seen', () => {
    const wrong: string[] = [];
    for (let a = 1; a <= POINTS; a++) {
      for (let b = 1; b <= POINTS; b++) {
        if (a === b || isDoubtful(a, b)) continue;
        if (isInLine(a, b) !== visible[a].includes(b)) wrong.push(`${a} ${b}`);
      }
    }
    expect(wrong).toEqual([]);
    for (const [a, b] of facts.doubtful) expect(isInLine(a, b)).toBe(false);
  });

  test('NR-R6 of the doubtful pairs none is seen, whichever way one looks', () => {
    for (const [a, b] of facts.doubtful) {
      for (const from of NEIGHBOURS[a]) expect(sees(a, facing(from, a), b)).toBe(false);
    }
  });

  test('NR-1 every door stands in a wall, and no other edge crosses one', () => {
    const walls = allWalls();
    const all = doors();
    expect(all).toHaveLength(52);
    expect(all.filter(({ locked }) => locked)).toHaveLength(10);
    expect(all.filter(({ colour }) => colour !== null)).toHaveLength(10);
    for (let a = 1; a <= POINTS; a++) {
      for (const b of NEIGHBOURS[a]) {
        const isDoor = all.some((door) => door.a === Math.min(a, b) && door.b === Math.max(a, b));
        expect([a, b, walls.some((wall) => meets(SPOTS[a], SPOTS[b], wall))]).toEqual([a, b, isDoor]);
      }
    }
  });
});

describe('what is seen from where', () => {
  const seenFrom = (target: number) =>
    Array.from({ length: POINTS }, (_none, i) => i + 1).filter((at) => at !== target && isInLine(at, target));

  test('NR-22 the tree and the confessionals are seen only from the point itself', () => {
    for (const point of [82, 103, 107]) {
      expect(seenFrom(point)).toEqual([]);
      expect(sees(point, facing(NEIGHBOURS[point][0], point), point)).toBe(true);
    }
  });

  test('NR-22 the alcove is seen from 68 only, the altar hides 134 from 114, and 150 from all but 134 and 135', () => {
    expect(seenFrom(67)).toEqual([68]);
    expect(isInLine(114, 134)).toBe(false);
    expect(seenFrom(150)).toEqual([134, 135]);
    expect(isInLine(105, 112)).toBe(true);
  });

  test('NR-22 rooms without a door are open to sight', () => {
    for (const [a, b] of [
      [10, 11],
      [7, 8],
      [8, 9],
      [7, 9],
      [118, 119],
    ] as const)
      expect(isInLine(a, b)).toBe(true);
  });

  test('NR-21 sight ends after 6 points', () => {
    for (let a = 1; a <= POINTS; a++) {
      for (let b = 1; b <= POINTS; b++) if (isInLine(a, b)) expect(distance(a, b)).toBeLessThanOrEqual(6);
    }
    // 12 and 85 lie in one open garden, but 7 points apart.
    expect(distance(12, 85)).toBeGreaterThan(6);
    expect(isInLine(12, 85)).toBe(false);
  });

  test('NR-21 she sees ahead and to the sides, never behind', () => {
    // In the dormitory corridor, going from 18 to 19: 20 is ahead, 17 behind.
    expect(sees(19, facing(18, 19), 20)).toBe(true);
    expect(sees(19, facing(18, 19), 17)).toBe(false);
    // From 39 she looks north to 48; 38 and 40 lie at her sides.
    expect(sees(39, facing(27, 39), 38)).toBe(true);
    expect(sees(39, facing(27, 39), 40)).toBe(true);
  });

  test('NR-36 122 is unseen behind one who came from 97 to 96, and seen when she turns towards 95', () => {
    expect(sees(96, facing(97, 96), 122)).toBe(false);
    expect(sees(96, facing(96, 95), 122)).toBe(true);
  });

  test('NR-R6 at the start she faces nowhere and sees her own point alone; her own point is always seen', () => {
    for (let point = 1; point <= POINTS; point++) expect(sees(26, NOWHERE, point)).toBe(point === 26);
    const wrong: string[] = [];
    for (let point = 1; point <= POINTS; point++) {
      for (const to of NEIGHBOURS[point]) {
        const own = sees(point, facing(point, to), point) && sees(point, facing(to, point), point);
        if (!own) wrong.push(`${point} to ${to}`);
        for (let far = 1; far <= POINTS; far++) {
          const through = far !== point && !isInLine(point, far) && sees(point, facing(point, to), far);
          if (through) wrong.push(`${far} from ${point}`);
        }
      }
    }
    expect(wrong).toEqual([]);
  });

  test('NR-41 anybody may ask the rule of sight: it needs no state and tells nobody', () => {
    expect(isInLine.length).toBe(2);
    expect(isInLine(96, 122)).toBe(true);
    expect(isInLine(95, 122)).toBe(false);
  });
});

test('NR-1 the board has 155 points and 197 edges; cells 1 to 6; every point can be reached', () => {
  expect(POINTS).toBe(155);
  expect(NEIGHBOURS.reduce((sum, list) => sum + list.length, 0)).toBe(2 * 197);
  for (let point = 1; point <= POINTS; point++)
    expect(CONVENT.far[1 * (POINTS + 1) + point]).toBeLessThan(40);
});

test('NR-35 72 is 5 from 23, and the first step from 23 goes through the door to 43', () => {
  expect(distance(72, 23)).toBe(5);
  expect(NEIGHBOURS[23].filter((next) => distance(next, 72) === 4)).toEqual([43]);
});

test('NR-34 from cell 4 to 88 it is 10, from 88 to 130 3, from 130 to 115 2', () => {
  expect(distance(4, 88)).toBe(10);
  expect(distance(88, 130)).toBe(3);
  expect(distance(130, 115)).toBe(2);
});
