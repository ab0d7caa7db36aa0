/** Answers of the bots, with reasons of this game. */

import { because as answer, type Because } from '@conclave/bots';
import type { Move } from '../rules/moves.ts';
import type { WhyKey } from '../rules/why.ts';

export const because: Because<Move, WhyKey> = answer;
