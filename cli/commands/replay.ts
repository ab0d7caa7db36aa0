/** `conclave replay`: a record told as a chronicle, and verified on the way. */

import type { AnyEvent, AnyMatch, HouseEvent, Watcher } from '@conclave/engine';
import { houseName } from '@conclave/wire/names';
import type { Parsed } from '../arguments.ts';
import { Failure, UsageError } from '../failure.ts';
import { coloured } from '../io.ts';
import { sentenceOf, wordsIn } from '../play/all-words.ts';
import { voiceOf } from '../play/chairs.ts';
import { endingLines } from '../play/ending.ts';
import { loadRecord } from '../play/record-file.ts';
import { BLANK, type Line } from '../terminal/page.ts';
import type { ErrorWords } from '../words/words.ts';
import type { Command } from './command.ts';
import { printJson, printLines } from './print.ts';

export const replayCommand: Command = {
  flags: { seat: { type: 'string' }, json: { type: 'boolean' } },
  positionals: 1,
  async run(parsed, { io, words, language }) {
    const { errors, tools } = words;
    const file = parsed.positionals.at(0);
    if (file === undefined) throw new UsageError(errors.missing(errors.file));
    const { match, record, entry } = await loadRecord(file, errors);
    const eyes = eyesOf(parsed, match, errors);
    const chairs = Array.from({ length: match.seats }, (_none, seat) => ({
      kind: 'person' as const,
      name: houseName(seat),
    }));
    const table = wordsIn(language, entry.text);
    const watcher = eyes === 'all' ? 'gallery' : eyes;
    const voice = voiceOf(watcher, chairs);
    const chronicle = toldTo(match, eyes).map((event) => sentenceOf(table, event, voice));
    const entries = match.length;
    if (parsed.given('json')) {
      const { game, version, seats, end } = record;
      const ending = { outcome: match.outcome, hash: match.hash(), verified: end !== null };
      return printJson(io.output, { game, version, seats, entries, ...ending, chronicle });
    }
    const { outcome } = match;
    const perspective = match.perspective(watcher);
    const lines: Line[] = [
      { text: table.game.name, style: 'title' },
      BLANK,
      ...chronicle.map((text): Line => ({ text })),
      BLANK,
      ...(outcome ? [...endingLines({ words: table, perspective, outcome, voice }), BLANK] : []),
      ...(record.version === entry.game.records.version
        ? []
        : [{ text: tools.readAs(record.version, entry.game.records.version) }]),
      { text: record.end ? tools.verified(entries, match.hash()) : tools.running(entries), style: 'good' },
    ];
    printLines(io.output, lines, coloured(io, io.output));
  },
};

/** Until the outcome a record is secret: only what all know is told. */
function eyesOf(parsed: Parsed, match: AnyMatch, errors: ErrorWords): Watcher | 'all' {
  const text = parsed.text('seat');
  if (text === undefined) return match.outcome ? 'all' : 'gallery';
  if (text === 'gallery') return text;
  const seat = Number(text);
  if (text !== 'all' && !(/^\d{1,2}$/.test(text) && seat < match.seats)) {
    throw new UsageError(errors.noSuchSeat(text, match.seats));
  }
  if (!match.outcome) throw new Failure(errors.stillRunning);
  return text === 'all' ? text : seat;
}

/** For all eyes every happening has its fullest wording; of a step taken back each watcher was told apart, once is enough. */
function toldTo(match: AnyMatch, eyes: Watcher | 'all'): readonly (AnyEvent | HouseEvent)[] {
  if (eyes !== 'all') return match.perspective(eyes).told;
  const later = match.logged().flatMap(({ entry, told }) => ('undo' in entry ? told.slice(0, 1) : told));
  return [...match.openingTold, ...later].map(({ full }) => full);
}
