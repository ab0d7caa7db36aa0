/** Answers of the bots, with reasons of this game. */

import { because as answer, type Because } from '@conclave/bots';
import type { Thought } from '@conclave/engine';
import type { Move } from '../rules/moves.ts';
import type { WhyKey, WhyParams } from '../rules/why.ts';

export const because: Because<Move, WhyKey, WhyParams> = answer;

/** The answer of a seat that is not asked. */
export const NOTHING: Thought<Move> = because(null, 'nothingToDo');
