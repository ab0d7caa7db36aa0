/** An invocation in a pipe: nobody is at the terminal. */

import { PassThrough } from 'node:stream';
import { run } from '../run.ts';

export async function invoke(argv: readonly string[], env: Record<string, string> = {}) {
  const written = { out: '', errors: '' };
  const into = (which: keyof typeof written) => ({
    write: (text: string) => {
      written[which] += text;
    },
  });
  const input = new PassThrough();
  input.end();
  const code = await run(argv, {
    input,
    output: into('out'),
    errors: into('errors'),
    env,
    hold: 0,
    suspend: async () => {},
  });
  return { code, ...written };
}
