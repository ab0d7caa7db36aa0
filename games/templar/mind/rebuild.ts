/** A state out of a view, with what the view does not show put in. */

import type { Seat, Window } from '@conclave/engine';
import { BOOKS, CARDS, type Card, CHALICES, NONE, OBJECTS, SPOTS, UNPLACED, ZONES } from '../rules/box.ts';
import type { State } from '../rules/state.ts';
import type { Counts, SpotView, View } from '../rules/view.ts';

/** What a watcher must add: everybody's hand, and the answers to an open window, by place in `asked`. */
export interface Unshown {
  readonly hands: readonly number[];
  readonly answers: readonly (number | null)[];
}

export function rebuild(view: View, { hands, answers }: Unshown): State {
  const { players, turn, last } = view;
  const { hidden, holds, fill } = rebuildBoard(view);
  return {
    seats: players.length,
    stephanus: view.stephanus,
    start: view.start,
    phase: view.phase,
    round: view.round,
    active: view.active,
    door: view.door,
    remigius: view.figures.remigius ?? UNPLACED,
    severus: view.figures.severus ?? UNPLACED,
    vitus: view.figures.vitus ?? UNPLACED,
    pawns: players.map(({ pawn }) => pawn),
    scores: players.map(({ score }) => score),
    hands: [...hands],
    tops: players.map(({ top }) => numbered(top)),
    reserve: players.flatMap(({ reserve }) => listed(reserve)),
    stock: players.flatMap(({ stock }) => listed(stock)),
    hidden,
    holds,
    fill,
    harbour: view.harbour.flatMap(listed),
    bag: listed(view.bag.tiles),
    raphael: view.raphael ? [...view.raphael.left] : CARDS.map(() => 0),
    raphaelTop: numbered(view.raphael?.top ?? null),
    card: numbered(turn.card),
    steps: turn.steps,
    visited: turn.visited.reduce((bits, room) => bits | (1 << room), 0),
    hides: turn.hides,
    hasPicked: turn.hasPicked,
    hasChosen: turn.hasChosen,
    carried: turn.carried ? OBJECTS.indexOf(turn.carried.object) : NONE,
    carriedOf: turn.carried?.owner ?? 0,
    carriedFrom: turn.carried?.from ?? 0,
    mustGoOn: turn.mustGoOn,
    window: rebuildWindow(view, answers),
    windows: view.windows,
    ready: players.map(({ ringsChosen }) => ringsChosen),
    trigger: last?.trigger ?? null,
    by: last?.by ?? 0,
    turnsLeft: last?.turnsLeft ?? 0,
    quiet: view.quiet,
    bagThen: view.bagThen,
  };
}

function rebuildWindow(view: View, answers: Unshown['answers']): Window<number> | null {
  if (!view.window) return null;
  const { id, asked } = view.window;
  return { id, kind: view.phase === 'first' ? 'first' : 'turn', asked, answers: [...answers] };
}

function rebuildBoard({ rooms, players }: View): Pick<State, 'hidden' | 'holds' | 'fill'> {
  const seats = players.length;
  const hidden = Array.from({ length: 2 * seats * SPOTS.length }, () => 0);
  const holds = SPOTS.map(() => NONE);
  const fill = SPOTS.map(() => 0);
  const put = (spot: number, { object, pieces }: SpotView) => {
    if (object !== null) holds[spot] = OBJECTS.indexOf(object);
    for (const { owner, counted, count } of pieces) {
      hidden[(spot * seats + owner) * 2 + (counted ? 1 : 0)] = count;
      fill[spot] += count;
    }
  };
  rooms.forEach(({ zones, books, chalices }, index) => {
    const room = index + 1;
    zones.forEach((zone, i) => {
      put(ZONES[room][i], zone);
    });
    put(BOOKS[room], books);
    put(CHALICES[room], chalices);
  });
  return { hidden, holds, fill };
}

const listed = (counts: Counts): number[] => OBJECTS.map((object) => counts[object]);
const numbered = (card: Card | null): number => (card === null ? NONE : CARDS.indexOf(card));

/** What a seat asked may answer: a card of its hand, or a zone where it has an uncounted ring. */
export function answersOf(view: View, hands: readonly number[], seat: Seat): number[] {
  if (view.phase === 'first') {
    return CARDS.flatMap((_card, card) => ((hands[seat] >> card) & 1 ? [card] : []));
  }
  const zones = view.rooms[(view.figures.remigius ?? 1) - 1].zones;
  return zones.flatMap(({ pieces }, zone) =>
    pieces.some(({ owner, counted }) => owner === seat && !counted) ? [zone] : [],
  );
}
