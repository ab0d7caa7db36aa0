/** The details of the 24 faces that the five features leave open. */

export type Order = 'hospitaller' | 'franciscan' | 'benedictine';
type HairColour = 'white' | 'grey' | 'brown' | 'dark' | 'black' | 'blond' | 'ginger' | 'chestnut';

export interface Face {
  /** Where he looks, -1 to 1. */
  readonly turn: number;
  readonly skin: number;
  readonly hair: HairColour;
  readonly eyes: 'keen' | 'wide' | 'side' | 'half' | 'sleepy' | 'shut' | 'wink';
  readonly brow: 'soft' | 'flat' | 'raised' | 'worry' | 'stern' | 'bushy';
  readonly nose: 'hook' | 'long' | 'snub' | 'broken' | 'bulb' | 'broad';
  readonly mouth: 'flat' | 'smirk' | 'frown' | 'grin' | 'teeth' | 'pout' | 'o';
  readonly beard?: 'long' | 'point' | 'bush' | 'fork' | 'round' | 'scruff' | 'goat' | 'curl' | 'braid';
  readonly mark:
    | 'spectacles'
    | 'blush'
    | 'ears'
    | 'quill'
    | 'freckles'
    | 'hollow'
    | 'scar'
    | 'wart'
    | 'patch'
    | 'none';
}

export const ORDERS: Readonly<
  Record<Order, Record<'habit' | 'dark' | 'light' | 'ground' | 'ground2' | 'fleck', string>>
> = {
  hospitaller: {
    habit: '#b3361e',
    dark: '#7f2413',
    light: '#d5593d',
    ground: '#2a5596',
    ground2: '#1d3f75',
    fleck: '#e9c46a',
  },
  franciscan: {
    habit: '#8a5a33',
    dark: '#5f3b1e',
    light: '#a97646',
    ground: '#2f7a63',
    ground2: '#205a48',
    fleck: '#e9c46a',
  },
  benedictine: {
    habit: '#34302f',
    dark: '#191614',
    light: '#55504d',
    ground: '#dcae4c',
    ground2: '#c08f2f',
    fleck: '#b3361e',
  },
};
/** Skin, its shade, its cheek. */
export const SKIN: readonly (readonly [string, string, string])[] = [
  ['#f3d2ac', '#dca984', '#e5906f'],
  ['#ebc096', '#cf9a6c', '#d97f5e'],
  ['#d9a674', '#b98250', '#c2683f'],
  ['#b67f52', '#935f38', '#a2502f'],
  ['#875a3a', '#673f25', '#7c3c24'],
];
/** Hair and its shade. */
export const HAIR: Readonly<Record<HairColour, readonly [string, string]>> = {
  white: ['#f4efe3', '#cfc6b2'],
  grey: ['#b5ada0', '#8d8577'],
  brown: ['#6f4827', '#4e3018'],
  dark: ['#3d2c20', '#251911'],
  black: ['#2a2421', '#120f0d'],
  blond: ['#e2b65b', '#bb8a34'],
  ginger: ['#c96b2c', '#994a17'],
  chestnut: ['#8d5530', '#65391c'],
};
/** By number of the roster. */
export const FACES: readonly Face[] = [
  {
    turn: 0.8,
    skin: 1,
    hair: 'grey',
    eyes: 'keen',
    brow: 'raised',
    nose: 'hook',
    mouth: 'smirk',
    beard: 'long',
    mark: 'spectacles',
  },
  {
    turn: -0.5,
    skin: 0,
    hair: 'white',
    eyes: 'shut',
    brow: 'soft',
    nose: 'bulb',
    mouth: 'grin',
    mark: 'blush',
  },
  {
    turn: 0.9,
    skin: 1,
    hair: 'dark',
    eyes: 'wide',
    brow: 'worry',
    nose: 'long',
    mouth: 'flat',
    mark: 'ears',
  },
  {
    turn: -0.9,
    skin: 2,
    hair: 'brown',
    eyes: 'side',
    brow: 'flat',
    nose: 'long',
    mouth: 'smirk',
    beard: 'point',
    mark: 'quill',
  },
  {
    turn: 0.3,
    skin: 0,
    hair: 'brown',
    eyes: 'sleepy',
    brow: 'soft',
    nose: 'snub',
    mouth: 'pout',
    mark: 'none',
  },
  {
    turn: 0.4,
    skin: 0,
    hair: 'ginger',
    eyes: 'keen',
    brow: 'raised',
    nose: 'bulb',
    mouth: 'teeth',
    beard: 'scruff',
    mark: 'none',
  },
  {
    turn: -0.6,
    skin: 0,
    hair: 'blond',
    eyes: 'wide',
    brow: 'worry',
    nose: 'snub',
    mouth: 'o',
    mark: 'freckles',
  },
  {
    turn: 0.7,
    skin: 2,
    hair: 'chestnut',
    eyes: 'wink',
    brow: 'raised',
    nose: 'broad',
    mouth: 'smirk',
    beard: 'round',
    mark: 'none',
  },
  {
    turn: -0.9,
    skin: 0,
    hair: 'grey',
    eyes: 'half',
    brow: 'stern',
    nose: 'hook',
    mouth: 'frown',
    mark: 'hollow',
  },
  {
    turn: 0.2,
    skin: 0,
    hair: 'white',
    eyes: 'shut',
    brow: 'bushy',
    nose: 'bulb',
    mouth: 'flat',
    beard: 'bush',
    mark: 'blush',
  },
  {
    turn: 0.55,
    skin: 2,
    hair: 'black',
    eyes: 'side',
    brow: 'stern',
    nose: 'hook',
    mouth: 'smirk',
    beard: 'point',
    mark: 'scar',
  },
  {
    turn: -0.7,
    skin: 4,
    hair: 'black',
    eyes: 'side',
    brow: 'raised',
    nose: 'broad',
    mouth: 'flat',
    beard: 'curl',
    mark: 'none',
  },
  {
    turn: 0.6,
    skin: 1,
    hair: 'dark',
    eyes: 'keen',
    brow: 'bushy',
    nose: 'broad',
    mouth: 'pout',
    mark: 'wart',
  },
  {
    turn: 0.8,
    skin: 1,
    hair: 'blond',
    eyes: 'half',
    brow: 'raised',
    nose: 'long',
    mouth: 'smirk',
    beard: 'goat',
    mark: 'none',
  },
  {
    turn: -0.2,
    skin: 1,
    hair: 'ginger',
    eyes: 'shut',
    brow: 'soft',
    nose: 'snub',
    mouth: 'grin',
    mark: 'freckles',
  },
  {
    turn: 0.5,
    skin: 4,
    hair: 'black',
    eyes: 'wide',
    brow: 'worry',
    nose: 'snub',
    mouth: 'flat',
    mark: 'none',
  },
  {
    turn: -0.4,
    skin: 1,
    hair: 'white',
    eyes: 'keen',
    brow: 'bushy',
    nose: 'long',
    mouth: 'flat',
    beard: 'fork',
    mark: 'none',
  },
  {
    turn: 0.6,
    skin: 1,
    hair: 'grey',
    eyes: 'keen',
    brow: 'stern',
    nose: 'broken',
    mouth: 'frown',
    mark: 'patch',
  },
  {
    turn: -0.6,
    skin: 0,
    hair: 'ginger',
    eyes: 'keen',
    brow: 'stern',
    nose: 'bulb',
    mouth: 'frown',
    beard: 'bush',
    mark: 'none',
  },
  {
    turn: 0.5,
    skin: 3,
    hair: 'dark',
    eyes: 'half',
    brow: 'bushy',
    nose: 'broken',
    mouth: 'flat',
    beard: 'braid',
    mark: 'scar',
  },
  {
    turn: -0.8,
    skin: 3,
    hair: 'dark',
    eyes: 'side',
    brow: 'raised',
    nose: 'long',
    mouth: 'smirk',
    mark: 'none',
  },
  {
    turn: 0.3,
    skin: 0,
    hair: 'blond',
    eyes: 'wide',
    brow: 'raised',
    nose: 'snub',
    mouth: 'o',
    mark: 'blush',
  },
  {
    turn: -0.8,
    skin: 1,
    hair: 'ginger',
    eyes: 'sleepy',
    brow: 'raised',
    nose: 'snub',
    mouth: 'smirk',
    beard: 'goat',
    mark: 'freckles',
  },
  {
    turn: 0.7,
    skin: 2,
    hair: 'chestnut',
    eyes: 'shut',
    brow: 'raised',
    nose: 'long',
    mouth: 'grin',
    mark: 'none',
  },
];
