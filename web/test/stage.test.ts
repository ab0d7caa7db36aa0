/** Playback: the frame's own view shows the last event, so only events before it need a stage. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type AnyGame,
  type AnyMatch,
  type AnyPerspective,
  ChaCha8,
  Match,
  parseRecord,
  stretchSeed,
  type Watcher,
  watcherAt,
} from '@conclave/engine';
import { nextRequest } from '@conclave/engine/testing';
import { gamesById } from '@conclave/games';
import { gameEntries } from '@conclave/games/entries';
import { expect, test } from 'vitest';
import { cueFor } from '../table/control/cue.ts';
import { folderOf } from './spec-of.ts';

/** Requests of random play at a table of each size, beside the stored records. */
const REQUESTS = 200;
/** These stand before another in one of dozens of games: a bell held before the next turn, somebody caught at a step. */
const SELDOM: Readonly<Record<string, readonly string[]>> = {
  abbey: ['bellHeld', 'stepped', 'fever', 'relicsReturned', 'turn'],
  nuns: ['pathEnded'],
};

/** The types of events that `stage` has a case for. */
function casesOf(id: string): string[] {
  const source = readFileSync(join(folderOf(id), 'table/stage.ts'), 'utf8');
  const [, body] = /export function stage\(.*?\n(.*?)\n}/s.exec(source) ?? [];
  return [...body.matchAll(/^ {4}case '(\w+)':/gm)].map(([, type]) => type);
}

interface Frame {
  readonly before: AnyPerspective;
  readonly after: AnyPerspective;
}

/** Every frame that anybody gets while the match goes on. */
function* framesOf(match: AnyMatch, goOn: () => boolean): Generator<Frame> {
  const watchers = Array.from({ length: match.seats + 1 }, (_none, i): Watcher => watcherAt(i, match.seats));
  let before = watchers.map((watcher) => match.perspective(watcher));
  while (goOn()) {
    const after = watchers.map((watcher) => match.perspective(watcher));
    for (const [i, old] of before.entries())
      if (after[i].told.length > old.told.length) yield { before: old, after: after[i] };
    before = after;
  }
}

function* recorded(game: AnyGame): Generator<Frame> {
  const folder = join(folderOf(game.id), 'test/fixtures');
  for (const file of readdirSync(folder)) {
    const record = parseRecord(JSON.parse(readFileSync(join(folder, file), 'utf8')));
    if (!record) throw new Error(`${file} is not a record`);
    const whole: AnyMatch = Match.replay(game, record);
    const match: AnyMatch = Match.replay(game, whole.record(), 0);
    const log = whole.logged();
    // What standing orders answered came in one frame with what they answered.
    yield* framesOf(match, () => {
      if (match.length === log.length) return false;
      let end = match.length + 1;
      for (
        let next = log.at(end);
        next && 'move' in next.entry && next.entry.by === 'order';
        next = log.at(end)
      )
        end++;
      match.follow(log.slice(match.length, end));
      return true;
    });
  }
}

function* walked(game: AnyGame): Generator<Frame> {
  for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
    const rng = new ChaCha8(stretchSeed(`walk ${seats}`));
    const match: AnyMatch = Match.open(game, seats, {}, stretchSeed(`stage ${seats}`));
    let left = REQUESTS;
    yield* framesOf(match, () => {
      if (left-- === 0 || match.outcome) return false;
      const request = nextRequest(match, rng);
      if (request) match.submit(request);
      return true;
    });
  }
}

test.each(gameEntries.map(({ game }) => game))(
  '$id: no stage of what always ends its frame, and that says how long it is held',
  async (game) => {
    const table = await gamesById[game.id].table();
    const words = (await gamesById[game.id].text()).en;
    const staged = new Set<string>();
    const unsaid = new Set<string>();
    const look = (frames: Iterable<Frame>) => {
      for (const { before, after } of frames) {
        const news = after.told.slice(before.told.length);
        const last = news.pop();
        for (const { type } of news) staged.add(type);
        const { watcher } = after;
        const told = { words, language: 'en', voice: { reader: watcher, name: String } } as const;
        const cue = last && cueFor(table, last, before.view, after.view, watcher, told);
        if (last && cue?.hold === undefined) unsaid.add(last.type);
      }
    };
    look(recorded(game));
    look(walked(game));
    const isNeeded = (type: string) => staged.has(type) || SELDOM[game.id]?.includes(type);
    const unneeded = casesOf(game.id).filter((type) => !isNeeded(type));
    expect({ unneeded, unsaid: [...unsaid] }).toEqual({ unneeded: [], unsaid: [] });
  },
);
