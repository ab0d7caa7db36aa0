/** How far samples can be trusted: few of them, or samples that are much alike, are too sure of themselves. */

import { count, has, type Mask, SUSPECTS } from '../rules/suspects.ts';

/** Additive smoothing: so many samples more are counted, spread over all suspects left. */
export const PSEUDO_SAMPLES = 6;
/** The batches that are compared. */
const BATCHES = 6;
/** A belief that rests on fewer is none. */
const FIRM = 8;

export interface Trusted {
  /** By suspect, how likely it is the culprit. */
  readonly chances: number[];
  /** `false`: it rests on too little to speak of chances. */
  readonly isFirm: boolean;
}

/** From samples: by suspect, how likely it is the culprit in each of them. */
export function trusted(
  samples: readonly (readonly number[])[],
  open: Mask,
  smoothing = PSEUDO_SAMPLES,
): Trusted {
  const sums = sumOf(samples);
  const independent = effective(samples, sums);
  const scaled = sums.map((sum) => (sum / samples.length) * independent);
  return {
    chances: smoothed(scaled, independent, open, smoothing),
    isFirm: independent >= FIRM || count(open) === 1,
  };
}

/** The sums over so many samples, smoothed. */
export function smoothed(
  sums: readonly number[],
  samples: number,
  open: Mask,
  smoothing = PSEUDO_SAMPLES,
): number[] {
  const share = smoothing / count(open);
  return sums.map((sum, suspect) => (sum + (has(open, suspect) ? share : 0)) / (samples + smoothing));
}

function sumOf(samples: readonly (readonly number[])[]): number[] {
  const sums = Array.from({ length: SUSPECTS }, () => 0);
  for (const shares of samples) for (let n = 0; n < SUSPECTS; n++) sums[n] += shares[n];
  return sums;
}

/** Effective sample size by batch means: of so many independent samples the batches would differ as little. */
function effective(samples: readonly (readonly number[])[], sums: readonly number[]): number {
  const size = Math.floor(samples.length / BATCHES);
  if (size === 0) return samples.length;
  const mean = sums.map((sum) => sum / samples.length);
  let between = 0;
  for (let batch = 0; batch < BATCHES; batch++) {
    const own = sumOf(samples.slice(batch * size, (batch + 1) * size));
    for (let n = 0; n < SUSPECTS; n++) between += (own[n] / size - mean[n]) ** 2;
  }
  const variance = between / (BATCHES * (BATCHES - 1));
  const spread = mean.reduce((sum, chance) => sum + chance * (1 - chance), 0);
  return variance === 0 ? samples.length : Math.min(samples.length, spread / variance);
}
