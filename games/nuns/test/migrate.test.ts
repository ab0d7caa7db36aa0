/** Matches stored by version 1, in every kind of window it had, go on. */

import { readFileSync } from 'node:fs';
import { playMatch } from '@conclave/bots';
import { ChaCha8, LANGUAGES, Match, stretchSeed } from '@conclave/engine';
import { stateOf } from '@conclave/engine/testing';
import { describe, expect, test } from 'vitest';
import { nunsBots } from '../bot/bots.ts';
import { type Nuns, nuns } from '../rules/game.ts';
import { nunsText } from '../text/index.ts';

type Stored = Parameters<typeof Match.restore<Nuns>>;

const STORED: Readonly<Record<string, { snapshot: Stored[1]; openingTold: Stored[2]; log: Stored[3] }>> =
  JSON.parse(readFileSync(new URL('./stored/version-1.json', import.meta.url), 'utf8'));

function restored(name: string): Match<Nuns> {
  const { snapshot, openingTold, log } = STORED[name];
  return Match.restore(nuns, snapshot, openingTold, log);
}

const PHASES = {
  plan: 'plan',
  noiseDice: 'noise',
  noiseMarks: 'noise',
  guardMove: 'guardMove',
  listenDice: 'listen',
  listenMarks: 'listen',
  feint: 'listen',
} as const;

test('every stored match is looked at', () => {
  expect(Object.keys(STORED).sort()).toEqual(Object.keys(PHASES).sort());
});

describe.each(Object.entries(PHASES))('stored in %s', (name, phase) => {
  test('goes on in the same phase, with what was told so far', () => {
    const match = restored(name);
    expect(stateOf(match).phase).toBe(phase);
    expect(match.window()?.kind ?? null).toBe(
      phase === 'plan' ? 'open' : phase === 'guardMove' ? null : 'secret',
    );
    for (let seat = 0; seat < match.seats; seat++) {
      const { told } = match.perspective(seat);
      expect(told.length).toBeGreaterThan(3);
      for (const language of LANGUAGES) {
        for (const event of told) {
          if (event.type.startsWith('house.')) continue;
          const sentence = nunsText[language].sentence(event as never, { reader: seat, name: String });
          expect(sentence).toMatch(/^\p{Lu}.+[.!)]$/u);
        }
      }
    }
  });

  test('is played to its end, and what is stored of it then is the same match', () => {
    const match = restored(name);
    const seated = Array.from({ length: match.seats }, (_none, seat) => ({
      bot: nunsBots.players.easy(),
      rng: new ChaCha8(stretchSeed(`${name} ${seat}`)),
      budget: { iterations: 1 },
    }));
    expect(playMatch(match, seated).outcome).not.toBeNull();
    const stored = JSON.parse(JSON.stringify([match.snapshot(), match.openingTold, match.logged()]));
    const again = Match.restore(nuns, stored[0], stored[1], stored[2]);
    expect(again.perspective('gallery')).toEqual(match.perspective('gallery'));
  });
});

test('markers that were being chosen are placed when the window closes', () => {
  const match = restored('noiseMarks');
  match.submit({ type: 'close', id: match.window()?.id ?? -1 });
  expect(match.perspective('gallery').told.map(({ type }) => type)).toContain('noises');
  expect(stateOf(match).window).toBeNull();
});

test('False Noise that was handed in is laid', () => {
  const match = restored('feint');
  const { guards, novices } = stateOf(match);
  const pencilled = [...guards, ...novices].filter(({ boon }) => boon.feintBy >= 0).length;
  expect(pencilled).toBeGreaterThan(0);
});
