/** The rules of a game, every statement with its own anchor. */

import type { AnyText } from '@conclave/engine';
import { tables } from '@conclave/games/tables';
import { Ruled, Title } from '@conclave/kit';
import { useEffect, useState } from 'preact/hooks';
import { gameOf } from '../catalogue.ts';
import { isShelved, textOf } from '../library.ts';
import { say } from '../say.ts';
import { language } from '../settings.ts';
import { NoSuchGame } from '../shell/lost.tsx';
import { usePageTitle } from '../shell/page-title.ts';

export function RulesPage({ game }: Readonly<Record<string, string>>) {
  return isShelved(game) ? <Rules game={game} /> : <NoSuchGame game={game} page="rules" />;
}

function Rules({ game }: { game: string }) {
  const [text, setText] = useState<AnyText | null>(null);
  usePageTitle(say.value.titles.rules(gameOf(game)?.words[language.value].name ?? game));
  useEffect(() => {
    void textOf(game).then(setText);
  }, [game]);
  useEffect(() => {
    if (text && location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, [text]);
  if (!text) return <main id="main" class="page waiting" aria-busy="true" />;
  const words = text[language.value];
  return (
    <main id="main" class="page narrow">
      <Title minor>{words.name}</Title>
      <p class="aside">{words.tagline}</p>
      <p class="row" style={{ margin: '0.8rem 0' }}>
        <a class="button go" href={`/new/${game}`}>
          {say.value.home.play}
        </a>
        {tables[game]?.table && (
          <a class="button" href={`/learn/${game}`}>
            {say.value.home.learn}
          </a>
        )}
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
