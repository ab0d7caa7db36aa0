/** The margin of the leaf: vines, bars, and the drolleries that live there. */

import { seededMurmur, seedOf } from '@conclave/kit/random';
import { tenth } from '@conclave/kit/svg-text';
import { circle, INK, path, rect } from './pen.ts';

const LEAF_D =
  'M0 0C-5 -1 -7 -5 -5 -8C-8 -8 -9 -12 -6 -14C-4 -15 -2 -13 -2 -11C-2 -15 2 -15 2 -11C2 -13 4 -15 6 -14C9 -12 8 -8 5 -8C7 -5 5 -1 0 0Z';
const VINE = ['#d9a441', '#24508f', '#b3361e', '#2f7a63', '#d9a441'];
/**
 * A hairline stem that winds along a line. At every bend a branch curls back into the hollow, with ivy leaves and gold
 * berries.
 */
export function vine(
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  amp: number,
  seed: string,
  ink: string,
): string {
  const gold = '#d9a441';
  const size = 1;
  const flip = 1;
  const r = seededMurmur(seedOf(seed));
  const len = Math.hypot(x2 - x1, y2 - y1);
  const turn = (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI;
  const n = Math.max(1, Math.round(len / (amp * 1.75)));
  const step = len / n;
  const stems: string[] = [];
  const leaves: string[] = [];
  const leaf = (x: number, y: number, deg: number, k = 1) => {
    const col = r() < 0.42 ? gold : VINE[Math.floor(r() * 5)];
    leaves.push(
      `<g transform="translate(${tenth(x)} ${tenth(y)}) rotate(${Math.round(deg)}) scale(${tenth(0.56 * size * k * 10) / 10})">${path(LEAF_D, col, ink, 1.7)}</g>`,
    );
  };
  let d = 'M0 0';
  for (let i = 0; i < n; i++) {
    const s = (i % 2 ? 1 : -1) * flip;
    d += `C${tenth(i * step + step * 0.35)} ${tenth(s * amp * 0.62)} ${tenth(i * step + step * 0.65)} ${tenth(s * amp * 0.62)} ${tenth((i + 1) * step)} 0`;
  }
  stems.push(d);
  for (let i = 0; i < n; i++) {
    const s = (i % 2 ? 1 : -1) * flip;
    const cx = i * step + step * 0.52,
      cy = -s * amp * 0.1,
      R0 = Math.min(amp * 0.5, step * 0.4);
    // From the stem's far end backwards and inwards.
    let c = '';
    const pts: [number, number, number][] = [];
    for (let k = 0; k <= 30; k++) {
      const a = s * (0.35 + k * 0.3),
        rad = R0 * (1.06 - k / 36);
      const px = cx + rad * Math.cos(a),
        py = cy + rad * Math.sin(a);
      c += `${k ? 'L' : 'M'}${tenth(px)} ${tenth(py)}`;
      pts.push([px, py, (a * 180) / Math.PI]);
    }
    stems.push(
      `M${tenth((i + 1) * step)} 0C${tenth((i + 1) * step - 4)} ${tenth(s * 1)} ${tenth(pts[0][0] + 3)} ${tenth(pts[0][1] - s * 5)} ${tenth(pts[0][0])} ${tenth(pts[0][1])}`,
      c,
    );
    for (const [k, out] of [
      [3, 1],
      [7, 1],
      [11, 1],
      [15, 0.9],
    ])
      leaf(pts[k][0], pts[k][1], pts[k][2] + 90 + (r() - 0.5) * 30, out);
    const [ex, ey] = pts[30];
    leaves.push(
      r() < 0.55
        ? [0, 72, 144, 216, 288]
            .map((a) =>
              circle(
                ex + 3 * size * Math.cos((a * Math.PI) / 180),
                ey + 3 * size * Math.sin((a * Math.PI) / 180),
                2.1 * size,
                VINE[1 + (i % 2)],
                ink,
                0.7,
              ),
            )
            .join('') + circle(ex, ey, 1.8 * size, gold, 'none')
        : circle(ex, ey, 3.2 * size, gold, ink, 0.9),
    );
    // On the outside of the bend: a leaf and two gold dots with hairs.
    const ox = i * step + step * 0.5,
      oy = s * amp * 0.47;
    leaf(ox, oy, s > 0 ? 180 : 0, 0.85);
    for (const q of [-1, 1]) {
      const bx = ox + q * step * 0.3,
        by = s * amp * 0.6;
      stems.push(`M${tenth(bx)} ${tenth(by)}L${tenth(ox + q * step * 0.2)} ${tenth(s * amp * 0.38)}`);
      leaves.push(circle(bx, by, 2.1 * size, gold, ink, 0.9 * size));
    }
  }
  const drawn = path(stems.join(''), 'none', ink, 1.2 * size) + leaves.join('');
  return `<g transform="translate(${tenth(x1)} ${tenth(y1)}) rotate(${tenth(turn)})">${drawn}</g>`;
}
/** A bar of gold, blue and rose with white tracery: frames the plan. */
export function bar(x: number, y: number, w: number, h: number): string {
  const long = Math.max(w, h),
    thick = Math.min(w, h),
    v = h > w;
  const n = Math.max(1, Math.round(long / 74));
  const seg = long / n;
  const f = [rect(x, y, w, h, '#d9a441', INK, 1.8)];
  for (let i = 0; i < n; i++) {
    const a = i * seg + 7,
      l = seg - 14;
    const fill = i % 2 ? '#24508f' : '#a33b2a';
    const [rx, ry, rw, rh] = v ? [x + 2.4, y + a, thick - 4.8, l] : [x + a, y + 2.4, l, thick - 4.8];
    f.push(rect(rx, ry, rw, rh, fill, INK, 1.1, 2));
    const k = 4;
    let d = '';
    for (let j = 0; j < k; j++) {
      const t0 = a + 4 + ((l - 8) * j) / k,
        t1 = a + 4 + ((l - 8) * (j + 1)) / k,
        mid = (v ? x : y) + thick / 2,
        o = (thick - 8) / 2.2;
      d += v
        ? `M${mid} ${tenth(t0 + y)}C${mid - o} ${tenth(t0 + y + 2)} ${mid - o} ${tenth(t1 + y - 2)} ${mid} ${tenth(t1 + y)}C${mid + o} ${tenth(t1 + y - 2)} ${mid + o} ${tenth(t0 + y + 2)} ${mid} ${tenth(t0 + y)}`
        : `M${tenth(t0 + x)} ${mid}C${tenth(t0 + x + 2)} ${mid - o} ${tenth(t1 + x - 2)} ${mid - o} ${tenth(t1 + x)} ${mid}C${tenth(t1 + x - 2)} ${mid + o} ${tenth(t0 + x + 2)} ${mid + o} ${tenth(t0 + x)} ${mid}`;
    }
    f.push(path(d, 'none', '#fbf5e6', 1));
  }
  return f.join('');
}
export const boss = (x: number, y: number, r: number): string =>
  circle(x, y, r, '#d9a441', INK, 1.8) +
  circle(x, y, r * 0.68, '#24508f', INK, 1.1) +
  [0, 1, 2, 3]
    .map((i) =>
      path(
        `M0 0C${r * 0.14} ${-r * 0.22} ${r * 0.3} ${-r * 0.3} 0 ${-r * 0.58}C${-r * 0.3} ${-r * 0.3} ${-r * 0.14} ${-r * 0.22} 0 0Z`,
        '#fbf5e6',
        'none',
        0,
        `transform="translate(${x} ${y}) rotate(${i * 90})"`,
      ),
    )
    .join('') +
  circle(x, y, r * 0.16, '#b3361e', 'none');

const snail = (): string =>
  path(
    'M-34 0C-36 -4 -30 -8 -22 -6L20 -5C26 -6 28 -12 30 -20C32 -26 40 -26 42 -20C44 -12 42 -4 36 0Z',
    '#c9b07c',
    INK,
    2,
  ) +
  path('M33 -24L29 -36M39 -24L43 -36', 'none', INK, 1.8) +
  circle(29, -37, 2.4, '#c9b07c', INK, 1.5) +
  circle(43, -37, 2.4, '#c9b07c', INK, 1.5) +
  path('M36 -12q3 2 6 0', 'none', INK, 1.5) +
  circle(-2, -22, 20, '#b9622f', INK, 2.2) +
  path(
    'M-2 -22m0 0c3 -3 7 1 4 5c-4 5 -12 2 -12 -5c0 -9 11 -14 19 -8c8 6 6 18 -2 22',
    'none',
    '#6e3012',
    2.4,
  ) +
  path('M-16 -32C-10 -40 2 -41 9 -37', 'none', '#e09a63', 2.2);

/** Each stands on 0 0. */
export const DROLLERIES = {
  knightSnail: () =>
    snail() +
    path('M27 -21C27 -31 45 -31 45 -21V-14L41 -10V-17H31V-10L27 -14Z', '#c3c8cc', INK, 1.8) +
    path('M36 -29C36 -37 46 -39 50 -34C46 -34 42 -32 39 -28Z', '#b3361e', INK, 1.5) +
    path('M12 -14L72 -27', 'none', INK, 4.4) +
    path('M12 -14L72 -27', 'none', '#d9a441', 2) +
    path('M72 -27l8 -2l-7 -4Z', '#c3c8cc', INK, 1.3) +
    path('M56 -24L57 -36L68 -33L66 -26', '#b3361e', INK, 1.4),
  pig: () =>
    /* A pig who plays the bagpipes. */
    path('M-14 0L-12 -10M-4 0L-5 -10', 'none', INK, 7) +
    path('M-14 0L-12 -10M-4 0L-5 -10', 'none', '#e3a38c', 4) +
    path('M-22 -14C-26 -32 -14 -44 -2 -42C8 -40 12 -28 8 -16C4 -6 -18 -4 -22 -14Z', '#eab09a', INK, 2) +
    path('M-21 -12C-16 -16 2 -16 8 -16C4 -6 -18 -4 -21 -12Z', '#24508f', INK, 1.8) +
    path('M-22 -18C-30 -20 -30 -27 -26 -27C-24 -27 -25 -23 -27 -24', 'none', INK, 1.8) +
    path(
      'M-12 -44C-14 -56 -2 -64 8 -60C14 -58 16 -52 15 -47L22 -45V-38L14 -37C8 -32 -8 -34 -12 -44Z',
      '#eab09a',
      INK,
      2,
    ) +
    path('M-4 -60C-8 -68 -2 -71 4 -66Z', '#d98b74', INK, 1.8) +
    circle(5, -51, 1.9, INK, 'none') +
    path('M22 -45V-38M19 -43v1M19 -40v0.5', 'none', INK, 1.8) +
    path('M14 -36C26 -40 34 -30 28 -20C22 -12 8 -14 8 -24C8 -30 10 -34 14 -36Z', '#b3361e', INK, 2) +
    path('M12 -20L-2 -4', 'none', INK, 4) +
    path('M12 -20L-2 -4', 'none', '#d9a441', 2) +
    path('M26 -34L38 -58M22 -36L28 -62', 'none', INK, 4.4) +
    path('M26 -34L38 -58M22 -36L28 -62', 'none', '#d9a441', 2) +
    path('M18 -38L14 -36', 'none', INK, 2.4) +
    path('M2 -30C8 -28 12 -24 14 -22', 'none', INK, 6) +
    path('M2 -30C8 -28 12 -24 14 -22', 'none', '#eab09a', 3.4),
  ape: () =>
    /* An ape at the bell rope: hands up at 0 -70. */
    path('M-10 -14C-22 -8 -30 -14 -28 -22C-27 -27 -21 -26 -22 -21', 'none', INK, 2.6) +
    path('M-9 0C-12 -4 -10 -12 -6 -16M8 0C12 -4 10 -12 6 -16', 'none', INK, 8) +
    path('M-9 0C-12 -4 -10 -12 -6 -16M8 0C12 -4 10 -12 6 -16', 'none', '#8a6a45', 5) +
    path('M-12 -18C-14 -34 -6 -40 0 -40C6 -40 14 -34 12 -18C8 -10 -8 -10 -12 -18Z', '#8a6a45', INK, 2) +
    path('M-11 -20C-4 -16 4 -16 11 -20L12 -30C4 -27 -4 -27 -12 -30Z', '#2f7a63', INK, 1.6) +
    path('M-9 -34C-14 -44 -8 -56 -1 -66M9 -34C14 -44 8 -54 2 -62', 'none', INK, 7.5) +
    path('M-9 -34C-14 -44 -8 -56 -1 -66M9 -34C14 -44 8 -54 2 -62', 'none', '#8a6a45', 4.6) +
    circle(0, -46, 10.5, '#8a6a45', INK, 2) +
    circle(-10.5, -46, 3.6, '#c99a78', INK, 1.6) +
    circle(10.5, -46, 3.6, '#c99a78', INK, 1.6) +
    path(
      'M-7 -47C-7 -53 -1 -53 0 -50C1 -53 7 -53 7 -47C8 -41 4 -38 0 -38C-4 -38 -8 -41 -7 -47Z',
      '#dcb08e',
      INK,
      1.5,
    ) +
    circle(-3, -47.5, 1.4, INK, 'none') +
    circle(3, -47.5, 1.4, INK, 'none') +
    path('M-3 -42Q0 -40 3 -42', 'none', INK, 1.5),
  dragon: () =>
    /* His tail runs on as a stem to the right from 60 -6. */
    path(
      'M60 -6C44 -14 40 2 28 4C14 6 8 -4 -2 -4L-6 6C6 14 24 16 34 10C44 4 50 -2 60 -2Z',
      '#2f7a63',
      INK,
      2,
    ) +
    path(
      'M-2 -4C-16 -6 -22 -18 -16 -28C-12 -36 -20 -38 -26 -34L-40 -30C-38 -40 -28 -48 -16 -46C-2 -44 0 -32 -4 -22C-2 -16 4 -14 8 -8Z',
      '#3d8c72',
      INK,
      2,
    ) +
    path('M-18 -46L-14 -56L-10 -45M-6 -42L2 -50L-1 -38', '#b3361e', INK, 1.6) +
    circle(-19, -40, 2, INK, 'none') +
    path('M-40 -30C-46 -28 -50 -32 -56 -28M-40 -30C-46 -26 -48 -22 -54 -22', 'none', '#b3361e', 2.4) +
    path(
      'M0 -6C4 -26 22 -32 36 -28C30 -24 30 -20 32 -16C26 -18 22 -14 22 -8C16 -12 10 -10 6 -4Z',
      '#d9a441',
      INK,
      2,
    ) +
    path('M8 -8C12 -18 20 -24 30 -26M14 -8C18 -14 22 -18 28 -20', 'none', INK, 1.3) +
    path('M-4 6L-10 14M4 9L2 18', 'none', INK, 2.4),
  bird: () =>
    path(
      'M-10 -8C-10 -16 -2 -20 5 -18C8 -22 14 -20 14 -15L19 -13L14 -11C12 -4 4 0 -4 -2L-16 2Z',
      '#3f79b8',
      INK,
      1.8,
    ) +
    path('M-4 -10C0 -14 6 -12 6 -6C2 -4 -2 -6 -4 -10Z', '#d9a441', INK, 1.4) +
    circle(10, -15.5, 1.4, INK, 'none') +
    path('M0 -1V4M4 -2V4', 'none', INK, 1.4),
};
