/** Strength of each game and side as it is shown: points, band, its course, and where it lies beside the bots. */

import { type OwnPage, rested, type Skill, strengthOf } from '@conclave/wire';

type Bots = OwnPage['bots'][string];

/** Above so wide a band nothing can be said yet. */
const UNSURE = 200;

export interface Point {
  readonly at: number;
  readonly points: number;
  readonly band: number;
}

export interface Course {
  readonly game: string;
  readonly role: string;
  /** As it is today. */
  readonly now: Skill;
  /** From where everybody begins. */
  readonly points: readonly Point[];
  readonly bots: Bots | null;
}

/** How the strength lies beside the bots of its game. */
export type Beside =
  | 'unsure'
  | 'none'
  | 'belowEasy'
  | 'easy'
  | 'easyFair'
  | 'fair'
  | 'aboveFair'
  | 'fairStrong'
  | 'strong'
  | 'aboveStrong';

/** The game played last first; sides of one game together. */
export function coursesOf({ ratings, bots }: OwnPage, today: number): Course[] {
  const courses = new Map<string, Course>();
  for (const step of ratings) {
    const key = `${step.game} ${step.role}`;
    const before = courses.get(key)?.points ?? [];
    courses.set(key, {
      game: step.game,
      role: step.role,
      now: rested(step, today - step.at),
      points: [...before, { at: step.at, ...strengthOf(step) }],
      bots: bots[step.game] ?? null,
    });
  }
  const lastOf = (game: string) =>
    Math.max(
      ...[...courses.values()].filter((one) => one.game === game).map(({ points }) => points.at(-1)?.at ?? 0),
    );
  return [...courses.values()].sort(
    (a, b) => lastOf(b.game) - lastOf(a.game) || a.role.localeCompare(b.role),
  );
}

/** Near a level is within half a band of it. */
export function besideBots({ now, bots }: Pick<Course, 'now' | 'bots'>): Beside {
  const { points, band } = strengthOf(now);
  if (band > UNSURE) return 'unsure';
  if (!bots) return 'none';
  const near = Math.max(25, band / 2);
  const [easy, fair, strong] = [bots.easy, bots.fair, bots.strong].map((skill) => strengthOf(skill).points);
  if (Math.abs(points - strong) <= near) return 'strong';
  if (Math.abs(points - fair) <= near) return 'fair';
  if (Math.abs(points - easy) <= near) return 'easy';
  if (points > strong) return 'aboveStrong';
  // The band still reaches down to the fair bot.
  if (points > fair) return points - band <= fair ? 'aboveFair' : 'fairStrong';
  return points > easy ? 'easyFair' : 'belowEasy';
}
