/** A moment of a replay as a picture: it tells what the chosen eyes see, and of all names only the reader's own. */

import { readdirSync, readFileSync } from 'node:fs';
import {
  type AnyMatch,
  canonical,
  Match,
  parseRecord,
  stretchSeed,
  type Watcher,
  watcherAt,
} from '@conclave/engine';
import { ChaCha8 } from '@conclave/engine/rng';
import { nextRequest, stateOf } from '@conclave/engine/testing';
import { gamesById } from '@conclave/games';
import { gameEntries } from '@conclave/games/entries';
import { svgText } from '@conclave/kit/svg-text';
import { describe, expect, test, vi } from 'vitest';
import type { TableController } from '../table/control/controller.ts';
import { specOf } from './spec-of.ts';
import { goOn } from './twin.ts';

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
vi.stubGlobal('navigator', { languages: ['en'] });
vi.stubGlobal('location', { host: 'conclave.example', pathname: '/', search: '' });
const { momentCard } = await import('../pages/replay/moment-card.tsx');

const SEATS = 3;
const PAIRS = 12;

async function cardOf(match: AnyMatch, watcher: Watcher, own: number | null = null): Promise<string> {
  const table = await gamesById[match.game.id].table();
  const { view } = match.perspective(watcher);
  const control = {
    screen: { shown: { value: { watcher, view } } },
    table,
    wording: {
      words: { value: { name: 'The game' } },
      nameOf: (seat: number) => `Person ${seat}`,
      markOf: (seat: number) => seat,
    },
  } as unknown as TableController;
  return svgText(momentCard(control, { own, turn: 'Turn II', step: 'step 9 of 99' }));
}

function firstRecord(id: string): AnyMatch {
  const entry = gameEntries.find(({ game }) => game.id === id);
  const folder = new URL(`../../games/${id}/test/fixtures/`, import.meta.url);
  const [file] = readdirSync(folder).filter((name) => !name.startsWith('abandoned'));
  const record = parseRecord(JSON.parse(readFileSync(new URL(file, folder), 'utf8')));
  if (!record || !entry) throw new Error(`no record: ${file}`);
  return Match.replay(entry.game, record);
}

describe.each(gameEntries.map(({ game }) => game.id))('%s', (id) => {
  test('twins have one picture', async () => {
    const spec = await specOf(id);
    const { game } = spec;
    const rng = new ChaCha8(stretchSeed(`pictures ${id}`));
    const options = spec.tables.find((table) => table.seats === SEATS)?.options ?? {};
    const match: AnyMatch = Match.open(game, SEATS, options, stretchSeed(`pictures ${id}`));
    let differed = 0;
    for (let pair = 0; pair < PAIRS && !match.outcome; pair++) {
      // One by one at first: a window of the beginning is met while it is open.
      for (let step = pair < 4 ? 1 : rng.int(8); step > 0 && !match.outcome; step--) {
        const request = nextRequest(match, rng, spec.seldom);
        if (request) match.submit(request);
      }
      const watcher = watcherAt(pair % (SEATS + 1), SEATS);
      const state = stateOf(match);
      const disguised = spec.veil.disguise(game.clone(state), watcher, rng).state;
      if (canonical(disguised) !== canonical(state)) differed++;
      const [one, other] = await Promise.all(
        [state, disguised].map((hidden) => cardOf(goOn(match, game.clone(hidden)), watcher)),
      );
      expect(other).toBe(one);
    }
    expect(differed).toBeGreaterThan(0);
  });

  test('the reader’s name stands on it where they look from their own chair, and nobody else’s', async () => {
    const match: AnyMatch = Match.open((await specOf(id)).game, SEATS, {}, stretchSeed(`names ${id}`));
    expect(await cardOf(match, 1, 1)).toContain('Person 1');
    for (const [watcher, own] of [
      [1, 0],
      [1, null],
      ['gallery', 1],
    ] as const)
      expect(await cardOf(match, watcher, own)).not.toContain('Person');
  });
});

// Where its events say them.
test.each(['nuns', 'templar'])('%s: turns have the numbers that the game gives them', async (id) => {
  const { sky } = await gamesById[id].table();
  const { told } = firstRecord(id).perspective('gallery');
  const begun = told.filter(({ type }) => type === sky?.turn);
  const numbers = begun.map((event) => Object(event).round ?? Object(event).turn);
  expect(numbers.length).toBeGreaterThan(0);
  expect(numbers).toEqual(begun.map((_event, at) => at + (sky?.first ?? 1)));
});
