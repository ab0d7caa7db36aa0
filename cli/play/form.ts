/** A move of a composed kind, question by question. */

import type { AnyGame, AnyMove, AnyPerspective, Voice } from '@conclave/engine';
import type { Line } from '../terminal/page.ts';
import { confirm, type Dialog, pickOne } from './dialogs.ts';
import { passageLines } from './pages.ts';

interface Given {
  readonly value: string;
  readonly label: string;
}

/** `null`: the person thought better of it. */
export async function fillForm(
  dialog: Dialog,
  rules: AnyGame,
  kind: string,
  now: AnyPerspective,
  voice: Voice,
): Promise<AnyMove | null> {
  const { game, cli } = dialog.words;
  const { view } = now;
  const table = game.describe(view, voice).flatMap(passageLines);
  const given: Given[] = [];
  for (;;) {
    const values = given.map(({ value }) => value);
    const step = game.form(kind, values, view, voice);
    if (step === null) return null;
    if ('move' in step) {
      // What was put together from several answers is read once more; a single choice is like any other move.
      if (given.length < 2) return step.move;
      const move: Line = { text: game.label(step.move, view, voice), style: 'title' };
      if (await confirm(dialog, cli.play.confirm[wayBack(rules, kind, now)], [move])) return step.move;
      given.pop();
      continue;
    }
    const { prompt, choices } = step.field;
    const picked = await pickOne(dialog, {
      title: game.formTitle(kind),
      body: given.map(({ label }): Line => ({ text: label, style: 'title' })),
      table,
      question: prompt,
      labels: choices.map(({ label }) => label),
    });
    if (picked !== null) given.push(choices[picked]);
    else if (given.length === 0) return null;
    else given.pop();
  }
}

/** How a composed move can still be changed once it is made. */
export type WayBack = 'none' | 'untilAllAnswered' | 'atAnyTime';

function wayBack({ anytime, lasting }: AnyGame, kind: string, { question }: AnyPerspective): WayBack {
  if (lasting?.includes(kind)) return 'none';
  // A standing order is replaced by the next one.
  if (anytime.includes(kind)) return 'atAnyTime';
  return question?.startsWith('window ') ? 'untilAllAnswered' : 'none';
}
