/** The kinds of objects that places and drawings distinguish. */

import type { Item } from '../rules/box.ts';

export type RingKind = Extract<Item, `ring${string}`>;
export type SpotKind = 'ring' | 'book' | 'chalice';

export const isRing = (item: Item): item is RingKind => item.startsWith('ring');

export const kindOf = (item: Item): SpotKind =>
  isRing(item) ? 'ring' : item === 'book' ? 'book' : 'chalice';
