/** What every game brings to the page after a match, on its stored records. */

import { readdirSync, readFileSync } from 'node:fs';
import { LANGUAGES, Match, type Outcome, parseRecord } from '@conclave/engine';
import { gamesById } from '@conclave/games';
import { gameEntries } from '@conclave/games/entries';
import { tokensOf } from '@conclave/kit';
import { describe, expect, it } from 'vitest';
import { total } from '../table/points.ts';

interface Ended {
  readonly file: string;
  readonly seats: number;
  readonly outcome: Outcome;
  readonly view: unknown;
}

/** Matches that somebody won, and those that nobody did. */
function endedMatches(id: string): readonly Ended[] {
  const folder = new URL(`../../games/${id}/test/fixtures/`, import.meta.url);
  const entry = gameEntries.find(({ game }) => game.id === id);
  return readdirSync(folder)
    .slice(0, 4)
    .flatMap((file) => {
      const record = parseRecord(JSON.parse(readFileSync(new URL(file, folder), 'utf8')));
      const match = record && entry ? Match.replay(entry.game, record) : null;
      const { view, outcome } = match?.perspective('gallery') ?? {};
      return match && outcome ? [{ file, seats: match.seats, outcome, view }] : [];
    });
}

describe('points in figures', () => {
  it('have a minus as wide as a figure', () => {
    expect(total({ wrong: -2, found: 0 })).toBe('−2');
    expect(total({ right: 2, found: 4 })).toBe('6');
    expect(total({})).toBe('0');
  });
});

describe('points as tokens', () => {
  it('are one for each thing that gave points, and never none for what counted', () => {
    expect(tokensOf({ right: 4, wrong: -2, found: 4 }, { right: 2, wrong: -1, found: 4 })).toEqual([
      { part: 'right', worth: 2 },
      { part: 'right', worth: 2 },
      { part: 'wrong', worth: -1 },
      { part: 'wrong', worth: -1 },
      { part: 'found', worth: 4 },
    ]);
    expect(tokensOf({ inPlay: 7, church: 0 }, {})).toEqual([{ part: 'inPlay', worth: 7 }]);
    expect(tokensOf({ odd: 3 }, { odd: 2 })).toEqual([{ part: 'odd', worth: 3 }]);
  });
});

describe.each(Object.keys(gamesById))('the end page of %s', (id) => {
  const matches = endedMatches(id);

  it('tells of every match that somebody won, and lays every hand open', async () => {
    const [{ endPage }, text] = await Promise.all([gamesById[id].table(), gamesById[id].text()]);
    expect(matches.length).toBeGreaterThan(1);
    for (const { outcome, view, seats } of matches) {
      for (const language of LANGUAGES) {
        const props = { outcome, view, language, name: (seat: number) => `Seat ${seat}` };
        const verdict = endPage?.verdict(props);
        if (outcome.places.length > 0) expect(verdict?.title).toMatch(/^[^\p{Ll}]/u);
        const held = endPage?.held(props) ?? [];
        const owners = new Set(held.flatMap(({ owner }) => (owner === null ? [] : [owner])));
        // The guards of the Nuns hold nothing of their own.
        if (id !== 'nuns') expect(owners.size).toBe(seats);
        expect(held.some(({ things }) => things.length > 0)).toBe(true);
        const missed = text[language].missed;
        if (missed) for (let seat = 0; seat < seats; seat++) expect(missed(seat, view)).toMatch(/\.$/);
      }
    }
  });

  it('gives tokens that add up to the score', async () => {
    const [{ endPage }, text] = await Promise.all([gamesById[id].table(), gamesById[id].text()]);
    for (const { outcome } of matches) {
      expect(outcome.scores === undefined || outcome.scores.length > 0).toBe(true);
      for (const { parts } of outcome.scores ?? []) {
        const tokens = tokensOf(parts, endPage?.worth ?? {});
        const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
        expect(sum(tokens.map(({ worth }) => worth))).toBe(sum(Object.values(parts)));
        for (const { part } of tokens) expect(text.en.parts[part]).toBeTruthy();
      }
    }
  });
});
