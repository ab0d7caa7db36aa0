/** `conclave record`: bots play one match, and its record is written down: for fixtures, and for the seed of a lesson. */

import { botOf, playMatch } from '@conclave/bots';
import { ChaCha8, Match, stretchSeed } from '@conclave/engine';
import { botsByGame } from '@conclave/games/bots';
import { botNameOf, budgetOf, gameOf, listOf, optionsOf, seatsOf, seedOf } from '../arguments.ts';
import { saveRecord } from '../play/record-file.ts';
import type { Command } from './command.ts';
import { printJson } from './print.ts';

export const recordCommand: Command = {
  flags: {
    seats: { type: 'string' },
    bots: { type: 'string' },
    seed: { type: 'string' },
    budget: { type: 'string' },
    option: { type: 'string', multiple: true },
    out: { type: 'string' },
  },
  positionals: 1,
  async run(parsed, { io, words: { errors, tools }, language }) {
    const { game } = gameOf(parsed, errors);
    const seats = seatsOf(parsed, game, errors, language);
    const options = optionsOf(parsed.all('option'), game, seats, errors, language);
    const names = listOf(parsed.text('bots') ?? 'fair').map((name) => botNameOf(name, errors));
    const gameBots = await botsByGame[game.id]();
    const seed = seedOf(parsed, 1);
    const match = Match.open(game, seats, options, stretchSeed(seed));
    const budget = budgetOf(parsed, errors) ?? { iterations: gameBots.iterations };
    const { moves } = playMatch(
      match,
      Array.from({ length: seats }, (_none, seat) => ({
        bot: botOf(gameBots, names[seat % names.length]),
        rng: new ChaCha8(stretchSeed(`${seed} ${seat}`)),
        budget,
      })),
    );
    const file = parsed.text('out');
    if (file === undefined) return printJson(io.output, match.record());
    await saveRecord(file, match.record(), true);
    io.output.write(`${tools.recorded(file, moves)}\n`);
  },
};
