/** A move of an open kind, question by question. */

import type { AnyMove, Voice } from '@conclave/engine';
import { type Dialog, pickOne } from './dialogs.ts';

interface Given {
  readonly value: string;
  readonly label: string;
}

/** `null`: the person thought better of it. */
export async function fillForm(
  dialog: Dialog,
  kind: string,
  view: unknown,
  voice: Voice,
): Promise<AnyMove | null> {
  const { game, cli } = dialog.tongue;
  const given: Given[] = [];
  for (;;) {
    const values = given.map(({ value }) => value);
    const step = game.form(kind, values, view, voice);
    if (step === null) return null;
    if ('move' in step) {
      const body = [{ text: game.label(step.move, view, voice), style: 'title' } as const];
      const labels = [cli.play.yes, cli.play.no];
      const sure = await pickOne(dialog, { body, question: cli.play.confirm, labels });
      if (sure === 0) return step.move;
      given.pop();
      continue;
    }
    const { prompt, choices } = step.field;
    const picked = await pickOne(dialog, {
      title: game.formTitle(kind),
      body: given.map(({ label }) => ({ text: label, indent: 2 })),
      question: prompt,
      labels: choices.map(({ label }) => label),
    });
    if (picked !== null) given.push(choices[picked]);
    else if (given.length === 0) return null;
    else given.pop();
  }
}
