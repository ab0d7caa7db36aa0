/** Running matches of an older version go on. */

import { answerOf, type Seat, USUAL_LENGTH, type Window } from '@conclave/engine';
import type { Draft } from '../on-view/planning.ts';
import type { Blessing } from './cards.ts';
import { distance, NEIGHBOURS, type Point } from './convent.ts';
import {
  type BlessingCard,
  type Feint,
  type Guard,
  isBlessingWindow,
  type Marker,
  type Novice,
  newOrder,
  type Phase,
  type Plan,
  type State,
  seatOfGuard,
  seatOfNovice,
} from './state.ts';

/** Version 3: plans and what was done with a blessing were pencilled first, and counted once they were handed in. */
interface Boon3 {
  readonly blessing: Blessing;
  readonly held: boolean;
  readonly feigned: number | null;
  readonly die: number | null;
  readonly feint: Feint | null;
}

interface Guard3 extends Omit<Guard, 'blessing'> {
  readonly boon: Boon3;
}

interface Novice3 extends Omit<Novice, 'plan' | 'blessing'> {
  readonly plan: Draft;
  readonly boon: Boon3;
}

interface Version3 extends Omit<State, 'guards' | 'novices' | 'window'> {
  readonly guards: readonly [Guard3, Guard3];
  readonly novices: readonly Novice3[];
  readonly window: Window<true> | null;
}

/** Version 2: numbers stood for what there was not, and a marker did not know where its guard had stood. */
const NONE = -1;

interface Boon2 extends Omit<Boon3, 'feigned' | 'die' | 'feint'> {
  /** 0: not. It stayed when the card was shown. */
  readonly feigned: number;
  readonly die: number;
  readonly feintBy: number;
  readonly feintTo: Point;
}

interface Guard2 extends Omit<Guard3, 'boon'> {
  readonly boon: Boon2;
}

interface Novice2 extends Omit<Novice3, 'trail' | 'plan' | 'boon'> {
  /** Minus a point: there she had vanished to. */
  readonly trail: readonly number[];
  readonly plan: Omit<Novice3['plan'], 'split'> & { readonly split: number };
  readonly boon: Boon2;
}

interface Version2 extends Omit<Version3, 'guards' | 'novices' | 'skritch'> {
  readonly guards: readonly [Guard2, Guard2];
  readonly novices: readonly Novice2[];
  readonly skritch: readonly Omit<Marker, 'from'>[];
}

type OldPhase = 'noiseDice' | 'noiseMarks' | 'listenDice' | 'listenMarks';

/** Version 1: blessings and markers had windows of their own, and a butler knew what mattered to a seat. */
interface Version1 extends Omit<Version2, 'phase' | 'novices' | 'orders' | 'passes'> {
  readonly phase: Phase | OldPhase;
  readonly novices: readonly (Novice2 & { readonly marks: unknown })[];
  readonly standing: unknown;
}

const PHASES: Readonly<Record<OldPhase, Phase>> = {
  noiseDice: 'noise',
  noiseMarks: 'noise',
  listenDice: 'listen',
  listenMarks: 'listen',
};

export function migrate(stored: unknown, from: number): State {
  if (from === 3) return from3(stored as Version3);
  return from3(from2(from === 1 ? from1(stored as Version1) : (stored as Version2)));
}

/** An open window goes on as the one window of its roll: markers that were being chosen fall to the lowest edge. */
function from1({ standing: _standing, ...old }: Version1): Version2 {
  const phase = old.phase in PHASES ? PHASES[old.phase as OldPhase] : (old.phase as Phase);
  return {
    ...old,
    options: { ...old.options, window: USUAL_LENGTH },
    phase,
    novices: old.novices.map(({ marks: _marks, ...novice }) => novice),
    window: old.window && { ...old.window, kind: phase },
    orders: [...old.guards, ...old.novices].map(newOrder),
    passes: Array.from({ length: old.seats }, () => null),
  };
}

function from2(old: Version2): Version3 {
  const guardOf = (guard: Guard2): Guard3 => ({ ...guard, boon: boonOf(guard.boon) });
  return {
    ...old,
    guards: [guardOf(old.guards[0]), guardOf(old.guards[1])],
    novices: old.novices.map(
      (novice): Novice3 => ({
        ...novice,
        trail: novice.trail.map((at) => ({ at: Math.abs(at), vanished: at < 0 })),
        plan: { ...novice.plan, split: novice.plan.split === NONE ? null : novice.plan.split },
        boon: boonOf(novice.boon),
      }),
    ),
    skritch: old.skritch.map((marker) => ({
      ...marker,
      from: standingFor(marker.to, old.guards[marker.guard].at),
    })),
  };
}

function boonOf({ blessing, held, feigned, die, feintBy, feintTo }: Boon2): Boon3 {
  return {
    blessing,
    held,
    feigned: held && feigned > 0 ? feigned : null,
    die: die === NONE ? null : die,
    feint: feintBy === NONE ? null : { guard: feintBy === 0 ? 0 : 1, to: feintTo },
  };
}

/** What was handed in stays, and the rest is blank; a pass is asked for again, and is one if nobody answers. */
function from3(old: Version3): State {
  const { seats, options, window } = old;
  const isIn = (seat: Seat) => window !== null && answerOf(window, seat) !== null;
  const cardOf = ({ blessing, held, feigned, die, feint }: Boon3, seat: Seat): BlessingCard => {
    const use = feint ?? (die === null ? null : { die });
    return { kind: blessing, held, feigned, answer: isBlessingWindow(old) && isIn(seat) ? use : null };
  };
  const planOf = ({ card, ...draft }: Draft, seat: Seat): Plan | null =>
    card !== null && old.phase === 'plan' && isIn(seat) ? { card, ...draft } : null;
  const guardOf = ({ boon, ...guard }: Guard3, index: 0 | 1): Guard => ({
    ...guard,
    blessing: cardOf(boon, seatOfGuard(seats, index)),
  });
  return {
    ...old,
    window: window && { id: window.id, asked: window.asked },
    guards: [guardOf(old.guards[0], 0), guardOf(old.guards[1], 1)],
    novices: old.novices.map(({ boon, plan, ...novice }, index): Novice => {
      const seat = seatOfNovice(seats, options.twoNovices, index);
      return { ...novice, plan: planOf(plan, seat), blessing: cardOf(boon, seat) };
    }),
  };
}

/** Where she stood when the marker was placed: her present point, or, if she has moved, as near to it as possible. */
function standingFor(to: Point, at: Point): Point {
  const [first, ...others] = NEIGHBOURS[to];
  return others.reduce((best, one) => (distance(one, at) < distance(best, at) ? one : best), first);
}
