/** Five ways to play, and the foot of the page. */

import { Ruled } from '@conclave/kit';
import type { ComponentChild } from 'preact';
import { games } from '../../catalogue.ts';
import { say } from '../../say.ts';
import { lastGame } from '../../settings.ts';

type Way = 'alone' | 'sofa' | 'online' | 'gallery' | 'again';

const SIGNS: Readonly<Record<Way, ComponentChild>> = {
  alone: (
    <>
      <path d="M8 40V22C8 12 16 8 24 8S40 12 40 22V40Z" fill="#86b394" />
      <circle cx="18" cy="24" r="3" fill="#1d1712" />
      <circle cx="30" cy="24" r="3" fill="#1d1712" />
      <path d="M16 33H32" stroke-width="3" />
      <path d="M24 8V3" />
      <circle cx="24" cy="3" r="2.500" fill="#e9c46a" />
    </>
  ),
  sofa: (
    <>
      <path d="M4 20H12V30H36V20H44V42H4Z" fill="#b3361e" />
      <path d="M12 30V16C12 12 36 12 36 16V30Z" fill="#d2573c" />
      <path d="M8 42V46M40 42V46" stroke-width="3" />
    </>
  ),
  online: (
    <>
      <path d="M4 14H44V40H4Z" fill="#fbf5e6" />
      <path d="M4 14L24 30L44 14" />
      <circle cx="24" cy="31" r="6" fill="#b3361e" />
    </>
  ),
  gallery: (
    <>
      <path d="M4 26C12 12 36 12 44 26C36 40 12 40 4 26Z" fill="#fbf5e6" />
      <circle cx="24" cy="26" r="8" fill="#24508f" />
      <circle cx="24" cy="26" r="3" fill="#1d1712" />
    </>
  ),
  again: (
    <>
      <path d="M12 6H38V40C38 46 30 46 30 40V38H6C6 44 10 46 14 46H34" fill="#f1e2bd" />
      <path d="M18 14H32M18 21H32M18 28H28" />
    </>
  ),
};

export function Ways() {
  const words = say.value.home;
  // The form asks which game; it begins with the one played last.
  const game = games.find(({ id }) => id === lastGame.value) ?? games[0];
  const to: Readonly<Record<Way, string>> = {
    alone: `/new/${game.id}?where=here`,
    sofa: `/new/${game.id}?where=sofa`,
    online: `/new/${game.id}?where=online`,
    gallery: '/matches',
    again: '/replay',
  };
  return (
    <section aria-labelledby="ways">
      <Ruled id="ways">{words.ways}</Ruled>
      <div class="ways">
        {(Object.keys(SIGNS) as Way[]).map((way) => (
          <a key={way} class="way" href={to[way]}>
            <svg width="48" height="50" viewBox="0 0 48 50" aria-hidden="true">
              <g
                fill="none"
                stroke="var(--way-ink)"
                stroke-width="2.200"
                stroke-linejoin="round"
                stroke-linecap="round"
              >
                {SIGNS[way]}
              </g>
            </svg>
            <span>
              <b>{words.wayNames[way]}</b>
              {words.wayLines[way]}
            </span>
          </a>
        ))}
      </div>
    </section>
  );
}

export function Foot() {
  const words = say.value.home;
  return (
    <footer class="house-foot">
      <p>{words.costsNothing}</p>
      <p class="row">
        <a href="/replay">{words.openRecord}</a>
        <a href="/settings">{words.inWords}</a>
        <a href="/profile">{words.anotherDevice}</a>
      </p>
    </footer>
  );
}
