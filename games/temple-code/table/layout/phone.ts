/** A phone held upright, without bar and tabs: one block for each opponent, the altar in a tray. */

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

export const PHONE = {
  width: 390,
  scale: 0.64,
  crop: 57,
  mouth: 222,
  block: { x: 8, w: 374, gap: 6 },
  row: 35,
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
  const bayAt = (seat: Seat, y: number) =>
    phoneBay(seat, y, crowd, decoded[seat], own === null || opened.includes(seat), spent[seat]);
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
  const inTray = { altar: own === null ? null : altarInTray(composing), tray: trayOf(sitting) };
  if (own === null)
    return {
      ...inTray,
      size: { width, height: y + 70 },
      hall,
      bays,
      stele: null,
      pile: box([120, y + 24, 52, 34]),
      discard: box([218, y + 24, 52, 34]),
      pair: null,
      pairLabel: null,
      ladder,
      after: box([10, 8, width - 20, PHONE.after - 16]),
    };
  const part = ownPart(y + 19, sitting, own);
  return {
    ...inTray,
    ...part,
    hall,
    bays,
    pair: part.pair ?? pairInMouth,
    ladder,
    after: null,
  };
}

/** What is yours: from as low as it can be read to as high as is pleasant. */
const OWN = {
  crown: 36,
  column: 185,
  row: { least: 36, most: 60 },
  /** The line above your pair: whose it is, pile and discard. */
  line: 42,
  /** Alone the pile is what is clicked. */
  heaps: 66,
  pair: { least: 56, most: 112, gap: 10 },
  foot: 12,
} as const;

type OwnPart = Pick<Arrangement, 'size' | 'stele' | 'pile' | 'discard' | 'pair' | 'pairLabel'>;

/** It takes the room there is: cards grow as far as they may, and of many decoded ones the oldest fold. */
function ownPart(top: number, { seats, decoded, room, opened, spent }: Sitting, own: Seat): OwnPart {
  const { width } = PHONE;
  const solo = seats === 1;
  const count = decoded[own];
  const open = opened.includes(own);
  const line = solo ? OWN.heaps : OWN.line;
  const pairLeast = solo ? 0 : OWN.pair.least;
  const free = Math.max(0, room - top - OWN.crown - line - pairLeast - OWN.foot);
  const lines = Math.ceil(count / 2);
  const fit = Math.max(1, Math.floor(free / OWN.row.least));
  const shownLines = open ? lines : Math.min(lines, fit);
  const shown = Math.min(count, 2 * shownLines);
  const spare = Math.max(0, free - shownLines * OWN.row.least);
  const rowHeight =
    shownLines === 0
      ? 0
      : Math.min(OWN.row.most, OWN.row.least + (spare * (spent[own] ? 1 : 0.6)) / shownLines);
  const left = spare - shownLines * (rowHeight - OWN.row.least);
  const pairMost = spent[own] ? OWN.pair.least : OWN.pair.most;
  const pairHeight = solo ? 0 : Math.min(pairMost, OWN.pair.least + left);
  const pairWidth = Math.min(182, pairHeight * 1.86);
  const lineY = top + OWN.crown + shownLines * rowHeight;
  const pairX = (width - 2 * pairWidth - OWN.pair.gap) / 2;
  const card = (i: number) =>
    box([pairX + i * (pairWidth + OWN.pair.gap), lineY + line - 2, pairWidth, pairHeight]);
  const height = Math.max(room, lineY + line + pairHeight + OWN.foot);
  const foldable = lines > fit;
  return {
    size: { width, height },
    stele: {
      box: box([0, top, width, height - top]),
      crown: box([12, top - 2, 366, 40]),
      rows: inColumns(shown, PHONE.block.x, top + OWN.crown, 2, OWN.column, rowHeight),
      folded: count - shown,
      foldable,
      rank: null,
      caption: solo || foldable ? null : box([120, top + 6, 150, 22]),
    },
    pile: solo ? box([112, lineY + 6, 78, 50]) : box([278, lineY + 4, 46, 29]),
    discard: solo ? box([214, lineY + 6, 78, 50]) : box([334, lineY + 4, 46, 29]),
    pair: solo ? null : [card(0), card(1)],
    pairLabel: solo ? null : box([12, lineY, 250, line]),
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

/** So many decoded cards of a rival are in sight by themselves, by the number of rivals; the older ones fold. */
const IN_SIGHT = { one: 6, two: 3, more: 0, spent: 4 } as const;

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
  const folding = (inSight: number) => {
    const shown = open ? count : Math.min(count, inSight);
    return { shown, folded: count - shown, foldable: count > inSight };
  };
  if (rivalsCount === 1) {
    const { shown, ...folds } = folding(IN_SIGHT.one);
    const beside = Math.min(shown, IN_SIGHT.one);
    const older = shown - beside;
    const columns = beside > 3 ? 2 : 1;
    const height = Math.min(44, 92 / Math.max(1, Math.ceil(beside / columns)));
    const rowWidth = columns === 2 ? 97 : 188;
    const lower = Math.ceil(older / 3) * PHONE.row;
    return {
      ...base,
      ...folds,
      box: at([0, 0, w, 248 + lower]),
      lintel: at([0, 0, w, 32]),
      combination: at([7, 39, 158, 92]),
      rows: [
        ...inColumns(older, x + 3, y + 136, 3, 120, PHONE.row),
        ...inColumns(beside, x + (columns === 2 ? 172 : 176), y + 39, columns, rowWidth, height),
      ],
      caption: count === 0 ? at([176, 70, 188, 22]) : null,
      pair: [at([9, 145 + lower, 172, 92]), at([193, 145 + lower, 172, 92])],
    };
  }
  const lintel = at([0, 0, w, 25]);
  const combination = at([5, 29, 104, 55]);
  const pair: readonly [Box, Box] = [at([121, 30, 113, 53]), at([252, 30, 113, 53])];
  if (rivalsCount === 2) {
    const { shown, ...folds } = folding(IN_SIGHT.two);
    const rows = inColumns(shown, x + 3, y + BELOW_FLAGS, 3, 120, PHONE.row);
    const height = 92 + Math.ceil(shown / 3) * (PHONE.row + 2);
    return { ...base, ...folds, box: at([0, 0, w, height]), lintel, combination, rows, pair };
  }
  const { shown, ...folds } = folding(spent ? IN_SIGHT.spent : IN_SIGHT.more);
  const rows = spent
    ? inColumns(shown, x + 117, y + 28, 2, 124, PHONE.row)
    : inColumns(shown, x + 3, y + BELOW_FLAGS, 3, 120, PHONE.row);
  const lines = Math.ceil(shown / (spent ? 2 : 3));
  const height = spent ? Math.max(89, 31 + lines * PHONE.row) : 92 + lines * (PHONE.row + 2);
  return { ...base, ...folds, box: at([0, 0, w, height]), lintel, combination, rows, pair };
}

/** The answers at the foot of a pair reach down to here. */
const BELOW_FLAGS = 93;
