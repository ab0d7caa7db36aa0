/** Conformance: plays random matches of a game and holds every property against them. */

import type { GameTypes } from '../game.ts';
import { canonical } from '../json.ts';
import { Match } from '../match/index.ts';
import { ChaCha8, type Rng, stretchSeed } from '../rng.ts';
import { difference } from './difference.ts';
import { checkState, checkStep, DETERMINISTIC, ENDLESS, GENERIC, MovePool } from './generic.ts';
import { checkLimit, LIMIT } from './limit.ts';
import { checkMind, MIND, MindCount, Minds, SELDOM_AT_A_LOSS } from './minds.ts';
import { checkOneMove, ONE_MOVE } from './one-move.ts';
import { Onlookers } from './onlookers.ts';
import { PATIENCE, withPatience } from './patience.ts';
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
  /** As long as something was never decided further games are played, up to so many. @default games */
  readonly most?: number;
  readonly seed: number | string;
  /** What is known to be broken: once it has failed no further game is played. */
  readonly untilFailed?: string;
  /** How long one step may take, in milliseconds. @default 5000 */
  readonly patience?: number;
}

/** What is being tried just now, for whoever has to find out why it never ends or throws. */
interface Doing {
  readonly match: number;
  readonly seed: string;
  step: number;
  /** In the terms of the match: the last thing asked of it. */
  request: unknown;
}

const tell = ({ match, seed, step, request }: Doing) =>
  `in match ${match} (seed "${seed}"), step ${step}, ${canonical(request)}`;

/** Random matches, spread evenly over the tables of the spec. */
export function examine<G extends GameTypes>(
  spec: GameSpec<G>,
  { games, most = games, seed, untilFailed, patience = PATIENCE }: Examination,
): Report {
  const tally = new Tally(propertiesOf(spec));
  expectNotVacuous(spec, tally);
  const rng = new ChaCha8(stretchSeed(`${spec.game.id} ${seed}`));
  const pool = new MovePool();
  const minds = new MindCount();
  const isEnough = (played: number) => played >= (isOpen(tally) ? most : games);
  for (let match = 0; !isEnough(match) && !isSettled(tally, untilFailed); match++) {
    const doing: Doing = { match, seed: `${seed} match ${match}`, step: 0, request: 'setup' };
    let fault: unknown = null;
    try {
      playThrough(spec, doing, pool, rng, minds, tally, patience);
    } catch (error) {
      fault = error;
    }
    tally.check('never throws', fault === null, () =>
      fault instanceof Error ? `${fault.message} ${tell(doing)}\n${fault.stack}` : '',
    );
  }
  minds.settle(tally);
  return tally.report();
}

/** Something was never decided. How seldom a mind is at a loss is counted at the end. */
function isOpen(tally: Tally): boolean {
  return tally.undecided().some((property) => property !== SELDOM_AT_A_LOSS);
}

/** Of rules that do not always do the same, and of those that never come back, nothing more can be said. */
function isSettled(tally: Tally, untilFailed?: string): boolean {
  return [untilFailed, DETERMINISTIC, ENDLESS].some((property) => property && tally.hasFailed(property));
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

/** The clock is looked at so often, in milliseconds: to be stopped from outside costs something each time. */
const STRETCH = 200;

function playThrough<G extends GameTypes>(
  spec: GameSpec<G>,
  doing: Doing,
  pool: MovePool,
  rng: Rng,
  minds: MindCount,
  tally: Tally,
  patience: number,
): void {
  const steps = play(spec, doing, pool, rng, minds, tally);
  let isOver = false;
  const stretch = () => {
    const begun = performance.now();
    while (!isOver && performance.now() - begun < STRETCH) isOver = steps.next().done === true;
  };
  while (!isOver) {
    const ended = withPatience(stretch, patience + STRETCH);
    tally.check(
      ENDLESS,
      ended,
      () =>
        `no answer after ${patience / 1000} s ${tell(doing)}: a loop without an end, which an array` +
        ' that `clone` shares can make',
    );
    if (!ended) return;
  }
}

/** A random match, which rests after each of its steps. */
function* play<G extends GameTypes>(
  spec: GameSpec<G>,
  doing: Doing,
  pool: MovePool,
  rng: Rng,
  minds: MindCount,
  tally: Tally,
): Generator<void, void> {
  const { seats, options } = spec.tables[doing.match % spec.tables.length];
  const open = () => Match.open(spec.game, seats, options ?? {}, stretchSeed(doing.seed));
  const match = open();
  const stride = spec.stride ?? 1;
  const again = difference(stateOf(match), stateOf(open()));
  tally.check(DETERMINISTIC, again === '', () => `setup twice, with the same seed: ${again}`);
  const onlookers = new Onlookers(match);
  const kept = new Minds(spec, match);
  checkOpening(spec, match, rng, tally);
  for (; match.outcome === null && doing.step <= spec.longest; doing.step++) {
    // Secret windows are short and rare, and what they may not tell is the heart of the matter.
    const often = match.window()?.kind === 'secret' ? Math.min(stride, OFTEN) : stride;
    if (rng.int(often) === 0) {
      lookClosely(spec, match, onlookers.seen, doing, pool, rng, minds, kept, tally);
      yield;
    }
    if (tally.hasFailed(DETERMINISTIC)) return;
    const request = nextRequest(match, rng, spec.seldom);
    doing.request = request;
    if (request === null) {
      tally.check('never stuck', false, () => `nobody can move: ${JSON.stringify(stateOf(match))}`);
      return;
    }
    const result = onlookers.submit(request, rng, tally);
    yield;
    // What rests on the step is known to no one who asks.
    if (!result.ok && request.type === 'back' && result.refusal.reason === 'entangled') continue;
    if (!result.ok && request.type !== 'undo') {
      tally.check('listed is accepted', false, () => JSON.stringify([request, result.refusal]));
      return;
    }
    if (!result.ok)
      tally.check('undo restores every perspective', false, () => JSON.stringify([request, result.refusal]));
  }
  tally.check('ends', match.outcome !== null, () => `not over after ${doing.step} steps`);
  checkState(spec, match, onlookers.seen, pool, rng, tally);
  checkStored(match, tally);
  checkReplay(match, tally);
}

function lookClosely<G extends GameTypes>(
  spec: GameSpec<G>,
  match: Match<G>,
  seen: readonly string[],
  doing: Doing,
  pool: MovePool,
  rng: Rng,
  minds: MindCount,
  kept: Minds<G>,
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
    if (rng.int(4) === 0) checkMind(spec, match, kept, seat, pool, rng, minds, tally);
    const move = pickMove(game, state, seat, rng);
    if (move === null) continue;
    doing.request = { tried: move, seat };
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
