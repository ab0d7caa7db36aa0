/** The parts of a player's own page: name and sum, what others may see, strength, history, candles, what is theirs. */

import { Initial, Ruled } from '@conclave/kit';
import type { OwnPage } from '@conclave/wire';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { setShows } from '../../api.ts';
import { complain } from '../../shell/error-toast.ts';
import { Blocked } from './blocked.tsx';
import { DailyCandles } from './daily.tsx';
import { History } from './history.tsx';
import { LooseEnds } from './loose-ends.tsx';
import { coursesOf } from './strength.ts';
import { keyOf, LargeStrength, StrengthCards } from './strengths.tsx';
import { sumOf } from './sums.ts';
import { SoloTitles } from './titles.tsx';
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
      <div class="you-name">
        <Initial sign={{ letter: page.name.slice(0, 1).toUpperCase(), ...NAME_COLOURS }} size={84} />
        <div>
          <h1 class="title minor">{page.name}</h1>{' '}
          <button type="button" class="link" onClick={onName}>
            {words.change}
          </button>
          <p>{sum.of > 0 ? words.sum(sum, sinceOf(sum.since)) : words.first}</p>
        </div>
      </div>
      <section class="only-you" aria-label={words.onlyYou}>
        <p>
          <Lock /> <b>{words.onlyYou}</b>
        </p>
        <Switches page={page} />
      </section>
    </div>
  );
}

/** What others may see; both are off until their owner says otherwise. */
function Switches({ page }: { page: OwnPage }) {
  const words = youWords();
  const [shown, setShown] = useState(page.shows);
  const turn = (next: OwnPage['shows']) => {
    setShown(next);
    setShows(next).catch((error: unknown) => {
      setShown(shown);
      complain(error);
    });
  };
  const switchOf = (of: keyof OwnPage['shows'], label: string) => (
    <label class="switch">
      <span>{label}</span>
      <input
        type="checkbox"
        name={of}
        checked={shown[of]}
        onChange={() => turn({ ...shown, [of]: !shown[of] })}
      />
    </label>
  );
  return (
    <>
      {switchOf('strength', words.showStrength)}
      {switchOf('matches', words.showMatches)}
    </>
  );
}

/** “March”, and of another year “March 2025”. */
function sinceOf(at: number): string {
  const isThisYear = new Date(at).getFullYear() === new Date().getFullYear();
  return dateOf(at, isThisYear ? { month: 'long' } : { month: 'long', year: 'numeric' });
}

function Lock() {
  return (
    <svg width="18" height="20" viewBox="0 0 18 20" aria-hidden="true">
      <path d="M5 9V6a4 4 0 0 1 8 0V9" fill="none" stroke="currentColor" stroke-width="2" />
      <path d="M2.500 9H15.500V18H2.500Z" fill="none" stroke="currentColor" stroke-width="2" />
      <circle cx="9" cy="13.500" r="1.600" fill="currentColor" />
    </svg>
  );
}

interface YouPartsProps {
  readonly page: OwnPage;
  /** What else is the reader's own to do. */
  readonly devices: ComponentChildren;
  onForgotten(): void;
}

export function YouParts({ page, devices, onForgotten }: YouPartsProps) {
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
          <Ruled>
            {words.strength} <span class="ruled-aside">{words.strengthFrom}</span>
          </Ruled>
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
          <LooseEnds />
          <SoloTitles page={page} />
          <Blocked />
          <Yours name={page.name} devices={devices} onForgotten={onForgotten} />
        </div>
      </div>
    </>
  );
}
