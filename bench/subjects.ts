/** What is measured, and what is asked of it. */

import { botOf, type GameBots, playMatch } from '@conclave/bots';
import { type AnyGame, ChaCha8, Match, type MatchRecord, type Rng, stretchSeed } from '@conclave/engine';
import type { Batch } from './measure.ts';
import { randomMatch, randomSeed } from './random-match.ts';
import { defaultOptions, randomPlay } from './random-play.ts';
import { ticTacToe } from './tic-tac-toe.ts';

export const MEASURES = ['bare rules', 'through the match', 'clone', 'view and moves', 'replay'] as const;
export type Measure = (typeof MEASURES)[number];

export type Unit = 'moves/s' | 'games/s' | 'µs' | 'ms';

/** `times`: at least so many times the peer. `below`: in the row's unit. */
export type Goal = { readonly times: number } | { readonly below: number };

export interface Subject {
  readonly measure: Measure;
  readonly name: string;
  readonly seats: number;
  readonly unit: Unit;
  /** The name of the subject of the same measure it is compared with. */
  readonly peer: string | null;
  readonly goal: Goal | null;
  readonly batch: Batch;
}

export const REDUCER = 'boardgame.io reducer';
export const REDUCER_GAMES = 'boardgame.io reducer, whole games';
export const CLIENT = 'boardgame.io client';

const TIC_TAC_TOE_GOAL: Goal = { times: 200 };
const GAME_GOAL: Goal = { times: 50 };
/** A move of these may be a whole plan: how many are made in a second says little, and whole games are counted. */
const IN_GAMES: Readonly<Partial<Record<string, Goal>>> = { nuns: { times: 0.2 } };
const VIEW_GOAL: Goal = { below: 1000 };
const REPLAY_GOAL: Goal = { below: 50 };

const POSITIONS = 200;
const GAMES_SAMPLED = 11;

/** The peer: each function plays one random game of tic-tac-toe and returns its number of moves. */
export interface Peer {
  readonly reducer: (rng: Rng) => number;
  readonly client: (rng: Rng) => number;
}

/** Results are left here, so that the compiler cannot do without the work. */
export const sink: { last: unknown } = { last: null };

interface Occasion {
  readonly game: AnyGame;
  readonly seats: number;
  readonly rng: Rng;
}

/** A fair sample of the positions of random games. */
function samplePositions({ game, seats, rng }: Occasion): unknown[] {
  const kept: unknown[] = [];
  const options = defaultOptions(game, seats);
  let seen = 0;
  for (let played = 0; played < GAMES_SAMPLED; played++) {
    randomPlay(game, seats, options, rng, (state) => {
      const at = seen < POSITIONS ? seen : rng.int(seen + 1);
      if (at < POSITIONS) kept[at] = game.clone(state);
      seen++;
    });
  }
  return kept;
}

/** The record of middling length among those of several matches. */
function typicalRecord(play: () => MatchRecord): MatchRecord {
  const records = Array.from({ length: GAMES_SAMPLED }, play);
  records.sort((a, b) => a.entries.length - b.entries.length);
  return records[Math.floor(GAMES_SAMPLED / 2)];
}

/** As people play: nobody plays the twenty thousand random steps after which a labyrinth happens to be won. */
function playedByEasy(gameBots: GameBots, seats: number, rng: Rng): MatchRecord {
  const match = Match.open(gameBots.game, seats, {}, randomSeed(rng));
  const budget = { iterations: gameBots.iterations };
  playMatch(
    match,
    Array.from({ length: seats }, () => ({ bot: botOf(gameBots, 'easy'), rng, budget })),
  );
  return match.record();
}

function bareRules(occasion: Occasion, goal: Goal): Subject {
  const { game, seats, rng } = occasion;
  const options = defaultOptions(game, seats);
  const batch = () => randomPlay(game, seats, options, rng);
  return { measure: 'bare rules', name: game.id, seats, unit: 'moves/s', peer: REDUCER, goal, batch };
}

/** The same, counted as one. */
const asGame =
  (play: Batch): Batch =>
  () => {
    play();
    return 1;
  };

export function rulesOfGame(occasion: Occasion): Subject {
  const subject = bareRules(occasion, GAME_GOAL);
  const goal = IN_GAMES[occasion.game.id];
  if (!goal) return subject;
  return { ...subject, unit: 'games/s', peer: REDUCER_GAMES, goal, batch: asGame(subject.batch) };
}

function throughMatch({ game, seats, rng }: Occasion): Subject {
  const batch = () => randomMatch(game, seats, rng).length;
  return {
    measure: 'through the match',
    name: game.id,
    seats,
    unit: 'moves/s',
    peer: CLIENT,
    goal: null,
    batch,
  };
}

function cloneCost(occasion: Occasion): Subject {
  const { game, seats } = occasion;
  const positions = samplePositions(occasion);
  const batch = () => {
    for (const state of positions) sink.last = game.clone(state);
    return positions.length;
  };
  return { measure: 'clone', name: game.id, seats, unit: 'µs', peer: null, goal: null, batch };
}

function viewCost(occasion: Occasion): Subject {
  const { game, seats } = occasion;
  const positions = samplePositions(occasion);
  const batch = () => {
    for (const state of positions) {
      for (let seat = 0; seat < seats; seat++) {
        sink.last = game.view(state, seat, false);
        sink.last = game.moves(state, seat);
      }
    }
    return positions.length * seats;
  };
  return { measure: 'view and moves', name: game.id, seats, unit: 'µs', peer: null, goal: VIEW_GOAL, batch };
}

function replayCost({ game, seats }: Occasion, record: MatchRecord): Subject {
  const batch = () => {
    sink.last = Match.replay(game, record);
    return 1;
  };
  return { measure: 'replay', name: game.id, seats, unit: 'ms', peer: null, goal: REPLAY_GOAL, batch };
}

function seatCounts({ seats: { min, max } }: AnyGame): number[] {
  return Array.from({ length: max - min + 1 }, (_none, index) => min + index);
}

/** Everything, measure by measure: peers first, then tic-tac-toe, then the games of the list. */
export function subjects(
  botsByGame: readonly GameBots[],
  { reducer, client }: Peer,
  seed: string,
): Subject[] {
  const games = botsByGame.map(({ game }) => game);
  const generator = (name: string) => new ChaCha8(stretchSeed(`${seed} ${name}`));
  const atTable = (game: AnyGame, seats: number): Occasion => ({
    game,
    seats,
    rng: generator(`${game.id} ${seats}`),
  });
  const fixture = atTable(ticTacToe, 2);
  const everyCount = games.flatMap((game) => seatCounts(game).map((seats) => atTable(game, seats)));
  const fullTables = games.map((game) => atTable(game, game.seats.max));
  const peerRng = generator('peer');
  const peer = { seats: 2, unit: 'moves/s', peer: null, goal: null } as const;
  return [
    { ...peer, measure: 'bare rules', name: REDUCER, batch: () => reducer(peerRng) },
    {
      ...peer,
      measure: 'bare rules',
      name: REDUCER_GAMES,
      unit: 'games/s',
      batch: asGame(() => reducer(peerRng)),
    },
    bareRules(fixture, TIC_TAC_TOE_GOAL),
    ...everyCount.map(rulesOfGame),
    { ...peer, measure: 'through the match', name: CLIENT, batch: () => client(peerRng) },
    throughMatch(fixture),
    ...fullTables.map(throughMatch),
    ...[cloneCost, viewCost].flatMap((cost) => [fixture, ...fullTables].map(cost)),
    replayCost(
      fixture,
      typicalRecord(() => randomMatch(ticTacToe, 2, fixture.rng).record()),
    ),
    ...fullTables.map((occasion, index) =>
      replayCost(
        occasion,
        typicalRecord(() => playedByEasy(botsByGame[index], occasion.seats, occasion.rng)),
      ),
    ),
  ];
}
