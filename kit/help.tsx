/** Help cards: anything with `data-help`, or with a reason, explains itself on hover, focus and long press. */

import { useEffect, useRef } from 'preact/hooks';
import { meantBy } from './board/pointer-target.ts';

const HOVER = 350;
const LONG_PRESS = 500;
/** What a thing says of itself. */
const SAYS = ['data-help', 'data-help-title', 'data-why'];

/** Words, or a question that is asked when somebody wants to know. */
export type Reason = string | null | (() => Promise<string | null>);

const reasons = new WeakMap<Element, Reason>();
let onNews: (element: Element) => void = () => {};

/** Why this thing cannot be chosen, or `null`. What is shown already follows at once. */
export function askWhy(element: HTMLElement, why: Reason): void {
  if (why === null && !reasons.has(element)) return;
  if (why === null) reasons.delete(element);
  else reasons.set(element, why);
  element.toggleAttribute('data-asks', why !== null);
  onNews(element);
}

export function HelpLayer() {
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = card.current;
    return box ? listen(box) : undefined;
  }, []);
  return <div ref={card} class="help-card" popover="manual" aria-hidden="true" />;
}

function helped(target: EventTarget | null): HTMLElement | SVGElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-help],[data-why],[data-asks]') : null;
}

/** What a click there would choose explains itself before whatever lies over it. */
function helpedBy(event: PointerEvent): HTMLElement | SVGElement | null {
  const meant = meantBy(event);
  return meant?.dataset.help ? meant : helped(event.target);
}

function listen(card: HTMLDivElement): () => void {
  let timer = 0;
  let owner: HTMLElement | SVGElement | null = null;
  let pressed = false;
  const hide = () => {
    clearTimeout(timer);
    owner = null;
    if (card.matches(':popover-open')) card.hidePopover();
    // What cannot be seen any more is not left in the page either.
    card.replaceChildren();
    card.removeAttribute('style');
  };
  const show = async (element: HTMLElement | SVGElement) => {
    const reason = reasons.get(element) ?? element.dataset.why ?? null;
    const why = typeof reason === 'function' ? await reason().catch(() => null) : reason;
    // Meanwhile the pointer may have gone elsewhere, or the position changed.
    if (owner !== element || !element.isConnected) return;
    if (!fill(card, element, why)) {
      if (card.matches(':popover-open')) card.hidePopover();
      return;
    }
    if (!card.matches(':popover-open')) card.showPopover();
    place(card, element.getBoundingClientRect());
  };
  const later = (element: HTMLElement | SVGElement | null, delay: number) => {
    if (element === owner) return;
    hide();
    owner = element;
    if (element) timer = window.setTimeout(() => void show(element), delay);
  };
  const news = (element: Element) => {
    if (element === owner && card.matches(':popover-open')) void show(owner);
  };
  onNews = news;
  // Its owner may vanish under it, or have something else to say.
  const watch = new MutationObserver((changes) => {
    if (!owner) return;
    if (!owner.isConnected) hide();
    else if (changes.some(({ type, target }) => type === 'attributes' && target === owner)) news(owner);
  });
  watch.observe(document.body, { childList: true, subtree: true, attributeFilter: SAYS });
  let mouse = { x: Number.NaN, y: Number.NaN };
  // What comes to lie under a mouse that rests was not asked about.
  const over = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return;
    const { clientX, clientY } = event;
    const rests = mouse.x === clientX && mouse.y === clientY;
    mouse = { x: clientX, y: clientY };
    const element = helpedBy(event);
    if (element !== owner) later(rests ? null : element, HOVER);
  };
  const focus = (event: FocusEvent) => {
    const element = helped(event.target);
    if (element?.matches(':focus-visible')) later(element, HOVER);
  };
  const down = (event: PointerEvent) => {
    pressed = false;
    if (event.pointerType === 'mouse') {
      hide();
      return;
    }
    const element = helpedBy(event);
    hide();
    if (!element || element.closest('[data-hold]')) return;
    owner = element;
    timer = window.setTimeout(() => {
      pressed = true;
      void show(element);
    }, LONG_PRESS);
  };
  // After a long press the card stays until the next touch, and the click that ends the press chooses nothing.
  const up = (event: PointerEvent) => event.pointerType !== 'mouse' && !pressed && hide();
  const click = (event: MouseEvent) => {
    if (!pressed) return;
    pressed = false;
    event.preventDefault();
    event.stopPropagation();
  };
  const key = (event: KeyboardEvent) => event.key === 'Escape' && hide();
  const away = () => !pressed && hide();
  const listening = new AbortController();
  const { signal } = listening;
  document.addEventListener('pointerover', over, { signal });
  document.addEventListener('pointermove', over, { signal, passive: true });
  document.addEventListener('pointerdown', down, { signal, capture: true });
  document.addEventListener('pointerup', up, { signal });
  document.addEventListener('pointercancel', up, { signal });
  document.addEventListener('click', click, { signal, capture: true });
  document.addEventListener('focusin', focus, { signal });
  document.addEventListener('focusout', away, { signal });
  document.addEventListener('keydown', key, { signal });
  document.addEventListener('scroll', hide, { signal, capture: true, passive: true });
  return () => {
    hide();
    watch.disconnect();
    onNews = () => {};
    listening.abort();
  };
}

/** Title, help, reason. Nothing to say: `false`. */
function fill(card: HTMLElement, owner: HTMLElement | SVGElement, why: string | null): boolean {
  const { help = '', helpTitle } = owner.dataset;
  if (!help && !why) return false;
  card.replaceChildren();
  // A point among many has a card that leaves the others in sight.
  card.classList.toggle('slight', owner.classList.contains('spot') && owner.dataset.outline === undefined);
  if (helpTitle) card.append(Object.assign(document.createElement('b'), { textContent: helpTitle }));
  if (help) card.append(help);
  if (why) card.append(Object.assign(document.createElement('div'), { className: 'why', textContent: why }));
  return true;
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
