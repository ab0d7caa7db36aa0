/**
 * The rings unrolled, in characters: a row for each zone from the frame to the centre, a column for each hour. `-`
 * joins squares of a zone, and `|` between two rows joins them. Nothing means a wall.
 */

import { FACTS, JOINED, SECRET_AT, SECTORS, type Square, turnedSector, ZONES } from '../rules/board.ts';
import { ANIMALS_FROM, GNOMES_FROM } from '../rules/cards.ts';
import { openings } from '../rules/paths.ts';
import type { PlayerView, View } from '../rules/view.ts';
import type { Picture } from './lexicon.ts';

/** What is to be seen of a castle. */
export interface Castle extends Pick<View, 'turned' | 'wanted'> {
  readonly players: readonly Pick<PlayerView, 'pawn' | 'colour'>[];
}

/** A secret and four pawns. */
const WIDTH = 5;
const MARGIN = 4;
const NBSP = '\u00a0';

const isJoined = (one: Square, two: Square) =>
  one === two || JOINED.some(([a, b]) => (a === one && b === two) || (a === two && b === one));

/** By zone and sector as they lie now: the square. */
function layout(turned: readonly number[]): Square[][] {
  const rows: Square[][] = ZONES.map(() => []);
  FACTS.forEach(({ zone, sectors }, square) => {
    for (const sector of sectors) rows[zone][turnedSector(sector, zone, turned)] = square;
  });
  return rows;
}

function content(square: Square, view: Castle, picture: Picture, isFirst: boolean): string {
  const pawns = view.players
    .map(({ pawn, colour }) => (pawn === square && colour ? picture.pawns[colour] : ''))
    .join('');
  const card = SECRET_AT[square];
  const kind = card < GNOMES_FROM ? picture.treasure : card < ANIMALS_FROM ? picture.gnome : picture.animal;
  const secret = card < 0 ? '' : card === view.wanted ? '*' : kind;
  const text = isFirst ? `${secret}${pawns}` : '';
  return (text || '.').padEnd(WIDTH);
}

export function draw(view: Castle, picture: Picture): string[] {
  const { turned } = view;
  const rows = layout(turned);
  const open = new Map(openings(turned).map(([inner, outer]) => [`${inner} ${outer}`, true]));
  const hours = Array.from({ length: SECTORS }, (_, sector) => String(sector || SECTORS).padEnd(WIDTH + 1));
  const lines = [' '.repeat(MARGIN) + hours.join('')];
  for (let zone = ZONES.length - 1; zone >= 0; zone--) {
    const row = rows[zone];
    const cells = row.map((square, sector) => {
      const before = row[(sector + SECTORS - 1) % SECTORS];
      const next = row[(sector + 1) % SECTORS];
      return fill(content(square, view, picture, before !== square), isJoined(square, next));
    });
    lines.push(picture.rows[ZONES[zone]].padEnd(MARGIN) + cells.join(''));
    if (zone === 0) continue;
    const doors = row.map((square, sector) => {
      const isOpen = isDoor(rows[zone - 1][sector], square, sector, turned, open);
      return (isOpen ? '|' : ' ').padEnd(WIDTH + 1);
    });
    lines.push(' '.repeat(MARGIN) + doors.join(''));
  }
  return lines.map((line) => line.trimEnd().replaceAll(' ', NBSP));
}

/** A square of the centre spans two sectors, and opens at the ones it says. */
function isDoor(
  inner: Square,
  outer: Square,
  sector: number,
  turned: readonly number[],
  open: ReadonlyMap<string, boolean>,
): boolean {
  const { zone, out } = FACTS[inner];
  return open.has(`${inner} ${outer}`) && out.some((door) => turnedSector(door, zone, turned) === sector);
}

/** The joint to the next square fills what the content leaves. */
function fill(text: string, joined: boolean): string {
  if (!joined) return `${text} `;
  const used = text.trimEnd().length;
  return text.slice(0, used) + '-'.repeat(WIDTH + 1 - used);
}
