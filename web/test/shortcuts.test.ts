/** Keys of a table page do what its buttons do, and nothing else. */

import { signal } from '@preact/signals';
import { expect, test, vi } from 'vitest';
import type { TableController } from '../table/control/controller.ts';
import { pressShortcut } from '../table/shortcuts.ts';

// The real ones ask the browser.
vi.mock('../settings.ts', () => ({ view: { value: 'drawn' } }));

function table(actions: { readonly hint: boolean; readonly undo: boolean }) {
  const done: string[] = [];
  const doing = (name: string) => () => void done.push(name);
  const control = {
    actions: signal({
      hint: actions.hint ? doing('hint') : null,
      undo: actions.undo ? doing('undo') : null,
      skip: doing('skip'),
    }),
    // The rules may allow what this page does not: a lesson goes one way.
    source: { perspective: signal({ mayUndo: true }) },
    steps: { undo: doing('undo') },
    hints: { give: doing('hint') },
    screen: { toPresent: doing('present') },
  };
  const press = (key: string, other: (() => void) | null = doing('other')) =>
    pressShortcut(key, control as unknown as TableController, { menu: doing('menu'), other });
  return { press, done };
}

test('hint, undo, menu and skip have keys', () => {
  const { press, done } = table({ hint: true, undo: true });
  for (const key of ['h', 'U', '?', 'Escape']) expect(press(key)).toBe(true);
  expect(done).toEqual(['hint', 'undo', 'menu', 'skip', 'present']);
});

test('the key of the other table leads there while one waits, and else is left to others', () => {
  const { press, done } = table({ hint: true, undo: true });
  expect([press('o'), press('O'), press('o', null)]).toEqual([true, true, false]);
  expect(done).toEqual(['other', 'other']);
});

test('in a lesson, or where hints are not allowed, their keys do nothing either', () => {
  const { press, done } = table({ hint: false, undo: false });
  press('h');
  press('u');
  expect(done).toEqual([]);
});

test('other keys are left to others', () => {
  const { press, done } = table({ hint: true, undo: true });
  for (const key of ['x', 'Enter', 'Ctrl h', 'Ctrl u']) expect(press(key)).toBe(false);
  expect(done).toEqual([]);
});
