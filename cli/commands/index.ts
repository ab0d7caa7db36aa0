/** All commands of the `conclave` program, by name. */

import { arenaCommand } from './arena.ts';
import type { Command } from './command.ts';
import { gamesCommand } from './games.ts';
import type { CommandName } from './names.ts';
import { playCommand } from './play.ts';
import { puzzleCommand } from './puzzle.ts';
import { recordCommand } from './record.ts';
import { replayCommand } from './replay.ts';
import { reviewCommand } from './review.ts';
import { serveCommand } from './serve.ts';
import {
  backupCommand,
  exportCommand,
  importCommand,
  noticesCommand,
  peopleCommand,
  restoreCommand,
  tablesCommand,
  verifyCommand,
  wordsCommand,
} from './server-data.ts';
import { simulateCommand } from './simulate.ts';

export const commands: Readonly<Record<CommandName, Command>> = {
  play: playCommand,
  replay: replayCommand,
  review: reviewCommand,
  puzzle: puzzleCommand,
  games: gamesCommand,
  serve: serveCommand,
  backup: backupCommand,
  restore: restoreCommand,
  export: exportCommand,
  import: importCommand,
  verify: verifyCommand,
  people: peopleCommand,
  tables: tablesCommand,
  words: wordsCommand,
  notices: noticesCommand,
  record: recordCommand,
  simulate: simulateCommand,
  arena: arenaCommand,
};
