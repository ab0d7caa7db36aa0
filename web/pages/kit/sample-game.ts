/** A game small enough for one page: a nun walks in the cloister garden, gems are carried, cards are paid. */

import { type Point, turned } from '@conclave/kit';

export const SIZE = { width: 1000, height: 620 };
export const HUB = { x: 760, y: 310 };
export const RING = 190;
const NOTCH = 30;

/** Three rows of four. */
export const POINTS: Readonly<Record<string, Point>> = Object.fromEntries(
  Array.from({ length: 12 }, (_none, i) => [
    `p${i}`,
    { x: 110 + (i % 4) * 130, y: 130 + Math.floor(i / 4) * 170 },
  ]),
);

export const PEOPLE = [
  'Anselmus',
  'Josua',
  'Lucas',
  'Benjamin',
  'Maria',
  'Stephanus',
  'Porticus',
  'Remigius',
  'Severus',
  'Bells',
] as const;
export type Person = (typeof PEOPLE)[number];

export type SampleMove =
  | { readonly kind: 'walk'; readonly to: string }
  | { readonly kind: 'sing'; readonly to: string }
  | { readonly kind: 'carry'; readonly gem: string; readonly to: string }
  | { readonly kind: 'pay'; readonly card: Person };

export interface Sample {
  readonly pawn: string;
  /** Points passed on the way there. */
  readonly way: readonly Point[];
  readonly gems: Readonly<Record<string, string>>;
  readonly notch: number;
  readonly lantern: number;
  readonly guests: readonly number[];
  readonly hand: readonly Person[];
  readonly paid: readonly Person[];
}

export const START: Sample = {
  pawn: 'p5',
  way: [],
  gems: { ruby: 'p0', pearl: 'p11' },
  notch: 0,
  lantern: 0,
  guests: [0, 1, 2],
  hand: PEOPLE,
  paid: [],
};

export function neighbours(place: string): readonly string[] {
  const { x, y } = POINTS[place];
  return Object.keys(POINTS).filter((other) => {
    const apart = Math.hypot(POINTS[other].x - x, POINTS[other].y - y);
    return apart > 0 && apart < 200;
  });
}

export function movesOf({ pawn, gems, hand }: Sample): readonly SampleMove[] {
  const taken = new Set(Object.values(gems));
  return [
    ...neighbours(pawn).map((to) => ({ kind: 'walk', to }) as const),
    // Two moves at one place: it asks which.
    { kind: 'sing', to: neighbours(pawn)[0] },
    ...Object.entries(gems).flatMap(([gem, at]) =>
      neighbours(at)
        .filter((to) => to !== pawn && !taken.has(to))
        .map((to) => ({ kind: 'carry', gem, to }) as const),
    ),
    ...hand.filter((_card, i) => i % 3 !== 1).map((card) => ({ kind: 'pay', card }) as const),
  ];
}

export function played(sample: Sample, move: SampleMove): Sample {
  switch (move.kind) {
    case 'walk':
      return { ...sample, pawn: move.to, way: [] };
    case 'sing':
      return sample;
    case 'carry':
      return { ...sample, gems: { ...sample.gems, [move.gem]: move.to } };
    case 'pay':
      return {
        ...sample,
        hand: sample.hand.filter((card) => card !== move.card),
        paid: [...sample.paid, move.card],
      };
  }
}

export function label(move: SampleMove): string {
  switch (move.kind) {
    case 'walk':
      return `Walk to point ${move.to.slice(1)}`;
    case 'sing':
      return `Sing at point ${move.to.slice(1)}`;
    case 'carry':
      return `Carry the ${move.gem} to point ${move.to.slice(1)}`;
    case 'pay':
      return `Pay with ${move.card}`;
  }
}

/** Where a guest of the ring stands once it has turned. */
export function seatOnRing(guest: number, notch: number): Point {
  return turned({ x: HUB.x + RING - 45, y: HUB.y }, HUB, guest * 120 + notch * NOTCH);
}

export function angleOfRing(notch: number): number {
  return notch * NOTCH;
}
