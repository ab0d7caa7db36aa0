import { bidder } from './bidder.ts';

/** Reckons the odds by its own dice. */
export const fair = bidder({ enough: 0.55, looks: 12 });
