/**
 * The veil: what a watcher may not know makes no difference to what they see, may do, are refused or are told.
 * `disguise` decides it, and reads neither view nor events.
 */

import type { AnyMove, Game, GameTypes, Seat, Watcher } from '../game.ts';
import { watcherAt } from '../game.ts';
import { canonical } from '../json.ts';
import type { Match } from '../match/index.ts';
import { ChaCha8, type Rng } from '../rng.ts';
import { allHeard, countHeard, Scribe, type Step, takeClose, takeStep } from '../step.ts';
import { owing, windowOf } from '../windows.ts';
import { difference, situationDifference } from './difference.ts';
import { diceOf, type MovePool } from './generic.ts';
import { situation, situations } from './situations.ts';
import type { Disguised, GameSpec } from './spec.ts';
import type { Tally } from './tally.ts';
import { mutated } from './wrong-moves.ts';

export const VEIL = [
  'veil 1: sight',
  'veil 2: gallery',
  'veil 3: hearing',
  'veil 3: opening',
  'veil 3: next',
  'veil 4: choice',
  'veil 4: asked',
  'veil 5: order',
  'veil 5: order at the close',
  'veil 6: undo',
  'veil 6: asked back',
  'veil 7: restricted events are named',
] as const;

/** Counters of property 7 that must not stay at zero. */
export function expectNotVacuous<G extends GameTypes>({ veil }: GameSpec<G>, tally: Tally): void {
  for (const name of Object.keys(veil.secrets)) tally.expect(`veil 7: ${name} differed`);
  for (const type of veil.restricted ?? []) tally.expect(`veil 7: ${type} kept from somebody`);
}

const kindOf = (watcher: Watcher) => (watcher === 'gallery' ? 'gallery' : 'seat');

/** Static sight: two states that differ in secrets only look the same. */
export function checkSight<G extends GameTypes>(
  spec: GameSpec<G>,
  state: G['state'],
  real: readonly string[],
  pool: MovePool,
  rng: Rng,
  tally: Tally,
): void {
  const { game, veil } = spec;
  if (game.outcome(state)) return;
  const seats = real.length - 1;
  const view = JSON.stringify(game.view(state, 'gallery', false));
  const waiting = canonical(game.waiting(state, 'gallery'));
  for (let index = 0; index <= seats; index++) {
    const watcher = watcherAt(index, seats);
    const { state: other } = veil.disguise(game.clone(state), watcher, rng);
    const seen = situation(game, other, watcher);
    countSecrets(spec, state, other, watcher, tally);
    if (game.windows?.close) {
      const [here, there] = [state, other].map((one) => canonical(windowOf(game, one)));
      tally.check('veil 1: window', here === there, () => `${watcher}: ${here} or ${there}`);
    }
    tally.check(
      'veil 1: sight',
      seen === real[index],
      () => `${watcher} can tell: ${situationDifference(real[index], seen)}`,
    );
    tally.check(
      'veil 2: gallery',
      JSON.stringify(game.view(other, 'gallery', false)) === view &&
        canonical(game.waiting(other, 'gallery')) === waiting,
      () =>
        `what seat ${watcher} may not know shows in the gallery: ${difference(JSON.parse(view), game.view(other, 'gallery', false)) || 'waiting'}`,
    );
    if (watcher === 'gallery') continue;
    checkLapse(game, state, other, watcher, tally);
    const known = pool.sample(12, rng);
    const probes = [
      ...known,
      ...known.map((move) => mutated(move, rng)),
      ...game.moves(other, watcher).slice(0, 6),
    ];
    for (const probe of probes) {
      const move = game.parse(probe);
      if (move === null) continue;
      const here = canonical(game.refusal(state, watcher, move));
      const there = canonical(game.refusal(other, watcher, move));
      tally.check(
        'veil 1: sight',
        here === there,
        () => `seat ${watcher} ${canonical(move)}: ${here} or ${there}`,
      );
    }
  }
}

/** What the clock plays for a seat shows everybody what it was chosen by. */
function checkLapse<G extends GameTypes>(
  game: Game<G>,
  state: G['state'],
  other: G['state'],
  seat: Seat,
  tally: Tally,
): void {
  if (!owing(game, state).includes(seat) || !owing(game, other).includes(seat)) return;
  const [here, there] = [state, other].map((one) => canonical(game.lapse(one, seat)));
  tally.check('veil 1: sight', here === there, () => `seat ${seat} out of time: ${here} or ${there}`);
}

function countSecrets<G extends GameTypes>(
  { veil }: GameSpec<G>,
  state: G['state'],
  other: G['state'],
  watcher: Watcher,
  tally: Tally,
): void {
  for (const [name, valueIn] of Object.entries(veil.secrets)) {
    const here = valueIn(state, watcher);
    if (here === null) continue;
    const property = `veil 7: ${name} differed, ${kindOf(watcher)}`;
    tally.expect(property);
    if (canonical(here) === canonical(valueIn(other, watcher))) continue;
    tally.check(property, true, () => '');
    tally.check(`veil 7: ${name} differed`, true, () => '');
  }
}

interface Trial<G extends GameTypes> {
  readonly after: Step<G>;
  /** What one watcher sees then. */
  readonly seen: string;
  readonly window: string;
}

/** Who is asked and how: the id, which counts windows, apart. */
export function publicWindow<G extends GameTypes>(game: Game<G>, state: G['state']): string {
  const window = game.outcome(state) === null ? windowOf(game, state) : null;
  return canonical(window && { ...window, id: 0 });
}

/** The same step, with the same dice, in a state and in its disguises. */
export function checkHearing<G extends GameTypes>(
  spec: GameSpec<G>,
  state: G['state'],
  seats: number,
  seat: Seat,
  move: G['move'],
  rng: Rng,
  tally: Tally,
): void {
  const { game, veil } = spec;
  const dice = diceOf(rng);
  const step = takeStep(game, state, seat, move, dice());
  const window = publicWindow(game, step.state);
  for (let index = 0; index <= seats; index++) {
    const watcher = watcherAt(index, seats);
    const trial = (after: Step<G>, window: string): Trial<G> => ({
      after,
      seen: situation(game, after.state, watcher),
      window,
    });
    const disguised: Disguised<G> = veil.disguise(game.clone(state), watcher, rng);
    const there = watcher === seat ? move : (disguised.rename?.(seat, move) ?? move);
    if (game.refusal(disguised.state, seat, there) !== null) continue;
    const here = trial(step, window);
    const otherStep = takeStep(game, disguised.state, seat, there, dice());
    const other = trial(otherStep, publicWindow(game, otherStep.state));
    const over = game.outcome(here.after.state) !== null || game.outcome(other.after.state) !== null;
    const heardHere = canonical(allHeard(here.after.told, watcher));
    const heardThere = canonical(allHeard(other.after.told, watcher));
    const same = heardHere === heardThere;
    if (here.seen === other.seen) {
      tally.check('veil 3: hearing', same, () => {
        const parts = difference(JSON.parse(heardHere), JSON.parse(heardThere), 'told');
        return `${watcher} of ${seat}'s ${canonical(move)}: ${parts}`;
      });
      countRestricted(here.after, watcher, veil.restricted ?? [], tally);
    }
    if (same && !over) {
      const after = [here.after.state, other.after.state] as const;
      checkNext(game, after, watcher, () => `${seat}'s ${canonical(move)}`, tally);
    }
    // Where nothing else was made public, who is asked follows from what was public before.
    if (!over && same && watcher === 'gallery') {
      tally.check('veil 4: asked', here.window === other.window, () => `${here.window} or ${other.window}`);
    }
    // Whether the table may be asked to take it back follows from what the gallery was told.
    if (game.takesBack && same && watcher === 'gallery' && here.seen === other.seen) {
      const alike = here.after.stays === other.after.stays;
      tally.check('veil 6: asked back', alike, () => `${seat}'s ${canonical(move)}`);
    }
    if (watcher === seat && !over) checkSeal(here, other, seat, move, tally);
  }
}

/** Who is next follows from what was told. What a view shows beside that may be new, as a card that lies open now. */
function checkNext<G extends GameTypes>(
  game: Game<G>,
  [here, there]: readonly [G['state'], G['state']],
  watcher: Watcher,
  step: () => string,
  tally: Tally,
): void {
  const next = difference(game.waiting(here, watcher), game.waiting(there, watcher), 'waiting');
  tally.check('veil 3: next', next === '', () => `${watcher} can tell after ${step()}: ${next}`);
}

/** Whoever may take a step back has learnt nothing by it: every disguise would have told them the same. */
function checkSeal<G extends GameTypes>(
  here: Trial<G>,
  other: Trial<G>,
  seat: Seat,
  move: AnyMove,
  tally: Tally,
): void {
  if (here.after.sealed && other.after.sealed) return;
  const told = (trial: Trial<G>) => canonical(allHeard(trial.after.told, seat));
  const same =
    here.after.sealed === other.after.sealed && told(here) === told(other) && here.seen === other.seen;
  tally.check(
    'veil 6: undo',
    same,
    () => `seat ${seat} may take back ${canonical(move)}, but learnt from it`,
  );
}

function countRestricted<G extends GameTypes>(
  step: Step<G>,
  watcher: Watcher,
  restricted: readonly G['event']['type'][],
  tally: Tally,
): void {
  for (const { full, only, rest } of step.told) {
    if (only === null || only.includes(watcher) || canonical(full) === canonical(rest)) continue;
    const type: G['event']['type'] = full.type;
    tally.check('veil 7: restricted events are named', restricted.includes(type), () => type);
    tally.check(`veil 7: ${type} kept from somebody`, true, () => '');
  }
}

/** Secret steps: others notice nothing, or only that it happened. */
export function checkChoice<G extends GameTypes>(
  spec: GameSpec<G>,
  state: G['state'],
  before: readonly string[],
  seat: Seat,
  move: G['move'],
  rng: Rng,
  tally: Tally,
): void {
  const { game, veil } = spec;
  const seats = before.length - 1;
  const kind: G['move']['kind'] = move.kind;
  // What the match does not look for has to be so, whatever the veil says of it.
  const notice = game.unnoticed.includes(kind) ? 'nothing' : veil.steps?.[kind];
  if (notice === undefined) return;
  const dice = diceOf(rng);
  const step = takeStep(game, state, seat, move, dice());
  if (game.outcome(step.state)) return;
  const window = game.windows?.current(state)?.id ?? null;
  const after = situations(game, step.state, seats);
  if (notice === 'nothing') {
    if ((game.windows?.current(step.state)?.id ?? null) !== window) return;
    for (let index = 0; index <= seats; index++) {
      const watcher = watcherAt(index, seats);
      if (watcher === seat) continue;
      const silent = countHeard(step.told, watcher) === 0 && after[index] === before[index];
      // What the match alone relies on does not decide what the veil says of its own kinds.
      if (silent && !Object.hasOwn(veil.steps ?? {}, kind)) continue;
      tally.check('veil 4: choice', silent, () => `${watcher} noticed ${seat}'s ${canonical(move)}`);
    }
    return;
  }
  const others = game.moves(state, seat).filter((m) => m.kind === kind && canonical(m) !== canonical(move));
  if (others.length === 0) return;
  const instead = takeStep(game, state, seat, rng.pick(others), dice());
  const afterInstead = situations(game, instead.state, seats);
  for (let index = 0; index <= seats; index++) {
    const watcher = watcherAt(index, seats);
    if (watcher === seat || after[index] !== afterInstead[index]) continue;
    const same = canonical(allHeard(step.told, watcher)) === canonical(allHeard(instead.told, watcher));
    tally.check('veil 4: choice', same, () => `${watcher} was told which ${canonical(move)}`);
  }
}

/** Two answers to one window, in either order; a secret window is closed after them. */
export function checkOrder<G extends GameTypes>(
  { game, veil }: GameSpec<G>,
  state: G['state'],
  seats: number,
  rng: Rng,
  tally: Tally,
): void {
  const window = game.windows?.current(state);
  if (!window || window.asked.length < 2) return;
  const secretMoves = (seat: Seat) =>
    game.moves(state, seat).filter((move) => Object.hasOwn(veil.steps ?? {}, move.kind));
  const [first, second] = rng.shuffle([...window.asked]);
  const a = secretMoves(first);
  const b = secretMoves(second);
  if (a.length === 0 || b.length === 0) return;
  const [moveA, moveB] = [rng.pick(a), rng.pick(b)];
  const dice = diceOf(rng);
  const both = (steps: readonly (readonly [Seat, G['move']])[]) => {
    let now = state;
    const heard: string[][] = Array.from({ length: seats + 1 }, () => []);
    const generator = dice();
    for (const [seat, move] of steps) {
      // What comes after the close is no answer to this window.
      if (game.windows?.current(now)?.id !== window.id || game.refusal(now, seat, move) !== null) return null;
      const step = takeStep(game, now, seat, move, generator);
      now = step.state;
      for (let index = 0; index <= seats; index++) {
        // A seat hears of its own step when it makes it. Only what others hear has an order to compare.
        heard[index].push(...allHeard(step.told, watcherAt(index, seats)).map(canonical));
      }
    }
    if (window.secret) {
      const step = takeClose(game, now, generator);
      now = step.state;
      for (let index = 0; index <= seats; index++) {
        heard[index].push(...allHeard(step.told, watcherAt(index, seats)).map(canonical));
      }
    }
    const closed = game.windows?.current(now)?.id !== window.id;
    return {
      closed,
      text: canonical([now, heard.map((list, index) => (index === seats ? list : [...list].sort()))]),
    };
  };
  const one = both([
    [first, moveA],
    [second, moveB],
  ]);
  const two = both([
    [second, moveB],
    [first, moveA],
  ]);
  if (one === null || two === null) return;
  const same = one.text === two.text;
  const detail = () =>
    `${canonical([moveA, moveB])}: ${difference(JSON.parse(one.text), JSON.parse(two.text), '[state, heard]')}`;
  tally.check('veil 5: order', same, detail);
  if (one.closed || two.closed) tally.check('veil 5: order at the close', same, detail);
}

/** Chance with one word of it changed. */
class Tampered extends ChaCha8 {
  private readonly at: number;

  constructor(seed: string, at: number) {
    super(seed);
    this.at = at;
  }

  override word(): number {
    const isChanged = this.position === this.at;
    const word = super.word();
    return isChanged ? (word ^ 0x5bd1e995) >>> 0 : word;
  }
}

/** Setting up with one draw changed: whoever sees no difference in what is laid out heard none either. */
export function checkOpening<G extends GameTypes>(
  { game }: GameSpec<G>,
  match: Match<G>,
  rng: Rng,
  tally: Tally,
): void {
  const { seats } = match;
  const { seed } = match.record();
  const open = (chance: ChaCha8) => {
    const scribe = new Scribe<G['event']>(chance);
    const state = game.setup(seats, match.options as G['options'], scribe);
    return { told: scribe.told, situations: situations(game, state, seats), drawn: chance.position };
  };
  const here = open(new ChaCha8(seed));
  for (let trial = 0; trial < Math.min(here.drawn, 8); trial++) {
    const there = open(new Tampered(seed, rng.int(here.drawn)));
    for (let index = 0; index <= seats; index++) {
      if (here.situations[index] !== there.situations[index]) continue;
      const watcher = watcherAt(index, seats);
      const told = canonical(allHeard(here.told, watcher));
      tally.check(
        'veil 3: opening',
        told === canonical(allHeard(there.told, watcher)),
        () => `${watcher} was told ${told}`,
      );
    }
  }
}
