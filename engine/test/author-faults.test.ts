import { describe, expect, test } from 'vitest';
import { range, viewMind } from '../author.ts';
import type { Game, GameTypes } from '../game.ts';
import type { MindMaker } from '../mind.ts';
import { type Examination, examine } from '../testing/examine.ts';
import { exampleSpec } from '../testing/example-game.ts';
import { bidsSpec } from '../testing/probes/bids.spec.ts';
import { type Bids, bids } from '../testing/probes/bids.ts';
import type { GameSpec } from '../testing/spec.ts';
import { failing, table } from '../testing/tally.ts';
import { openWindow, PASS, setAnswer } from '../windows.ts';

const GAMES: Examination = { games: 6, seed: 'author' };

function withFault<G extends GameTypes>(
  spec: GameSpec<G>,
  fault: (game: Game<G>) => Partial<Game<G>>,
): GameSpec<G> {
  return { ...spec, game: { ...spec.game, ...fault(spec.game) } as Game<G> };
}

const LOTS = [2, 3, 4, 5, 6];

/** Everything a bidder can know stands in the view: the lots to come, and what the others hold ready, can be anything. */
const bidsMind: MindMaker<Bids> = viewMind(bids, ({ round, rounds, lots, players }, seat, rng) => {
  const window = openWindow<number>(round, 'bid', round < rounds ? range(players.length) : []);
  const { handed } = players[seat];
  if (handed !== null) setAnswer(window, seat, handed === PASS ? PASS : handed);
  return {
    round,
    rounds,
    lots: [...lots, ...rng.shuffle(LOTS.filter((lot) => !lots.includes(lot)))],
    players: players.map(({ purse, won, draft }) => ({ purse, won, draft: draft ?? 0 })),
    window,
  };
});

/** The same mind with something left out. */
function lacking(part: 'look' | 'excludes'): GameSpec<Bids> {
  return {
    ...bidsSpec,
    mind: (...chair) => ({
      ...bidsMind(...chair),
      ...(part === 'look' ? { look: () => {} } : { excludes: () => true }),
    }),
  };
}

let counter = 0;

const FAULTS: readonly (readonly [fault: string, spec: unknown, caughtBy: string, says: RegExp])[] = [
  [
    'a step that counts outside of the state',
    withFault(exampleSpec, (game) => ({
      play(state, seat, move, effects) {
        game.play(state, seat, move, effects);
        state.points[seat] += counter++ % 2;
      },
    })),
    'deterministic',
    /twice, with the same dice: state\.points\[\d\]: \d+ or \d+/,
  ],
  [
    'an opening that counts outside of the state',
    withFault(exampleSpec, (game) => ({
      setup: (...all) => ({ ...game.setup(...all), turns: 8 + (counter++ % 2) }),
    })),
    'deterministic',
    /setup twice, with the same seed: turns: \d or \d/,
  ],
  [
    'an array that clone shares, and a loop that waits for it',
    withFault(exampleSpec, (game) => ({
      clone: (state) => ({ ...game.clone(state), points: state.points }),
      play(state, seat, move, effects) {
        game.play(state, seat, move, effects);
        state.points.push(0);
        while (state.points.length > state.hidden.length + 1) counter++;
      },
    })),
    'no loop without an end',
    /no answer after 0.2 s in match 0 \(seed "author match 0"\), step \d+, .*"seat":\d.*`clone` shares/,
  ],
  [
    'an array that clone shares',
    withFault(exampleSpec, (game) => ({
      clone: (state) => ({ ...game.clone(state), points: state.points }),
    })),
    'clone is equal and independent',
    /points\[\d\]: \d or \d/,
  ],
  [
    'a mind that never looks',
    lacking('look'),
    'mind: imagined looks the same',
    /kept since the opening.*view\./,
  ],
  ['a mind that excludes the truth', lacking('excludes'), 'mind: the truth is never excluded', /seat \d/],
  [
    'a parse that takes unknown keys',
    withFault(exampleSpec, (game) => ({
      parse: (json) => {
        const { kind, number, honest } = Object(json);
        return game.parse(JSON.parse(JSON.stringify({ kind, number, honest })));
      },
    })),
    'parse is total',
    /was taken/,
  ],
  [
    'a state that is no plain JSON',
    withFault(exampleSpec, (game) => ({
      setup: (...all) => ({ ...game.setup(...all), named: undefined as unknown as null }),
    })),
    'plain JSON',
    /named/,
  ],
  [
    'a lapse that is not legal',
    withFault(exampleSpec, () => ({ lapse: () => ({ kind: 'confess' as const }) })),
    'lapse is legal',
    /confess/,
  ],
  [
    'a view that counts who looked',
    withFault(exampleSpec, (game) => ({
      view(state, watcher, open) {
        state.points[0]++;
        return game.view(state, watcher, open);
      },
    })),
    'looking changes nothing',
    /points/,
  ],
  [
    'points from nowhere',
    { ...exampleSpec, conserved: ({ points }: { points: readonly number[] }) => points },
    'nothing appears or vanishes',
    /\[\d\]: \d or \d/,
  ],
  [
    'rules that accept what they do not list',
    withFault(exampleSpec, () => ({ refusal: () => null })),
    'unlisted is refused',
    /confess|name|pass|withdraw/,
  ],
  [
    'a match that never ends',
    withFault(exampleSpec, (game) => ({
      play(state, seat, move, effects) {
        game.play(state, seat, move, effects);
        if (state.turn > 1) state.turn = 0;
      },
    })),
    'ends',
    /not over after/,
  ],
  [
    'a disguise that disguises nothing',
    { ...exampleSpec, veil: { ...exampleSpec.veil, disguise: (state: unknown) => ({ state }) } },
    'veil 7: number of another differed',
    /never decided: .*draw it anew in `disguise`/,
  ],
  [
    'a kind of step that the game does not have',
    { ...exampleSpec, veil: { ...exampleSpec.veil, steps: { whisper: 'nothing' } } },
    'veil 4: choice',
    /never decided: .*spell the kinds as the moves do/,
  ],
];

describe('what new authors get wrong is named', () => {
  test.each(FAULTS)('%s', (_fault, spec, caughtBy, says) => {
    const patience = caughtBy === 'no loop without an end' ? 200 : undefined;
    const isEnough = !says.source.startsWith('never decided');
    const report = examine(spec as GameSpec<GameTypes>, {
      ...GAMES,
      patience,
      ...(isEnough && { untilFailed: caughtBy }),
    });
    expect(report[caughtBy].failures.join('\n')).toMatch(says);
    expect(table(report)).toContain(`${caughtBy.padEnd(44)}`);
  });

  test('a mind of what stands in the view keeps what a mind must promise', () => {
    const report = examine({ ...bidsSpec, mind: bidsMind }, { games: 12, seed: 'view' });
    expect(failing(report)).toEqual([]);
  });
});
