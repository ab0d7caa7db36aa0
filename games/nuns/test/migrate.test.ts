/** Matches stored by older versions, in every kind of window they had, go on. */

import { readFileSync } from 'node:fs';
import { playMatch } from '@conclave/bots';
import { ChaCha8, LANGUAGES, Match, stretchSeed } from '@conclave/engine';
import { stateOf } from '@conclave/engine/testing';
import { describe, expect, test } from 'vitest';
import { nunsBots } from '../bot/bots.ts';
import { NEIGHBOURS } from '../rules/convent.ts';
import { type Nuns, nuns } from '../rules/game.ts';
import { dieIn, feintIn, type State } from '../rules/state.ts';
import { nunsText } from '../text/index.ts';

type Stored = Parameters<typeof Match.restore<Nuns>>;
type Kept = { readonly snapshot: Stored[1]; readonly openingTold: Stored[2]; readonly log: Stored[3] };

/** Matches by the version that stored them, and the phase they go on in. */
const PHASES = {
  1: {
    plan: 'plan',
    noiseDice: 'noise',
    noiseMarks: 'noise',
    guardMove: 'guardMove',
    listenDice: 'listen',
    listenMarks: 'listen',
    feint: 'listen',
  },
  2: {
    plan: 'plan',
    trail: 'plan',
    feigned: 'plan',
    shown: 'plan',
    noise: 'noise',
    guardMove: 'guardMove',
    listen: 'listen',
    feint: 'listen',
  },
} as const;

function storedBy(version: number): Readonly<Record<string, Kept>> {
  return JSON.parse(readFileSync(new URL(`./stored/version-${version}.json`, import.meta.url), 'utf8'));
}

const STORED = { 1: storedBy(1), 2: storedBy(2) } as const;

function restored(version: 1 | 2, name: string): Match<Nuns> {
  const { snapshot, openingTold, log } = STORED[version][name];
  return Match.restore(nuns, snapshot, openingTold, log);
}

const ALL = ([1, 2] as const).flatMap((version) =>
  Object.entries(PHASES[version]).map(([name, phase]) => ({ version, name, phase })),
);

test.each([1, 2] as const)('every match stored by version %i is looked at', (version) => {
  expect(Object.keys(STORED[version]).sort()).toEqual(Object.keys(PHASES[version]).sort());
});

describe.each(ALL)('stored by version $version in $name', ({ version, name, phase }) => {
  test('goes on in the same phase, with what was told so far', () => {
    const match = restored(version, name);
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
          expect(sentence).toMatch(/^(\p{Lu}.+[.!)])?$/u);
        }
      }
    }
  });

  test('is played to its end, and what is stored of it then is the same match', () => {
    const match = restored(version, name);
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
  const match = restored(1, 'noiseMarks');
  match.submit({ type: 'close', id: match.window()?.id ?? -1 });
  expect(match.perspective('gallery').told.map(({ type }) => type)).toContain('noises');
  expect(stateOf(match).window).toBeNull();
});

/** The same, but everybody has handed in what was pencilled. */
function handedIn(version: 1 | 2, name: string): State {
  const { snapshot, openingTold, log } = JSON.parse(JSON.stringify(STORED[version][name])) as Kept;
  for (const moment of [snapshot.root, snapshot.now]) {
    const { window } = (moment?.state ?? {}) as { window?: { answers: unknown[] } | null };
    window?.answers.fill(true);
  }
  return stateOf(Match.restore(nuns, snapshot, openingTold, log));
}

const answersIn = ({ guards, novices }: State) =>
  [...guards, ...novices].flatMap(({ blessing }) => blessing.answer ?? []);

test.each([1, 2] as const)('False Noise that was handed in in version %i still is', (version) => {
  const state = handedIn(version, 'feint');
  const laid = answersIn(state).flatMap((answer) => feintIn(answer) ?? []);
  expect(laid.length).toBeGreaterThan(0);
  for (const { guard, to } of laid) expect(NEIGHBOURS[state.guards[guard].at]).toContain(to);
});

test.each(['noise', 'listen'])('what was only pencilled in %s is asked for again', (name) => {
  const state = stateOf(restored(2, name));
  expect(state.window).not.toBeNull();
  expect(answersIn(state)).toEqual([]);
});

test('what numbers stood for in version 2 is there', () => {
  const blessings = (name: string) => {
    const { guards, novices } = stateOf(restored(2, name));
    return [...guards, ...novices].map(({ blessing }) => blessing);
  };
  const dice = (name: string) => answersIn(handedIn(2, name)).flatMap((answer) => dieIn(answer) ?? []);
  expect(dice('noise').length).toBeGreaterThan(0);
  expect(dice('listen').length).toBeGreaterThan(0);
  expect(Math.min(...dice('noise'), ...dice('listen'))).toBeGreaterThanOrEqual(0);
  expect(blessings('feigned').some(({ held, feigned }) => held && feigned !== null)).toBe(true);
  expect(blessings('shown').every(({ feigned }) => feigned === null)).toBe(true);
  const plans = handedIn(2, 'plan').novices.map(({ plan }) => plan?.split ?? 0);
  expect(Math.max(...plans)).toBeGreaterThan(0);
  expect(stateOf(restored(2, 'plan')).novices.some(({ plan }) => plan === null)).toBe(true);
  const trail = stateOf(restored(2, 'trail')).novices.flatMap((novice) => novice.trail);
  expect(trail.some(({ vanished }) => vanished)).toBe(true);
  expect(trail.every(({ at }) => at > 0)).toBe(true);
});

test('markers of version 2 lie on an edge, also beside a guard who has gone on', () => {
  const { skritch, guards, active } = stateOf(restored(2, 'guardMove'));
  expect(skritch.length).toBeGreaterThan(1);
  for (const { from, to } of skritch) expect(NEIGHBOURS[from]).toContain(to);
  expect(skritch.some(({ guard, from }) => guard === active && from !== guards[guard].at)).toBe(true);
});
