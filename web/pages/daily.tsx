/** The Daily: a puzzle a game and day, the same for everybody, worked out from the date on this device. */

import './daily/daily.css';
import type { GamePuzzles, Puzzle } from '@conclave/engine';
import { games } from '@conclave/games';
import { toast } from '@conclave/kit';
import { useState } from 'preact/hooks';
import { gameOf } from '../catalogue.ts';
import { tableOf } from '../library.ts';
import { language } from '../settings.ts';
import { Cover } from '../shell/cover.tsx';
import { Lost, NotLoaded } from '../shell/error-pages.tsx';
import { usePageTitle } from '../shell/page-title.ts';
import { useFetched } from '../shell/use-fetched.ts';
import { dailyLog, type Played, playedOn, signsOf, streakOf, TRIES, today } from '../sources/daily.ts';
import { Archive } from './daily/archive.tsx';
import { PuzzleView } from './daily/puzzle.tsx';
import { type DailyWords, dailyWords, dateInWords } from './daily/words.ts';

interface OfDay {
  readonly puzzle: Puzzle;
  readonly puzzles: GamePuzzles;
}

const nameOf = (game: string) => gameOf(game)?.words[language.value].name ?? game;

async function puzzlesOf(date: string): Promise<readonly OfDay[]> {
  const laid = await Promise.all(
    games.map(async ({ puzzles: load }) => {
      const puzzles = await load?.();
      const puzzle = await puzzles?.ofDay(date);
      return puzzles && puzzle ? [{ puzzle, puzzles }] : [];
    }),
  );
  return laid.flat();
}

export function DailyPage({ date = today() }: Readonly<Record<string, string>>) {
  const words = dailyWords();
  usePageTitle(words.title);
  const isDate = /^\d{4}-\d{2}-\d{2}$/.test(date) && !Number.isNaN(Date.parse(date));
  const isOpen = isDate && date <= today();
  const { part, hasFailed } = useFetched(isOpen ? date : '', () => puzzlesOf(date));
  if (!isDate) return <Lost what={words.none} />;
  if (!isOpen) return <Lost what={words.future} />;
  if (hasFailed) return <NotLoaded />;
  if (!part) return <main id="main" class="page waiting" aria-busy="true" />;
  return <Day key={date} date={date} day={part} words={words} />;
}

function Day({ date, day, words }: { date: string; day: readonly OfDay[]; words: DailyWords }) {
  const [chosen, setChosen] = useState(
    () =>
      day.find(({ puzzle }) => playedOn(date, puzzle.game).result === null)?.puzzle.game ??
      day.at(0)?.puzzle.game,
  );
  const present = day.find(({ puzzle }) => puzzle.game === chosen) ?? day.at(0);
  const game = present?.puzzle.game ?? '';
  const { part: table } = useFetched(game, () => tableOf(game));
  const { now } = streakOf(dailyLog.value, today());
  return (
    <main id="main" class="page daily">
      <header>
        <h1 class="title minor">{words.title}</h1>
        <p>
          <b>{dateInWords(date, { dateStyle: 'full' })}.</b> {words.lead(day.length)}
        </p>
        <p class="streak">
          <b>{now > 0 && words.streak(now)}</b>
          <span>{now > 0 ? words.keep : words.noStreak}</span>
          <Candles lit={now} />
        </p>
      </header>
      <nav class="daily-list" aria-label={words.title}>
        {day.map(({ puzzle, puzzles }) => (
          <button
            key={puzzle.game}
            type="button"
            aria-current={puzzle.game === game ? 'true' : undefined}
            onClick={() => setChosen(puzzle.game)}
          >
            <Cover game={puzzle.game} name={nameOf(puzzle.game)} />
            <span>
              <b>{nameOf(puzzle.game)}</b>
              <span>{puzzles.words[language.value].title(puzzle)}</span>
              <Result played={playedOn(date, puzzle.game)} level={puzzle.level} words={words} />
            </span>
          </button>
        ))}
      </nav>
      {present && table ? (
        <PuzzleView
          key={game}
          puzzle={present.puzzle}
          puzzles={present.puzzles}
          table={table}
          words={words}
        />
      ) : (
        <p class="daily-puzzle">{present ? '' : words.none}</p>
      )}
      <aside>
        <Archive
          date={date}
          words={words}
          games={games.filter(({ puzzles }) => puzzles).map(({ id }) => id)}
        />
        <Tell date={date} day={day} words={words} days={now} />
      </aside>
    </main>
  );
}

/** How it went, or how hard it is. */
function Result({ played, level, words }: { played: Played; level: Puzzle['level']; words: DailyWords }) {
  if (played.result === null && played.wrong === 0) {
    return <i class="level">{`${'◆'.repeat(level)}${'◇'.repeat(3 - level)} ${words.levels[level - 1]}`}</i>;
  }
  const line =
    played.result === 'found'
      ? words.found[played.wrong]
      : played.result === 'given'
        ? words.given
        : words.tries(TRIES - played.wrong);
  return (
    <i class="level">
      <span aria-hidden="true">{signsOf(played)}</span> {line}
    </i>
  );
}

const MAX_CANDLES = 12;

export function Candles({ lit }: { lit: number }) {
  return (
    <svg class="candles" viewBox={`0 0 ${MAX_CANDLES * 18} 50`} aria-hidden="true">
      {Array.from({ length: MAX_CANDLES }, (_none, at) => (
        <g key={at} transform={`translate(${at * 18 + 9} 0)`}>
          <rect x="-5" y={20 + ((at * 7) % 9)} width="10" height={26 - ((at * 7) % 9)} class="wax" />
          {at < lit && (
            <path
              class="flame"
              d={`M0 ${2 + ((at * 7) % 9)}C6 ${10 + ((at * 7) % 9)} 4 ${18 + ((at * 7) % 9)} 0 ${18 + ((at * 7) % 9)}C-4 ${18 + ((at * 7) % 9)} -6 ${10 + ((at * 7) % 9)} 0 ${2 + ((at * 7) % 9)}Z`}
            />
          )}
        </g>
      ))}
      <path class="ledge" d={`M0 47H${MAX_CANDLES * 18}`} />
    </svg>
  );
}

interface TellProps {
  readonly date: string;
  readonly day: readonly OfDay[];
  readonly words: DailyWords;
  readonly days: number;
}

/** Names neither answer nor clue. */
function Tell({ date, day, words, days }: TellProps) {
  const signs = day.flatMap(({ puzzle: { game } }) => {
    const played = signsOf(playedOn(date, game));
    return played === '' ? [] : [`${nameOf(game)} ${played}`];
  });
  if (signs.length === 0) return <p class="faint">{words.legend}</p>;
  const lines = [
    `Conclave, ${dateInWords(date, { dateStyle: 'long' })}`,
    signs.join('  '),
    words.streak(days),
  ];
  const copy = async () => {
    await navigator.clipboard.writeText(lines.join('\n'));
    toast(words.copied);
  };
  return (
    <section class="daily-tell">
      <h2 class="ruled">
        <span>{words.tell}</span>
      </h2>
      <div class="leaf">
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
        <button type="button" class="button" onClick={() => void copy()}>
          {words.copy}
        </button>
      </div>
      <p class="faint">{words.legend}</p>
    </section>
  );
}
