import { expect, test } from 'vitest';
import { SPECS } from './games.ts';
import { checkTwins } from './twins.ts';

test.each(SPECS.map((spec) => [spec.game.id, spec] as const))(
  '%s: what a watcher may not know makes no difference to anything it is sent',
  async (_id, spec) => {
    const tally = await checkTwins(spec, 12);
    const compared = [
      'watch',
      'table',
      'chronicle',
      'list',
      'reconnect',
      'why',
      'refusal',
      'chat',
      'row',
      'glance',
    ];
    if (spec.game.windows?.close) compared.push('window closed');
    expect(tally.missing(compared)).toEqual([]);
  },
);
