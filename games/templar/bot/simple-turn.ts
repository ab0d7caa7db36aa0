/** How easy and fair choose a turn: among the ways they look at the one that looks best, with a little chance in it. */

import { mannerOf } from '@conclave/bots';
import type { Question, Rng, Seat } from '@conclave/engine';
import { BELLS, CARDS, HIDES, MARIA } from '../rules/box.ts';
import type { Templar } from '../rules/game.ts';
import { handSize, type State } from '../rules/state.ts';
import { roundsOf } from './impatience.ts';
import { MANNERS, TASTE } from './manners.ts';
import type { Decided } from './planner.ts';
import { simpleWorth } from './simple-worth.ts';
import { type Turn, Turns } from './turns.ts';

export interface Care {
  /** Of so many ways one is looked at. */
  readonly oneOf: number;
  /** Points by which it may misjudge a card; a way to play it, by a part of them. */
  readonly blur: number;
}

const FINE = 1 << 20;
/** By card, not by way: else cards that can be played in many ways would be chosen more often. */
const OF_A_WAY = 1 / 6;

export function simpleTurn(
  state: State,
  seat: Seat,
  { perspective, options, rng }: Question<Templar>,
  { oneOf, blur }: Care,
): Decided {
  const taste = TASTE[mannerOf(perspective.told, seat, MANNERS) ?? 'roaming'];
  const rounds = roundsOf(options);
  const worthOf = (after: State, judged: Seat) => simpleWorth(after, judged, taste, rounds);
  const turns = new Turns(worthOf, true, rng);
  const all = rng.shuffle([...turns.list(state, seat)]);
  const seen = all.slice(0, Math.ceil(all.length / oneOf));
  const misjudged = CARDS.map(() => blur * chance(rng));
  let best: Turn | null = null;
  let worth = Number.NEGATIVE_INFINITY;
  for (const way of seen) {
    const turn = turns.finish(way, seat);
    const error = misjudged[cardOf(way)] + OF_A_WAY * blur * chance(rng);
    const own = worthOf(turn.state, seat) + error;
    if (own <= worth) continue;
    worth = own;
    best = turn;
  }
  return best === null
    ? { moves: [], why: 'atOnce' }
    : { moves: best.moves, ...reasonFor(state, best.state, best, seat) };
}

/** In the middle of a turn there is only one. */
function cardOf({ moves }: Turn): number {
  const played = moves.find((move) => move.kind === 'card');
  return played?.kind === 'card' ? CARDS.indexOf(played.card) : 0;
}

const chance = (rng: Rng): number => rng.int(FINE) / FINE;

/** What anybody can see of the turn: points, objects hidden or fetched, or cards taken back. */
function reasonFor(
  before: State,
  after: State,
  { moves }: Turn,
  seat: Seat,
): Pick<Decided, 'why' | 'params'> {
  const points = after.scores[seat] - before.scores[seat];
  if (points > 0) return { why: 'pointsNow', params: { points } };
  const played = after.tops[seat];
  const hidden = moves.filter(({ kind }) => kind === 'hide').length;
  if (HIDES[played] > 0 && hidden > 0) return { why: 'hides', params: { objects: hidden } };
  const objects = inStock(after, seat) - inStock(before, seat);
  if (played === MARIA && objects > 0) return { why: 'fetches', params: { objects } };
  const cards = handSize(after.hands[seat]) - handSize(before.hands[seat]);
  const rings = moves.some((move) => move.kind === 'card' && move.card === 'bells');
  if (rings && cards > 0 && ((before.hands[seat] >> BELLS) & 1) === 1)
    return { why: 'cardsBack', params: { cards } };
  return { why: 'prepares' };
}

function inStock({ stock, seats }: State, seat: Seat): number {
  const kinds = stock.length / seats;
  return stock.slice(kinds * seat, kinds * (seat + 1)).reduce((sum, count) => sum + count, 0);
}
