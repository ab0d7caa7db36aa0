/** Hints and questions to the mind: from what the page shows, one after the other, and never for another moment. */

import type { AnyPerspective, Json } from '@conclave/engine';
import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import { Adviser } from '../sources/adviser.ts';
import type { Ask } from '../sources/protocol.ts';
import type { MatchInfo } from '../sources/source.ts';

const INFO: MatchInfo = {
  id: 'match',
  game: 'toy',
  options: { long: true },
  seats: [0, 1].map((seat) => ({
    kind: 'person',
    name: `Seat ${seat}`,
    bot: null,
    present: true,
    replaceable: false,
  })),
  you: 0,
  status: 'running',
  aids: true,
  outcome: null,
  remote: null,
};

function seen(over: Partial<AnyPerspective> = {}): AnyPerspective {
  const still = {
    told: [],
    moves: [],
    waiting: [],
    asked: true,
    mayUndo: false,
    question: null,
    outcome: null,
  };
  return { ...still, watcher: 0, view: 'view', decision: 3, ...over };
}

/** A page, and a worker that answers when the test says so. */
function advised() {
  const page = { info: signal<MatchInfo | null>(INFO), perspective: signal<AnyPerspective | null>(seen()) };
  const asked: { readonly ask: Ask; answer(value: Json): void }[] = [];
  let workers = 0;
  const adviser = new Adviser(page, () => {
    workers++;
    return {
      ask: (ask: Ask) => new Promise<never>((resolve) => asked.push({ ask, answer: resolve as never })),
      close() {},
    };
  });
  return { page, asked, adviser, workers: () => workers };
}

const settle = () => new Promise((resolve) => setTimeout(resolve));

test('the mind is asked with all that this seat knows, in one worker that is started when it is needed', async () => {
  const { adviser, asked, workers } = advised();
  expect(workers()).toBe(0);
  const answer = adviser.ponder({ about: 'all' });
  await settle();
  expect(asked.map(({ ask }) => ask)).toEqual([
    {
      type: 'ponder',
      knowledge: { game: 'toy', options: { long: true }, seats: 2, seat: 0, perspective: seen() },
      question: { about: 'all' },
    },
  ]);
  asked[0].answer([1, 2]);
  expect(await answer).toEqual([1, 2]);
  const hint = adviser.hint();
  await settle();
  expect(asked[1].ask).toMatchObject({ type: 'advise', question: { level: 'strong', seat: 0 } });
  asked[1].answer(null);
  await hint;
  expect(workers()).toBe(1);
});

test.each([
  ['decision', seen({ decision: 4 })],
  ['watcher', seen({ watcher: 1 })],
  ['curtain', null],
])('an answer that comes after a change of %s is dropped', async (_what, now) => {
  const { adviser, asked, page } = advised();
  const answer = adviser.ponder('how many?');
  await settle();
  page.perspective.value = now;
  asked[0].answer(42);
  expect(await answer).toBeNull();
});

test('news that change nothing for this seat leave the answer as it is', async () => {
  const { adviser, asked, page } = advised();
  const answer = adviser.ponder('how many?');
  await settle();
  page.perspective.value = seen({ told: [{ type: 'noise' }] });
  asked[0].answer(42);
  expect(await answer).toBe(42);
});

test('questions wait for each other, and those that are out of date are never thought about', async () => {
  const { adviser, asked, page } = advised();
  const answers = [adviser.ponder(1), adviser.ponder(2)];
  await settle();
  expect(asked).toHaveLength(1);
  page.perspective.value = seen({ decision: 4 });
  const fresh = adviser.ponder(3);
  asked[0].answer('late');
  await settle();
  expect(asked.map(({ ask }) => ask.type === 'ponder' && ask.question)).toEqual([1, 3]);
  asked[1].answer('in time');
  expect(await Promise.all([...answers, fresh])).toEqual([null, null, 'in time']);
});

test('the gallery has no mind', async () => {
  const { adviser, asked, page } = advised();
  page.perspective.value = seen({ watcher: 'gallery' });
  expect(await adviser.ponder(1)).toBeNull();
  expect(await adviser.hint()).toBeNull();
  expect(asked).toEqual([]);
});

test('a seat that has moves but is not asked is advised as one that may interject, not as one that must move', async () => {
  const { adviser, asked, page } = advised();
  page.perspective.value = seen({ asked: false, waiting: 'someone', moves: [{ kind: 'order' }] });
  void adviser.hint();
  await settle();
  expect(asked[0].ask).toMatchObject({ type: 'advise', question: { perspective: { asked: false } } });
});

test('where people play against each other without aids, nobody is advised', async () => {
  const { adviser, asked, page } = advised();
  page.info.value = { ...INFO, aids: false };
  expect(await adviser.ponder(1)).toBeNull();
  expect(await adviser.hint()).toBeNull();
  expect(asked).toEqual([]);
});
