/** The chronicle never runs ahead of the playback. */

import type { AnyPerspective } from '@conclave/engine';
import type { AnyTable } from '@conclave/kit';
import { signal } from '@preact/signals';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

// The real ones ask the browser.
vi.mock('../say.ts', () => ({ say: {} }));
vi.mock('../settings.ts', () => ({
  motion: signal('full'),
  sound: signal('off'),
  view: signal('drawn'),
}));

import type { TableSource } from '../sources/source.ts';
import { Screen } from '../table/control/screen.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { hidden: false, documentElement: { dataset: {} } });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const HOLD = 1000;

const after = (...types: string[]) =>
  ({
    watcher: 0,
    view: types.length,
    told: types.map((type) => ({ type })),
    asked: false,
    waiting: [1],
    outcome: null,
  }) as never as AnyPerspective;

function watching() {
  const perspective = signal<AnyPerspective | null>(after('dealt'));
  const source = { perspective, trouble: signal(null), past: async () => after('dealt') };
  const table = { stage: (view: unknown) => view };
  const screen = new Screen(source as never as TableSource, table as never as AnyTable, {
    cue: () => ({ hold: HOLD }) as never,
    watcherChanged: () => {},
    watcherLeft: () => {},
  });
  const stop = screen.start();
  return { perspective, screen, stop, written: () => screen.written.value.map(({ type }) => type) };
}

test('an event is written down when its showing is over, one after the other', async () => {
  const { perspective, written, stop } = watching();
  expect(written()).toEqual(['dealt']);
  perspective.value = after('dealt', 'accused', 'verdict');
  expect(written()).toEqual(['dealt']);
  await vi.advanceTimersByTimeAsync(HOLD + 1);
  expect(written()).toEqual(['dealt', 'accused']);
  await vi.advanceTimersByTimeAsync(HOLD + 1);
  expect(written()).toEqual(['dealt', 'accused', 'verdict']);
  stop();
});

test('nor does it for whoever looks back meanwhile; Skip writes everything down', async () => {
  const { perspective, screen, written, stop } = watching();
  perspective.value = after('dealt', 'accused', 'verdict');
  await screen.lookBack(0);
  expect(screen.moment.value).not.toBeNull();
  expect(written()).toEqual(['dealt']);
  screen.playback.skipAll();
  expect(written()).toEqual(['dealt', 'accused', 'verdict']);
  stop();
});
