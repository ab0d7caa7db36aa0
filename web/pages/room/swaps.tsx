/** Wishes to change chairs: two plain buttons, nobody is pushed to say yes. */

import * as api from '../../api.ts';
import { say } from '../../say.ts';
import type { PartProps } from './room-table.ts';

export function Swaps({ table, act }: PartProps) {
  const words = say.value.room;
  return table.swaps.map(({ from, to }) => {
    if (from === table.you)
      return (
        <p key={from} class="wish">
          {words.swapAsked} ({table.seats[to].name}).{' '}
          <button
            type="button"
            class="place-action"
            onClick={() => void act(() => api.takeChair(table.id, from))}
          >
            {words.takeBackWish}
          </button>
        </p>
      );
    return (
      <div key={from} class="wish" role="status">
        <p>{words.wouldSwap(table.seats[from].name ?? '')}</p>
        <div class="row">
          <button type="button" class="button" onClick={() => void act(() => api.takeChair(table.id, from))}>
            {words.agree}
          </button>
          <button
            type="button"
            class="button"
            onClick={() => void act(() => api.declineSwap(table.id, from))}
          >
            {words.ratherNot}
          </button>
        </div>
      </div>
    );
  });
}
