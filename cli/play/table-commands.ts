/** What can be typed at the table besides the number of a move. Both languages are always understood. */

import { orMeant } from '../arguments.ts';
import type { CliWords } from '../words/words.ts';

export type TableCommandName =
  | 'help'
  | 'undo'
  | 'hint'
  | 'rules'
  | 'chronicle'
  | 'note'
  | 'pass'
  | 'moreTime'
  | 'save'
  | 'language'
  | 'quit';

export interface TableCommand {
  readonly name: TableCommandName;
  readonly rest: string;
}

const SPELLINGS: Readonly<Record<TableCommandName, readonly string[]>> = {
  help: ['?', 'help', 'aide'],
  undo: ['u', 'undo', 'reprendre', 'a', 'annuler'],
  hint: ['h', 'hint', 'conseil', 'i', 'indice'],
  rules: ['r', 'rules', 'règles', 'regles', 'rule', 'règle', 'regle'],
  chronicle: ['c', 'chronicle', 'chronique', 'log'],
  note: ['n', 'note', 'notes'],
  pass: ['p', 'pass', 'passer'],
  moreTime: ['+', 'more', 'plus'],
  save: ['s', 'save', 'e', 'enregistrer'],
  language: ['l', 'language', 'lang', 'langue'],
  quit: ['q', 'quit', 'quitter', 'exit'],
};

const COMMANDS = new Map(
  Object.entries(SPELLINGS).flatMap(([name, spellings]) =>
    spellings.map((spelling) => [spelling, name as TableCommandName] as const),
  ),
);

export function readTableCommand(line: string): TableCommand | null {
  const [word, ...rest] = line.trim().split(/\s+/);
  const name = COMMANDS.get(word.toLowerCase());
  return name ? { name, rest: rest.join(' ') } : null;
}

/** What is said to a line that is no command. */
export function notUnderstood({ play, errors }: CliWords, line: string): string {
  const known = [...COMMANDS.keys()].filter((spelling) => spelling.length > 1);
  return orMeant(play.notUnderstood, line.trim().split(/\s+/)[0], known, errors);
}
