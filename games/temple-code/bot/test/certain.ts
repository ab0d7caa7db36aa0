/** The measure for playing alone: decodes the better card of two, and declares when one card of the deck is left. */

import { type Bot, Memory } from '@conclave/engine';
import { Suspects } from '../../mind/suspects.ts';
import { type Card, DECK } from '../../rules/deck.ts';
import { decode } from '../../rules/decode.ts';
import type { TempleCode } from '../../rules/game.ts';
import { decodingChoices } from '../choices.ts';
import { because, nothing } from '../thought.ts';

function leftAfter(suspects: readonly Card[], card: Card): number {
  const counts = new Map<string, number>();
  for (const suspect of suspects) {
    const shown = JSON.stringify(decode(suspect, card));
    counts.set(shown, (counts.get(shown) ?? 0) + 1);
  }
  return [...counts.values()].reduce((sum, count) => sum + count * count, 0) / suspects.length;
}

/** `few`: declares one of so many suspects. */
export function certain(few = 1): Bot<TempleCode> {
  const memory = new Memory<TempleCode, Suspects>((seat) => new Suspects(seat));
  return {
    think(question) {
      const { perspective, seat, rng } = question;
      const suspects = memory.recall(question).cards;
      if (suspects.length <= few && perspective.view.players[seat].decoded) {
        return because({ kind: 'declare', combination: DECK[rng.pick(suspects)] }, 'certain');
      }
      if (!perspective.asked) return nothing({});
      const choices = decodingChoices(perspective.moves, perspective.view, seat);
      if (choices.length === 0) return because(perspective.moves[0], 'forced');
      const left = choices.map(({ card }) => leftAfter(suspects, card));
      return because(choices[left.indexOf(Math.min(...left))].move, 'bestSplit');
    },
  };
}
