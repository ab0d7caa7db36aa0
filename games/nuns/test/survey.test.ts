import { expect, test } from 'vitest';
import { chanceHeard, chanceHeardWith, floorPlan, reachByPace, sightCone } from '../mind/survey.ts';
import { AREAS, areaOf } from '../rules/areas.ts';
import { POINTS } from '../rules/convent.ts';

test('the plan encloses every point in exactly one room, that of its area', () => {
  const { rooms, points } = floorPlan();
  expect(rooms.map(({ id }) => id).sort()).toEqual([...AREAS].sort());
  const encloses = (outline: readonly (readonly [number, number])[], [x, y]: readonly [number, number]) => {
    let inside = false;
    outline.forEach(([ax, ay], i) => {
      const [bx, by] = outline[(i + 1) % outline.length];
      if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
    });
    return inside;
  };
  for (let point = 1; point <= POINTS; point++) {
    const around = rooms.filter(({ outline }) => encloses(outline, points[point])).map(({ id }) => id);
    expect([point, around]).toEqual([point, [areaOf(point)]]);
  }
});

test('NR-36 the cone of one who looks from 96 to 95 holds 122, and her own point', () => {
  expect(sightCone(96, [96, 95])).toEqual(expect.arrayContaining([95, 96, 122]));
  expect(sightCone(96, [97, 96])).not.toContain(122);
  expect(sightCone(26, null)).toEqual([26]);
});

test('NR-7 how far each pace carries her', () => {
  expect(reachByPace(4, { card: 'stand' })).toEqual([4]);
  expect(reachByPace(4, { card: 'sneak' })).toEqual([4, 17, 18, 19, 27]);
  expect(reachByPace(4, { card: 'run' })).toContain(30);
  expect(reachByPace(4, { card: 'walk' })).not.toContain(30);
  expect(reachByPace(4, { card: 'sneak', guards: [18] })).toEqual([]);
  expect(reachByPace(19, { card: 'sneak' })).not.toContain(26);
  expect(reachByPace(19, { card: 'sneak', hasKey: true })).toContain(26);
});

test('NR-35 the chance of being heard: walking at 5 points one die in six, standing next to a guard three', () => {
  expect(chanceHeardWith(5, 'walk')).toBeCloseTo(1 / 6);
  expect(chanceHeardWith(6, 'walk')).toBe(0);
  expect(chanceHeardWith(1, 'run')).toBe(1);
  expect(chanceHeardWith(1, 'stand')).toBeCloseTo(0.5);
  expect(chanceHeard(3, 0)).toBeCloseTo(4 / 6);
});
