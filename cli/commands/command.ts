/** What a command is: the flags it knows, and what it does. Its help stands in the words. */

import type { Language } from '@conclave/engine';
import type { FlagTable, Parsed } from '../arguments.ts';
import type { Io } from '../io.ts';
import type { CliWords } from '../words/words.ts';

export interface Context {
  readonly io: Io;
  readonly language: Language;
  readonly words: CliWords;
}

export interface Command {
  readonly flags: FlagTable;
  /** How many words it takes besides its flags. */
  readonly positionals: number;
  run(parsed: Parsed, context: Context): Promise<void>;
}
