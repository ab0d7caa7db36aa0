/** The first page: the games as illuminated cards, and a match in two clicks. */

import { Ruled, Title } from '@conclave/kit';
import { useEffect, useState } from 'preact/hooks';
import { type CatalogueGame, games } from '../catalogue.ts';
import { keptGames } from '../device-cache.ts';
import { tableOf, textOf } from '../library.ts';
import { go } from '../router.ts';
import { say } from '../say.ts';
import { language, ownName } from '../settings.ts';
import { Cover } from '../shell/cover.tsx';
import { complain } from '../shell/error-toast.ts';
import { Miniature, usePictures } from '../shell/miniature.tsx';
import { usePageTitle } from '../shell/page-title.ts';
import { loading } from '../sources/loading-error.ts';
import type { LocalTable } from '../sources/local-store.ts';

export function Home() {
  usePageTitle('');
  return (
    <main id="main" class="page">
      <div class="hero">
        <Title>Conclave</Title>
        <p class="aside">{say.value.home.tagline}</p>
        <p>{say.value.home.lead}</p>
      </div>
      <Continue />
      <Ruled>{say.value.home.games}</Ruled>
      <div class={games.length === 1 ? 'shelf single' : 'shelf'}>
        {games.map((game) => (
          <GameCard key={game.id} game={game} />
        ))}
      </div>
      <Ruled>{say.value.home.ways}</Ruled>
      <div class="ways">
        <a class="way" href={`/new/${games[0].id}?where=sofa`}>
          <b>{say.value.home.sofa}</b>
          <span>{say.value.home.sofaLine}</span>
        </a>
        <a class="way" href={`/new/${games[0].id}?where=online`}>
          <b>{say.value.home.online}</b>
          <span>{say.value.home.onlineLine}</span>
        </a>
        <a class="way" href="/matches">
          <b>{say.value.home.lobby}</b>
          <span>{say.value.home.lobbyLine}</span>
        </a>
        <a class="way" href="/replay">
          <b>{say.value.home.record}</b>
          <span>{say.value.home.recordLine}</span>
        </a>
      </div>
    </main>
  );
}

function GameCard({ game }: { game: CatalogueGame }) {
  const { name, tagline } = game.words[language.value];
  const [starting, setStarting] = useState(false);
  const start = async () => {
    setStarting(true);
    // What the table needs is fetched while the match is opened.
    void Promise.all([import('./local.tsx'), textOf(game.id), tableOf(game.id)]).catch(() => {});
    try {
      const { quickMatch } = await loading(import('../sources/quick-match.ts'));
      const id = await quickMatch(game, ownName.value);
      go(`/local/${id}`);
    } catch (error) {
      complain(error);
    } finally {
      setStarting(false);
    }
  };
  return (
    <article class="game-card frame" aria-labelledby={`name-${game.id}`}>
      <Cover game={game.id} name={name} />
      <div class="game-words">
        <div>
          <h2 id={`name-${game.id}`}>{name}</h2>
          <p class="aside">{tagline}</p>
          <p class="players">
            {say.value.home.players(game.seats.min, game.seats.max)}
            <span class="kept" data-kept={keptGames.value.includes(game.id)}>
              {' · '}
              {say.value.home.kept}
            </span>
          </p>
        </div>
        <div class="game-actions">
          <button
            type="button"
            class="button go"
            data-quick={game.id}
            disabled={starting}
            onClick={() => void start()}
          >
            {say.value.home.play}
          </button>
          <a class="button" href={`/new/${game.id}`}>
            {say.value.home.newMatch}
          </a>
          <a class="button" href={`/learn/${game.id}`}>
            {say.value.home.learn}
          </a>
          <a class="button plain" href={`/rules/${game.id}`}>
            {say.value.rules}
          </a>
        </div>
      </div>
    </article>
  );
}

/** Matches of this device that are not over. */
function Continue() {
  const [matches, setMatches] = useState<readonly LocalTable[]>([]);
  useEffect(() => {
    void import('../sources/local-store.ts')
      .then(({ listMatches }) => listMatches())
      .then((all) => setMatches(all.filter((match) => match.outcome === null).slice(0, 3)))
      .catch(() => {});
  }, []);
  const pictures = usePictures(matches);
  if (matches.length === 0) return null;
  return (
    <section aria-label={say.value.home.continue}>
      <Ruled>{say.value.home.continue}</Ruled>
      <ul class="match-list">
        {matches.map((match) => (
          <li key={match.id} class="match-line turn">
            <Miniature picture={pictures.get(match.id)} />
            <span class="grow">
              <b>{games.find(({ id }) => id === match.game)?.words[language.value].name}</b>{' '}
              <span class="aside">{match.seats.map(({ name }) => name).join(' · ')}</span>
            </span>
            <a class="button go small" href={`/local/${match.id}`}>
              {say.value.home.goOn}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
