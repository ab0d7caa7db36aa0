/** The look of each novice, by cell 1 to 6: colour, emblem, hair. */

export type Emblem = 'rose' | 'daisy' | 'heart' | 'star' | 'leaf' | 'drop';

export interface NoviceLook {
  readonly colour: string;
  readonly deep: string;
  readonly emblem: Emblem;
  readonly hair: string;
  /** The hair behind her head. */
  readonly locks: string;
  /** Her way at dawn. */
  readonly dash: string;
}

export const NOVICE_LOOKS: Readonly<Record<number, NoviceLook>> = {
  1: {
    colour: '#e8819b',
    deep: '#a83f60',
    emblem: 'rose',
    hair: '#7a4528',
    locks: 'M-17 -41a6 6 0 1 1 3 9ZM17 -41a6 6 0 1 0 -3 9Z',
    dash: 'none',
  },
  2: {
    colour: '#f3cf5c',
    deep: '#a87b17',
    emblem: 'daisy',
    hair: '#e0b25a',
    locks: 'M9 -34C17 -30 15 -18 20 -12C14 -10 8 -16 9 -34Z',
    dash: '20 8',
  },
  3: {
    colour: '#ee8a4f',
    deep: '#a94b1c',
    emblem: 'heart',
    hair: '#b5482a',
    locks: 'M-11 -38C-17 -30 -17 -22 -14 -17L-8 -24ZM11 -38C17 -30 17 -22 14 -17L8 -24Z',
    dash: '4 11',
  },
  4: {
    colour: '#7ecbec',
    deep: '#2b7ba3',
    emblem: 'star',
    hair: '#2e2b45',
    locks: 'M-12 -42C-18 -26 -15 -14 -12 -8L-5 -20H5L12 -8C15 -14 18 -26 12 -42Z',
    dash: '26 8 4 8',
  },
  5: {
    colour: '#8ccb78',
    deep: '#3f7f38',
    emblem: 'leaf',
    hair: '#c98a3a',
    locks:
      'M-11 -42a5 5 0 1 0 -3 8a5 5 0 1 0 2 8a5 5 0 1 0 5 1V-40ZM11 -42a5 5 0 1 1 3 8a5 5 0 1 1 -2 8a5 5 0 1 1 -5 1V-40Z',
    dash: '12 10',
  },
  6: {
    colour: '#bf9aec',
    deep: '#6f45a6',
    emblem: 'drop',
    hair: '#4a2f22',
    locks: 'M-13 -42C-16 -34 -14 -27 -10 -25H10C14 -27 16 -34 13 -42Z',
    dash: '2 14',
  },
};

const tenth = (value: number) => Math.round(value * 10) / 10;

/** The outline of each emblem round the origin, by half its size. */
export const EMBLEMS: Readonly<Record<Emblem, (size: number) => string>> = {
  rose: (s) => {
    const petal = tenth(s * 0.46);
    return around(5, (sin, cos) => {
      const [x, y] = [tenth(sin * s * 0.52 - petal), tenth(-cos * s * 0.52)];
      return `M${x} ${y}a${petal} ${petal} 0 1 0 ${2 * petal} 0a${petal} ${petal} 0 1 0 ${-2 * petal} 0Z`;
    });
  },
  daisy: (s) =>
    around(8, (sin, cos) => {
      const [wide, tip] = [s * 0.26, tenth(s * 0.27)];
      const [ax, ay] = [tenth(cos * s - sin * wide), tenth(sin * s + cos * wide)];
      const [bx, by] = [tenth(cos * s + sin * wide), tenth(sin * s - cos * wide)];
      return `M0 0L${ax} ${ay}A${tip} ${tip} 0 0 0 ${bx} ${by}Z`;
    }),
  heart: (s) => {
    const [foot, dip, top] = [tenth(s * 0.95), tenth(-s * 0.4), tenth(-s * 1.15)];
    const [wide, narrow, side] = [tenth(s * 1.5), tenth(s * 0.75), tenth(-s * 0.1)];
    return `M0 ${foot}C${-wide} ${side} ${-narrow} ${top} 0 ${dip}C${narrow} ${top} ${wide} ${side} 0 ${foot}Z`;
  },
  star: (s) => {
    const tips = Array.from({ length: 10 }, (_none, i) => {
      const far = i % 2 === 1 ? s * 0.46 : s * 1.06;
      const angle = (i * Math.PI) / 5;
      return `${tenth(Math.sin(angle) * far)} ${tenth(-Math.cos(angle) * far)}`;
    });
    return `M${tips.join('L')}Z`;
  },
  leaf: (s) => {
    const [foot, low, high, tip] = [tenth(s), tenth(s * 0.3), tenth(-s * 0.7), tenth(-s * 1.1)];
    const [wide, narrow] = [tenth(s * 1.15), tenth(s * 0.8)];
    return `M0 ${foot}C${-wide} ${low} ${-narrow} ${high} 0 ${tip}C${narrow} ${high} ${wide} ${low} 0 ${foot}Z`;
  },
  drop: (s) => {
    const [tip, neck, low] = [tenth(-s * 1.1), tenth(-s * 0.3), tenth(s * 0.4)];
    const [half, side, wide] = [tenth(s * 0.5), tenth(s * 0.8), tenth(s * 0.85)];
    const bowl = `A${tenth(s * 0.81)} ${tenth(s * 0.72)} 0 1 1 ${-side} ${low}`;
    return `M0 ${tip}C${half} ${neck} ${wide} 0 ${side} ${low}${bowl}C${-wide} 0 ${-half} ${neck} 0 ${tip}Z`;
  },
};

/** The same petal all round. */
function around(count: number, petal: (sin: number, cos: number) => string): string {
  return Array.from({ length: count }, (_none, i) => {
    const angle = (i * 2 * Math.PI) / count;
    return petal(Math.sin(angle), Math.cos(angle));
  }).join('');
}
