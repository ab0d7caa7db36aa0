/** Which combinations can still be the player's own. The mind is asked where all that follows is wanted. */

import type { HouseEvent, Seat } from '@conclave/engine';
import type { Assistance } from '@conclave/kit';
import { useEffect, useState } from 'preact/hooks';
import type { Answer, Suspected } from '../mind/ponder.ts';
import type { Card } from '../rules/deck.ts';
import type { Event } from '../rules/events.ts';
import { combinationNumber } from './sheet.ts';

interface Asking {
  readonly told: readonly (Event | HouseEvent)[];
  readonly assistance: Assistance;
  ponder(question: unknown): Promise<unknown>;
}

/** `null` until the mind has answered for the present combination: nothing is claimed before. */
export function useSuspects({ told, assistance, ponder }: Asking, seat: Seat | null): readonly Card[] | null {
  const combination = seat === null ? 0 : combinationNumber(told, seat);
  const [known, setKnown] = useState<{
    readonly combination: number;
    readonly cards: readonly Card[];
  } | null>(null);
  const wanted = assistance === 'follows' && seat !== null;
  useEffect(() => {
    if (!wanted) return;
    let current = true;
    void ponder({ about: 'combination' }).then((answer) => {
      if (current && answer !== null) setKnown({ combination, cards: (answer as Suspected).cards });
    });
    return () => {
      current = false;
    };
  }, [wanted, told.length, combination]);
  if (!wanted || known?.combination !== combination || known.cards.length === 0) return null;
  return known.cards;
}

/** What every possible answer to decoding a card would leave. */
export async function askAnswers(ponder: Asking['ponder'], card: Card): Promise<readonly Answer[]> {
  return ((await ponder({ about: 'answers', card })) as readonly Answer[] | null) ?? [];
}
