/** Conformance: plays random matches of a game and holds every property against them. */

import type { GameTypes } from '../game.ts';
import { Match } from '../match/index.ts';
import { ChaCha8, type Rng, stretchSeed } from '../rng.ts';
import { checkState, checkStep, GENERIC, MovePool } from './generic.ts';
import { checkLimit, LIMIT } from './limit.ts';
import { checkMind, MIND, MindCount } from './minds.ts';
import { checkOneMove, ONE_MOVE } from './one-move.ts';
import { Onlookers } from './onlookers.ts';
import { checkClosing, checkStaysOpen, SECRET_WINDOWS } from './secret-windows.ts';
import type { GameSpec } from './spec.ts';
import { checkReplay, checkStored } from './stored.ts';
import { type Report, Tally } from './tally.ts';
import { checkSealed, checkUndo } from './undo.ts';
import {
  checkChoice,
  checkHearing,
  checkOpening,
  checkOrder,
  checkSight,
  expectNotVacuous,
  VEIL,
} from './veil.ts';
import { nextRequest, pickMove, stateOf } from './walk.ts';

/** What is decided only by games with windows. */
const WINDOWS: readonly string[] = [
  'closing is told',
  'veil 4: asked',
  'veil 5: order',
  'veil 5: order at the close',
];
/** What cannot be decided where no step can be taken back. */
const UNDO: readonly string[] = ['undo restores every perspective', 'veil 6: undo'];

/** While a secret window is open one step in so many is looked at closely. */
const OFTEN = 3;

export interface Examination {
  readonly games: number;
  readonly seed: number | string;
  /** What is known to be broken: once it has failed no further game is played. */
  readonly untilFailed?: string;
}

/** `games` random matches, spread evenly over the tables of the spec. */
export function examine<G extends GameTypes>(
  spec: GameSpec<G>,
  { games, seed, untilFailed }: Examination,
): Report {
  const tally = new Tally(propertiesOf(spec));
  expectNotVacuous(spec, tally);
  const rng = new ChaCha8(stretchSeed(`${spec.game.id} ${seed}`));
  const pool = new MovePool();
  const minds = new MindCount();
  for (let game = 0; game < games && !(untilFailed && tally.hasFailed(untilFailed)); game++) {
    const { seats, options } = spec.tables[game % spec.tables.length];
    const match = Match.open(spec.game, seats, options ?? {}, stretchSeed(`${seed} match ${game}`));
    let fault: unknown = null;
    try {
      playThrough(spec, match, pool, rng, minds, tally);
    } catch (error) {
      fault = error;
    }
    tally.check('never throws', fault === null, () =>
      fault instanceof Error ? (fault.stack ?? fault.message) : '',
    );
  }
  minds.settle(tally);
  return tally.report();
}

function propertiesOf<G extends GameTypes>(spec: GameSpec<G>): string[] {
  const secretKinds = Object.keys(spec.veil.steps ?? {});
  const decidable = VEIL.filter((property) => {
    if (property === 'veil 4: choice') return secretKinds.length > 0;
    if (WINDOWS.includes(property)) return spec.game.windows !== undefined;
    if (property === 'veil 7: restricted events are named') return (spec.veil.restricted?.length ?? 0) > 0;
    if (property === 'veil 6: asked back') return spec.game.takesBack === true;
    return property !== 'veil 3: opening' || drawsAtSetup(spec);
  });
  const properties = [
    ...GENERIC.filter((property) => spec.game.windows !== undefined || !WINDOWS.includes(property)),
    ...(spec.noLimit ? [] : LIMIT),
    ...(spec.oneMoveAFigure ? [ONE_MOVE] : []),
    ...(spec.conserved ? ['nothing appears or vanishes'] : []),
    ...(spec.game.pick ? ['pick is legal'] : []),
    ...(spec.game.windows?.close ? SECRET_WINDOWS : []),
    ...(spec.game.windows?.order ? ['orders answer in secret'] : []),
    ...decidable,
    ...(spec.mind ? MIND : []),
  ];
  if (!spec.everyStepSeals) return properties;
  return [...properties.filter((property) => !UNDO.includes(property)), 'every step seals'];
}

function drawsAtSetup<G extends GameTypes>({ game, tables }: GameSpec<G>): boolean {
  const { seats, options } = tables[0];
  return Match.open(game, seats, options ?? {}, stretchSeed('any')).snapshot().root.drawn > 0;
}

function playThrough<G extends GameTypes>(
  spec: GameSpec<G>,
  match: Match<G>,
  pool: MovePool,
  rng: Rng,
  minds: MindCount,
  tally: Tally,
): void {
  const stride = spec.stride ?? 1;
  let steps = 0;
  const onlookers = new Onlookers(match);
  checkOpening(spec, match, rng, tally);
  for (; match.outcome === null && steps <= spec.longest; steps++) {
    // Secret windows are short and rare, and what they may not tell is the heart of the matter.
    const often = match.window()?.kind === 'secret' ? Math.min(stride, OFTEN) : stride;
    if (rng.int(often) === 0) lookClosely(spec, match, onlookers.seen, pool, rng, minds, tally);
    const request = nextRequest(match, rng, spec.seldom);
    if (request === null) {
      tally.check('never stuck', false, () => `nobody can move: ${JSON.stringify(stateOf(match))}`);
      return;
    }
    const result = onlookers.submit(request, rng, tally);
    // What rests on the step is known to no one who asks.
    if (!result.ok && request.type === 'back' && result.refusal.reason === 'entangled') continue;
    if (!result.ok && request.type !== 'undo') {
      tally.check('listed is accepted', false, () => JSON.stringify([request, result.refusal]));
      return;
    }
    if (!result.ok)
      tally.check('undo restores every perspective', false, () => JSON.stringify([request, result.refusal]));
  }
  tally.check('ends', match.outcome !== null, () => `not over after ${steps} steps`);
  checkState(spec, match, onlookers.seen, pool, rng, tally);
  checkStored(match, tally);
  checkReplay(match, tally);
}

function lookClosely<G extends GameTypes>(
  spec: GameSpec<G>,
  match: Match<G>,
  seen: readonly string[],
  pool: MovePool,
  rng: Rng,
  minds: MindCount,
  tally: Tally,
): void {
  const state = stateOf(match);
  const { game } = spec;
  checkState(spec, match, seen, pool, rng, tally);
  checkSight(spec, state, seen, pool, rng, tally);
  checkOrder(spec, state, match.seats, rng, tally);
  checkClosing(spec, state, match.seats, rng, tally);
  for (let seat = 0; seat < match.seats; seat++) {
    if (spec.oneMoveAFigure) checkOneMove(spec, state, seat, rng, tally);
    if (rng.int(4) === 0) checkMind(spec, match, seat, pool, rng, minds, tally);
    const move = pickMove(game, state, seat, rng);
    if (move === null) continue;
    checkStep(spec, match, seat, move, rng, tally);
    checkHearing(spec, state, match.seats, seat, move, rng, tally);
    checkStaysOpen(spec, state, seat, move, rng, tally);
    checkChoice(spec, state, seen, seat, move, rng, tally);
    if (spec.everyStepSeals) checkSealed(match, seat, move, tally);
    else checkUndo(match, seat, move, seen, tally);
    if (!spec.noLimit) checkLimit(match, seat, rng, tally);
  }
  if (rng.int(4) === 0) checkStored(match, tally);
}
