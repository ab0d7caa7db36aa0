/** A tap beside a lit place means it: the nearest lit one wins over what lies unlit under the finger. */

import { choose, litAt } from './lit.ts';

export function listenToTouch(frame: HTMLElement, reach: number): () => void {
  let finger = false;
  const down = (event: PointerEvent) => {
    finger = event.pointerType !== 'mouse';
  };
  const click = (event: MouseEvent) => {
    if (!finger || event.detail === 0 || !(event.target instanceof Element)) return;
    if (event.target.closest('[data-lit]')) return;
    const button = event.target.closest('button, a, input, select, [role=slider]');
    if (button && !button.matches('.spot, .target')) return;
    const lit = litAt(frame, { x: event.clientX, y: event.clientY }, reach);
    if (!lit) return;
    event.preventDefault();
    event.stopPropagation();
    lit.focus({ preventScroll: true });
    choose(lit);
  };
  frame.addEventListener('pointerdown', down, { capture: true });
  frame.addEventListener('click', click, { capture: true });
  return () => {
    frame.removeEventListener('pointerdown', down, { capture: true });
    frame.removeEventListener('click', click, { capture: true });
  };
}
