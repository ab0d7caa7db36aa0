/** The 24 suspects and their five features (AB-1). A suspect is its number in the roster; a set of suspects is a bit mask. */

import roster from '../data/suspects.json' with { type: 'json' };

export const FEATURES = ['order', 'rank', 'hood', 'beard', 'build'] as const;
export type Feature = (typeof FEATURES)[number];

export const VALUES = [
  'hospitaller',
  'franciscan',
  'benedictine',
  'father',
  'brother',
  'novice',
  'hooded',
  'bareheaded',
  'bearded',
  'shaven',
  'fat',
  'thin',
] as const;
export type Value = (typeof VALUES)[number];

export const VALUES_OF: Readonly<Record<Feature, readonly Value[]>> = {
  order: ['hospitaller', 'franciscan', 'benedictine'],
  rank: ['father', 'brother', 'novice'],
  hood: ['hooded', 'bareheaded'],
  beard: ['bearded', 'shaven'],
  build: ['fat', 'thin'],
};

/** A number of the roster, 0..23. */
export type Suspect = number;
/** Bit n: the suspect with number n. */
export type Mask = number;

export interface Monk {
  readonly id: string;
  readonly nameEn: string;
  readonly nameFr: string;
  readonly order: Value;
  readonly rank: Value;
  readonly hood: Value;
  readonly beard: Value;
  readonly build: Value;
}

export function isValue(value: unknown): value is Value {
  return VALUES.some((known) => known === value);
}

export function isFeature(value: unknown): value is Feature {
  return FEATURES.some((known) => known === value);
}

function valueNamed(name: string): Value {
  if (!isValue(name)) throw new TypeError(`no such value: ${name}`);
  return name;
}

export const MONKS: readonly Monk[] = roster.suspects.map((suspect) => ({
  id: suspect.id,
  nameEn: suspect.nameEn,
  nameFr: suspect.nameFr,
  order: valueNamed(suspect.order),
  rank: valueNamed(suspect.rank),
  hood: suspect.hood ? 'hooded' : 'bareheaded',
  beard: suspect.beard ? 'bearded' : 'shaven',
  build: valueNamed(suspect.build),
}));

export const SUSPECTS = MONKS.length;
export const EVERYONE: Mask = (1 << SUSPECTS) - 1;

function maskWhere(fits: (monk: Monk) => boolean): Mask {
  return MONKS.reduce((mask, monk, suspect) => (fits(monk) ? mask | (1 << suspect) : mask), 0);
}

export const FEATURE_OF: Readonly<Record<Value, Feature>> = byValue(
  (value) => FEATURES.find((feature) => VALUES_OF[feature].includes(value)) ?? 'order',
);

export const MASK_OF: Readonly<Record<Value, Mask>> = byValue((value) =>
  maskWhere((monk) => monk[FEATURE_OF[value]] === value),
);

function byValue<Result>(of: (value: Value) => Result): Readonly<Record<Value, Result>> {
  return {
    hospitaller: of('hospitaller'),
    franciscan: of('franciscan'),
    benedictine: of('benedictine'),
    father: of('father'),
    brother: of('brother'),
    novice: of('novice'),
    hooded: of('hooded'),
    bareheaded: of('bareheaded'),
    bearded: of('bearded'),
    shaven: of('shaven'),
    fat: of('fat'),
    thin: of('thin'),
  };
}

export function traitOf(suspect: Suspect, feature: Feature): Value {
  return MONKS[suspect][feature];
}

export function has(mask: Mask, suspect: Suspect): boolean {
  return (mask & (1 << suspect)) !== 0;
}

export function count(mask: Mask): number {
  let bits = mask - ((mask >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return (((bits + (bits >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}

/** The n-th member of a set in the order of the roster, from 0. */
export function nth(mask: Mask, n: number): Suspect {
  let left = mask;
  for (let i = 0; i < n; i++) left &= left - 1;
  return 31 - Math.clz32(left & -left);
}

/** The last member of a set in the order of the roster. */
export function last(mask: Mask): Suspect {
  return 31 - Math.clz32(mask);
}

/** By number. */
export function listed(mask: Mask): Suspect[] {
  const suspects: Suspect[] = [];
  for (let left = mask; left !== 0; left &= left - 1) suspects.push(31 - Math.clz32(left & -left));
  return suspects;
}

export function maskOf(suspects: readonly Suspect[]): Mask {
  return suspects.reduce((mask, suspect) => mask | (1 << suspect), 0);
}

/** Those who have all of these values. */
export function fitting(values: readonly Value[]): Mask {
  let mask = EVERYONE;
  for (let i = 0; i < values.length; i++) mask &= MASK_OF[values[i]];
  return mask;
}
