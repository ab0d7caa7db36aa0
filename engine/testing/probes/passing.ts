/** Passing: two cards each go unseen to the left. Then a seat asks another for a count. The highest card wins. */

import { copies, type MoveOf, parseBy, placesBy, range, sorted, unlisted, without } from '../../author.ts';
import { defineGame } from '../../define-game.ts';
import type { Effects, Seat } from '../../game.ts';
import * as windows from '../../windows.ts';
import { pickListed } from '../walk.ts';

export const CARDS: readonly number[] = range(10);
export const SEATS: readonly Seat[] = range(3);
const [HAND, PASSED, ROUNDS] = [3, 2, 5];
const SPEAKS = ['silence', 'count'] as const;
const ASK = { target: SEATS, least: CARDS } as const;
const MOVES = { pick: { card: CARDS }, give: {}, withdraw: {}, ask: ASK, reply: { speak: SPEAKS } } as const;
export type Move = MoveOf<typeof MOVES>;
type Cards = readonly number[];
/** Kept until the hands change of which it speaks. `count`: null before the reply, -1 for silence. */
type Question = { readonly target: Seat; readonly least: number; readonly count: number | null };
export interface State {
  round: number;
  aside: number;
  players: { hand: Cards; picked: Cards; points: number }[];
  question: Question | null;
  window: windows.Window<'given'>;
}
export type Event =
  | { readonly type: 'dealt' | 'picked' | 'given'; readonly cards: Cards }
  | { readonly type: 'passed'; readonly seat: Seat; readonly cards: Cards | null }
  | ({ readonly type: 'asked' | 'replied'; readonly seat: Seat } & Question);
export interface View extends Pick<State, 'round' | 'question'> {
  readonly aside: number | null;
  readonly passing: boolean;
  readonly players: readonly { points: number; given: boolean; own: { hand: Cards; picked: Cards } | null }[];
}

const active = ({ round }: State): Seat => round % SEATS.length;
const isPassing = ({ window }: State) => window.asked.length > 0;

function moves(state: State, seat: Seat, leasts: Cards = [4, 7]): Move[] {
  const { hand, picked } = state.players[seat];
  if (windows.answerOf(state.window, seat)) return [{ kind: 'withdraw' }];
  if (isPassing(state)) {
    if (picked.length === PASSED) return [{ kind: 'give' }];
    return without(hand, picked).map((card) => ({ kind: 'pick', card }));
  }
  const asked = state.question?.target;
  if (asked !== undefined) return seat === asked ? SPEAKS.map((speak) => ({ kind: 'reply', speak })) : [];
  const targets = seat === active(state) ? without(SEATS, [seat]) : [];
  return targets.flatMap((target) => leasts.map((least): Move => ({ kind: 'ask', target, least })));
}

function passAll(state: State, effects: Effects<Event>): void {
  const gifts = state.players.map(({ picked }) => sorted(picked));
  for (const [seat, player] of state.players.entries()) {
    const [left, right] = [(seat + 1) % SEATS.length, (seat + 2) % SEATS.length];
    const passed = { type: 'passed', seat, cards: gifts[seat] } as const;
    effects.tellOnly([seat, left], passed, { ...passed, cards: null });
    player.hand = sorted([...without(player.hand, gifts[seat]), ...gifts[right]]);
    player.picked = [];
  }
  state.question = null;
  state.window = windows.openWindow(state.round, 'pass', []);
}

export type Passing = { state: State; move: Move; view: View; event: Event; options: Record<string, never> };
export const passing = defineGame<Passing>({
  id: 'passing',
  seats: { min: SEATS.length, max: SEATS.length },
  options: {},
  composed: ['ask'],
  setup(_seats, _options, effects) {
    const deck = effects.rng.shuffle([...CARDS]);
    const hands = SEATS.map(() => sorted(deck.splice(0, HAND)));
    for (const [seat, cards] of hands.entries()) effects.tellOnly([seat], { type: 'dealt', cards }, null);
    const players = hands.map((hand) => ({ hand, picked: [], points: 0 }));
    const window = windows.openWindow<'given'>(0, 'pass', SEATS);
    return { round: 0, aside: deck[0], players, question: null, window };
  },
  toAct: (state) =>
    isPassing(state) ? windows.unanswered(state.window) : [state.question?.target ?? active(state)],
  parse: (json) => parseBy(MOVES, json),
  moves: (state, seat) => moves(state, seat),
  refusal: (state, seat, move) => unlisted(moves(state, seat, CARDS), move, 'PA-1'),
  play(state, seat, move, effects) {
    const player = state.players[seat];
    if (move.kind === 'ask') {
      state.question = { target: move.target, least: move.least, count: null };
      return effects.tell({ type: 'asked', seat, ...state.question });
    }
    if (move.kind === 'reply') {
      const least = state.question?.least ?? 0;
      const count = move.speak === 'count' ? player.hand.filter((card) => card >= least).length : -1;
      if (count < 0) player.points--;
      state.question = { target: seat, least, count };
      state.window = windows.openWindow(++state.round, 'pass', state.round < ROUNDS ? SEATS : []);
      return effects.tell({ type: 'replied', seat, ...state.question });
    }
    const given = move.kind === 'give';
    if (given) windows.setAnswer(state.window, seat, 'given');
    else player.picked = move.kind === 'pick' ? [...player.picked, move.card] : [];
    if (move.kind === 'withdraw') windows.withdrawAnswer(state.window, seat);
    effects.tellOnly([seat], { type: given ? 'given' : 'picked', cards: player.picked }, null);
    if (windows.isComplete(state.window)) passAll(state, effects);
  },
  pick: (state, seat, rng) => pickListed(moves(state, seat, CARDS), rng),
  windows: { current: (state) => (isPassing(state) ? state.window : null) },
  publicView({ round, question, players, aside, window }, open) {
    const seen = players.map(({ hand, picked, points }, seat) => {
      const given = windows.answerOf(window, seat) !== null;
      return { points, given, own: open ? { hand, picked } : null };
    });
    return { round, question, aside: open ? aside : null, passing: window.asked.length > 0, players: seen };
  },
  ownView({ players }, seat, _open, seen) {
    const { hand, picked } = players[seat];
    return { ...seen, players: seen.players.with(seat, { ...seen.players[seat], own: { hand, picked } }) };
  },
  outcome({ round, players }) {
    const sums = players.map(({ hand, points }) => ({ points: points + hand[HAND - 1] }));
    return round < ROUNDS ? null : { places: placesBy(sums), how: 'highest' };
  },
  clone: (state) => ({ ...state, players: copies(state.players), window: windows.cloneWindow(state.window) }),
});
