/** Ten leaks that people make, planted in Liar's Dice one after the other. docs/secrecy.md tells of each. */

import { readFileSync } from 'node:fs';
import type { Game } from '@conclave/engine';
import { examine } from '@conclave/engine/testing';
import { expect, test } from 'vitest';
import { liarsDice as game, type LiarsDice } from '../rules/game.ts';
import { countOf, type State } from '../rules/state.ts';
import { spec } from './spec.ts';

const trueCount = ({ cups, bid, wild }: State) => countOf(cups, bid?.face ?? 1, wild);

const LEAKS: readonly (readonly [leak: string, caughtBy: string, broken: Partial<Game<LiarsDice>>])[] = [
  ['a seat sees the cups of others', 'veil 1: sight', { ownView: (state) => game.publicView(state, true) }],
  ['the gallery sees all cups', 'veil 2: gallery', { publicView: (state) => game.publicView(state, true) }],
  [
    'a number in the view follows from what is hidden',
    'veil 1: sight',
    { publicView: (state, open) => ({ ...game.publicView(state, open), round: trueCount(state) }) },
  ],
  [
    'only bids that are true are listed',
    'veil 1: sight',
    {
      moves: (state, seat) =>
        game
          .moves(state, seat)
          .filter((move) => move.kind !== 'bid' || move.count <= countOf(state.cups, move.face, true)),
    },
  ],
  [
    'the order of the moves follows from what is hidden',
    'veil 1: sight',
    {
      moves: (state, seat) =>
        trueCount(state) % 2 === 0 ? game.moves(state, seat) : [...game.moves(state, seat)].reverse(),
    },
  ],
  [
    'a refusal says how many there are',
    'veil 1: sight',
    {
      refusal(state, seat, move) {
        const refusal = game.refusal(state, seat, move);
        return refusal && { ...refusal, params: { found: trueCount(state) } };
      },
    },
  ],
  [
    'who is waited for follows from what is hidden',
    'veil 1: sight',
    { waiting: (state) => (trueCount(state) % 2 === 0 ? 'someone' : game.toAct(state)) },
  ],
  [
    'everybody hears what was rolled',
    'veil 3: opening',
    {
      setup: (seats, options, effects) =>
        game.setup(seats, options, {
          rng: effects.rng,
          seal() {},
          tell: (event) => effects.tell(event),
          tellOnly: (_seats, full) => effects.tell(full),
        }),
    },
  ],
  [
    'the neighbour hears what was rolled',
    'veil 3: opening',
    {
      setup: (seats, options, effects) =>
        game.setup(seats, options, {
          rng: effects.rng,
          seal() {},
          tell: (event) => effects.tell(event),
          tellOnly: ([seat], full, rest) => effects.tellOnly([(seat + 1) % seats], full, rest),
        }),
    },
  ],
  [
    'a sigh is heard only when a bid is a lie',
    'veil 3: hearing',
    {
      play(state, seat, move, effects) {
        game.play(state, seat, move, effects);
        if (move.kind === 'bid' && trueCount(state) < move.count)
          effects.tell({ type: 'lost', seat, left: 0 });
      },
    },
  ],
];

test.each(LEAKS)('%s', (leak, caughtBy, broken) => {
  const leaking = { ...spec, game: { ...game, ...broken } };
  const report = examine(leaking, { games: 8, seed: 'leaks', untilFailed: caughtBy });
  expect(report[caughtBy].failures[0] ?? '').not.toMatch(/^(never decided.*)?$/);
  console.info(`${leak}\n  ${caughtBy}: ${report[caughtBy].failures[0]}`);
  const page = readFileSync(new URL('../../../docs/secrecy.md', import.meta.url), 'utf8');
  expect(page).toContain(`| ${leak} | \`${caughtBy}\` |`);
});
