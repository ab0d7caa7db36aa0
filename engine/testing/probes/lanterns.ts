/** Two lanterns: one seat leads two guards. The others sneak round the court unseen, and win if two of them get out. */

import { type MoveOf, parseBy, range, unlisted } from '../../author.ts';
import { defineGame } from '../../define-game.ts';
import type { Seat } from '../../game.ts';
import * as windows from '../../windows.ts';

/** Neighbours by point: a ring from 1 to 8, home beside 1 and 5, the gate beside 3 and 7. */
const PATHS = '15 028 13 249 35 046 57 689 17 37'.split(' ').map((points) => [...points].map(Number));
export const [HOME, GATE, CELL] = [0, 9, 10];
const [GUARDS, STRIDE, ROUNDS, NEEDED] = [0, 2, 8, 2];
const POINTS = range(PATHS.length);
const ACTS = ['walk', 'look'] as const;
const ACT = { figure: [0, 1], to: POINTS };
const MOVES = { step: { to: POINTS }, hand: {}, stay: {}, withdraw: {}, walk: ACT, look: ACT, done: {} };
export type Move = MoveOf<typeof MOVES>;
export interface State {
  round: number;
  /** `spot`: where this turn's walk or look went. */
  lanterns: readonly { readonly at: number; readonly spot: number | null }[];
  /** Of seat 1 and on. `seen`: the guards know where she stands. */
  novices: readonly { readonly at: number; readonly path: readonly number[]; readonly seen: boolean }[];
  window: windows.Window<'go'>;
}
export type Event =
  | { readonly type: 'drew'; readonly path: readonly number[]; readonly handed: boolean }
  | { readonly type: 'sneaked'; readonly out: readonly Seat[] }
  | ({ readonly type: 'walked' | 'looked'; readonly found: readonly Seat[] | null } & Act);
type Act = { readonly figure: number; readonly to: number };
export interface View extends Pick<State, 'round' | 'lanterns'> {
  readonly sneaking: boolean;
  readonly novices: readonly { at: number | null; path: readonly number[] | null }[];
}

const isSneaking = ({ window }: State) => window.asked.length > 0;
const seatsWhere = ({ novices }: State, fits: (at: number) => boolean) =>
  novices.flatMap(({ at }, index) => (fits(at) ? [index + 1] : []));

function moves(state: State, seat: Seat): Move[] {
  const { window, lanterns, novices } = state;
  if (windows.answerOf(window, seat)) return [{ kind: 'withdraw' }];
  if (windows.isAsked(window, seat)) {
    const { at, path } = novices[seat - 1];
    const free = PATHS[path.at(-1) ?? at].filter((to) => lanterns.every((lantern) => lantern.at !== to));
    const steps = path.length < STRIDE ? free.map((to): Move => ({ kind: 'step', to })) : [];
    return [{ kind: 'stay' }, ...(path.length > 0 ? [{ kind: 'hand' } as const] : []), ...steps];
  }
  if (seat !== GUARDS || isSneaking(state)) return [];
  const acts = lanterns.flatMap(({ at, spot }, figure) => {
    const points = spot === null ? PATHS[at].filter((to) => to !== HOME && to !== GATE) : [];
    return points.flatMap((to) => ACTS.map((kind): Move => ({ kind, figure, to })));
  });
  return [{ kind: 'done' }, ...acts];
}

export type Lanterns = { state: State; move: Move; view: View; event: Event; options: Record<string, never> };
export const lanterns = defineGame<Lanterns>({
  id: 'lanterns',
  seats: { min: 3, max: 4 },
  options: {},
  setup(seats) {
    const novices = range(seats - 1).map(() => ({ at: HOME, path: [], seen: false }));
    const window = windows.openWindow<'go'>(0, 'sneak', range(seats).slice(1));
    return { round: 0, lanterns: [3, 7].map((at) => ({ at, spot: null })), novices, window };
  },
  toAct: (state) => (isSneaking(state) ? windows.unanswered(state.window) : [GUARDS]),
  waiting: (state) => (isSneaking(state) ? 'someone' : [GUARDS]),
  parse: (json) => parseBy(MOVES, json),
  moves,
  refusal: (state, seat, move) => unlisted(moves(state, seat), move, 'LA-1'),
  play(state, seat, move, effects) {
    const { window, novices, lanterns } = state;
    if (move.kind === 'done') {
      state.lanterns = lanterns.map(({ at }) => ({ at, spot: null }));
      const free = seatsWhere(state, (at) => at < GATE);
      state.window = windows.openWindow(++state.round, 'sneak', free);
    } else if (move.kind === 'walk' || move.kind === 'look') {
      const { kind, ...act } = move;
      const found = seatsWhere(state, (at) => at === act.to);
      const fate = kind === 'walk' ? { at: CELL } : { seen: true };
      state.novices = novices.map((novice, i) => (found.includes(i + 1) ? { ...novice, ...fate } : novice));
      const at = kind === 'walk' ? act.to : lanterns[act.figure].at;
      state.lanterns = lanterns.with(act.figure, { at, spot: act.to });
      effects.seal(); // Whoever looks round a corner has learnt something, also where nobody is.
      const event = { type: `${kind}ed`, ...act, found } as const;
      effects.tellOnly([GUARDS], event, kind === 'walk' ? event : { ...event, found: null });
    } else {
      const { path, ...novice } = novices[seat - 1];
      const drawn = move.kind === 'step' ? [...path, move.to] : move.kind === 'stay' ? [] : path;
      state.novices = novices.with(seat - 1, { ...novice, path: drawn });
      const handed = move.kind === 'hand' || move.kind === 'stay';
      if (handed) windows.setAnswer(window, seat, 'go');
      else windows.withdrawAnswer(window, seat);
      effects.tellOnly([seat], { type: 'drew', path: drawn, handed }, null);
      if (!windows.isComplete(window)) return;
      state.novices = state.novices.map((own) => ({ at: own.path.at(-1) ?? own.at, path: [], seen: false }));
      state.window = windows.openWindow(state.round, 'sneak', []);
      effects.tell({ type: 'sneaked', out: seatsWhere(state, (at) => at === GATE) });
    }
  },
  lapse: (state) => (isSneaking(state) ? { kind: 'stay' } : { kind: 'done' }),
  windows: { current: (state) => (isSneaking(state) ? state.window : null) },
  publicView({ round, lanterns, novices, window }, open) {
    const players = novices.map(({ at, path }) => {
      return { at: open || at >= GATE ? at : null, path: open ? path : null };
    });
    return { round, lanterns, sneaking: window.asked.length > 0, novices: players };
  },
  ownView({ novices }, seat, _open, view) {
    const players = view.novices.map((player, index) => {
      const { at, path, seen } = novices[index];
      if (index + 1 === seat) return { at, path };
      return seat === GUARDS && seen ? { ...player, at } : player;
    });
    return { ...view, novices: players };
  },
  outcome(state) {
    if (state.round < ROUNDS && seatsWhere(state, (at) => at < GATE).length > 0) return null;
    const team = seatsWhere(state, () => true);
    const out = seatsWhere(state, (at) => at === GATE).length >= NEEDED;
    return { places: out ? [team, [GUARDS]] : [[GUARDS], team], how: out ? 'out' : 'kept' };
  },
  clone: (state) => ({ ...state, window: windows.cloneWindow(state.window) }),
});
