/** The end of a match at one keyboard: the last page with its choices, and the lines left on the terminal. */

import type { AnyMatch, Outcome, Voice, Watcher } from '@conclave/engine';
import type { Line } from '../terminal/page.ts';
import type { Screen } from '../terminal/screen.ts';
import type { AllWords } from './all-words.ts';
import { AFTERWARDS, type Ended, endingLines, endPage } from './ending.ts';
import { newsFrom } from './news.ts';
import { savedWords } from './saving.ts';
import { notUnderstood, readTableCommand, type TableCommand } from './table-commands.ts';

const AFTER_THE_END: readonly TableCommand['name'][] = ['help', 'rules', 'chronicle', 'save', 'language'];

/** The table whose match ends. */
export interface EndingTable {
  readonly screen: Screen;
  readonly match: AnyMatch;
  readonly words: AllWords;
  readonly savedAs: string | null;
  notice: Line | null;
  watcher(): Watcher;
  voice(watcher: Watcher): Voice;
  warn(text: string): void;
  carryOut(command: TableCommand): Promise<void>;
}

/** Shows the last page until the players want to leave or to play again. */
export async function finish(table: EndingTable, outcome: Outcome): Promise<'left' | 'rematch'> {
  table.notice = null;
  for (;;) {
    const answer = await table.screen.ask(
      endPage(ended(table, outcome), newsFrom(table.match, table.watcher()), table.notice),
    );
    table.notice = null;
    if (answer.type === 'choice') {
      const next = AFTERWARDS[answer.index];
      if (next === 'rematch') return 'rematch';
      if (next === 'quit') return 'left';
      if (next === 'saveRecord') await table.carryOut({ name: 'save', rest: '' });
      if (next === 'chronicle') await table.carryOut({ name: 'chronicle', rest: '' });
    } else if (answer.type === 'line' && answer.text !== '') {
      const command = readTableCommand(answer.text);
      if (command?.name === 'quit') return 'left';
      if (command && AFTER_THE_END.includes(command.name)) await table.carryOut(command);
      else table.warn(notUnderstood(table.words.cli, answer.text));
    }
  }
}

export function farewell(table: EndingTable): Line[] {
  const { match, savedAs } = table;
  const ending = match.outcome ? endingLines(ended(table, match.outcome)) : [];
  const saved = savedAs === null ? [] : [{ text: savedWords(table, match.record(), savedAs) }];
  return [...ending, ...saved];
}

function ended(table: EndingTable, outcome: Outcome): Ended {
  const watcher = table.watcher();
  const perspective = table.match.perspective(watcher);
  return { words: table.words, perspective, outcome, voice: table.voice(watcher) };
}
