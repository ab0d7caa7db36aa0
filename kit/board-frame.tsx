/** A board that can be drawn nearer and moved about: wheel, two fingers, buttons, plus and minus keys. */

import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';

const NEAREST = 4;

interface Pose {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

const REST: Pose = { x: 0, y: 0, scale: 1 };

interface BoardFrameProps {
  readonly label: string;
  readonly nearer: string;
  readonly farther: string;
  readonly children: ComponentChildren;
}

export function BoardFrame({ label, nearer, farther, children }: BoardFrameProps) {
  const frame = useRef<HTMLElement>(null);
  const [pose, setPose] = useState(REST);
  const fingers = useRef(new Map<number, { x: number; y: number }>());

  const zoom = (factor: number, clientX?: number, clientY?: number) => {
    const box = frame.current?.getBoundingClientRect();
    if (!box) return;
    const x = (clientX ?? box.left + box.width / 2) - box.left;
    const y = (clientY ?? box.top + box.height / 2) - box.top;
    setPose((old) => {
      const scale = Math.min(NEAREST, Math.max(1, old.scale * factor));
      const grown = scale / old.scale;
      return within({ scale, x: x - (x - old.x) * grown, y: y - (y - old.y) * grown }, box);
    });
  };
  const pan = (dx: number, dy: number) => {
    const box = frame.current?.getBoundingClientRect();
    if (box) setPose((old) => within({ ...old, x: old.x + dx, y: old.y + dy }, box));
  };
  const moved = (event: PointerEvent) => {
    const old = fingers.current.get(event.pointerId);
    if (!old) return;
    const others = [...fingers.current].filter(([id]) => id !== event.pointerId).map(([, point]) => point);
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (others.length === 1) {
      const [other] = others;
      const apart = (x: number, y: number) => Math.hypot(x - other.x, y - other.y);
      zoom(apart(event.clientX, event.clientY) / apart(old.x, old.y), other.x, other.y);
    } else if (pose.scale > 1) {
      pan(event.clientX - old.x, event.clientY - old.y);
    }
  };
  return (
    <section
      ref={frame}
      class={pose.scale > 1 ? 'board-frame zoomed' : 'board-frame'}
      aria-label={label}
      onWheel={(event) => {
        if (!event.ctrlKey) return;
        event.preventDefault();
        zoom(event.deltaY < 0 ? 1.15 : 1 / 1.15, event.clientX, event.clientY);
      }}
      onPointerDown={(event) => fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })}
      onPointerMove={moved}
      onPointerUp={(event) => fingers.current.delete(event.pointerId)}
      onPointerCancel={(event) => fingers.current.delete(event.pointerId)}
      onPointerLeave={(event) => fingers.current.delete(event.pointerId)}
      onKeyDown={(event) => {
        if (event.key === '+') zoom(1.3);
        if (event.key === '-') zoom(1 / 1.3);
      }}
    >
      <div
        class="board-sheet"
        style={{ transform: `translate(${pose.x}px, ${pose.y}px) scale(${pose.scale})` }}
      >
        {children}
      </div>
      <div class="board-zoom">
        <button type="button" class="button small" aria-label={farther} onClick={() => zoom(1 / 1.3)}>
          −
        </button>
        <button type="button" class="button small" aria-label={nearer} onClick={() => zoom(1.3)}>
          +
        </button>
      </div>
    </section>
  );
}

function within(pose: Pose, box: DOMRect): Pose {
  const least = (size: number) => size - size * pose.scale;
  return {
    scale: pose.scale,
    x: Math.min(0, Math.max(least(box.width), pose.x)),
    y: Math.min(0, Math.max(least(box.height), pose.y)),
  };
}
