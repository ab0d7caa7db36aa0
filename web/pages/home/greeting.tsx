/** The head of the page for somebody who has been here: a greeting and the most urgent table. */

import { HOUR } from '@conclave/engine/time-units';
import { games } from '../../catalogue.ts';
import { say } from '../../say.ts';
import { ownName, visits } from '../../settings.ts';
import { nameOf } from '../../shell/own-table.tsx';
import { since } from '../../shell/when.ts';
import { addressOf, dueTables } from '../../sources/own-tables.ts';
import { beginQuickMatch } from './begin.ts';
import { Painting } from './painting.tsx';

/** After so many visits the painting folds into a strip. */
const FOLDS_AFTER = 10;

const isOld = (at: number) => Date.now() - at >= HOUR;

export type Hour = 'morning' | 'afternoon' | 'evening';

export function hourOf(now: Date): Hour {
  const hour = now.getHours();
  if (hour >= 5 && hour < 12) return 'morning';
  return hour >= 12 && hour < 18 ? 'afternoon' : 'evening';
}

export function Greeting() {
  const words = say.value.home;
  const waiting = dueTables.value;
  const [first] = waiting;
  const oldest = Math.min(...waiting.map(({ changedAt }) => changedAt));
  const isFolded = Number(visits.value) > FOLDS_AFTER;
  return (
    <section class={isFolded ? 'hero folded' : 'hero'} aria-label={say.value.nav.games}>
      <div class="hero-words">
        <h1 class="hello">{words.hello(hourOf(new Date()), ownName.value)}</h1>
        <p class="hero-lead">
          {waiting.length === 0
            ? words.nobodyWaits
            : words.tablesWait(waiting.length, waiting.length > 1 && isOld(oldest) ? since(oldest) : null)}
        </p>
        <p class="row">
          {first ? (
            <a class="button go big" href={addressOf(first)}>
              {words.goOnWith(nameOf(first.game))}
            </a>
          ) : (
            <button type="button" class="button go big" onClick={() => void beginQuickMatch(games[0])}>
              {words.playOf(nameOf(games[0].id))}
            </button>
          )}
          <a class="button big" href="#games">
            {words.somethingNew}
          </a>
        </p>
      </div>
      <Painting />
    </section>
  );
}
