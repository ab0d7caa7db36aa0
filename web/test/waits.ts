/**
 * Measures a match against bots: how long a person waits between two things they may do, and what is shown meanwhile.
 */

import { type BotRequest, JobRunner } from '@conclave/bots';
import { type AnyPerspective, type Budget, type Level, type Seat, stretchSeed } from '@conclave/engine';
import { gamesById } from '@conclave/games';
import { botsByGame } from '@conclave/games/bots';
import { Playback } from '@conclave/kit';
import { effect } from '@preact/signals';
import { vi } from 'vitest';
import { type HostServices, LocalHost } from '../sources/local-host.ts';
import type { LocalMatch, LocalSeat, LocalTable } from '../sources/local-store.ts';
import { cueFor } from '../table/control/cue.ts';
import { playbackMode } from '../table/control/playback-mode.ts';

/** Milliseconds. */
export interface Wait {
  readonly total: number;
  /** Of it: while nothing was played back. */
  readonly unshown: number;
  /** Of it: the longest time without any news. */
  readonly longest: number;
}

export interface Watched {
  readonly game: string;
  readonly seats: number;
  readonly you: Seat;
  readonly level: Level;
  readonly seed: string;
  /** Milliseconds that a thought takes; `measured`: as long as it does here. */
  readonly thinking: number | 'measured';
  /** How many of the person's own moves. */
  readonly moves: number;
  /** Whether the person skips from the first moment on. */
  readonly skips: boolean;
}

/** More would be for ever. */
const LONGEST = 600_000;

/** From each move of a person's own to the next thing they may do. For tests with fake timers: `setTimeout` and `Date`. */
export async function waitsOf(watched: Watched): Promise<Wait[]> {
  const table = await sitDown(watched);
  const waits: Wait[] = [];
  for (let made = 0; made <= watched.moves; made++) {
    let total = 0;
    let unshown = 0;
    let longest = 0;
    let lastNews = Date.now();
    let news = table.news();
    while (!table.mayAct()) {
      if (watched.skips) table.skip();
      const isShown = table.isMoving();
      const before = Date.now();
      await vi.advanceTimersToNextTimerAsync();
      const passed = Date.now() - before;
      total += passed;
      unshown += isShown ? 0 : passed;
      longest = Math.max(longest, Date.now() - lastNews);
      if (table.news() !== news) lastNews = Date.now();
      news = table.news();
      if (total > LONGEST) throw new Error('it waits for ever');
    }
    waits.push({ total, unshown, longest });
    if (table.isOver()) break;
    await table.act();
  }
  table.close();
  return waits;
}

/** A match on this device as the page plays it: its host, and what is played back before its player may act. */
async function sitDown(watched: Watched) {
  const { game, seats, you, level } = watched;
  const rules = await gamesById[game].rules();
  const drawn = await gamesById[game].table();
  const text = await gamesById[game].text();
  const told = { words: text.en, language: 'en', voice: { reader: you, name: String } } as const;
  const jobs = new JobRunner(botsByGame);
  const playback = new Playback<AnyPerspective>({
    stage: drawn?.stage ? (view, event) => drawn.stage?.(view, event) : null,
    cue: (event, before, after) => cueFor(drawn, event, before, after, you, told),
    onShown: () => {},
    isCalm: () => false,
  });
  let now: AnyPerspective | null = null;
  let options: LocalTable['options'] = {};
  let hurried = false;
  let pushed = 0;
  /** One worker thinks for all bots, one question after the other. */
  let thought: Promise<unknown> = Promise.resolve();
  const kept: LocalMatch[] = [];
  const services: HostServices = {
    push({ table, perspective }) {
      if (!perspective) return;
      now = perspective;
      pushed++;
      options = table.options;
      const there = { otherWatcher: false, still: false, returned: false, hurried };
      playback.push(perspective, playbackMode(perspective, there));
    },
    save: async (match) => void kept.push(match),
    think(request) {
      const answer = thought.then(() => timed(jobs, request, watched));
      thought = answer;
      return answer;
    },
    pause,
    now: () => Date.now(),
  };
  const chairs = Array.from(
    { length: seats },
    (_none, seat): LocalSeat =>
      seat === you ? { kind: 'person', name: 'Ann', level: null } : { kind: 'bot', name: 'Bot', level },
  );
  const wanted = { id: 'waits', game, options: {}, seats: chairs, aids: true };
  await LocalHost.create(rules, wanted, stretchSeed(watched.seed), services);
  const host = LocalHost.open(rules, kept[0], services);
  const stop = effect(() => {
    const shown = playback.shown.value;
    if (shown && !playback.moving.value) host.settled(you, shown.told.length);
  });
  host.show();
  void host.drive();
  const present = () => {
    if (now === null) throw new Error('nothing was shown');
    return now;
  };
  return {
    isOver: () => present().outcome !== null,
    /** How often anything new was shown. */
    news: () => pushed,
    isMoving: () => playback.moving.peek(),
    mayAct: () =>
      (present().asked || present().outcome !== null) &&
      !playback.moving.peek() &&
      playback.shown.peek() === present(),
    skip() {
      hurried = true;
      playback.skipAll();
      host.hastenBots();
    },
    async act() {
      hurried = false;
      const { moves, decision } = present();
      const asked = { perspective: present(), seat: you, seats, options, game, level: 'easy' } as const;
      const { move } = await consider(jobs, { ...asked, session: 'own' }, watched.seed);
      const refusal = await host.move(move ?? moves[0], decision);
      // Somebody else may have been quicker.
      if (refusal && refusal.reason !== 'stale' && refusal.reason !== 'over')
        throw new Error(JSON.stringify(refusal));
    },
    close() {
      stop();
      playback.close();
      host.close();
    },
  };
}

const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, Math.max(0, milliseconds)));

async function consider(
  jobs: JobRunner,
  request: BotRequest,
  seed: string,
  budget: Budget = { iterations: 50 },
) {
  const { seat, perspective } = request;
  const own = stretchSeed(`${seed} ${seat} ${perspective.decision}`);
  const answer = await jobs.answer({ type: 'think', ...request, budget, seed: own });
  if (!('move' in answer)) throw new TypeError('a thought was expected');
  return answer;
}

async function timed(jobs: JobRunner, request: BotRequest, { thinking, seed }: Watched) {
  const before = performance.now();
  const budget = thinking === 'measured' ? { milliseconds: 200 } : undefined;
  const answer = await consider(jobs, request, seed, budget);
  await pause(thinking === 'measured' ? performance.now() - before : thinking);
  return answer;
}
