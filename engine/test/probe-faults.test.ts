import { describe, expect, test } from 'vitest';
import type { AnyEvent, Effects, Game, GameTypes } from '../game.ts';
import { examine } from '../testing/examine.ts';
import { bidsSpec } from '../testing/probes/bids.spec.ts';
import { canarySpec } from '../testing/probes/canary.spec.ts';
import { interruptSpec } from '../testing/probes/interrupt.spec.ts';
import { lanternsSpec } from '../testing/probes/lanterns.spec.ts';
import { passingSpec } from '../testing/probes/passing.spec.ts';
import { shoutSpec } from '../testing/probes/shout.spec.ts';
import type { GameSpec } from '../testing/spec.ts';
import type { Report } from '../testing/tally.ts';
import { openWindow } from '../windows.ts';

/** The conformance report on a game with some of its parts replaced. */
function withFault<G extends GameTypes>(
  spec: GameSpec<G>,
  fault: (game: Game<G>) => Partial<Game<G>>,
): Report {
  return examine(
    { ...spec, game: { ...spec.game, ...fault(spec.game) } as Game<G>, stride: 3 },
    { games: 8, seed: 'faults' },
  );
}

/** A table at which events of one type are said aloud. */
function loud<Event extends AnyEvent>(effects: Effects<Event>, type: Event['type']): Effects<Event> {
  return {
    rng: effects.rng,
    tell: (event) => effects.tell(event),
    tellOnly: (seats, full, rest) =>
      full.type === type ? effects.tell(full) : effects.tellOnly(seats, full, rest),
    seal: () => effects.seal(),
  };
}

/** A table that seals only if told to. */
function sealing<Event>(effects: Effects<Event>, seals: boolean): Effects<Event> {
  return {
    rng: effects.rng,
    tell: (event) => effects.tell(event),
    tellOnly: (seats, full, rest) => effects.tellOnly(seats, full, rest),
    seal: () => {
      if (seals) effects.seal();
    },
  };
}

const FAULTS: readonly (readonly [fault: string, caughtBy: string, report: () => Report])[] = [
  [
    'Bids: everybody sees who has not answered',
    'veil 4: choice',
    () => withFault(bidsSpec, (game) => ({ waiting: (state) => game.toAct(state) })),
  ],
  [
    'Bids: the lots to come are on show',
    'veil 2: gallery',
    () => withFault(bidsSpec, (game) => ({ publicView: (state) => game.publicView(state, true) })),
  ],
  [
    'Interrupt: only those are asked who can do something',
    'veil 4: asked',
    () =>
      withFault(interruptSpec, (game) => ({
        play(state, seat, move, effects) {
          game.play(state, seat, move, effects);
          if (move.kind !== 'roll') return;
          const able = state.window.asked.filter((asked) =>
            state.players[asked].hand.some((card) => card !== 'blank'),
          );
          if (able.length > 0) state.window = openWindow(state.window.id, 'die', able);
        },
      })),
  ],
  [
    'Interrupt: a standing order is told to all',
    'veil 4: choice',
    () =>
      withFault(interruptSpec, (game) => ({
        play: (state, seat, move, effects) => game.play(state, seat, move, loud(effects, 'ordered')),
      })),
  ],
  [
    'Passing: the third sees what is passed',
    'veil 3: hearing',
    () =>
      withFault(passingSpec, (game) => ({
        play: (state, seat, move, effects) => game.play(state, seat, move, loud(effects, 'passed')),
      })),
  ],
  [
    'Passing: the cards are dealt face up',
    'veil 3: opening',
    () =>
      withFault(passingSpec, (game) => ({
        setup: (seats, options, effects) => game.setup(seats, options, loud(effects, 'dealt')),
      })),
  ],
  [
    'Two lanterns: a look that finds nobody may be taken back',
    'veil 6: undo',
    () =>
      withFault(lanternsSpec, (game) => ({
        play(state, seat, move, effects) {
          const finds = 'to' in move && state.novices.some(({ at }) => at === move.to);
          game.play(state, seat, move, sealing(effects, finds));
        },
      })),
  ],
  [
    'Two lanterns: novices overhear what a look found',
    'veil 3: hearing',
    () =>
      withFault(lanternsSpec, (game) => ({
        play: (state, seat, move, effects) => game.play(state, seat, move, loud(effects, 'looked')),
      })),
  ],
  [
    'Shout: a refusal betrays the next card',
    'veil 1: sight',
    () =>
      withFault(shoutSpec, (game) => ({
        refusal(state, seat, move) {
          const refusal = game.refusal(state, seat, move);
          return refusal && { ...refusal, params: { next: state.pile.at(-1) ?? 0 } };
        },
      })),
  ],
  [
    'Canary: a draw may be taken back',
    'veil 6: undo',
    () =>
      withFault(canarySpec, (game) => ({
        play: (state, seat, move, effects) => game.play(state, seat, move, sealing(effects, false)),
      })),
  ],
];

describe('conformance catches faults planted in the probes', () => {
  test.each(FAULTS)('%s', (_fault, caughtBy, report) => {
    const { decided, failures } = report()[caughtBy];
    expect(decided).toBeGreaterThan(0);
    expect(failures).not.toEqual([]);
    expect(failures[0]).not.toMatch(/^never decided/);
  });
});
