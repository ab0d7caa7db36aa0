/** The rules of a game, every statement with its own anchor. */

import type { AnyText } from '@conclave/engine';
import { Ruled, Title } from '@conclave/kit';
import { useEffect } from 'preact/hooks';
import { isGame, textOf } from '../library.ts';
import { say } from '../say.ts';
import { language } from '../settings.ts';
import { NoSuchGame, NotLoaded } from '../shell/error-pages.tsx';
import { usePageTitle } from '../shell/page-title.ts';
import { useFetched } from '../shell/use-fetched.ts';

export function RulesPage({ game }: Readonly<Record<string, string>>) {
  return isGame(game) ? <Rules game={game} /> : <NoSuchGame game={game} page="rules" />;
}

function Rules({ game }: { game: string }) {
  const { part: text, hasFailed } = useFetched(game, () => textOf(game));
  if (hasFailed) return <NotLoaded />;
  return text ? (
    <Statements game={game} text={text} />
  ) : (
    <main id="main" class="page waiting" aria-busy="true" />
  );
}

function Statements({ game, text }: { game: string; text: AnyText }) {
  const words = text[language.value];
  usePageTitle(say.value.titles.rules(words.name));
  useEffect(() => {
    if (location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, []);
  return (
    <main id="main" class="page narrow">
      <Title minor>{words.name}</Title>
      <p class="aside">{words.tagline}</p>
      <p class="row" style={{ margin: '0.8rem 0' }}>
        <a class="button go" href={`/new/${game}`}>
          {say.value.home.play}
        </a>
        <a class="button" href={`/learn/${game}`}>
          {say.value.home.learn}
        </a>
      </p>
      <nav aria-label={say.value.contents}>
        <ol class="contents">
          {words.rules.map(({ title }, index) => (
            <li key={title}>
              <a href={`#chapter-${index}`}>{title}</a>
            </li>
          ))}
        </ol>
      </nav>
      {words.rules.map(({ title, paragraphs }, index) => (
        <section key={title} class="rules-body" aria-labelledby={`chapter-${index}`}>
          <Ruled id={`chapter-${index}`}>{title}</Ruled>
          {paragraphs.map(({ id, text: paragraph }) => (
            <p key={id} id={id}>
              <a href={`#${id}`}>{id}</a> {paragraph}
            </p>
          ))}
        </section>
      ))}
    </main>
  );
}
