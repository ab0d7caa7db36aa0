import type { Seat, Voice } from '@conclave/engine';
import type { TableWords } from './words.ts';

/** Who gets how much of a count, in words: "You 4 points, Alix 2 points". */
export function countWords(
  points: readonly number[],
  own: Seat | null,
  say: TableWords,
  voice: Voice,
): string {
  const given = points.flatMap((gained, seat) =>
    gained > 0 ? [say.gives(seat === own ? say.you : voice.name(seat), gained)] : [],
  );
  return given.length === 0 ? say.nothingToCount : given.join(', ');
}
