/** Panels round and over a board: rail, tray, ribbon, instruction, banner, stage. */

import type { Seat } from '@conclave/engine';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import './panels.css';
import { useBoard } from './board/context.ts';
import { toFrame } from './board/pose.ts';
import type { Cue } from './cue.ts';
import { SeatMark, seatColour } from './seats.tsx';
import type { WindowTime } from './table.ts';

interface PanelProps {
  readonly label: string;
  readonly class?: string;
  readonly children: ComponentChildren;
}

/** A column beside the board. */
export function Rail({ label, class: extra, children }: PanelProps) {
  return (
    <section class={extra ? `rail ${extra}` : 'rail'} aria-label={label}>
      {children}
    </section>
  );
}

/** What a phone keeps in sight at the foot of the board: hand, choices, the gold button. */
export function Tray({ label, class: extra, children }: PanelProps) {
  return (
    <section class={extra ? `tray ${extra}` : 'tray'} aria-label={label}>
      {children}
    </section>
  );
}

/** A name or a few words on cloth, in the colour of a chair or in gold. */
export function Ribbon({ seat, children }: { seat?: Seat; children: ComponentChildren }) {
  return (
    <span
      class="ribbon"
      data-seat={seat}
      style={seat === undefined ? undefined : { '--cloth': seatColour(seat) }}
    >
      {seat !== undefined && <SeatMark seat={seat} size={16} keyline />}
      {children}
    </span>
  );
}

interface InstructionProps {
  /** What to do now. */
  readonly line: string;
  /** What follows from what is pointed at. */
  readonly more?: string | null;
  readonly yours: boolean;
}

/** For tables that say it on the board itself; everywhere else the bar does. */
export function Instruction({ line, more, yours }: InstructionProps) {
  return (
    <p class={yours ? 'instruction yours' : 'instruction'} role="status">
      {line} {more && <em>{more}</em>}
    </p>
  );
}

interface BannerProps {
  readonly title: string;
  /** `null`: nothing runs. */
  readonly time?: WindowTime | null;
  readonly class?: string;
  readonly children?: ComponentChildren;
  /** Answers, "I pass": buttons. */
  readonly actions?: ComponentChildren;
}

/** A short window: what is asked, and how long it is open. */
export function Banner({ title, time = null, class: extra, children, actions }: BannerProps) {
  return (
    <section class={extra ? `banner ${extra}` : 'banner'} aria-label={title} data-part="window">
      <header class="banner-head">
        <h3>{title}</h3>
        {time && <WindowClock time={time} />}
      </header>
      {children}
      {actions && <div class="banner-actions">{actions}</div>}
    </section>
  );
}

/** How long a window stays open, in seconds: a line that drains away at its foot. It may be given more for all. */
export function WindowClock({ time: { closes, length, say, more } }: { time: WindowTime }) {
  const remaining = useMemo(() => Math.max(0, closes - performance.now()), [closes]);
  return (
    <div class="window-clock">
      <Countdown remaining={remaining} seconds={say} />
      {more && (
        <button
          type="button"
          class="button small"
          data-action="more-time"
          aria-label={`${more.label}, ${more.title}`}
          title={more.title}
          onClick={() => more.ask()}
        >
          {more.label}
        </button>
      )}
      <TimeLine remaining={remaining} length={length} />
    </div>
  );
}

/** A line that drains away with the time, in milliseconds. */
function TimeLine({ remaining, length }: { remaining: number; length: number }) {
  return (
    <div class="time-line" aria-hidden="true">
      <div
        key={`${remaining} ${length}`}
        style={{ animationDuration: `${remaining}ms`, '--left': Math.min(1, remaining / length) }}
      />
    </div>
  );
}

/** Seconds left, counted down. */
function Countdown({ remaining, seconds }: { remaining: number; seconds: (left: number) => string }) {
  const [left, setLeft] = useState(Math.ceil(remaining / 1000));
  useEffect(() => {
    const end = performance.now() + remaining;
    const show = () => setLeft(Math.max(0, Math.ceil((end - performance.now()) / 1000)));
    show();
    const timer = setInterval(show, 200);
    return () => clearInterval(timer);
  }, [remaining]);
  return (
    <span class="countdown tabular" role="timer" aria-label={seconds(left)}>
      {left}
    </span>
  );
}

interface StageProps {
  readonly label: string;
  /** How dark the board becomes behind it, 0 to 1. */
  readonly dim?: number;
  readonly class?: string;
  readonly children: ComponentChildren;
}

/** Over the board, in `over` of its sheet: a duel, a mass, a count, a verdict. The rest of the table stays in sight. */
export function Stage({ label, dim = 0.6, class: extra, children }: StageProps) {
  return (
    <section
      class={extra ? `stage ${extra}` : 'stage'}
      aria-label={label}
      style={{ '--dim': dim }}
      data-scene
    >
      {children}
    </section>
  );
}

/** The words of a cue at the place where it happens, in `over` of a sheet, with the mark of whoever acts. */
export function Said({ cue, mark = (seat) => seat }: { cue: Cue | null; mark?: (seat: Seat) => Seat }) {
  const { camera } = useBoard();
  const say = cue?.say;
  if (!say) return null;
  const { x, y } = toFrame(camera.pose.value, say.at);
  const wide = camera.window.value.width * camera.pose.value.scale;
  return (
    <p
      class="said"
      key={`${say.text} ${x} ${y}`}
      style={{ '--x': `${x}px`, '--y': `${y}px`, '--wide': `${wide}px` }}
      aria-hidden="true"
    >
      {say.seat !== undefined && <SeatMark seat={mark(say.seat)} size={16} />}
      {say.text}
    </p>
  );
}
