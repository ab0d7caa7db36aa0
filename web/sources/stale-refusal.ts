/** The refusal of a step that was lost, or made before anything was loaded. The page then looks at the match again. */

import type { Refusal } from '@conclave/engine';

export const STALE: Refusal = { rule: 'house', reason: 'stale' };
