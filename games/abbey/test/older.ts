/** States as older versions kept them. */

import type { BookId } from '../rules/cards.ts';
import { type State, seatsOf } from '../rules/state.ts';
import { count, maskOf } from '../rules/suspects.ts';
import { answerIn } from '../rules/windows.ts';

/** What was handed in lay apart from the window, and where all cards went none was picked. */
export function version2(state: State) {
  const { window, ...kept } = state;
  const answers = Array.from({ length: seatsOf(state) }, (_none, seat) => answerIn(state, seat));
  return {
    ...kept,
    window: window && {
      ...window,
      answers: window.asked.map((seat) => {
        const kind = answers[seat]?.kind;
        return kind === undefined ? null : kind === 'keep' || kind === 'hush' ? 'withheld' : 'given';
      }),
    },
    picked: answers.map((answer, seat) =>
      answer?.kind === 'give' && answer.cards.length < count(state.hand[seat]) ? maskOf(answer.cards) : 0,
    ),
    pickedBook: answers.map((answer): BookId | null => (answer?.kind === 'discard' ? answer.book : null)),
  };
}
