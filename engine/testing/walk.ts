/** Random play through the match: steps, interjections, undos and lapses, all from one seeded generator. */

import type { AnyMove, Game, GameTypes, Seat } from '../game.ts';
import type { Match, Request } from '../match/index.ts';
import type { Rng } from '../rng.ts';

/** The true state, which only tests may look at. */
export function stateOf<G extends GameTypes>(match: Match<G>): G['state'] {
  const { root, now } = match.snapshot();
  return (now ?? root).state;
}

/** A kind first, then uniformly among the moves of that kind. */
export function pickListed<Move extends AnyMove>(moves: readonly Move[], rng: Rng): Move | null {
  if (moves.length === 0) return null;
  const kind = rng.pick([...new Set(moves.map((move) => move.kind))]);
  return rng.pick(moves.filter((move) => move.kind === kind));
}

/** A random legal move of a seat on the bare rules. */
export function pickMove<G extends GameTypes>(
  game: Game<G>,
  state: G['state'],
  seat: Seat,
  rng: Rng,
): G['move'] | null {
  return pickListed(game.moves(state, seat), rng);
}

const SELDOM = 100;

/** Half of all moves that are composed are any, and not one of the selection that is listed. */
function drawn<G extends GameTypes>(
  match: Match<G>,
  seat: Seat,
  listed: readonly G['move'][],
  rng: Rng,
): G['move'] | null {
  const { game } = match;
  if (!game.pick || rng.int(2) === 0) return null;
  const move = game.pick(stateOf(match), seat, rng);
  const isComposed = move !== null && game.composed.includes(move.kind) && !game.anytime.includes(move.kind);
  // At the limit of trying out nothing is listed but what lapses.
  return isComposed && listed.some(({ kind }) => kind === move.kind) && listed.length > 1 ? move : null;
}

/** What happens next in a random match; `null` when nobody can do anything. `seldom`: see `GameSpec`. */
export function nextRequest<G extends GameTypes>(
  match: Match<G>,
  rng: Rng,
  seldom?: (move: G['move']) => boolean,
): Request | null {
  const all = Array.from({ length: match.seats }, (_none, seat) => seat);
  const asked = match.toAct();
  const window = match.window();
  if (window?.kind === 'secret' && rng.int(asked.length === 0 ? 3 : 15) === 0) {
    return { type: 'close', id: window.id };
  }
  const pick = (moves: readonly G['move'][]) =>
    pickListed(seldom && rng.int(SELDOM) > 0 ? moves.filter((move) => !seldom(move)) : moves, rng);
  if (rng.int(8) === 0) {
    const seat = rng.pick(all);
    const { mayUndo, decision } = match.perspective(seat);
    if (mayUndo) return { type: 'undo', seat, decision };
  }
  const { askable } = match;
  if (askable && rng.int(20) === 0) return { type: 'back', ...askable };
  if (asked.length > 0 && rng.int(25) === 0) return { type: 'lapse', seat: rng.pick(asked) };
  const seat = asked.length === 0 || rng.int(10) === 0 ? rng.pick(all) : rng.pick(asked);
  const { moves, decision } = match.perspective(seat);
  const move = drawn(match, seat, moves, rng) ?? pick(moves);
  if (move) return { type: 'move', seat, move, decision };
  if (asked.length === 0) return window?.kind === 'secret' ? { type: 'close', id: window.id } : null;
  const other = rng.pick(asked);
  const own = match.perspective(other);
  const its = drawn(match, other, own.moves, rng) ?? pick(own.moves);
  return its && { type: 'move', seat: other, move: its, decision: own.decision };
}
