import type { Question } from '@conclave/engine';
import type { Lean } from '../mind/odds.ts';
import type { LiarsDice } from '../rules/game.ts';
import { bidder } from './bidder.ts';

/** Whoever bids a face is thought to hold so many more of it than chance gives them. Found by trial. */
const TELLS = 0.3;

/** Also hears what others bid in this round: each seat's last bid counts. */
function heard({ perspective }: Question<LiarsDice>): Lean {
  const faces = new Map<number, number>();
  for (const event of perspective.told) {
    if (event.type === 'roundBegun') faces.clear();
    if (event.type === 'bid') faces.set(event.seat, event.face);
  }
  return (seat, face) => (faces.get(seat) === face ? TELLS : 0);
}

export const strong = bidder({ enough: 0.65, looks: 12, lean: heard });
