import type { Seat, Voice } from '@conclave/engine';
import { goodsOf } from '../mind/preview.ts';
import type { View } from '../rules/view.ts';
import type { Speaker } from '../text/lexicon.ts';
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

/** What Maria would bring from a warehouse: "You get 2 books; your reserve has no more for 1 chalice." */
export function goodsWords(
  view: View,
  seat: Seat,
  warehouse: number,
  say: TableWords,
  speak: Speaker,
): string {
  const { gained, lost } = goodsOf(view, seat, warehouse);
  const named = (items: typeof gained) => (items.length > 0 ? speak.several(items) : null);
  return say.goods(named(gained), named(lost));
}
