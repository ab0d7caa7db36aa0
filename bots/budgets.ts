import type { Budget } from '@conclave/engine';

/** What a bot may think for one turn at the table. */
export const TABLE_BUDGET: Budget = { milliseconds: 200 };
