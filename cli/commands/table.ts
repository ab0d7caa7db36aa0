import { arenaCommand } from './arena.ts';
import type { Command } from './command.ts';
import { gamesCommand } from './games.ts';
import type { CommandName } from './names.ts';
import { playCommand } from './play.ts';
import { replayCommand } from './replay.ts';
import { simulateCommand } from './simulate.ts';

export const commands: Readonly<Record<CommandName, Command>> = {
  play: playCommand,
  replay: replayCommand,
  games: gamesCommand,
  simulate: simulateCommand,
  arena: arenaCommand,
};
