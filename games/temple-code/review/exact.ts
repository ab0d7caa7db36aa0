/** Goes through a match once, from one chair: how many orders were left at every move, and what came of it. */

import {
  allHeard,
  heard,
  type MatchRecord,
  ownMoves,
  type Perspective,
  type Retelling,
  type ReviewMoment,
  type ReviewSample,
  retell,
  type Seat,
  type Where,
} from '@conclave/engine';
import { leftAfter, partition } from '../bot/answers.ts';
import { decodingChoices } from '../bot/choices.ts';
import { cardOfTrio, fits, isSameOrder } from '../mind/orders.ts';
import { type Card, type Combination, DECK } from '../rules/deck.ts';
import type { Event } from '../rules/events.ts';
import { type TempleCode, templeCode } from '../rules/game.ts';
import type { Move } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import type { Place, Summary } from './keys.ts';
import { Knowledge, type Left } from './knowledge.ts';
import { counts, moment, pinAt, say } from './moments.ts';

/** A decision of this seat that a bot may be asked about: what it knew, and what it did. */
export interface Decision {
  readonly perspective: Perspective<TempleCode>;
  readonly move: Move;
}

export interface Found {
  readonly turns: readonly ReviewSample[];
  readonly moments: readonly ReviewMoment[];
  /** By moment: the decision it is about. */
  readonly decisions: ReadonlyMap<ReviewMoment, Decision>;
  /** By moment: it is worth telling only if the strong bot would not have done the same. */
  readonly ifBotDiffers: ReadonlySet<ReviewMoment>;
  /** Orders left after all own decodings: what was to be expected, and what came. */
  readonly luck: { readonly expected: number; readonly came: number };
  readonly summary: Summary;
}

/** A better card leaves at most two thirds as many on average, and at least one fewer. */
const BETTER_SHARE = [2, 3] as const;

export function exact(
  record: MatchRecord<unknown>,
  seat: Seat,
  retelling: Retelling<TempleCode> = retell<TempleCode>(templeCode, record),
): Found {
  const { record: now, match, entries } = retelling;
  const review = new ExactReview(seat);
  const isOwn = ownMoves(now, seat);
  for (const event of allHeard(match.openingTold, seat)) review.knowledge.told(event);
  review.sample({ at: 0, turn: 0 });
  let perspective = match.perspective(seat);
  let turn = 0;
  for (const { at, entry, told, stands } of entries) {
    if (stands && 'move' in entry) {
      turn++;
      const events = told.flatMap((telling) => heard(telling, seat) ?? []).filter(isOfGame);
      const own = isOwn(entry);
      if (entry.seat === seat) review.isManned = own;
      review.step({ at: at + 1, turn }, perspective, own ? entry.move : null, events);
    }
    perspective = match.perspective(seat);
  }
  review.end(turn, perspective.outcome?.places[0] ?? [], now.seats);
  return review;
}

function isOfGame(event: { readonly type: string }): event is Event {
  return !event.type.startsWith('house.');
}

class ExactReview implements Found {
  readonly knowledge: Knowledge;
  readonly turns: ReviewSample[] = [];
  readonly moments: ReviewMoment[] = [];
  readonly decisions = new Map<ReviewMoment, Decision>();
  readonly ifBotDiffers = new Set<ReviewMoment>();
  readonly luck = { expected: 0, came: 0 };
  readonly summary = { found: 0, wrong: 0 };
  /** Whoever is reviewed made the last move of this seat. */
  isManned = true;
  private readonly seat: Seat;
  /** Of the combination that stands: when one was left by the decodings, by the deck; 0: not yet. */
  private byNotes = 0;
  private byDeck = 0;
  /** The last move in which a rival found a combination. */
  private rivalFound = 0;

  constructor(seat: Seat) {
    this.seat = seat;
    this.knowledge = new Knowledge(seat);
  }

  sample({ at, turn }: Where): Left {
    const left = this.knowledge.left();
    const values = { notes: left.notes.length, sight: left.sight.length, deck: left.deck.length };
    this.turns.push({ at, turn, values });
    return left;
  }

  /** `move`: the own move, if it was one. */
  step(
    after: Where,
    perspective: Perspective<TempleCode>,
    move: Move | null,
    events: readonly Event[],
  ): void {
    const { seat, knowledge } = this;
    const before: Where = { at: after.at - 1, turn: after.turn };
    const left = knowledge.left();
    const declared = events.find((event) => event.type === 'declared');
    if (declared?.seat === seat && move) {
      const told = this.declared(before, perspective.view, left, declared.combination, declared.card);
      this.add(told, { perspective, move });
    }
    if (declared?.seat === seat) this.summary[declared.right ? 'found' : 'wrong']++;
    if (declared?.right && declared.seat !== seat) this.rivalFound = after.turn;
    if (move && perspective.asked) this.card(before, perspective, left, move);
    for (const event of events) knowledge.told(event);
    const isNew = events.some((event) => event.type === 'combinationDrawn' && event.seat === seat);
    if (declared?.seat === seat && !isNew) {
      // The match ends with it: no combination stands before this seat.
      this.turns.push({ ...after, values: { notes: null, sight: null, deck: null } });
      return;
    }
    const now = this.sample(after);
    const decoded = events.filter((event) => event.type === 'decoded' && event.seat === seat);
    if (isNew) this.byNotes = this.byDeck = 0;
    else if (decoded.length === 1)
      this.answered(after, left, now, decoded[0].type === 'decoded' ? decoded[0].card : 0);
    this.oneLeft(after, now);
  }

  private add(told: ReviewMoment, decision: Decision): void {
    this.moments.push(told);
    this.decisions.set(told, decision);
  }

  /** One's own declaration. */
  private declared(where: Where, view: View, left: Left, order: Combination, was: Card): ReviewMoment {
    const { turn } = where;
    const k = left.deck.length;
    const isRight = isSameOrder(DECK[was], order);
    const rest = [counts(left), say('fact', 'was', { card: was })];
    if (isRight) {
      if (k > 1) return moment(where, 'chance', 'guessRight', { k }, rest);
      const since = this.knownSince(turn);
      return since > 0
        ? moment(where, 'against', 'late', { n: since, m: turn }, [
            counts(left),
            say('exact', 'left', { card: was }),
          ])
        : moment(where, 'good', 'atOnce', {}, [counts(left)]);
    }
    if (!left.notes.some((other) => isSameOrder(other, order))) {
      const against = this.knowledge.decodings.find((decoded) => !fits(order, decoded));
      // Without a decoding every order fits.
      return moment(
        where,
        'against',
        'impossible',
        { card: against?.card ?? was },
        rest,
        left,
        against ? [pinAt(against.card, 'exact', '≠')] : [],
      );
    }
    const card = cardOfTrio(order);
    if (!left.sight.some((other) => isSameOrder(other, order))) {
      return moment(where, 'against', 'layOpen', this.whereItLay(view, card), rest, left, [
        pinAt(card, 'exact', '≠'),
      ]);
    }
    if (!isSameOrder(DECK[card], order)) return moment(where, 'against', 'noSuchCard', { card }, rest, left);
    return moment(where, 'chance', 'guessWrong', { k, card: was }, rest);
  }

  /** Since when it could be known, if it was declared late; 0: it was not. */
  private knownSince(turn: number): number {
    if (this.byNotes > 0 && turn - this.byNotes >= 2) return this.byNotes;
    return this.byDeck > 0 && this.rivalFound > this.byDeck ? this.byDeck : 0;
  }

  private whereItLay(view: View, card: Card): { where: Place; who: Seat } {
    const { seat } = this;
    if (this.knowledge.former.includes(card)) return { where: 'own', who: seat };
    if (view.discard.includes(card)) return { where: 'discard', who: seat };
    const who = view.players.findIndex(
      ({ combination, front }) => combination === card || front.includes(card),
    );
    if (who >= 0) return { where: 'before', who };
    const aside = view.aside.find((kept) => kept.card === card);
    return aside ? { where: 'before', who: aside.seat } : { where: 'gone', who: seat };
  }

  /** Whether another card within reach would have told more. */
  private card(where: Where, perspective: Perspective<TempleCode>, { deck }: Left, move: Move): void {
    const choices = decodingChoices(perspective.moves, perspective.view, this.seat);
    const [mine] = decodingChoices([move], perspective.view, this.seat);
    if (!mine || choices.length < 2 || deck.length < 2) return;
    const worth = (card: Card) => leftAfter(partition(deck, card));
    const best = choices.reduce((one, other) => (worth(other.card) < worth(one.card) ? other : one));
    const [a, b] = [worth(best.card), worth(mine.card)];
    if (a * BETTER_SHARE[1] > b * BETTER_SHARE[0] || b - a < 1) return;
    const params = { card: best.card, a: rounded(a), b: rounded(b) };
    const told = moment(where, 'against', 'betterCard', params, [], null, [
      pinAt(best.card, 'exact', params.a),
      pinAt(mine.card, 'fact', params.b),
    ]);
    this.add(told, { perspective, move });
    this.ifBotDiffers.add(told);
  }

  /** How lucky the answer to a decoding was. */
  private answered(where: Where, before: Left, now: Left, card: Card): void {
    if (before.deck.length < 2) return;
    const expected = leftAfter(partition(before.deck, card));
    const came = now.deck.length;
    this.luck.expected += expected;
    this.luck.came += came;
    const params = { k: came, a: rounded(expected) };
    const says = [say('chance', 'expected', params)];
    const pins = [pinAt(card, 'fact', came)];
    const key = came * 2 <= expected ? 'toldMuch' : came >= expected * 2 ? 'toldLittle' : null;
    if (key !== null) this.moments.push(moment(where, 'chance', key, params, says, null, pins));
  }

  private oneLeft(where: Where, left: Left): void {
    const { turn } = where;
    const isByNotes = this.byNotes === 0 && left.notes.length === 1;
    const isByDeck = this.byDeck === 0 && left.deck.length === 1;
    if (isByNotes) this.byNotes = turn;
    if (isByDeck) this.byDeck = turn;
    const says = [counts(left), ...left.deck.slice(0, 1).map((card) => say('exact', 'left', { card }))];
    if (isByNotes) this.moments.push(moment(where, 'known', 'oneByNotes', { n: turn }, says));
    else if (isByDeck) this.moments.push(moment(where, 'known', 'oneLeft', { n: turn }, says, left));
  }

  end(turn: number, winners: readonly Seat[], seats: number): void {
    const last = this.turns.at(-1);
    const [who] = winners;
    if (!last || who === undefined) return;
    const where = { at: last.at, turn };
    const left = this.knowledge.left();
    if (who === this.seat) {
      const isSolo = seats === 1;
      this.moments.push(
        isSolo
          ? moment(where, 'good', 'finished', { k: this.summary.found })
          : moment(where, 'good', 'won', {}),
      );
      return;
    }
    if (left.deck.length === 1 && this.byDeck > 0 && this.isManned) {
      const says = [counts(left), say('exact', 'left', { card: left.deck[0] })];
      this.moments.push(moment(where, 'against', 'never', { who }, says, left));
    }
    this.moments.push(moment(where, 'against', 'wonBy', { who, m: turn }));
  }
}

/** To tenths. */
function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
