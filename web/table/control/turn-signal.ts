/** Says that it is one's turn to somebody who looks elsewhere: a sound, the page's title, its icon. */

import type { Outcome } from '@conclave/engine';
import { play } from '@conclave/kit';
import { effect } from '@preact/signals';
import { say } from '../../say.ts';
import { sound } from '../../settings.ts';
import type { TableController } from './controller.ts';

export function signalTurns({ yourTurn, screen, wording }: TableController): () => void {
  let wasYours = false;
  const stop = effect(() => {
    const yours = yourTurn.value && !screen.playback.moving.value;
    if (yours && !wasYours && sound.peek() === 'on') play('turn');
    wasYours = yours;
    const name = wording.words.value.name;
    const outcome = screen.present.value?.outcome;
    const ended = outcome ? `${endTitle(outcome)} · ` : '';
    document.title = yours ? `● ${say.value.table.yourTurn} · ${name}` : `${ended}${name} · Conclave`;
    showIcon(yours);
  });
  /** Who won. */
  function endTitle({ places: [winners = []] }: Outcome): string {
    const { theEnd, wonBy } = say.value.table;
    return winners.length > 0 ? wonBy(winners.map((seat) => wording.nameOf(seat))) : theEnd;
  }
  return () => {
    stop();
    document.title = 'Conclave';
    showIcon(false);
  };
}

function showIcon(yours: boolean): void {
  const icon = document.getElementById('icon');
  if (icon instanceof HTMLLinkElement) icon.href = yours ? '/icon-turn.svg' : '/icon.svg';
}
