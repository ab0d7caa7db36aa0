/** The rules of a game: the goal, sixty seconds, what is in the box, and every statement with its own anchor. */

import './rules/rules.css';
import type { AnyText } from '@conclave/engine';
import { Ruled, Title } from '@conclave/kit';
import { useEffect, useState } from 'preact/hooks';
import { gameOf } from '../catalogue.ts';
import { isGame, textOf } from '../library.ts';
import { say } from '../say.ts';
import { language } from '../settings.ts';
import { Cover } from '../shell/cover.tsx';
import { NoSuchGame, NotLoaded } from '../shell/error-pages.tsx';
import { usePageTitle } from '../shell/page-title.ts';
import { Panels, PictureBox, PictureSymbols, usePrimerPictures } from '../shell/primer.tsx';
import { useFetched } from '../shell/use-fetched.ts';
import { layout } from '../table/layout.ts';
import { useRulesKeys } from './rules/keys.ts';
import { Finder, Statements } from './rules/statements.tsx';

export function RulesPage({ game }: Readonly<Record<string, string>>) {
  return isGame(game) ? <Rules game={game} /> : <NoSuchGame game={game} page="rules" />;
}

function Rules({ game }: { game: string }) {
  const { part: text, hasFailed } = useFetched(game, () => textOf(game));
  if (hasFailed) return <NotLoaded />;
  return text ? <Page game={game} text={text} /> : <main id="main" class="page waiting" aria-busy="true" />;
}

const TABS = ['goal', 'box', 'rules', 'search'] as const;
type Tab = (typeof TABS)[number];

/** On a phone one part at a time; elsewhere all of them. */
function Page({ game, text }: { game: string; text: AnyText }) {
  const words = text[language.value];
  const [wanted, setWanted] = useState('');
  const [tab, setTab] = useState<Tab>(location.hash ? 'rules' : 'goal');
  usePageTitle(say.value.titles.rules(words.name));
  useRulesKeys(() => setTab('search'));
  const [anchor, setAnchor] = useState(location.hash);
  useEffect(() => {
    if (anchor) document.getElementById(anchor.slice(1))?.scrollIntoView();
  }, [anchor]);
  useEffect(() => {
    // What a link leads to may be filtered away, or stand under another tab.
    const reveal = () => {
      setWanted('');
      setTab('rules');
      setAnchor(location.hash);
    };
    addEventListener('hashchange', reveal);
    return () => removeEventListener('hashchange', reveal);
  }, []);
  const pictures = usePrimerPictures(game);
  const isPhone = layout.value === 'phone';
  const shows = (...tabs: readonly Tab[]) => !isPhone || tabs.includes(tab);
  const choose = (next: Tab) => {
    setTab(next);
    scrollTo(0, 0);
  };
  return (
    <main id="main" class={isPhone ? 'page rules-page tabbed' : 'page rules-page'} data-tab={tab}>
      {shows('goal') && <Goal game={game} text={text} />}
      {shows('goal', 'box') && <Primer game={game} text={text} sixty={shows('goal')} box={shows('box')} />}
      {shows('rules', 'search') && (
        <section class="rules-all" data-game={game}>
          <div class="rules-heading">
            <Ruled>{say.value.rulesPage.rule}</Ruled>
            {shows('search') && <Finder wanted={wanted} onFind={setWanted} />}
          </div>
          {isPhone && <PictureSymbols pictures={pictures} />}
          <Statements text={text} wanted={shows('search') ? wanted : ''} pictures={pictures} />
        </section>
      )}
      {isPhone && (
        <nav class="rules-tabs" aria-label={say.value.rulesPage.tabsLabel}>
          {TABS.map((name) => (
            <button
              key={name}
              type="button"
              aria-current={tab === name ? 'true' : undefined}
              onClick={() => choose(name)}
            >
              {say.value.rulesPage.tabs[name]}
            </button>
          ))}
        </nav>
      )}
    </main>
  );
}

function Goal({ game, text }: { game: string; text: AnyText }) {
  const words = text[language.value];
  const seats = gameOf(game)?.seats;
  const facts = [
    ...(seats ? [say.value.home.players(seats.min, seats.max)] : []),
    ...(words.primer?.facts ?? []),
  ];
  return (
    <header class="rules-hero">
      <div>
        <Title minor>{words.name}</Title>
        <p class="rules-goal">
          <b>{say.value.rulesPage.goal}</b> {words.primer?.goal.join(' ')}
        </p>
        <p class="rules-facts">
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </p>
        <p class="rules-ways">
          <a class="button go" href={`/learn/${game}`}>
            {say.value.rulesPage.learn}
          </a>
          <a class="button" href={`/new/${game}`}>
            {say.value.rulesPage.play}
          </a>
          <a class="button" href={`/new/${game}?where=online`}>
            {say.value.rulesPage.friends}
          </a>
        </p>
      </div>
      <div class="rules-cover">
        <Cover game={game} name={words.name} />
      </div>
    </header>
  );
}

interface PrimerProps {
  readonly game: string;
  readonly text: AnyText;
  readonly sixty: boolean;
  readonly box: boolean;
}

function Primer({ game, text, sixty, box }: PrimerProps) {
  const pictures = usePrimerPictures(game);
  const things = text[language.value].primer?.box ?? [];
  return (
    <div class="rules-primer" data-game={game}>
      <PictureSymbols pictures={pictures} />
      {sixty && (
        <section>
          <Ruled>{say.value.rulesPage.minute}</Ruled>
          <Panels game={game} symbols={false} />
        </section>
      )}
      {box && (
        <section>
          <Ruled>{say.value.rulesPage.box}</Ruled>
          <ul class="rules-box">
            {things.map(({ title, line }, i) => (
              <li key={title}>
                <PictureBox draw={pictures?.box[i]} width={240} height={104} />
                <p>
                  <b>{title}</b> {line}
                </p>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
