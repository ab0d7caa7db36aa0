/** Secret windows: only their time closes them, and neither the time nor their form tells a secret. */

import { type GameTypes, type Seat, watcherAt } from '../game.ts';
import { canonical } from '../json.ts';
import type { ChaCha8, Rng } from '../rng.ts';
import { allHeard, countHeard, takeClose, takeStep } from '../step.ts';
import { windowOf } from '../windows.ts';
import { difference } from './difference.ts';
import { diceOf } from './generic.ts';
import { situation } from './situations.ts';
import type { GameSpec } from './spec.ts';
import type { Tally } from './tally.ts';
import { publicWindow } from './veil.ts';

export const SECRET_WINDOWS = [
  'veil 1: window',
  'veil 3: hearing at the close',
  'veil 4: no step closes a secret window',
  'a close closes',
] as const;

/** Closes the window that is open, in a state and in its disguises. */
export function checkClosing<G extends GameTypes>(
  spec: GameSpec<G>,
  state: G['state'],
  seats: number,
  rng: Rng,
  tally: Tally,
): void {
  const { game, veil, conserved } = spec;
  const window = windowOf(game, state);
  if (window?.kind !== 'secret') return;
  const dice = diceOf(rng);
  checkOrders(spec, state, window.asked, dice(), tally);
  const text = JSON.stringify(state);
  const close = (from: G['state']) => {
    const after = takeClose(game, from, dice());
    return { after, window: publicWindow(game, after.state) };
  };
  const here = close(state);
  tally.check(
    'clone is equal and independent',
    JSON.stringify(state) === text,
    () => `at a close: ${difference(JSON.parse(text), state)}`,
  );
  const next = windowOf(game, here.after.state);
  tally.check('a close closes', next?.id !== window.id, () => text);
  if (conserved) {
    const same = canonical(conserved(state)) === canonical(conserved(here.after.state));
    tally.check(
      'nothing appears or vanishes',
      same,
      () => `at a close: ${difference(conserved(state), conserved(here.after.state))}`,
    );
  }
  for (let index = 0; index <= seats; index++) {
    const watcher = watcherAt(index, seats);
    tally.check(
      'closing is told',
      countHeard(here.after.told, watcher) > 0,
      () => `${watcher} heard nothing`,
    );
    const there = close(veil.disguise(game.clone(state), watcher, rng).state);
    const told = canonical(allHeard(here.after.told, watcher));
    const same = told === canonical(allHeard(there.after.told, watcher));
    if (situation(game, here.after.state, watcher) === situation(game, there.after.state, watcher)) {
      tally.check('veil 3: hearing at the close', same, () => `${watcher}: ${told}`);
    }
    if (same && watcher === 'gallery') {
      tally.check('veil 4: asked', here.window === there.window, () => `${here.window} or ${there.window}`);
    }
  }
}

/** A step made while a secret window is open leaves it open. */
export function checkStaysOpen<G extends GameTypes>(
  { game }: GameSpec<G>,
  state: G['state'],
  seat: Seat,
  move: G['move'],
  rng: Rng,
  tally: Tally,
): void {
  const window = windowOf(game, state);
  if (window?.kind !== 'secret') return;
  const { state: after } = takeStep(game, state, seat, move, diceOf(rng)());
  tally.check(
    'veil 4: no step closes a secret window',
    windowOf(game, after)?.id === window.id,
    () => `${seat} ${canonical(move)} closed it`,
  );
}

/** What standing orders would answer now is lawful, and others notice nothing of it. */
function checkOrders<G extends GameTypes>(
  { game, veil }: GameSpec<G>,
  state: G['state'],
  asked: readonly Seat[],
  dice: ChaCha8,
  tally: Tally,
): void {
  let now = state;
  for (const seat of asked) {
    for (
      let move = game.windows?.order?.(now, seat) ?? null;
      move !== null;
      move = game.windows?.order?.(now, seat) ?? null
    ) {
      const kind: G['move']['kind'] = move.kind;
      const secret = veil.steps?.[kind] === 'nothing' && game.refusal(now, seat, move) === null;
      tally.check('orders answer in secret', secret, () => `${seat} ${canonical(move)}`);
      if (!secret) return;
      now = takeStep(game, now, seat, move, dice).state;
    }
  }
}
