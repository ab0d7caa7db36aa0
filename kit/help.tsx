/** Help cards: whatever carries `data-help` explains itself on hover, focus and long press. */

import { useEffect, useRef } from 'preact/hooks';

const HOVER = 350;
const LONG_PRESS = 500;

export function HelpLayer() {
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = card.current;
    return box ? listen(box) : undefined;
  }, []);
  return <div ref={card} class="help-card" popover="manual" aria-hidden="true" />;
}

function helped(target: EventTarget | null): HTMLElement | SVGElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-help],[data-why]') : null;
}

function listen(card: HTMLDivElement): () => void {
  let timer = 0;
  let owner: Element | null = null;
  const hide = () => {
    clearTimeout(timer);
    owner = null;
    if (card.matches(':popover-open')) card.hidePopover();
  };
  const show = (element: HTMLElement | SVGElement) => {
    const { help = '', helpTitle, why } = element.dataset;
    if (!help && !why) return;
    card.replaceChildren();
    if (helpTitle) card.append(Object.assign(document.createElement('b'), { textContent: helpTitle }));
    if (help) card.append(help);
    if (why)
      card.append(Object.assign(document.createElement('div'), { className: 'why', textContent: why }));
    card.showPopover();
    place(card, element.getBoundingClientRect());
  };
  const later = (element: HTMLElement | SVGElement | null, delay: number) => {
    if (element === owner) return;
    hide();
    owner = element;
    if (element) timer = window.setTimeout(() => show(element), delay);
  };
  const over = (event: PointerEvent) => event.pointerType === 'mouse' && later(helped(event.target), HOVER);
  const focus = (event: FocusEvent) => {
    const element = helped(event.target);
    if (element?.matches(':focus-visible')) later(element, HOVER);
  };
  const down = (event: PointerEvent) => {
    if (event.pointerType === 'mouse') hide();
    else later(helped(event.target), LONG_PRESS);
  };
  const up = (event: PointerEvent) => event.pointerType !== 'mouse' && hide();
  const key = (event: KeyboardEvent) => event.key === 'Escape' && hide();
  document.addEventListener('pointerover', over);
  document.addEventListener('pointerdown', down);
  document.addEventListener('pointerup', up);
  document.addEventListener('pointercancel', up);
  document.addEventListener('focusin', focus);
  document.addEventListener('focusout', hide);
  document.addEventListener('keydown', key);
  document.addEventListener('scroll', hide, { capture: true, passive: true });
  return () => {
    hide();
    document.removeEventListener('pointerover', over);
    document.removeEventListener('pointerdown', down);
    document.removeEventListener('pointerup', up);
    document.removeEventListener('pointercancel', up);
    document.removeEventListener('focusin', focus);
    document.removeEventListener('focusout', hide);
    document.removeEventListener('keydown', key);
    document.removeEventListener('scroll', hide, { capture: true });
  };
}

/** Below its owner, or above where there is no room; never over the edge. */
function place(card: HTMLElement, owner: DOMRect): void {
  const { width, height } = card.getBoundingClientRect();
  const below = owner.bottom + 8;
  const top = below + height > innerHeight - 8 ? Math.max(8, owner.top - height - 8) : below;
  const left = Math.min(Math.max(8, owner.left + owner.width / 2 - width / 2), innerWidth - width - 8);
  card.style.top = `${top}px`;
  card.style.left = `${left}px`;
}
