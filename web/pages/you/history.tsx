/** Matches that are over: how each ended for the reader, with whom, and what it did to their strength. */

import { Ruled } from '@conclave/kit';
import { type OwnPage, type OwnResult, strengthOf } from '@conclave/wire';
import { namesAt } from '@conclave/wire/names';
import { useState } from 'preact/hooks';
import { nameOfGame, Sign } from './strengths.tsx';
import { hasWon, isOpen } from './sums.ts';
import { dateOf, type YouWords, youWords } from './words.ts';

const SHORT = 6;

export function History({ page }: { page: OwnPage }) {
  const words = youWords();
  const [isWhole, setWhole] = useState(false);
  const steps = stepsOf(page);
  const shown = isWhole ? page.results : page.results.slice(0, SHORT);
  if (shown.length === 0) return null;
  return (
    <section>
      <Ruled>{words.history}</Ruled>
      <ul class="you-history">
        {shown.map((result) => (
          <li key={result.match}>
            <Sign game={result.game} />
            <a href={`/replay/${result.match}`}>
              <b class={hasWon(result) && !isOpen(result) ? 'won' : ''}>{ending(result, words)}</b>
              <span class="who">
                {nameOfGame(result.game)}
                {withWhom(result, words)}
              </span>
            </a>
            <span class={(steps.get(result.match) ?? 0) > 0 ? 'won' : 'aside'}>
              {signed(steps.get(result.match))}
            </span>
            <span class="aside">{dateOf(result.at, { day: 'numeric', month: 'short' })}</span>
          </li>
        ))}
      </ul>
      {!isWhole && page.results.length > SHORT && (
        <p class="row">
          <button type="button" class="button small" onClick={() => setWhole(true)}>
            {words.all(page.results.length)}
          </button>
        </p>
      )}
    </section>
  );
}

/** By match: points won or lost. */
function stepsOf({ ratings }: OwnPage): ReadonlyMap<string, number> {
  const last = new Map<string, number>();
  return new Map(
    ratings.map((step) => {
      const key = `${step.game} ${step.role}`;
      const { points } = strengthOf(step);
      const before = last.get(key) ?? 1000;
      last.set(key, points);
      return [step.match, points - before];
    }),
  );
}

function signed(points: number | undefined): string {
  if (points === undefined) return '';
  return points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '0';
}

const namesOf = ({ seats }: OwnResult, words: YouWords) =>
  namesAt(seats.map(({ name }) => (name === '' ? words.somebody : name)));

function ending(result: OwnResult, words: YouWords): string {
  const { outcome, you, seats } = result;
  if (isOpen(result)) return words.nobodyWon;
  if (seats[you].resigned) return words.resigned;
  if (!hasWon(result))
    return words.won(outcome.places[0].map((seat) => namesOf(result, words)[seat]).join(', '));
  const parts = outcome.scores?.find(({ seat }) => seat === you)?.parts;
  const points = parts && Object.values(parts).reduce((sum, part) => sum + part, 0);
  return words.youWon(points ?? null);
}

function withWhom(result: OwnResult, words: YouWords): string {
  const names = namesOf(result, words);
  const others = result.seats.flatMap(({ level }, seat) => {
    if (seat === result.you) return [];
    return [level ? `${names[seat]} (${words.bots[level]})` : names[seat]];
  });
  return others.length > 0 ? ` · ${others.join(', ')}` : '';
}
