/** A whole invocation: from the command line to the exit code. */

import { gameEntries } from '@conclave/games/entries';
import { checkLanguage, languageOf, orMeant, parse } from './arguments.ts';
import type { Context } from './commands/command.ts';
import { commandHelp, overview } from './commands/help.ts';
import { commands } from './commands/index.ts';
import { COMMAND_NAMES, isCommandName } from './commands/names.ts';
import { playFromMenu } from './commands/play.ts';
import { Failure, UsageError } from './failure.ts';
import { coloured, type Io, isInteractive } from './io.ts';
import { InputClosed, Interrupted } from './terminal/screen.ts';
import { paint } from './terminal/style.ts';
import { harmless } from './terminal/width.ts';
import { cliWords } from './words/index.ts';
import type { CliWords } from './words/words.ts';

export const EXIT_INTERRUPTED = 130;

export async function run(argv: readonly string[], io: Io): Promise<number> {
  const language = languageOf(argv, io.env);
  const context: Context = { io, language, words: cliWords[language] };
  const name = argv.find((word) => !word.startsWith('-'));
  try {
    await invoke(argv, context);
    return 0;
  } catch (error) {
    if (error instanceof Interrupted) return EXIT_INTERRUPTED;
    if (error instanceof InputClosed) return 0;
    if (!(error instanceof Failure)) throw error;
    const { errors } = context.words;
    const sorry = paint('warning', harmless(error.message), coloured(io, io.errors));
    io.errors.write(`conclave: ${sorry}\n`);
    if (error instanceof UsageError) {
      const known = name !== undefined && isCommandName(name);
      io.errors.write(`${errors.see(known ? `conclave ${name} --help` : 'conclave --help')}\n`);
    }
    return error.exitCode;
  }
}

async function invoke(argv: readonly string[], context: Context): Promise<void> {
  const { io, words } = context;
  const [name, ...rest] = argv;
  const colour = coloured(io, io.output);
  const asksForHelp = name === 'help' || name === '--help' || name === '-h';
  if (asksForHelp) {
    const about = rest.find((word) => !word.startsWith('-'));
    if (about !== undefined && !isCommandName(about)) throw unknownCommand(about, words);
    io.output.write(
      about === undefined ? overview(words, io.output, colour) : commandHelp(about, words, io.output, colour),
    );
    return;
  }
  if (name === undefined || name.startsWith('-')) {
    const parsed = parse(argv, {}, 0, words.errors);
    checkLanguage(parsed, words.errors);
    if (!parsed.given('help') && isInteractive(io)) return playFromMenu(context);
    io.output.write(overview(words, io.output, colour));
    return;
  }
  if (!isCommandName(name)) throw unknownCommand(name, words);
  const command = commands[name];
  const parsed = parse(rest, command.flags, command.positionals, words.errors);
  checkLanguage(parsed, words.errors);
  if (parsed.given('help')) io.output.write(commandHelp(name, words, io.output, colour));
  else await command.run(parsed, context);
}

/** Whoever names a game wants to play it. */
function unknownCommand(name: string, { errors }: CliWords): UsageError {
  const wrong = errors.unknownCommand(name);
  const game = gameEntries.find(({ game }) => game.id === name)?.game.id;
  if (game) return new UsageError(`${wrong} ${errors.didYouMean(`play ${game}`)}`);
  return new UsageError(orMeant(wrong, name, COMMAND_NAMES, errors));
}
