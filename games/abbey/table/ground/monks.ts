/** Portraits of the suspects, composed from their five features: windows, hoods, beards, builds. */

import { tenth } from '@conclave/kit/svg-text';
import { MONKS, type Monk } from '../../rules/suspects.ts';
import { FACES, type Face, HAIR, ORDERS, type Order, SKIN } from './faces.ts';
import { circle, ellipse, INK, path, put } from './pen.ts';

/** The features as they are drawn. */
interface Sitter {
  readonly order: Order;
  readonly rank: 'father' | 'brother' | 'novice';
  readonly hooded: boolean;
  readonly bearded: boolean;
  readonly fat: boolean;
}

function sitter({ order, rank, hood, beard, build }: Monk): Sitter {
  return {
    order: order as Order,
    rank: rank as Sitter['rank'],
    hooded: hood === 'hooded',
    bearded: beard === 'bearded',
    fat: build === 'fat',
  };
}

/** Where the parts of a face lie, for one of the two builds. */
interface Metrics {
  readonly eye: number;
  readonly gap: number;
  readonly nose: number;
  readonly mouth: number;
  readonly chin: number;
  readonly fw: number;
}

const inked = (d: string, fill: string): string => path(d, fill, INK, 2.5);

export function portraitDefs(): string {
  return Object.entries(ORDERS)
    .map(
      ([
        order,
        { ground, ground2, fleck },
      ]) => `<pattern id="diaper-${order}" width="14" height="14" patternUnits="userSpaceOnUse">
      <rect width="14" height="14" fill="${ground}"/><path d="M0 0L14 14M14 0L0 14" stroke="${ground2}" stroke-width="2.2"/>
      <circle cx="7" cy="0" r="1.5" fill="${fleck}"/><circle cx="7" cy="14" r="1.5" fill="${fleck}"/><circle cx="0" cy="7" r="1.5" fill="${fleck}"/><circle cx="14" cy="7" r="1.5" fill="${fleck}"/></pattern>`,
    )
    .join('');
}

/** The window behind him: a pointed arch for fathers, a round one for brothers, a plain lintel for novices. */
const WINDOW: Readonly<Record<Sitter['rank'], string>> = {
  father: 'M5 120V46C5 24 28 14 50 2C72 14 95 24 95 46V120Z',
  brother: 'M5 120V48A45 44 0 0 1 95 48V120Z',
  novice: 'M5 120V12A8 8 0 0 1 13 4H87A8 8 0 0 1 95 12V120Z',
};

/** A bust in a box of 100 by 120; `uid` keeps clip paths apart. */
function bust(monk: Sitter, face: Face, uid: string): string {
  const o = ORDERS[monk.order];
  const fat = monk.fat;
  const [skin, shade, cheek] = SKIN[face.skin];
  const [hair, hairDark] = HAIR[face.hair];
  const t = face.turn;

  // Metrics of the two builds.
  const m = fat
    ? { eye: 57, gap: 11.5, nose: 66, mouth: 76, chin: 88, fw: 26 }
    : { eye: 54, gap: 8, nose: 65, mouth: 74.5, chin: 86, fw: 16.5 };
  const facePath = fat
    ? 'M24 57C23 40 35 32 50 32C65 32 77 40 76 57C78 64 79 72 74 79C68 88 58 90 50 90C42 90 32 88 26 79C21 72 22 64 24 57Z'
    : 'M33.5 53C33 36 40 29 50 29C60 29 67 36 66.5 53C66.5 63 64 73 58.5 82C55 87.5 45 87.5 41.5 82C36 73 33.5 63 33.5 53Z';
  const body = fat
    ? 'M-8 146V126C-5 104 12 92 34 87C44 85 56 85 66 87C88 92 105 104 108 126V146Z'
    : 'M12 146C13 120 20 101 40 94C46 92 54 92 60 94C80 101 87 120 88 146Z';
  const parts: string[] = [];
  // Behind the head.
  if (monk.hooded) {
    const dx = -t * 7;
    const outer = fat
      ? `M${50 + dx} 8C76 10 93 34 92 60C92 76 90 88 97 104L3 104C10 88 8 76 8 60C7 34 24 10 ${50 + dx} 8Z`
      : `M${50 + dx} 3C70 10 80 30 80 54C80 72 80 84 86 102L14 102C20 84 20 72 20 54C20 30 30 10 ${50 + dx} 3Z`;
    parts.push(inked(outer, o.habit));
    const hole = fat
      ? 'M50 23C70 23 81 39 81 58C81 80 68 95 50 95C32 95 19 80 19 58C19 39 30 23 50 23Z'
      : 'M50 20C64 20 71.5 36 71.5 54C71.5 76 62 93 50 93C38 93 28.5 76 28.5 54C28.5 36 36 20 50 20Z';
    parts.push(inked(hole, '#1d1511'));
  } else {
    parts.push(
      fat
        ? inked('M8 104C10 86 26 76 50 76C74 76 90 86 92 104Z', o.dark)
        : inked('M22 104C24 86 34 78 50 78C66 78 76 86 78 104Z', o.dark),
    );
  }
  // Body.
  parts.push(inked(body, o.habit));
  parts.push(
    path(
      fat
        ? 'M108 146V126C105 104 90 93 72 88.500C86 100 88 120 86 146Z'
        : 'M88 146C87 120 80 101 63 95C72 106 74 124 73 146Z',
      o.dark,
      'none',
    ),
  );
  if (!fat) parts.push(inked('M43 78V95C46 100 54 100 57 95V78Z', shade));
  // Ears.
  if (!monk.hooded) {
    const big = face.mark === 'ears' ? 1.7 : 1;
    const ear = (side: number) => {
      const hidden = t * side > 0.75;
      const x = 50 + side * (m.fw + (hidden ? -1.5 : 1.5));
      return hidden && big === 1
        ? ''
        : inked(
            `M${x} ${m.eye - 4}C${x + side * 8 * big} ${m.eye - 8 * big} ${x + side * 7 * big} ${m.eye + 7 * big} ${x - side} ${m.eye + 8}Z`,
            skin,
          );
    };
    parts.push(ear(-1), ear(1));
  }
  parts.push(inked(facePath, skin));
  // Shade on the side away from the light.
  parts.push(`<clipPath id="f${uid}"><path d="${facePath}"/></clipPath>`);
  parts.push(
    `<g clip-path="url(#f${uid})">${fat ? path('M64 28C76 44 76 70 58 94L90 94V28Z', shade, 'none', 0, 'opacity=".55"') : path('M60 26C66 44 64 70 53 92L80 92V26Z', shade, 'none', 0, 'opacity=".6"')}`,
  );
  if (fat)
    parts.push(
      circle(34 + t * 3, 70, 6.5, cheek, 'none', 0, 'opacity=".55"'),
      circle(66 + t * 3, 70, 6.5, cheek, 'none', 0, 'opacity=".55"'),
    );
  if (face.mark === 'blush' && !fat)
    parts.push(
      circle(39 + t * 3, 67, 4.5, cheek, 'none', 0, 'opacity=".6"'),
      circle(61 + t * 3, 67, 4.5, cheek, 'none', 0, 'opacity=".6"'),
    );
  if (face.mark === 'hollow')
    parts.push(path('M37 64C40 70 40 76 42 80M63 64C60 70 60 76 58 80', 'none', shade, 4));
  parts.push('</g>');
  if (face.mark === 'hollow')
    parts.push(path(`M${38 + t} 66C40 70 40.5 73 41 76M${62 + t} 66C60 70 59.5 73 59 76`, 'none', INK, 1.6));
  if (fat && !monk.bearded) parts.push(path('M37 84C44 89 56 89 63 84', 'none', INK, 1.8));
  parts.push(hairOf(monk, hair, hairDark));
  parts.push(features(monk, face, m));
  if (monk.bearded) parts.push(beardOf(face, m, fat));
  parts.push(markOf(face, m, fat));
  // The hood's front.
  if (monk.hooded) {
    const dx = -t * 7;
    parts.push(
      fat
        ? path(
            `M${50 + dx} 8C76 10 93 34 92 60C92 74 91 84 95 98C86 90 80 88 74 86C79 78 81 69 81 58C81 39 70 23 50 23C30 23 19 39 19 58C19 69 21 78 26 86C20 88 14 90 5 98C9 84 8 74 8 60C7 34 24 10 ${50 + dx} 8Z`,
            o.habit,
            INK,
            2.5,
          )
        : path(
            `M${50 + dx} 3C70 10 80 30 80 54C80 70 80 82 85 98C76 92 70 92 63 92C69 80 71.5 68 71.5 54C71.5 36 64 20 50 20C36 20 28.5 36 28.5 54C28.5 68 31 80 37 92C30 92 24 92 15 98C20 82 20 70 20 54C20 30 30 10 ${50 + dx} 3Z`,
            o.habit,
            INK,
            2.5,
          ),
      fat
        ? path('M88 44C90 60 88 74 90 84M84 34C79 25 70 18 60 15', 'none', o.dark, 3)
        : path('M76 40C78 56 76 72 78 82M71 26C67 18 62 13 57 10', 'none', o.dark, 3),
      fat
        ? path('M15 46C14 54 14 60 15 66', 'none', o.light, 3)
        : path('M25 40C24 48 24 56 25 62', 'none', o.light, 2.6),
    );
  } else {
    // Hood down: a soft roll round the neck.
    parts.push(
      fat
        ? inked(
            'M12 101C20 91 34 90 50 95C66 90 80 91 88 101C78 110 62 108 50 105C38 108 22 110 12 101Z',
            o.light,
          )
        : inked(
            'M24 101C30 93 40 92 50 98C60 92 70 93 76 101C68 109 58 108 50 106C42 108 32 109 24 101Z',
            o.light,
          ),
    );
    if (monk.bearded) parts.push(beardOf(face, m, fat));
  }
  parts.push(dress(monk));
  return parts.join('');
}

function hairOf({ rank, hooded, fat }: Sitter, hair: string, dark: string): string {
  if (hooded) {
    if (rank !== 'novice') return '';
    // A novice's lock peeps out.
    return fat
      ? inked('M34 37C38 29 48 27 54 30C60 27 66 32 68 38C60 35 54 40 48 36C44 40 38 36 34 37Z', hair)
      : inked('M39 35C42 27 50 25 54 28C60 26 63 31 63 37C58 33 54 38 50 34C46 38 42 34 39 35Z', hair);
  }
  if (rank === 'novice') {
    // A bowl cut with a fringe.
    return fat
      ? inked(
          'M21 60C15 34 31 22 50 22C69 22 85 34 79 60C76 58 76 52 74 46C70 42 66 45 62 43C56 46 50 42 44 44C38 42 32 46 27 45C25 52 24 58 21 60Z',
          hair,
        ) + path('M36 28C32 32 30 36 29 41M50 26V37M64 28C68 32 70 36 71 41', 'none', dark, 2)
      : inked(
          'M30 58C25 34 36 19 50 19C64 19 75 34 70 58C67 56 67 49 65.5 43C62 39 58 43 55 40C50 43 46 39 42 42C38 40 36 42 34.5 43C33 49 33 56 30 58Z',
          hair,
        ) + path('M41 25C38 29 37 33 37 38M52 23V35M61 26C63 30 64 34 64 38', 'none', dark, 2);
  }
  if (rank === 'brother') {
    // A tonsure: a ring of hair round a shaven crown.
    return fat
      ? inked(
          'M22 61C16 44 23 35 30 36C36 40 42 41 50 41C58 41 64 40 70 36C77 35 84 44 78 61C75 57 75 51 73 48L69 50L66 47L61 50L57 47.500L52 50L48 47.500L43 50L39 47.500L34 50L31 47L27 49C25 52 25 57 22 61Z',
          hair,
        ) + path('M37 37C43 32 57 32 63 37', 'none', '#fff3dd', 2)
      : inked(
          'M31.5 58C25 42 31 32 37 33C41 37 45 38 50 38C55 38 59 37 63 33C69 32 75 42 68.5 58C66 53 66.5 48 65 45L61.5 47L58.5 44.500L54.5 47L51 44.500L47 47L43 44.500L39.5 47L36 44.500C33.5 48 34 53 31.5 58Z',
          hair,
        ) + path('M42 34C45 30.5 55 30.5 58 34', 'none', '#fff3dd', 1.8);
  }
  // A father keeps tufts over the ears and a few hairs on top.
  return fat
    ? inked('M26 61C17 60 16 46 25 44C29 45 30 50 28 54Z', hair) +
        inked('M74 61C83 60 84 46 75 44C71 45 70 50 72 54Z', hair) +
        path('M45 33C44 28 47 26 48 24M51 32C52 28 54 27 56 26', 'none', dark, 1.8)
    : inked('M34.5 60C26 58 26 44 33 42C37 44 37 50 35.5 54Z', hair) +
        inked('M65.5 60C74 58 74 44 67 42C63 44 63 50 64.5 54Z', hair) +
        path('M47 30C46 26 48 24 49 22M52 30C53 26 55 25 57 24', 'none', dark, 1.8);
}

function features({ fat, bearded }: Sitter, face: Face, m: Metrics): string {
  const t = face.turn;
  const [, shade, cheek] = SKIN[face.skin];
  const [hair, hairDark] = HAIR[face.hair];
  const parts: string[] = [];
  const cx = 50 + t * (fat ? 5 : 4);
  const y = m.eye;
  const [lx, rx] = [cx - m.gap, cx + m.gap];
  const k = fat ? 1.08 : 1;
  const white = (x: number, r = 1) =>
    path(
      `M${x - 5.4 * k} ${y}C${x - 3 * k} ${y - 4.6 * r} ${x + 3 * k} ${y - 4.6 * r} ${x + 5.4 * k} ${y}C${x + 3 * k} ${y + 3.8 * r} ${x - 3 * k} ${y + 3.8 * r} ${x - 5.4 * k} ${y}Z`,
      '#fbf5e6',
      INK,
      1.5,
    );
  const pupil = (x: number, dx = 0, dy = 0, r = 2.5) => circle(x + dx, y + dy, r * k, INK, 'none');
  const arc = (x: number, up: boolean) =>
    path(
      `M${x - 5} ${y + (up ? 1.5 : -1)}C${x - 2} ${y + (up ? -3.5 : 4)} ${x + 2} ${y + (up ? -3.5 : 4)} ${x + 5} ${y + (up ? 1.5 : -1)}`,
      'none',
      INK,
      2.5,
    );
  const look = t * 1.6;
  const lid = (x: number) =>
    path(
      `M${x - 5.8 * k} ${y}C${x - 3} ${y - 5.2} ${x + 3} ${y - 5.2} ${x + 5.8 * k} ${y}L${x + 5.4 * k} ${y - 0.2}H${x - 5.4 * k}Z`,
      shade,
      INK,
      1.6,
    );
  for (const side of [-1, 1]) {
    const x = side < 0 ? lx : rx;
    if (face.mark === 'patch' && side === -1) continue;
    switch (face.eyes) {
      case 'keen':
        parts.push(white(x), pupil(x, look));
        break;
      case 'wide':
        parts.push(ellipse(x, y, 5.2 * k, 5.4, '#fbf5e6', INK, 1.5), pupil(x, look, 0.3, 2.3));
        break;
      case 'side':
        parts.push(
          white(x),
          pupil(x, Math.sign(t) * 2.8, 0, 2.6),
          path(
            `M${x - 5.8} ${y - 0.5}C${x - 3} ${y - 4.8} ${x + 3} ${y - 4.8} ${x + 5.8} ${y - 0.5}`,
            'none',
            INK,
            2.4,
          ),
        );
        break;
      case 'half':
        parts.push(white(x), pupil(x, look, 0.8), lid(x));
        break;
      case 'sleepy':
        parts.push(
          white(x, 0.8),
          pupil(x, look, 1),
          lid(x),
          path(
            `M${x - 4.5} ${y + 5}C${x - 1} ${y + 6.5} ${x + 2} ${y + 6.5} ${x + 4.5} ${y + 5}`,
            'none',
            shade,
            1.8,
          ),
        );
        break;
      case 'shut':
        parts.push(arc(x, true));
        break;
      case 'wink':
        parts.push(side === (t > 0 ? -1 : 1) ? arc(x, false) : white(x) + pupil(x, look));
        break;
    }
    // Brows.
    const inner = -side;
    const by = y - 8.5;
    const b = {
      soft: [0, -2.5, 0, 2.4],
      flat: [0, 0, 0, 2.6],
      raised: [-3.5, -4, -1.5, 2.6],
      worry: [0.8, -2, -4, 2.4],
      stern: [-1.8, -1, 3.4, 3.4],
      bushy: [0, -2.5, 0.5, 4.6],
    }[face.brow];
    const raisedOnly =
      face.brow === 'raised' && side === (t > 0 ? 1 : -1) ? 0 : face.brow === 'raised' ? 3 : 0;
    parts.push(
      path(
        `M${x - inner * 6} ${by + b[0] + raisedOnly}Q${x} ${by + b[1] + raisedOnly - 1} ${x + inner * 5} ${by + b[2] + raisedOnly}`,
        'none',
        face.brow === 'bushy' && ['white', 'grey'].includes(face.hair) ? INK : hairDark,
        b[3],
      ),
    );
    if (face.brow === 'bushy' && ['white', 'grey'].includes(face.hair))
      parts.push(
        path(
          `M${x - inner * 6} ${by + b[0]}Q${x} ${by + b[1] - 1} ${x + inner * 5} ${by + b[2]}`,
          'none',
          hair,
          2.8,
        ),
      );
  }
  // Nose: seen a little from the side he looks to.
  const s = t >= 0 ? 1 : -1;
  const nx = cx + s * 1.5;
  const ny = m.nose;
  const nose = {
    hook: `M${nx - s * 1.5} ${y - 2}C${nx + s * 5} ${y + 1} ${nx + s * 9} ${ny} ${nx + s * 6} ${ny + 4}C${nx + s * 3} ${ny + 4.5} ${nx} ${ny + 2} ${nx - s * 3} ${ny + 2.5}`,
    long: `M${nx - s * 1} ${y - 1}C${nx + s * 3} ${y + 4} ${nx + s * 6.5} ${ny + 1} ${nx + s * 5.5} ${ny + 4.5}C${nx + s * 2} ${ny + 6} ${nx - s * 1} ${ny + 4} ${nx - s * 3.5} ${ny + 3}`,
    snub: `M${nx + s * 1} ${ny - 4}C${nx + s * 6} ${ny - 1} ${nx + s * 5} ${ny + 3} ${nx + s * 1} ${ny + 3}C${nx - s * 1} ${ny + 3} ${nx - s * 2.5} ${ny + 2} ${nx - s * 3} ${ny + 1}`,
    broken: `M${nx - s * 1} ${y - 1}L${nx + s * 3.5} ${y + 3}L${nx + s * 1} ${y + 6}C${nx + s * 6} ${ny} ${nx + s * 7} ${ny + 3} ${nx + s * 4} ${ny + 4.5}C${nx} ${ny + 5} ${nx - s * 3} ${ny + 4} ${nx - s * 4} ${ny + 2}`,
  };
  if (face.nose === 'bulb')
    parts.push(
      ellipse(nx, ny, 6.4, 5.4, cheek, INK, 1.9),
      path(
        `M${nx - 3} ${ny - 2.4}C${nx - 2} ${ny - 3.6} ${nx} ${ny - 3.8} ${nx + 1} ${ny - 3.5}`,
        'none',
        '#fff3dd',
        1.5,
      ),
    );
  else if (face.nose === 'broad')
    parts.push(
      path(
        `M${nx - 1} ${y + 1}C${nx - 2} ${ny - 4} ${nx - 8} ${ny} ${nx - 6} ${ny + 3}C${nx - 3} ${ny + 5.5} ${nx + 4} ${ny + 5.5} ${nx + 7} ${ny + 3}C${nx + 9} ${ny} ${nx + 4} ${ny - 4} ${nx + 3} ${y + 2}`,
        shade,
        INK,
        1.9,
        'opacity="1"',
      ),
    );
  else
    parts.push(
      path(`${nose[face.nose]}Z`, shade, 'none', 0, 'opacity=".8"'),
      path(nose[face.nose], 'none', INK, 2),
    );
  // Mouth.
  if (!bearded) parts.push(mouthOf(face, cx, m.mouth, s, fat));
  return parts.join('');
}

function mouthOf(face: Face, cx: number, y: number, s: number, fat: boolean): string {
  const w = fat ? 8 : 6.2;
  switch (face.mouth) {
    case 'flat':
      return path(`M${cx - w * 0.8} ${y}Q${cx} ${y + 0.6} ${cx + w * 0.8} ${y - 0.4}`, 'none', INK, 2.1);
    case 'smirk':
      return path(`M${cx - w * s} ${y + 1}Q${cx} ${y + 2.6} ${cx + w * s} ${y - 3}`, 'none', INK, 2.1);
    case 'frown':
      return path(`M${cx - w} ${y + 2.2}Q${cx} ${y - 3} ${cx + w} ${y + 2.2}`, 'none', INK, 2.1);
    case 'grin':
      return path(
        `M${cx - w} ${y - 2.5}C${cx - w * 0.5} ${y + 5} ${cx + w * 0.5} ${y + 5} ${cx + w} ${y - 2.5}Q${cx} ${y - 0.5} ${cx - w} ${y - 2.5}Z`,
        '#7c2a1c',
        INK,
        1.8,
      );
    case 'teeth':
      return (
        path(
          `M${cx - w} ${y - 2}C${cx - w * 0.5} ${y + 5} ${cx + w * 0.5} ${y + 5} ${cx + w} ${y - 2}Z`,
          '#7c2a1c',
          INK,
          1.8,
        ) +
        path(
          `M${cx - w * 0.6} ${y - 1.8}H${cx - 1.2}V${y + 1.4}H${cx - w * 0.5}ZM${cx + 1.2} ${y - 1.8}H${cx + w * 0.6}L${cx + w * 0.5} ${y + 1.4}H${cx + 1.2}Z`,
          '#fbf5e6',
          'none',
        )
      );
    case 'pout':
      return (
        path(`M${cx - 4} ${y + 0.5}Q${cx} ${y - 2.5} ${cx + 4} ${y + 0.5}`, 'none', INK, 2.1) +
        path(`M${cx - 2.5} ${y + 4}Q${cx} ${y + 5.4} ${cx + 2.5} ${y + 4}`, 'none', INK, 1.4)
      );
    case 'o':
      return ellipse(cx, y + 0.5, 3, 3.6, '#5f2016', INK, 1.8);
  }
  return '';
}

function beardOf(face: Face, m: Metrics, fat: boolean): string {
  if (!face.beard) return '';
  const t = face.turn;
  const [hair, dark] = HAIR[face.hair];
  const cx = 50 + t * 2.5;
  const L = fat ? 24.5 : 33.8;
  const Rr = 100 - L;
  const y0 = m.eye + 7;
  const lip = m.mouth;
  const tip = {
    long: 109,
    point: 104,
    bush: fat ? 109 : 106,
    fork: 110,
    round: 99,
    scruff: 94,
    goat: 100,
    curl: 104,
    braid: 112,
  }[face.beard];
  let d: string;
  switch (face.beard) {
    case 'goat':
    case 'point':
      d = `M${L} ${y0}C${L + 2} ${y0 + 16} ${cx - 12} ${tip - 10} ${cx + t * 4} ${tip}C${cx + 12} ${tip - 10} ${Rr - 2} ${y0 + 16} ${Rr} ${y0}`;
      break;
    case 'fork':
      d = `M${L} ${y0}C${L} ${y0 + 22} ${cx - 15} ${tip - 12} ${cx - 9} ${tip}C${cx - 5} ${tip - 4} ${cx - 2} ${tip - 10} ${cx} ${tip - 13}C${cx + 2} ${tip - 10} ${cx + 5} ${tip - 4} ${cx + 9} ${tip}C${cx + 15} ${tip - 12} ${Rr} ${y0 + 22} ${Rr} ${y0}`;
      break;
    case 'bush':
      d = `M${L - 1} ${y0 - 3}C${L - 9} ${y0 + 8} ${L - 7} ${y0 + 20} ${L - 2} ${y0 + 26}C${L} ${tip - 2} ${cx - 12} ${tip - 3} ${cx - 7} ${tip}C${cx - 2} ${tip + 2} ${cx + 3} ${tip + 2} ${cx + 8} ${tip}C${cx + 13} ${tip - 3} ${Rr} ${tip - 2} ${Rr + 2} ${y0 + 26}C${Rr + 7} ${y0 + 20} ${Rr + 9} ${y0 + 8} ${Rr + 1} ${y0 - 3}`;
      break;
    case 'curl':
      d = `M${L} ${y0 - 3}C${L - 6} ${y0 + 4} ${L - 4} ${y0 + 10} ${L - 1} ${y0 + 12}C${L - 4} ${y0 + 18} ${L + 1} ${y0 + 24} ${L + 6} ${y0 + 23}C${L + 7} ${y0 + 31} ${cx - 12} ${y0 + 33} ${cx - 9} ${y0 + 31}C${cx - 7} ${tip} ${cx + 7} ${tip} ${cx + 9} ${y0 + 31}C${cx + 12} ${y0 + 33} ${Rr - 7} ${y0 + 31} ${Rr - 6} ${y0 + 23}C${Rr - 1} ${y0 + 24} ${Rr + 4} ${y0 + 18} ${Rr + 1} ${y0 + 12}C${Rr + 4} ${y0 + 10} ${Rr + 6} ${y0 + 4} ${Rr} ${y0 - 3}`;
      break;
    case 'braid':
      d = `M${L} ${y0 - 2}C${L - 3} ${y0 + 18} ${cx - 16} ${y0 + 28} ${cx - 6} ${y0 + 32}C${cx - 9} ${tip - 8} ${cx - 5} ${tip - 3} ${cx} ${tip}C${cx + 5} ${tip - 3} ${cx + 9} ${tip - 8} ${cx + 6} ${y0 + 32}C${cx + 16} ${y0 + 28} ${Rr + 3} ${y0 + 18} ${Rr} ${y0 - 2}`;
      break;
    default:
      d = `M${L} ${y0 - 1}C${L - 2} ${y0 + 18} ${L + 3} ${tip} ${cx} ${tip}C${Rr - 3} ${tip} ${Rr + 2} ${y0 + 18} ${Rr} ${y0 - 1}`;
  }
  // Up round the cheeks to the moustache.
  const w = fat ? 15 : 11;
  const closed = `${d}C${Rr - 4} ${y0 + 7} ${cx + w} ${lip - 7} ${cx} ${lip - 5.5}C${cx - w} ${lip - 7} ${L + 4} ${y0 + 7} ${L} ${y0 - 1}Z`;
  const parts = [inked(closed, hair)];
  if (face.beard === 'goat') {
    parts.length = 0;
    parts.push(
      inked(
        `M${cx - w} ${lip + 1}C${cx - w} ${lip - 6} ${cx - 4} ${lip - 7} ${cx} ${lip - 5}C${cx + 4} ${lip - 7} ${cx + w} ${lip - 6} ${cx + w} ${lip + 1}C${cx + w} ${lip + 12} ${cx + 5} ${tip - 2} ${cx + t * 4} ${tip}C${cx - 5} ${tip - 2} ${cx - w} ${lip + 12} ${cx - w} ${lip + 1}Z`,
        hair,
      ),
    );
  }
  if (face.beard === 'scruff')
    parts.push(
      path(
        `M${L + 6} ${y0 + 16}l2 4M${cx - 10} ${tip - 9}l1 4M${cx + 10} ${tip - 9}l-1 4M${Rr - 6} ${y0 + 16}l-2 4M${cx} ${tip - 7}v4`,
        'none',
        dark,
        1.8,
      ),
    );
  // Strands.
  const strands = {
    long: `M${cx - 9} ${lip + 8}C${cx - 9} ${tip - 14} ${cx - 6} ${tip - 9} ${cx - 4} ${tip - 5}M${cx + 9} ${lip + 8}C${cx + 9} ${tip - 14} ${cx + 6} ${tip - 9} ${cx + 4} ${tip - 5}M${cx} ${lip + 8}V${tip - 6}`,
    point: `M${cx - 7} ${lip + 8}L${cx - 2} ${tip - 7}M${cx + 7} ${lip + 8}L${cx + 2} ${tip - 7}`,
    fork: `M${cx - 10} ${lip + 7}C${cx - 12} ${tip - 16} ${cx - 10} ${tip - 10} ${cx - 9} ${tip - 6}M${cx + 10} ${lip + 7}C${cx + 12} ${tip - 16} ${cx + 10} ${tip - 10} ${cx + 9} ${tip - 6}`,
    bush: `M${cx - 16} ${lip + 4}C${cx - 18} ${lip + 12} ${cx - 16} ${tip - 10} ${cx - 11} ${tip - 6}M${cx + 16} ${lip + 4}C${cx + 18} ${lip + 12} ${cx + 16} ${tip - 10} ${cx + 11} ${tip - 6}M${cx - 5} ${lip + 9}V${tip - 7}M${cx + 5} ${lip + 9}V${tip - 7}`,
    curl: `M${cx - 17} ${lip + 4}a4 4 0 1 1 5 3M${cx + 17} ${lip + 4}a4 4 0 1 0 -5 3M${cx - 6} ${lip + 11}a4 4 0 1 1 6 2M${cx + 9} ${lip + 11}a4 4 0 1 0 -5 3`,
    round: `M${cx - 12} ${lip + 6}C${cx - 10} ${lip + 14} ${cx - 7} ${tip - 5} ${cx - 4} ${tip - 4}M${cx + 12} ${lip + 6}C${cx + 10} ${lip + 14} ${cx + 7} ${tip - 5} ${cx + 4} ${tip - 4}`,
    braid: `M${cx - 6} ${lip + 18}L${cx + 6} ${lip + 22}L${cx - 6} ${lip + 27}L${cx + 5} ${lip + 31}M${cx - 16} ${lip + 4}C${cx - 14} ${lip + 10} ${cx - 10} ${lip + 14} ${cx - 8} ${lip + 15}M${cx + 16} ${lip + 4}C${cx + 14} ${lip + 10} ${cx + 10} ${lip + 14} ${cx + 8} ${lip + 15}`,
    scruff: '',
    goat: `M${cx} ${lip + 9}V${tip - 7}`,
  }[face.beard];
  if (strands) parts.push(path(strands, 'none', dark, 1.9));
  // Moustache parts over the lip.
  const mw = fat ? 12 : 9.5;
  parts.push(
    path(
      `M${cx} ${lip - 3.5}C${cx - 4} ${lip - 6.5} ${cx - mw} ${lip - 4} ${cx - mw - 1.5} ${lip + 1.5}C${cx - mw + 4} ${lip} ${cx - 3} ${lip + 1} ${cx} ${lip - 0.5}C${cx + 3} ${lip + 1} ${cx + mw - 4} ${lip} ${cx + mw + 1.5} ${lip + 1.5}C${cx + mw} ${lip - 4} ${cx + 4} ${lip - 6.5} ${cx} ${lip - 3.5}Z`,
      hair,
      INK,
      1.7,
    ),
  );
  const s = t >= 0 ? 1 : -1;
  if (face.mouth === 'teeth' || face.mouth === 'grin')
    parts.push(
      path(
        `M${cx - 5.5} ${lip + 1.5}C${cx - 3} ${lip + 6.5} ${cx + 3} ${lip + 6.5} ${cx + 5.5} ${lip + 1.5}Z`,
        '#7c2a1c',
        INK,
        1.6,
      ),
      path(
        `M${cx - 3.5} ${lip + 2}H${cx - 0.8}V${lip + 4}H${cx - 3}ZM${cx + 0.8} ${lip + 2}H${cx + 3.5}L${cx + 3} ${lip + 4}H${cx + 0.8}Z`,
        '#fbf5e6',
        'none',
      ),
    );
  else if (face.mouth === 'frown')
    parts.push(path(`M${cx - 4.5} ${lip + 5}Q${cx} ${lip + 1} ${cx + 4.5} ${lip + 5}`, 'none', INK, 2));
  else
    parts.push(
      path(
        `M${cx - 4 * s} ${lip + 3.6}Q${cx} ${lip + 5} ${cx + 4.5 * s} ${lip + (face.mouth === 'smirk' ? 2 : 3.4)}`,
        'none',
        INK,
        2,
      ),
    );
  return parts.join('');
}

function markOf(face: Face, m: Metrics, fat: boolean): string {
  const cx = 50 + face.turn * (fat ? 5 : 4);
  const y = m.eye;
  switch (face.mark) {
    case 'spectacles':
      return (
        circle(cx - m.gap - 0.5, y, 7.4, 'rgb(255 255 255 / .28)', INK, 2) +
        circle(cx + m.gap + 0.5, y, 7.4, 'rgb(255 255 255 / .28)', INK, 2) +
        path(`M${cx - 1.6} ${y - 2}L${cx} ${y - 6}L${cx + 1.6} ${y - 2}`, 'none', INK, 2.2)
      );
    case 'quill':
      return (
        inked(`M62 50C70 40 82 30 90 14C84 20 74 24 69 32C66 38 64 44 62 50Z`, '#fbf5e6') +
        path('M63 49C70 38 78 28 86 19', 'none', INK, 1.5)
      );
    case 'freckles':
      return [-9, -6, -11, 7, 10, 12]
        .map((dx, i) => circle(cx + dx, m.nose - 1 + (i % 3) * 2.4, 0.95, '#a2602f', 'none'))
        .join('');
    case 'wart':
      return circle(cx - 11, m.nose + 5, 2.6, '#c98d63', INK, 1.4);
    case 'scar':
      return path(
        `M${cx + 5} ${y - 15}L${cx + 12} ${y + 9}M${cx + 4} ${y - 9}l5 -1.500M${cx + 8} ${y + 5}l5.5 -1.5`,
        'none',
        '#8e3a25',
        1.8,
      );
    case 'patch':
      return (
        path(
          `M${cx - m.gap - 8} ${y - 4}C${cx - m.gap - 4} ${y - 7} ${cx - m.gap + 4} ${y - 7} ${cx - m.gap + 7} ${y - 3}C${cx - m.gap + 6} ${y + 6} ${cx - m.gap - 6} ${y + 7} ${cx - m.gap - 8} ${y - 4}Z`,
          '#241b14',
          INK,
          2,
        ) +
        path(
          `M${cx - m.gap + 6} ${y - 4}L78 ${y - 14}M${cx - m.gap - 8} ${y - 4}L22 ${y - 2}`,
          'none',
          INK,
          2.4,
        )
      );
  }
  return '';
}

/** What rank and order wear on the breast. */
function dress(monk: Sitter): string {
  const { fat } = monk;
  const o = ORDERS[monk.order];
  const parts: string[] = [];
  const out = fat ? 15 : 10;
  if (monk.rank === 'father') {
    // A stole: two bands of gold with crosses.
    for (const s of [-1, 1]) {
      const x = 50 + s * out;
      parts.push(
        path(
          `M${x - 3 + s * 3} 98L${x + 5 + s * 3} 97L${x + 7 + s * 5} 142H${x - 5 + s * 5}Z`,
          '#e9c46a',
          INK,
          2.2,
        ),
        path(`M${x + 1 + s * 4.5} 113v12M${x - 3 + s * 4.5} 117.500h8`, 'none', '#8f2a14', 2.8),
      );
    }
  } else if (monk.rank === 'novice') {
    // A white collar, tied.
    parts.push(
      fat
        ? path('M29 104C38 111 62 111 71 104L68 122C58 128 42 128 32 122Z', '#fbf5e6', INK, 2)
        : path('M35 104C42 110 58 110 65 104L63 121C56 126 44 126 37 121Z', '#fbf5e6', INK, 2),
      path('M50 110V125M45 116h10', 'none', INK, 1.6),
    );
  }
  if (monk.order === 'hospitaller') parts.push(put(fat ? 84 : 76, 117, maltese(fat ? 9.5 : 8.5, '#fbf5e6')));
  if (monk.order === 'franciscan')
    parts.push(
      fat
        ? path('M18 101C24 116 36 126 50 128C64 126 76 116 82 101', 'none', INK, 5) +
            path('M18 101C24 116 36 126 50 128C64 126 76 116 82 101', 'none', '#e3c88c', 2.6)
        : path('M28 102C32 116 40 124 50 126C60 124 68 116 72 102', 'none', INK, 5) +
            path('M28 102C32 116 40 124 50 126C60 124 68 116 72 102', 'none', '#e3c88c', 2.6),
      put(50, 131, tau('#e3c88c', 0.95)),
    );
  if (monk.order === 'benedictine' && monk.rank === 'brother')
    parts.push(
      path(fat ? 'M36 106L32 146M64 106L68 146' : 'M41 107L38 146M59 107L62 146', 'none', o.light, 2.6),
    );
  return parts.join('');
}
export const maltese = (r: number, fill: string): string => {
  const arm = (a: number) => {
    const c = Math.cos(a),
      s = Math.sin(a);
    const p = (x: number, y: number) => `${tenth(x * c - y * s)} ${tenth(x * s + y * c)}`;
    return `L${p(-r * 0.62, -r)}L${p(0, -r * 0.7)}L${p(r * 0.62, -r)}L${p(r * 0.16, -r * 0.16)}`;
  };
  const d = [0, 1, 2, 3].map((i) => arm((i * Math.PI) / 2)).join('');
  return path(`M${tenth(-r * 0.16)} ${tenth(-r * 0.16)}${d}Z`, fill, INK, r > 9 ? 2 : 1.3);
};
const tau = (fill: string, k: number): string =>
  path(
    `M${-6 * k} ${-6 * k}H${6 * k}V${-2 * k}H${2 * k}V${7 * k}H${-2 * k}V${-2 * k}H${-6 * k}Z`,
    fill,
    INK,
    1.6,
  );

/** The picture in its window, 100 by 120. */
export function portrait(number: number): string {
  const monk = sitter(MONKS[number]);
  const uid = `m${number}`;
  const win = WINDOW[monk.rank];
  return `<clipPath id="w${uid}"><path d="${win}"/></clipPath>
    <g clip-path="url(#w${uid})"><rect width="100" height="120" fill="url(#diaper-${monk.order})"/>${monk.fat ? put(5.5, 6, bust(monk, FACES[number], uid), 0.89) : put(2, 3.5, bust(monk, FACES[number], uid), 0.96)}</g>
    ${path(win, 'none', INK, 5)}${path(win, 'none', '#d9a441', 2)}`;
}
