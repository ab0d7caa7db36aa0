/** After the end, people who share a device read its page together: the winner has a name, and nobody is "you". */

import type { AnyPerspective, AnyText, Voice } from '@conclave/engine';
import { signal } from '@preact/signals';
import { expect, test, vi } from 'vitest';

vi.mock('../settings.ts', () => ({ language: { value: 'en' } }));

import type { MatchSeat, TableSource } from '../sources/source.ts';
import { Wording } from '../table/control/wording.ts';

const OUTCOME = { how: 'won', places: [[1], [0]] };

function readerAt(
  place: 'local' | 'remote',
  seats: readonly Partial<MatchSeat>[],
  outcome: unknown,
): unknown {
  const source = { place, info: signal({ seats }) } as unknown as TableSource;
  const shown = signal({ watcher: 1, outcome } as AnyPerspective);
  const voice: Voice = new Wording(source, {} as AnyText, null, shown).voice.value;
  return voice.reader;
}

const PERSON = { kind: 'person', bot: null } as const;
const BOT = { kind: 'bot', bot: 'easy' } as const;

test('on a sofa whoever held the device last is “you” until the end, and not after it', () => {
  expect(readerAt('local', [PERSON, PERSON, BOT], null)).toBe(1);
  expect(readerAt('local', [PERSON, PERSON, BOT], OUTCOME)).toBe('gallery');
});

test('alone with bots, and each at a device of their own, one stays “you”', () => {
  expect(readerAt('local', [BOT, PERSON], OUTCOME)).toBe(1);
  expect(readerAt('local', [{ kind: 'person', bot: 'easy' }, PERSON], OUTCOME)).toBe(1);
  expect(readerAt('remote', [PERSON, PERSON], OUTCOME)).toBe(1);
});
