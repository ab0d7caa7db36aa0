import { describe, expect, test } from 'vitest';
import { MORE_SPECS, SPECS } from './games.ts';
import { postgresOfFile, twoNodes } from './nodes.ts';
import { checkTwins } from './twins.ts';

const postgres = await postgresOfFile();

describe.skipIf(!postgres)('two servers', () => {
  test.each([...SPECS, ...MORE_SPECS].map((spec) => [spec.game.id, spec] as const))(
    'twins of %s, moved at one server and watched at another, look the same',
    async (_id, spec) => {
      const tally = await checkTwins(spec, 2, 0, (games, options) => twoNodes(postgres, options, games));
      const compared = ['watch', 'table', 'chronicle', 'list', 'reconnect', 'why', 'chat', 'row', 'glance'];
      compared.push('reaction', 'wish');
      expect(tally.missing(compared)).toEqual([]);
    },
  );
});
