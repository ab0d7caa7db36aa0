/** What is agreed before a match begins. */

import type { Language, OptionValue, Seed } from '@conclave/engine';
import type { GameEntry } from '@conclave/games/entries';
import type { Chair } from './chairs.ts';

export interface TableSetup {
  readonly entry: GameEntry;
  readonly chairs: readonly Chair[];
  readonly options: Readonly<Record<string, OptionValue>>;
  /** Whether people may be given hints against each other. */
  readonly aids: boolean;
  readonly language: Language;
  /** `null`: from the system. */
  readonly seed: Seed | null;
}
