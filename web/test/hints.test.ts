/** The page's hints: more of the same when asked again, gone when something is decided, and never about nothing. */

import type { AnyMove, AnyPerspective, Thought } from '@conclave/engine';
import { signal } from '@preact/signals';
import { beforeEach, expect, test, vi } from 'vitest';

const said = vi.hoisted(() => [] as string[]);
vi.mock('@conclave/kit', () => ({
  toast: (text: string) => {
    said.push(text);
    return () => said.push('away');
  },
}));
vi.mock('../say.ts', () => ({
  say: {
    value: {
      table: {
        noHint: 'No hint',
        hintNothing: 'Better wait',
        hintReason: (reason: string) => `Think: ${reason}`,
        hintBegins: (move: string) => `Begin: ${move}.`,
        moreHint: 'More?',
      },
      words: { nothing: 'Nothing' },
    },
  },
}));

import type { TableSource } from '../sources/source.ts';
import { Hints } from '../table/control/hints.ts';
import type { Wording } from '../table/control/wording.ts';

const STEP: AnyMove = { kind: 'step' };
const ON: AnyMove = { kind: 'on' };
const OTHER: AnyMove = { kind: 'other' };

function perspective(decision: number, asked = true): AnyPerspective {
  const moves = asked ? [STEP, OTHER] : [];
  return {
    watcher: 0,
    question: null,
    view: {},
    told: [],
    moves,
    waiting: [],
    asked,
    decision,
    mayUndo: false,
    outcome: null,
  };
}

function page(thoughts: Thought<AnyMove>[], teach?: (stage: string) => string) {
  const now = signal<AnyPerspective | null>(perspective(1));
  const hint = vi.fn(async () => thoughts.shift() ?? null);
  const wording = {
    words: signal({
      why: (key: string) => key,
      advice: (moves: readonly AnyMove[]) => moves.map(({ kind }) => kind).join(' '),
      ...(teach && { teach }),
    }),
    voice: signal({}),
    label: ({ kind }: AnyMove) => kind,
  };
  const hints = new Hints(
    { perspective: now, hint } as unknown as TableSource,
    wording as unknown as Wording,
  );
  return { hints, now, hint };
}

const thought = (key: string): Thought<AnyMove> => ({ move: STEP, further: [ON], why: { key, params: {} } });

beforeEach(() => {
  said.length = 0;
});

async function ask(hints: Hints, times: number): Promise<void> {
  for (let i = 0; i < times; i++) await hints.give();
}

test('first the reason, then how it begins, then the whole move', async () => {
  const { hints, hint } = page([thought('first'), thought('second')]);
  await ask(hints, 2);
  expect(said).toEqual(['Think: first More?', 'Begin: step. More?']);
  // Nothing is lit before the move is said.
  expect(hints.advice.value).toEqual([]);
  await ask(hints, 1);
  expect(said.at(-1)).toBe('step on. first');
  expect(hints.advice.value).toEqual([STEP, ON]);
  expect(hint).toHaveBeenCalledTimes(1);
});

test('a game says in its own words where to look and what kind of move it is', async () => {
  const { hints } = page([thought('first')], (stage) => `own ${stage}`);
  await ask(hints, 3);
  expect(said).toEqual(['own where More?', 'own what More?', 'step on. first']);
});

test('where there is nothing to choose the move is said at once', async () => {
  const { hints, now } = page([thought('only')]);
  now.value = { ...perspective(1), moves: [STEP] };
  await hints.give();
  expect(said).toEqual(['step on. only']);
});

test('whoever asks once more is told the same, also when others have done something in between', async () => {
  const { hints, now, hint } = page([thought('first'), thought('second')]);
  await ask(hints, 3);
  now.value = perspective(1);
  expect(hints.advice.value).toEqual([STEP, ON]);
  await hints.give();
  expect(said.slice(2)).toEqual(['step on. first', 'step on. first']);
  expect(hint).toHaveBeenCalledTimes(1);
});

test('another decision is thought about anew, from the first stage on', async () => {
  const { hints, now } = page([thought('first'), thought('second')]);
  await ask(hints, 3);
  now.value = perspective(2);
  expect(hints.advice.value).toEqual([]);
  await hints.give();
  expect(said.at(-1)).toBe('Think: second More?');
});

test('where nothing is to be decided nobody is asked', async () => {
  const { hints, now, hint } = page([thought('first')]);
  now.value = perspective(1, false);
  await hints.give();
  expect(said).toEqual(['Nothing']);
  expect(hint).not.toHaveBeenCalled();
});

test('a hint that comes too late is not given, and none stays for another watcher', async () => {
  const { hints, now } = page([thought('first'), thought('second')]);
  const asked = hints.give();
  now.value = perspective(2);
  await asked;
  expect(said).toEqual([]);
  await ask(hints, 3);
  hints.forget();
  expect(said.at(-1)).toBe('away');
  expect(hints.advice.value).toEqual([]);
});
