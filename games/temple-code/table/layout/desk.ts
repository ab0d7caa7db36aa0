/** The board of a desk and a tablet: the hall, and the player's stele at its right. */

import { HALL } from '../face.ts';
import {
  type Altar,
  type Arrangement,
  type Box,
  box,
  type Layout,
  type Numbers,
  type Sitting,
  STATUETTES,
  type Stele,
} from './arrangement.ts';
import { bayAt, planOf, SOLO, shifted } from './plans.ts';
import { row } from './rows.ts';

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

export function onDesk(sitting: Sitting): Arrangement {
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
    stele: own === null ? null : steleOnDesk(decoded[own], seats === 1),
    pile: moved(FLOOR.pile),
    discard: moved(FLOOR.discard),
    pair:
      own === null
        ? null
        : solo
          ? [box(SOLO.pair[0]), box(SOLO.pair[1])]
          : [moved(FLOOR.pair[0]), moved(FLOOR.pair[1])],
    pairLabel: null,
    ladder: solo ? box(SOLO.ladder) : null,
    altar: own === null ? null : altarOnDesk(lip, sitting.layout),
    tray: null,
    after: own === null ? box([HALL.width + left + 10, 640, STELE.width / 2 - 22, 150]) : null,
  };
}

function steleOnDesk(count: number, solo: boolean): Stele {
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
    foldable: false,
    rank: solo ? at([15, 92, 252, 24]) : null,
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
