/**
 * Where everything stands, in board units, for every size of screen and every number of players. Pure: from how many
 * cards lie where to boxes; nothing here draws.
 */

import type { Seat } from '@conclave/engine';
import { HALL, type Mouth } from './face.ts';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

type Numbers = readonly [x: number, y: number, w: number, h: number];
const box = ([x, y, w, h]: Numbers, dx = 0, dy = 0): Box => ({ x: x + dx, y: y + dy, w, h });

/** A decoded card with its answer beside it. */
export interface Row {
  readonly card: Box;
  readonly plaque: Box;
}

/** What a rival has before all eyes. */
export interface Bay {
  readonly seat: Seat;
  readonly box: Box;
  readonly lintel: Box;
  readonly combination: Box;
  /** The stone the combination stands on; small screens go without. */
  readonly stand: Box | null;
  readonly rows: readonly Row[];
  /** How many older rows are folded away. */
  readonly folded: number;
  readonly pair: readonly [Box, Box];
  /** Where "decoded by Alix" is written, if there is room. */
  readonly caption: Box | null;
  /** Where the flag with a card's fate is fixed. */
  readonly flag: 'side' | 'top' | 'foot';
}

/** What is yours: decoded cards above three doors. */
export interface Stele {
  readonly box: Box;
  readonly crown: Box;
  readonly rows: readonly Row[];
  readonly folded: number;
  readonly caption: Box | null;
}

/** Three doors and the seal; while a declaration is composed, the seven statuettes to choose from. */
export interface Altar {
  readonly box: Box;
  readonly doors: readonly [Box, Box, Box];
  readonly seal: Box;
  readonly buttons: Box;
  readonly shelf: readonly Box[];
}

export interface Arrangement {
  readonly size: { readonly width: number; readonly height: number };
  /** The hall's picture: which one, where, how large. */
  readonly hall: {
    readonly picture: 2 | 3 | 4;
    readonly mouth: Mouth;
    readonly x: number;
    readonly y: number;
    readonly scale: number;
  };
  readonly bays: readonly Bay[];
  readonly stele: Stele | null;
  readonly pile: Box;
  readonly discard: Box;
  /** The two cards before you; alone: the two that were turned up. */
  readonly pair: readonly [Box, Box] | null;
  /** Alone: the titles to be earned. */
  readonly ladder: Box | null;
  readonly altar: Altar | null;
  /** What stands in a tray of its own does not scroll with the board: the altar, or after the end the buttons. */
  readonly tray: { readonly width: number; readonly height: number } | null;
  /** Where there is no altar: the page's buttons after the end. */
  readonly after: Box | null;
}

export type Layout = 'desk' | 'tablet' | 'phone' | 'across';

/** All that the arrangement depends on. */
export interface Sitting {
  readonly layout: Layout;
  readonly seats: number;
  /** Whose stele it is; `null`: nobody's, all sit in the mouth. */
  readonly own: Seat | null;
  /** By seat: how many decoded cards lie there. */
  readonly decoded: readonly number[];
  /** By seat: whether the pair is used up. */
  readonly spent: readonly boolean[];
  /** Rivals whose decoded cards were opened by hand, where they are folded otherwise. */
  readonly opened: readonly Seat[];
  readonly composing: boolean;
  readonly over: boolean;
}

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
const SOLO = {
  pair: [
    [88, 322, 244, 146],
    [372, 322, 244, 146],
  ],
  ladder: [92, 532, 520, 132],
} as const satisfies { pair: readonly [Numbers, Numbers]; ladder: Numbers };

/** On the floor before the mouth, from the lip down. */
const FLOOR = {
  pile: [118, 47, 74, 48],
  pair: [
    [206, 42, 140, 64],
    [358, 42, 140, 64],
  ],
  discard: [510, 49, 74, 48],
  shelf: { x: 86, y: 46, w: 72, h: 62, step: 76.5 },
} as const satisfies {
  pile: Numbers;
  pair: readonly [Numbers, Numbers];
  discard: Numbers;
  shelf: Box & { step: number };
};

const STATUETTES = 7;

/** Beside the hall, from its own left edge. */
const STELE = {
  width: 282,
  crown: [15, 34, 252, 50],
  rows: [15, 98, 252, 502],
  row: 90,
  least: 42,
  altar: [5, 606, 272, 132],
  doors: [
    [19, 628, 55, 104],
    [79, 628, 55, 104],
    [139, 628, 55, 104],
  ],
  seal: [198, 641, 76, 76],
  wideSeal: [195, 641, 82, 76],
  buttons: [15, 768, 252, 38],
} as const;

/** A row is never lower than this: the oldest fold into a count. */
const LEAST_ROW = 26;
const PLAQUE_GAP = 5;

/** A card takes what its height asks for, at most three quarters of the row; its answer the rest. */
function row(x: number, y: number, w: number, h: number): Row {
  const cardWidth = Math.min(w * 0.73, h * 3.05);
  return {
    card: { x, y, w: cardWidth, h: h - 4 },
    plaque: { x: x + cardWidth + PLAQUE_GAP, y: y + h * 0.1, w: w - cardWidth - PLAQUE_GAP, h: h * 0.8 - 4 },
  };
}

interface Rows {
  readonly rows: readonly Row[];
  readonly folded: number;
}

/** From the top down, the newest lowest. */
function hanging(count: number, { x, y, w, h }: Box, tallest: number): Rows {
  const shown = Math.min(count, Math.floor(h / LEAST_ROW));
  const height = Math.min(tallest, h / Math.max(1, shown));
  return {
    rows: Array.from({ length: shown }, (_none, i) => row(x, y + i * height, w, height)),
    folded: count - shown,
  };
}

/** In columns, line by line. */
function inColumns(
  count: number,
  x: number,
  y: number,
  columns: number,
  w: number,
  h: number,
): readonly Row[] {
  return Array.from({ length: count }, (_none, i) =>
    row(x + (i % columns) * (w + PLAQUE_GAP - 1), y + Math.floor(i / columns) * h, w, h),
  );
}

/** Rivals clockwise from your left; from the gallery everybody. */
export function rivals(seats: number, own: Seat | null): readonly Seat[] {
  if (own === null) return Array.from({ length: seats }, (_none, seat) => seat);
  return Array.from({ length: seats - 1 }, (_none, i) => (own + 1 + i) % seats);
}

export function arrange(sitting: Sitting): Arrangement {
  switch (sitting.layout) {
    case 'desk':
    case 'tablet':
      return onDesk(sitting);
    case 'across':
      return across(sitting);
    case 'phone':
      return onPhone(sitting);
  }
}

function bayAt(plan: Plan, place: number, seat: Seat, count: number): Bay {
  const [x, y] = plan.bays[place];
  const { lintel, combination, stand, rows, row: tallest, pair, flag } = plan.bay;
  return {
    seat,
    box: box(plan.bays[place]),
    lintel: box(lintel, x, y),
    combination: box(combination, x, y),
    stand: box(stand, x, y),
    ...hanging(count, box(rows, x, y), tallest),
    pair: [box(pair[0], x, y), box(pair[1], x, y)],
    caption: flag === 'side' ? box([rows[0], rows[1] - 24, rows[2], 20], x, y) : null,
    flag,
  };
}

function planOf({ seats, own }: Sitting): { plan: Plan; others: readonly Seat[] } {
  const others = rivals(seats, own);
  return { plan: PLANS[Math.max(1, others.length) - 1], others };
}

function onDesk(sitting: Sitting): Arrangement {
  const { seats, own, decoded } = sitting;
  const { plan, others } = planOf(sitting);
  const { lip } = plan.mouth;
  const solo = seats === 1;
  // Without a stele the idol stands in the middle.
  const left = own === null ? STELE.width / 2 : 0;
  const moved = (numbers: Numbers) => box(numbers, left, lip);
  return {
    size: { width: HALL.width + STELE.width, height: HALL.height },
    hall: { picture: plan.picture, mouth: plan.mouth, x: left, y: 0, scale: 1 },
    bays: others.map((seat, place) => shifted(bayAt(plan, place, seat, decoded[seat]), left, 0, 1)),
    stele: own === null ? null : steleOnDesk(decoded[own]),
    pile: moved(FLOOR.pile),
    discard: moved(FLOOR.discard),
    pair:
      own === null
        ? null
        : solo
          ? [box(SOLO.pair[0]), box(SOLO.pair[1])]
          : [moved(FLOOR.pair[0]), moved(FLOOR.pair[1])],
    ladder: solo ? box(SOLO.ladder) : null,
    altar: own === null ? null : altarOnDesk(lip, sitting.layout),
    tray: null,
    after: own === null ? box([HALL.width + left + 10, 640, STELE.width / 2 - 22, 150]) : null,
  };
}

function steleOnDesk(count: number): Stele {
  const at = (numbers: Numbers) => box(numbers, HALL.width);
  const [rowsX, rowsY, rowsW, rowsH] = STELE.rows;
  const shown = Math.min(count, Math.floor(rowsH / STELE.least));
  const height = Math.min(STELE.row, Math.floor(rowsH / Math.max(1, shown)));
  const first = rowsY + rowsH - shown * height;
  return {
    box: { x: HALL.width, y: 0, w: STELE.width, h: HALL.height },
    crown: at(STELE.crown),
    rows: Array.from({ length: shown }, (_none, i) =>
      row(HALL.width + rowsX, first + i * height, rowsW, height),
    ),
    folded: count - shown,
    caption: first - rowsY > 30 ? at([rowsX, first - 28, rowsW, 22]) : null,
  };
}

function altarOnDesk(lip: number, layout: Layout): Altar {
  const at = (numbers: Numbers) => box(numbers, HALL.width);
  const { x, y, w, h, step } = FLOOR.shelf;
  return {
    box: at(STELE.altar),
    doors: [at(STELE.doors[0]), at(STELE.doors[1]), at(STELE.doors[2])],
    // On a tablet its word is written larger.
    seal: at(layout === 'tablet' ? STELE.wideSeal : STELE.seal),
    buttons: at(STELE.buttons),
    shelf: Array.from({ length: STATUETTES }, (_none, i) => box([x + i * step, lip + y, w, h])),
  };
}

/** A bay drawn smaller and elsewhere. */
function shifted(bay: Bay, dx: number, dy: number, scale: number): Bay {
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

/** A telephone lying on its side, without its bar: the hall from the nose down, the stele beside it. */
const ACROSS = {
  width: 844,
  height: 342,
  scale: 0.68,
  crop: 196,
  hall: 480,
  row: 46,
  altar: 96,
  shelf: 56,
} as const;

function across(sitting: Sitting): Arrangement {
  const { seats, own, decoded, composing } = sitting;
  const { width, height, scale, crop, hall } = ACROSS;
  const { plan, others } = planOf(sitting);
  const left = own === null ? (width - HALL.width * scale) / 2 : 0;
  const inHall = (numbers: Numbers): Box => {
    const [x, y, w, h] = numbers;
    return { x: left + x * scale, y: (y - crop) * scale, w: w * scale, h: h * scale };
  };
  const solo = seats === 1;
  const x = hall;
  const count = own === null ? 0 : decoded[own];
  const lines = Math.max(1, Math.ceil(count / 2));
  const room = height - ACROSS.altar - 52 - (composing ? ACROSS.shelf : 0) - 4;
  const rowHeight = Math.min(ACROSS.row, room / lines);
  const altarY = height - ACROSS.altar;
  const door = (i: number) => box([x + 12 + i * 58, altarY + 8, 52, 82]);
  return {
    size: { width, height },
    hall: { picture: plan.picture, mouth: plan.mouth, x: left, y: -crop * scale, scale },
    bays: others.map((seat, place) =>
      shifted(bayAt(plan, place, seat, decoded[seat]), left, -crop * scale, scale),
    ),
    stele:
      own === null
        ? null
        : {
            box: box([x, 0, width - x, height]),
            crown: box([x + 6, 4, 172, 40]),
            rows: inColumns(count, x + 6, 52, 2, 174, rowHeight),
            folded: 0,
            caption: count === 0 && !composing ? box([x + 6, altarY - 32, width - x - 12, 22]) : null,
          },
    // On the jaw, at both sides of the mouth.
    pile: box([left + 6, 300, 36, 24]),
    discard: box([left + 436, 300, 36, 24]),
    pair:
      own === null
        ? null
        : solo
          ? [inHall(SOLO.pair[0]), inHall(SOLO.pair[1])]
          : [box([x + 182, 4, 84, 40]), box([x + 272, 4, 84, 40])],
    ladder: solo ? inHall(SOLO.ladder) : null,
    altar:
      own === null
        ? null
        : {
            box: box([x, altarY, width - x, ACROSS.altar]),
            doors: [door(0), door(1), door(2)],
            seal: box([x + 192, altarY + 10, 104, 78]),
            buttons: box([x + 302, altarY + 10, 56, 78]),
            shelf: Array.from({ length: STATUETTES }, (_none, i) =>
              box([x + 8 + i * 51, altarY - ACROSS.shelf, 42, 46]),
            ),
          },
    tray: null,
    after: own === null ? box([left + HALL.width * scale + 14, height - 130, left - 28, 116]) : null,
  };
}

/** A telephone held upright, without bar and tabs. */
const PHONE = {
  width: 390,
  scale: 0.64,
  crop: 57,
  mouth: 222,
  block: { x: 8, w: 374, gap: 6 },
  row: 35,
  own: { row: 49, column: 185 },
  altar: 90,
  shelf: 144,
  /** Without a stele the mouth is so high at least. */
  gallery: 640,
  after: 64,
} as const;

function onPhone(sitting: Sitting): Arrangement {
  const { seats, own, decoded, spent, opened, composing } = sitting;
  const { width, scale, crop } = PHONE;
  const { others } = planOf(sitting);
  const solo = seats === 1;
  const mouthTop = (PHONE.mouth - crop) * scale;
  // From the gallery there is room for one more.
  const crowd = own === null ? others.length - 1 : others.length;
  const bayAt = (seat: Seat, y: number) => {
    const open = own === null || spent[seat] || opened.includes(seat);
    return phoneBay(seat, y, crowd, decoded[seat], open, spent[seat]);
  };
  const needed = others.reduce((sum, seat) => sum + bayAt(seat, 0).box.h + PHONE.block.gap, mouthTop + 14);
  const spare = own === null ? Math.max(0, PHONE.gallery - needed) / others.length : 0;
  let y = mouthTop + 14 + spare / 2;
  const bays: Bay[] = [];
  for (const seat of others) {
    const bay = bayAt(seat, y);
    bays.push(bay);
    y += bay.box.h + PHONE.block.gap + spare;
  }
  y -= spare / 2;
  const pairInMouth: readonly [Box, Box] = [box([14, y + 10, 170, 104]), box([206, y + 10, 170, 104])];
  const ladder = solo ? box([24, y + 128, 342, 162]) : null;
  if (solo) y += 296;
  const lip = crop + (y + 12) / scale;
  const mouth: Mouth = { top: PHONE.mouth, lip, drop: 16 };
  const hall = { picture: 4, mouth, x: (width - HALL.width * scale) / 2, y: -crop * scale, scale } as const;
  const ownY = y + 19;
  const count = own === null ? 0 : decoded[own];
  const rowHeight = count > 6 ? 40 : PHONE.own.row;
  const pairY = ownY + 45 + Math.ceil(count / 2) * rowHeight;
  return {
    size: { width, height: own === null ? y + 70 : pairY + 56 },
    hall,
    bays,
    stele:
      own === null
        ? null
        : {
            box: box([0, ownY, width, pairY + 56 - ownY]),
            crown: box([12, ownY - 2, 366, 40]),
            rows: inColumns(count, PHONE.block.x, ownY + 36, 2, PHONE.own.column, rowHeight),
            folded: 0,
            caption: solo ? null : box([120, ownY + 6, 150, 22]),
          },
    pile: own === null ? box([120, y + 24, 52, 34]) : box([284, pairY, 46, 30]),
    discard: own === null ? box([218, y + 24, 52, 34]) : box([336, pairY, 46, 30]),
    pair:
      own === null
        ? null
        : solo
          ? pairInMouth
          : [box([58, pairY - 4, 106, 50]), box([170, pairY - 4, 106, 50])],
    ladder,
    altar: own === null ? null : altarInTray(composing),
    tray: trayOf(sitting),
    after: own === null ? box([10, 8, width - 20, PHONE.after - 16]) : null,
  };
}

function trayOf({ own, composing, over }: Sitting): Arrangement['tray'] {
  const { width, altar, shelf, after } = PHONE;
  if (own === null) return over ? { width, height: after } : null;
  return { width, height: altar + (composing ? shelf : 0) };
}

/** Four statuettes and three, above the doors. */
function altarInTray(composing: boolean): Altar {
  const top = composing ? PHONE.shelf : 0;
  const door = (i: number) => box([14 + i * 60, top + 14, 54, 73]);
  return {
    box: box([0, top, PHONE.width, PHONE.altar]),
    doors: [door(0), door(1), door(2)],
    seal: box([202, top + 16, 124, 66]),
    buttons: box([334, top + 16, 48, 66]),
    shelf: Array.from({ length: STATUETTES }, (_none, i) =>
      i < 4 ? box([10 + i * 95, 8, 85, 60]) : box([57 + (i - 4) * 95, 78, 85, 60]),
    ),
  };
}

/** One rival on a telephone: as roomy as their number allows. */
function phoneBay(
  seat: Seat,
  y: number,
  rivalsCount: number,
  count: number,
  open: boolean,
  spent: boolean,
): Bay {
  const { x, w } = PHONE.block;
  const at = (numbers: Numbers) => box(numbers, x, y);
  const base = { seat, stand: null, caption: null, flag: 'foot' } as const;
  if (rivalsCount === 1) {
    const columns = count > 3 ? 2 : 1;
    const height = Math.min(44, 92 / Math.max(1, Math.ceil(count / columns)));
    const rowWidth = columns === 2 ? 97 : 188;
    return {
      ...base,
      box: at([0, 0, w, 248]),
      lintel: at([0, 0, w, 32]),
      combination: at([7, 39, 158, 92]),
      rows: inColumns(count, x + (columns === 2 ? 172 : 176), y + 39, columns, rowWidth, height),
      folded: 0,
      caption: count === 0 ? at([176, 70, 188, 22]) : null,
      pair: [at([9, 145, 172, 92]), at([193, 145, 172, 92])],
    };
  }
  const lintel = at([0, 0, w, 25]);
  const combination = at([5, 29, 104, 55]);
  const pair: readonly [Box, Box] = [at([121, 30, 113, 53]), at([252, 30, 113, 53])];
  if (rivalsCount === 2) {
    const rows = inColumns(count, x + 3, y + 88, 3, 120, PHONE.row);
    const height = 90 + Math.ceil(count / 3) * PHONE.row;
    return { ...base, box: at([0, 0, w, height]), lintel, combination, rows, folded: 0, pair };
  }
  const besides = spent ? 1 : 0;
  const top = besides ? 28 : 88;
  const shown = open ? count : 0;
  const rows = besides
    ? inColumns(shown, x + 117, y + top, 2, 124, PHONE.row)
    : inColumns(shown, x + 3, y + top, 3, 120, PHONE.row);
  const lines = Math.ceil(shown / (besides ? 2 : 3));
  const height = besides ? Math.max(89, 31 + lines * PHONE.row) : 89 + lines * PHONE.row;
  return { ...base, box: at([0, 0, w, height]), lintel, combination, rows, folded: count - shown, pair };
}
