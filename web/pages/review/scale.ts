/** From values of a curve to heights between 0 (bottom) and 1 (top), and how much of it is shown. */

import type { Review, ReviewLine } from '@conclave/engine';

export interface Scale {
  /** `null`: this line has no value there. */
  height(value: number | null | undefined): number | null;
  /** Values that get a number beside the curve. */
  readonly ticks: readonly number[];
  label(value: number): string;
}

const MAX_TICKS = 4;

/** While something is asked, what came after it is not shown: neither values nor the scale they would need. */
export function upTo(review: Review, until: number | null): Review {
  if (until === null) return review;
  const isHidden = ({ at }: Review['turns'][number]) => at > until;
  return {
    ...review,
    turns: review.turns.map((turn) => (isHidden(turn) ? { ...turn, values: {} } : turn)),
  };
}

/** Lines that count the same share their scale, so that one can be read against the other. */
export function scaleOf({ lines, turns }: Review, { scale }: ReviewLine): Scale {
  const alike = lines.filter((line) => line.scale === scale);
  const values = turns.flatMap((turn) => alike.flatMap(({ id }) => turn.values[id] ?? []));
  const most = Math.max(1, ...values);
  switch (scale) {
    case 'log':
      return logScale(most);
    case 'share':
      return linear(0, 1, [0, 0.5, 1], (value) => `${Math.round(value * 100)} %`);
    case 'points': {
      const least = Math.min(0, ...values);
      return linear(least, most, [least, 0, most].filter(isFirst), signed);
    }
    case 'count':
      return linear(0, most, [0, Math.round(most / 2), most].filter(isFirst), String);
  }
}

/** With a minus sign, which is as wide as a plus. */
const signed = (points: number) => String(points).replace('-', '−');

const isFirst = (value: number, at: number, all: readonly number[]) => all.indexOf(value) === at;

function linear(
  least: number,
  most: number,
  ticks: readonly number[],
  label: (value: number) => string,
): Scale {
  const height = (value: number | null | undefined) =>
    value === null || value === undefined ? null : (value - least) / (most - least || 1);
  return { height, ticks, label };
}

function logScale(most: number): Scale {
  const top = Math.log(Math.max(2, most));
  const height = (value: number | null | undefined) =>
    value === null || value === undefined ? null : Math.log(Math.max(1, value)) / top;
  const steps = Array.from({ length: MAX_TICKS }, (_none, at) =>
    Math.round(Math.exp((top * at) / (MAX_TICKS - 1))),
  );
  return { height, ticks: steps.filter(isFirst), label: String };
}

/** In their order, none over another; what would go beyond the end is moved back. */
export function spread(places: readonly number[], gap: number): readonly number[] {
  const spaced: number[] = [];
  for (const place of places) spaced.push(Math.max(place, (spaced.at(-1) ?? -gap) + gap));
  for (let index = spaced.length - 1, most = 1; index >= 0; index--, most -= gap)
    spaced[index] = Math.min(spaced[index], most);
  return spaced;
}
