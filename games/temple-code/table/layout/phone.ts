/** A telephone held upright, without bar and tabs: one block for each rival, the altar in a tray. */

import type { Seat } from '@conclave/engine';
import { HALL, type Mouth } from '../face.ts';
import {
  type Altar,
  type Arrangement,
  type Bay,
  type Box,
  box,
  type Numbers,
  rivals,
  type Sitting,
  STATUETTES,
} from './arrangement.ts';
import { inColumns } from './rows.ts';

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

export function onPhone(sitting: Sitting): Arrangement {
  const { seats, own, decoded, spent, opened, composing } = sitting;
  const { width, scale, crop } = PHONE;
  const others = rivals(seats, own);
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
