/** The hall: jungle, the idol's head, the floor before it, leaves at the edges; by day and by night. */

import { BROW, EYES, HALL, type Mouth } from '../face.ts';
import { GOLD, INK, JADE } from '../paint.ts';
import { frog, morpho, toucan } from './animals.ts';
import { idol } from './idol.ts';
import { picture, put } from './pen.ts';
import { BRIGHT, banana, DARK_FROND, fern, hibiscus, liana, monstera, moss, SHADY } from './plants.ts';

const { width: WIDTH, height: HEIGHT, middle: MIDDLE } = HALL;

/** Behind the head, at both upper corners. */
export function jungle(): string {
  const trunks = 'M12 -10L20 260M64 -10L52 160M650 -10L668 180M694 -10L684 300';
  return `<rect width="${WIDTH}" height="330" fill="#a8cb93"/>
    <path d="M-10 150C20 96 60 104 84 60L120 340H-10ZM714 150C684 96 644 104 620 60L584 340H714Z" fill="#6fa579"/>
    <path d="M-10 220C20 176 40 190 62 150L90 360H-10ZM714 220C684 176 664 190 642 150L614 360H714Z" fill="#4d8463"/>
    <path d="${trunks}" stroke="#38684e" stroke-width="13" fill="none"/><path d="${trunks}" stroke="#5a8f66" stroke-width="4" fill="none" transform="translate(-3 0)"/>`;
}

function leavesBehind(): string {
  return (
    put(-8, 120, banana(190), { turn: -38 }) +
    put(-6, 40, banana(170, BRIGHT), { turn: 12 }) +
    put(712, 130, banana(190), { turn: -142 }) +
    put(708, 30, banana(180, BRIGHT), { turn: 168 })
  );
}

function leavesBefore(): string {
  return (
    put(-10, 4, monstera(120), { turn: 28 }) +
    put(30, -12, banana(120, SHADY), { turn: 64 }) +
    put(-14, 178, fern(120, 64), { turn: -14 }) +
    put(-12, 190, fern(96, 40, DARK_FROND), { turn: 30 }) +
    put(716, 0, monstera(128), { turn: 146 }) +
    put(664, -14, banana(110, SHADY), { turn: 112 }) +
    put(720, 190, fern(110, -60), { turn: 196 }) +
    put(44, 88, liana(250, 8, 3)) +
    put(20, 130, liana(150, 6, 5)) +
    put(676, 96, liana(200, 8, 7)) +
    put(592, 40, toucan, { scale: 0.78 }) +
    put(664, 262, morpho, { turn: -24, scale: 0.8 }) +
    put(38, 128, hibiscus(), { scale: 0.9 }) +
    put(64, 150, hibiscus('#ef7a5a'), { turn: 40, scale: 0.7 }) +
    put(672, 118, hibiscus('#ef7a5a'), { turn: 10, scale: 0.8 })
  );
}

/** What grows on the lip and in the lower corners. */
export function undergrowth(lip: number): string {
  return (
    put(40, lip + 17, moss(150, 11, 4)) +
    put(560, lip + 19, moss(110, 10, 9)) +
    put(-6, 792, fern(120, 30), { turn: -34 }) +
    put(-10, 806, fern(110, -20, DARK_FROND), { turn: -70 }) +
    put(-8, 800, banana(96), { turn: -8 }) +
    put(612, lip + 22, frog, { scale: 0.95 }) +
    put(26, 772, hibiscus('#f0b93c'), { turn: 20, scale: 0.8 })
  );
}

/** The lip and the floor before it. */
function floor(lip: number): string {
  return `<path d="M0 ${lip + 18}C120 ${lip + 42} 584 ${lip + 42} ${WIDTH} ${lip + 18}V820H0Z" fill="${JADE.deep}" stroke="${INK}" stroke-width="3"/>
    <path d="M0 ${lip + 30}C120 ${lip + 54} 584 ${lip + 54} ${WIDTH} ${lip + 30}V820H0Z" fill="#58806b"/>
    <path d="M96 ${lip + 40}H608L626 812H78Z" fill="#7ba287" stroke="${INK}" stroke-width="2.6"/><path d="M96 ${lip + 40}H608L609 ${lip + 45}H95Z" fill="${JADE.light}"/>
    <path d="M104 ${lip + 48}H600L616 812H88Z" fill="none" stroke="#4f7a62" stroke-width="2.4"/>
    <path d="M0 ${lip + 74}H84M0 776H78M40 ${lip + 40}V${lip + 74}M24 ${lip + 74}V776M620 ${lip + 74}H704M626 776H704M664 ${lip + 40}V${lip + 74}M684 ${lip + 74}V776" stroke="#3f6451" stroke-width="2.6" fill="none"/>`;
}

const BRAZIERS = [46, 658] as const;

/** A bowl; its flames are alive and lie on the picture. */
function bowl(): string {
  return `<g stroke="${INK}" stroke-width="2.6" stroke-linejoin="round"><path d="M-9 26H9L16 62H-16Z" fill="#5e7569"/><path d="M-9 26H0L-3 62H-16Z" fill="#7e9a8a" stroke="none"/><path d="M-9 26H9L16 62H-16Z" fill="none"/>
    <path d="M-30 2C-28 22 -14 30 0 30C14 30 28 22 30 2Z" fill="#6d8779"/><path d="M-30 2C-28 22 -14 30 0 30C-12 22 -18 12 -18 2Z" fill="#93ad9d" stroke="none"/><path d="M-34 -4H34V5H-34Z" fill="#435650"/><path d="M-24 12C-14 20 14 20 24 12" fill="none" stroke="${GOLD.leaf}" stroke-width="3"/></g>`;
}

/** Spots of sun that fall through the leaves: x, y, half width, half height, turn. */
const DAPPLES = [
  [96, 96, 34, 14, -20],
  [176, 76, 46, 13, -8],
  [268, 88, 30, 10, 6],
  [90, 232, 26, 12, 10],
  [334, 176, 12, 30, 6],
  [196, 232, 40, 8, 0],
  [40, 340, 12, 40, 4],
  [52, 470, 9, 34, 2],
  [230, 716, 60, 7, 0],
  [420, 722, 44, 6, 0],
  [470, 82, 26, 8, 10],
  [560, 110, 22, 9, 24],
] as const;

/** Shafts of sun from the upper left, spots on the stone. */
function day(): string {
  const spots = (list: readonly (typeof DAPPLES)[number][], part: number) =>
    list
      .map(
        ([x, y, rx, ry, turn]) =>
          `<ellipse rx="${rx * part}" ry="${ry * part}" transform="translate(${x} ${y}) rotate(${turn})"/>`,
      )
      .join('');
  return `<linearGradient id="sun" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#ffe98f" stop-opacity="0.75"/><stop offset="0.5" stop-color="#ffe98f" stop-opacity="0.12"/><stop offset="1" stop-color="#04222e" stop-opacity="0.5"/></linearGradient>
    <linearGradient id="beam" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fffbd6" stop-opacity="0.8"/><stop offset="1" stop-color="#fff3b0" stop-opacity="0.06"/></linearGradient>
    <rect width="${WIDTH}" height="${HEIGHT}" fill="url(#sun)" style="mix-blend-mode:soft-light"/>
    <g fill="#fff7b8" opacity="0.55" filter="url(#soft)" style="mix-blend-mode:soft-light">${spots(DAPPLES, 1)}</g>
    <g fill="#fffbd6" opacity="0.3" filter="url(#soft)">${spots(DAPPLES.slice(0, 5), 0.6)}</g>
    <g fill="url(#beam)" filter="url(#shaft)" style="mix-blend-mode:soft-light"><path d="M-40 -20H40L360 760H210Z"/><path d="M90 -20H128L470 640H390Z"/><path d="M190 -20H262L640 560H520Z" opacity="0.8"/><path d="M-40 120L0 90L190 760H90Z" opacity="0.8"/></g>`;
}

/** One blue layer, with holes where the fires burn, where the eyes shine and over the brow. */
function night({ top }: Mouth): string {
  const holes = [
    ...BRAZIERS.map((x) => [x, 716, 300, 0.95] as const),
    ...EYES.map(([x, y]) => [MIDDLE + x, top + y, 92, 0.5] as const),
    [MIDDLE + BROW[0], top + BROW[1], 70, 0.9] as const,
  ].map(([x, y, r, depth]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="url(#hole)" opacity="${depth}"/>`);
  return `<radialGradient id="hole"><stop offset="0" stop-color="#000"/><stop offset="1" stop-color="#000" stop-opacity="0"/></radialGradient>
    <mask id="dusk"><rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/>${holes.join('')}</mask>
    <rect width="${WIDTH}" height="${HEIGHT}" fill="#1f3350" opacity="0.9" style="mix-blend-mode:multiply" mask="url(#dusk)"/>
    ${BRAZIERS.map((x) => `<circle cx="${x}" cy="716" r="330" fill="url(#fire)" opacity="0.55" style="mix-blend-mode:soft-light"/>`).join('')}`;
}

/** Day by itself; `#night` behind the file's name shows the night. */
const BY_NIGHT =
  '<style>#night{display:none}#night:target{display:inline}#night:target~#day{display:none}</style>';

const PAINTS = `<radialGradient id="fire"><stop offset="0" stop-color="#ffdf8f" stop-opacity="0.95"/><stop offset="0.35" stop-color="#ffb347" stop-opacity="0.5"/><stop offset="1" stop-color="#ff9a2e" stop-opacity="0"/></radialGradient>
  <radialGradient id="edge" cx="50%" cy="46%" r="72%"><stop offset="0.55" stop-color="#06110c" stop-opacity="0"/><stop offset="1" stop-color="#06110c" stop-opacity="0.45"/></radialGradient>
  <filter id="soft" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="9"/></filter>
  <filter id="shaft" x="-10%" y="-10%" width="120%" height="120%"><feGaussianBlur stdDeviation="5"/></filter>`;

export function hall(mouth: Mouth): string {
  const { top, lip } = mouth;
  const fires = BRAZIERS.map(
    (x) =>
      `<circle cx="${x}" cy="716" r="96" fill="url(#fire)" opacity="0.55"/>${put(x, 744, bowl(), { scale: 0.8 })}`,
  );
  return picture(
    [0, 0, WIDTH, HEIGHT],
    `${BY_NIGHT}<defs>${PAINTS}</defs><g style="isolation:isolate">${jungle()}${leavesBehind()}${idol(mouth)}${floor(lip)}${leavesBefore()}${undergrowth(lip)}
      <g id="night">${night(mouth)}</g><g id="day">${day()}</g></g>
    <rect width="${WIDTH}" height="${HEIGHT}" fill="url(#edge)"/>
    <g transform="translate(${MIDDLE} 0)" clip-path="url(#maw)"><rect x="-330" y="${top - 50}" width="660" height="520" fill="url(#ember)"/></g>${fires.join('')}`,
  );
}

/** A shaft of light, 100 by 300; it is stretched to where it falls. */
export function beam(): string {
  return picture(
    [0, 0, 100, 300],
    `<linearGradient id="fall" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fffbd6" stop-opacity="0.5"/><stop offset="0.5" stop-color="#fff8cc" stop-opacity="0.18"/><stop offset="1" stop-color="#fff3b0" stop-opacity="0.05"/></linearGradient>
     <filter id="soft" x="-30%" y="-10%" width="160%" height="120%"><feGaussianBlur stdDeviation="4 2"/></filter>
     <g fill="url(#fall)" filter="url(#soft)"><path d="M42 -8H64L92 300H8Z"/><path d="M48 -8H58L74 300H38Z" opacity="0.6"/></g>`,
  );
}
