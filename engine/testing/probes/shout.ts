/** Shout: each turn a card is turned up. The first seat to shout that it makes seven with an own card takes the row. */

import { copies, type MoveOf, parseBy, placesBy, range, unlisted } from '../../author.ts';
import { defineGame } from '../../define-game.ts';
import type { Effects, Seat } from '../../game.ts';

const [VALUES, COPIES, WHOLE] = [6, 4, 7];
const ROWS = [0, 1];
/** Turns played so far: what a shout was meant for. */
const TURNS = range(VALUES * COPIES + 1);
const MOVES = { turn: { row: ROWS }, stop: {}, shout: { row: ROWS, at: TURNS } } as const;

export type Move = MoveOf<typeof MOVES>;
export interface State {
  turns: number;
  pile: readonly number[];
  rows: readonly (readonly number[])[];
  spent: readonly number[];
  /** `card`: their own, known to them alone; null when none are left. */
  players: { card: number | null; points: number; mute: boolean }[];
  stopped: boolean;
}
export type Event =
  | { readonly type: 'turned'; readonly seat: Seat; readonly row: number; readonly card: number }
  | {
      readonly type: 'shouted';
      readonly seat: Seat;
      readonly row: number;
      readonly card: number;
      readonly won: number;
    }
  | { readonly type: 'drew'; readonly seat: Seat; readonly card: number | null }
  | { readonly type: 'stopped'; readonly seat: Seat };
export interface View extends Pick<State, 'turns' | 'rows' | 'spent'> {
  readonly pile: readonly number[] | number;
  readonly players: readonly { card: number | null; holds: boolean; points: number; mute: boolean }[];
}

const active = ({ turns, players }: State): Seat => turns % players.length;

function moves(state: State, seat: Seat): Move[] {
  const { turns, pile, rows, players } = state;
  const own: Move[] = pile.length > 0 ? ROWS.map((row) => ({ kind: 'turn', row })) : [{ kind: 'stop' }];
  const { card, mute } = players[seat];
  const full = card === null || mute ? [] : ROWS.filter((row) => rows[row].length > 0);
  const shouts = full.map((row): Move => ({ kind: 'shout', row, at: turns }));
  return seat === active(state) ? [...own, ...shouts] : shouts;
}

function refusal(state: State, seat: Seat, move: Move) {
  if (move.kind !== 'shout') return unlisted(moves(state, seat), move, 'SH-1');
  const { card, mute } = state.players[seat];
  if (card === null) return { rule: 'SH-2', reason: 'noCard' };
  if (mute) return { rule: 'SH-3', reason: 'mute' };
  const late = move.at !== state.turns || state.rows[move.row].length === 0;
  return late ? { rule: 'SH-4', reason: 'late' } : null;
}

function draw(state: State, seat: Seat, effects: Effects<Event>): void {
  const card = state.pile.at(-1) ?? null;
  state.pile = state.pile.slice(0, -1);
  state.players[seat].card = card;
  effects.tellOnly([seat], { type: 'drew', seat, card }, { type: 'drew', seat, card: null });
}

export type Shout = { state: State; move: Move; view: View; event: Event; options: Record<string, never> };
export const shout = defineGame<Shout>({
  id: 'shout',
  seats: { min: 2, max: 4 },
  options: {},
  anytime: ['shout'],
  setup(seats, _options, effects) {
    const pile = effects.rng.shuffle(range(VALUES * COPIES).map((index) => 1 + (index % VALUES)));
    const players = range(seats).map(() => ({ card: null, points: 0, mute: false }));
    const state: State = { turns: 0, pile, rows: [[], []], spent: [], players, stopped: false };
    for (const seat of range(seats)) draw(state, seat, effects);
    return state;
  },
  toAct: (state) => [active(state)],
  parse: (json) => parseBy(MOVES, json),
  moves,
  refusal,
  play(state, seat, move, effects) {
    const { rows, pile, players } = state;
    if (move.kind === 'stop') {
      state.stopped = true;
      return effects.tell({ type: 'stopped', seat });
    }
    const { row } = move;
    if (move.kind === 'turn') {
      const card = pile[pile.length - 1];
      state.pile = pile.slice(0, -1);
      state.rows = rows.with(row, [...rows[row], card]);
      for (const player of players) player.mute = false;
      state.turns++;
      return effects.tell({ type: 'turned', seat, row, card });
    }
    const card = players[seat].card ?? 0;
    const right = card + (rows[row].at(-1) ?? 0) === WHOLE;
    const won = right ? rows[row].length : -1;
    players[seat] = { card: null, points: players[seat].points + won, mute: !right };
    state.spent = right ? [...state.spent, card, ...rows[row]] : [...state.spent, card];
    if (right) state.rows = rows.with(row, []);
    effects.seal(); // No trying out.
    effects.tell({ type: 'shouted', seat, row, card, won });
    if (pile.length > 0) draw(state, seat, effects);
  },
  lapse: ({ pile }) => (pile.length > 0 ? { kind: 'turn', row: 0 } : { kind: 'stop' }),
  publicView({ turns, rows, spent, pile, players }, open) {
    const seen = players.map(({ card, points, mute }) => {
      return { card: open ? card : null, holds: card !== null, points, mute };
    });
    return { turns, rows, spent, pile: open ? pile : pile.length, players: seen };
  },
  ownView({ players }, seat, _open, seen) {
    const own = { ...seen.players[seat], card: players[seat].card };
    return { ...seen, players: seen.players.with(seat, own) };
  },
  outcome: ({ stopped, players }) => (stopped ? { places: placesBy(players), how: 'points' } : null),
  clone: (state) => ({ ...state, players: copies(state.players) }),
});
