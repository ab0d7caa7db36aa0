/** `conclave play`: a match in the terminal. */

import { type Language, stretchSeed } from '@conclave/engine';
import { houseName } from '@conclave/wire/names';
import {
  botsOf,
  gameOf,
  listOf,
  optionsOf,
  type Parsed,
  seatsOf,
  seatsOfPeople,
  wholeNumber,
} from '../arguments.ts';
import { UsageError } from '../failure.ts';
import { coloured, isInteractive, onScreen } from '../io.ts';
import { menu } from '../menu.ts';
import { playOnline } from '../online/play.ts';
import { type Chair, named, people } from '../play/chairs.ts';
import { type OpenMatch, openMatch, playMatches } from '../play/matches.ts';
import { loadRecord } from '../play/record-file.ts';
import type { TableSetup } from '../play/table-setup.ts';
import type { CliWords, ErrorWords } from '../words/words.ts';
import type { Command, Context } from './command.ts';
import { printLines } from './print.ts';

const SETTING_FLAGS = ['seats', 'you', 'bots', 'option', 'seed'] as const;
const BEAT = 1200;

export const playCommand: Command = {
  flags: {
    seats: { type: 'string' },
    you: { type: 'string' },
    names: { type: 'string' },
    bots: { type: 'string' },
    friends: { type: 'string' },
    option: { type: 'string', multiple: true },
    aids: { type: 'boolean' },
    seed: { type: 'string' },
    load: { type: 'string' },
    server: { type: 'string' },
    beat: { type: 'string' },
    plain: { type: 'boolean' },
  },
  positionals: 1,
  async run(parsed, context) {
    const beat = wholeNumber(parsed, 'beat', BEAT, 0, context.words.errors);
    const plain = parsed.given('plain');
    if (parsed.given('server')) return playOnline(parsed, context, plain);
    if (parsed.given('friends')) throw new UsageError(context.words.errors.onlyWith('--friends', '--server'));
    const opened = await matchOf(parsed, context);
    if (opened) return playThrough(context, plain, opened, beat);
    const entry = gameOf(parsed, context.words.errors);
    return playFromMenu(context, plain, beat, entry);
  },
};

/** The menu, then the match it agrees on. */
export async function playFromMenu(
  context: Context,
  plain = false,
  beat = BEAT,
  game: Parameters<typeof menu>[2] = null,
): Promise<void> {
  const { io } = context;
  const farewell = await onScreen(io, plain, async (screen) => {
    const setup = await menu(screen, context.language, game);
    return setup ? playMatches(screen, openMatch(setup), beat) : [];
  });
  printLines(io.output, farewell, coloured(io, io.output));
}

async function playThrough(context: Context, plain: boolean, opened: OpenMatch, beat: number): Promise<void> {
  const { io, words } = context;
  if (people(opened.chairs).length > 1 && (plain || !isInteractive(io))) {
    throw new UsageError(words.errors.needsTerminal);
  }
  const farewell = await onScreen(io, plain, (screen) => playMatches(screen, opened, beat));
  printLines(io.output, farewell, coloured(io, io.output));
}

/** `null`: nothing was said about the table, so a person at a terminal is asked. */
async function matchOf(parsed: Parsed, { io, language, words }: Context): Promise<OpenMatch | null> {
  const { errors } = words;
  const given = SETTING_FLAGS.find((flag) => parsed.given(flag));
  if (parsed.given('load')) {
    if (given) throw new UsageError(errors.notTogether(`--${given}`, '--load'));
    return loadedMatch(parsed, language, words);
  }
  const entry = gameOf(parsed, errors);
  const isSet = given || parsed.given('aids');
  if (!isSet && isInteractive(io) && !parsed.given('plain')) return null;
  const { game } = entry;
  const seats = seatsOf(parsed, game, errors, language);
  const seed = parsed.text('seed');
  const setup: TableSetup = {
    entry,
    chairs: chairsOf(parsed, seats, words),
    options: optionsOf(parsed.all('option'), game, seats, errors, language),
    aids: parsed.given('aids'),
    language,
    seed: seed === undefined ? null : stretchSeed(seed),
  };
  return openMatch(setup);
}

async function loadedMatch(parsed: Parsed, language: Language, words: CliWords): Promise<OpenMatch> {
  const { entry, match } = await loadRecord(parsed.text('load') ?? '', words.errors);
  const [id] = parsed.positionals;
  if (id !== undefined && id !== entry.game.id) throw new UsageError(words.errors.notTogether(id, '--load'));
  const sitting = Array.from({ length: match.seats }, (_none, seat) => match.sitting(seat));
  const names = namesOf(parsed, sitting.filter((level) => level === null).length, words.errors);
  const chairs = named(
    sitting.map((level, seat) => {
      if (level !== null) return { kind: 'bot', level } as const;
      return { kind: 'person', name: names.shift() ?? houseName(seat) } as const;
    }),
  );
  return { entry, match, chairs, aids: parsed.given('aids'), language };
}

export function chairsOf(parsed: Parsed, seats: number, words: CliWords): Chair[] {
  const { errors } = words;
  const yours = seatsOfPeople(parsed.text('you') ?? '0', seats, errors);
  const names = namesOf(parsed, yours.size, errors);
  const levels = botsOf(parsed, seats - yours.size, errors);
  const sitting = Array.from({ length: seats }, (_none, seat) => {
    if (yours.has(seat)) return { kind: 'person', name: names.shift() ?? houseName(seat) } as const;
    return { kind: 'bot', level: levels.shift() ?? 'fair' } as const;
  });
  return named(sitting);
}

function namesOf(parsed: Parsed, room: number, errors: ErrorWords): string[] {
  const names = listOf(parsed.text('names') ?? '');
  if (names.length > room) throw new UsageError(errors.tooMany('--names', names.length, room));
  return names;
}
