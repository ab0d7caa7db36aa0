/** The line in the bar: what to do now, or who is at it. */

import type { InstructionProps } from '@conclave/kit';
import type { Abbey } from '../rules/game.ts';
import { tableWords } from './words.ts';

export function instruction({ perspective, language, voice, pointed }: InstructionProps<Abbey>): string {
  const say = tableWords[language];
  const { view, asked, outcome, waiting } = perspective;
  if (outcome) return say.over;
  const base = asked
    ? view.asked?.kind === 'answer'
      ? say.answerNow
      : view.asked?.kind === 'window' || view.asked?.kind === 'other'
        ? say.choose
        : say.yourTurn
    : waiting === 'someone' || waiting.length > 1
      ? say.waitingAll
      : say.waitingFor(voice.name(waiting.at(0) ?? view.active));
  return pointed ? `${base} ${pointed.charAt(0).toUpperCase()}${pointed.slice(1)}.` : base;
}
