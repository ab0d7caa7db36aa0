/** The card of a lesson. It goes on by a button, or by the move it asks for. */

import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { apart, lessonSpot } from './lesson-place.ts';
import { type Box, tailOf, tailPath } from './lesson-tail.ts';

interface LessonCardProps {
  readonly paragraphs: readonly string[];
  readonly focus: string | null;
  /** A selector of where the card stands, if not beside its focus. */
  readonly place?: string | null;
  /** "3 of 11" */
  readonly progress: string;
  /** `null`: only a move goes on. */
  readonly next: string | null;
  readonly leave: string;
  onNext(): void;
  onLeave(): void;
}

export function LessonCard(props: LessonCardProps) {
  const { paragraphs, focus, place: standing, progress, next, leave, onNext, onLeave } = props;
  const card = useRef<HTMLElement>(null);
  const tail = useRef<SVGPathElement>(null);
  useLayoutEffect(() => {
    const box = card.current;
    if (!box) return;
    let target: Element | null = null;
    // What it speaks of may be drawn anew while it speaks.
    const find = () => {
      const found = focus ? document.querySelector(focus) : null;
      if (found === target) return;
      target?.removeAttribute('data-lesson-focus');
      found?.setAttribute('data-lesson-focus', '');
      if (!target) found?.scrollIntoView({ block: 'center', behavior: 'instant' });
      target = found;
    };
    const put = () => {
      find();
      const beside = (standing && document.querySelector(standing)) || target;
      const shown = target && inSight(target);
      const at = place(box, beside && inSight(beside), shown);
      const pointing = shown && apart(at, shown) < FAR ? tailOf(at, shown) : null;
      tail.current?.setAttribute('d', pointing ? tailPath(pointing, at) : '');
    };
    put();
    // What it stands beside may move: a tray that grows, a board that scrolls.
    const follow = setInterval(put, FOLLOW);
    window.addEventListener('resize', put);
    window.addEventListener('scroll', put, { passive: true });
    return () => {
      clearInterval(follow);
      target?.removeAttribute('data-lesson-focus');
      window.removeEventListener('resize', put);
      window.removeEventListener('scroll', put);
    };
  });
  useEffect(() => card.current?.focus({ preventScroll: true }), [progress]);
  return (
    <aside ref={card} class="lesson" tabIndex={-1} aria-live="polite">
      <svg class="lesson-tail" aria-hidden="true">
        <path ref={tail} />
      </svg>
      {paragraphs.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <div class="dialog-foot">
        <span class="progress">{progress}</span>
        <button type="button" class="button plain small" onClick={onLeave}>
          {leave}
        </button>
        {next && (
          <button type="button" class="button go small" onClick={onNext}>
            {next}
          </button>
        )}
      </div>
    </aside>
  );
}

const FOLLOW = 200;
/** What lies farther off is not pointed at: its ring shows where it is. */
const FAR = 220;

/** How much of a thing the page shows. */
function inSight(thing: Element): Box {
  const { left, top, right, bottom } = thing.getBoundingClientRect();
  const x = Math.max(0, left);
  const y = Math.max(0, top);
  return {
    left: x,
    top: y,
    width: Math.max(0, Math.min(innerWidth, right) - x),
    height: Math.max(0, Math.min(innerHeight, bottom) - y),
  };
}

/** What a card leaves free if it can, beside what can be chosen. */
const KEPT = '[data-kept]';

function place(card: HTMLElement, beside: Box | null, topic: Box | null): Box {
  const { width, height } = card.getBoundingClientRect();
  const boxes = (selector: string) =>
    [...document.querySelectorAll(selector)].map(inSight).filter((box) => box.width > 0 && box.height > 0);
  const at = lessonSpot({
    page: { width: innerWidth, height: innerHeight },
    card: { width, height },
    beside,
    topic,
    lit: boxes('[data-lit]'),
    kept: boxes(KEPT),
  });
  card.style.left = `${at.left}px`;
  card.style.top = `${at.top}px`;
  return at;
}
