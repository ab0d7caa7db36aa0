/** Through whose eyes one looks: every seat by its sign, and the gallery. */

import type { Watcher } from '@conclave/engine';
import { SeatMark } from '@conclave/kit';
import { useEffect } from 'preact/hooks';
import { say } from '../../say.ts';
import type { TableController } from '../../table/control/controller.ts';
import { replayWords } from './words.ts';

interface EyesProps {
  readonly control: TableController;
  readonly seats: number;
  readonly watcher: Watcher;
  /** @default true */
  readonly withGallery?: boolean;
  /** Whether all eyes are open at once; left out where that is not offered. */
  readonly seesAll?: boolean;
  look(watcher: Watcher, seesAll?: boolean): void;
}

/** 1 to 8, and 0 for the gallery; they hold where a click on a button leaves the focus. */
export function useEyeKeys(seats: number, look: (watcher: Watcher) => void): void {
  useEffect(() => {
    const key = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      const { target } = event;
      if (target instanceof HTMLElement && target.closest('input, select, textarea, dialog')) return;
      const digit = /^[0-8]$/.test(event.key) ? Number(event.key) : null;
      if (digit === null || digit > seats) return;
      look(digit === 0 ? 'gallery' : digit - 1);
      event.preventDefault();
    };
    addEventListener('keydown', key);
    return () => removeEventListener('keydown', key);
  }, [seats, look]);
}

export function Eyes({ control, seats, watcher, withGallery = true, seesAll, look }: EyesProps) {
  const chairs: Watcher[] = Array.from({ length: seats }, (_none, seat) => seat);
  const all = withGallery ? [...chairs, 'gallery' as const] : chairs;
  return (
    <fieldset class="eyes">
      <legend>{say.value.replay.viewpoint}</legend>
      {all.map((one) => (
        <button
          key={one}
          type="button"
          class="eye"
          data-viewpoint={one}
          aria-pressed={watcher === one && !seesAll}
          onClick={() => look(one)}
        >
          {one === 'gallery' ? <GalleryEye /> : <SeatMark seat={control.wording.markOf(one)} size={20} />}
          <span>{one === 'gallery' ? say.value.replay.gallery : control.wording.nameOf(one)}</span>
        </button>
      ))}
      {seesAll !== undefined && (
        <button
          type="button"
          class="eye"
          data-viewpoint="all"
          aria-pressed={seesAll}
          onClick={() => look('gallery', true)}
        >
          <AllEyes />
          <span>{replayWords().all}</span>
        </button>
      )}
    </fieldset>
  );
}

function GalleryEye() {
  return (
    <svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M2 12Q12 2 22 12Q12 22 2 12Z" fill="none" stroke="currentColor" stroke-width="2" />
      <circle cx="12" cy="12" r="3.4" fill="currentColor" />
    </svg>
  );
}

function AllEyes() {
  return (
    <svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12" r="9" fill="none" stroke="currentColor" stroke-width="2" />
      <path d="M12 3V21M3 12H21" stroke="currentColor" stroke-width="2" />
    </svg>
  );
}
