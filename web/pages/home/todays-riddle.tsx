/** The riddle of the day, on the first page: what is given, the days in a row, and the way to solve it. */

import { Ruled } from '@conclave/kit';
import { useEffect, useState } from 'preact/hooks';
import { say } from '../../say.ts';
import { language } from '../../settings.ts';
import { dailyLog, playedOn, streakOf, today } from '../../sources/daily.ts';
import type { Riddle } from './riddle.ts';

/** Milliseconds until it is fetched at the latest: the page itself comes first. */
const LATEST = 4000;

export function TodaysRiddle() {
  const [riddle, setRiddle] = useState<Riddle | null>(null);
  const date = today();
  useEffect(() => {
    let isOpen = true;
    const fetch = () =>
      import('./riddle.ts')
        .then(({ riddleOf }) => riddleOf(date))
        .then((found) => isOpen && setRiddle(found))
        .catch(() => {});
    const idle = globalThis.requestIdleCallback?.(() => void fetch(), { timeout: LATEST });
    // Not every browser says when it is idle.
    const timer = idle === undefined ? setTimeout(() => void fetch(), LATEST / 2) : undefined;
    return () => {
      isOpen = false;
      if (idle !== undefined) cancelIdleCallback(idle);
      clearTimeout(timer);
    };
  }, [date]);
  if (!riddle) return null;
  const words = say.value.home;
  const { puzzle, Preview } = riddle;
  const spoken = riddle.words[language.value];
  const isSolved = playedOn(date, puzzle.game).result !== null;
  const { now } = streakOf(dailyLog.value, date);
  return (
    <section aria-labelledby="riddle">
      <Ruled id="riddle">{words.riddle}</Ruled>
      <div class="leaf">
        <Preview puzzle={puzzle} />
        <p class="live-line">{spoken.ask(puzzle)}</p>
        <p class="leaf-foot">
          <span>{now > 0 ? words.daysRunning(now) : words.noDaysYet}</span>
          <a class={isSolved ? 'button small' : 'button small go'} href="/daily" data-riddle>
            {isSolved ? words.allRiddles : words.solveIt}
          </a>
        </p>
      </div>
    </section>
  );
}
