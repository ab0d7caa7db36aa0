/** A progress bar for long work, on a terminal's error stream alone. */

import type { Progress } from '@conclave/bots';
import { coloured, type Io } from '../io.ts';
import { paint } from '../terminal/style.ts';

const LENGTH = 30;
const CLEAR = '\r\x1b[2K';

export interface ProgressBar {
  show(progress: Progress): void;
  clear(): void;
}

export function progressBar(io: Io): ProgressBar {
  if (io.errors.isTTY !== true) return { show() {}, clear() {} };
  const colour = coloured(io, io.errors);
  const began = performance.now();
  const clear = () => io.errors.write(CLEAR);
  // Ctrl-C leaves no half bar behind.
  process.once('exit', clear);
  return {
    show({ games, of }) {
      const full = Math.round((LENGTH * games) / of);
      const bar = '█'.repeat(full) + paint('faint', '░'.repeat(LENGTH - full), colour);
      const left = games === 0 ? '' : clock(((performance.now() - began) / games) * (of - games));
      io.errors.write(`${CLEAR}${bar} ${games}/${of}  ${left}`);
    },
    clear() {
      process.off('exit', clear);
      clear();
    },
  };
}

function clock(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
