/** Follows what one seat is told, and keeps a belief about every novice it does not lead. */

import type { HouseEvent, Seat } from '@conclave/engine';
import {
  BLESSING_CARDS,
  BLESSING_COPIES,
  type Blessing,
  type Card,
  NOISE,
  type Range,
  rangeOf,
  WISHES,
} from '../rules/cards.ts';
import { GUARD_START, type Point, ROW } from '../rules/convent.ts';
import type { Event, Rolled, Sighting } from '../rules/events.ts';
import { type Facing, facing, NOWHERE, sightFrom } from '../rules/sight.ts';
import {
  FIRST_NOVICE,
  type Figure,
  noviceOf,
  type Options,
  type PassFor,
  type Play,
  type Status,
  seatOfNovice,
} from '../rules/state.ts';
import { Belief, type Hearing, type Mark } from './belief.ts';
import { type Deck, type Hidden, Joint } from './joint.ts';
import { pointChances, stageChances } from './marginals.ts';
import { type MotionModel, UNIFORM_MODEL } from './motion-model.ts';
import { StepChances } from './step-chances.ts';

/** What everybody knows of a novice, and what this seat believes of her. */
export interface Followed {
  readonly figure: Figure;
  readonly cell: Point;
  /** `null`: the seat's own novice. */
  readonly belief: Belief | null;
  status: Status;
  card: Card;
  /** She has not left the point where she was captured. */
  barred: boolean;
  /** Her card, where it is known. */
  blessing: Blessing | null;
  trail: number[];
}

interface Shown {
  readonly card: Card;
  readonly obeys: boolean;
  readonly fast: boolean;
}

/** A bit for every wish. */
const ALL_WISHES = (1 << WISHES.length) - 1;

export class Beliefs {
  readonly novices: Followed[] = [];
  readonly guards = [
    { at: GUARD_START, facing: NOWHERE as Facing, ran: false },
    { at: GUARD_START, facing: NOWHERE as Facing, ran: false },
  ];
  private readonly seat: Seat;
  private readonly seats: number;
  private readonly options: Options;
  private readonly model: MotionModel;
  private readonly stepChances: StepChances;
  private readonly guardBlessings: (Blessing | null)[] = [null, null];
  private readonly ownWishes: number[] = [];
  private turn = 1;
  private shown: readonly Shown[] | null = null;
  private dice: readonly Rolled[] = [];
  private plays: Play[] = [];
  /** Seats that have said to all that they pass. */
  private passing: { readonly seat: Seat; readonly until: PassFor }[] = [];
  private feints: Set<Figure> | null = null;
  private joint: Joint | null = null;

  constructor(seat: Seat, seats: number, options: Options, model: MotionModel = UNIFORM_MODEL) {
    this.seat = seat;
    this.seats = seats;
    this.options = options;
    this.model = model;
    this.stepChances = new StepChances(model.convent);
  }

  told(event: Event | HouseEvent): void {
    if (event.type.startsWith('house.')) return;
    this.joint = null;
    this.hear(event as Event);
  }

  private hear(event: Event): void {
    if (!MOVING.has(event.type)) this.settleMoves();
    if (event.type !== 'feintShown') this.settleFeints();
    switch (event.type) {
      case 'dealt':
        this.deal(event.cells);
        break;
      case 'wishDealt':
        this.ownWishes.push(event.wish);
        break;
      case 'blessingDealt':
        this.know(event.figure, event.blessing);
        break;
      case 'turnBegun':
        this.turn = event.turn;
        this.passing = this.passing.filter(({ until }) => until === 'game');
        for (const novice of this.novices) if (novice.status === 'released') novice.status = 'onTheRun';
        break;
      case 'cardsShown':
        this.shown = event.novices.map(({ card, obeys, fast }) => ({ card, obeys: obeys === true, fast }));
        for (const novice of this.novices) novice.trail = [];
        break;
      case 'seen':
        this.of(event.figure).trail.push(event.at);
        break;
      case 'vanished':
        this.of(event.figure).trail.push(-event.to);
        break;
      case 'released':
        this.of(event.figure).status = 'released';
        break;
      case 'rolled':
        this.dice = event.dice;
        this.plays = [];
        break;
      case 'noRoll':
        this.dice = [];
        break;
      case 'blessed':
        this.know(event.figure, event.blessing);
        this.plays.push({
          figure: event.figure,
          blessing: event.blessing,
          die: event.die,
          value: event.value,
        });
        break;
      case 'settled':
        this.dice = event.dice;
        break;
      case 'passed':
        this.passing.push({ seat: event.seat, until: event.until });
        break;
      case 'noises':
        this.noises(event.listening, event.markers);
        break;
      case 'feigned':
        this.know(event.guard, 'falseNoise');
        break;
      case 'feintShown':
        this.feints?.add(event.figure);
        this.of(event.figure).blessing = 'falseNoise';
        break;
      case 'turned': {
        const guard = this.guards[event.guard];
        guard.facing = facing(guard.at, event.to);
        this.lookedRound(event.guard, event.sees);
        break;
      }
      case 'stepped':
        this.stepped(event);
        break;
      case 'recaught':
        this.of(event.figure).status = 'caught';
        break;
      case 'stopped':
        if (event.fast) this.know(event.guard, 'fast');
        break;
      case 'guardCardsShown':
        event.ran.forEach((ran, guard) => {
          this.guards[guard].ran = ran;
        });
        this.dice = [];
        this.plays = [];
        this.feints = new Set();
        break;
      default:
        break;
    }
  }

  private of(figure: Figure): Followed {
    return noviceOf(this, figure);
  }

  private deal(cells: readonly Point[]): void {
    cells.forEach((cell, index) => {
      const own = seatOfNovice(this.seats, this.options.twoNovices, index) === this.seat;
      this.novices.push({
        figure: FIRST_NOVICE + index,
        cell,
        belief: own ? null : new Belief(this.model, cell, this.stepChances),
        status: 'onTheRun',
        card: 'stand',
        barred: false,
        blessing: null,
        trail: [],
      });
    });
  }

  /** A blessing is dealt to this seat, or shown. */
  private know(figure: Figure, blessing: Blessing): void {
    if (figure < FIRST_NOVICE) {
      this.guardBlessings[figure] = blessing;
      return;
    }
    const novice = this.of(figure);
    novice.blessing = blessing;
    if (blessing !== 'falseNoise') novice.belief?.otherBlessing();
  }

  private sight(): Uint8Array {
    const [a, b] = this.guards.map(({ at, facing: direction }) => sightFrom(at, direction));
    const both = new Uint8Array(ROW);
    for (let point = 0; point < ROW; point++) both[point] = a[point] | b[point];
    return both;
  }

  /** P2 is over: all that can be seen of the moves has been told. */
  private settleMoves(): void {
    const { shown } = this;
    if (shown === null) return;
    this.shown = null;
    const seen = this.sight();
    const guards = this.guards.map(({ at }) => at);
    this.novices.forEach((novice, index) => {
      const { card, obeys, fast } = shown[index];
      novice.card = card;
      if (fast) this.know(novice.figure, 'fast');
      if (!obeys) novice.status = 'onTheRun';
      const legs = this.legs(card, fast);
      const { trail, barred } = novice;
      const released = novice.status === 'released';
      novice.belief?.moved({ legs, obeys, released, seen, guards, trail, barred });
      if (card !== 'stand') novice.barred = false;
    });
    this.stepChances.forget();
  }

  private legs(card: Card, fast: boolean): readonly (readonly Range[])[] {
    const plain = rangeOf(card, false, this.options.exactRun);
    const hurried = rangeOf(card, true, this.options.exactRun);
    const double = this.turn === 1 && !this.options.singleStart;
    if (!double) return [[fast ? hurried : plain]];
    return fast
      ? [
          [hurried, plain],
          [plain, hurried],
        ]
      : [[plain, plain]];
  }

  /** P6 has begun: whoever played False Noise in the last one has shown it. */
  private settleFeints(): void {
    const { feints } = this;
    if (feints === null) return;
    this.feints = null;
    for (const { figure, belief } of this.novices) belief?.feintShown(feints.has(figure));
  }

  private noises(listening: boolean, markers: readonly (Mark & { readonly figure: Figure })[]): void {
    for (const { figure, belief, status, card } of this.novices) {
      if (!belief || status !== 'onTheRun') continue;
      const hearings = this.guards.map((_guard, guard) => this.hearing(listening, figure, card, guard));
      const own = markers.filter((marker) => marker.figure === figure);
      if (listening && !this.hasPassed(figure)) belief.listened(hearings, own);
      else belief.heard(hearings, own);
    }
  }

  /** Whoever has passed plays no False Noise. */
  private hasPassed(figure: Figure): boolean {
    const seat = seatOfNovice(this.seats, this.options.twoNovices, figure - FIRST_NOVICE);
    return this.passing.some((one) => one.seat === seat);
  }

  private hearing(listening: boolean, figure: Figure, card: Card, guard: number): Hearing {
    const { at, ran } = this.guards[guard];
    const die = this.dice.findIndex((one) => one.figure === (listening ? guard : figure));
    if (die < 0 || ran) return { at, reach: 0 };
    let reach = this.dice[die].value + NOISE[card];
    for (const play of this.plays) {
      if (play.blessing !== 'adjust' || play.die !== die) continue;
      if (play.figure === guard) reach++;
      if (play.figure === figure) reach--;
    }
    return { at, reach };
  }

  private lookedRound(guard: number, sees: readonly Sighting[]): void {
    const { at, facing: direction } = this.guards[guard];
    const seen = sightFrom(at, direction);
    for (const { figure, belief, status } of this.novices) {
      if (!belief || status === 'caught') continue;
      belief.looked(seen, sees.find((one) => one.figure === figure)?.at ?? null);
    }
  }

  private stepped(event: Extract<Event, { type: 'stepped' }>): void {
    this.guards[event.guard].at = event.to;
    if (event.fast) this.know(event.guard, 'fast');
    for (const { figure } of event.captured) {
      const novice = this.of(figure);
      novice.status = 'caught';
      novice.barred = true;
      novice.belief?.captured(event.to);
    }
    this.lookedRound(event.guard, event.sees);
  }

  /** After all that was told so far. */
  private current(): Joint {
    this.settleMoves();
    this.settleFeints();
    this.joint ??= new Joint(this.hidden(), this.deck());
    return this.joint;
  }

  private followed(): (Followed & { readonly belief: Belief })[] {
    return this.novices.filter((one): one is Followed & { readonly belief: Belief } => one.belief !== null);
  }

  private hidden(): Hidden[] {
    return this.followed().map(({ belief, blessing }) => ({ belief, holds: blessing === null }));
  }

  private deck(): Deck {
    const known = this.knownBlessings();
    return {
      wishes: this.ownWishes.reduce((mask, wish) => mask & ~(1 << wish), ALL_WISHES),
      cards: BLESSING_CARDS.length - known.length,
      falses: BLESSING_COPIES - known.filter((blessing) => blessing === 'falseNoise').length,
    };
  }

  private knownBlessings(): Blessing[] {
    const all = [...this.guardBlessings, ...this.novices.map(({ blessing }) => blessing)];
    return all.filter((blessing) => blessing !== null);
  }

  /** Blessing cards whose place is not known, in no order. */
  unknownBlessings(): Blessing[] {
    const pool = [...BLESSING_CARDS];
    for (const blessing of this.knownBlessings()) pool.splice(pool.indexOf(blessing), 1);
    return pool;
  }

  knownBlessing(figure: Figure): Blessing | null {
    return figure < FIRST_NOVICE ? this.guardBlessings[figure] : this.of(figure).blessing;
  }

  /** The joint and, in its order, whom it is about. */
  drawing(): { readonly joint: Joint; readonly figures: readonly Figure[] } {
    const joint = this.current();
    return { joint, figures: this.followed().map(({ figure }) => figure) };
  }

  /** By hidden novice and point: how likely she is there. */
  points(): Map<Figure, Float64Array> {
    return pointChances(this.current(), this.followed());
  }

  /** Every point possible of a hidden novice if she showed this card now, and nobody saw her move. */
  pointsUnder(figure: Figure, card: Card): Point[] {
    this.current();
    const seen = this.sight();
    const guards = this.guards.map(({ at }) => at);
    const followed = this.followed().map((one) => {
      if (one.figure !== figure) return one;
      const belief = one.belief.copy();
      const legs = this.legs(card, false);
      const { barred } = one;
      belief.moved({ legs, obeys: false, released: false, seen, guards, trail: [], barred });
      return { ...one, belief };
    });
    const hidden = followed.map(({ belief, blessing }): Hidden => ({ belief, holds: blessing === null }));
    const weights = pointChances(new Joint(hidden, this.deck()), followed).get(figure);
    return weights ? [...weights.keys()].filter((point) => weights[point] > 0) : [];
  }

  /** By hidden novice and stage: how likely she is that far. */
  stages(): Map<Figure, number[]> {
    return stageChances(this.current(), this.followed());
  }
}

const MOVING: ReadonlySet<string> = new Set(['cardsShown', 'seen', 'vanished', 'released', 'arrived']);
