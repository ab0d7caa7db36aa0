/** What the sheet shows by itself: the player's sightings and, at the last level, all that follows. */

import type { Seat } from '@conclave/engine';
import type { Assistance } from '@conclave/kit';
import { useEffect, useState } from 'preact/hooks';
import {
  type Chances,
  FINE,
  type Logic,
  MAX_WALKS,
  type Question,
  type Whereabouts,
} from '../../mind/ponder.ts';
import { MONKS, type Suspect, type Value } from '../../rules/suspects.ts';
import type { View } from '../../rules/view.ts';
import { valuesOf } from '../names.ts';
import type { NoteProps } from '../setting.ts';
import { type Holder, type Sighting, sightingsIn } from './sightings.ts';

export interface Known {
  readonly inHand: boolean;
  /** Held, shown, passed on: he cannot lie under the plan. */
  readonly isInnocent: boolean;
  readonly isPublic: boolean;
  readonly sightings: readonly Sighting[];
  /** Who has him now or had him last. */
  readonly holder: Holder | null;
  /** It is certain that he is still there. */
  readonly isSure: boolean;
  /** Where logic leaves him; `null`: not asked. */
  readonly places: readonly Whereabouts[] | null;
  /** 0 to 1; `null`: not known. */
  readonly chance: number | null;
}

export interface Follows {
  readonly logic: Logic | null;
  readonly chances: Chances | null;
  readonly thinking: boolean;
}

/** Milliseconds. */
const AGAIN_AFTER = 600;

const NOTHING: Follows = { logic: null, chances: null, thinking: false };

interface Kept {
  readonly seat: Seat;
  readonly told: number;
  readonly follows: Follows;
}

/** Asks the mind in the worker: logic first, then one walk after the other until the chances are known well enough. */
export function useFollows({ assistance, told, ponder, seat }: NoteProps): Follows {
  const [kept, setKept] = useState<Kept>({ seat, told: 0, follows: NOTHING });
  const now = told.length;
  useEffect(() => {
    if (assistance !== 'follows') {
      setKept({ seat, told: now, follows: NOTHING });
      return;
    }
    let wanted = true;
    const learn = (change: (before: Follows) => Follows) =>
      setKept((before) => ({ seat, told: now, follows: change(followsOf(before, seat, now)) }));
    const ask = (question: Question) => ponder(question);
    const think = async () => {
      learn((before) => ({ ...before, thinking: true }));
      const logic = (await asked(ask, { about: 'logic' })) as Logic | null;
      if (!wanted) return;
      learn((before) => learnt(before, { logic }));
      for (let walks = 1; walks <= MAX_WALKS; walks++) {
        const chances = (await asked(ask, { about: 'chances', walks })) as Chances | null;
        if (!wanted) return;
        const enough = chances === null || (chances.within !== null && chances.within <= FINE / 2);
        const thinking = !enough && walks < MAX_WALKS;
        learn((before) => ({ ...learnt(before, { chances }), thinking }));
        if (enough) return;
      }
    };
    void think();
    return () => {
      wanted = false;
    };
  }, [assistance, now, seat]);
  return followsOf(kept, seat, now);
}

/** Nothing of another seat, and nothing that was learnt later than what is looked at. */
const followsOf = (kept: Kept, seat: Seat, told: number): Follows =>
  kept.seat === seat && kept.told <= told ? kept.follows : NOTHING;

/**
 * What was proved stays while more is computed, and if that fails. No card is hidden later. Chances are the last known
 * ones until there are newer ones.
 */
export function learnt(before: Follows, found: Partial<Pick<Follows, 'logic' | 'chances'>>): Follows {
  const logic = found.logic ?? before.logic;
  const chances = found.chances ?? before.chances;
  const cleared = before.logic?.places.map((places) => !places.includes('culprit'));
  return {
    thinking: before.thinking,
    chances,
    logic: logic && {
      places: logic.places.map((places, suspect) =>
        cleared?.[suspect] ? places.filter((place) => place !== 'culprit') : places,
      ),
    },
  };
}

/** Once more after a while where no answer came: the moment may have passed while it was worked out. */
export async function asked<Answer>(ask: (question: Question) => Promise<Answer | null>, question: Question) {
  const answer = await ask(question);
  if (answer !== null) return answer;
  await new Promise((resolve) => setTimeout(resolve, AGAIN_AFTER));
  return ask(question);
}

/** Chances may be shown as figures; before, only as bars. */
export const isFine = ({ chances }: Follows): boolean =>
  chances !== null && chances.within !== null && chances.within <= FINE;

/** By suspect. */
export function knowledgeOf(
  { view, told, seat }: Pick<NoteProps, 'view' | 'told' | 'seat'>,
  assistance: Assistance,
  { logic, chances }: Follows,
): readonly Known[] {
  const own = view.players[seat].own;
  const seen = sightingsIn(told, view.whispers);
  return MONKS.map((_monk, suspect): Known => {
    const inHand = own?.hand.includes(suspect) ?? false;
    if (assistance === 'off' && view.culprit === null) {
      return {
        inHand,
        isInnocent: inHand,
        isPublic: false,
        sightings: [],
        holder: inHand ? seat : null,
        isSure: inHand,
        places: null,
        chance: null,
      };
    }
    const sightings = seen.get(suspect) ?? [];
    const places = laidOpen(view, suspect) ?? logic?.places[suspect] ?? null;
    const certain = places?.length === 1 ? places[0] : null;
    const where = certain === 'culprit' ? null : certain;
    return {
      inHand,
      isInnocent: inHand || sightings.length > 0 || (places !== null && !places.includes('culprit')),
      isPublic: sightings.some(({ isPublic }) => isPublic),
      sightings,
      holder: inHand ? seat : (where ?? sightings.at(-1)?.holder ?? null),
      isSure: inHand || where !== null,
      places,
      chance: chances?.culprit[suspect] ?? null,
    };
  });
}

/** At the end everything is seen. */
function laidOpen({ culprit, players }: View, suspect: Suspect): readonly Whereabouts[] | null {
  if (culprit === null) return null;
  if (culprit === suspect) return ['culprit'];
  const holder = players.findIndex(({ own }) => own?.hand.includes(suspect));
  return [holder < 0 ? 'pile' : holder];
}

/** How likely the culprit has a value; `null`: not known. */
export function chanceOf(value: Value, known: readonly Known[]): number | null {
  if (known.every(({ chance }) => chance === null)) return null;
  return known.reduce(
    (sum, { chance }, suspect: Suspect) => sum + (valuesOf(suspect).includes(value) ? (chance ?? 0) : 0),
    0,
  );
}

/** Chances waver, so they are shown in steps of five; a dot for less. */
export function roughly(chance: number): string {
  const percent = Math.round(chance * 20) * 5;
  return percent === 0 ? (chance > 0 ? '·' : '') : String(percent);
}
