/** Events shown one after the other lead to the view that follows them. */

import { ChaCha8, Match, stretchSeed, type Watcher } from '@conclave/engine';
import { nextRequest } from '@conclave/engine/testing';
import { expect, test } from 'vitest';
import { type Nuns, nuns } from '../../rules/game.ts';
import type { Options } from '../../rules/state.ts';
import type { View } from '../../rules/view.ts';
import { stage } from '../stage.ts';

/** What is drawn of a view, and so must be right at every moment of a playback. */
function drawn({ guards, novices, skritch, vanished, captures, dice, supply, aboutTurns, turn }: View) {
  return {
    turn,
    guards: guards.map(({ at, facing, path, ahead, ran, holdsBlessing, spent }) => ({
      at,
      facing,
      path,
      ahead,
      ran,
      holdsBlessing,
      spent,
    })),
    novices: novices.map(({ own, ...open }) => ({
      ...open,
      own: own && {
        at: own.at,
        hasKey: own.hasKey,
        plan: own.plan,
        answer: own.blessing.answer,
      },
    })),
    skritch,
    vanished,
    captures,
    dice,
    supply,
    aboutTurns,
  };
}

/** Shown by the view of its frame. */
const ENDS_ITS_FRAME: readonly (string | undefined)[] = [
  'turnBegun',
  'pathTaken',
  'aboutTurned',
  'pathsReturned',
  'leads',
];

const types = new Set<string>();

test.each([
  { seats: 2, options: {} },
  { seats: 5, options: { slowGuards: true } },
  { seats: 3, options: { twoNovices: true } },
])('a playback ends where the match stands, $seats seats', ({ seats, options }) => {
  for (let game = 0; game < 4; game++) follow(seats, options, `stage ${seats} ${game}`);
});

function follow(seats: number, options: Partial<Options>, seed: string): void {
  const rng = new ChaCha8(stretchSeed(seed));
  const match: Match<Nuns> = Match.open(nuns, seats, options, stretchSeed(seed));
  const watchers: Watcher[] = [0, seats - 1, 'gallery'];
  const looks = () => watchers.map((watcher) => match.perspective(watcher));
  let before = looks();
  for (let steps = 0; steps < 2500 && !match.outcome; steps++) {
    const request = nextRequest(match, rng);
    if (request === null || !match.submit(request).ok) continue;
    const after = looks();
    after.forEach(({ told, view, outcome }, i) => {
      const news = told.slice(before[i].told.length);
      for (const { type } of news) types.add(type);
      // The last event is shown by the frame's own view.
      if (outcome !== null || news.length < 2 || news.some(({ type }) => type === 'house.takenBack')) return;
      if (ENDS_ITS_FRAME.includes(news.at(-1)?.type)) return;
      expect(drawn(news.reduce(stage, before[i].view)), news.map(({ type }) => type).join()).toEqual(
        drawn(view),
      );
    });
    before = after;
  }
}

test('these games had what is worth showing', () => {
  const shown = [
    'seen',
    'vanished',
    'released',

    'noises',
    'captures',
    'stepped',
    'pathTaken',
    'arrived',
  ];
  expect([...types]).toEqual(expect.arrayContaining(shown));
});
