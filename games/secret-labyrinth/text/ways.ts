/** The castle in words: what every square opens to, what is joined to a pawn, what changes would do. */

import type { Passage, Seat, Watcher } from '@conclave/engine';
import { capital } from '../../words.ts';
import {
  FACTS,
  SECRET_AT,
  SECTORS,
  type Sector,
  type Square,
  sectorOf,
  TURNS,
  turnedSector,
  ZONES,
} from '../rules/board.ts';
import { changed, nextChanges } from '../rules/changes.ts';
import type { Move } from '../rules/moves.ts';
import { joinedTo, neighboursAt } from '../rules/paths.ts';
import type { View } from '../rules/view.ts';
import type { Lexicon, Speaker } from './lexicon.ts';
import type { Castle } from './picture.ts';

/** From the frame inwards, as the picture's rows. */
const INWARDS = ZONES.map((_zone, zone) => zone).reverse();

/** The pawn from which the reader looks at the castle; the gallery looks from the one on turn. */
export function lantern({ active }: View, reader: Watcher): Seat {
  return reader === 'gallery' ? active : reader;
}

interface InWords<Seen extends Castle = Castle> {
  readonly lexicon: Lexicon;
  readonly view: Seen;
  readonly speak: Pick<Speaker, 'who' | 'card' | 'place'>;
}

/** The secret and the pawns on a square. */
function thingsOn({ view, speak, lexicon }: InWords, square: Square): string[] {
  const secret = SECRET_AT[square];
  return [
    ...(secret < 0 ? [] : [speak.card(secret)]),
    ...view.players.flatMap(({ pawn }, seat) => (pawn === square ? [lexicon.named(speak.who(seat))] : [])),
  ];
}

const inBrackets = (things: readonly string[]) => (things.length === 0 ? '' : ` (${things.join(', ')})`);
const hourOf = (square: Square, turned: readonly number[]) => sectorOf(square, turned) || SECTORS;

/** Clockwise from the top, as the parts stand now. */
function inOrder(squares: readonly Square[], zone: number, turned: readonly number[]): Square[] {
  return squares
    .filter((square) => FACTS[square].zone === zone)
    .sort((a, b) => sectorOf(a, turned) - sectorOf(b, turned));
}

/** What is joined to a pawn, and where trying out is allowed (SL-6) what each change would join to it. */
export function lightPassage(words: InWords<View>, seat: Seat, labelOf: (move: Move) => string): Passage[] {
  const { lexicon, view, speak } = words;
  const { turned, stage, active, tryOut, centreTurned } = view;
  const from = view.players[seat].pawn;
  if (from === null) return [];
  const { ways } = lexicon;
  const now = joinedTo(turned, from);
  const others = now.filter((square) => square !== from);
  const byZone = INWARDS.flatMap((zone) => {
    const squares = inOrder(others, zone, turned);
    if (squares.length === 0) return [];
    const said = squares.map(
      (square) => lexicon.hour(hourOf(square, turned)) + inBrackets(thingsOn(words, square)),
    );
    return [`${capital(lexicon.zones[ZONES[zone]])}${lexicon.colon} ${said.join(`${lexicon.semicolon} `)}.`];
  });
  const among = (squares: readonly Square[]) => inBrackets(squares.flatMap((one) => thingsOn(words, one)));
  const tries = nextChanges(centreTurned).map((change) => {
    const then = joinedTo(changed(turned, [change]), from);
    const more = then.filter((square) => !now.includes(square));
    const fewer = now.filter((square) => !then.includes(square));
    const said = [ways.more(more.length) + among(more), ways.fewer(fewer.length) + among(fewer)];
    return `${labelOf(change.move)}${lexicon.colon} ${said.join(`${lexicon.semicolon} `)}.`;
  });
  return [
    {
      heading: ways.from(speak.who(seat)),
      lines: [
        ways.joined(others.length),
        ...byZone,
        ...(tryOut && stage === 'change' && seat === active ? tries : []),
      ],
    },
  ];
}

/** Where a square opens to one side, and the next zone does not. */
function barredAt(square: Square, side: 'in' | 'out', turned: readonly number[]): Sector[] {
  const { zone } = FACTS[square];
  const [next, facing] = side === 'in' ? ([zone - 1, 'out'] as const) : ([zone + 1, 'in'] as const);
  const open = FACTS.filter((other) => other.zone === next).flatMap((other) =>
    other[facing].map((sector) => turnedSector(sector, next, turned)),
  );
  return FACTS[square][side]
    .map((sector) => turnedSector(sector, zone, turned))
    .filter((sector) => !open.includes(sector));
}

/** What every square opens to, zone by zone. */
export function wayPassages(words: InWords): Passage[] {
  const { lexicon, view, speak } = words;
  const { turned } = view;
  const neighbours = neighboursAt(turned);
  return INWARDS.map((zone) => ({
    heading: lexicon.ways.heading(lexicon.zones[ZONES[zone]], TURNS[zone] >= 0),
    lines: inOrder(
      FACTS.map((_facts, square) => square),
      zone,
      turned,
    ).map((square) => {
      const open = neighbours[square].map((other) =>
        FACTS[other].zone === zone
          ? lexicon.hour(hourOf(other, turned))
          : speak.place(other, sectorOf(other, turned)),
      );
      const here = lexicon.hour(hourOf(square, turned)) + inBrackets(thingsOn(words, square));
      const said = `${capital(here)}${lexicon.colon} ${open.length === 0 ? lexicon.ways.walled : open.join(`${lexicon.semicolon} `)}.`;
      const [inwards, outwards] = (['in', 'out'] as const).map((side) =>
        barredAt(square, side, turned).map((sector) => lexicon.hour(sector || SECTORS)),
      );
      return inwards.length + outwards.length === 0
        ? said
        : `${said} ${lexicon.ways.barred(inwards, outwards)}`;
    }),
  }));
}
