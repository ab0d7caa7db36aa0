/**
 * Cloister, a toy with a bit of everything, and twenty-one ways to break it. The conformance tests must pass the sound
 * one, and catch each broken one by its own property.
 *
 * Three seats hold a card each (0..8). In a turn a seat may note something in private and peek whether a neighbour's
 * card is high. Then it shows its card and draws, or asks the others, who may object if their card is even. That is a
 * secret window, after which the first objector in seat order gets a token.
 */

import { defineGame } from '../define-game.ts';
import type { Effects, Game, Seat, Watcher } from '../game.ts';
import { hasExactly, isIndex } from '../json.ts';
import {
  answerOf,
  answersInOrder,
  cloneWindow,
  isAsked,
  isComplete,
  openWindow,
  PASS,
  setAnswer,
  unanswered,
  type Window,
  withdrawAnswer,
} from '../windows.ts';
import type { GameSpec } from './spec.ts';

export const FAULTS = [
  'leak by view',
  'leak by gallery',
  'leak by public view',
  'leak by move list',
  'leak by order of moves',
  'leak by refusal',
  'leak by event payload',
  'leak by an event that exists',
  'leak at the opening',
  'asked only if one has the card',
  'a peek that counts as unnoticed',
  'skipped where nobody has a choice',
  'closed by the last answer',
  'open for whoever has a choice',
  'passed by answering',
  'leak by mayUndo',
  'forgotten seal',
  'resolved by arrival',
  'closed without a word',
  'shared array in clone',
  'dead end',
  'several act at once without a window',
  'another lapse each time',
] as const;
export type Fault = (typeof FAULTS)[number];

const CARDS = 9;
const SEATS = 3;
const TURNS = 10;
const MARKS = 3;

interface State {
  turns: number;
  hands: number[];
  pile: number[];
  shown: number[];
  tokens: number[];
  notes: number[];
  /** Whom the active seat peeked at this turn. */
  peeked: Seat | null;
  /** By seat and target: was the card high, as far as seen. */
  seen: (boolean | null)[][];
  window: Window<'object'> | null;
  /** Only the toy that resolves by arrival uses it. */
  arrivals: Seat[];
}

type Move =
  | { readonly kind: 'note'; readonly mark: number }
  | { readonly kind: 'peek'; readonly target: Seat }
  | { readonly kind: 'show' }
  | { readonly kind: 'ask' }
  | { readonly kind: 'answer'; readonly object: boolean }
  | { readonly kind: 'withdraw' };

type Event =
  | { readonly type: 'noted'; readonly mark: number }
  | { readonly type: 'peeked'; readonly seat: Seat; readonly target: Seat; readonly high: boolean | null }
  | { readonly type: 'shown'; readonly seat: Seat; readonly card: number }
  | { readonly type: 'drew'; readonly seat: Seat; readonly card: number | null }
  | { readonly type: 'asked'; readonly seat: Seat }
  | { readonly type: 'answered'; readonly object: boolean | null }
  | { readonly type: 'resolved'; readonly first: Seat | null };

const isHigh = (card: number) => card >= CARDS / 2;
const mayObject = (card: number) => card % 2 === 0;
const active = (state: State): Seat => state.turns % SEATS;
const isOver = (state: State) => state.turns >= TURNS;

interface Cloister {
  state: State;
  move: Move;
  view: unknown;
  event: Event;
  options: Record<string, never>;
}

/** The toy with one fault, or with none. */
export function cloister(fault: Fault | null): Game<Cloister> {
  let lapses = 0;

  function nextTurn(state: State): void {
    state.turns++;
    state.peeked = null;
  }

  function resolve(state: State, window: Window<'object'>): Seat | null {
    if (fault === 'resolved by arrival') {
      const objectors = answersInOrder(window).map(({ seat }) => seat);
      return state.arrivals.find((seat) => objectors.includes(seat)) ?? null;
    }
    return answersInOrder(window).at(0)?.seat ?? null;
  }

  function close(state: State, effects: Effects<Event>): void {
    const { window, hands } = state;
    if (!window) return;
    const first = resolve(state, window);
    if (fault !== 'closed without a word' || first !== null) effects.tell({ type: 'resolved', first });
    if (
      fault === 'open for whoever has a choice' &&
      unanswered(window).some((seat) => mayObject(hands[seat]))
    )
      return;
    if (first !== null) state.tokens[first]++;
    state.window = null;
    state.arrivals = [];
    nextTurn(state);
  }

  function viewFor(state: State, watcher: Watcher, open: boolean) {
    const own = (seat: Seat) => open || seat === watcher;
    const leaks = fault === 'leak by public view' || (fault === 'leak by gallery' && watcher === 'gallery');
    return {
      turns: state.turns,
      hands: state.hands.map((card, seat) => (own(seat) ? card : null)),
      pile: open ? state.pile : state.pile.length,
      shown: state.shown,
      tokens: state.tokens,
      notes: state.notes.map((mark, seat) => (own(seat) ? mark : null)),
      peeked: state.peeked,
      seen: state.seen.map((row, seat) => (own(seat) ? row : null)),
      asking: state.window !== null,
      answer: state.window && watcher !== 'gallery' ? answerOf(state.window, watcher) : null,
      leaks: fault === 'leak by view' ? state.hands[0] : leaks ? state.hands[1] : null,
    };
  }

  function listed(state: State, seat: Seat): Move[] {
    if (isOver(state)) return [];
    const { window } = state;
    if (window) {
      if (!isAsked(window, seat)) return [];
      const given = answerOf(window, seat);
      const answers = [false, true].filter(
        (object) => given !== (object ? 'object' : PASS) && (!object || mayObject(state.hands[seat])),
      );
      const list = answers.map((object): Move => ({ kind: 'answer', object }));
      return given === null ? list : [...list, { kind: 'withdraw' }];
    }
    if (seat !== active(state)) {
      if (fault !== 'several act at once without a window') return [];
      return [0, 1, 2].filter((mark) => mark !== state.notes[seat]).map((mark) => ({ kind: 'note', mark }));
    }
    if (fault === 'dead end' && state.notes[seat] === 2 && state.peeked !== null) return [];
    const others = [0, 1, 2].filter((other) => other !== seat);
    const targets = others.filter((other) => fault !== 'leak by move list' || isHigh(state.hands[other]));
    if (fault === 'leak by order of moves') targets.sort((a, b) => state.hands[a] - state.hands[b]);
    return [
      ...[0, 1, 2].filter((mark) => mark !== state.notes[seat]).map((mark): Move => ({ kind: 'note', mark })),
      ...(state.peeked === null ? targets.map((target): Move => ({ kind: 'peek', target })) : []),
      ...(state.pile.length > 0 ? [{ kind: 'show' } as const] : []),
      { kind: 'ask' },
    ];
  }

  return defineGame<Cloister>({
    id: 'cloister',
    seats: { min: SEATS, max: SEATS },
    options: {},
    setup(seats, _options, effects) {
      const cards = effects.rng.shuffle(Array.from({ length: CARDS }, (_none, card) => card));
      if (fault === 'leak at the opening') effects.tell({ type: 'drew', seat: 1, card: cards[1] });
      return {
        turns: 0,
        hands: cards.slice(0, seats),
        pile: cards.slice(seats),
        shown: [],
        tokens: [0, 0, 0],
        notes: [0, 0, 0],
        peeked: null,
        seen: [0, 1, 2].map(() => [null, null, null]),
        window: null,
        arrivals: [],
      };
    },
    toAct(state) {
      if (isOver(state)) return [];
      return (
        state.window?.asked ??
        (fault === 'several act at once without a window' ? [0, 1, 2] : [active(state)])
      );
    },
    waiting(state) {
      return (
        state.window?.asked ??
        (fault === 'several act at once without a window' ? 'someone' : [active(state)])
      );
    },
    parse(json) {
      if (
        hasExactly(json, 'kind') &&
        (json.kind === 'show' || json.kind === 'ask' || json.kind === 'withdraw')
      ) {
        return { kind: json.kind };
      }
      if (hasExactly(json, 'kind', 'mark') && json.kind === 'note' && isIndex(json.mark, MARKS)) {
        return { kind: 'note', mark: json.mark };
      }
      if (hasExactly(json, 'kind', 'target') && json.kind === 'peek' && isIndex(json.target, SEATS)) {
        return { kind: 'peek', target: json.target };
      }
      if (hasExactly(json, 'kind', 'object') && json.kind === 'answer' && typeof json.object === 'boolean') {
        return { kind: 'answer', object: json.object };
      }
      return null;
    },
    moves: listed,
    refusal(state, seat, move) {
      if (listed(state, seat).some((legal) => JSON.stringify(legal) === JSON.stringify(move))) return null;
      return {
        rule: 'CL-1',
        reason: 'notNow',
        params: { seat: fault === 'leak by refusal' ? state.hands[0] : seat },
      };
    },
    play(state, seat, move, effects) {
      switch (move.kind) {
        case 'note':
          state.notes[seat] = move.mark;
          if (fault === 'leak by mayUndo' && isHigh(state.hands[(seat + 1) % SEATS])) effects.seal();
          effects.tellOnly([seat], { type: 'noted', mark: move.mark }, null);
          return;
        case 'peek': {
          const { target } = move;
          const high = isHigh(state.hands[target]);
          state.peeked = target;
          state.seen[seat][target] = high;
          if (fault !== 'forgotten seal' || high) effects.seal();
          const full = { type: 'peeked', seat, target, high } as const;
          if (fault === 'leak by event payload') effects.tell(full);
          else if (fault === 'leak by an event that exists') {
            effects.tellOnly([seat], full, high ? { ...full, high: null } : null);
          } else effects.tellOnly([seat], full, { ...full, high: null });
          return;
        }
        case 'show': {
          const card = state.hands[seat];
          effects.tell({ type: 'shown', seat, card });
          const drawn = state.pile.shift() ?? card;
          state.shown.push(card);
          state.hands[seat] = drawn;
          for (const row of state.seen) row[seat] = null;
          effects.tellOnly([seat], { type: 'drew', seat, card: drawn }, { type: 'drew', seat, card: null });
          nextTurn(state);
          return;
        }
        case 'ask': {
          const others = [0, 1, 2].filter((other) => other !== seat);
          const choosers = others.filter((other) => mayObject(state.hands[other]));
          const asked = fault === 'asked only if one has the card' ? choosers : others;
          const skipped = fault === 'skipped where nobody has a choice' && choosers.length === 0;
          effects.tell({ type: 'asked', seat });
          if (asked.length === 0 || skipped) nextTurn(state);
          else state.window = openWindow(state.turns, 'ask', asked);
          return;
        }
        case 'answer': {
          const { window } = state;
          if (!window) throw new Error('no window');
          setAnswer(window, seat, move.object ? 'object' : PASS);
          if (fault === 'resolved by arrival') state.arrivals.push(seat);
          effects.tellOnly([seat], { type: 'answered', object: move.object }, null);
          if (fault === 'closed by the last answer' && isComplete(window)) close(state, effects);
          return;
        }
        case 'withdraw':
          if (state.window) withdrawAnswer(state.window, seat);
          effects.tellOnly([seat], { type: 'answered', object: null }, null);
      }
    },
    lapse(state, seat) {
      lapses++;
      const another = fault === 'another lapse each time' && lapses % 2 === 0;
      if (!state.window)
        return another ? { kind: 'note', mark: (state.notes[seat] + 1) % MARKS } : { kind: 'ask' };
      return another && !mayObject(state.hands[seat])
        ? { kind: 'withdraw' }
        : { kind: 'answer', object: false };
    },
    windows: {
      current({ window }) {
        if (window === null) return null;
        const { id, asked } = window;
        const answered = asked.filter((seat) => !unanswered(window).includes(seat));
        return { id, asked, secret: true, passed: fault === 'passed by answering' ? answered : [] };
      },
      owes: ({ window }, seat) => window === null || unanswered(window).includes(seat),
      close,
    },
    unnoticed: fault === 'a peek that counts as unnoticed' ? ['peek'] : ['note', 'answer', 'withdraw'],
    publicView: (state, open) => viewFor(state, 'gallery', open),
    ownView: (state, seat, open) => viewFor(state, seat, open),
    outcome(state) {
      if (!isOver(state)) return null;
      const best = Math.max(...state.tokens);
      return { places: [[0, 1, 2].filter((seat) => state.tokens[seat] === best)], how: 'tokens' };
    },
    clone(state) {
      return {
        ...state,
        hands: fault === 'shared array in clone' ? state.hands : state.hands.slice(),
        pile: state.pile.slice(),
        shown: state.shown.slice(),
        tokens: state.tokens.slice(),
        notes: state.notes.slice(),
        seen: state.seen.map((row) => row.slice()),
        window: state.window && cloneWindow(state.window),
        arrivals: state.arrivals.slice(),
      };
    },
  });
}

export function cloisterSpec(fault: Fault | null): GameSpec<Cloister> {
  const game = cloister(fault);
  const others = (watcher: Watcher) => [0, 1, 2].filter((seat) => seat !== watcher);
  return {
    game,
    tables: [{ seats: SEATS }],
    longest: 400,
    conserved: (state) => [...state.hands, ...state.pile, ...state.shown].sort((a, b) => a - b),
    veil: {
      disguise(state, watcher, rng) {
        const hidden = others(watcher);
        for (let attempt = 0; attempt < 40; attempt++) {
          const cards = rng.shuffle([...hidden.map((seat) => state.hands[seat]), ...state.pile]);
          const fits = hidden.every((seat, i) => {
            const seen = watcher === 'gallery' ? null : state.seen[watcher][seat];
            return seen === null || seen === isHigh(cards[i]);
          });
          if (!fits) continue;
          hidden.forEach((seat, i) => {
            state.hands[seat] = cards[i];
            state.notes[seat] = rng.int(MARKS);
            state.seen[seat] = state.seen[seat].map(() => null);
          });
          state.pile = cards.slice(hidden.length);
          break;
        }
        const { window } = state;
        if (window) {
          const asked = hidden.filter((seat) => isAsked(window, seat));
          for (const seat of asked) {
            const answers = [
              null,
              PASS,
              ...(mayObject(state.hands[seat]) ? (['object'] as const) : []),
            ] as const;
            const answer = rng.pick(answers);
            if (answer === null) withdrawAnswer(window, seat);
            else setAnswer(window, seat, answer);
          }
        }
        return { state, rename: (_seat, move) => move };
      },
      secrets: {
        'hand of another': (state, watcher) => others(watcher).map((seat) => state.hands[seat]),
        pile: (state) => (state.pile.length > 1 ? state.pile : null),
        'note of another': (state, watcher) => others(watcher).map((seat) => state.notes[seat]),
        'submitted answer': (state, watcher) =>
          state.window &&
          others(watcher).map((seat) => state.window?.answers[state.window.asked.indexOf(seat)] ?? null),
      },
      steps: { note: 'nothing', answer: 'nothing', withdraw: 'nothing', peek: 'that it happened' },
      restricted: ['noted', 'peeked', 'drew', 'answered'],
    },
  };
}
