/**
 * Interrupt: a seat rolls a die, and all who hold cards may change it, in a secret window. A standing order answers for
 * its owner. A seat that passes in public, for this roll or for good, is not waited for.
 */

import { copies, type MoveOf, parseBy, placesBy, range, unlisted } from '../../author.ts';
import { defineGame } from '../../define-game.ts';
import type { Effects, Game, GameWindow, Seat } from '../../game.ts';
import * as windows from '../../windows.ts';

const TRICKS = ['reroll', 'plus'] as const;
const CARDS = [...TRICKS, 'blank'] as const;
const ORDERS = ['none', 'pass', 'rerollLow'] as const;
const PASSES = ['roll', 'game'] as const;
const ANSWERS = [windows.PASS, ...TRICKS] as const;
const MOVES = {
  roll: {},
  answer: { card: ANSWERS },
  withdraw: {},
  order: { order: ORDERS },
  decline: { for: PASSES },
} as const;
const [LOW, TURNS_EACH] = [2, 3];
export type Card = (typeof CARDS)[number];
export type Order = (typeof ORDERS)[number];
export type Scope = (typeof PASSES)[number];
export type Move = MoveOf<typeof MOVES>;
type Trick = (typeof TRICKS)[number];
export interface State {
  turn: number;
  die: number;
  spent: readonly Card[];
  players: { hand: readonly Card[]; order: Order; passed: Scope | null; points: number }[];
  window: windows.Window<Trick>;
}
export type Event =
  | { readonly type: 'rolled' | 'scored'; readonly seat: Seat; readonly die: number }
  | { readonly type: 'played'; readonly seat: Seat; readonly card: Trick; readonly die: number }
  | { readonly type: 'answered'; readonly card: Trick | windows.Pass | null }
  | { readonly type: 'ordered'; readonly order: Order }
  | { readonly type: 'declined'; readonly seat: Seat; readonly for: Scope };
type Own = { hand: readonly Card[]; order: Order; answer: Trick | windows.Pass | null };
export interface View extends Pick<State, 'turn' | 'die' | 'spent'> {
  readonly asked: readonly Seat[];
  readonly players: readonly { points: number; cards: number; passed: Scope | null; own: Own | null }[];
}
const active = ({ turn, players }: State): Seat => turn % players.length;
const NONE = windows.openWindow<Trick>(0, 'die', []);
const asked = (state: State) => (state.window.asked.length > 0 ? state.window.asked : [active(state)]);
function current({ window: { id, asked }, players }: State): GameWindow | null {
  const passed = asked.filter((seat) => players[seat].passed !== null);
  return asked.length > 0 ? { id, asked, secret: true, passed } : null;
}
const owes = ({ window, players }: State, seat: Seat) =>
  windows.answerOf(window, seat) === null && (window.asked.length === 0 || players[seat].passed === null);
function order({ window, players, die }: State, seat: Seat): Move | null {
  const { hand, order: left, passed } = players[seat];
  if (left === 'none' || passed || windows.answerOf(window, seat) !== null) return null;
  const rerolls = left === 'rerollLow' && die <= LOW && hand.includes('reroll');
  return { kind: 'answer', card: rerolls ? 'reroll' : windows.PASS };
}

function moves(state: State, seat: Seat): Move[] {
  const { window, players } = state;
  const { hand, order: left, passed } = players[seat];
  const own: Move[] = window.asked.length === 0 && seat === active(state) ? [{ kind: 'roll' }] : [];
  if (windows.isAsked(window, seat) && !passed) {
    const given = windows.answerOf(window, seat);
    const cards = ANSWERS.filter((card) => card !== given && (card === windows.PASS || hand.includes(card)));
    own.push(...cards.map((card): Move => ({ kind: 'answer', card })));
    if (given) own.push({ kind: 'withdraw' });
  }
  for (const other of ORDERS) if (other !== left) own.push({ kind: 'order', order: other });
  if (hand.length > 0 && passed !== 'game')
    for (const scope of PASSES) if (scope !== passed) own.push({ kind: 'decline', for: scope });
  return own;
}

function close(state: State, effects: Effects<Event>): void {
  for (const { seat, answer: card } of windows.answersInOrder(state.window, active(state))) {
    const player = state.players[seat];
    player.hand = player.hand.toSpliced(player.hand.indexOf(card), 1);
    state.spent = [...state.spent, card];
    state.die = card === 'reroll' ? 1 + effects.rng.int(6) : state.die + 1;
    effects.tell({ type: 'played', seat, card, die: state.die });
  }
  state.players[active(state)].points += state.die;
  effects.tell({ type: 'scored', seat: active(state), die: state.die });
  for (const player of state.players) if (player.passed === 'roll') player.passed = null;
  state.window = NONE;
  state.turn++;
}

export type Interrupt = { state: State; move: Move; view: View; event: Event; options: object };
export const interrupt: Game<Interrupt> = defineGame<Interrupt>({
  id: 'interrupt',
  records: { version: 2 },
  seats: { min: 2, max: 4 },
  options: {},
  anytime: ['order', 'decline'],
  setup(seats, _options, { rng }) {
    const deal = () => [rng.pick(CARDS), rng.pick(CARDS)].sort();
    const players = range(seats).map(() => ({ hand: deal(), order: ORDERS[0], passed: null, points: 0 }));
    return { turn: 0, die: 0, spent: [], players, window: NONE };
  },
  toAct: asked,
  parse: (json) => parseBy(MOVES, json),
  moves,
  refusal: (state, seat, move) => unlisted(moves(state, seat), move, 'IN-1'),
  play(state, seat, move, effects) {
    const { players, window } = state;
    switch (move.kind) {
      case 'order':
        players[seat].order = move.order;
        effects.tellOnly([seat], { type: 'ordered', order: move.order }, null);
        break;
      case 'decline':
        players[seat].passed = move.for;
        windows.withdrawAnswer(window, seat);
        effects.tell({ type: 'declined', seat, for: move.for });
        break;
      case 'roll': {
        state.die = 1 + effects.rng.int(6);
        effects.tell({ type: 'rolled', seat, die: state.die });
        const holders = range(players.length).filter((s) => players[s].hand.length > 0 && !players[s].passed);
        state.window = windows.openWindow(state.turn, 'die', holders);
        if (holders.length === 0) close(state, effects);
        break;
      }
      case 'answer':
        windows.setAnswer(window, seat, move.card);
        effects.tellOnly([seat], { type: 'answered', card: move.card }, null);
        break;
      case 'withdraw':
        windows.withdrawAnswer(window, seat);
        effects.tellOnly([seat], { type: 'answered', card: null }, null);
    }
  },
  lapse: (state) => (state.window.asked.length > 0 ? { kind: 'answer', card: 'pass' } : { kind: 'roll' }),
  windows: { current, owes, order, close },
  publicView({ turn, die, spent, players, window }, open) {
    const seen = players.map(({ hand, order: left, passed, points }, seat) => {
      const own = { hand, order: left, answer: windows.answerOf(window, seat) };
      return { points, cards: hand.length, passed, own: open ? own : null };
    });
    return { turn, die, spent, asked: window.asked, players: seen };
  },
  ownView(state, seat, _open, seen) {
    const { players } = interrupt.publicView(state, true);
    return { ...seen, players: seen.players.with(seat, players[seat]) };
  },
  outcome: ({ turn, players }) =>
    turn < TURNS_EACH * players.length ? null : { places: placesBy(players), how: 'points' },
  clone: (state) => ({ ...state, players: copies(state.players), window: windows.cloneWindow(state.window) }),
});
