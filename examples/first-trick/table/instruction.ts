/** The line in the bar: what to do now, or for whom one waits. */

import type { InstructionProps } from '@conclave/kit';
import type { FirstTrick } from '../rules/game.ts';
import { tableWords } from './words.ts';

export function instruction(props: InstructionProps<FirstTrick>): string {
  const { perspective, event, words, language, voice } = props;
  if (event?.type === 'played' || event?.type === 'taken') return words.sentence(event, voice);
  const say = tableWords[language];
  return perspective.asked ? say.play : say.wait(voice.name(perspective.view.active));
}
