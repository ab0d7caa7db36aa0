/** A whole match among bots, in this process. Every bot sees its own perspective and draws from its own generator. */

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
}

/** No game in its senses lasts longer. */
export const MOST_MOVES = 100_000;

/** What a bot said, and what it was asked: it stands until that changes. */
interface Said {
  readonly decision: number;
  readonly asked: boolean;
  readonly thought: Thought<AnyMove>;
}

/**
 * Whoever's decision changed is heard once, clockwise from the active seat: those whom the game waits for with their
 * move, the others for an interjection. An interjection goes before the moves of those who were asked.
 */
export function playMatch<G extends GameTypes>(
  match: Match<G>,
  seated: readonly SeatedBot[],
  limit = MOST_MOVES,
): Played {
  const said: (Said | null)[] = seated.map(() => null);
  let moves = 0;
  while (!match.outcome && moves < limit) {
    const asked = match.toAct();
    const seat = interjection(match, seated, said, asked) ?? asked[0];
    const move = said[seat]?.thought.move ?? null;
    said[seat] = null;
    if (move === null) throw new Error(`${match.game.id}: the bot of seat ${seat} was asked and did nothing`);
    const done = match.submit({ type: 'move', seat, move, decision: match.decision(seat), by: 'bot' });
    if (!done.ok)
      throw new Error(`${match.game.id}: seat ${seat} ${JSON.stringify(move)}: ${done.refusal.reason}`);
    moves++;
  }
  return { outcome: match.outcome, moves };
}

/** Hears everybody whose decision changed, until somebody interjects. */
function interjection(
  match: AnyMatch,
  seated: readonly SeatedBot[],
  said: (Said | null)[],
  asked: readonly Seat[],
): Seat | null {
  const { anytime } = match.game;
  for (let i = 0; i < seated.length; i++) {
    const seat = (asked[0] + i) % seated.length;
    const isAsked = asked.includes(seat);
    const decision = match.decision(seat);
    if (!isAsked && anytime.length === 0) continue;
    if (said[seat]?.decision === decision && said[seat].asked === isAsked) continue;
    const thought = hear(match, seated[seat], seat, isAsked);
    said[seat] = { decision, asked: isAsked, thought };
    if (thought.move !== null && anytime.includes(thought.move.kind)) return seat;
  }
  return null;
}

function hear(match: AnyMatch, sitter: SeatedBot, seat: Seat, asked: boolean): Thought<AnyMove> {
  const perspective = match.perspective(seat);
  const { bot, rng, budget } = sitter;
  return bot.think({ perspective, seat, seats: match.seats, options: match.options, asked, budget, rng });
}
