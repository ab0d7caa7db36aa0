/**
 * Eighteen faults that authors make, planted in Liar's Dice one after the other: ten leaks that docs/secrecy.md tells
 * of, three that are harder to see, and five of the machinery. Each names the line that is red, and what it says.
 */

import { type Game, Match, stretchSeed } from '@conclave/engine';
import { ChaCha8 } from '@conclave/engine/rng';
import { examine, type GameSpec, nextRequest } from '@conclave/engine/testing';
import { partsWithItsRecord } from '@conclave/engine/testing/kept';
import { lanternsSpec } from '@conclave/engine/testing/probes/lanterns.spec';
import { liarsDice as game, type LiarsDice } from '../rules/game.ts';
import { countOf, type State } from '../rules/state.ts';
import { spec } from './spec.ts';

export interface Fault {
  readonly fault: string;
  /** The line that is red. */
  readonly line: string;
  readonly says: RegExp;
  /** The first failure of that line, with the fault in the game. */
  readonly failure: (seed: string) => string | undefined;
}

const GAMES = 8;
/** Loops without an end are waited for so long, in milliseconds. */
const PATIENCE = 200;

function examined<G extends LiarsDice>(faulty: Partial<GameSpec<G>>, line: string, seed: string) {
  const whole = { ...spec, ...faulty } as GameSpec<G>;
  const report = examine(whole, { games: GAMES, seed, untilFailed: line, patience: PATIENCE });
  return report[line].failures[0];
}

const planted = (fault: string, line: string, says: RegExp, broken: Partial<Game<LiarsDice>>): Fault => ({
  fault,
  line,
  says,
  failure: (seed) => examined({ game: { ...game, ...broken } }, line, seed),
});

const UNDO = 'veil 6: undo';
const IMAGINED = 'mind: imagined looks the same';

const trueCount = ({ cups, bid, wild }: State) => countOf(cups, bid?.face ?? 1, wild);
const sumOf = ({ cups }: State) => cups.flat().reduce<number>((sum, die) => sum + die, 0);

/** Whatever is told goes through `tell` or `tellOnly` of these. */
const withEffects = (
  changed: (
    effects: Parameters<typeof game.setup>[2],
    seats: number,
  ) => Partial<Parameters<typeof game.setup>[2]>,
): Partial<Game<LiarsDice>> => ({
  setup: (seats, options, effects) =>
    game.setup(seats, options, {
      rng: effects.rng,
      seal() {},
      tell: (event) => effects.tell(event),
      tellOnly: (...all) => effects.tellOnly(...all),
      ...changed(effects, seats),
    }),
});

let outside = 0;

/** A match of the first version that waits in a store, and the rules of a second one. */
function afterUpgrade(migrate: (state: State) => State, seed: string): string {
  const match = Match.open(game, 3, {}, stretchSeed(seed));
  const rng = new ChaCha8(stretchSeed(`${seed} steps`));
  for (let made = 0; made < 20; made++) {
    const request = nextRequest(match, rng);
    if (request) match.submit(request);
  }
  const kept = JSON.parse(
    JSON.stringify({ snapshot: match.snapshot(), openingTold: match.openingTold, log: match.logged() }),
  );
  const records = {
    version: 2,
    migrate: (state: unknown) => migrate(state as State),
    upgrade: <R extends object>(record: R) => ({ ...record, version: 2 }),
  };
  return partsWithItsRecord({ ...game, records }, kept, { version: 1, seed, leftOut: [] });
}

/** The same without a fault: what is kept goes on, and its record is whole. */
export const soundUpgrade = (seed: string) => afterUpgrade((state) => state, seed);

/** What docs/secrecy.md lists. */
export const LEAKS: readonly Fault[] = [
  planted('a seat sees the cup of its neighbour', 'veil 1: sight', /can tell: view\.players\[\d\]\.cup/, {
    ownView: (state, seat, open, seen) => game.ownView(state, (seat + 1) % state.cups.length, open, seen),
  }),
  planted('the gallery sees all cups', 'veil 2: gallery', /shows in the gallery: players\[\d\]\.cup/, {
    publicView: (state) => game.publicView(state, true),
  }),
  planted('a number in the view follows from what is hidden', 'veil 1: sight', /view\.round: \d+ or \d+/, {
    publicView: (state, open) => ({ ...game.publicView(state, open), round: trueCount(state) }),
  }),
  planted('only bids that are true are listed', 'veil 1: sight', /moves\[\d+\]/, {
    moves: (state, seat) =>
      game
        .moves(state, seat)
        .filter((move) => move.kind !== 'bid' || move.count <= countOf(state.cups, move.face, true)),
  }),
  planted('the order of the moves follows from what is hidden', 'veil 1: sight', /moves\[\d+\]/, {
    moves: (state, seat) =>
      trueCount(state) % 2 === 0 ? game.moves(state, seat) : [...game.moves(state, seat)].reverse(),
  }),
  planted('a refusal says how many there are', 'veil 1: sight', /"found":\d+/, {
    refusal(state, seat, move) {
      const refusal = game.refusal(state, seat, move);
      return refusal && { ...refusal, params: { found: trueCount(state) } };
    },
  }),
  planted('who is waited for follows from what is hidden', 'veil 1: sight', /waiting/, {
    waiting: (state) => (trueCount(state) % 2 === 0 ? 'someone' : game.toAct(state)),
  }),
  planted(
    'everybody hears what was rolled',
    'veil 3: opening',
    /was told .*rolled/,
    withEffects((effects) => ({ tellOnly: (_seats, full) => effects.tell(full) })),
  ),
  planted(
    'one hears how many rolled a one',
    'veil 3: opening',
    /^(\d|gallery) was told \[/,
    withEffects((effects) => ({
      tellOnly(seats, full, rest) {
        effects.tellOnly(seats, full, rest);
        if (full.type === 'rolled' && full.cup.includes(1))
          effects.tell({ type: 'lost', seat: full.seat, left: 0 });
      },
    })),
  ),
  planted('a sigh is heard only when a bid is a lie', 'veil 3: hearing', /of \d's .*"bid".*: told\[\d\]/, {
    play(state, seat, move, effects) {
      game.play(state, seat, move, effects);
      if (move.kind === 'bid' && trueCount(state) < move.count) effects.tell({ type: 'lost', seat, left: 0 });
    },
  }),
  planted('who is next follows from what is hidden', 'veil 3: next', /after \d's .*waiting\[0\]: \d or \d/, {
    play(state, seat, move, effects) {
      game.play(state, seat, move, effects);
      const standing = state.cups.flatMap((cup, other) => (cup.length > 0 ? [other] : []));
      if (move.kind === 'bid') state.active = standing[sumOf(state) % standing.length];
    },
  }),
  planted('the clock bids what is there', 'veil 1: sight', /out of time: .*"bid"/, {
    lapse(state, seat) {
      const listed = game.moves(state, seat);
      const isTrue = (move: (typeof listed)[number]) =>
        move.kind === 'bid' && move.count <= countOf(state.cups, move.face, state.wild);
      return listed.filter(isTrue).at(-1) ?? listed[0];
    },
  }),
  {
    fault: 'a look that may be taken back',
    line: UNDO,
    says: /seat \d may take back .* but learnt from it/,
    failure: (seed) => {
      const { game: lanterns } = lanternsSpec;
      const unsealed: Partial<typeof lanterns> = {
        play: (state, seat, move, effects) =>
          lanterns.play(state, seat, move, {
            rng: effects.rng,
            seal() {},
            tell: (event) => effects.tell(event),
            tellOnly: (...all) => effects.tellOnly(...all),
          }),
      };
      const report = examine(
        { ...lanternsSpec, game: { ...lanterns, ...unsealed } },
        { games: 3, seed, untilFailed: UNDO },
      );
      return report[UNDO].failures[0];
    },
  },
];

export const MACHINERY: readonly Fault[] = [
  planted('an array that clone shares', 'clone is equal and independent', /out|cups/, {
    clone: (state) => ({ ...state, out: [...state.out] }),
  }),
  planted('dice that are not from `effects.rng`', 'deterministic', /twice, with the same (dice|seed): /, {
    play(state, seat, move, effects) {
      game.play(state, seat, move, effects);
      if (move.kind === 'challenge') state.round += outside++ % 2;
    },
  }),
  planted(
    'rules that wait for what never comes',
    'no loop without an end',
    /no answer after 0\.2 s in match \d+ \(seed ".*"\), step \d+, .*"seat":\d/,
    {
      play(state, seat, move, effects) {
        game.play(state, seat, move, effects);
        while (state.out.length > 0 && state.lifted) outside++;
      },
    },
  ),
  {
    fault: 'a mind that never looks',
    line: IMAGINED,
    says: /kept since the opening.*view\./,
    failure: (seed) => {
      const { mind: make } = spec;
      if (!make) return;
      return examined({ mind: (...chair) => ({ ...make(...chair), look() {} }) }, IMAGINED, seed);
    },
  },
  {
    fault: '`migrate` that begins a count anew',
    line: 'a match stored in "..." goes on, and its record is whole',
    says: /told\[\d+\]\.round: \d+ or \d+/,
    failure: (seed) => afterUpgrade((state) => ({ ...state, round: 0 }), seed),
  },
];

export const FAULTS: readonly Fault[] = [...LEAKS, ...MACHINERY];
