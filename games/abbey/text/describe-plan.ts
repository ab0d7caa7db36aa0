/** The plan in words: every room with its doors, who is there, and whether the reader's move can end there. */

import type { Watcher } from '@conclave/engine';
import { capital } from '../../words.ts';
import { type Reached, reach } from '../on-view/reach.ts';
import { JOINED, ROOMS, roomsIn } from '../rules/rooms.ts';
import type { View } from '../rules/view.ts';
import type { Lexicon, Speaker } from './lexicon.ts';
import { refused } from './refused.ts';

export function plan(lexicon: Lexicon, view: View, reader: Watcher, speak: Speaker): string[] {
  const { describing, room, list } = lexicon;
  const reached = reader === 'gallery' ? null : reach(view, reader);
  return Array.from({ length: ROOMS }, (_none, number) => {
    const there = view.players.flatMap((player, seat) => (player.room === number ? [speak.who(seat)] : []));
    return [
      describing.doors(capital(room(number)), list(roomsIn(JOINED[number]).map(room))),
      ...(there.length > 0 ? [describing.there(there)] : []),
      ...(reached ? [within(lexicon, reached[number], speak)] : []),
    ].join(' ');
  });
}

function within(lexicon: Lexicon, { way, refusal }: Reached, speak: Speaker): string {
  return refusal ? refused(lexicon, refusal, speak) : lexicon.describing.within(way.length);
}
