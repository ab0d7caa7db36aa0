/** The line in the bar: whose turn it is, in few words. The rubric says the rest. */

import type { InstructionProps } from '@conclave/kit';
import type { Abbey } from '../rules/game.ts';
import { tableWords } from './words.ts';

export function instruction({ perspective, language, voice }: InstructionProps<Abbey>): string {
  const say = tableWords[language];
  const { view, asked, waiting } = perspective;
  if (!asked) {
    return waiting === 'someone' || waiting.length > 1
      ? say.waitingAll
      : say.waitingFor(voice.name(waiting.at(0) ?? view.active));
  }
  switch (view.asked?.kind) {
    case 'answer':
      return say.answerNow;
    case 'window':
      return view.asked.window === 'pass' ? say.massNow : say.choose;
    case 'other':
      return say.choose;
    default:
      return say.yourTurn;
  }
}
