/** Plays a whole match between bots in this process. Each bot has its own perspective and random generator. */

import type {
  AnyBot,
  AnyMatch,
  AnyMove,
  Budget,
  GameTypes,
  Match,
  Outcome,
  Rng,
  Seat,
  Thought,
} from '@conclave/engine';
import { type BotMove, type BotQuestion, BotTurns } from './turns.ts';

export interface SeatedBot {
  readonly bot: AnyBot;
  /** Not derived from the match's seed. */
  readonly rng: Rng;
  readonly budget: Budget;
}

export interface Played {
  /** `null`: stopped at the limit. */
  readonly outcome: Outcome | null;
  readonly moves: number;
  /** How often another seat moved than before. */
  readonly turns: number;
}

/** No game in its senses lasts longer. */
export const MAX_MOVES = 100_000;

export function playMatch<G extends GameTypes>(
  match: Match<G>,
  seated: readonly SeatedBot[],
  limit = MAX_MOVES,
): Played {
  const bots = new BotsAtTable(match, seated);
  let moves = 0;
  let turns = 0;
  let mover: Seat | null = null;
  for (; !match.outcome && moves < limit; moves++) {
    const move = bots.next();
    if (move !== null) {
      bots.play(move);
      if (move.seat !== mover) turns++;
      mover = move.seat;
    } else if (!closeWindow(match)) throw new Error(`${match.game.id}: nobody is to move`);
  }
  return { outcome: match.outcome, moves, turns };
}

/** Where time does not count: the secret window in which all have answered is closed. */
function closeWindow(match: AnyMatch): boolean {
  const window = match.window();
  return window?.kind === 'secret' && match.submit({ type: 'close', id: window.id }).ok;
}

/** Bots that think at once, alone or at a table with people. */
export class BotsAtTable {
  private readonly match: AnyMatch;
  private readonly seated: readonly (SeatedBot | null)[];
  private readonly turns: BotTurns;

  /** By seat; `null`: a person's. */
  constructor(match: AnyMatch, seated: readonly (SeatedBot | null)[]) {
    this.match = match;
    this.seated = seated;
    this.turns = new BotTurns(match, (seat) => seated[seat] !== null);
  }

  /** What a bot does next; `null`: people are asked. */
  next(): BotMove | null {
    for (let step = this.turns.next(); ; step = this.turns.next()) {
      if (step === null || step.type === 'move') return step;
      const seat = step.type === 'ask' ? step.question.seat : step.seat;
      const bot = this.seated[seat];
      if (step.type === 'silent' || bot === null)
        throw new Error(`${this.match.game.id}: the bot of seat ${seat} was asked and did nothing`);
      this.turns.heard(step.question, consult(bot, step.question));
    }
  }

  /** Its move was made. */
  forget(seat: Seat): void {
    this.turns.forget(seat);
  }

  play({ seat, move, decision }: BotMove): void {
    this.forget(seat);
    const done = this.match.submit({ type: 'move', seat, move, decision, by: 'bot' });
    if (!done.ok)
      throw new Error(`${this.match.game.id}: seat ${seat} ${JSON.stringify(move)}: ${done.refusal.reason}`);
  }
}

export function consult({ bot, rng, budget }: SeatedBot, question: BotQuestion): Thought<AnyMove> {
  const { perspective, seat, seats, options } = question;
  return bot.think({ perspective, seat, seats, options, budget, rng });
}
