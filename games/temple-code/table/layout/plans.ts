/** Seats in the mouth on a desk, by the number of players. A phone held across draws the same smaller. */

import type { Seat } from '@conclave/engine';
import type { Mouth } from '../face.ts';
import { type Bay, type Box, box, type Numbers, rivals, type Sitting } from './arrangement.ts';
import { hanging } from './rows.ts';

interface Plan {
  readonly picture: 2 | 3 | 4;
  readonly mouth: Mouth;
  readonly bays: readonly Numbers[];
  readonly bay: {
    readonly lintel: Numbers;
    readonly combination: Numbers;
    readonly stand: Numbers;
    readonly rows: Numbers;
    readonly row: number;
    readonly pair: readonly [Numbers, Numbers];
    readonly flag: Bay['flag'];
  };
}

/** By how many sit in the mouth: one, two, three, four. Inside a bay from its upper left corner. */
const PLANS: readonly Plan[] = [
  {
    picture: 2,
    mouth: { top: 250, lip: 694, drop: 24 },
    bays: [[84, 284, 240, 388]],
    bay: {
      lintel: [0, -6, 240, 40],
      combination: [22, 44, 196, 114],
      stand: [12, 154, 216, 36],
      rows: [14, 216, 212, 168],
      row: 54,
      pair: [
        [260, 18, 232, 142],
        [260, 204, 232, 142],
      ],
      flag: 'side',
    },
  },
  {
    picture: 3,
    mouth: { top: 236, lip: 694, drop: 20 },
    bays: [
      [78, 266, 268, 410],
      [358, 266, 268, 410],
    ],
    bay: {
      lintel: [0, -4, 268, 30],
      combination: [44, 32, 180, 104],
      stand: [36, 133, 196, 32],
      rows: [43, 171, 182, 154],
      row: 42,
      pair: [
        [9, 332, 118, 70],
        [141, 332, 118, 70],
      ],
      flag: 'top',
    },
  },
  {
    picture: 4,
    mouth: { top: 222, lip: 694, drop: 16 },
    bays: [
      [72, 248, 182, 424],
      [261, 248, 182, 424],
      [450, 248, 182, 424],
    ],
    bay: {
      lintel: [0, -4, 182, 28],
      combination: [18, 28, 146, 84],
      stand: [10, 110, 162, 27],
      rows: [8, 139, 166, 134],
      row: 42,
      pair: [
        [16, 280, 150, 62],
        [16, 354, 150, 62],
      ],
      flag: 'top',
    },
  },
  {
    picture: 4,
    mouth: { top: 222, lip: 694, drop: 16 },
    bays: [
      [71, 248, 136, 424],
      [213, 248, 136, 424],
      [355, 248, 136, 424],
      [497, 248, 136, 424],
    ],
    bay: {
      lintel: [0, -4, 136, 28],
      combination: [9, 28, 118, 68],
      stand: [3, 93, 130, 21],
      rows: [5, 122, 126, 168],
      row: 34,
      pair: [
        [9, 298, 118, 56],
        [9, 362, 118, 56],
      ],
      flag: 'top',
    },
  },
];

/** Alone: nobody in the mouth but two cards. */
export const SOLO = {
  pair: [
    [88, 322, 244, 146],
    [372, 322, 244, 146],
  ],
  ladder: [92, 532, 520, 132],
} as const satisfies { pair: readonly [Numbers, Numbers]; ladder: Numbers };

export function bayAt(plan: Plan, place: number, seat: Seat, count: number): Bay {
  const [x, y] = plan.bays[place];
  const { lintel, combination, stand, rows, row: tallest, pair, flag } = plan.bay;
  return {
    seat,
    box: box(plan.bays[place]),
    lintel: box(lintel, x, y),
    combination: box(combination, x, y),
    stand: box(stand, x, y),
    foldable: false,
    ...hanging(count, box(rows, x, y), tallest),
    pair: [box(pair[0], x, y), box(pair[1], x, y)],
    caption: flag === 'side' ? box([rows[0], rows[1] - 24, rows[2], 20], x, y) : null,
    flag,
  };
}

export function planOf({ seats, own }: Sitting): { plan: Plan; others: readonly Seat[] } {
  const others = rivals(seats, own);
  return { plan: PLANS[Math.max(1, others.length) - 1], others };
}

/** A bay drawn smaller and elsewhere. */
export function shifted(bay: Bay, dx: number, dy: number, scale: number): Bay {
  const to = ({ x, y, w, h }: Box): Box => ({
    x: dx + x * scale,
    y: dy + y * scale,
    w: w * scale,
    h: h * scale,
  });
  return {
    ...bay,
    box: to(bay.box),
    lintel: to(bay.lintel),
    combination: to(bay.combination),
    stand: bay.stand && to(bay.stand),
    rows: bay.rows.map(({ card, plaque }) => ({ card: to(card), plaque: to(plaque) })),
    pair: [to(bay.pair[0]), to(bay.pair[1])],
    caption: bay.caption && to(bay.caption),
  };
}
