/** Small questions on pages of their own. */

import type { Line, Page } from '../terminal/page.ts';
import type { Screen } from '../terminal/screen.ts';
import type { AllWords } from './all-words.ts';

export interface Dialog {
  readonly screen: Screen;
  readonly words: AllWords;
}

interface Question {
  readonly title?: string;
  readonly body?: readonly Line[];
  /** The table, which was on the page before. */
  readonly table?: readonly Line[];
  readonly question?: string;
  readonly labels: readonly string[];
  readonly selected?: number;
}

/** The number of the label chosen; `null`: the person went back. */
export async function pickOne({ screen, words }: Dialog, asked: Question): Promise<number | null> {
  const page: Page = {
    title: asked.title ?? words.game.name,
    body: [...(asked.body ?? []), ...(asked.table ?? [])],
    ...(asked.table && { wholePage: null }),
    ...(asked.question !== undefined && { question: asked.question }),
    choices: asked.labels.map((label) => ({ label })),
    selected: asked.selected ?? 0,
    footer: words.cli.play.footerForm,
  };
  for (;;) {
    const answer = await screen.ask(page);
    if (answer.type === 'choice') return answer.index;
    if (answer.type === 'back' || answer.type === 'line') return null;
  }
}

/** The harmless answer comes first. */
export async function confirm(
  dialog: Dialog,
  question: string,
  body: readonly Line[] = [],
): Promise<boolean> {
  const { no, yes } = dialog.words.cli.play;
  return (await pickOne(dialog, { body, question, labels: [no, yes] })) === 1;
}

/** A page that is only read: scrolled, and left by Enter or Escape. */
export async function readThrough(
  { screen, words }: Dialog,
  title: string,
  body: readonly Line[],
  fromEnd = false,
): Promise<void> {
  for (;;) {
    const answer = await screen.ask({ title, body, fromEnd, footer: words.cli.play.footerReading });
    if (answer.type === 'back' || answer.type === 'line') return;
  }
}
