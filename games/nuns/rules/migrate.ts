/** Matches begun with an older version of these rules go on. */

import { USUAL_LENGTH } from '@conclave/engine';
import { type Novice, newOrder, type Phase, type State } from './state.ts';

type OldPhase = 'noiseDice' | 'noiseMarks' | 'listenDice' | 'listenMarks';

/** Version 1: blessings and markers had windows of their own, and a butler knew what mattered to a seat. */
interface Version1 extends Omit<State, 'phase' | 'novices' | 'orders' | 'passes'> {
  readonly phase: Phase | OldPhase;
  readonly novices: (Novice & { readonly marks: unknown })[];
  readonly standing: unknown;
}

const PHASES: Readonly<Record<OldPhase, Phase>> = {
  noiseDice: 'noise',
  noiseMarks: 'noise',
  listenDice: 'listen',
  listenMarks: 'listen',
};

/** An open window goes on as the one window of its roll: markers that were being chosen fall to the lowest edge. */
export function migrate(stored: unknown): State {
  const { standing: _standing, ...old } = stored as Version1;
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
