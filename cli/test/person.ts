/** Somebody at a terminal: looks at the glass when it comes to rest, and types. */

import { PassThrough } from 'node:stream';
import type { Io } from '../io.ts';
import { run } from '../run.ts';
import { Glass } from './glass.ts';

class Keys extends PassThrough {
  readonly isTTY = true;
  raw = false;
  setRawMode(raw: boolean): void {
    this.raw = raw;
  }
}

export interface Visit {
  readonly code: number;
  readonly glass: Glass;
  readonly errors: string;
  readonly raw: boolean;
}

export interface Look {
  readonly text: string;
  readonly glass: Glass;
  /** Types the number of the first choice whose label fits. */
  choose(label: RegExp | string): string;
}

const MOST_LOOKS = 3000;
/** Milliseconds without a sign of life after which a script is stuck. */
const STALLED = 5000;

/** `respond`: what is typed at a screen that has come to rest; `null`: nothing, something else will happen. */
export async function visit(
  argv: readonly string[],
  respond: (look: Look) => string | null,
  { glass = new Glass(), env = {} }: { glass?: Glass; env?: Record<string, string> } = {},
): Promise<Visit> {
  const input = new Keys();
  let errors = '';
  let looks = 0;
  let scheduled = false;
  let failure: unknown = null;
  const look = () => {
    scheduled = false;
    if (!glass.alternate) return;
    try {
      if (++looks > MOST_LOOKS) throw new Error(`no end in sight:\n${glass.text()}`);
      const text = glass.text();
      const choose = (label: RegExp | string) => {
        const found = [...glass.choices()].find(([words]) =>
          typeof label === 'string' ? words === label : label.test(words),
        );
        if (!found) throw new Error(`no choice ${label} on:\n${text}`);
        return `${found[1]}\r`;
      };
      const typed = respond({ text, glass, choose });
      if (typed !== null) input.write(typed);
    } catch (error) {
      failure = error;
      input.write('\x03');
    }
  };
  glass.onWrite(() => {
    if (scheduled) return;
    scheduled = true;
    setImmediate(look);
  });
  const io: Io = {
    input,
    output: glass,
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
    if (restless === glass.written.length) {
      failure ??= new Error(`nobody answers:\n${glass.text()}`);
      input.write('\x03');
    }
    restless = glass.written.length;
  }, STALLED);
  const code = await run(argv, io).finally(() => clearInterval(patience));
  if (failure) throw failure;
  return { code, glass, errors, raw: input.raw };
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
