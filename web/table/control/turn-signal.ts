/** Tells a player that it is their turn while they look elsewhere: by a sound and the page's icon. */

import { play } from '@conclave/kit';
import { effect } from '@preact/signals';
import { sound } from '../../settings.ts';
import type { TableController } from './controller.ts';

export function signalTurns({ yourTurn, screen }: TableController): () => void {
  let wasYours = false;
  const stop = effect(() => {
    const yours = yourTurn.value && !screen.playback.moving.value;
    if (yours && !wasYours && sound.peek() === 'on') play('turn');
    wasYours = yours;
    showIcon(yours);
  });
  return () => {
    stop();
    showIcon(false);
  };
}

function showIcon(yours: boolean): void {
  const icon = document.getElementById('icon');
  if (icon instanceof HTMLLinkElement) icon.href = yours ? '/icon-turn.svg' : '/icon.svg';
}
