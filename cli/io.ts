/** Everything a command touches of the world around it; tests bring their own. */

import { randomBytes } from 'node:crypto';
import type { Seed } from '@conclave/engine';
import { FullScreen, type ScreenOutput } from './terminal/full-screen.ts';
import { Keyboard, type KeyInput } from './terminal/keyboard.ts';
import { PlainLines } from './terminal/plain.ts';
import type { Screen } from './terminal/screen.ts';
import { wantsColour } from './terminal/style.ts';

export interface Output extends ScreenOutput {
  readonly isTTY?: boolean;
}

export interface Io {
  readonly input: KeyInput;
  readonly output: Output;
  readonly errors: Output;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** How long keys are swallowed when the curtain comes down. */
  readonly hold: number;
  suspend(): Promise<void>;
}

export const HOLD = 400;

/** Seeds of matches come from the system, see `CONTRACT.md`. */
export function freshSeed(): Seed {
  return randomBytes(32).toString('hex');
}

export function isInteractive({ input, output, env }: Io): boolean {
  return input.isTTY === true && output.isTTY === true && env.TERM !== 'dumb';
}

/** Runs something on a screen and gives the terminal back whatever happens. */
export async function onScreen<Result>(
  io: Io,
  plain: boolean,
  act: (screen: Screen) => Promise<Result>,
): Promise<Result> {
  const keyboard = new Keyboard(io.input);
  const colour = coloured(io, io.output);
  const screen =
    plain || !isInteractive(io)
      ? new PlainLines(keyboard, io.output, {
          colour,
          columns: io.output.columns ?? 80,
          interruptible: io.input.isTTY === true,
        })
      : new FullScreen(keyboard, io.output, { colour, hold: io.hold, suspend: io.suspend });
  screen.open();
  const giveBack = () => screen.close();
  process.once('exit', giveBack);
  try {
    return await act(screen);
  } finally {
    process.off('exit', giveBack);
    screen.close();
    keyboard.release();
  }
}

export function coloured({ env }: Io, output: Output): boolean {
  return wantsColour({ isTTY: output.isTTY === true, env });
}
