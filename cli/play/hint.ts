/** A hint: what the strong bot would do with what this seat knows, and why. */

import { type BotQuestion, consult, type GameBots } from '@conclave/bots';
import type { Budget, Rng, Voice } from '@conclave/engine';
import type { Line } from '../terminal/page.ts';
import type { AllWords } from './all-words.ts';

/** 200 ms a turn is what a strong bot may take at the table. */
export const TABLE_BUDGET: Budget = { milliseconds: 200 };

export function hintLine(
  { game, cli }: AllWords,
  gameBots: GameBots,
  question: BotQuestion,
  rng: Rng,
  voice: Voice,
): Line {
  const bot = { bot: gameBots.players.strong(), rng, budget: TABLE_BUDGET };
  const { move, why, further = [] } = consult(bot, question);
  if (!move) return { text: cli.play.noHint, style: 'good' };
  const { view } = question.perspective;
  const first = game.label(move, view, voice);
  const whole = game.advice?.([move, ...further], view, voice) ?? first;
  // Who is sent far has to find the first step in the list.
  const begins = whole.startsWith(first) ? null : first;
  return { text: cli.play.hint(whole, game.why(why.key, why.params, voice), begins), style: 'good' };
}
