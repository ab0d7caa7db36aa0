/** No two people in a match have the same name. */

import type { MatchSummary } from '@conclave/wire';
import { NAME_LENGTH } from '@conclave/wire/lengths';
import { expect, test } from 'vitest';
import { CLOISTER } from './games.ts';
import { serve } from './table.ts';

const BOT = { kind: 'bot', level: 'easy' } as const;
const namesOf = ({ seats }: MatchSummary) => seats.map(({ name }) => name);

test('the second of a name gets a number, and everybody keeps their name in the rematch', async () => {
  const running = await serve([CLOISTER]);
  const [first, second, third] = await Promise.all(
    ['Alix', 'alix', 'Alix'].map((name) => running.guest(name)),
  );
  const { id, invite } = await first.create({
    game: 'cloister',
    seats: [{ kind: 'me' }, { kind: 'invited' }, { kind: 'invited' }],
  });
  await third.act(id, 'join', { invite, seat: 2 });
  await second.act(id, 'join', { invite });
  expect(namesOf(await first.act(id, 'start'))).toEqual(['Alix', 'alix 3', 'Alix 2']);
  for (const person of [first, second, third]) await person.act(id, 'end');
  await second.act(id, 'rematch');
  await third.act(id, 'rematch');
  const next = await first.act(id, 'rematch');
  expect(next.id).not.toBe(id);
  expect(namesOf(next)).toEqual(['alix 3', 'Alix 2', 'Alix']);
});

test('whoever comes back to a table that they left has their name again', async () => {
  const running = await serve([CLOISTER]);
  const [host, guest] = await Promise.all(['Alix', 'Alix'].map((name) => running.guest(name)));
  const { id, invite } = await host.create({
    game: 'cloister',
    seats: [{ kind: 'me' }, { kind: 'invited' }, BOT],
  });
  expect(namesOf(await guest.act(id, 'join', { invite }))).toEqual(['Alix', 'Alix 2', 'Clotilde']);
  expect(namesOf(await guest.act(id, 'join', { invite }))).toEqual(['Alix', 'Alix 2', 'Clotilde']);
  await guest.act(id, 'leave');
  await guest.call('POST', '/api/me', { name: 'y'.repeat(NAME_LENGTH) });
  expect(namesOf(await guest.act(id, 'join', { invite }))).toEqual([
    'Alix',
    'y'.repeat(NAME_LENGTH),
    'Clotilde',
  ]);
});
