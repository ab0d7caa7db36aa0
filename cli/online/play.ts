/** `conclave play --server`: opens a match on a server, or follows a link to one. */

import { shelf } from '@conclave/games/shelf';
import type { SeatWish, TableInfo } from '@conclave/wire';
import { gameOf, levelOf, listOf, optionsOf, type Parsed, seatsOf } from '../arguments.ts';
import type { Context } from '../commands/command.ts';
import { printLines } from '../commands/print.ts';
import { Failure, UsageError } from '../failure.ts';
import { coloured, onScreen } from '../io.ts';
import { OnlineTable } from './online-table.ts';
import { type Address, readAddress, ServerApi } from './server-api.ts';

export async function playOnline(parsed: Parsed, context: Context, plain: boolean): Promise<void> {
  const { io, words, language } = context;
  const text = parsed.text('server') ?? '';
  const address = readAddress(text);
  if (!address) throw new UsageError(words.online.notAnAddress(text));
  const api = new ServerApi(address.origin, words.online, io.env);
  const [name] = listOf(parsed.text('names') ?? '');
  await api.enter(name ?? words.menu.defaultName(1), name !== undefined);
  const table = await tableAt(address, api, parsed, context);
  const shelved = shelf.find(({ game }) => game.id === table.game);
  if (!shelved)
    throw new Failure(
      words.errors.unknownGame(
        table.game,
        shelf.map(({ game }) => game.id),
      ),
    );
  const farewell = await onScreen(io, plain, (screen) =>
    new OnlineTable(screen, api, shelved, table, language).run(),
  );
  printLines(io.output, farewell, coloured(io, io.output));
}

async function tableAt(
  address: Address,
  api: ServerApi,
  parsed: Parsed,
  context: Context,
): Promise<TableInfo> {
  if (address.match === null) return newTable(api, parsed, context);
  return api.look(address.match, address.invite);
}

/** The first chair is ours; the others are for bots, where they are named, or for friends. */
function newTable(api: ServerApi, parsed: Parsed, { words, language }: Context): Promise<TableInfo> {
  const { errors } = words;
  const { game } = gameOf(parsed, errors);
  const seats = seatsOf(parsed, game, errors, language);
  const levels = listOf(parsed.text('bots') ?? '').map((name) => levelOf(name, errors));
  const wishes = Array.from({ length: seats }, (_none, seat): SeatWish => {
    if (seat === 0) return { kind: 'me' };
    const level = levels[seat - 1];
    return level ? { kind: 'bot', level } : { kind: 'invited' };
  });
  const options = optionsOf(parsed.all('option'), game, seats, errors, language);
  return api.create(game.id, wishes, options, parsed.given('aids'));
}
