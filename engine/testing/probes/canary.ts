/** Canary: a trick-taking game whose cards are long random words. A word in the wrong place is a leak. */

import { copies, type MoveOf, parseBy, placesBy, range, unlisted } from '../../author.ts';
import { defineGame } from '../../define-game.ts';
import type { Effects, Seat } from '../../game.ts';
import type { Rng } from '../../rng.ts';

/** 16 random bytes. */
export function hexWord(rng: Rng): string {
  const parts = range(4).map(() => rng.int(0x100000000).toString(16).padStart(8, '0'));
  return parts.join('');
}

const [HAND, PILE] = [4, 6];
const MOVES = { raise: { place: range(HAND + PILE) }, whisper: { to: range(4) }, show: {} };
export type Move = MoveOf<typeof MOVES>;
type Word = string;
type Whisper = { readonly seat: Seat; readonly to: Seat; readonly word: Word | null };
export interface State {
  active: Seat;
  pile: readonly Word[];
  /** Hands in order of the words, which their owners know. */
  players: { hand: readonly Word[]; points: number; shown: Word | null }[];
  /** What the active seat holds ready, known to it alone. */
  raised: Word | null;
  whispers: readonly Whisper[];
  spent: readonly Word[];
}
export type Event =
  | { readonly type: 'drew'; readonly seat: Seat; readonly word: Word | null }
  | { readonly type: 'raised' | 'shown' | 'took'; readonly seat: Seat; readonly word: Word }
  | ({ readonly type: 'whispered' } & Whisper);
type Seen = { points: number; shown: Word | null; cards: number; hand: readonly Word[] | null };
export interface View extends Pick<State, 'active' | 'raised' | 'whispers' | 'spent'> {
  readonly pile: readonly Word[] | number;
  readonly players: readonly Seen[];
}

function draw(state: State, seat: Seat, effects: Effects<Event>): void {
  const [word, ...pile] = state.pile;
  state.pile = pile;
  state.players[seat].hand = [...state.players[seat].hand, word].sort();
  effects.seal();
  effects.tellOnly([seat], { type: 'drew', seat, word }, { type: 'drew', seat, word: null });
}

function moves({ active, players, raised, whispers }: State, seat: Seat): Move[] {
  if (seat !== active) return [];
  const { hand } = players[seat];
  const raises = hand.flatMap((word, place): Move[] => (word === raised ? [] : [{ kind: 'raise', place }]));
  if (raised === null) return raises;
  const heard = [seat, ...whispers.filter(({ word }) => word === raised).map(({ to }) => to)];
  const ears = range(players.length).filter((to) => !heard.includes(to));
  return [{ kind: 'show' }, ...raises, ...ears.map((to): Move => ({ kind: 'whisper', to }))];
}

function endTrick(state: State, effects: Effects<Event>): void {
  const words = state.players.map(({ shown }) => shown ?? '');
  const word = words.reduce((best, other) => (other > best ? other : best));
  const seat = words.indexOf(word);
  for (const player of state.players) player.shown = null;
  state.spent = [...state.spent, ...words];
  state.players[seat].points++;
  state.active = seat;
  effects.tell({ type: 'took', seat, word });
  if (state.pile.length > 0) draw(state, seat, effects);
}

export type Canary = { state: State; move: Move; view: View; event: Event; options: Record<string, never> };
export const canary = defineGame<Canary>({
  id: 'canary',
  seats: { min: 2, max: 4 },
  options: {},
  setup(seats, _options, effects) {
    const pile = range(seats * HAND + PILE).map(() => hexWord(effects.rng));
    const players = range(seats).map(() => ({ hand: [], points: 0, shown: null }));
    const state: State = { active: 0, pile, players, raised: null, whispers: [], spent: [] };
    for (const index of range(seats * HAND)) draw(state, index % seats, effects);
    return state;
  },
  toAct: ({ active }) => [active],
  parse: (json) => parseBy(MOVES, json),
  moves,
  refusal: (state, seat, move) => unlisted(moves(state, seat), move, 'CA-1'),
  play(state, seat, move, effects) {
    const player = state.players[seat];
    const word = move.kind === 'raise' ? player.hand[move.place] : (state.raised ?? '');
    if (move.kind === 'raise') {
      state.raised = word;
      effects.tellOnly([seat], { type: 'raised', seat, word }, null);
    } else if (move.kind === 'whisper') {
      const whisper = { seat, to: move.to, word };
      state.whispers = [...state.whispers, whisper];
      effects.seal(); // What was heard cannot be unheard.
      const event = { type: 'whispered', ...whisper } as const;
      effects.tellOnly([seat, move.to], event, { ...event, word: null });
    } else {
      state.players[seat] = { ...player, hand: player.hand.filter((own) => own !== word), shown: word };
      state.active = (seat + 1) % state.players.length;
      state.raised = null;
      effects.tell({ type: 'shown', seat, word });
      if (state.players.every(({ shown }) => shown !== null)) endTrick(state, effects);
    }
  },
  lapse: (state) => (state.raised === null ? { kind: 'raise', place: 0 } : { kind: 'show' }),
  publicView({ active, raised, whispers, spent, pile, players }, open) {
    return {
      active,
      raised: open ? raised : null,
      whispers: whispers.map((said) => ({ ...said, word: open ? said.word : null })),
      spent,
      pile: open ? pile : pile.length,
      players: players.map(({ hand, ...rest }) => ({
        ...rest,
        cards: hand.length,
        hand: open ? hand : null,
      })),
    };
  },
  ownView({ active, raised, whispers, players }, seat, _open, seen) {
    return {
      ...seen,
      raised: seat === active ? raised : seen.raised,
      whispers: whispers.map((said, at) =>
        said.seat === seat || said.to === seat ? said : seen.whispers[at],
      ),
      players: seen.players.with(seat, { ...seen.players[seat], hand: players[seat].hand }),
    };
  },
  outcome({ players }) {
    const isBetween = players.every(({ shown }) => shown === null);
    const over = isBetween && players.some(({ hand }) => hand.length === 0);
    return over ? { places: placesBy(players), how: 'tricks' } : null;
  },
  clone: (state) => ({ ...state, players: copies(state.players) }),
});
