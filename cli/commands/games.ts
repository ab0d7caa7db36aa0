/** `conclave games`: what there is to play. */

import { defaultOf, LEVELS, type OptionSpec, type OptionWords, optionTable } from '@conclave/engine';
import { type GameEntry, gameEntries } from '@conclave/games/entries';
import { coloured } from '../io.ts';
import { BLANK, type Line } from '../terminal/page.ts';
import type { Command, Context } from './command.ts';
import { printJson, printLines } from './print.ts';

export const gamesCommand: Command = {
  flags: { json: { type: 'boolean' } },
  positionals: 0,
  async run(parsed, context) {
    const { io } = context;
    if (parsed.given('json')) return printJson(io.output, { games: gameEntries.map(listing) });
    printLines(
      io.output,
      gameEntries.flatMap((entry) => gameLines(entry, context)),
      coloured(io, io.output),
    );
  },
};

function listing({ game, text }: GameEntry) {
  return {
    id: game.id,
    version: game.records.version,
    name: { en: text.en.name, fr: text.fr.name },
    tagline: { en: text.en.tagline, fr: text.fr.tagline },
    seats: { min: game.seats.min, max: game.seats.max },
    bots: LEVELS,
    options: Object.fromEntries(
      Object.entries(optionTable(game)).map(([key, spec]) => [key, plainSpec(spec, game.seats.max)]),
    ),
  };
}

/** A default may follow from the number of seats; listed is that of a full table. */
function plainSpec(spec: OptionSpec, seats: number) {
  return { ...spec, default: defaultOf(spec, seats) };
}

function gameLines({ game, text }: GameEntry, { language, words }: Context): Line[] {
  const { name, tagline, options } = text[language];
  const lines: Line[] = [
    { text: `${game.id}  ${name}`, style: 'title' },
    { text: `${tagline} ${words.tools.players(game.seats.min, game.seats.max)}.`, indent: 2 },
  ];
  for (const [key, spec] of Object.entries(optionTable(game))) {
    const standard = String(defaultOf(spec, game.seats.max));
    const line = words.tools.option(options[key].line, valuesOf(spec, options[key]), standard);
    lines.push({ text: `--option ${key}=…  ${line}`, style: 'faint', indent: 2 });
  }
  return [...lines, BLANK];
}

function valuesOf(spec: OptionSpec, { values = {} }: OptionWords): string {
  switch (spec.kind) {
    case 'flag':
      return 'true, false';
    case 'number':
      return `${spec.min}–${spec.max}`;
    case 'choice':
      return spec.values.map((value) => (value in values ? `${value}: ${values[value]}` : value)).join(', ');
  }
}
