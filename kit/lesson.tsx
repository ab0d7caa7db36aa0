/** The tutorial's pop-up: it stands beside what it speaks of, and goes on by a button or by the move it asks for. */

import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
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
    const target = focus ? document.querySelector(focus) : null;
    target?.classList.add('lesson-focus');
    target?.scrollIntoView({ block: 'center', behavior: 'instant' });
    const beside = (standing && document.querySelector(standing)) || target;
    const put = () => {
      const shown = target && inSight(target);
      const at = place(box, beside?.getBoundingClientRect() ?? null, shown);
      const pointing = tailOf(at, shown);
      tail.current?.setAttribute('d', pointing ? tailPath(pointing, at) : '');
    };
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

/** Room for a tail. */
const GAP = 22;
const EDGE = 12;
const FOLLOW = 200;

type Spot = readonly [left: number, top: number];

/** Beside a thing, where there is room: below it, above, right, left. */
function besides(
  width: number,
  height: number,
  { left, top, width: across, height: down }: Box,
): readonly Spot[] {
  const middle = left + across / 2 - width / 2;
  const right = left + across + GAP;
  const below = top + down + GAP;
  const all: readonly (Spot | false)[] = [
    below + height < innerHeight && [middle, below],
    top - GAP - height > 0 && [middle, top - GAP - height],
    right + width < innerWidth && [right, top],
    left - GAP - width > 0 && [left - GAP - width, top],
  ];
  return all.filter((spot) => spot !== false);
}

/** Where the card may stand, the best first: beside its place, beside what it speaks of, then the edges of the page. */
function spots(width: number, height: number, standing: Box | null, topic: Box | null): readonly Spot[] {
  const middle = (innerWidth - width) / 2;
  const edges: readonly Spot[] = [
    [middle, innerHeight],
    [middle, 0],
    [innerWidth, 0],
    [innerWidth, innerHeight],
    [0, innerHeight],
    [0, 0],
  ];
  if (!standing) return [[middle, (innerHeight - height) / 2], ...edges];
  return [
    ...besides(width, height, standing),
    ...(topic ? besides(width, height, topic) : []),
    [standing.left + standing.width / 2 - width / 2, innerHeight],
    ...edges,
  ];
}

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

/** The part of a thing that a card hides, from 0 to 1. */
function hiddenPart(card: Box, { left, top, width, height }: Box): number {
  const across = Math.min(card.left + card.width, left + width) - Math.max(card.left, left);
  const down = Math.min(card.top + card.height, top + height) - Math.max(card.top, top);
  return across > 0 && down > 0 ? (across * down) / (width * height) : 0;
}

/** So much of what it speaks of a card may hide. */
const HIDDEN = 0.3;

/**
 * At the first spot that leaves in sight what the card speaks of (`topic`) and everything that can be chosen, or most of
 * it; gives back where that is.
 */
function place(card: HTMLElement, standing: Box | null, topic: Box | null): Box {
  const { width, height } = card.getBoundingClientRect();
  const lit = [...document.querySelectorAll('[data-lit]')].map((thing) => thing.getBoundingClientRect());
  const inPage = (at: number, room: number) => Math.min(Math.max(EDGE, at), Math.max(EDGE, room - EDGE));
  const found = spots(width, height, standing, topic).map(([x, y]) => {
    const left = inPage(x, innerWidth - width);
    const top = inPage(y, innerHeight - height);
    const covers = ({ x: a, y: b, width: w, height: h }: DOMRect) =>
      a + w / 2 > left && a + w / 2 < left + width && b + h / 2 > top && b + h / 2 < top + height;
    const hides = topic !== null && hiddenPart({ left, top, width, height }, topic) > HIDDEN;
    return { left, top, covered: lit.filter(covers).length + (hides ? lit.length + 1 : 0) };
  });
  const least = Math.min(...found.map(({ covered }) => covered));
  const { left, top } = found.find(({ covered }) => covered === least) ?? found[0];
  card.style.left = `${left}px`;
  card.style.top = `${top}px`;
  return { left, top, width, height };
}
