/** A bot that searches. It follows its plan without a new search as long as everything goes as foreseen. */

import {
  type AnyEvent,
  type AnyMove,
  type Bot,
  type Game,
  type GameTypes,
  type HouseEvent,
  Memory,
  type Mind,
  type MindMaker,
  type Question,
  type Thought,
} from '@conclave/engine';
import { randomMove } from './random.ts';
import { type Plan, Search, type SearchSettings } from './search.ts';

/** `why.key` of its thoughts. */
export type SearchReason = 'onlyMove' | 'planned' | 'searched' | 'random';

export class SearchBot<G extends GameTypes> implements Bot<G> {
  private readonly game: Game<G>;
  private readonly memory: Memory<G, Mind<G>>;
  private readonly settings: SearchSettings<G>;
  private plan: Plan<G> | null = null;
  private heard = 0;

  constructor(game: Game<G>, mind: MindMaker<G>, settings: SearchSettings<G> = {}) {
    this.game = game;
    this.memory = new Memory(mind);
    this.settings = settings;
  }

  think(question: Question<G>): Thought<G['move']> {
    const { perspective, seat, seats, rng, budget } = question;
    const { asked } = perspective;
    const { moves, told } = perspective;
    const mind = this.memory.recall(question);
    const news = told.slice(this.heard);
    const planned = asked && areOfGame(news) ? this.plan?.after(news) : null;
    this.heard = told.length;
    this.plan = planned?.plan ?? null;

    if (moves.length === 0) return thought<G['move']>(null, 'onlyMove');
    if (planned && includes(moves, planned.move)) return thought(planned.move, 'planned');
    if (asked && moves.length === 1) return thought(moves[0], 'onlyMove');

    const decision = { seat, seats, asked, moves };
    const finding = new Search(this.game, mind, decision, this.settings, rng).run(budget);
    if (!finding) return thought(asked ? randomMove(moves, rng) : null, 'random');
    this.plan = finding.plan;
    return thought(finding.move, 'searched', { percent: Math.round(100 * finding.worth) });
  }
}

/** News of the match itself, a step taken back above all, is foreseen by no plan. */
function areOfGame<Event extends AnyEvent>(news: readonly (Event | HouseEvent)[]): news is readonly Event[] {
  return news.every((event) => !event.type.startsWith('house.'));
}

function includes(moves: readonly AnyMove[], move: AnyMove): boolean {
  const text = JSON.stringify(move);
  return moves.some((listed) => JSON.stringify(listed) === text);
}

function thought<Move>(
  move: Move | null,
  key: SearchReason,
  params: Readonly<Record<string, number>> = {},
): Thought<Move> {
  return { move, why: { key, params } };
}
