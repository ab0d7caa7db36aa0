/** Strength: a card for each game and side, and the chosen one large with what its matches add up to. */

import { games } from '@conclave/games';
import { Initial, Ruled } from '@conclave/kit';
import { chanceAgainst, type OwnResult, strengthOf } from '@conclave/wire';
import { gameOf } from '../../catalogue.ts';
import { language } from '../../settings.ts';
import { StrengthChart } from './chart.tsx';
import { besideBots, type Course } from './strength.ts';
import { byBots, byPeople, bySide, isOpen, type NamedTally, tally } from './sums.ts';
import { dateOf, type YouWords, youWords } from './words.ts';

/** Of people met, the most. */
const MAX_PEOPLE = 8;

export const nameOfGame = (game: string) => gameOf(game)?.words[language.value].name ?? game;

export function Sign({ game, size = 34 }: { game: string; size?: number }) {
  const found = games.find(({ id }) => id === game);
  return found ? <Initial sign={found.sign} size={size} /> : null;
}

export const keyOf = ({ game, role }: Course) => `${game} ${role}`;

export function Points({ course }: { course: Course }) {
  const { points, band } = strengthOf(course.now);
  return (
    <span class="points">
      <b>{points}</b> <small>± {band}</small>
    </span>
  );
}

const resultsOf = (course: Course, results: readonly OwnResult[]) =>
  results.filter(
    (result) =>
      result.game === course.game &&
      !isOpen(result) &&
      (course.role === '' || result.sides?.[result.you] === course.role),
  );

const sideName = (words: YouWords, role: string) => words.sides[role] ?? role;

interface StrengthsProps {
  readonly courses: readonly Course[];
  readonly results: readonly OwnResult[];
  readonly chosen: string | null;
  onChoose(key: string): void;
}

export function StrengthCards({ courses, results, chosen, onChoose }: StrengthsProps) {
  const words = youWords();
  return (
    <div class="strengths">
      {courses.map((course) => {
        const { won, of } = tally(resultsOf(course, results));
        return (
          <button
            key={keyOf(course)}
            type="button"
            class="strength-card"
            aria-pressed={keyOf(course) === chosen}
            onClick={() => onChoose(keyOf(course))}
          >
            <Sign game={course.game} />
            <b>
              {nameOfGame(course.game)}
              {course.role !== '' && <small> · {sideName(words, course.role)}</small>}
            </b>
            <StrengthChart
              {...{ course, width: 260, height: 64 }}
              botName={(level) => words.bots[level]}
              dateName={() => ''}
            />
            <Points course={course} />
            <span>{words.beside[besideBots(course)]}</span>
            <small>{words.tallied(of, won)}</small>
          </button>
        );
      })}
    </div>
  );
}

export function LargeStrength({ course, results }: { course: Course; results: readonly OwnResult[] }) {
  const words = youWords();
  const { points, band } = strengthOf(course.now);
  const month = (at: number) => dateOf(at, { month: 'long', year: 'numeric' });
  const own = resultsOf(course, results);
  const ofGame = results.filter((result) => result.game === course.game && !isOpen(result));
  const chance = course.bots && Math.round(10 * chanceAgainst(course.now, course.bots.fair));
  return (
    <>
      <section class="large-strength" data-strength={course.game}>
        <header>
          <h2>{nameOfGame(course.game)}</h2>
          <Points course={course} />
        </header>
        <p>
          {words.range(points - band, points + band)} {chance !== null && words.chance(chance)}
        </p>
        <StrengthChart
          {...{ course, ...largeSize(), isLarge: true }}
          botName={(level) => words.bots[level]}
          dateName={month}
        />
      </section>
      <div class="tallies">
        <Tallies
          title={words.byRole}
          rows={bySide(ofGame).map((one) => ({ ...one, name: sideName(words, one.name) }))}
        />
        <Tallies
          title={words.againstBots}
          rows={byBots(own).map(({ level, ...one }) => ({ ...one, name: words.levels[level] }))}
        />
        <Tallies
          title={words.againstPeople}
          rows={byPeople(own)
            .slice(0, MAX_PEOPLE)
            .map((one) => ({ ...one, name: one.name || words.somebody }))}
        />
      </div>
    </>
  );
}

/** Its figures are as large as other words, whatever the screen. */
const largeSize = () =>
  matchMedia('(max-width: 900px)').matches ? { width: 380, height: 280 } : { width: 760, height: 300 };

function Tallies({ title, rows }: { title: string; rows: readonly NamedTally[] }) {
  const words = youWords();
  if (rows.length === 0) return null;
  const most = Math.max(...rows.map(({ of }) => of));
  return (
    <section>
      <Ruled level={3}>{title}</Ruled>
      {rows.map(({ name, won, of }) => (
        <div key={name} class="tally">
          <span>{name}</span>
          <svg viewBox="0 0 100 14" aria-hidden="true" preserveAspectRatio="none">
            <rect class="won" x="0" y="1" width={(98 * won) / most} height="12" />
            <rect x="1" y="1" width={(98 * of) / most} height="12" />
          </svg>
          <span>{words.ofMany(won, of)}</span>
        </div>
      ))}
    </section>
  );
}
