/** How far the table is, and the one thing to do about it. */

import * as api from '../../api.ts';
import { say } from '../../say.ts';
import { freeChairs, hostName, notReady, type PartProps } from './room-table.ts';

/** At the table: to be ready, or to begin. */
export function Standing({ table, act }: PartProps) {
  const words = say.value.room;
  const free = freeChairs(table).length;
  const isReady = table.you !== null && table.seats[table.you].ready;
  return (
    <div class="room-standing">
      <p aria-live="polite">
        <Sentence {...{ table }} />
      </p>
      {table.mayBegin && (
        <button
          type="button"
          class={free > 0 ? 'button big dashed' : 'button go big'}
          data-begin
          disabled={free > 0}
          onClick={() => void act(() => api.start(table.id))}
        >
          {words.start}
        </button>
      )}
      {!table.host && table.you !== null && (
        <button
          type="button"
          class={isReady || (table.mayBegin && free === 0) ? 'button' : 'button go big'}
          data-ready
          onClick={() => void act(() => api.ready(table.id, !isReady))}
        >
          {isReady ? words.notReadyAfterAll : words.iAmReady}
        </button>
      )}
    </div>
  );
}

function Sentence({ table }: Pick<PartProps, 'table'>) {
  const words = say.value.room;
  const free = freeChairs(table).length;
  if (free > 0)
    return (
      <>
        <b>{words.waitingFor(free)}</b>{' '}
        {table.mayBegin && <span class="soft">{free === 1 ? words.mayTake : words.mayTakeThem}</span>}
      </>
    );
  const waiting = notReady(table);
  const standsIn = table.mayBegin && !table.host;
  return (
    <>
      <b>{waiting.length === 0 ? words.allReady : words.everybody}</b>{' '}
      <span class="soft">
        {standsIn
          ? words.standIn
          : !table.mayBegin
            ? words.begins(hostName(table))
            : waiting.length > 0 && words.notReady(waiting)}
      </span>
    </>
  );
}
