/** Records in files. A running match is everything the players hide from each other: its file is for nobody's eyes. */

import { open, readFile } from 'node:fs/promises';
import { type AnyMatch, Match, type MatchRecord, parseRecord, ReplayError } from '@conclave/engine';
import { type Shelved, shelf } from '@conclave/games/shelf';
import { Failure } from '../failure.ts';
import type { ErrorWords } from '../words/words.ts';

/** `false`: there is such a file already. */
export async function saveRecord(file: string, match: AnyMatch, overwrite: boolean): Promise<boolean> {
  const text = `${JSON.stringify(match.record())}\n`;
  try {
    const handle = await open(file, overwrite ? 'w' : 'wx', 0o600);
    try {
      await handle.writeFile(text);
    } finally {
      await handle.close();
    }
    return true;
  } catch (error) {
    if (isSystemError(error) && error.code === 'EEXIST') return false;
    throw error;
  }
}

export interface Loaded {
  readonly shelved: Shelved;
  readonly record: MatchRecord<unknown>;
  readonly match: AnyMatch;
}

export async function loadRecord(file: string, errors: ErrorWords): Promise<Loaded> {
  const record = parseRecord(await readJson(file, errors));
  if (!record) throw new Failure(errors.notARecord(file));
  const shelved = shelf.find(({ game }) => game.id === record.game);
  if (!shelved)
    throw new Failure(
      errors.unknownGame(
        record.game,
        shelf.map(({ game }) => game.id),
      ),
    );
  try {
    return { shelved, record, match: Match.replay(shelved.game, record, undefined, 'on call') };
  } catch (error) {
    if (error instanceof ReplayError || error instanceof RangeError) {
      throw new Failure(errors.notReplayable(error.message));
    }
    throw error;
  }
}

async function readJson(file: string, errors: ErrorWords): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    if (error instanceof SyntaxError) throw new Failure(errors.notARecord(file));
    throw new Failure(errors.cannotRead(file, error instanceof Error ? error.message : String(error)));
  }
}

export function isSystemError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'code' in error;
}
