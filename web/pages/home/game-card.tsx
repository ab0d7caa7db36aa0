/** A game on the shelf: a leaf with an illuminated initial. All are of one height, their lines on common lines. */

import { gamesById } from '@conclave/games';
import { Initial } from '@conclave/kit';
import { useState } from 'preact/hooks';
import type { CatalogueGame } from '../../catalogue.ts';
import { keptGames } from '../../device-cache.ts';
import { say } from '../../say.ts';
import { language } from '../../settings.ts';
import { Cover } from '../../shell/cover.tsx';
import { beginQuickMatch } from './begin.ts';

export function GameCard({ game }: { readonly game: CatalogueGame }) {
  const { name, tagline } = game.words[language.value];
  const { sign, minutes, learning } = gamesById[game.id];
  const [starting, setStarting] = useState(false);
  const words = say.value.home;
  const start = async () => {
    setStarting(true);
    await beginQuickMatch(game);
    setStarting(false);
  };
  // The letter is the game's sign; where the name begins with it, the name goes on from there.
  const hasLetter = name.startsWith(sign.letter);
  return (
    <article class="game-card" aria-labelledby={`name-${game.id}`}>
      <Cover game={game.id} name={name} />
      <h3 id={`name-${game.id}`} aria-label={name}>
        <Initial sign={sign} size={54} />
        <span class={hasLetter ? undefined : 'whole'} aria-hidden="true">
          {hasLetter ? name.slice(1) : name}
        </span>
      </h3>
      <p class="game-line">{tagline}</p>
      <p class="game-facts">
        <span class="tabular">
          <PlayersSign />
          <span class="unseen">{words.players(game.seats.min, game.seats.max)}</span>
          <span aria-hidden="true">{words.range(game.seats.min, game.seats.max)}</span>
        </span>
        <span class="tabular">
          <GlassSign />
          {words.minutes(minutes)}
        </span>
        <Learning of={learning} />
        <span class="kept" data-kept={keptGames.value.includes(game.id)}>
          {words.kept}
        </span>
      </p>
      <div class="game-acts">
        <button
          type="button"
          class="button go"
          data-quick={game.id}
          disabled={starting}
          onClick={() => void start()}
        >
          {words.play}
          <span class="unseen">: {name}</span>
        </button>
        <a class="button" href={`/learn/${game.id}`}>
          {words.learn}
          <span class="unseen">: {name}</span>
        </a>
      </div>
      <p class="game-links">
        <a href={`/new/${game.id}`}>{words.newMatch}</a>
        <a href={`/rules/${game.id}`}>{say.value.rules}</a>
      </p>
    </article>
  );
}

/** One to three lozenges for how much there is to learn. */
function Learning({ of }: { readonly of: 1 | 2 | 3 }) {
  return (
    <span
      class="learning"
      role="img"
      aria-label={say.value.home.learning[of]}
      title={say.value.home.learning[of]}
    >
      {[1, 2, 3].map((place) => (
        <i key={place} class={place <= of ? 'on' : undefined} />
      ))}
    </span>
  );
}

function PlayersSign() {
  return (
    <svg width="16" height="16" viewBox="0 0 20 20" aria-hidden="true">
      <circle cx="7" cy="6" r="3.500" fill="none" stroke="currentColor" stroke-width="1.800" />
      <path
        d="M1 17C1 12 4 11 7 11S13 12 13 17M13 4.500A3 3 0 0 1 13 10M15 11.500C18 12 19 14 19 17"
        fill="none"
        stroke="currentColor"
        stroke-width="1.800"
      />
    </svg>
  );
}

function GlassSign() {
  return (
    <svg width="15" height="15" viewBox="0 0 20 20" aria-hidden="true">
      <path
        d="M4 2H16M4 18H16M5.500 2C5.500 8 14.500 12 14.500 18M14.500 2C14.500 8 5.500 12 5.500 18"
        fill="none"
        stroke="currentColor"
        stroke-width="1.800"
      />
    </svg>
  );
}
