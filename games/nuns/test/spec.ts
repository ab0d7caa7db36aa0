/** Nuns on the Run for the conformance tests: every number of players, every option. */

import type { GameSpec } from '@conclave/engine/testing';
import { nunsMind } from '../mind/mind.ts';
import { type Nuns, nuns } from '../rules/game.ts';
import { NO_PATH } from '../rules/paths.ts';
import { veil } from './disguise.ts';

export const spec: GameSpec<Nuns> = {
  game: nuns,
  tables: [{ seats: 2 }, { seats: 3, options: { exactRun: true, slowGuards: true } }],
  longest: 20_000,
  conserved: ({ supply, discard, guards, novices }) => ({
    paths: [...supply, ...discard, ...guards.map(({ path }) => path).filter((path) => path !== NO_PATH)].sort(
      (a, b) => a - b,
    ),
    blessings: [...guards, ...novices].map(({ blessing }) => blessing.kind),
    wishes: novices.map(({ wish }) => wish),
    cells: novices.map(({ cell }) => cell),
  }),
  veil,
  mind: nunsMind,
  oneMoveAFigure: true,
  stride: 80,
  seldom: ({ kind }) => kind === 'pass' || kind === 'edge' || kind === 'withdraw',
};
