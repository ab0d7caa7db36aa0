import { bidder } from './bidder.ts';

/** Trusting: it bids whatever may well be, and doubts only what is hardly possible. */
export const easy = bidder({ enough: 0.25, looks: 24 });
