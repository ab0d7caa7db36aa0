/** Looking a rule up: by its id, by a word in it, or chapter by chapter. */

import type { RulesChapter } from '@conclave/engine';
import { BLANK, heading, type Line } from '../terminal/page.ts';
import { type Dialog, pickOne, readThrough } from './dialogs.ts';

type Paragraph = RulesChapter['paragraphs'][number];

function paragraphLines({ id, text }: Paragraph): Line[] {
  return [{ text: `${id}  ${text}` }, BLANK];
}

/** The rule of that id, or else all that speak of that word. */
export function findRules(chapters: readonly RulesChapter[], sought: string): readonly Paragraph[] {
  const all = chapters.flatMap(({ paragraphs }) => paragraphs);
  const exact = all.filter(({ id }) => id.toLowerCase() === sought.toLowerCase());
  if (exact.length > 0) return exact;
  const word = unaccented(sought);
  return all.filter(({ text }) => unaccented(text).includes(word));
}

function unaccented(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();
}

/** `false`: there is no such rule. */
export async function lookUpRules(dialog: Dialog, sought: string): Promise<boolean> {
  const { game, cli } = dialog.words;
  const title = `${game.name} · ${cli.play.rules}`;
  if (sought !== '') {
    const found = findRules(game.rules, sought);
    if (found.length > 0) await readThrough(dialog, title, found.flatMap(paragraphLines));
    return found.length > 0;
  }
  const labels = game.rules.map((chapter) => chapter.title);
  for (let selected = 0; ; ) {
    const picked = await pickOne(dialog, { title, labels, selected });
    if (picked === null) return true;
    selected = picked;
    const { title: name, paragraphs } = game.rules[picked];
    await readThrough(dialog, title, [heading(name), BLANK, ...paragraphs.flatMap(paragraphLines)]);
  }
}
