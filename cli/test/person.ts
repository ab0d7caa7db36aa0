/** Somebody at a terminal: looks at it when it comes to rest, and types. */

import { PassThrough } from 'node:stream';
import type { Io } from '../io.ts';
import { run } from '../run.ts';
import { FakeTerminal } from './fake-terminal.ts';

class Keys extends PassThrough {
  readonly isTTY = true;
  raw = false;
  setRawMode(raw: boolean): void {
    this.raw = raw;
  }
}

export interface Visit {
  readonly code: number;
  readonly terminal: FakeTerminal;
  readonly errors: string;
  readonly raw: boolean;
}

export interface Look {
  readonly text: string;
  readonly terminal: FakeTerminal;
  /** Types the number of the first choice whose label fits. */
  choose(label: RegExp | string): string;
}

const MAX_LOOKS = 3000;
/** Milliseconds without a sign of life after which a script is stuck. */
const STALLED = 50_000;

/** `respond`: what is typed at a screen that has come to rest; `null`: nothing, something else will happen. */
export async function visit(
  argv: readonly string[],
  respond: (look: Look) => string | null,
  { terminal = new FakeTerminal(), env = {} }: { terminal?: FakeTerminal; env?: Record<string, string> } = {},
): Promise<Visit> {
  const input = new Keys();
  let errors = '';
  let looks = 0;
  let scheduled = false;
  let failure: unknown = null;
  const look = () => {
    scheduled = false;
    if (!terminal.alternate) return;
    try {
      if (++looks > MAX_LOOKS) throw new Error(`no end in sight:\n${terminal.text()}`);
      const text = terminal.text();
      const choose = (label: RegExp | string) => {
        const found = [...terminal.choices()].find(([words]) =>
          typeof label === 'string' ? words === label : label.test(words),
        );
        if (!found) throw new Error(`no choice ${label} on:\n${text}`);
        return `${found[1]}\r`;
      };
      const typed = respond({ text, terminal, choose });
      if (typed !== null) input.write(typed);
    } catch (error) {
      failure = error;
      input.write('\x03');
    }
  };
  terminal.onWrite(() => {
    if (scheduled) return;
    scheduled = true;
    setImmediate(look);
  });
  const io: Io = {
    input,
    output: terminal,
    errors: {
      write: (text: string) => {
        errors += text;
      },
    },
    env: { TERM: 'xterm', ...env },
    hold: 0,
    suspend: async () => {},
  };
  let restless = 0;
  const patience = setInterval(() => {
    if (restless === terminal.written.length) {
      failure ??= new Error(`nobody answers:\n${terminal.text()}`);
      input.write('\x03');
    }
    restless = terminal.written.length;
  }, STALLED);
  const code = await run(argv, io).finally(() => clearInterval(patience));
  if (failure) throw failure;
  return { code, terminal, errors, raw: input.raw };
}

/** A script step by step: each is a screen to wait for and what is typed there. */
export function script(
  ...steps: readonly (readonly [awaited: RegExp, typed: string | ((look: Look) => string)])[]
): (look: Look) => string | null {
  const left = [...steps];
  return (look) => {
    const [step] = left;
    if (!step) return null;
    const [awaited, typed] = step;
    if (!awaited.test(look.text)) return null;
    left.shift();
    return typeof typed === 'string' ? typed : typed(look);
  };
}
