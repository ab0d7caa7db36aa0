/** What a watcher has before them: view, moves, whom they know to be waited for, and whether they are asked. */

import { type AnyMove, isRecord } from '@conclave/engine';
import * as z from 'zod/mini';

/** A move as the rules listed it, with its members in their order: the fingerprint of a situation goes by them. */
export const listedMove = z.custom<AnyMove>((value) => isRecord(value) && typeof value.kind === 'string');

export const waiting = z.union([z.array(z.number()), z.literal('someone')]);

/** As the match compares it. */
export const situation = z.tuple([z.unknown(), z.array(listedMove), waiting, z.boolean()]);

export type Situation = z.infer<typeof situation>;
