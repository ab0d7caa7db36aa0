import { PASS, type Pass, type Seat, type WindowOption } from '@conclave/engine';
import type { Blessing, Card, Wish } from './cards.ts';
import type { Point } from './convent.ts';
import type { Named } from './events.ts';
import { NO_PATH, type Path } from './paths.ts';
import type { Facing } from './sight.ts';

/** With the length of secret windows, which is the host's business and not the rules'. */
export interface Options extends WindowOption {
  /** NR-33: a run is exactly 5 points. */
  readonly exactRun: boolean;
  /** NR-33: guards go 5 points at most. */
  readonly slowGuards: boolean;
  /** NR-33: as many captures as there are novices are enough. */
  readonly fewerCaptures: boolean;
  /** NR-33: no double move in turn 1. */
  readonly singleStart: boolean;
  /** NR-R17: every novice player leads two novices. */
  readonly twoNovices: boolean;
}

/** Somebody on the board: 0 the Abbess, 1 the Prioress, from 2 on the novices. */
export type Figure = number;
export type GuardIndex = 0 | 1;
export const GUARDS: readonly GuardIndex[] = [0, 1];
export const FIRST_NOVICE: Figure = 2;

/** NR-5 */
export const LAST_TURN = 15;

export const STATUSES = ['onTheRun', 'caught', 'released'] as const;
export type Status = (typeof STATUSES)[number];

export type Phase =
  /** P1: all novices plan in secret. */
  | 'plan'
  /** P3: the dice lie there, and blessings may be played. */
  | 'noise'
  /** P4: first path cards, who goes first, and a guard's move. */
  | 'firstPaths'
  | 'lead'
  | 'guardMove'
  /** P6: the same after the guards have listened, with False Noise. */
  | 'listen'
  | 'over';

/** False Noise: a marker beside a guard, on the edge from her point to this one. */
export interface Feint {
  readonly guard: GuardIndex;
  readonly to: Point;
}

/** Reroll or +-1: the die of the last roll it goes on. */
export interface OnDie {
  readonly die: number;
}

/** What a blessing is played on in a secret window. */
export type Use = OnDie | Feint;

export type Answer = Use | Pass | null;

/** The die that an answer is played on; `null`: none. */
export function dieIn(answer: Answer): number | null {
  return answer !== null && answer !== PASS && 'die' in answer ? answer.die : null;
}

/** The False Noise that an answer lays; `null`: none. */
export function feintIn(answer: Answer): Feint | null {
  return answer !== null && answer !== PASS && 'guard' in answer ? answer : null;
}

/** A blessing card, and what its holder has answered in the window that is open. */
export interface BlessingCard {
  kind: Blessing;
  /** As far as everybody else can tell (NR-44). */
  held: boolean;
  /** The turn in which a novice played False Noise that is not shown yet (NR-42). */
  feigned: number | null;
  /** `null`: not answered yet, or not asked. */
  answer: Answer;
}

export interface Guard {
  at: Point;
  facing: Facing;
  path: Path;
  /** Towards the path's last point; otherwise towards its first. */
  ahead: boolean;
  /** In her last move. */
  ran: boolean;
  readonly blessing: BlessingCard;
}

/** What a novice does in P1. */
export interface Plan {
  readonly card: Card;
  /** Caught, she goes home as she was told (NR-R9). */
  readonly obeys: boolean;
  /** In which of the moves Fast is used: 0 none, 1 the first, 2 the second. */
  readonly fast: 0 | 1 | 2;
  /** The points gone to, in order. */
  readonly way: readonly Point[];
  /** Turn 1: how many of them belong to the first move; otherwise, and until that is finished, `null`. */
  readonly split: number | null;
}

/** A point of a novice's move that everybody knows of: she was seen there, or vanished to it (NR-43). */
export interface Glimpse {
  readonly at: Point;
  readonly vanished: boolean;
}

export interface Novice {
  /** Her character: the number of her cell. */
  readonly cell: Point;
  readonly wish: Wish;
  at: Point;
  status: Status;
  hasKey: boolean;
  hasObject: boolean;
  /** NR-29: she has not left the point where she was last captured. */
  barred: boolean;
  captures: number;
  /** This turn's movement card, once shown. */
  card: Card | null;
  /** Her point is public: she was seen there since she last left another. */
  spotted: boolean;
  /** Of her last move, in order. */
  trail: Glimpse[];
  /** Handed in; `null`: not yet. */
  plan: Plan | null;
  readonly blessing: BlessingCard;
}

export interface Marker {
  /** Who placed it. */
  readonly figure: Figure;
  readonly guard: GuardIndex;
  /** Where the guard stood when it was placed: it lies on the edge from there. */
  readonly from: Point;
  readonly to: Point;
}

export interface Vanished {
  readonly figure: Figure;
  readonly from: Point;
  readonly to: Point;
}

/** A blessing played on a die; `value`: what the die shows after it. */
export interface Play {
  readonly figure: Figure;
  readonly blessing: Blessing;
  readonly die: number;
  readonly value: number;
}

/** A blessing by standing order: not; where she is heard as the dice lie (a novice); wherever it can be played. */
export const WHENS = ['never', 'heard', 'always'] as const;
export type When = (typeof WHENS)[number];
export const EDGES = ['lowest', 'highest'] as const;
export type Edge = (typeof EDGES)[number];

/** What a player has left to be done for a figure, known to nobody else (NR-R25, NR-R27). */
export interface Order {
  when: When;
  /**
   * 1 to 6. Reroll and +-1 wait for a die that shows at least so much, a guard's Reroll for one that shows no more;
   * a novice's False Noise waits for a guard who is at most so many points away.
   */
  limit: number;
  /** Of several edges for a marker, true or false: the one that leads to the lowest or to the highest point. */
  edge: Edge;
}

/** Said to all: the seat passes in every secret window of this turn, or of the game. */
export const PASSES = ['turn', 'game'] as const;
export type PassFor = (typeof PASSES)[number];

/** A question put to several seats at once: the phase says which, and their figures keep the answers. */
export interface Ask {
  readonly id: number;
  readonly asked: readonly Seat[];
}

export interface State {
  readonly options: Options;
  readonly seats: number;
  turn: number;
  phase: Phase;
  readonly guards: [Guard, Guard];
  readonly novices: Novice[];
  captures: number;
  /** By figure. */
  readonly orders: Order[];
  /** By seat; `null`: it has not passed. */
  readonly passes: (PassFor | null)[];
  window: Ask | null;
  windows: number;
  /** The last roll: whose dice, and what they show. */
  dice: number[];
  diceOf: Figure[];
  plays: Play[];
  skritch: Marker[];
  vanished: Vanished[];
  /** Path cards nobody holds, by number. */
  supply: Path[];
  discard: Path[];
  aboutTurns: number;
  /** The guard who is moving, or must choose a path. */
  active: GuardIndex;
  /** How many guards have finished their move in this turn. */
  moved: number;
  /** Points gone by the active guard. */
  points: number;
  /** A bit for every novice whom the active guard has seen on the run during this move. */
  saw: number;
  /** A marker has freed the active guard. */
  alarmed: boolean;
  /** She has come to the end of her path and must choose a card. */
  choosing: boolean;
  /** She has used Fast in this move. */
  hurried: boolean;
  winners: Figure[];
  ended: 'novice' | 'captures' | 'time' | null;
  /** NR-47: by turn, every novice's way. Entries are never changed. */
  diary: (readonly (readonly Point[])[])[];
}

/** NR-37: with eight players two seats lead one guard each. */
export const TWO_GUARD_SEATS = 8;

export function guardSeats(seats: number): number {
  return seats === TWO_GUARD_SEATS ? 2 : 1;
}

export function noviceCount(seats: number, twoNovices: boolean): number {
  return (seats - guardSeats(seats)) * (twoNovices ? 2 : 1);
}

export function seatOfGuard(seats: number, guard: GuardIndex): Seat {
  return guardSeats(seats) === 2 ? guard : 0;
}

export function seatOfNovice(seats: number, twoNovices: boolean, index: number): Seat {
  return guardSeats(seats) + (twoNovices ? index >> 1 : index);
}

export function seatOf(state: State, figure: Figure): Seat {
  if (figure < FIRST_NOVICE) return seatOfGuard(state.seats, figure === 0 ? 0 : 1);
  return seatOfNovice(state.seats, state.options.twoNovices, figure - FIRST_NOVICE);
}

export function isGuardSeat(state: State, seat: Seat): boolean {
  return seat < guardSeats(state.seats);
}

export function figureCount(state: State): number {
  return FIRST_NOVICE + state.novices.length;
}

/** In a state or a view. */
export function noviceOf<One>({ novices }: { readonly novices: readonly One[] }, figure: Figure): One {
  return novices[figure - FIRST_NOVICE];
}

export function blessingOf(state: State, figure: Figure): BlessingCard {
  return figure < FIRST_NOVICE ? state.guards[figure].blessing : noviceOf(state, figure).blessing;
}

/** Somebody as events call her. */
export function named(state: State, figure: Figure): Named {
  if (figure < FIRST_NOVICE) return { figure, cell: 0, seat: null };
  const seat = state.options.twoNovices ? null : seatOf(state, figure);
  return { figure, cell: noviceOf(state, figure).cell, seat };
}

/** Whether a secret window is open: blessings may be played. */
export function isBlessingWindow({ phase }: Pick<State, 'phase'>): boolean {
  return phase === 'noise' || phase === 'listen';
}

export function isListening({ phase }: State): boolean {
  return phase === 'listen';
}

/** NR-6, NR-33 */
export function isDouble({ turn, options }: Readonly<Pick<State, 'turn' | 'options'>>): boolean {
  return turn === 1 && !options.singleStart;
}

/** NR-32, NR-33, NR-R17 */
export function capturesNeeded(seats: number, options: Options): number {
  const novices = noviceCount(seats, options.twoNovices);
  if (options.fewerCaptures) return novices;
  return options.twoNovices ? novices + 1 : seats;
}

/** NR-16: a guard goes at least so far, and up to the other is a walk. */
export const FEWEST_POINTS = 3;
export const WALK_POINTS = 4;

/** NR-16, NR-33 */
export function guardLimit(options: Options): number {
  return options.slowGuards ? 5 : 6;
}

export function newBlessing(kind: Blessing): BlessingCard {
  return { kind, held: true, feigned: null, answer: null };
}

/** Nothing is played without being asked for; markers lie on the lowest edge (NR-R27). */
export function newOrder(): Order {
  return { when: 'never', limit: 1, edge: 'lowest' };
}

export function newGuard(at: Point, facing: Facing, blessing: Blessing): Guard {
  return { at, facing, path: NO_PATH, ahead: true, ran: false, blessing: newBlessing(blessing) };
}

function cloneBlessing({ kind, held, feigned, answer }: BlessingCard): BlessingCard {
  return { kind, held, feigned, answer };
}

function cloneGuard(guard: Guard): Guard {
  return {
    at: guard.at,
    facing: guard.facing,
    path: guard.path,
    ahead: guard.ahead,
    ran: guard.ran,
    blessing: cloneBlessing(guard.blessing),
  };
}

function cloneNovice(novice: Novice): Novice {
  return {
    cell: novice.cell,
    wish: novice.wish,
    at: novice.at,
    status: novice.status,
    hasKey: novice.hasKey,
    hasObject: novice.hasObject,
    barred: novice.barred,
    captures: novice.captures,
    card: novice.card,
    spotted: novice.spotted,
    trail: novice.trail.slice(),
    plan: novice.plan,
    blessing: cloneBlessing(novice.blessing),
  };
}

export function clone(state: State): State {
  return {
    options: state.options,
    seats: state.seats,
    turn: state.turn,
    phase: state.phase,
    guards: [cloneGuard(state.guards[0]), cloneGuard(state.guards[1])],
    novices: state.novices.map(cloneNovice),
    captures: state.captures,
    orders: state.orders.map(({ when, limit, edge }) => ({ when, limit, edge })),
    passes: state.passes.slice(),
    window: state.window,
    windows: state.windows,
    dice: state.dice.slice(),
    diceOf: state.diceOf.slice(),
    plays: state.plays.slice(),
    skritch: state.skritch.slice(),
    vanished: state.vanished.slice(),
    supply: state.supply.slice(),
    discard: state.discard.slice(),
    aboutTurns: state.aboutTurns,
    active: state.active,
    moved: state.moved,
    points: state.points,
    saw: state.saw,
    alarmed: state.alarmed,
    choosing: state.choosing,
    hurried: state.hurried,
    winners: state.winners.slice(),
    ended: state.ended,
    diary: state.diary.slice(),
  };
}
