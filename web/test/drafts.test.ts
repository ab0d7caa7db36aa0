/** What a player composes at the page: kept for its question and its owner, and for nobody behind a curtain. */

import type { AnyPerspective, Json, Watcher } from '@conclave/engine';
import type { DraftSlot } from '@conclave/wire/draft-slot';
import { NO_DRAFTS } from '@conclave/wire/draft-slot';
import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import type { TableSource } from '../sources/source.ts';
import { Drafts } from '../table/control/drafts.ts';

const WAY: Json = { kind: 'plan', figure: 2, way: [1, 2] };
const LONGER: Json = { kind: 'plan', figure: 2, way: [1, 2, 3] };

function page(kept: Partial<Record<string, DraftSlot>> = {}) {
  const perspective = signal<AnyPerspective | null>(null);
  const key = () => String(perspective.peek()?.watcher);
  const source = {
    perspective,
    readDrafts: async () => kept[key()] ?? NO_DRAFTS,
    writeDrafts: async (slot: DraftSlot) => {
      kept[key()] = slot;
    },
  } as unknown as TableSource;
  const drafts = new Drafts(source);
  const stop = drafts.start();
  const ask = (watcher: Watcher, question: string | null) => {
    const next = { watcher, question } as AnyPerspective;
    const isOther = perspective.peek()?.watcher !== watcher;
    perspective.value = next;
    return isOther ? drafts.open(next) : undefined;
  };
  const curtain = () => {
    perspective.value = null;
    drafts.close();
  };
  return { drafts, ask, curtain, kept, stop };
}

test('what is composed is kept for its question, and is there when the page comes again', async () => {
  const first = page();
  await first.ask(1, 'window 4');
  first.drafts.compose([WAY]);
  expect(first.kept[1]).toEqual({ for: 'window 4', drafts: [WAY] });
  const again = page(first.kept);
  await again.ask(1, 'window 4');
  expect(again.drafts.current.value).toEqual([WAY]);
});

test('that of another hour is not taken up', async () => {
  const { drafts, ask } = page({ 1: { for: 'window 3', drafts: [WAY] } });
  await ask(1, 'window 4');
  expect(drafts.current.value).toEqual([]);
});

test('it is void when the question is gone, and nothing can be composed where nothing is asked', async () => {
  const { drafts, ask, kept } = page();
  await ask(1, 'window 4');
  drafts.compose([WAY]);
  await ask(1, null);
  expect(drafts.current.value).toEqual([]);
  expect(kept[1]).toEqual(NO_DRAFTS);
  drafts.compose([WAY]);
  expect(drafts.current.value).toEqual([]);
});

test('behind the curtain there is nothing of it, and its owner finds it again', async () => {
  const { drafts, ask, curtain, kept } = page();
  await ask(1, 'window 4');
  drafts.compose([WAY]);
  curtain();
  expect(drafts.current.value).toEqual([]);
  await ask(2, 'window 4');
  expect(drafts.current.value).toEqual([]);
  drafts.compose([LONGER]);
  curtain();
  await ask(1, 'window 4');
  expect(drafts.current.value).toEqual([WAY]);
  expect(kept[2]).toEqual({ for: 'window 4', drafts: [LONGER] });
});

test('what was handed in is no draft any more; what was composed while the slot was read is newer', async () => {
  const { drafts, ask } = page({ 1: { for: 'window 4', drafts: [WAY] } });
  const reading = ask(1, 'window 4');
  drafts.compose([LONGER, WAY]);
  await reading;
  expect(drafts.current.value).toEqual([LONGER, WAY]);
  drafts.made({ kind: 'plan', figure: 2, way: [1, 2] } as never);
  expect(drafts.current.value).toEqual([LONGER]);
});
