/** The notices above the board, and the buttons of the page in words. */

import { ActionBar } from '@conclave/kit';
import { say } from '../say.ts';
import { language } from '../settings.ts';
import type { TableController } from './control/controller.ts';

/** What stands above the board for a while: an earlier moment, a question to all. */
export function Notices({ control }: { control: TableController }) {
  const words = say.value.table;
  const info = control.source.info.value;
  const perspective = control.source.perspective.value;
  if (control.screen.moment.value) {
    return (
      <p class="notice" role="status">
        <span>{words.earlier}</span>
        <button type="button" class="button go small" data-present onClick={() => control.screen.toPresent()}>
          {words.toPresent}
        </button>
      </p>
    );
  }
  if (!info || !perspective || perspective.outcome) return null;
  return (
    <>
      {control.screen.inWords.value && perspective.waiting === 'someone' && (
        <p class="notice question" role="status">
          <b class="small-caps">{words.question}</b>
          <span>
            {control.yourTurn.value
              ? words.questionAsked
              : perspective.moves.length > 0
                ? words.questionAnswered
                : words.questionWaiting}
          </span>
        </p>
      )}
    </>
  );
}

/** The buttons of the page in words. */
export function Actions({ control }: { control: TableController }) {
  const { handOver, ...actions } = control.actions.value;
  const next = control.source.handover.value;
  // The page in words has it all below, as a list.
  const bar = actions.bar.filter((name) => name !== 'since');
  return (
    <div class="actions">
      {handOver && next && (
        <button type="button" class="button go" data-hand-over onClick={handOver}>
          {say.value.table.handTo(control.wording.nameOf(next.to))}
        </button>
      )}
      <ActionBar actions={{ ...actions, bar, handOver: null }} language={language.value} layout="desk" />
    </div>
  );
}
