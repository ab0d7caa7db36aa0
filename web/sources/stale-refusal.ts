import type { Refusal } from '@conclave/engine';

/** A step that was lost, or made where there is nothing yet: whoever is told so looks at the table again. */
export const STALE: Refusal = { rule: 'house', reason: 'stale' };
