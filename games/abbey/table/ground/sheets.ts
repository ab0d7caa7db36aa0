/** The pictures of the table, each a file of its own: `npx vitest run games/abbey/table/test/ground.test.ts -u` writes them anew. */

import { svgElement, svgFile, tidy, viewBoxOf } from '@conclave/kit/svg-text';
import { QUESTION_KINDS } from '../../rules/question.ts';
import { CELLS, ROOM_IDS } from '../../rules/rooms.ts';
import { MONKS, VALUES } from '../../rules/suspects.ts';
import { LIVERIES } from '../colours.ts';
import { GROUND, OUTLINES } from '../layout.ts';
import { HEADS, PRINTS, pawn } from './beasts.ts';
import { FLOORS, floorDefs, type Light, poly } from './floors.ts';
import { furniture } from './furniture.ts';
import { portrait, portraitDefs } from './monks.ts';
import { bar, boss, DROLLERIES, vine } from './ornaments.ts';
import { circle, INK, path, rect } from './pen.ts';
import { KIND_SIGNS, VALUE_SIGNS } from './signs.ts';
import { BACKS, bell, bookIcon, cardIcon, die, hour, packet, relicIcon, token } from './small-pieces.ts';
import { country, doorways, ribs, walls } from './walls.ts';

const file = (width: number, height: number, body: string, { x, y } = { x: 0, y: 0 }): string =>
  tidy(svgFile(viewBoxOf({ x, y, width, height }), body));

/** The abbey from above: country, floors, furniture, walls, doors. */
export function planOf(light: Light): string {
  const all = OUTLINES.map(poly).join('');
  const floors = ROOM_IDS.map((id, room) => {
    const colour = CELLS.indexOf(room);
    return path(poly(OUTLINES[room]), `url(#fl-${colour < 0 ? FLOORS[id] : `cell-${colour}`})`, 'none');
  });
  const shade = `<clipPath id="floors"><path d="${all}"/></clipPath><g clip-path="url(#floors)"><path d="${all}" fill="none" stroke="${light.shadow}" stroke-width="15" transform="translate(4 6)"/></g>`;
  const veil =
    light.veil === null ? '' : rect(GROUND.x, GROUND.y, GROUND.width, GROUND.height, light.veil, 'none');
  return file(
    GROUND.width,
    GROUND.height,
    `<defs>${floorDefs()}</defs>${country(light)}${floors.join('')}${furniture()}${ribs()}${shade}${veil}${walls(light)}${doorways()}`,
    GROUND,
  );
}

const symbol = (id: string, box: string, body: string): string =>
  svgElement('symbol', { id: `ab-${id}`, viewBox: box }, body);

/** Everything that is drawn more than once, by name. */
export function figures(): string {
  const symbols = [
    ...MONKS.map((_monk, suspect) => symbol(`monk-${suspect}`, '-3 -3 106 126', portrait(suspect))),
    ...VALUES.map((value) => symbol(`value-${value}`, '-26 -26 52 52', VALUE_SIGNS[value]())),
    ...QUESTION_KINDS.map((kind) => symbol(`kind-${kind}`, '-28 -21 56 42', KIND_SIGNS[kind]())),
    ...LIVERIES.flatMap(({ beast }, colour) => [
      symbol(`pawn-${colour}`, '-4 -8 68 96', pawn(colour, false)),
      symbol(`kneel-${colour}`, '-4 -8 68 96', pawn(colour, true)),
      symbol(`beast-${colour}`, '-34 -60 76 72', HEADS[beast]()),
      symbol(`print-${colour}`, '-6 -6 12 12', PRINTS[beast]()),
      symbol(`die-${colour}`, '-15 -15 32 34', die(colour)),
      symbol(`token-${colour}`, '-12 -12 24 24', token(colour, 11)),
    ]),
    ...Array.from({ length: 8 }, (_none, i) => symbol(`hour-${i}`, '-20 -20 40 40', hour(i, 18))),
    ...Object.entries(BACKS).map(([deck, back]) => symbol(`back-${deck}`, '-17 -23 36 48', back())),
    ...Object.entries(DROLLERIES).map(([name, drollery]) => symbol(name, DROLLERY_BOX, drollery())),
    symbol('bell', '-13 -17 26 32', bell()),
    symbol('card', '-8 -10 16 20', cardIcon()),
    symbol('book', '-9 -10 18 20', bookIcon()),
    symbol('relic', '-9 -10 18 20', relicIcon()),
    symbol('packet', '-18 -28 42 54', packet()),
  ];
  return tidy(svgFile({ width: 0, height: 0 }, svgElement('defs', {}, portraitDefs() + symbols.join(''))));
}

/** Wide enough for the snail with its lance and the dragon with its tail. */
const DROLLERY_BOX = '-60 -76 150 84';

const EDGE = 26;
const SEGMENTS = 148;

/** The bars round the plan: corners of 26, and two segments between them that repeat. */
export function frame(): string {
  const size = EDGE * 2 + SEGMENTS;
  const [near, far] = [EDGE / 2, size - EDGE / 2];
  const bars =
    bar(EDGE, near - 6, SEGMENTS, 12) +
    bar(EDGE, far - 6, SEGMENTS, 12) +
    bar(near - 6, EDGE, 12, SEGMENTS) +
    bar(far - 6, EDGE, 12, SEGMENTS);
  const ends = [near, far].flatMap((x) => [near, far].map((y) => boss(x, y, 12)));
  const joints = [near, far]
    .map(
      (a) =>
        rect(a - 13, near - 6, 26, 12, '#d9a441', INK, 1.8) +
        rect(a - 13, far - 6, 26, 12, '#d9a441', INK, 1.8),
    )
    .join('');
  const posts = [near, far]
    .map(
      (a) =>
        rect(near - 6, a - 13, 12, 26, '#d9a441', INK, 1.8) +
        rect(far - 6, a - 13, 12, 26, '#d9a441', INK, 1.8),
    )
    .join('');
  return file(size, size, joints + posts + bars + ends.join(''));
}

/** A stem that grows on for ever: its end meets its beginning. */
export const tendril = (): string => file(96, 280, vine(48, 0, 48, 280, 40, 'left', '#8a6a35'));

/** What hangs behind two who talk. */
export function hanging(): string {
  return file(
    26,
    26,
    rect(0, 0, 26, 26, '#24508f', 'none') +
      path('M0 0L26 26M26 0L0 26', 'none', '#1b4077', 3) +
      path('M13 9L15 13L13 17L11 13Z', '#e9c46a', 'none') +
      [0, 26].flatMap((x) => [0, 26].map((y) => circle(x, y, 2, '#e9c46a', 'none'))).join(''),
  );
}

/** One scallop of the canopy over them. */
export function canopy(): string {
  return file(
    70,
    36,
    path(
      'M0 0V24C4 24 6 20 8 18C21 34 27 16 35 12C43 16 49 34 62 18C64 20 66 24 70 24V0Z',
      '#e2b654',
      INK,
      1.8,
    ) +
      circle(35, 6, 2.6, '#b3361e', INK, 1) +
      circle(1, 10, 2, '#24508f', INK, 0.9),
  );
}

/** The floor they stand on. */
export function boards(): string {
  return file(
    60,
    40,
    rect(0, 0, 60, 40, '#c79a62', 'none') +
      path('M0 11H60M0 22H60M0 33H60M20 0V11M48 11V22M14 22V33', 'none', '#a67a45', 1.5) +
      path('M4 5H14M30 6H44M6 17H30', 'none', '#b98a52', 1.1) +
      path('M0 1H60', 'none', INK, 2.4),
  );
}
