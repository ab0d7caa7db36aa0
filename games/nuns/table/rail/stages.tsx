/** The five parts of a turn, and which of them it is. */

import type { Phase } from '../../rules/state.ts';
import { STAGES, type Stage, StageIcon } from '../pieces/icons.tsx';
import type { Props } from '../setting.ts';
import type { TableWords } from '../words.ts';

export function stageOf(phase: Phase): Stage | null {
  switch (phase) {
    case 'plan':
    case 'noise':
    case 'listen':
      return phase;
    case 'firstPaths':
    case 'lead':
    case 'guardMove':
      return 'guards';
    case 'over':
      return null;
  }
}

export function Stages({ stage, words }: { stage: Stage | null; words: TableWords }) {
  const now = stage === null ? STAGES.length : STAGES.indexOf(stage);
  return (
    <ol class="nr-stages">
      {STAGES.map((one, i) => (
        <li
          key={one}
          class={i === now ? 'now' : i < now ? 'past' : undefined}
          aria-current={i === now ? 'step' : undefined}
          data-help={words.help.stages[one]}
          data-help-title={words.stages[one]}
        >
          <StageIcon stage={one} />
          <span class="nr-unseen">{words.stages[one]}</span>
        </li>
      ))}
    </ol>
  );
}

/** The part of the turn that is shown: while plans are carried out the rules are already further on. */
export function stageShown({ view, event }: Props): Stage | null {
  switch (event?.type) {
    case 'cardsShown':
    case 'seen':
    case 'vanished':
    case 'released':
    case 'arrived':
      return 'move';
    case 'rolled':
    case 'settled':
    case 'noises':
      return 'listening' in event && event.listening ? 'listen' : (stageOf(view.phase) ?? 'noise');
    default:
      return stageOf(view.phase);
  }
}
