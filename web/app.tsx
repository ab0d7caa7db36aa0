/** The whole page: the header, the page of the current address, and dialogs and toasts over it. */

import { HelpLayer, Toasts } from '@conclave/kit';
import type { ComponentChild } from 'preact';
import { useEffect } from 'preact/hooks';
import { Home } from './pages/home.tsx';
import { matchPath, path } from './router.ts';
import { say } from './say.ts';
import { Lost, NotLoaded } from './shell/error-pages.tsx';
import { Header } from './shell/header.tsx';
import { useFetched } from './shell/use-fetched.ts';

type Page = (params: Readonly<Record<string, string>>) => ComponentChild;

interface Route {
  readonly pattern: string;
  /** A table has its own header. */
  readonly bare?: boolean;
  load(): Promise<Page>;
}

const ROUTES: readonly Route[] = [
  { pattern: '/new/:game', load: async () => (await import('./pages/new-match.tsx')).NewMatch },
  { pattern: '/local/:id', bare: true, load: async () => (await import('./pages/local.tsx')).LocalPage },
  { pattern: '/match/:id', bare: true, load: async () => (await import('./pages/match.tsx')).MatchPage },
  { pattern: '/learn/:game', bare: true, load: async () => (await import('./pages/learn.tsx')).LearnPage },
  {
    pattern: '/learn/:game/:part',
    bare: true,
    load: async () => (await import('./pages/learn.tsx')).LearnPage,
  },
  { pattern: '/matches', load: async () => (await import('./pages/matches.tsx')).Matches },
  { pattern: '/profile', load: async () => (await import('./pages/profile.tsx')).Profile },
  { pattern: '/settings', load: async () => (await import('./pages/settings.tsx')).Settings },
  { pattern: '/rules/:game', load: async () => (await import('./pages/rules.tsx')).RulesPage },
  { pattern: '/replay', bare: true, load: async () => (await import('./pages/replay.tsx')).ReplayPage },
  { pattern: '/replay/:id', bare: true, load: async () => (await import('./pages/replay.tsx')).ReplayPage },
  { pattern: '/daily', load: async () => (await import('./pages/daily.tsx')).DailyPage },
  { pattern: '/daily/:date', load: async () => (await import('./pages/daily.tsx')).DailyPage },
  { pattern: '/review/:id', bare: true, load: async () => (await import('./pages/review.tsx')).ReviewPage },
  ...(import.meta.env.DEV || import.meta.env.MODE === 'kit'
    ? [{ pattern: '/kit', load: async () => (await import('./pages/kit.tsx')).KitPage }]
    : []),
];

let visited = 0;

/** After a link the reader stands at the top of the new page; the browser itself does so for the first. */
function focusPage(): void {
  const main = document.getElementById('main');
  if (visited++ === 0 || !main || document.querySelector('.lesson')) return;
  main.tabIndex = -1;
  main.focus({ preventScroll: true });
}

function Lazy({ route, params }: { route: Route; params: Readonly<Record<string, string>> }) {
  const { part: Page, hasFailed } = useFetched(route.pattern, () => route.load());
  useEffect(() => {
    if (Page) focusPage();
  }, [Page]);
  if (hasFailed) {
    return (
      <>
        {route.bare && <Header />}
        <NotLoaded />
      </>
    );
  }
  if (!Page) return <div class="page waiting" aria-busy="true" />;
  return <Page key={JSON.stringify(params)} {...params} />;
}

export function App() {
  const address = path.value;
  const found = ROUTES.flatMap((route) => {
    const params = matchPath(route.pattern, address);
    return params ? [{ route, params }] : [];
  }).at(0);
  const home = matchPath('/', address) !== null;
  return (
    <>
      <a class="skip" href="#main">
        {say.value.skip}
      </a>
      {!found?.route.bare && <Header />}
      {home && <Home />}
      {found && <Lazy route={found.route} params={found.params} />}
      {!home && !found && <Lost what={say.value.errors.notFound} />}
      <Toasts />
      <HelpLayer />
    </>
  );
}
