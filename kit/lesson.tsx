/** The tutorial's pop-up: it stands beside what it speaks of, and goes on by a button or by the move it asks for. */

import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';

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
  useLayoutEffect(() => {
    const box = card.current;
    if (!box) return;
    const target = focus ? document.querySelector(focus) : null;
    target?.classList.add('lesson-focus');
    target?.scrollIntoView({ block: 'center', behavior: 'instant' });
    const beside = (standing && document.querySelector(standing)) || target;
    const put = () => place(box, beside?.getBoundingClientRect() ?? null);
    put();
    // What it stands beside may move: a tray that grows, a board that scrolls.
    const follow = setInterval(put, FOLLOW);
    window.addEventListener('resize', put);
    window.addEventListener('scroll', put, { passive: true });
    return () => {
      clearInterval(follow);
      target?.classList.remove('lesson-focus');
      window.removeEventListener('resize', put);
      window.removeEventListener('scroll', put);
    };
  });
  useEffect(() => card.current?.focus({ preventScroll: true }), [progress]);
  return (
    <aside ref={card} class="lesson" tabIndex={-1} aria-live="polite">
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

const GAP = 16;
const EDGE = 12;
const FOLLOW = 200;

type Spot = readonly [left: number, top: number];

/** Where the card may stand, the best first: below its target, above, beside, then the edges of the page. */
function spots(width: number, height: number, target: DOMRect | null): readonly Spot[] {
  const edges: readonly Spot[] = [
    [(innerWidth - width) / 2, innerHeight],
    [(innerWidth - width) / 2, 0],
    [innerWidth, 0],
    [innerWidth, innerHeight],
    [0, innerHeight],
    [0, 0],
  ];
  if (!target) return [[(innerWidth - width) / 2, (innerHeight - height) / 2], ...edges];
  const middle = target.left + target.width / 2 - width / 2;
  const beside: readonly (Spot | false)[] = [
    target.bottom + GAP + height < innerHeight && [middle, target.bottom + GAP],
    target.top - GAP - height > 0 && [middle, target.top - GAP - height],
    target.right + GAP + width < innerWidth && [target.right + GAP, target.top],
    target.left - GAP - width > 0 && [target.left - GAP - width, target.top],
    [middle, innerHeight],
  ];
  return [...beside.filter((spot) => spot !== false), ...edges];
}

/** At the first spot that leaves everything in sight that can be chosen, or most of it. */
function place(card: HTMLElement, target: DOMRect | null): void {
  const { width, height } = card.getBoundingClientRect();
  const lit = [...document.querySelectorAll('[data-lit]')].map((thing) => thing.getBoundingClientRect());
  const inPage = (at: number, room: number) => Math.min(Math.max(EDGE, at), Math.max(EDGE, room - EDGE));
  const found = spots(width, height, target).map(([x, y]) => {
    const left = inPage(x, innerWidth - width);
    const top = inPage(y, innerHeight - height);
    const covers = ({ x: a, y: b, width: w, height: h }: DOMRect) =>
      a + w / 2 > left && a + w / 2 < left + width && b + h / 2 > top && b + h / 2 < top + height;
    return { left, top, covered: lit.filter(covers).length };
  });
  const least = Math.min(...found.map(({ covered }) => covered));
  const best = found.find(({ covered }) => covered === least);
  card.style.left = `${best?.left}px`;
  card.style.top = `${best?.top}px`;
}
