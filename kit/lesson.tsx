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
const FOLLOW = 200;

/** Where the card stands: below its target, above, beside, or at the foot of the page; in the middle without one. */
function spot(width: number, height: number, target: DOMRect | null): readonly [left: number, top: number] {
  if (!target) return [(innerWidth - width) / 2, (innerHeight - height) / 2];
  const middle = target.left + target.width / 2 - width / 2;
  if (target.bottom + GAP + height < innerHeight) return [middle, target.bottom + GAP];
  if (target.top - GAP - height > 0) return [middle, target.top - GAP - height];
  if (target.right + GAP + width < innerWidth) return [target.right + GAP, target.top];
  if (target.left - GAP - width > 0) return [target.left - GAP - width, target.top];
  return [middle, innerHeight];
}

function place(card: HTMLElement, target: DOMRect | null): void {
  const { width, height } = card.getBoundingClientRect();
  const [left, top] = spot(width, height, target);
  card.style.left = `${Math.min(Math.max(12, left), Math.max(12, innerWidth - width - 12))}px`;
  card.style.top = `${Math.min(Math.max(12, top), Math.max(12, innerHeight - height - 12))}px`;
}
