/** The riddle of the day, on the first page: what is given, the days in a row, and the way to solve it. */

import { Ruled } from '@conclave/kit';
import { useEffect, useRef, useState } from 'preact/hooks';
import { say } from '../../say.ts';
import { language } from '../../settings.ts';
import { dailyLog, playedOn, streakOf, today } from '../../sources/daily.ts';
import type { Riddle } from './riddle.ts';

export function TodaysRiddle() {
  const box = useRef<HTMLElement>(null);
  const [riddle, setRiddle] = useState<Riddle | null>(null);
  const date = today();
  useEffect(() => {
    const place = box.current;
    if (!place) return;
    let isOpen = true;
    const fetch = async () => {
      const { riddleOf } = await import('./riddle.ts');
      const found = await riddleOf(date);
      if (isOpen) setRiddle(found);
    };
    // Whoever does not come down here loads nothing of it.
    const observer = new IntersectionObserver(([{ isIntersecting }]) => {
      if (!isIntersecting) return;
      observer.disconnect();
      fetch().catch(() => {});
    });
    observer.observe(place);
    return () => {
      isOpen = false;
      observer.disconnect();
    };
  }, [date]);
  if (!riddle) return <section ref={box} class="resting" aria-hidden="true" />;
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
