/**
 * Decides which bot is asked next and which one moves. A bot is asked once for each change of its decision, clockwise
 * from the active seat. Bots that are not waited for may interject, and interjections go first.
 */

import type { AnyMatch, AnyMove, GameTypes, Knowledge, Seat, Thought } from '@conclave/engine';

/** A question to a bot, whoever answers it and with whatever budget. */
export type BotQuestion = Knowledge<GameTypes>;

export interface BotMove {
  readonly seat: Seat;
  readonly move: AnyMove;
  /** The decision it answers. */
  readonly decision: number;
}

export type BotStep =
  | { readonly type: 'ask'; readonly question: BotQuestion }
  | ({ readonly type: 'move' } & BotMove)
  /** It was asked, and has no answer. */
  | { readonly type: 'silent'; readonly seat: Seat };

/** A bot's answer at a decision: valid until the decision changes. */
interface Said {
  readonly decision: number;
  readonly move: AnyMove | null;
}

export class BotTurns {
  private readonly match: AnyMatch;
  private readonly isBot: (seat: Seat) => boolean;
  private readonly said = new Map<Seat, Said>();

  constructor(match: AnyMatch, isBot: (seat: Seat) => boolean) {
    this.match = match;
    this.isBot = isBot;
  }

  /** What is to be done next; `null`: nothing, people are asked. */
  next(): BotStep | null {
    return this.nextOf(this.concerned());
  }

  /** The same where bots are heard at the same time: those who have answered a window are not waited for. */
  nextReady(): BotStep | null {
    return this.nextOf(
      this.concerned().filter((seat) => this.saidNow(seat) !== null || !this.hasAnswered(seat)),
    );
  }

  /** In the window that is open: whatever comes to its mind now, the others need not wait for it. */
  hasAnswered(seat: Seat): boolean {
    const { match } = this;
    return (match.window()?.asked.includes(seat) ?? false) && !match.isAsked(seat);
  }

  private nextOf(seats: readonly Seat[]): BotStep | null {
    const { anytime } = this.match.game;
    let answer: BotStep | null = null;
    for (const seat of seats) {
      const said = this.saidNow(seat);
      if (said === null) return { type: 'ask', question: questionFor(this.match, seat) };
      const { move, decision } = said;
      if (move !== null && anytime.includes(move.kind)) return { type: 'move', seat, move, decision };
      if (this.match.isAsked(seat))
        answer ??= move === null ? { type: 'silent', seat } : { type: 'move', seat, move, decision };
    }
    return answer;
  }

  /** All whom `next` would have asked one after the other, for those who can ask several at once. */
  questions(): BotQuestion[] {
    return this.concerned().flatMap((seat) =>
      this.saidNow(seat) === null ? [questionFor(this.match, seat)] : [],
    );
  }

  heard({ seat, perspective }: BotQuestion, { move }: Pick<Thought<AnyMove>, 'move'>): void {
    this.said.set(seat, { decision: perspective.decision, move });
  }

  /** What it said is of no use, and asking again would be neither. */
  giveUp(seat: Seat): void {
    const said = this.said.get(seat);
    if (said) this.said.set(seat, { ...said, move: null });
  }

  /** It is heard again: its move was made, or somebody else leads the seat. */
  forget(seat: Seat): void {
    this.said.delete(seat);
  }

  /** The bots that are asked or may interject, clockwise from the active seat. */
  private concerned(): Seat[] {
    const { match } = this;
    const bots = Array.from({ length: match.seats }, (_none, seat) => seat).filter(this.isBot);
    const [active] = bots.length > 0 ? match.toAct() : [];
    if (active === undefined) return [];
    const turn = (seat: Seat) => (seat - active + match.seats) % match.seats;
    return bots
      .filter((seat) => match.game.anytime.length > 0 || match.isAsked(seat))
      .sort((a, b) => turn(a) - turn(b));
  }

  private saidNow(seat: Seat): Said | null {
    const said = this.said.get(seat);
    return said?.decision === this.match.decision(seat) ? said : null;
  }
}

/** Also for a hint: what a bot in this seat would be asked now. */
export function questionFor(match: AnyMatch, seat: Seat): BotQuestion {
  const { seats, options } = match;
  return { perspective: match.perspective(seat), seat, seats, options };
}
