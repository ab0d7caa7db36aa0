/** Interrupt: one rolls a die, and all who hold cards may change it; a standing answer spares them the question. */

import type { Effects, Game, Seat } from '../../game.ts';
import * as windows from '../../windows.ts';
import { copies, type MoveOf, parseBy, placesBy, range, unlisted } from './probe.ts';

const TRICKS = ['reroll', 'plus'] as const;
const CARDS = [...TRICKS, 'blank'] as const;
const MODES = ['ask', 'pass', 'rerollLow'] as const;
const ANSWERS = [windows.PASS, ...TRICKS] as const;
const MOVES = { roll: {}, answer: { card: ANSWERS }, withdraw: {}, stand: { mode: MODES } } as const;
const [LOW, TURNS_EACH] = [2, 3];

export type Card = (typeof CARDS)[number];
export type Mode = (typeof MODES)[number];
export type Move = MoveOf<typeof MOVES>;
type Trick = (typeof TRICKS)[number];
export interface State {
  turn: number;
  die: number;
  spent: readonly Card[];
  players: { hand: readonly Card[]; mode: Mode; points: number }[];
  window: windows.Window<Trick>;
}
export type Event =
  | { readonly type: 'rolled' | 'scored'; readonly seat: Seat; readonly die: number }
  | { readonly type: 'played'; readonly seat: Seat; readonly card: Trick; readonly die: number }
  | { readonly type: 'answered'; readonly card: Trick | windows.Pass | null }
  | { readonly type: 'stood'; readonly mode: Mode };
type Own = { hand: readonly Card[]; mode: Mode; answer: Trick | windows.Pass | null };
export interface View extends Pick<State, 'turn' | 'die' | 'spent'> {
  readonly asked: readonly Seat[];
  readonly players: readonly { points: number; cards: number; own: Own | null }[];
}

const active = ({ turn, players }: State): Seat => turn % players.length;
const NONE = windows.openWindow<Trick>(0, 'die', []);

function butler({ window, players, die }: State, seat: Seat): Move | null {
  if (!windows.isAsked(window, seat)) return null;
  const { hand, mode } = players[seat];
  const low: windows.Standing<Trick> = die <= LOW ? { mode: 'do', answer: 'reroll' } : { mode: 'pass' };
  const tricks = TRICKS.filter((trick) => hand.includes(trick));
  const card = windows.butlerAnswer<Trick>(mode === 'rerollLow' ? low : { mode }, tricks, (a, b) => a === b);
  return card && { kind: 'answer', card };
}

function moves(state: State, seat: Seat): Move[] {
  const { window, players } = state;
  const { hand, mode } = players[seat];
  const stands = MODES.flatMap((other): Move[] => (other === mode ? [] : [{ kind: 'stand', mode: other }]));
  if (window.asked.length === 0) return seat === active(state) ? [{ kind: 'roll' }, ...stands] : stands;
  if (!windows.isAsked(window, seat)) return stands;
  if (windows.answerOf(window, seat)) return butler(state, seat) ? stands : [{ kind: 'withdraw' }, ...stands];
  const cards = ANSWERS.filter((card) => card === windows.PASS || hand.includes(card));
  return [...cards.map((card): Move => ({ kind: 'answer', card })), ...stands];
}

function settle(state: State, effects: Effects<Event>): void {
  for (const { seat, answer: card } of windows.answersInOrder(state.window, active(state))) {
    const player = state.players[seat];
    player.hand = player.hand.toSpliced(player.hand.indexOf(card), 1);
    state.spent = [...state.spent, card];
    state.die = card === 'reroll' ? 1 + effects.rng.int(6) : state.die + 1;
    effects.tell({ type: 'played', seat, card, die: state.die });
  }
  state.players[active(state)].points += state.die;
  effects.tell({ type: 'scored', seat: active(state), die: state.die });
  state.window = NONE;
  state.turn++;
}

export type Interrupt = {
  state: State;
  move: Move;
  view: View;
  event: Event;
  options: Record<string, never>;
};
export const interrupt: Game<Interrupt> = {
  id: 'interrupt',
  version: 1,
  seats: { min: 2, max: 4 },
  options: {},
  anytime: ['stand', 'withdraw'],
  open: [],
  setup(seats, _options, { rng }) {
    const deal = () => [rng.pick(CARDS), rng.pick(CARDS)].sort();
    const players = range(seats).map(() => ({ hand: deal(), mode: MODES[0], points: 0 }));
    return { turn: 0, die: 0, spent: [], players, window: NONE };
  },
  toAct: (state) => (state.window.asked.length > 0 ? windows.unanswered(state.window) : [active(state)]),
  waiting: (state) => (state.window.asked.length > 0 ? 'someone' : [active(state)]),
  parse: (json) => parseBy(MOVES, json),
  moves,
  refusal: (state, seat, move) => unlisted(moves(state, seat), move, 'IN-1'),
  play(state, seat, move, effects) {
    if (move.kind === 'stand') {
      state.players[seat].mode = move.mode;
      effects.tellOnly([seat], { type: 'stood', mode: move.mode }, null);
    } else if (move.kind === 'roll') {
      state.die = 1 + effects.rng.int(6);
      effects.tell({ type: 'rolled', seat, die: state.die });
      const asked = range(state.players.length).filter((other) => state.players[other].hand.length > 0);
      state.window = windows.openWindow(state.turn, 'die', asked);
    } else {
      const card = move.kind === 'answer' ? move.card : null;
      if (card) windows.setAnswer(state.window, seat, card);
      else windows.withdrawAnswer(state.window, seat);
      effects.tellOnly([seat], { type: 'answered', card }, null);
    }
    if (move.kind !== 'stand' && windows.isComplete(state.window)) settle(state, effects);
  },
  lapse: (state) => (state.window.asked.length > 0 ? { kind: 'answer', card: 'pass' } : { kind: 'roll' }),
  butler,
  window: ({ window }) => (window.asked.length > 0 ? window : null),
  view({ turn, die, spent, players, window }, watcher, open) {
    const seen = players.map(({ hand, mode, points }, seat) => {
      const own = { hand, mode, answer: windows.answerOf(window, seat) };
      return { points, cards: hand.length, own: open || seat === watcher ? own : null };
    });
    return { turn, die, spent, asked: window.asked, players: seen };
  },
  outcome: ({ turn, players }) =>
    turn < TURNS_EACH * players.length ? null : { places: placesBy(players), how: 'points' },
  clone: (state) => ({ ...state, players: copies(state.players), window: windows.cloneWindow(state.window) }),
};
