/**
 * Bids: everybody builds a secret bid coin by coin and hands it in, or passes. Then the highest takes the lot and pays.
 * Of equal bids the first one clockwise from the round's seat wins. The other bids stay secret. Lots and coins left are
 * points.
 */

import { copies, placesBy, range, unlisted } from '../../author.ts';
import { defineGame } from '../../define-game.ts';
import type { Effects, Seat } from '../../game.ts';
import { hasExactly } from '../../json.ts';
import * as windows from '../../windows.ts';

const PURSE = 8;
const LOTS = [2, 3, 4, 5, 6];
const KINDS = ['add', 'clear', 'bid', 'pass', 'withdraw'] as const;

export interface State {
  round: number;
  rounds: number;
  /** In the order they come up: those of later rounds are secret. */
  lots: number[];
  players: { purse: number; won: number; draft: number }[];
  window: windows.Window<number>;
}
export type Move = { readonly kind: (typeof KINDS)[number] };
export type Event =
  | { readonly type: 'offered'; readonly lot: number }
  | { readonly type: 'drafted'; readonly coins: number }
  | { readonly type: 'handed'; readonly bid: number }
  | { readonly type: 'withdrew' }
  | { readonly type: 'closed'; readonly winner: Seat | null; readonly price: number };
type Handed = number | windows.Pass | null;
export interface View extends Pick<State, 'round' | 'rounds' | 'lots'> {
  readonly players: readonly { purse: number; won: number; draft: number | null; handed: Handed }[];
}

const isOver = (state: State) => state.round >= state.rounds;

function moves(state: State, seat: Seat): Move[] {
  if (isOver(state)) return [];
  const { purse, draft } = state.players[seat];
  if (windows.answerOf(state.window, seat) !== null) return purse > 0 ? [{ kind: 'withdraw' }] : [];
  const building: Move[] = draft > 0 ? [{ kind: 'clear' }, { kind: 'bid' }] : [];
  return [...(draft < purse ? [{ kind: 'add' } as const] : []), ...building, { kind: 'pass' }];
}

function close(state: State, effects: Effects<Event>): void {
  const { players, window, lots, round } = state;
  const given = windows.answersInOrder(window, round % players.length);
  const best = Math.max(0, ...given.map(({ answer }) => answer));
  const winner = given.find(({ answer }) => answer === best)?.seat ?? null;
  if (winner !== null) {
    players[winner].purse -= best;
    players[winner].won += lots[round];
  }
  effects.tell({ type: 'closed', winner, price: best });
  for (const player of players) player.draft = 0;
  state.round++;
  state.window = windows.openWindow(state.round, 'bid', isOver(state) ? [] : window.asked);
  if (!isOver(state)) effects.tell({ type: 'offered', lot: lots[state.round] });
}

export type Bids = { state: State; move: Move; view: View; event: Event; options: { rounds: number } };
export const bids = defineGame<Bids>({
  id: 'bids',
  seats: { min: 2, max: 5 },
  options: { rounds: { kind: 'number', min: 1, max: LOTS.length, default: (seats) => (seats > 3 ? 3 : 4) } },
  setup(seats, { rounds }, effects) {
    const lots = effects.rng.shuffle([...LOTS]);
    effects.tell({ type: 'offered', lot: lots[0] });
    const players = range(seats).map(() => ({ purse: PURSE, won: 0, draft: 0 }));
    return { round: 0, rounds, lots, players, window: windows.openWindow(0, 'bid', range(seats)) };
  },
  toAct: ({ window }) => windows.unanswered(window),
  waiting: () => 'someone',
  parse(json) {
    const kind = hasExactly(json, 'kind') && KINDS.find((known) => known === json.kind);
    return kind ? { kind } : null;
  },
  moves,
  refusal: (state, seat, move) => unlisted(moves(state, seat), move, 'BI-1'),
  play(state, seat, { kind }, effects) {
    const player = state.players[seat];
    if (kind === 'add' || kind === 'clear') {
      player.draft = kind === 'add' ? player.draft + 1 : 0;
      effects.tellOnly([seat], { type: 'drafted', coins: player.draft }, null);
    } else if (kind === 'withdraw') {
      windows.withdrawAnswer(state.window, seat);
      effects.tellOnly([seat], { type: 'withdrew' }, null);
    } else {
      const bid = kind === 'bid' ? player.draft : 0;
      windows.setAnswer(state.window, seat, bid || windows.PASS);
      effects.tellOnly([seat], { type: 'handed', bid }, null);
      if (windows.isComplete(state.window)) close(state, effects);
    }
  },
  lapse: () => ({ kind: 'pass' }),
  windows: { current: (state) => (isOver(state) ? null : state.window) },
  publicView({ round, rounds, lots, players, window }, open) {
    const seen = players.map(({ purse, won, draft }, seat) => {
      return { purse, won, draft: open ? draft : null, handed: open ? windows.answerOf(window, seat) : null };
    });
    return { round, rounds, lots: open ? lots : lots.slice(0, round + 1), players: seen };
  },
  ownView({ players, window }, seat, _open, seen) {
    const { draft } = players[seat];
    const own = { ...seen.players[seat], draft, handed: windows.answerOf(window, seat) };
    return { ...seen, players: seen.players.with(seat, own) };
  },
  outcome(state) {
    if (!isOver(state)) return null;
    const scores = state.players.map(({ won, purse }, seat) => ({
      seat,
      parts: { lots: won, coins: purse },
    }));
    const sums = state.players.map(({ won, purse }) => ({ points: won + purse }));
    return { places: placesBy(sums), scores, how: 'points' };
  },
  clone: (state) => ({ ...state, players: copies(state.players), window: windows.cloneWindow(state.window) }),
});
