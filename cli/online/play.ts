/** `conclave play --server`: opens a match on a server, or follows a link to one. */

import { gameEntries } from '@conclave/games/entries';
import { type MatchSummary, tableCode } from '@conclave/wire';
import { houseName } from '@conclave/wire/names';
import { gameOf, listOf, optionsOf, type Parsed, seatsOf } from '../arguments.ts';
import type { Context } from '../commands/command.ts';
import { printLines } from '../commands/print.ts';
import { Failure, UsageError } from '../failure.ts';
import { coloured, onScreen } from '../io.ts';
import type { ErrorWords } from '../words/words.ts';
import { OnlineTable } from './online-table.ts';
import { seatWishes } from './seat-wishes.ts';
import { type Address, readAddress, ServerApi } from './server-api.ts';

export async function playOnline(parsed: Parsed, context: Context, plain: boolean): Promise<void> {
  const { io, words, language } = context;
  const text = parsed.text('server') ?? '';
  const address = readAddress(text);
  if (!address) throw new UsageError(words.online.notAnAddress(text));
  const code = address.match === null ? codeIn(parsed) : null;
  const [name] = checkFlags(parsed, address, text, code, words.errors);
  const open = address.match === null && code === null ? newTable(parsed, context) : null;
  const api = new ServerApi(address.origin, words.online, io.env);
  await api.enter(name ?? houseName(0), name !== undefined);
  const link = code === null ? address : await api.openCode(code);
  const table = await (open ? open(api) : api.look(link.match ?? '', link.invite));
  const entry = gameEntries.find(({ game }) => game.id === table.game);
  if (!entry)
    throw new Failure(
      words.errors.unknownGame(
        table.game,
        gameEntries.map(({ game }) => game.id),
      ),
    );
  const farewell = await onScreen(io, plain, (screen) =>
    new OnlineTable(screen, api, entry, table, language).run(),
  );
  printLines(io.output, farewell, coloured(io, io.output));
}

const NOT_ON_SERVERS = ['seed', 'load', 'beat'] as const;
/** What was agreed on when a match was opened. */
const AGREED = ['seats', 'you', 'friends', 'bots', 'option', 'aids'] as const;

/** A code that was said aloud; `null`: what is named is a game, or nothing. */
function codeIn({ positionals }: Parsed): string | null {
  const code = tableCode.safeParse(positionals.at(0));
  return code.success && !gameEntries.some(({ game }) => game.id === positionals[0]) ? code.data : null;
}

/** What makes no sense here is refused, not passed over. Gives the names of those at this keyboard. */
function checkFlags(
  parsed: Parsed,
  { match }: Address,
  text: string,
  code: string | null,
  errors: ErrorWords,
): string[] {
  const foreign = NOT_ON_SERVERS.find((flag) => parsed.given(flag));
  if (foreign) throw new UsageError(errors.notTogether(`--${foreign}`, '--server'));
  const agreed = AGREED.find((flag) => parsed.given(flag));
  const extra = (code === null ? parsed.positionals.at(0) : undefined) ?? (agreed && `--${agreed}`);
  if ((match !== null || code !== null) && extra)
    throw new UsageError(errors.notTogether(extra, code ?? text));
  const names = listOf(parsed.text('names') ?? '');
  if (names.length > 1) throw new UsageError(errors.tooMany('--names', names.length, 1));
  return names;
}

/** All that can be wrong with it is said before the server is called. */
function newTable(parsed: Parsed, { words, language }: Context): (api: ServerApi) => Promise<MatchSummary> {
  const { errors } = words;
  const { game } = gameOf(parsed, errors);
  const seats = seatsOf(parsed, game, errors, language);
  const wishes = seatWishes(parsed, seats, errors);
  const options = optionsOf(parsed.all('option'), game, seats, errors, language);
  return (api) => api.create(game.id, wishes, options, parsed.given('aids'));
}
