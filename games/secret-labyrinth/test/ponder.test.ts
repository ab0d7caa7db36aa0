/** What the notebook is told about who holds what, in the game and when everything is laid open. */

import { readFileSync } from 'node:fs';
import { Match, type MatchRecord } from '@conclave/engine';
import { describe, expect, test } from 'vitest';
import { type Holders, ponder } from '../mind/ponder.ts';
import { ALL_CARDS } from '../rules/cards.ts';
import { type SecretLabyrinth, secretLabyrinth } from '../rules/game.ts';

const QUESTION = { about: 'holders' };

function recordOf(fixture: string): MatchRecord<SecretLabyrinth['move']> {
  return JSON.parse(readFileSync(new URL(`./fixtures/${fixture}.json`, import.meta.url), 'utf8'));
}

function asked(match: Match<SecretLabyrinth>, seat: number): Holders | null {
  const answer = ponder(match.perspective(seat), seat, match.seats, match.options, QUESTION);
  return answer as Holders | null;
}

const finite = (holders: Holders) =>
  [...holders.chances.flat(), ...holders.ranges.flatMap((one) => Object.values(one).flat())].every(
    Number.isFinite,
  );

describe.each(['two-players', 'three-players', 'four-players', 'six-of-a-kind', 'last-round', 'undone'])(
  '%s',
  (fixture) => {
    const record = recordOf(fixture);

    test('SL-21 at the end the true hands are answered, to everybody', () => {
      const match = Match.replay(secretLabyrinth, record);
      for (let seat = 0; seat < match.seats; seat++) {
        const { players } = match.perspective(seat).view;
        const holders = asked(match, seat);
        expect(holders && finite(holders)).toBe(true);
        for (const card of ALL_CARDS)
          players.forEach(({ cards }, holder) => {
            expect(holders?.chances[card][holder]).toBe(cards?.includes(card) ? 1 : 0);
          });
      }
    });
  },
);

test('before the end nothing but what follows is answered, in numbers', () => {
  const record = recordOf('three-players');
  for (const share of [0.3, 0.6, 0.95]) {
    const match = Match.replay(
      secretLabyrinth,
      { ...record, end: null },
      Math.floor(record.entries.length * share),
    );
    const holders = asked(match, 0);
    expect(holders && finite(holders)).toBe(true);
  }
});
