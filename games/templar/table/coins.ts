/** When the coins of a count fly and land. Sound and picture use the same times. */

/** The room darkens first; then they set out one after the other, closer together where there are many. */
const DARKENS = 350;
const APART = 90;
const TOGETHER = 900;
/** Milliseconds in the air. */
export const FLIGHT = 1000;

/** When the coin sets out, of so many. */
export function setsOut(coin: number, coins: number): number {
  return DARKENS + coin * Math.min(APART, TOGETHER / coins);
}

/** When the last has landed, and a breath more. */
export function landingTimeMs(coins: number): number {
  return setsOut(coins - 1, coins) + FLIGHT + 250;
}
