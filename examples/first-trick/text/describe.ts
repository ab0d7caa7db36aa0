/** The whole view in words. */

import type { Passage, Voice } from '@conclave/engine';
import { whoFor } from '@conclave/games/words';
import type { View } from '../rules/view.ts';
import type { Lexicon } from './lexicon.ts';

export function describe(lexicon: Lexicon, view: View, voice: Voice): Passage[] {
  const who = whoFor(voice);
  return [
    { heading: lexicon.table, lines: [lexicon.turn(who(view.active))] },
    ...view.players.map(({ cards, hand, played, tricks }, seat) => {
      const known = who(seat);
      return {
        heading: known.you ? lexicon.you : known.name,
        lines: [
          lexicon.has(cards, tricks),
          ...(played === null ? [] : [lexicon.played(played)]),
          ...(hand && hand.length > 0 ? [lexicon.hand(hand)] : []),
        ],
      };
    }),
  ];
}
