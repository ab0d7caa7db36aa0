/** Reactions: eight signs that every reader reads in their own language. `own`: each game's own. */

import * as z from 'zod/mini';

export const REACTIONS = ['evening', 'played', 'thanks', 'hmm', 'ha', 'see', 'own', 'moment'] as const;
export type Reaction = (typeof REACTIONS)[number];

export const reaction = z.enum(REACTIONS);
