/** The bots at a table with people: heard as in the arena, each from its own perspective. */

import { botOf, type GameBots } from '@conclave/bots';
import type { AnyBot, AnyMatch, AnyMove, Budget, Rng, Seat, Thought } from '@conclave/engine';
import type { Chair } from './chairs.ts';

/** 200 ms a turn is what a strong bot may take at the table. */
export const TABLE_BUDGET: Budget = { milliseconds: 200 };

export interface BotMove {
  readonly seat: Seat;
  readonly move: AnyMove;
}

interface Said {
  readonly decision: number;
  readonly asked: boolean;
  readonly thought: Thought<AnyMove>;
}

export class BotsAtTable {
  private readonly match: AnyMatch;
  private readonly bots: readonly (AnyBot | null)[];
  private readonly said: (Said | null)[];
  private readonly rng: Rng;

  constructor(match: AnyMatch, chairs: readonly Chair[], gameBots: GameBots, rng: Rng) {
    this.match = match;
    this.bots = chairs.map((chair) => (chair.kind === 'bot' ? botOf(gameBots, chair.level) : null));
    this.said = chairs.map(() => null);
    this.rng = rng;
  }

  /** What a bot does next: an interjection before the move of one that is asked. `null`: people are asked. */
  next(): BotMove | null {
    const { match } = this;
    const asked = match.toAct();
    let answer: BotMove | null = null;
    for (let i = 0; i < this.bots.length; i++) {
      const seat = (asked[0] + i) % this.bots.length;
      const isAsked = asked.includes(seat);
      const move = this.hear(seat, isAsked)?.move ?? null;
      if (move === null) continue;
      if (!isAsked || match.game.anytime.includes(move.kind)) return { seat, move };
      answer ??= { seat, move };
    }
    return answer;
  }

  play({ seat, move }: BotMove): void {
    this.said[seat] = null;
    const decision = this.match.decision(seat);
    const done = this.match.submit({ type: 'move', seat, move, decision, by: 'bot' });
    if (!done.ok)
      throw new Error(`the bot of seat ${seat} tried ${JSON.stringify(move)}: ${done.refusal.reason}`);
  }

  /** A bot is heard once for each change of its decision. */
  private hear(seat: Seat, asked: boolean): Thought<AnyMove> | null {
    const bot = this.bots[seat];
    const { match } = this;
    if (bot === null || (!asked && match.game.anytime.length === 0)) return null;
    const decision = match.decision(seat);
    const before = this.said[seat];
    if (before?.decision === decision && before.asked === asked) return before.thought;
    const thought = consult(bot, match, seat, asked, this.rng);
    this.said[seat] = { decision, asked, thought };
    return thought;
  }
}

export function consult(
  bot: AnyBot,
  match: AnyMatch,
  seat: Seat,
  asked: boolean,
  rng: Rng,
): Thought<AnyMove> {
  const perspective = match.perspective(seat);
  const { seats, options } = match;
  return bot.think({ perspective, seat, seats, options, asked, budget: TABLE_BUDGET, rng });
}
