/**
 * Twins through the local host: two matches differ only in what one watcher may not know, and people share the device.
 * What the page gets while that watcher looks must be the same in both, and so must every curtain.
 */

import {
  type AnyMatch,
  type AnyMove,
  canonical,
  type GameTypes,
  Match,
  type Request,
  stretchSeed,
  type Watcher,
  watcherAt,
} from '@conclave/engine';
import { ChaCha8 } from '@conclave/engine/rng';
import { type GameSpec, nextRequest, stateOf } from '@conclave/engine/testing';
import { bidsSpec } from '@conclave/engine/testing/probes/bids.spec';
import { canarySpec } from '@conclave/engine/testing/probes/canary.spec';
import { interruptSpec } from '@conclave/engine/testing/probes/interrupt.spec';
import { lanternsSpec } from '@conclave/engine/testing/probes/lanterns.spec';
import { passingSpec } from '@conclave/engine/testing/probes/passing.spec';
import { shoutSpec } from '@conclave/engine/testing/probes/shout.spec';
import { cloisterSpec } from '@conclave/engine/testing/toy';
import { gameEntries } from '@conclave/games/entries';
import { expect, test } from 'vitest';
import { LocalHost } from '../sources/local-host.ts';
import type { LocalTable } from '../sources/local-store.ts';
import type { LocalState } from '../sources/protocol.ts';
import { specOf } from './spec-of.ts';
import { goOn, noticed } from './twin.ts';

type AnySpec = GameSpec<GameTypes>;

const one = (spec: unknown) => spec as AnySpec;
const quickSpecs = await Promise.all(gameEntries.map(({ game }) => specOf(game.id)));
const SPECS: readonly AnySpec[] = [
  ...[cloisterSpec(null), bidsSpec, interruptSpec, passingSpec, lanternsSpec, shoutSpec, canarySpec].map(one),
  ...quickSpecs,
  await specOf('liars-dice'),
];

const PAIRS = 48;
/** After them so many positions are looked at for kinds of secrets that have not differed yet. */
const SOUGHT = 5000;
/** Not every pair can be compared: where the disguise is asked of somebody else, twins are not alike. */
const LEAST = 24;
const MAX_STEPS = 8;

class Tally {
  readonly secrets = new Set<string>();
  compared = 0;
  steps = 0;
}

class Sofa {
  readonly match: AnyMatch;
  readonly host: LocalHost;
  readonly states: LocalState[] = [];

  constructor(match: AnyMatch, id: string) {
    this.match = match;
    const table: LocalTable = {
      id,
      game: match.game.id,
      options: match.options,
      seats: Array.from({ length: match.seats }, (_none, seat) => ({
        kind: 'person',
        name: `Person ${seat}`,
        level: null,
      })),
      createdAt: 0,
      changedAt: 0,
      waiting: match.perspective('gallery').waiting,
      outcome: null,
    };
    this.host = LocalHost.seat(match, table, {
      push: (state) => void this.states.push(state),
      save: async () => {},
      think: async () => ({ move: null, why: { key: 'none', params: {} } }),
      pause: async () => {},
      now: () => 0,
    });
    this.host.show();
  }

  async step(request: Extract<Request, { type: 'move' | 'undo' }>): Promise<void> {
    const { seat } = request;
    this.host.handOver(seat);
    this.host.lift();
    const decision = this.match.decision(seat);
    const refusal =
      request.type === 'undo'
        ? await this.host.undo(decision)
        : await this.host.move(request.move as AnyMove, decision);
    expect(refusal).toBeNull();
  }

  look(watcher: Watcher): void {
    if (watcher === 'gallery') return;
    this.host.handOver(watcher);
    this.host.lift();
  }

  /** What lies open to this watcher of all that the page was sent. */
  seenBy(watcher: Watcher, id: string): string[] {
    return this.states.map(({ perspective, table, ...rest }) => {
      const shown = perspective?.watcher === watcher ? perspective : null;
      return JSON.stringify([{ ...table, changedAt: 0 }, rest, shown]).replaceAll(id, 'MATCH');
    });
  }
}

async function compare(
  spec: AnySpec,
  match: AnyMatch,
  watcher: Watcher,
  rng: ChaCha8,
  tally: Tally,
  isSought: boolean,
) {
  const { game } = spec;
  const known = tally.secrets.size;
  const state = stateOf(match);
  const disguised = spec.veil.disguise(game.clone(state), watcher, rng);
  for (const [name, valueIn] of Object.entries(spec.veil.secrets)) {
    const value = valueIn(state, watcher);
    if (value !== null && canonical(value) !== canonical(valueIn(disguised.state, watcher)))
      tally.secrets.add(name);
  }
  if (isSought && tally.secrets.size === known) return;
  const twins = [state, disguised.state].map((hidden) => goOn(match, game.clone(hidden)));
  // Who takes the device is for everybody to see: twins are alike in that too.
  if (canonical(twins[0].toAct()) !== canonical(twins[1].toAct()) || twins[0].toAct().length === 0) return;
  const [here, there] = twins.map((twin, n) => new Sofa(twin, `twin-${n}`));
  for (let step = 0; step < MAX_STEPS; step++) {
    for (const sofa of [here, there]) sofa.look(watcher);
    expect(there.seenBy(watcher, 'twin-1')).toEqual(here.seenBy(watcher, 'twin-0'));
    tally.compared++;
    const request = nextRequest(here.match, rng, spec.seldom);
    if (request?.type !== 'move' && request?.type !== 'undo') continue;
    const own = request.seat === watcher || step > 0 || request.type === 'undo';
    const translated = own
      ? request
      : { ...request, move: disguised.rename?.(request.seat, request.move as AnyMove) ?? request.move };
    const inTwin = { ...translated, decision: there.match.decision(request.seat) };
    const seen = noticed(here.match, request, watcher);
    if (seen === null || seen !== noticed(there.match, inTwin, watcher)) return;
    await here.step(request);
    await there.step(inTwin);
    tally.steps++;
  }
}

test.each(SPECS)('$game.id: the page is sent the same of twins', async (spec) => {
  const { game } = spec;
  const seats = Math.min(3, Math.max(...spec.tables.map((table) => table.seats)));
  const rng = new ChaCha8(stretchSeed(`sofa twins ${game.id}`));
  const tally = new Tally();
  const options = spec.tables.find((table) => table.seats === seats)?.options ?? {};
  const secrets = Object.keys(spec.veil.secrets).sort();
  const lacks = () => secrets.some((name) => !tally.secrets.has(name));
  let match: AnyMatch = Match.open(game, seats, options, stretchSeed(`sofa ${game.id}`));
  for (let pair = 0; pair < PAIRS || (pair < PAIRS + SOUGHT && lacks()); pair++) {
    for (let step = rng.int(12); step > 0 && !match.outcome; step--) {
      const request = nextRequest(match, rng, spec.seldom);
      if (request) match.submit(request);
    }
    if (match.outcome) match = Match.open(game, seats, options, stretchSeed(`sofa ${game.id} ${pair}`));
    await compare(spec, match, watcherAt(pair % (seats + 1), seats), rng, tally, pair >= PAIRS);
  }
  expect(tally.compared).toBeGreaterThan(LEAST);
  expect(tally.steps).toBeGreaterThan(2);
  expect([...tally.secrets].sort()).toEqual(secrets);
});
