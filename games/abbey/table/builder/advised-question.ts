/** A hint for a question: puts the advised question into the builder. */

import { useEffect } from 'preact/hooks';
import type { Props } from '../setting.ts';
import { draftOf } from './draft.ts';
import { composedOf, keptOf } from './kept-question.ts';

/** A hint puts its question together, once: what is changed of it stays, though the builder be folded up meanwhile. */
export function useAdvisedQuestion({ view, control }: Props): void {
  const [advised] = control.advice;
  useEffect(() => {
    if (advised?.kind !== 'ask' && advised?.kind !== 'askAll') return;
    const whom = advised.kind === 'ask' ? advised.of : composedOf(control.drafts, view.players.length).whom;
    control.compose(keptOf({ whom, draft: draftOf(advised.question) }));
  }, [advised]);
}
