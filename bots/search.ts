/**
 * Search for any game with a mind: single-observer information-set Monte Carlo tree search.
 *
 * Every iteration imagines a full state that fits the seat's knowledge, and walks down a tree. A node stands for all
 * that the seat would be told on the way. The seats of `toAct` move in seat order, and each maximises its own reward.
 */

import {
  type AnyMove,
  type Budget,
  closeOnceAnswered,
  type Game,
  type GameTypes,
  type Mind,
  type Outcome,
  owing,
  type Rng,
  type Seat,
} from '@conclave/engine';
import { randomMove } from './random.ts';
import { SeatEvents } from './seat-events.ts';
import { rewards } from './shares.ts';
import { Stopwatch } from './stopwatch.ts';

/**
 * Options of a search. All can be left out.
 *
 * @example
 * new SearchBot(game, mind, { perWorld: 4, horizon: 200 });
 */
export interface SearchSettings<G extends GameTypes> {
  /**
   * How much rarely tried moves are favoured; rewards count from 0 (worst seen) to 1 (best seen).
   *
   * @default 0.7
   */
  readonly exploration?: number;
  /**
   * Iterations that share one imagined state, where imagining takes long.
   *
   * @default 1
   */
  readonly perWorld?: number;
  /**
   * Moves after which a playout is judged instead of played on.
   *
   * @default 2000
   */
  readonly horizon?: number;
  /**
   * Whether an event leads to a node of its own. Deals with very many results are better averaged over.
   *
   * @default () => true
   */
  matters?(event: G['event']): boolean;
  /**
   * By seat: what an outcome is worth.
   *
   * @default the share of the win; alone: the score
   */
  rewards?(outcome: Outcome, seats: number): readonly number[];
  /**
   * By seat: what a state at the horizon is worth.
   *
   * @default an equal share to all
   */
  judge?(state: G['state'], seats: number): readonly number[];
  /**
   * The playouts' moves, where better ones than random are cheap.
   *
   * @default random moves
   */
  policy?(state: G['state'], seat: Seat, rng: Rng): G['move'];
}

/** Whose decision is searched. Not asked: doing nothing is one of the choices. */
export interface Decision<Move> {
  readonly seat: Seat;
  readonly seats: number;
  readonly asked: boolean;
  readonly moves: readonly Move[];
}

export interface Finding<G extends GameTypes> {
  readonly move: G['move'] | null;
  /** Mean reward of the move. */
  readonly worth: number;
  readonly iterations: number;
  readonly plan: Plan<G>;
}

/** How to go on if the seat is asked again right after its move. */
export interface Plan<G extends GameTypes> {
  /** `null`: what was told since was not foreseen, or too seldom to trust the answer. */
  after(news: readonly G['event'][]): { readonly move: G['move']; readonly plan: Plan<G> } | null;
}

/** A move somebody may make in a node; `null` is doing nothing, at the root alone. */
interface Branch<Move> {
  readonly seat: Seat;
  readonly move: Move | null;
  visits: number;
  /** In how many iterations it could have been chosen. */
  offered: number;
  /** Sum of the mover's rewards. */
  total: number;
}

interface Node<Move> {
  readonly branches: Map<string, Branch<Move>>;
  /** By what the searching seat knows of the step: its own move, or who moved, and what it was told. */
  readonly next: Map<string, Node<Move>>;
}

const EXPLORATION = 0.7;
const HORIZON = 2000;
const IMAGINE_ITERATIONS = 1000;
const IMAGINE_FRACTION = 0.25;
/** A move of the plan is trusted if at least this part of all iterations went through it. */
const TRUSTED = 0.1;
/** In standard deviations. */
const CLEARLY = 2;

export class Search<G extends GameTypes> {
  private readonly game: Game<G>;
  private readonly mind: Mind<G>;
  private readonly decision: Decision<G['move']>;
  private readonly settings: SearchSettings<G>;
  private readonly rng: Rng;
  private readonly heard: SeatEvents<G['event']>;
  private readonly root: Node<G['move']> = emptyNode();
  private world: G['state'] | null = null;
  private worst = Number.POSITIVE_INFINITY;
  private best = Number.NEGATIVE_INFINITY;

  constructor(
    game: Game<G>,
    mind: Mind<G>,
    decision: Decision<G['move']>,
    settings: SearchSettings<G>,
    rng: Rng,
  ) {
    this.game = game;
    this.mind = mind;
    this.decision = decision;
    this.settings = settings;
    this.rng = rng;
    this.heard = new SeatEvents(decision.seat, rng);
  }

  /** `null`: nothing could be imagined within the budget. */
  run(budget: Budget): Finding<G> | null {
    const watch = new Stopwatch(budget);
    const perWorld = this.settings.perWorld ?? 1;
    while (watch.hasRoom()) {
      if (watch.rounds % perWorld === 0) {
        const part = watch.part(IMAGINE_ITERATIONS, IMAGINE_FRACTION);
        this.world = this.mind.imagine(this.rng, part) ?? this.world;
      }
      if (this.world === null) return null;
      this.iterate(this.game.clone(this.world));
      watch.rounds++;
    }
    const chosen = this.decision.asked ? mostVisited(this.root) : this.unaskedChoice();
    if (!chosen) return null;
    return {
      move: chosen.move,
      worth: chosen.total / chosen.visits,
      iterations: watch.rounds,
      plan: this.planAfter(this.root, chosen, watch.rounds * TRUSTED),
    };
  }

  /** Nobody waits for this seat: it moves only if that is clearly better, or it would hand in and withdraw for ever. */
  private unaskedChoice(): Branch<G['move']> | null {
    const nothing = this.root.branches.get(NOTHING) ?? null;
    const most = mostVisited(this.root);
    if (!nothing || !most || most === nothing) return nothing;
    const gain = most.total / most.visits - nothing.total / nothing.visits;
    const noise = ((this.best - this.worst) / 2) * Math.sqrt(1 / most.visits + 1 / nothing.visits);
    return gain > CLEARLY * noise ? most : nothing;
  }

  /** Down the tree to a move not tried yet, a playout from there, and the rewards back up. */
  private iterate(state: G['state']): void {
    const path: Branch<G['move']>[] = [];
    let node = this.root;
    let tried = true;
    while (tried && this.game.outcome(state) === null) {
      const branch = node === this.root ? this.chooseAtRoot() : this.chooseAt(node, state);
      path.push(branch);
      tried = branch.visits > 0;
      this.heard.start();
      if (branch.move !== null) this.play(state, branch.seat, branch.move);
      node = this.nextNode(node, this.stepKey(branch, this.heard.list()));
    }
    const worth = this.playOut(state);
    for (const branch of path) {
      branch.visits++;
      branch.total += worth[branch.seat];
      this.worst = Math.min(this.worst, worth[branch.seat]);
      this.best = Math.max(this.best, worth[branch.seat]);
    }
  }

  private chooseAtRoot(): Branch<G['move']> {
    const { seat, moves, asked } = this.decision;
    const { branches } = this.root;
    if (!asked && !branches.has(NOTHING)) return sprout(branches, NOTHING, seat, null);
    return this.choose(this.root, seat, moves, asked ? undefined : branches.get(NOTHING));
  }

  private chooseAt(node: Node<G['move']>, state: G['state']): Branch<G['move']> {
    const seat = nextSeat(owing(this.game, state));
    return this.choose(node, seat, this.game.moves(state, seat));
  }

  /** A move not tried yet, kind first; where all are, the one with the highest upper bound. */
  private choose(
    { branches }: Node<G['move']>,
    seat: Seat,
    moves: readonly G['move'][],
    nothing?: Branch<G['move']>,
  ): Branch<G['move']> {
    const untried: G['move'][] = [];
    const tried: Branch<G['move']>[] = nothing ? [nothing] : [];
    for (const move of moves) {
      const branch = branches.get(keyOf(seat, move));
      if (branch) tried.push(branch);
      else untried.push(move);
    }
    for (const branch of tried) branch.offered++;
    if (untried.length > 0) {
      const move = randomMove(untried, this.rng);
      return sprout(branches, keyOf(seat, move), seat, move);
    }
    if (tried.length === 0) throw new Error(`${this.game.id}: seat ${seat} is asked and has no move`);
    return this.highest(tried);
  }

  private highest(branches: readonly Branch<G['move']>[]): Branch<G['move']> {
    let highest = branches[0];
    let bound = Number.NEGATIVE_INFINITY;
    for (const branch of branches) {
      const own = this.bound(branch);
      if (own <= bound) continue;
      highest = branch;
      bound = own;
    }
    return highest;
  }

  private bound({ total, visits, offered }: Branch<G['move']>): number {
    const range = this.best - this.worst;
    const worth = range > 0 ? (total / visits - this.worst) / range : 0.5;
    const exploration = this.settings.exploration ?? EXPLORATION;
    return worth + exploration * Math.sqrt(Math.log(offered) / visits);
  }

  /** What another seat did is known only by what was told of it. */
  private stepKey({ seat, move }: Branch<G['move']>, heard: readonly G['event'][]): string {
    const own = move !== null && seat === this.decision.seat ? JSON.stringify(move) : '';
    const { matters } = this.settings;
    return `${seat} ${own} ${JSON.stringify(matters ? heard.filter(matters) : heard)}`;
  }

  private nextNode({ next }: Node<G['move']>, key: string): Node<G['move']> {
    const known = next.get(key);
    if (known) return known;
    const node: Node<G['move']> = emptyNode();
    next.set(key, node);
    return node;
  }

  /** The move; a secret window is closed once all have answered. */
  private play(state: G['state'], seat: Seat, move: G['move']): void {
    this.game.play(state, seat, move, this.heard);
    while (this.game.outcome(state) === null && closeOnceAnswered(this.game, state, this.heard));
  }

  private playOut(state: G['state']): readonly number[] {
    const { game, settings } = this;
    const { seats } = this.decision;
    const horizon = settings.horizon ?? HORIZON;
    this.heard.stop();
    for (let played = 0; ; played++) {
      const outcome = game.outcome(state);
      if (outcome) return settings.rewards?.(outcome, seats) ?? rewards(outcome, seats);
      if (played === horizon) return settings.judge?.(state, seats) ?? equalRewards(seats);
      const seat = nextSeat(owing(game, state));
      this.play(state, seat, this.playoutMove(state, seat));
    }
  }

  private playoutMove(state: G['state'], seat: Seat): G['move'] {
    const { game, settings, rng } = this;
    if (settings.policy) return settings.policy(state, seat, rng);
    return game.pick?.(state, seat, rng) ?? randomMove(game.moves(state, seat), rng);
  }

  private planAfter(node: Node<G['move']>, made: Branch<G['move']>, trusted: number): Plan<G> {
    return {
      after: (news) => {
        const next = node.next.get(this.stepKey(made, news));
        if (!next) return null;
        const best = mostVisited(next);
        if (!best?.move || best.seat !== this.decision.seat || best.visits < trusted) return null;
        return { move: best.move, plan: this.planAfter(next, best, trusted) };
      },
    };
  }
}

const NOTHING = 'nothing';

function emptyNode<Move>(): Node<Move> {
  return { branches: new Map(), next: new Map() };
}

function sprout<Move>(
  branches: Map<string, Branch<Move>>,
  key: string,
  seat: Seat,
  move: Move | null,
): Branch<Move> {
  const branch = { seat, move, visits: 0, offered: 1, total: 0 };
  branches.set(key, branch);
  return branch;
}

function keyOf(seat: Seat, move: AnyMove): string {
  return `${seat} ${JSON.stringify(move)}`;
}

function nextSeat(asked: readonly Seat[]): Seat {
  return asked.length === 1 ? asked[0] : Math.min(...asked);
}

function equalRewards(seats: number): number[] {
  return Array.from({ length: seats }, () => 1 / seats);
}

function mostVisited<Move>({ branches }: Node<Move>): Branch<Move> | null {
  let most: Branch<Move> | null = null;
  for (const branch of branches.values()) {
    const more = most ? branch.visits - most.visits || branch.total - most.total : 1;
    if (more > 0) most = branch;
  }
  return most;
}
