/** What a seat could suppose at a moment: only the answers of others to an open window are hidden. */

import { type Suppose, supposeBy } from '@conclave/engine';
import { templarMind } from '../mind/mind.ts';
import type { Templar } from '../rules/game.ts';

export const suppose: Suppose<Templar> = supposeBy<Templar>(templarMind, () => (_event, heard) => heard);
