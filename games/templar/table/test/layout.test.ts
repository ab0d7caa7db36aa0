/** The drawn plan against the rules' data: nothing is missing, nothing lies on something else. */

import { expect, test } from 'vitest';
import data from '../../data/templar.json' with { type: 'json' };
import { type Box, LAYOUT, type Opening, type Point, type Room } from '../layout.ts';

const WALL = 5.5;
const RING = { w: 27, h: 27 };
const BOOK = { w: 25, h: 29 };
const CHALICE = { w: 25, h: 31 };
const TILE = { w: 26, h: 27 };
const FIGURE = { w: 26, above: 35, tall: 42, below: 3 };
const DOORWAY = { wide: 36, deep: 25 };
const GATEWAY = { wide: 40, deep: 22 };

interface Slot extends Box {
  readonly name: string;
  /** As furniture names it. */
  readonly key: string;
}

function slotsOf({ zones, books, chalices }: Room): Slot[] {
  const slot = ({ x, y }: Point, { w, h }: { w: number; h: number }, name: string, key: string): Slot => ({
    x: x - w / 2,
    y: y - h / 2,
    w,
    h,
    name,
    key,
  });
  return [
    ...zones.flatMap((zone, i) => zone.map((at, j) => slot(at, RING, `ring ${i}.${j}`, `zone ${i}`))),
    ...books.map((at, i) => slot(at, BOOK, `book ${i}`, `book ${i}`)),
    ...chalices.map((at, i) => slot(at, CHALICE, `chalice ${i}`, `chalice ${i}`)),
  ];
}

function figureBox({ x, y }: Point, tall: boolean): Box {
  const above = tall ? FIGURE.tall : FIGURE.above;
  return { x: x - FIGURE.w / 2, y: y - above, w: FIGURE.w, h: above + FIGURE.below };
}

const feetBox = ({ x, y }: Point): Box => ({ x: x - 11, y: y - 8, w: 22, h: 11 });

/** What must stay free on both sides of an opening. */
function clearances({ x, y, wall }: Opening, { wide, deep }: { wide: number; deep: number }): Box[] {
  return wall === 'vertical'
    ? [x + WALL, x - WALL - deep].map((left) => ({ x: left, y: y - wide / 2, w: deep, h: wide }))
    : [y + WALL, y - WALL - deep].map((top) => ({ x: x - wide / 2, y: top, w: wide, h: deep }));
}

const overlap = (a: Box, b: Box, slack = 0.5): boolean =>
  a.x + slack < b.x + b.w && b.x + slack < a.x + a.w && a.y + slack < b.y + b.h && b.y + slack < a.y + a.h;

const tooNear = (p: Point, q: Point): boolean => Math.abs(p.x - q.x) < 24 && Math.abs(p.y - q.y) < 26;

type Outline = Room['outline'];

const edges = (outline: Outline) => outline.map((corner, i) => [outline.at(i - 1)!, corner] as const);

function isInside(outline: Outline, { x, y }: Point): boolean {
  const crossed = edges(outline).filter(
    ([[x1, y1], [x2, y2]]) => y1 > y !== y2 > y && x < ((x1 - x2) * (y - y2)) / (y1 - y2) + x2,
  );
  return crossed.length % 2 === 1;
}

function distanceToEdge(outline: Outline, { x, y }: Point): number {
  const distances = edges(outline).map(([[x1, y1], [x2, y2]]) => {
    const square = (x2 - x1) ** 2 + (y2 - y1) ** 2;
    const along = Math.max(0, Math.min(1, ((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / square));
    return Math.hypot(x - x1 - along * (x2 - x1), y - y1 - along * (y2 - y1));
  });
  return Math.min(...distances);
}

function isWithin(outline: Outline, { x, y, w, h }: Box, margin: number): boolean {
  const corners = [x, x + w].flatMap((cx) => [y, y + h].map((cy) => ({ x: cx, y: cy })));
  return corners.every(
    (corner) => isInside(outline, corner) && distanceToEdge(outline, corner) >= margin - 0.01,
  );
}

/** Every pair of a list, once. */
function pairs<Item>(list: readonly Item[]): (readonly [Item, Item])[] {
  return list.flatMap((one, i) => list.slice(i + 1).map((other) => [one, other] as const));
}

function openingsOf(room: number): (Box & { name: string })[] {
  const passages = LAYOUT.passages.filter(({ a, b }) => a === room || b === room);
  const portals = Object.entries(LAYOUT.portals).filter(([, portal]) => portal.room === room);
  return [
    ...passages.flatMap((passage) =>
      clearances(passage, DOORWAY).map((box) => ({ ...box, name: `passage ${passage.a}-${passage.b}` })),
    ),
    ...portals.flatMap(([name, portal]) =>
      clearances(portal, GATEWAY).map((box) => ({ ...box, name: `${name} portal` })),
    ),
  ];
}

test('every zone, slot, passage, portal and warehouse of the data has its place, in the order of the data', () => {
  expect(LAYOUT.rooms.map(({ id }) => id)).toEqual(data.map.rooms.map(({ id }) => id));
  expect(
    LAYOUT.rooms.map(({ zones, books, chalices }) => ({
      ringZones: zones.map(({ length }) => length),
      bookSlots: books.length,
      chaliceSlots: chalices.length,
    })),
  ).toEqual(
    data.map.rooms.map(({ ringZones, bookSlots, chaliceSlots }) => ({ ringZones, bookSlots, chaliceSlots })),
  );
  expect(LAYOUT.passages.map(({ a, b }) => ({ a, b }))).toEqual(data.map.passages);
  expect(LAYOUT.portals.main.room).toBe(data.map.portals.main.room);
  expect(LAYOUT.portals.side.room).toBe(data.map.portals.side.room);
  for (const { houses } of Object.values(LAYOUT.harbour)) {
    expect(houses.map(({ tiles }) => tiles.length)).toEqual(
      data.harbour.warehouses.map(({ capacity }) => capacity),
    );
  }
});

test('every opening lies on a wall of both rooms', () => {
  const half = DOORWAY.wide / 2;
  const faults = LAYOUT.passages.flatMap(({ a, b, x, y, wall }) =>
    [a, b].flatMap((room) =>
      [-half, 0, half].flatMap((off) => {
        const at = wall === 'vertical' ? { x, y: y + off } : { x: x + off, y };
        const isOff = distanceToEdge(LAYOUT.rooms[room - 1].outline, at) > 0.6;
        return isOff ? [`passage ${a}-${b} beside the wall of room ${room}`] : [];
      }),
    ),
  );
  expect(faults).toEqual([]);
});

test.each(LAYOUT.rooms)(
  'room $id: slots clear of walls, doorways and each other, each on its furniture',
  (room) => {
    const slots = slotsOf(room);
    const faults = [
      ...slots.filter((slot) => !isWithin(room.outline, slot, WALL)).map(({ name }) => `${name} in a wall`),
      ...pairs(slots)
        .filter(([one, other]) => overlap(one, other))
        .map(([one, other]) => `${one.name} on ${other.name}`),
      ...openingsOf(room.id).flatMap((opening) =>
        slots.filter((slot) => overlap(opening, slot)).map(({ name }) => `${name} in ${opening.name}`),
      ),
      ...slots.flatMap((slot) => {
        const holders = room.furniture.filter(({ holds }) => holds.includes(slot.key));
        const middle = { x: slot.x + slot.w / 2 - 1, y: slot.y + slot.h / 2 - 1, w: 2, h: 2 };
        return holders.length === 1 && overlap(holders[0], middle) ? [] : [`${slot.name} lies on nothing`];
      }),
    ];
    expect(faults).toEqual([]);
  },
);

test.each(LAYOUT.rooms)('room $id: eight figures find a place to stand', (room) => {
  expect(room.stands.length).toBeGreaterThanOrEqual(8);
  const slots = slotsOf(room);
  const openings = openingsOf(room.id);
  const faults = room.stands.flatMap((stand, i) => {
    const figure = figureBox(stand, i < 2);
    const feet = feetBox(stand);
    const head = { x: figure.x + 4, y: figure.y, w: figure.w - 8, h: 12 };
    return [
      ...(isWithin(room.outline, feet, WALL) ? [] : [`stand ${i}: feet in a wall`]),
      ...(isWithin(room.outline, head, 1) ? [] : [`stand ${i}: head in a wall`]),
      ...slots.filter((slot) => overlap(figure, slot)).map(({ name }) => `stand ${i} on ${name}`),
      ...room.furniture
        .filter((thing) => overlap(feet, thing, 1))
        .map(({ thing }) => `stand ${i} in the ${thing}`),
      ...openings.filter((opening) => overlap(feet, opening)).map(({ name }) => `stand ${i} in ${name}`),
    ];
  });
  faults.push(...pairs(room.stands).flatMap(([p, q]) => (tooNear(p, q) ? [`${p.x} ${p.y} too near`] : [])));
  expect(faults).toEqual([]);
});

test.each(LAYOUT.rooms)('room $id: its name keeps clear of slots and walls', (room) => {
  const { x, y, w, h, anchor } = room.label;
  const label = { x: anchor === 'middle' ? x - w / 2 : x, y: y - 12, w, h };
  expect(isWithin(room.outline, label, 4)).toBe(true);
  expect(slotsOf(room).filter((slot) => overlap(label, slot))).toEqual([]);
});

test.each(Object.entries(LAYOUT.portals))(
  'six pawns wait before the %s portal, on the sheet',
  (_name, portal) => {
    expect(portal.stands.length).toBeGreaterThanOrEqual(6);
    for (const stand of portal.stands) {
      expect(LAYOUT.rooms.filter(({ outline }) => isInside(outline, stand))).toEqual([]);
      const { x, y, w, h } = figureBox(stand, false);
      expect(x).toBeGreaterThanOrEqual(0);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(x + w).toBeLessThanOrEqual(LAYOUT.size.width);
      expect(y + h).toBeLessThanOrEqual(LAYOUT.size.height);
    }
    expect(pairs(portal.stands).filter(([p, q]) => tooNear(p, q))).toEqual([]);
  },
);

test.each(Object.entries(LAYOUT.harbour))(
  'harbour in %s: tiles in their houses, five pawns beside them',
  (_name, plan) => {
    for (const house of plan.houses) {
      const tiles = house.tiles.map(({ x, y }) => ({ ...TILE, x: x - TILE.w / 2, y: y - TILE.h / 2 }));
      for (const tile of tiles) {
        expect(tile.x).toBeGreaterThanOrEqual(house.x);
        expect(tile.x + tile.w).toBeLessThanOrEqual(house.x + house.w);
        expect(tile.y + tile.h).toBeLessThanOrEqual(house.y + house.h);
      }
      expect(pairs(tiles).filter(([one, other]) => overlap(one, other))).toEqual([]);
      expect(house.stands).toHaveLength(5);
      for (const { x, y } of house.stands) {
        expect(x).toBeGreaterThan(0);
        expect(x).toBeLessThan(plan.size.width);
        expect(y).toBeLessThanOrEqual(plan.size.height);
      }
    }
    expect(pairs(plan.houses).filter(([one, other]) => overlap(one, other))).toEqual([]);
  },
);
