import { expect, test } from 'vitest';
import type { Clock } from '../clock.ts';
import { questionOf, tagOf } from '../notices/question.ts';
import type { Notice } from '../store/personal.ts';
import { SqliteStore } from '../store/sqlite.ts';
import type { Append } from '../store/store.ts';
import { SPECS } from './games.ts';
import { newFile } from './table.ts';
import { checkTwins, demandedOf, oneNode, type Tally } from './twins.ts';

/** Of what is told with the page closed all games together show everything. */
const told: Tally[] = [];

test.each(SPECS.map((spec) => [spec.game.id, spec] as const))(
  '%s: what a watcher may not know makes no difference to anything it is sent',
  async (_id, spec) => {
    const tally = await checkTwins(spec, 12, 5000);
    told.push(tally);
    const { secrets, steps } = demandedOf(spec);
    const compared = [
      ...secrets,
      ...steps,
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
      'reaction',
      'wish',
      'silence',
    ];
    if (spec.game.takesBack) compared.push('wish to take back', 'taken back');
    if (spec.game.windows?.close) compared.push('window closed');
    expect(tally.missing(compared)).toEqual([]);
  },
);

test('notices, to a person and to the host, and reminders were among it', () => {
  for (const what of ['notice', 'notice to the host', 'reminder'])
    expect([what, told.some(({ counts }) => (counts[what] ?? 0) > 0)]).toEqual([what, true]);
});

test('a notice at each answer in a window is found', async () => {
  const spec = SPECS.find(({ game }) => game.id === 'bids') ?? SPECS[0];
  const leaking = (games: Parameters<typeof oneNode>[0], options: Parameters<typeof oneNode>[1]) => {
    const store = SqliteStore.open(newFile());
    const append = store.append.bind(store);
    store.append = (step: Append) => append({ ...step, notices: againToAll(step) });
    return oneNode(games, { ...options, store });
  };
  await expect(checkTwins(spec, 12, 0, leaking)).rejects.toThrow('deeply equal');
});

/** All whom the window asks are told once more. */
function againToAll({ match, clock }: Append): Notice[] {
  const now = JSON.parse(clock.data) as Clock;
  return (now.window?.window.asked ?? []).flatMap((seat) => {
    const question = questionOf(now, seat);
    return question ? [{ seat, tag: tagOf(match, question), due: 0, remind: null }] : [];
  });
}
