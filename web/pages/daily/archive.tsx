/** The calendar of the Daily: a pip for every puzzle of a day. */

import { useState } from 'preact/hooks';
import { dailyLog, shifted, today } from '../../sources/daily.ts';
import { type DailyWords, dateInWords } from './words.ts';

/** A Monday. */
const MONDAY = '2024-01-01';

interface ArchiveProps {
  readonly date: string;
  readonly words: DailyWords;
  readonly games: readonly string[];
}

export function Archive({ date, words, games }: ArchiveProps) {
  const [month, setMonth] = useState(date.slice(0, 7));
  const first = `${month}-01`;
  const now = today();
  const days = daysOf(month);
  const before = (new Date(`${first}T12:00:00`).getDay() + 6) % 7;
  const turn = (by: number) => setMonth(shifted(first, by < 0 ? -1 : days).slice(0, 7));
  return (
    <section class="daily-archive" aria-labelledby="daily-archive">
      <h2 id="daily-archive" class="ruled">
        <span>{words.archive}</span>
      </h2>
      <div class="month">
        <button type="button" class="button small" aria-label={words.months.back} onClick={() => turn(-1)}>
          ‹
        </button>
        <b>{dateInWords(first, { month: 'long', year: 'numeric' })}</b>
        <button
          type="button"
          class="button small"
          aria-label={words.months.on}
          disabled={month >= now.slice(0, 7)}
          onClick={() => turn(1)}
        >
          ›
        </button>
      </div>
      <ol>
        {Array.from({ length: 7 }, (_none, at) => (
          <li key={at} class="weekday" aria-hidden="true">
            {dateInWords(shifted(MONDAY, at), { weekday: 'narrow' })}
          </li>
        ))}
        {Array.from({ length: days }, (_none, at) => {
          const day = shifted(first, at);
          const found = games.filter((game) => dailyLog.value[day]?.[game]?.result === 'found');
          return (
            <li key={day} style={at === 0 ? { gridColumnStart: before + 1 } : undefined}>
              {day > now ? (
                <span class="faint">{at + 1}</span>
              ) : (
                <a
                  href={`/daily/${day}`}
                  aria-current={day === date ? 'date' : undefined}
                  aria-label={words.day(dateInWords(day, { dateStyle: 'long' }), found.length, games.length)}
                >
                  {at + 1}
                  <span class="pips" aria-hidden="true">
                    {games.map((game) => (
                      <i key={game} data-found={found.includes(game) || undefined} />
                    ))}
                  </span>
                </a>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

function daysOf(month: string): number {
  const [year, number] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).getUTCDate();
}
