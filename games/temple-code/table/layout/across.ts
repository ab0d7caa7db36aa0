/** A phone held across, without its bar: the hall from the nose down, the stele beside it. */

import { HALL } from '../face.ts';
import { type Arrangement, type Box, box, type Numbers, type Sitting, STATUETTES } from './arrangement.ts';
import { bayAt, planOf, SOLO, shifted } from './plans.ts';
import { inColumns } from './rows.ts';

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

export function across(sitting: Sitting): Arrangement {
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
            crown: box([x + 6, 4, solo ? 352 : 172, 40]),
            rows: inColumns(count, x + 6, 52, 2, 174, rowHeight),
            folded: 0,
            foldable: false,
            rank: null,
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
    pairLabel: null,
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
