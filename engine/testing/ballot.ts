/**
 * Ballot, a toy with nothing but open windows. Everybody leads two voters, who vote in secret at the same time. A vote
 * is one move and may be changed until the last one is in. When time is up, it is played from a draft.
 *
 * With `strokes` a vote is pencilled before it is given, which the law on windows forbids.
 */

import { type MoveOf, parseBy, placesBy, range, unlisted } from '../author.ts';
import { defineGame } from '../define-game.ts';
import type { Effects, Game, Seat } from '../game.ts';
import type { GameSpec } from './spec.ts';

const ROUNDS = 3;
const CHOICES = range(4);
const VOTERS = [0, 1];
const VOTE = { figure: VOTERS, choice: CHOICES };
const MOVES = { vote: VOTE, pencil: VOTE, withdraw: {} } as const;

type Move = MoveOf<typeof MOVES>;
type Votes = readonly (number | null)[];
interface State {
  round: number;
  /** By seat: its voters' votes, and what is pencilled for them. */
  votes: Votes[];
  pencilled: Votes[];
  points: number[];
  /** How often each choice was voted for in the last round. */
  last: readonly number[];
}
type Event =
  | { readonly type: 'voted'; readonly figure: number; readonly choice: number | null }
  | { readonly type: 'pencilled'; readonly figure: number; readonly choice: number }
  | { readonly type: 'counted'; readonly by: readonly number[] };

interface View extends Pick<State, 'round' | 'last' | 'points'> {
  /** By seat; `null`: another's. */
  readonly votes: readonly (Votes | null)[];
  readonly pencilled: readonly (Votes | null)[];
}

export interface Ballot {
  state: State;
  move: Move;
  view: View;
  event: Event;
  options: Record<string, never>;
}

const NONE: Votes = [null, null];
const isOver = ({ round }: State) => round >= ROUNDS;
const owes = ({ votes }: State, seat: Seat) => votes[seat].includes(null);

function moves(state: State, seat: Seat, strokes: boolean): Move[] {
  if (isOver(state)) return [];
  const own = state.votes[seat];
  const all = VOTERS.flatMap((figure) => CHOICES.map((choice) => ({ figure, choice })));
  const fresh = all.filter(({ figure, choice }) => choice !== own[figure]);
  const votes = fresh
    .filter(({ figure, choice }) => !strokes || state.pencilled[seat][figure] === choice)
    .map((vote): Move => ({ kind: 'vote', ...vote }));
  const pencil = strokes ? fresh.map((vote): Move => ({ kind: 'pencil', ...vote })) : [];
  const given = own.some((vote) => vote !== null);
  return [...votes, ...pencil, ...(given ? [{ kind: 'withdraw' } as const] : [])];
}

function count(state: State, effects: Effects<Event>): void {
  const by = CHOICES.map((choice) => state.votes.flat().filter((vote) => vote === choice).length);
  state.votes.forEach((own, seat) => {
    state.points[seat] += own.filter((vote) => vote !== null && by[vote] === Math.max(...by)).length;
  });
  state.votes = state.votes.map(() => NONE);
  state.pencilled = state.votes;
  state.round++;
  state.last = by;
  effects.tell({ type: 'counted', by });
}

export function ballot(strokes: boolean): Game<Ballot> {
  return defineGame<Ballot>({
    id: 'ballot',
    seats: { min: 2, max: 4 },
    options: {},
    setup: (seats) => ({
      round: 0,
      votes: range(seats).map(() => NONE),
      pencilled: range(seats).map(() => NONE),
      points: range(seats).map(() => 0),
      last: [],
    }),
    toAct: (state) => (isOver(state) ? [] : range(state.votes.length).filter((seat) => owes(state, seat))),
    waiting: () => 'someone',
    parse: (json) => parseBy(MOVES, json),
    moves: (state, seat) => moves(state, seat, strokes),
    refusal: (state, seat, move) => unlisted(moves(state, seat, strokes), move, 'BA-1'),
    play(state, seat, move, effects) {
      if (move.kind === 'withdraw') {
        state.votes[seat] = NONE;
        effects.tellOnly([seat], { type: 'voted', figure: 0, choice: null }, null);
        return;
      }
      const { figure, choice } = move;
      if (move.kind === 'pencil') {
        state.pencilled[seat] = state.pencilled[seat].with(figure, choice);
        effects.tellOnly([seat], { type: 'pencilled', figure, choice }, null);
        return;
      }
      state.votes[seat] = state.votes[seat].with(figure, choice);
      effects.tellOnly([seat], { type: 'voted', figure, choice }, null);
      if (!state.votes.some((own) => own.includes(null))) count(state, effects);
    },
    lapse(state, seat): Move {
      const figure = state.votes[seat].indexOf(null);
      const pencilled = state.pencilled[seat][figure];
      if (!strokes) return { kind: 'vote', figure, choice: 0 };
      return pencilled === null
        ? { kind: 'pencil', figure, choice: 0 }
        : { kind: 'vote', figure, choice: pencilled };
    },
    windows: {
      current: (state) => (isOver(state) ? null : { id: state.round, asked: range(state.votes.length) }),
      lapsing: ['vote'],
    },
    unnoticed: ['vote', 'pencil', 'withdraw'],
    publicView({ round, votes, pencilled, points, last }, open) {
      const shown = (list: readonly Votes[]) => list.map((one) => (open ? one : null));
      return { round, last, points: [...points], votes: shown(votes), pencilled: shown(pencilled) };
    },
    ownView: ({ votes, pencilled }, seat, _open, seen) => ({
      ...seen,
      votes: seen.votes.with(seat, votes[seat]),
      pencilled: seen.pencilled.with(seat, pencilled[seat]),
    }),
    outcome: (state) =>
      isOver(state) ? { places: placesBy(state.points.map((points) => ({ points }))), how: 'points' } : null,
    clone: ({ round, votes, pencilled, points, last }) => ({
      round,
      votes: [...votes],
      pencilled: [...pencilled],
      points: [...points],
      last,
    }),
  });
}

export function ballotSpec(strokes: boolean): GameSpec<Ballot> {
  const hidden = (seats: number, watcher: Seat | 'gallery') =>
    range(seats).filter((seat) => seat !== watcher);
  return {
    game: ballot(strokes),
    tables: [{ seats: 2 }, { seats: 3 }, { seats: 4 }],
    longest: 600,
    everyStepSeals: true,
    oneMoveAFigure: true,
    seldom: ({ kind }) => kind === 'withdraw',
    veil: {
      disguise(state, watcher, rng) {
        const seats = hidden(state.votes.length, watcher);
        for (const seat of seats) {
          state.votes[seat] = VOTERS.map(() => rng.pick([null, ...CHOICES]));
          state.pencilled[seat] = [...state.votes[seat]];
        }
        if (!state.votes.some((own) => own.includes(null))) state.votes[rng.pick(seats)] = NONE;
        return { state, rename: (_seat, move) => move };
      },
      secrets: {
        'vote of another': (state, watcher) =>
          isOver(state) ? null : hidden(state.votes.length, watcher).map((seat) => state.votes[seat]),
      },
      steps: { vote: 'nothing', pencil: 'nothing', withdraw: 'nothing' },
      restricted: strokes ? ['voted', 'pencilled'] : ['voted'],
    },
  };
}
