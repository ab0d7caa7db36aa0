/** What may be done, listed and drawn at random. */

import { expect, test } from 'vitest';
import { secretLabyrinth } from '../rules/game.ts';
import type { Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { act, card, dice, named, position, reasonOf, run } from './position.ts';

const CLAIM: Move = { kind: 'claim' };

function drawn(state: State, times: number): Set<string> {
  const rng = dice('list');
  return new Set(
    Array.from({ length: times }, () => JSON.stringify(secretLabyrinth.pick?.(state, 0, rng) ?? null)),
  );
}

test.each([
  ['SL-4 changes', position()],
  ['SL-8 runs', position({ changed: true })],
  ['SL-10 a claim, before the changes', position({ pawns: ['outerCorridor-0', 'frame-3'] })],
  [
    'SL-14 animals too',
    position({ changed: true, hands: [named('dragon', 'griffin', 'crown'), named('ring')] }),
  ],
])('every move that is listed can be drawn, and no other: %s', (_what, state) => {
  const listed = secretLabyrinth.moves(state, 0).map((move) => JSON.stringify(move));
  expect([...drawn(state, 3000)].sort()).toEqual([...listed].sort());
});

test('SL-14 one draws from opponents who have cards', () => {
  const hands = [named('dragon', 'crown'), [], named('ring')];
  const state = position({ seats: 3, hands, wanted: card('goblet') });
  act(state, 0, { kind: 'animal', card: card('dragon') });
  act(state, 0, { kind: 'give', card: card('crown') });
  expect(secretLabyrinth.moves(state, 0)).toEqual([{ kind: 'from', seat: 2 }]);
});

test('SL-10 a card is claimed before, between or after the changes, and not in the midst of something else', () => {
  const hands = [named('dragon', 'ring'), named('sword')];
  const exchanging = position({ pawns: ['outerCorridor-0', 'frame-3'], hands });
  act(exchanging, 0, { kind: 'animal', card: card('dragon') });
  expect(reasonOf(exchanging, 0, CLAIM)).toBe('SL-14 finishExchange');
  const duelling = position({ changed: true, pawns: ['frame-0', 'frame-1'], hands, wanted: card('goblet') });
  act(duelling, 0, run('frame-1'));
  expect(reasonOf(duelling, 0, CLAIM)).not.toMatch(/notOnWanted/);
  act(duelling, 0, { kind: 'challenge', seat: 1 });
  expect(reasonOf(duelling, 0, CLAIM)).toMatch(/sayStake/);
});

test('SL-16 SL-20 everybody sees whether a duel is for the wanted card or for cards in hand', () => {
  const forCard = position({ changed: true, pawns: ['frame-0', 'outerCorridor-0'] });
  act(forCard, 0, run('outerCorridor-0'));
  expect(secretLabyrinth.view(forCard, 'gallery', false).duel?.forWanted).toBe(true);
  const forHands = position({ changed: true, pawns: ['frame-0', 'frame-1'], wanted: card('goblet') });
  act(forHands, 0, run('frame-1'));
  act(forHands, 0, { kind: 'challenge', seat: 1 });
  expect(secretLabyrinth.view(forHands, 'gallery', false).duel?.forWanted).toBe(false);
  act(forHands, 0, { kind: 'stake', prize: 'gnome', die: false });
  expect(secretLabyrinth.view(forHands, 'gallery', false).duel?.forWanted).toBe(false);
});
