/**
 * An example of the whole contract: one literal with every member of `GameRules`, each with a comment and a value.
 *
 * Confess, a small game of secrets: every seat hides a number. In turn a seat names a number; the others may confess,
 * in a secret window, that theirs is the one. A confession gives a point to both and a new number to the confessor.
 */

import { others, placesBy, range, unlisted } from '../author.ts';
import { type WindowOption, windowOption } from '../closing-time.ts';
import { defineGame } from '../define-game.ts';
import type { Game, Seat } from '../game.ts';
import { hasExactly, isIndex } from '../json.ts';
import * as windows from '../windows.ts';
import type { GameSpec } from './spec.ts';

const MAX_NUMBERS = 6;

/** Everything there is, secrets included. Plain JSON; it never leaves the server. */
interface State {
  readonly numbers: number;
  turn: number;
  turns: number;
  /** By seat, secret: its number. */
  hidden: number[];
  /** By seat, secret: its standing order is to confess. */
  honest: boolean[];
  points: number[];
  /** The number named in this turn. */
  named: number | null;
  window: windows.Window<'confess'> | null;
}

/** What a player can do. `kind` tells the moves apart. */
type Move =
  | { readonly kind: 'name'; readonly number: number }
  | { readonly kind: 'confess' | 'pass' | 'withdraw' }
  | { readonly kind: 'order'; readonly honest: boolean };

/** What players are told. `type` tells the events apart. */
type Event =
  | { readonly type: 'named'; readonly seat: Seat; readonly number: number }
  | { readonly type: 'answered'; readonly confesses: boolean | null }
  | { readonly type: 'ordered'; readonly honest: boolean }
  | { readonly type: 'closed'; readonly confessors: readonly Seat[] };

/** What one watcher may see of the state; `null`: the secrets of another seat. */
interface View extends Pick<State, 'turn' | 'turns' | 'points' | 'named'> {
  readonly players: readonly (Own | null)[];
}
interface Own {
  readonly hidden: number;
  readonly honest: boolean;
  readonly answer: 'confess' | windows.Pass | null;
}

interface Options extends WindowOption {
  readonly numbers: number;
}

/** The types of the game in one bundle: the parameter of `Game`. */
interface Confess {
  state: State;
  move: Move;
  view: View;
  event: Event;
  options: Options;
}

const active = ({ turn, hidden }: State): Seat => turn % hidden.length;
const isOver = ({ turn, turns }: State) => turn >= turns;
const mayConfess = ({ hidden, named }: State, seat: Seat) => hidden[seat] === named;

function ownOf({ hidden, honest, window }: State, seat: Seat): Own {
  return { hidden: hidden[seat], honest: honest[seat], answer: window && windows.answerOf(window, seat) };
}

export const exampleGame: Game<Confess> = defineGame<Confess>({
  // Its name in records and addresses; it never changes.
  id: 'confess',
  // How many can play.
  seats: { min: 2, max: 4 },
  // What the host chooses before the match, with bounds and defaults. A game with secret windows has `windowOption`.
  options: { numbers: { kind: 'number', min: 2, max: MAX_NUMBERS, default: 3 }, ...windowOption },
  // Kinds of moves a seat may make while it is not asked.
  anytime: ['order'],
  // Kinds the player composes, of which `moves` lists only a selection; such a game needs `pick`. Here: all are listed.
  composed: [],
  // Kinds that are composed over several turns, asked or not. Here an order is one click.
  lasting: [],
  // Kinds of which nobody but the mover notices anything: the match then looks at no other seat, which is faster.
  unnoticed: ['confess', 'pass', 'withdraw', 'order'],
  // Whether players may ask the table to take their last public step back: where chance is in nearly every step, no.
  takesBack: false,

  // Options that do not go together, or not with this number of seats; `null`: fine.
  optionsRefusal(seats, { numbers }) {
    return seats === 4 && numbers < 3 ? { rule: 'CO-1', reason: 'tooFewNumbers', params: { seats } } : null;
  },

  // The first state. All chance comes from `rng`, so that the seed gives the same match again.
  setup(seats, { numbers }, { rng }) {
    return {
      numbers,
      turn: 0,
      turns: 3 * seats,
      hidden: range(seats).map(() => rng.int(numbers)),
      honest: range(seats).map(() => false),
      points: range(seats).map(() => 0),
      named: null,
      window: null,
    };
  },

  // The seats the game waits for; in a secret window all who are asked, until it closes. Example: [0].
  toAct: (state) => (isOver(state) ? [] : (state.window?.asked ?? [active(state)])),

  // What a watcher may know of `toAct`: seats, or 'someone' where even that is secret.
  waiting: (state) => state.window?.asked ?? [active(state)],

  // Reads a move of unknown origin; `null`: it is none. Never throws, and takes no unknown key.
  parse(json) {
    if (hasExactly(json, 'kind', 'number') && json.kind === 'name' && isIndex(json.number, MAX_NUMBERS)) {
      return { kind: 'name', number: json.number };
    }
    if (hasExactly(json, 'kind', 'honest') && json.kind === 'order' && typeof json.honest === 'boolean') {
      return { kind: 'order', honest: json.honest };
    }
    const plain = ['confess', 'pass', 'withdraw'] as const;
    const kind = hasExactly(json, 'kind') && plain.find((known) => known === json.kind);
    return kind ? { kind } : null;
  },

  // All legal moves of a seat, always in the same order, from what that seat knows. Example: [{ kind: 'pass' }].
  moves(state, seat) {
    if (isOver(state)) return [];
    const { window, numbers } = state;
    const order: Move = { kind: 'order', honest: !state.honest[seat] };
    if (!window) {
      const names = range(numbers).map((number): Move => ({ kind: 'name', number }));
      return seat === active(state) ? [...names, order] : [order];
    }
    if (!windows.isAsked(window, seat)) return [order];
    const given = windows.answerOf(window, seat);
    const confess: Move[] = given !== 'confess' && mayConfess(state, seat) ? [{ kind: 'confess' }] : [];
    const pass: Move[] = given === windows.PASS ? [] : [{ kind: 'pass' }];
    const withdraw: Move[] = given === null ? [] : [{ kind: 'withdraw' }];
    return [...confess, ...pass, ...withdraw, order];
  },

  // Why a move is not legal: the rule's id and a key of the game's text; `null`: it is legal.
  refusal: (state, seat, move) => unlisted(exampleGame.moves(state, seat), move, 'CO-2'),

  // A random legal move; needed where `composed` names kinds. `null`: the seat has none.
  pick(state, seat, rng) {
    const moves = exampleGame.moves(state, seat);
    return moves.length === 0 ? null : rng.pick(moves);
  },

  // Makes a legal move: changes the state in place and tells each seat what it may know.
  play(state, seat, move, effects) {
    const { window } = state;
    switch (move.kind) {
      case 'name':
        state.named = move.number;
        state.window = windows.openWindow(state.turn, 'confess', others(state.hidden, seat));
        effects.tell({ type: 'named', seat, number: move.number });
        // Orders may answer at once, so this step cannot be taken back.
        effects.seal();
        return;
      case 'order':
        state.honest[seat] = move.honest;
        effects.tellOnly([seat], { type: 'ordered', honest: move.honest }, null);
        return;
      case 'withdraw':
        if (window) windows.withdrawAnswer(window, seat);
        effects.tellOnly([seat], { type: 'answered', confesses: null }, null);
        return;
      case 'confess':
      case 'pass':
        if (window) windows.setAnswer(window, seat, move.kind);
        effects.tellOnly([seat], { type: 'answered', confesses: move.kind === 'confess' }, null);
    }
  },

  // The move made for a seat whose time is up: the least binding one.
  lapse: ({ window }) => (window ? { kind: 'pass' } : { kind: 'name', number: 0 }),

  // Questions to several seats at once. Most games have none, and leave this out.
  windows: {
    // The window that is open; `null`: none. Whom it asks follows from public facts alone.
    current: ({ window }) => window && { id: window.id, asked: window.asked, secret: true, passed: [] },

    // Whether a seat of `toAct` still has to answer.
    owes: ({ window }, seat) => window === null || windows.answerOf(window, seat) === null,

    // Closes the secret window when its time is up: a seat without an answer has passed.
    close(state, effects) {
      if (!state.window) return;
      const confessors = windows.answersInOrder(state.window).map(({ seat }) => seat);
      effects.tell({ type: 'closed', confessors });
      if (confessors.length > 0) state.points[active(state)]++;
      for (const seat of confessors) {
        state.points[seat]++;
        state.hidden[seat] = effects.rng.int(state.numbers);
      }
      state.window = null;
      state.named = null;
      state.turn++;
    },

    // What a seat's standing order answers in the secret window that just opened; `null`: nothing (more).
    order(state, seat) {
      const given = state.window && windows.answerOf(state.window, seat);
      return state.honest[seat] && given === null && mayConfess(state, seat) ? { kind: 'confess' } : null;
    },

    // Kinds that are played from a draft when the time of an open window is up. This game has secret windows only.
    lapsing: [],
  },

  // What everybody may see now, spectators too; `open`: the match is over, and nothing is secret any more.
  publicView(state, open) {
    const { turn, turns, points, named, hidden } = state;
    const players = hidden.map((_number, seat) => (open ? ownOf(state, seat) : null));
    return { turn, turns, points: [...points], named, players };
  },

  // What a seat may see: the public view with its own secrets in it. Left out: the public view, for games without any.
  ownView: (state, seat, _open, seen) => ({ ...seen, players: seen.players.with(seat, ownOf(state, seat)) }),

  // Places, winners first, and a key of the game's text; `null`: the match goes on.
  outcome(state) {
    if (!isOver(state)) return null;
    const scores = state.points.map((points, seat) => ({ seat, parts: { points } }));
    return { places: placesBy(state.points.map((points) => ({ points }))), scores, how: 'points' };
  },

  // A copy that shares nothing that changes. Left out: a deep copy. By hand it is faster: search makes millions.
  clone: (state) => ({
    ...state,
    hidden: [...state.hidden],
    honest: [...state.honest],
    points: [...state.points],
    window: state.window && windows.cloneWindow(state.window),
  }),

  // How older records are read. Left out: this is version 1.
  records: {
    // The version of the rules: raised whenever an old record could play out differently.
    version: 2,

    // A running match of an older version: its state in the terms of this one. Version 1 had no standing orders.
    migrate(state) {
      const older = state as Omit<State, 'honest'>;
      return { ...older, honest: older.hidden.map(() => false) };
    },

    // A record of an older version in the terms of this one; `null`: it cannot be read. The moves are the same here.
    upgrade: (record) => ({ ...record, version: 2 }),
  },
});

/** What the conformance tests need to know of it: where to play, and what is secret. */
export const exampleSpec: GameSpec<Confess> = {
  game: exampleGame,
  tables: [{ seats: 2 }, { seats: 3 }, { seats: 4 }, { seats: 2, options: { numbers: 2 } }],
  longest: 800,
  everyStepSeals: true,
  stride: 2,
  veil: {
    disguise(state, watcher, rng) {
      const { window } = state;
      for (const seat of others(state.hidden, watcher)) {
        state.hidden[seat] = rng.int(state.numbers);
        state.honest[seat] = rng.int(2) === 0;
        if (!window || !windows.isAsked(window, seat)) continue;
        const answer = rng.pick([null, windows.PASS, mayConfess(state, seat) ? 'confess' : null]);
        if (answer === null) windows.withdrawAnswer(window, seat);
        else windows.setAnswer(window, seat, answer);
      }
      return { state, rename: (_seat, move) => move };
    },
    secrets: {
      'number of another': ({ hidden }, watcher) => others(hidden, watcher).map((seat) => hidden[seat]),
      'standing order': ({ honest }, watcher) => others(honest, watcher).map((seat) => honest[seat]),
      'answer of another': ({ hidden, window }, watcher) => {
        const asked = others(hidden, watcher).filter((seat) => window && windows.isAsked(window, seat));
        return window && asked.length > 0 ? asked.map((seat) => windows.answerOf(window, seat)) : null;
      },
    },
    steps: { confess: 'nothing', pass: 'nothing', withdraw: 'nothing', order: 'nothing' },
    restricted: ['answered', 'ordered'],
  },
};
