/** Titles that were earned alone, on this device and on the server; the next ones pale. */

import type { Outcome } from '@conclave/engine';
import { games } from '@conclave/games';
import { Ruled } from '@conclave/kit';
import type { OwnPage } from '@conclave/wire';
import { useEffect, useState } from 'preact/hooks';
import { language } from '../../settings.ts';
import { listMatches } from '../../sources/local-store.ts';
import { dateOf, youWords } from './words.ts';

interface Ended {
  readonly outcome: Outcome;
  readonly at: number;
}

interface Earned {
  readonly names: Readonly<Record<'en' | 'fr', readonly string[]>>;
  /** By title: when it was earned first; `null`: not yet. */
  readonly since: readonly (number | null)[];
}

export function SoloTitles({ page }: { page: OwnPage }) {
  const words = youWords();
  const [earned, setEarned] = useState<Earned | null>(null);
  useEffect(() => {
    void earnedBy(page).then(setEarned, () => {});
  }, [page]);
  if (!earned || earned.since.every((at) => at === null)) return null;
  const highest = earned.since.findLastIndex((at) => at !== null);
  return (
    <section>
      <Ruled>
        {words.titles} <span class="ruled-aside">{words.solo}</span>
      </Ruled>
      <ul class="solo-titles">
        {earned.names[language.value].map((name, title) => {
          const at = earned.since[title];
          return (
            <li key={name} class={at === null ? 'pale' : title === highest ? 'highest' : ''}>
              <Medallion isEarned={at !== null} />
              <span>{name}</span>
              {title === highest && at !== null && <i>{dateOf(at, { day: 'numeric', month: 'short' })}</i>}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Whoever has earned a title has those below it too. */
async function earnedBy(page: OwnPage): Promise<Earned | null> {
  for (const game of games) {
    const titles = await game.titles?.();
    if (!titles) continue;
    const since: (number | null)[] = titles.names.en.map(() => null);
    for (const { outcome, at } of await soloOf(game.id, page)) {
      const title = titles.of(outcome);
      if (title === null) continue;
      for (let below = 0; below <= title; below++) since[below] = Math.min(since[below] ?? at, at);
    }
    return { names: titles.names, since };
  }
  return null;
}

async function soloOf(game: string, page: OwnPage): Promise<readonly Ended[]> {
  const here = (await listMatches().catch(() => []))
    .filter((one) => one.game === game && one.seats.length === 1 && one.seats[0].kind === 'person')
    .flatMap(({ outcome, changedAt }) => (outcome ? [{ outcome, at: changedAt }] : []));
  const there = page.results.filter((one) => one.game === game && one.seats.length === 1);
  return [...here, ...there];
}

function Medallion({ isEarned }: { isEarned: boolean }) {
  return (
    <svg width="24" height="24" viewBox="-12 -12 24 24" aria-hidden="true">
      <circle
        r="10.500"
        fill={isEarned ? '#e2b94f' : 'none'}
        stroke={isEarned ? '#2b2118' : 'currentColor'}
        stroke-width="1.600"
        stroke-dasharray={isEarned ? undefined : '2 2'}
      />
      {isEarned && (
        <>
          <path d="M0 -10.500C4 -5 -4 5 0 10.500" fill="none" stroke="#2b2118" stroke-width="1.600" />
          <circle cx="-4.500" cy="-1" r="1.900" fill="#2b2118" />
          <circle cx="4.500" cy="1" r="1.900" fill="#2b2118" />
        </>
      )}
    </svg>
  );
}
