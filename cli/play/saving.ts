/** Saving the match from the table: under a name typed or suggested, never over another file unasked. */

import type { MatchRecord } from '@conclave/engine';
import type { Line } from '../terminal/page.ts';
import { confirm, type Dialog } from './dialogs.ts';
import { isSystemError, saveRecord } from './record-file.ts';

export type Saving =
  | { readonly saved: true; readonly file: string; readonly notice: Line }
  | { readonly saved: false; readonly notice: Line | null };

const NOT_SAVED: Saving = { saved: false, notice: null };

export async function saveMatch(
  dialog: Dialog,
  record: MatchRecord<unknown>,
  typed: string,
): Promise<Saving> {
  const { play } = dialog.words.cli;
  const file = typed === '' ? await fileName(dialog, record) : typed;
  if (file === null) return NOT_SAVED;
  try {
    if (!(await saveRecord(file, record, false))) {
      if (!(await confirm(dialog, play.overwrite(file)))) return NOT_SAVED;
      await saveRecord(file, record, true);
    }
  } catch (error) {
    if (!isSystemError(error)) throw error;
    return { saved: false, notice: { text: play.cannotSave(error.message), style: 'warning' } };
  }
  return { saved: true, file, notice: { text: savedWords(dialog, record, file), style: 'good' } };
}

/** A running match is a file that nobody may open. */
export function savedWords(
  { words }: Pick<Dialog, 'words'>,
  { end }: MatchRecord<unknown>,
  file: string,
): string {
  const { play } = words.cli;
  return end ? play.saved(file) : play.savedSecret(file);
}

async function fileName({ screen, words }: Dialog, record: MatchRecord<unknown>): Promise<string | null> {
  const { play } = words.cli;
  const suggestion = `${record.game}-${new Date().toISOString().slice(0, 10)}.json`;
  const answer = await screen.ask({
    title: words.game.name,
    body: [],
    question: play.saveAs,
    choices: [{ label: suggestion }],
    selected: 0,
    footer: play.footerFile,
  });
  if (answer.type === 'choice') return suggestion;
  return answer.type === 'line' && answer.text !== '' ? answer.text : null;
}
