/** What the notebook knows of each card's holder, at the chosen level of help. Its own pages and the board use it. */

import type { Seat } from '@conclave/engine';
import type { NotebookProps } from '@conclave/kit';
import { useEffect, useState } from 'preact/hooks';
import { openHands } from '../mind/open-hands.ts';
import type { Holders } from '../mind/ponder.ts';
import { type Card, type Prize, SPAN } from '../rules/cards.ts';
import type { SecretLabyrinth } from '../rules/game.ts';
import { sightingsOf } from './sightings.ts';

/** Of one card and one player. */
export interface Known {
  /** A chance in hundredths, a question mark, or nothing. */
  readonly text: string;
  /** 0 to 1. */
  readonly level: number;
  readonly sure: boolean;
}

/** What is written where a card was seen, and may have been passed on since. */
export const DOUBT = '?';
const NOTHING: Known = { text: '', level: 0, sure: false };
const CERTAIN: Known = { text: '', level: 1, sure: true };

export interface Knowledge {
  of(card: Card, holder: Seat): Known;
  /** How many of a kind a player holds, as far as it is known: "2", "1–3", "≥ 1". */
  count(holder: Seat, prize: Prize): string;
  /** What all that follows is worked out from; `null` at the other levels, and until the answer is there. */
  readonly holders: Holders | null;
  /** The match is over: these are the hands themselves, whatever help was chosen. */
  readonly isOpen: boolean;
}

type Asking = Pick<NotebookProps<SecretLabyrinth>, 'view' | 'assistance' | 'told' | 'ponder'>;

/** `wanted`: nothing is asked where nothing is shown. */
export function useKnowledge({ view, assistance, told, ponder }: Asking, wanted = true): Knowledge {
  const [answer, setAnswer] = useState<Holders | null>(null);
  const open = openHands(view);
  const asks = wanted && assistance === 'follows' && open === null;
  useEffect(() => {
    if (!asks) {
      setAnswer(null);
      return;
    }
    let waiting = true;
    void ponder({ about: 'holders' }).then((said) => {
      if (waiting && said !== null) setAnswer(said as Holders);
    });
    return () => {
      waiting = false;
    };
  }, [asks, told.length]);
  const holders = open ?? answer;
  const sightings = wanted && assistance === 'seen' ? sightingsOf(told) : null;
  const of = (card: Card, holder: Seat): Known => {
    if (holders) {
      const chance = holders.chances[card][holder];
      if (chance < 0.005) return NOTHING;
      return chance > 0.995
        ? CERTAIN
        : { text: String(Math.round(chance * 100)), level: chance, sure: false };
    }
    const sighting = sightings?.get(card)?.find(({ seat }) => seat === holder);
    if (!sighting) return NOTHING;
    return sighting.how === 'sure' ? CERTAIN : { text: DOUBT, level: 0.3, sure: false };
  };
  const count = (holder: Seat, prize: Prize): string => {
    if (holders) return range(holders.ranges[holder][prize]);
    if (!sightings) return '';
    const { first, end } = SPAN[prize];
    let seen = 0;
    for (let card = first; card < end; card++) if (of(card, holder).sure) seen++;
    return `≥ ${seen}`;
  };
  return { of, count, holders, isOpen: open !== null };
}

function range([least, most]: readonly [number, number]): string {
  return least === most ? String(least) : `${least}–${most}`;
}
