/**
 * Patches over random matches of every game. What a client builds from them is what the match shows this watcher, at
 * every step. A client that comes back is sent the whole. One that drifts notices it and is repaired.
 */

import {
  type AnyGame,
  type AnyMatch,
  type AnyPerspective,
  canonical,
  Match,
  stretchSeed,
  type Watcher,
  watcherAt,
} from '@conclave/engine';
import { nextRequest } from '@conclave/engine/testing';
import { gameEntries } from '@conclave/games/entries';
import { serverFrame, UPDATE, type Update } from '@conclave/wire';
import { learn } from '@conclave/wire/learn';
import { expect, test } from 'vitest';
import { Audience, type Guest } from '../audience.ts';
import { rngOf } from './think.ts';

const STEPS = 120;
/** A fingerprint comes at every sixteenth decision. */
const NOTICED_WITHIN = 16;

class Spectator implements Guest {
  readonly person = null;
  readonly watcher: Watcher;
  perspective: AnyPerspective | null = null;
  frames: Update[] = [];
  /** It could make nothing of a frame. */
  isLost = false;
  /** The decision at which its view was tampered with. */
  driftedAt: number | null = null;

  constructor(watcher: Watcher) {
    this.watcher = watcher;
  }

  send(text: string): void {
    const frame = serverFrame.parse(JSON.parse(text));
    if (frame.type !== UPDATE) throw new Error(`unexpected: ${text}`);
    this.frames.push(frame);
    const learnt = learn(this.perspective, frame);
    if (learnt) this.perspective = learnt;
    else this.isLost = true;
  }

  watchAgain(): void {}

  drift(): void {
    if (!this.perspective) return;
    this.driftedAt = this.perspective.decision;
    this.perspective = { ...this.perspective, view: { ...(this.perspective.view as object), drift: true } };
  }
}

/** Enters anew, and is shown the whole. */
function enter(audience: Audience, spectator: Spectator, match: AnyMatch, cursor: number): void {
  audience.remove(spectator);
  spectator.frames = [];
  spectator.isLost = false;
  spectator.driftedAt = null;
  audience.add(spectator, spectator.watcher, cursor);
  audience.sendUpdate(spectator, match, () => null);
  const [frame] = spectator.frames;
  expect(frame).toMatchObject({ situation: expect.any(Array) });
  expect(frame.patch).toBeUndefined();
  expect(seen(spectator)).toBe(written(match.perspective(spectator.watcher)));
}

function seen({ perspective }: Spectator): string {
  return perspective ? written(perspective) : '';
}

/** What was told is followed frame by frame elsewhere (frames.ts); here its length will do. */
function written({ told, ...rest }: AnyPerspective): string {
  return canonical({ ...rest, told: told.length });
}

function follow(game: AnyGame, seats: number, seed: string): { patches: number; healed: number } {
  const rng = rngOf(`faces ${seed}`);
  const match: AnyMatch = Match.open(game, seats, {}, stretchSeed(seed));
  const audience = new Audience('match000', () => {});
  // Two of each: one that may come and go and go wrong, and one that looks on all the time.
  const spectators = Array.from(
    { length: 2 * (seats + 1) },
    (_none, n) => new Spectator(watcherAt(n >> 1, seats)),
  );
  for (const spectator of spectators) enter(audience, spectator, match, 0);
  let patches = 0;
  let healed = 0;
  for (let step = 0; step < STEPS && !match.outcome; step++) {
    const request = nextRequest(match, rng);
    if (!request) break;
    match.submit(request);
    audience.sendUpdates(match, () => null);
    const truths = Array.from({ length: seats + 1 }, (_none, index) =>
      written(match.perspective(watcherAt(index, seats))),
    );
    for (const [n, spectator] of spectators.entries()) {
      if (spectator.isLost) {
        expect(spectator.driftedAt).not.toBeNull();
        enter(audience, spectator, match, 0);
        healed++;
      } else if (spectator.driftedAt === null) {
        expect(seen(spectator)).toBe(truths[n >> 1]);
        patches += spectator.frames.filter(({ patch }) => patch).length;
        spectator.frames = [];
      } else {
        expect(match.decision(spectator.watcher) - spectator.driftedAt).toBeLessThan(NOTICED_WITHIN);
      }
      if (n % 2 === 0 && spectator.driftedAt === null && rng.int(20) === 0) {
        if (rng.int(2) === 0) spectator.drift();
        else enter(audience, spectator, match, spectator.perspective?.told.length ?? 0);
      }
    }
  }
  return { patches, healed };
}

test.each(gameEntries.map(({ game }) => [game.id, game] as const))('%s', (id, game) => {
  const counts = { patches: 0, healed: 0 };
  for (const seats of [Math.max(2, game.seats.min), game.seats.max]) {
    const { patches, healed } = follow(game, seats, `${id} ${seats}`);
    counts.patches += patches;
    counts.healed += healed;
  }
  expect(counts.patches).toBeGreaterThan(200);
  expect(counts.healed).toBeGreaterThan(0);
});
