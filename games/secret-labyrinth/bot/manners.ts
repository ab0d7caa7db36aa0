/** How easy and fair play: the bold fight where the careful go on. */

import type { Manner } from '@conclave/engine';

export const MANNERS = ['bold', 'careful'] as const satisfies readonly Manner[];
export type OwnManner = (typeof MANNERS)[number];
