/** What a language must bring. A missing word is a type error. */

import type { OptionWords, Primer, Seat } from '@conclave/engine';
import type { Who } from '../../words.ts';
import type { Area } from '../rules/areas.ts';
import type { Blessing, Card, WishName } from '../rules/cards.ts';
import type { Event, Named } from '../rules/events.ts';
import type { Reason } from '../rules/reasons.ts';
import type { Edge, Options, Order, PassFor, Plan, Status, When } from '../rules/state.ts';
import type { WhyKey, WhyParams } from '../rules/why.ts';
import type { ChapterKey, RuleId } from './chapters.ts';
import type { TeachingWords } from './teaching.ts';

/** What a move does, as a choice. Figures and points are already in words. */
export interface Labels {
  plan(who: string, plan: Plan, legs: readonly string[]): string;
  /** The same by its end alone. */
  aim(who: string, plan: Plan, end: string): string;
  /** `wasted`: a guard who ran hears nothing, and her +1 helps her to nothing (NR-R26). */
  bless(who: string, blessing: Blessing | null, of: string, value: number, wasted: boolean): string;
  feign(who: string, guard: string, to: string): string;
  /** `who`: `null` where the reader leads nobody else. */
  keep(who: string | null): string;
  withdraw: string;
  takePath(path: string, to: string): string;
  aboutTurn: string;
  lead(guard: string): string;
  go(guard: string, to: string, fast: boolean): string;
  stop(guard: string, points: number, fast: boolean): string;
  order(who: string, order: string): string;
  edge(who: string, edge: Edge): string;
  pass(until: PassFor): string;
}

/** The questions and choices on the way to a plan. */
export interface Composing {
  readonly title: string;
  readonly whose: string;
  readonly card: string;
  pace(who: string, card: Card, disobeys: boolean, exactRun: boolean): string;
  obey(who: string): string;
  readonly fast: string;
  /** By the move in which it is used; 0: in none. */
  readonly fasts: readonly [string, string, string];
  step(from: string): string;
  rest(who: string): string;
  readonly end: string;
}

/** Names that need nothing but what an event says. */
export interface Speaker {
  /** Whoever sits in a seat. */
  player(seat: Seat): string;
  isYou(seat: Seat): boolean;
  /** What a standing order says, after the name of the blessing. */
  order(figure: number, blessing: Blessing, order: Pick<Order, 'when' | 'limit'>): string;
  /** A novice by her cell, a guard by her number; the reader where she is the reader's only figure. */
  who(one: Named): Who;
  /** A novice by her cell. */
  novice(cell: number): string;
  guard(index: number): string;
  /** "18 (dormitory corridor)". */
  point(point: number): string;
  /** The points of a plan, in turn 1 those of the two moves apart; “…” is still to be drawn. */
  legs(plan: Plan): readonly string[];
  path(path: number): string;
  wish(wish: number): string;
  list(names: readonly string[]): string;
}

/** The meaning of an order's limit: a die that shows at least so much, or less, or how near a guard is. */
export type OrderLimit = 'atLeast' | 'atMost' | 'near' | 'none';

export interface Describing {
  readonly table: string;
  turn(turn: number, phase: string): string;
  captures(count: number, needed: number): string;
  readonly phases: Readonly<Record<string, string>>;
  dice(list: string): string;
  die(who: string, value: number): string;
  skritch(who: string, guard: string, to: string): string;
  vanished(who: string, from: string, to: string): string;
  supply(list: string, aboutTurns: number): string;
  discard(list: string): string;
  guardHeading(guard: string, player: string, you: boolean): string;
  /** `facing`: the point she looks to, or has come from. */
  guardAt(at: string, facing: string | null, cameFrom: boolean): string;
  path(path: string, destination: string): string;
  /** The points of her path that lie before her, as a list. */
  route(points: string): string;
  noPath: string;
  /** How many points she sees, and which; none but her own: `null`. */
  sees(points: string | null, count: number): string;
  ran(ran: boolean): string;
  moving(points: number, free: boolean): string;
  blessing(blessing: string): string;
  feigned: string;
  holds(holds: boolean, spent: string | null): string;
  noviceHeading(who: string, player: string, you: boolean): string;
  status(status: Status, captures: number): string;
  card(card: string): string;
  /** `place`: where she is, seen or not, or her own cell, where nobody knows whether she is. */
  token(point: string, place: 'inSight' | 'outOfSight' | 'cell'): string;
  spotted(point: string): string;
  unknown: string;
  trail(points: string): string;
  own(at: string): string;
  /** Whether guards see the point where she is, and who. */
  seenBy(guards: string | null): string;
  /** The points next to hers. */
  next(points: string): string;
  /** How far it is to the guards, her key, her wish and her cell; `null`: there is no way without a key. */
  distances(
    to: readonly [
      abbess: number,
      prioress: number,
      key: number | null,
      wish: number | null,
      cell: number | null,
    ],
  ): string;
  wish(wish: string, keyAt: string, wishAt: string): string;
  has(key: boolean, object: boolean): string;
  plan(plan: Plan, legs: readonly string[]): string;
  noPlan: string;
  handedIn: string;
  order(order: string): string;
  edge(edge: Edge): string;
  passes(player: string, you: boolean, until: PassFor): string;
}

/** What never changes on the board. */
export interface PlanWords {
  readonly heading: string;
  /** A room with its points, and what each leads to. */
  area(name: string, points: readonly string[]): string;
  point(point: number, next: string): string;
  /** Through a door, which may be locked. */
  door(point: number, locked: boolean): string;
  treasures(wish: string, keyAt: string, wishAt: string): string;
  readonly paths: string;
  /** The points of a path card, and where the card is. */
  pathCard(path: string, points: string, place: string): string;
  supply: string;
  used: string;
}

/** How far a novice came. */
export type Fate = 'home' | 'object' | 'key' | 'nothing';

export interface Lexicon {
  readonly name: string;
  readonly tagline: string;
  readonly areas: Readonly<Record<Area, string>>;
  readonly guards: readonly [string, string];
  readonly cards: Readonly<Record<Card, string>>;
  readonly blessings: Readonly<Record<Blessing, string>>;
  readonly wishes: Readonly<Record<WishName, string>>;
  /** What a seat leads: both guards, one of them, a novice, two novices. */
  readonly roles: {
    readonly guards: string;
    readonly guard: readonly [string, string];
    readonly novice: string;
    readonly novices: string;
  };
  readonly colours: Readonly<Record<string, string>>;
  pathName(colour: string, from: number, to: number): string;
  readonly options: Readonly<Record<keyof Options, OptionWords>>;
  readonly labels: Labels;
  readonly sentences: {
    readonly [Type in Event['type']]: (event: Extract<Event, { type: Type }>, speak: Speaker) => string;
  };
  readonly refusals: Readonly<Record<Reason, string>>;
  readonly tooManyForTwo: string;
  readonly composing: Composing;
  readonly orderTitle: string;
  /** Questions on the way to a standing order. */
  readonly orderPrompts: { readonly figure: string; readonly when: string; limit(about: OrderLimit): string };
  readonly whens: Readonly<Record<When, string>>;
  readonly limits: Readonly<Record<OrderLimit, (limit: number) => string>>;
  /** What a standing order says, after the name of the blessing. */
  order(order: Pick<Order, 'when' | 'limit'>, about: OrderLimit): string;
  readonly otherRefusal: string;
  readonly teaching: TeachingWords;
  readonly whys: Readonly<Record<WhyKey, (params: WhyParams) => string>>;
  readonly describing: Describing;
  readonly plan: PlanWords;
  readonly ends: {
    novice(names: readonly string[], you: boolean): string;
    captures: string;
    time: string;
    nobody: string;
  };
  readonly chapters: Readonly<Record<ChapterKey, string>>;
  /** What was missing at the end. */
  readonly missed: {
    novice(name: string, wish: string, how: Fate, captures: number): string;
    guards(captures: number, needed: number): string;
  };
  readonly primer: Primer;
  readonly rules: Readonly<Record<RuleId, string>>;
  list(names: readonly string[]): string;
  point(point: number, area: string): string;
}
