/** What an operator does with a server's data: `backup`, `restore`, `export`, `import`, `verify`. All also while it runs. */

import { gameEntries } from '@conclave/games/entries';
import {
  backup,
  ConfigError,
  clearWords,
  exportMatch,
  importMatch,
  listPeople,
  listTables,
  NoDataError,
  placeOf,
  readConfig,
  readWords,
  removeName,
  removeTable,
  restoreBackup,
  StoreError,
  turnNotices,
  verify,
} from '@conclave/server';
import type { Parsed } from '../arguments.ts';
import { Failure, UsageError } from '../failure.ts';
import { harmless } from '../terminal/width.ts';
import type { Command, Context } from './command.ts';
import { printJson } from './print.ts';

const games = gameEntries.map(({ game }) => game);

/** Where the data are, and what that is called where others may read it. */
interface Place {
  readonly at: string;
  readonly name: string;
}

type Act = (place: Place, words: readonly string[], parsed: Parsed, context: Context) => Promise<void>;

function dataCommand(positionals: number, act: Act, more: Command['flags'] = {}): Command {
  return {
    flags: { data: { type: 'string' }, database: { type: 'string' }, json: { type: 'boolean' }, ...more },
    positionals,
    async run(parsed, context) {
      const { errors } = context.words;
      if (parsed.positionals.length < positionals) throw new UsageError(errors.missing(errors.file));
      try {
        const flags = { data: parsed.text('data'), database: parsed.text('database') };
        const config = readConfig(flags, context.io.env);
        const place = { at: config.database ?? config.data, name: placeOf(config) };
        await act(place, parsed.positionals, parsed, context);
      } catch (error) {
        if (error instanceof ConfigError || error instanceof StoreError) throw new Failure(error.message);
        throw error;
      }
    },
  };
}

/** Nothing is there: whoever works on data has to name others. */
function onData(...[positionals, act, more]: Parameters<typeof dataCommand>): Command {
  const withData: typeof act = async (place, words, parsed, context) => {
    try {
      await act(place, words, parsed, context);
    } catch (error) {
      if (!(error instanceof NoDataError)) throw error;
      throw new Failure(context.words.serverData.noData(place.name));
    }
  };
  return dataCommand(positionals, withData, more);
}

/** What is taken away, and the sentence that those at it read. */
const REMOVING = { remove: { type: 'string' }, say: { type: 'string' } } as const;

export const backupCommand = onData(1, async (place, [file], parsed, { io, words }) => {
  await backup(place.at, file);
  if (parsed.given('json')) return printJson(io.output, { data: place.name, file });
  io.output.write(`${words.serverData.backedUp(place.name, file)}\n`);
});

export const restoreCommand = dataCommand(1, async (place, [file], parsed, { io, words }) => {
  await restoreBackup(file, place.at);
  if (parsed.given('json')) return printJson(io.output, { data: place.name, file });
  io.output.write(`${words.serverData.restored(file, place.name)}\n`);
});

export const exportCommand = onData(2, async (place, [match, file], parsed, { io, words }) => {
  await exportMatch(place.at, match, file, games);
  if (parsed.given('json')) return printJson(io.output, { match, file });
  io.output.write(`${words.serverData.exported(match, file)}\n`);
});

export const importCommand = dataCommand(1, async (place, [file], parsed, { io, words }) => {
  const match = await importMatch(place.at, file, games, Date.now()).catch((error) => {
    if (!(error instanceof NoDataError)) throw error;
    const flag = place.name === place.at ? '--data' : '--database';
    throw new Failure(words.serverData.noDataYet(place.name, `conclave serve ${flag} ${place.name}`));
  });
  if (parsed.given('json')) return printJson(io.output, { match, file });
  io.output.write(`${words.serverData.imported(file, match)}\n`);
});

/** A day, as it is sorted. */
const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);

async function listThePeople(...[place, , parsed, { io, words }]: Parameters<Act>): Promise<void> {
  const removed = parsed.text('remove');
  if (removed !== undefined) {
    await removeName(place.at, removed, parsed.text('say') ?? '');
    if (parsed.given('json')) return printJson(io.output, { removed });
    return void io.output.write(`${words.serverData.nameRemoved(removed)}\n`);
  }
  const people = await listPeople(place.at);
  if (parsed.given('json')) return printJson(io.output, people);
  for (const { id, name, since } of people) io.output.write(`${dayOf(since)}  ${id}  ${harmless(name)}\n`);
  io.output.write(`${words.serverData.people(people.length)}\n`);
}

export const peopleCommand = onData(0, listThePeople, REMOVING);

async function listTheTables(...[place, , parsed, { io, words }]: Parameters<Act>): Promise<void> {
  const removed = parsed.text('remove');
  if (removed !== undefined) {
    await removeTable(place.at, removed, parsed.text('say') ?? '');
    if (parsed.given('json')) return printJson(io.output, { removed });
    return void io.output.write(`${words.serverData.tableRemoved(removed)}\n`);
  }
  const tables = await listTables(place.at);
  if (parsed.given('json')) return printJson(io.output, tables);
  for (const { id, game, status, seats, changed } of tables)
    io.output.write(
      `${dayOf(changed)}  ${id}  ${game}  ${words.serverData.statuses[status]}: ${harmless(seats.join(', '))}\n`,
    );
  io.output.write(`${words.serverData.tables(tables.length)}\n`);
}

export const tablesCommand = onData(0, listTheTables, REMOVING);

export const wordsCommand = onData(
  0,
  async (place, _words, parsed, { io, words }) => {
    if (parsed.given('clear')) {
      await clearWords(place.at);
      if (parsed.given('json')) return printJson(io.output, { cleared: true });
      return void io.output.write(`${words.serverData.words.cleared}\n`);
    }
    const left = await readWords(place.at);
    if (parsed.given('json')) return printJson(io.output, left);
    for (const { at, name, match, text } of left)
      io.output.write(`${harmless(words.serverData.words.one(dayOf(at), name, match, text))}\n`);
    io.output.write(`${words.serverData.words.count(left.length)}\n`);
  },
  { clear: { type: 'boolean' } },
);

export const noticesCommand = onData(1, async (place, [wish], parsed, { io, words }) => {
  if (wish !== 'on' && wish !== 'off') throw new UsageError(words.errors.missing('on, off'));
  await turnNotices(place.at, wish);
  if (parsed.given('json')) return printJson(io.output, { data: place.name, notices: wish });
  io.output.write(`${words.serverData.notices[wish]}\n`);
});

export const verifyCommand = onData(0, async (place, _words, parsed, { io, words }) => {
  const report = await verify(place.at, games);
  if (parsed.given('json')) printJson(io.output, report);
  else {
    for (const { match, version, readAs } of report.older)
      io.output.write(`${words.serverData.older(match, version, readAs)}\n`);
    for (const { match, why } of report.faults) {
      const { fault, dataFault } = words.serverData;
      io.output.write(`${harmless(match === '' ? dataFault(why) : fault(match, why))}\n`);
    }
    io.output.write(`${words.serverData.verified(report.matches, report.entries, report.faults.length)}\n`);
  }
  if (report.faults.length > 0) throw new Failure(words.serverData.faulty);
});
