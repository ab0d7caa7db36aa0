/** Asks the mind where the other novices can be, and reads what board and notebook share. */

import { useEffect, useState } from 'preact/hooks';
import type { Question, Whereabouts } from '../../mind/ponder.ts';
import type { Draft } from '../../on-view/planning.ts';
import type { NoteProps, Props } from '../setting.ts';

type Asking = Pick<Props | NoteProps, 'assistance' | 'ponder' | 'told'>;

const QUESTION: Question = { about: 'novices' };

/** `null`: not wanted, or not known yet. */
export function useWhereabouts({ assistance, ponder, told }: Asking): readonly Whereabouts[] | null {
  const [answer, setAnswer] = useState<readonly Whereabouts[] | null>(null);
  const wanted = assistance === 'follows';
  useEffect(() => {
    if (!wanted) {
      setAnswer(null);
      return;
    }
    let live = true;
    void ponder(QUESTION).then((found) => {
      if (live && found !== null) setAnswer(found as readonly Whereabouts[]);
    });
    return () => {
      live = false;
    };
  }, [wanted, told.length]);
  return wanted ? answer : null;
}

/** More possible points than this are shown only for the novice one asks for. */
const MANY = 40;

/** All at once only those glow of whom something is known: a glow everywhere would say nothing. */
export function glowsWithOthers(points: number): boolean {
  return points <= MANY;
}

/** What board and notebook point out to each other. */
export interface Shared {
  /** Only this novice's whereabouts glow. */
  readonly only: number | null;
  /** The next point that is clicked gets a pin. */
  readonly pinning: boolean;
  /** A page of a lesson: the plan that is drawn there. */
  readonly aim: Draft | null;
}

const NOTHING: Shared = { only: null, pinning: false, aim: null };

export function readShared(text: string): Shared {
  return text === '' ? NOTHING : { ...NOTHING, ...(JSON.parse(text) as Partial<Shared>) };
}
