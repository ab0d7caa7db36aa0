/** The whole view in words. */

import type { Passage, Voice } from '@conclave/engine';
import { range } from '@conclave/engine/author';
import { whoFor } from '@conclave/games/words';
import { diceLeftIn } from '../on-view/dice.ts';
import type { View } from '../rules/view.ts';
import type { Lexicon } from './lexicon.ts';

export function describe(lexicon: Lexicon, view: View, voice: Voice): Passage[] {
  const { describing: say } = lexicon;
  const who = whoFor(voice);
  const from = voice.reader === 'gallery' ? 0 : voice.reader;
  const seats = range(view.players.length).map((i) => (from + i) % view.players.length);
  const lines = [
    say.turn(who(view.active)),
    view.bid ? say.bid(view.bid, who(view.bid.seat)) : say.noBid,
    say.total(diceLeftIn(view)),
    ...(view.wild ? [say.wild] : []),
  ];
  return [
    { heading: say.table, lines },
    ...seats.map((seat) => {
      const { dice, cup } = view.players[seat];
      const known = who(seat);
      const own = cup && dice > 0 ? [say.cup(lexicon.dice(cup))] : [];
      return {
        heading: known.you ? say.you : known.name,
        lines: dice > 0 ? [say.left(dice), ...own] : [say.out],
      };
    }),
  ];
}
