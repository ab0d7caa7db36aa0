/** Playing back by events: the view after the last one is the frame's own, as far as it is drawn. */

import { ChaCha8, Match, stretchSeed } from '@conclave/engine';
import { expect, test } from 'vitest';
import { abbey } from '../../rules/game.ts';
import type { Move } from '../../rules/moves.ts';
import { SUSPECTS } from '../../rules/suspects.ts';
import type { View } from '../../rules/view.ts';
import { sightingsIn } from '../notebook/sightings.ts';
import { stage } from '../stage.ts';

/** What would keep a random game from going on. */
const IDLE: readonly Move['kind'][] = ['withdraw', 'cross'];

function playing(seats: number, game: number) {
  const rng = new ChaCha8(stretchSeed(`leaf ${seats} ${game}`));
  const match = Match.open(abbey, seats, {}, stretchSeed(`leaved ${seats} ${game}`));
  const step = (): boolean => {
    if (match.outcome) return false;
    const seat = rng.pick(match.toAct());
    const moves = match.perspective(seat).moves.filter(({ kind }) => !IDLE.includes(kind));
    const kind = rng.pick([...new Set(moves.map((move) => move.kind))]);
    const move = rng.pick(moves.filter((one) => one.kind === kind));
    return match.submit({ type: 'move', seat, move, decision: match.decision(seat) }).ok;
  };
  return { match, step };
}

/** Everything that is drawn, but who has handed in and what waits of the book cupboard: that is not told. */
const shape = (view: View) => ({
  players: view.players.map(({ handedIn: _handedIn, visits: _visits, own, ...player }) => ({
    ...player,
    hand: own?.hand ?? null,
    books: own ? [...own.books].sort() : player.books,
  })),
  pile: view.pile.length,
  revelations: view.revelations,
  lasting: view.lasting,
  mass: view.mass,
  bell: view.bell,
  bellHeld: view.bellHeld,
  first: view.first,
  active: view.active,
  confessors: view.confessors,
  custody: view.custody,
  culprit: view.culprit,
  decks: view.decks,
});

/** Shown by the view of its frame. */
const ENDS_ITS_FRAME: readonly (string | undefined)[] = [
  'asked',
  'answered',
  'askedAll',
  'answeredAll',
  'counted',
  'hasNone',
  'revealed',
  'relicTaken',
  'mass',
];

test.each([3, 4, 6])('the events of every frame lead from the old view to the new one, %i seats', (seats) => {
  let frames = 0;
  for (let game = 0; game < 3; game++) {
    const { match, step } = playing(seats, game);
    for (let i = 0; i < 500; i++) {
      const before = match.perspective(0);
      if (!step()) break;
      const after = match.perspective(0);
      const news = after.told.slice(before.told.length);
      if (after.outcome || news.length === 0 || ENDS_ITS_FRAME.includes(news.at(-1)?.type)) continue;
      frames++;
      const staged = news.reduce<View>((view, event) => stage(view, event), before.view);
      expect([news.map(({ type }) => type), shape(staged)]).toEqual([
        news.map(({ type }) => type),
        shape(after.view),
      ]);
    }
  }
  expect(frames).toBeGreaterThan(150);
});

test('AB-32 what one saw: every card one ever held or was shown, and never one that nobody can show', () => {
  for (const seats of [3, 5]) {
    const { match, step } = playing(seats, 7);
    for (let i = 0; i < 300 && step(); i++) {
      if (i % 20 !== 0 || match.outcome) continue;
      for (let seat = 0; seat < seats; seat++) {
        const { view, told } = match.perspective(seat);
        const seen = sightingsIn(told, view.whispers);
        const own = view.players[seat].own!;
        for (const suspect of own.hand) expect(seen.get(suspect)?.at(-1)?.holder).toBe(seat);
        expect(seen.size).toBeLessThan(SUSPECTS);
        for (const sightings of seen.values())
          for (const { holder } of sightings) expect(holder === 'pile' || holder < seats).toBe(true);
      }
    }
  }
});
