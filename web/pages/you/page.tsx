/** The parts of a player's own page: name and sum, what others may see, strength, history, candles, what is theirs. */

import { Initial, Ruled } from '@conclave/kit';
import type { OwnPage } from '@conclave/wire';
import { useEffect, useState } from 'preact/hooks';
import { DailyCandles } from './daily.tsx';
import { History } from './history.tsx';
import { coursesOf } from './strength.ts';
import { keyOf, LargeStrength, StrengthCards } from './strengths.tsx';
import { sumOf } from './sums.ts';
import { dateOf, youWords } from './words.ts';
import { Yours } from './yours.tsx';

/** Vermilion, as the first letter of a page. */
const NAME_COLOURS = { ground: '#8e2f22', vine: '#f0b08e' };

interface HeadProps {
  readonly page: OwnPage;
  onName(): void;
}

export function YouHead({ page, onName }: HeadProps) {
  const words = youWords();
  const sum = sumOf(page);
  return (
    <div class="you-head">
      <div>
        <div class="you-name">
          <Initial sign={{ letter: page.name.slice(0, 1).toUpperCase(), ...NAME_COLOURS }} size={64} />
          <h1 class="title minor">{page.name}</h1>
          <button type="button" class="button plain small" onClick={onName}>
            {words.change}
          </button>
        </div>
        <p>
          {sum.of > 0 ? words.sum(sum, dateOf(sum.since, { month: 'long', year: 'numeric' })) : words.first}
        </p>
      </div>
      <section class="only-you" aria-label={words.onlyYou}>
        <b>{words.onlyYou}</b>
      </section>
    </div>
  );
}

export function YouParts({ page, onForgotten }: { page: OwnPage; onForgotten(): void }) {
  const words = youWords();
  const courses = coursesOf(page, Date.now());
  const [chosen, setChosen] = useState<string | null>(null);
  const course = courses.find((one) => keyOf(one) === chosen) ?? courses.at(0);
  useEffect(() => {
    const press = ({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      if (target instanceof HTMLInputElement || ctrlKey || metaKey || altKey) return;
      const found = courses.at(Number(key) - 1);
      if (/^[1-9]$/.test(key) && found) setChosen(keyOf(found));
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
  return (
    <>
      {course && (
        <>
          <Ruled>{words.strength}</Ruled>
          <p class="aside">{words.strengthFrom}</p>
          <StrengthCards
            {...{ courses, results: page.results, chosen: keyOf(course), onChoose: setChosen }}
          />
        </>
      )}
      <div class="you-columns">
        <div>
          {course && <LargeStrength course={course} results={page.results} />}
          <History page={page} />
        </div>
        <div>
          <DailyCandles />
          <Yours name={page.name} onForgotten={onForgotten} />
        </div>
      </div>
    </>
  );
}
