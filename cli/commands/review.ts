/** `conclave review`: what each player could have known in a match that is over. */

import type { Budget, MatchRecord, Review, ReviewVoice, ReviewWords, Seat, Voice } from '@conclave/engine';
import { reviewsByGame } from '@conclave/games/reviews';
import { houseName } from '@conclave/wire/names';
import { budgetOf, type Parsed } from '../arguments.ts';
import { Failure, UsageError } from '../failure.ts';
import { coloured } from '../io.ts';
import { wordsIn } from '../play/all-words.ts';
import { loadRecord } from '../play/record-file.ts';
import { BLANK, type Line } from '../terminal/page.ts';
import type { ErrorWords, ReviewToolWords } from '../words/words.ts';
import type { Command } from './command.ts';
import { printJson, printLines } from './print.ts';

const BUDGET: Budget = { iterations: 400 };
const BARS = '▁▂▃▄▅▆▇█';
/** A curve of more samples is drawn with every second, third ... of them. */
const MAX_BARS = 72;

export const reviewCommand: Command = {
  flags: { seat: { type: 'string' }, budget: { type: 'string' }, json: { type: 'boolean' } },
  positionals: 1,
  async run(parsed, { io, words, language }) {
    const { errors } = words;
    const file = parsed.positionals.at(0);
    if (file === undefined) throw new UsageError(errors.missing(errors.file));
    const { match, record, entry } = await loadRecord(file, errors);
    if (!match.outcome) throw new Failure(errors.stillRunning);
    const seats = seatsOf(parsed, record, errors);
    const load = reviewsByGame[record.game];
    if (!load) throw new Failure(errors.noReview(record.game));
    const game = await load();
    const budget = budgetOf(parsed, errors) ?? BUDGET;
    const reviews = seats.map((seat) => game.review(record, seat, budget));
    if (parsed.given('json')) return printJson(io.output, { game: record.game, reviews });
    const voice: Voice = { reader: 'gallery', name: houseName };
    const lines = reviews.flatMap((review) =>
      reviewLines(review, game.words[language], { ...voice, seat: review.seat }, words.review),
    );
    const title: Line = { text: wordsIn(language, entry.text).game.name, style: 'title' };
    printLines(io.output, [title, BLANK, ...lines], coloured(io, io.output));
  },
};

function seatsOf(parsed: Parsed, { seats }: MatchRecord<unknown>, errors: ErrorWords): readonly Seat[] {
  const all = Array.from({ length: seats }, (_none, seat) => seat);
  const text = parsed.text('seat') ?? 'all';
  if (text === 'all') return all;
  const seat = Number(text);
  if (!/^\d{1,2}$/.test(text) || seat >= seats) throw new UsageError(errors.noSuchSeat(text, seats));
  return [seat];
}

function reviewLines(
  review: Review,
  words: ReviewWords,
  voice: ReviewVoice,
  { kinds, statements, curve, about }: ReviewToolWords,
): Line[] {
  const curves = review.lines.map(({ id, basis }): Line => {
    const bars = barsOf(review.turns.map(({ values }) => values[id]));
    return { text: curve(bars, words.line(id), statements[basis]), style: 'faint', indent: 2 };
  });
  const moments = review.moments.flatMap(({ turn, kind, key, params, says }): Line[] => [
    {
      text: `${about(words.turn(turn).long, words.moment(key, params, voice))} (${kinds[kind]})`,
      indent: 2,
    },
    ...says.map(
      (said): Line => ({
        text: about(statements[said.kind], words.statement(said.key, said.params, voice)),
        style: 'faint',
        indent: 6,
      }),
    ),
  ]);
  const luck = review.luck.map((one): Line => ({ text: words.luck(one, voice), indent: 2 }));
  return [
    { text: words.heading(voice), style: 'title' },
    { text: words.summary(review.summary, voice) },
    ...curves,
    ...moments,
    ...luck,
    BLANK,
  ];
}

/** One bar a sample, the largest value the highest; a gap where there is none. */
function barsOf(values: readonly (number | null | undefined)[]): string {
  const step = Math.ceil(values.length / MAX_BARS);
  const drawn = values.filter((_value, at) => at % step === 0);
  const largest = Math.max(1, ...drawn.map((value) => value ?? 0));
  // One and none must differ from many: a root lifts the small ones.
  const height = (value: number) => Math.round(Math.sqrt(Math.max(0, value) / largest) * (BARS.length - 1));
  return drawn.map((value) => (value === null || value === undefined ? ' ' : BARS[height(value)])).join('');
}
