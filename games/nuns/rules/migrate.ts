/** Matches begun with an older version of these rules go on, and its records can be read. */

import { type MatchRecord, USUAL_LENGTH, withoutUndone } from '@conclave/engine';
import { distance, NEIGHBOURS, type Point } from './convent.ts';
import {
  type Boon,
  type Guard,
  type Marker,
  type Novice,
  newOrder,
  type Phase,
  type Plan,
  type State,
} from './state.ts';

/** Version 2: numbers stood for what there was not, and a marker did not know where its guard had stood. */
const NONE = -1;

interface Boon2 extends Omit<Boon, 'feigned' | 'die' | 'feint'> {
  /** 0: not. It stayed when the card was shown. */
  readonly feigned: number;
  readonly die: number;
  readonly feintBy: number;
  readonly feintTo: Point;
}

interface Guard2 extends Omit<Guard, 'boon'> {
  readonly boon: Boon2;
}

interface Novice2 extends Omit<Novice, 'trail' | 'plan' | 'boon'> {
  /** Minus a point: there she had vanished to. */
  readonly trail: readonly number[];
  readonly plan: Omit<Plan, 'split'> & { readonly split: number };
  readonly boon: Boon2;
}

interface Version2 extends Omit<State, 'guards' | 'novices' | 'skritch'> {
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
  if (from > 2) return stored as State;
  return from2(from === 1 ? from1(stored as Version1) : (stored as Version2));
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

function from2(old: Version2): State {
  const guardOf = (guard: Guard2): Guard => ({ ...guard, boon: boonOf(guard.boon) });
  return {
    ...old,
    guards: [guardOf(old.guards[0]), guardOf(old.guards[1])],
    novices: old.novices.map(
      (novice): Novice => ({
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

function boonOf({ blessing, held, feigned, die, feintBy, feintTo }: Boon2): Boon {
  return {
    blessing,
    held,
    feigned: held && feigned > 0 ? feigned : null,
    die: die === NONE ? null : die,
    feint: feintBy === NONE ? null : { guard: feintBy === 0 ? 0 : 1, to: feintTo },
  };
}

/** Where she stood when the marker was placed: where she is, or, once she has moved, as near to that as can be. */
function standingFor(to: Point, at: Point): Point {
  const [first, ...others] = NEIGHBOURS[to];
  return others.reduce((best, one) => (distance(one, at) < distance(best, at) ? one : best), first);
}

/** In version 3 answers to a window could be taken back, not only withdrawn. Older records cannot be read. */
export function upgrade(record: MatchRecord<unknown>): MatchRecord<unknown> | null {
  return record.version === 3 ? { ...record, version: 4, entries: withoutUndone(record.entries) } : null;
}
