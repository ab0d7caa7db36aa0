/** The bar at the top of a table page: the game, what to do now, and the time left. */

import { Candle, WindowClock, type WindowTime } from '@conclave/kit';
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { say } from '../say.ts';
import type { OwnTable } from '../sources/own-tables.ts';
import { Clock, timeShare } from './clock.tsx';
import type { TableController } from './control/controller.ts';
import { layout } from './layout.ts';
import { OtherTable } from './other-table.tsx';
import { type Panel, usePanelNames, usePanels } from './panels.tsx';
import { Flying } from './talk-toasts.tsx';

interface BarProps {
  readonly control: TableController;
  /** Of the secret window that is open; `null`: none is, or the board shows it. */
  readonly time: WindowTime | null;
  /** The panel over the board of a phone held across; `null`: panels stand elsewhere. */
  readonly panel: Panel | null;
  /** Another table that waits; `null`: none does, or it is said below the bar. */
  readonly other: OwnTable | null;
  /** Instead of what to do now; `null`: that. */
  readonly line: string | null;
  onPanel(panel: Panel): void;
  onMenu(): void;
}

export function Bar({ control, time, panel, other, line, onPanel, onMenu }: BarProps) {
  return (
    <header class="table-bar" data-kept>
      <a class="button plain small" href="/" aria-label={say.value.toHome}>
        ←
      </a>
      <div class="table-title">
        <h1>{control.wording.words.value.name}</h1>
        {line === null ? <Status control={control} /> : <p class="status">{line}</p>}
      </div>
      <Flying control={control} />
      {other && <OtherTable table={other} />}
      {time && <WindowClock time={time} />}
      <BarClock control={control} />
      {panel && <PanelSwitch control={control} panel={panel} onPanel={onPanel} />}
      <button type="button" class="button small" onClick={onMenu} aria-haspopup="dialog">
        {say.value.table.menu}
      </button>
    </header>
  );
}

function Status({ control }: { control: TableController }) {
  const shown = control.screen.shown.value;
  const still = !control.screen.playback.moving.value && !control.source.handover.value?.curtain;
  const yours = shown?.asked && !shown.outcome && still;
  const [task, ...asides] = control.instruction.value.split('\n');
  const line = useRef<HTMLParagraphElement>(null);
  useFit(line, control.instruction.value);
  return (
    <p ref={line} class={yours ? 'status yours' : 'status'}>
      {task} {asides.length > 0 && <i>{asides.join(' ')}</i>}
    </p>
  );
}

/** How small it may be written, step by step, where it would be cut (`page.css`). */
const SMALLER = ['', 'long', 'longest'] as const;

/** What to do is said whole: long names are written smaller, and on a phone the game's own name gives way. */
function useFit(line: RefObject<HTMLElement | null>, text: string): void {
  const shape = layout.value;
  useLayoutEffect(() => {
    const fit = () => {
      const element = line.current;
      if (!element) return;
      for (const step of SMALLER) {
        element.dataset.fit = step;
        if (element.scrollHeight <= element.clientHeight + 1) return;
      }
    };
    fit();
    addEventListener('resize', fit);
    return () => removeEventListener('resize', fit);
  }, [text, shape]);
}

/** Your own time, or that of whoever is waited for. */
function BarClock({ control }: { control: TableController }) {
  const perspective = control.source.perspective.value;
  const until = control.source.times.value;
  const own = until.find(({ seat }) => seat === null || seat === perspective?.watcher) ?? until.at(0);
  if (!own) return null;
  const seat = own.seat ?? 0;
  return (
    <span class="bar-clock">
      <Candle left={timeShare(control.source, seat, performance.now()) ?? 1} height={34} />
      <Clock source={control.source} seat={seat} />
    </span>
  );
}

function PanelSwitch({ control, panel, onPanel }: Pick<BarProps, 'control' | 'panel' | 'onPanel'>) {
  const panels = usePanels(control);
  const nameOf = usePanelNames(control);
  return (
    <select
      class="panel-switch"
      aria-label={say.value.table.beside}
      value={panel ?? 'board'}
      onChange={(event) => {
        const next = panels.find((one) => one === event.currentTarget.value);
        if (next) onPanel(next);
      }}
    >
      {panels.map((one) => (
        <option key={one} value={one}>
          {nameOf(one)}
        </option>
      ))}
    </select>
  );
}
