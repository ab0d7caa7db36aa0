/** The line in the bar: whose turn it is, in few words. The rubric says the rest. */

import type { InstructionProps } from '@conclave/kit';
import { isIn } from '../../words.ts';
import type { Abbey } from '../rules/game.ts';
import type { AskedView } from '../rules/view.ts';
import { tableWords } from './words.ts';

export function instruction({ perspective, event, language, voice }: InstructionProps<Abbey>): string {
  const say = tableWords[language];
  const { view, waiting, watcher } = perspective;
  if (event !== null && view.asked !== null && !isOf(view.asked, watcher)) {
    // What is shown lies before the question that this seat is asked.
    return whoElse(view.asked);
  }
  if (!perspective.asked) {
    return waiting === 'someone' || waiting.length > 1
      ? say.waitingAll
      : say.waitingFor(voice.name(waiting.at(0) ?? view.active));
  }
  switch (view.asked?.kind) {
    case 'answer':
      return say.answerNow;
    case 'window':
      return say.choosing[view.asked.window];
    case 'other':
      return isIn(say.choosing, view.asked.frame.kind) ? say.choosing[view.asked.frame.kind] : say.yourTurn;
    default:
      return say.yourTurn;
  }

  function whoElse(asked: AskedView): string {
    if (asked.kind === 'window') return say.waitingAll;
    return asked.kind === 'answer'
      ? say.isAsked(voice.name(asked.seat))
      : say.waitingFor(voice.name(asked.seat));
  }
}

function isOf(asked: AskedView, watcher: InstructionProps<Abbey>['perspective']['watcher']): boolean {
  if (watcher === 'gallery') return false;
  return asked.kind === 'window' ? asked.asked.includes(watcher) : asked.seat === watcher;
}
