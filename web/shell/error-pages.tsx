/** Pages for what does not exist or cannot be loaded: what is wrong, and where to go. */

import { Title } from '@conclave/kit';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { games } from '../catalogue.ts';
import { say } from '../say.ts';
import { language } from '../settings.ts';
import { usePageTitle } from './page-title.ts';

interface LostProps {
  readonly what: string;
  readonly line?: string;
  /** What can be done about it. */
  readonly children?: ComponentChildren;
}

export function Lost({ what, line, children }: LostProps) {
  usePageTitle(what);
  return (
    <main id="main" class="page narrow lost">
      <Title minor>{what}</Title>
      {line && <p>{line}</p>}
      {children && <p class="row">{children}</p>}
      <p class="row">
        <a class={children ? 'button' : 'button go'} href="/">
          {say.value.toHome}
        </a>
        <a class="button" href="/matches">
          {say.value.nav.matches}
        </a>
      </p>
    </main>
  );
}

/** A part of the house could not be fetched: the page is opened again when the network is back, or by hand. */
export function NotLoaded() {
  // From the moment it is seen: the network may be back at once.
  useLayoutEffect(() => {
    const openAgain = () => location.reload();
    addEventListener('online', openAgain);
    return () => removeEventListener('online', openAgain);
  }, []);
  return (
    <Lost what={say.value.errors.notKept}>
      <button type="button" class="button go" onClick={() => location.reload()}>
        {say.value.tryAgain}
      </button>
    </Lost>
  );
}

/** `page`: under which address the page of a game is found. */
export function NoSuchGame({
  game,
  page,
}: {
  readonly game: string;
  readonly page: 'new' | 'rules' | 'learn';
}) {
  const { lost } = say.value;
  return (
    <Lost what={lost.game(game)} line={lost.games}>
      {games.map(({ id, words }) => (
        <a key={id} class="button" href={`/${page}/${id}`}>
          {words[language.value].name}
        </a>
      ))}
    </Lost>
  );
}

export function NoSuchMatch({ place }: { readonly place: 'local' | 'remote' }) {
  const { errors, lost } = say.value;
  return <Lost what={errors.noSuchMatch} line={place === 'local' ? lost.localLine : lost.matchLine} />;
}
