/** The line in the bar: what to do now, or for whom one waits. */

import type { InstructionProps } from '@conclave/kit';
import type { LiarsDice } from '../rules/game.ts';
import { tableWords } from './words.ts';

export function instruction(props: InstructionProps<LiarsDice>): string {
  const { perspective, event, words, language, voice } = props;
  if (event?.type === 'lifted' || event?.type === 'challenged' || event?.type === 'lost')
    return words.sentence(event, voice);
  const { view, asked } = perspective;
  const say = tableWords[language];
  if (!asked) return say.wait(voice.name(view.active));
  const task = view.bid ? say.raise(view.bid) : say.begin;
  return props.pointed === null ? task : `${task}\n${props.pointed}`;
}
