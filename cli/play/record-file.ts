/** Records in files. A running match is everything the players hide from each other: its file is for nobody's eyes. */

import { open, readFile, rename, rm } from 'node:fs/promises';
import { type AnyMatch, Match, type MatchRecord, parseRecord, ReplayError } from '@conclave/engine';
import { type GameEntry, gameEntries } from '@conclave/games/entries';
import { Failure } from '../failure.ts';
import type { ErrorWords } from '../words/words.ts';

/** All of it or nothing: where writing fails, what was there before stays. `false`: there is such a file already. */
export async function saveRecord(
  file: string,
  record: MatchRecord<unknown>,
  overwrite: boolean,
): Promise<boolean> {
  const part = `${file}.part`;
  try {
    await write(part, 'w', `${JSON.stringify(record)}\n`);
    if (!overwrite) await write(file, 'wx', '');
    await rename(part, file);
    return true;
  } catch (error) {
    await rm(part, { force: true }).catch(() => {});
    if (isSystemError(error) && error.code === 'EEXIST') return false;
    throw error;
  }
}

/** On disk when it returns. */
async function write(file: string, flags: 'w' | 'wx', text: string): Promise<void> {
  const handle = await open(file, flags, 0o600);
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

export interface Loaded {
  readonly entry: GameEntry;
  readonly record: MatchRecord<unknown>;
  readonly match: AnyMatch;
}

export async function loadRecord(file: string, errors: ErrorWords): Promise<Loaded> {
  const record = parseRecord(await readJson(file, errors));
  if (!record) throw new Failure(errors.notARecord(file));
  const entry = gameEntries.find(({ game }) => game.id === record.game);
  if (!entry)
    throw new Failure(
      errors.unknownGame(
        record.game,
        gameEntries.map(({ game }) => game.id),
      ),
    );
  try {
    return { entry, record, match: Match.replay(entry.game, record) };
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
