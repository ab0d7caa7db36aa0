/** Goes through a match once, from one chair: at each own turn, how many of the 25 results reached the wanted secret. */

import {
  allHeard,
  type HouseEvent,
  heard,
  type MatchRecord,
  type Perspective,
  type Retelling,
  type ReviewMoment,
  type ReviewSample,
  retell,
  type Seat,
  type Where,
} from '@conclave/engine';
import { hypothesesFrom } from '../bot/hand-counts.ts';
import { Holdings as Worth } from '../bot/worth.ts';
import { LabyrinthMind } from '../mind/mind.ts';
import { COLOURS, HOME } from '../rules/board.ts';
import { ALL_CARDS, type Card, PRIZES, type Prize, SPAN } from '../rules/cards.ts';
import { changed, PAIRS } from '../rules/changes.ts';
import type { Event } from '../rules/events.ts';
import { type SecretLabyrinth, secretLabyrinth } from '../rules/game.ts';
import type { Move } from '../rules/moves.ts';
import { areJoined } from '../rules/paths.ts';
import type { View } from '../rules/view.ts';
import type { Holdings, Summary } from './keys.ts';
import { type Asked, moment, pinOnSecret, pinsOfChanges, say } from './moments.ts';

export interface Found {
  readonly turns: readonly ReviewSample[];
  readonly moments: readonly ReviewMoment[];
  readonly duels: { readonly expected: number; readonly came: number };
  readonly summary: Summary;
}

const TENTHS = 10;
/** Taken by so few of 25 results is worth telling. */
const NARROW = 3;

/** The results of a turn, as places among PAIRS, that join a pawn with the secret of a card. */
export function reaching({
  turned,
  pawn,
  wanted,
}: Pick<Asked, 'turned' | 'pawn' | 'wanted'>): readonly number[] {
  return PAIRS.flatMap((pair, at) => (areJoined(changed(turned, pair), pawn, HOME[wanted]) ? [at] : []));
}

/** An own turn under way. */
interface OwnTurn extends Where {
  readonly asked: Asked | null;
  readonly reach: readonly number[];
  /** Somebody else stands on the secret: it would have to be fought for. */
  readonly isHeld: boolean;
  readonly wins: boolean;
  readonly next: { readonly seat: Seat; readonly reach: number } | null;
  took: boolean;
  /** Every move was made by whoever is reviewed. */
  isOwn: boolean;
}

/** The own changes opened a way to a card for the next player, whose turn it is now. */
interface Opened extends Where {
  readonly who: Seat;
  readonly card: Card;
  readonly k: number;
}

export function exact(
  record: MatchRecord<unknown>,
  seat: Seat,
  retelling: Retelling<SecretLabyrinth> = retell<SecretLabyrinth>(secretLabyrinth, record),
): Found {
  const { record: now, match, entries } = retelling;
  const first = match.perspective(seat);
  const review = new ExactReview(seat, first.view, wasBot(now, seat));
  for (const event of allHeard(match.openingTold, seat)) review.mind.told(event, first.view);
  let perspective: Perspective<SecretLabyrinth> = first;
  for (const { at, entry, told, stands } of entries) {
    review.begin(at, perspective.view);
    const before = perspective.view;
    perspective = match.perspective(seat);
    if (!stands) continue;
    const events = told.flatMap((telling) => heard(telling, seat) ?? []);
    const move = 'move' in entry && entry.seat === seat ? entry.move : null;
    if (move && 'by' in entry) review.moved(at, before, move, entry.by);
    review.told(at + 1, events, perspective.view);
  }
  review.end(now.entries.length, perspective);
  return review;
}

/** A chair that was a bot's throughout is reviewed like any other. */
function wasBot({ entries }: MatchRecord<unknown>, seat: Seat): boolean {
  return entries.every((entry) => !('move' in entry) || entry.seat !== seat || entry.by === 'bot');
}

class ExactReview implements Found {
  readonly mind: LabyrinthMind;
  readonly turns: ReviewSample[] = [];
  readonly moments: ReviewMoment[] = [];
  readonly duels = { expected: 0, came: 0 };
  readonly summary = { turns: 0, could: 0, took: 0 };
  private readonly seat: Seat;
  private readonly bot: boolean;
  private turn: OwnTurn | null = null;
  private opened: Opened | null = null;
  private shown: Extract<Event, { type: 'weaponsShown' }> | null = null;
  /** What could be known of the rival's cards when the weapons were shown. */
  private rival: readonly Holdings[] = [];
  /** Turns ended when the last own turn began. */
  private begun = -1;

  constructor(seat: Seat, view: View, bot: boolean) {
    this.seat = seat;
    this.bot = bot;
    this.mind = new LabyrinthMind(seat, view);
  }

  /** Before an entry: whether an own turn begins here. */
  begin(at: number, view: View): void {
    const { seat } = this;
    if (view.active !== seat || view.stage !== 'change' || view.made > 0 || view.turns === this.begun) return;
    this.begun = view.turns;
    const where = { at, turn: view.turns + 1 };
    const asked = askedOf(view, seat);
    const reach = asked ? reaching(asked) : [];
    const next = (seat + 1) % view.players.length;
    const nextAsked = askedOf(view, next);
    this.turn = {
      ...where,
      asked,
      reach,
      isHeld:
        asked !== null &&
        view.players.some(({ pawn }, other) => other !== seat && pawn === HOME[asked.wanted]),
      wins: asked !== null && isLastNeeded(view, seat, asked.wanted),
      next: nextAsked && { seat: next, reach: reaching(nextAsked).length },
      took: false,
      isOwn: true,
    };
    this.summary.turns++;
    if (reach.length > 0) this.summary.could++;
    const values = { ways: asked ? reach.length : null, chance: this.chance(view.goal, view.players.length) };
    this.turns.push({ ...where, values });
  }

  /** To win, by what everybody may hold; to tenths. It rests on how bots fare with such hands. */
  private chance(goal: number, seats: number): number | null {
    const { all } = this.mind.hands;
    if (all.length === 0) return null;
    const share = new Worth(hypothesesFrom(all, seats), goal).standing(this.seat);
    return Math.round(Math.min(1, Math.max(0, share)) * TENTHS) / TENTHS;
  }

  /** Only what a person did themselves, or a bot in its own chair, makes moments about them. */
  moved(at: number, view: View, move: Move, by: string): void {
    const isOwn = by === 'player' || by === 'order' || (this.bot && by === 'bot');
    if (!isOwn && this.turn) this.turn.isOwn = false;
    if (!isOwn || move.kind !== 'stake' || view.duel === null) return;
    const { rival } = view.duel;
    const { prize } = move;
    if (!this.surelyNone(rival, prize)) return;
    this.moments.push(
      moment({ at, turn: view.turns + 1 }, 'known', 'nothingThere', { who: rival, prize }, [
        say('exact', 'seenOf', { who: rival, prize }),
      ]),
    );
  }

  private surelyNone(rival: Seat, prize: Prize): boolean {
    const { all, approximate } = this.mind.hands;
    const { first, end } = SPAN[prize];
    const holds = (owner: readonly number[]) => owner.slice(first, end).includes(rival);
    return !approximate && all.length > 0 && !all.some(({ owner }) => holds(owner));
  }

  told(at: number, events: readonly (Event | HouseEvent)[], view: View): void {
    for (const event of events) {
      // What is laid open at the end was not known before.
      this.mind.told(event, view);
      switch (event.type) {
        case 'taken':
          this.taken(at, event, view);
          break;
        case 'weaponsShown':
          this.shown = event;
          this.rival = event.seats.includes(this.seat)
            ? PRIZES.flatMap((prize) =>
                this.holdings(event.seats.find((one) => one !== this.seat) ?? 0, prize),
              )
            : [];
          break;
        case 'paid':
          this.paid({ at, turn: view.turns + 1 }, event);
          break;
        case 'turnBegun':
          this.turnOver(at, view);
          break;
        default:
          break;
      }
    }
  }

  private taken(at: number, { seat }: Extract<Event, { type: 'taken' }>, view: View): void {
    const { turn, opened } = this;
    if (seat === this.seat && turn) {
      turn.took = true;
      this.summary.took++;
    }
    if (opened && seat === opened.who) {
      const { who, card, k } = opened;
      const says = [say('exact', 'wayOpened', { who, k })];
      this.moments.push(
        moment({ at, turn: view.turns + 1 }, 'against', 'opened', { who, card }, says, {
          pins: [pinOnSecret(card, k)],
        }),
      );
    }
    this.opened = null;
  }

  private paid(where: Where, { seat, to, prize, count }: Extract<Event, { type: 'paid' }>): void {
    const { shown } = this;
    if (shown === null || (seat !== this.seat && to !== this.seat)) return;
    this.duels.expected += 0.5;
    if (to === this.seat) this.duels.came++;
    if (count === 0) return;
    const weaponOf = (one: Seat) => shown.weapons[shown.seats[0] === one ? 0 : 1];
    const params = { winner: to, weapon: weaponOf(to), loser: seat, beaten: weaponOf(seat), prize, count };
    const known = this.rival.filter((one) => one.prize === prize).map((one) => say('exact', 'holdings', one));
    this.moments.push(
      moment(where, 'chance', 'duel', params, [...known, say('chance', 'evenChance', {})], { more: count }),
    );
  }

  /** What all divisions of the cards that fit have in common. */
  private holdings(who: Seat, prize: Prize): readonly Holdings[] {
    const { all, approximate: more } = this.mind.hands;
    if (all.length === 0) return [];
    const { first, end } = SPAN[prize];
    const ofKind = ALL_CARDS.filter((card) => card >= first && card < end);
    const held = all.map(({ owner }) => ofKind.filter((card) => owner[card] === who));
    const counts = held.map(({ length }) => length);
    const sure = ofKind.filter((card) => held.every((cards) => cards.includes(card)));
    const [least, most] = [Math.min(...counts), Math.max(...counts)];
    return [{ who, prize, least, most, sure, divisions: all.length, more }];
  }

  /** The own turn is over, and the next one is another player's: what was missed, what was opened. */
  private turnOver(at: number, view: View): void {
    const { turn } = this;
    this.opened = null;
    if (turn === null) return;
    this.turn = null;
    const { asked, reach, next } = turn;
    // Whoever stands on the secret needs no way.
    if (asked === null || !turn.isOwn || asked.pawn === HOME[asked.wanted]) return;
    const k = reach.length;
    const params = { k, card: asked.wanted };
    const says = [
      say('exact', 'ways', { k }),
      ...reach.slice(0, 1).map((pair) => say('exact', 'example', { pair })),
    ];
    const pins = [pinOnSecret(asked.wanted, k), ...pinsOfChanges(PAIRS[reach[0]] ?? [])];
    if (k > 0 && !turn.took && !turn.isHeld) {
      const key = turn.wins ? 'winMissed' : 'cardMissed';
      const rest = { more: k / PAIRS.length, ask: asked, pins };
      this.moments.push(moment(turn, 'known', key, params, says, rest));
    }
    if (k > 0 && k <= NARROW && turn.took && !turn.isHeld) {
      this.moments.push(moment(turn, 'good', 'narrow', params, says, { more: (NARROW - k) / NARROW, pins }));
    }
    const after =
      next && !turn.took && next.reach === 0 && view.wanted === asked.wanted
        ? askedOf(view, next.seat)
        : null;
    const opened = after ? reaching(after).length : 0;
    if (next && opened > 0) {
      this.opened = { at, turn: turn.turn, who: next.seat, card: asked.wanted, k: opened };
    }
  }

  end(at: number, { view, outcome }: Perspective<SecretLabyrinth>): void {
    const where = { at, turn: view.turns + 1 };
    const winners = outcome?.places[0] ?? [];
    const [who] = winners;
    if (who === undefined) return;
    if (winners.includes(this.seat)) this.moments.push(moment(where, 'good', 'won', {}));
    else this.moments.push(moment(where, 'against', 'wonBy', { who }));
  }
}

function askedOf({ turned, players, wanted }: View, seat: Seat): Asked | null {
  const { pawn, colour } = players[seat];
  return pawn === null || colour === null || wanted === null
    ? null
    : { turned: [...turned], pawn, colour: COLOURS.indexOf(colour), wanted };
}

function isLastNeeded({ players, goal }: View, seat: Seat, card: Card): boolean {
  return PRIZES.some((prize) => {
    const { first, end } = SPAN[prize];
    const held = (players[seat].cards ?? []).filter((one) => one >= first && one < end);
    return card >= first && card < end && held.length + 1 >= goal;
  });
}
