/** What lets a guard who is led far go on, and what stops her. */

import { Match } from '@conclave/engine';
import { expect, test } from 'vitest';
import type { Event } from '../../rules/events.ts';
import { nuns } from '../../rules/game.ts';
import type { View } from '../../rules/view.ts';
import { isUneventful } from '../play/hunt.ts';

const view = Match.open(nuns, 2, {}, 'a'.repeat(64)).perspective(0).view as View;
const seenAt = (spotted: number | null): View => ({
  ...view,
  novices: view.novices.map((novice) => ({ ...novice, spotted })),
});
type Stepped = Extract<Event, { type: 'stepped' }>;
type Turned = Extract<Event, { type: 'turned' }>;
const calmly = (seen: View) => {
  const isCalm = isUneventful(seen);
  return (event: Event) => isCalm(event);
};
const celeste = { figure: 2, cell: 4, seat: 1 };
const step: Stepped = { type: 'stepped', guard: 0, to: 40, points: 1, fast: false, captured: [], sees: [] };
const turn: Turned = { type: 'turned', guard: 0, to: 40, sees: [], interrupted: false };

test('steps that show nobody new let her go on', () => {
  expect(calmly(seenAt(null))(step)).toBe(true);
  expect(calmly(seenAt(null))(turn)).toBe(true);
  expect(calmly(seenAt(91))({ ...step, sees: [{ ...celeste, at: 91 }] })).toBe(true);
});

test('a new sight, a capture, the end of her path stop her', () => {
  const isCalm = calmly(seenAt(null));
  expect(isCalm({ ...step, sees: [{ ...celeste, at: 91 }] })).toBe(false);
  expect(isCalm({ ...turn, sees: [{ ...celeste, at: 91 }] })).toBe(false);
  expect(isCalm({ ...turn, interrupted: true })).toBe(false);
  expect(isCalm({ ...step, captured: [celeste] })).toBe(false);
  expect(isCalm({ type: 'pathEnded', guard: 0, path: 3 })).toBe(false);
});
