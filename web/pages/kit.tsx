/** Shows every part of the kit, for people who draw tables. Development only. `/kit#board` shows one chapter alone. */

import { Ruled, Title } from '@conclave/kit';
import { useEffect, useState } from 'preact/hooks';
import { theme } from '../settings.ts';
import './kit/kit.css';
import { Frames } from './kit/frames.tsx';
import { KeysAndFocus } from './kit/keys-and-focus.tsx';
import { PageParts } from './kit/page-parts.tsx';
import { SampleBoard } from './kit/sample-board.tsx';
import { Sounds } from './kit/sounds.tsx';
import { TableParts } from './kit/table-parts.tsx';

const CHAPTERS = [
  { id: 'board', title: 'A board', Chapter: SampleBoard },
  { id: 'parts', title: 'Parts of a table', Chapter: TableParts },
  { id: 'page', title: 'Parts of a page', Chapter: PageParts },
  { id: 'keys', title: 'Keys and focus', Chapter: KeysAndFocus },
  { id: 'sounds', title: 'Sounds', Chapter: Sounds },
  { id: 'frames', title: 'Frames', Chapter: Frames },
] as const;

function useHash(): string {
  const [hash, setHash] = useState(location.hash.slice(1));
  useEffect(() => {
    const change = () => setHash(location.hash.slice(1));
    addEventListener('hashchange', change);
    return () => removeEventListener('hashchange', change);
  }, []);
  return hash;
}

export function KitPage() {
  const hash = useHash();
  const alone = CHAPTERS.filter(({ id }) => id === hash);
  return (
    <main id="main" class="page">
      <Title>Kit</Title>
      <p class="row">
        {(['light', 'dark'] as const).map((value) => (
          <button
            key={value}
            type="button"
            class="button small"
            aria-pressed={theme.value === value}
            onClick={() => (theme.value = value)}
          >
            {value}
          </button>
        ))}
        {CHAPTERS.map(({ id, title }) => (
          <a key={id} class="button small plain" href={`#${id}`}>
            {title}
          </a>
        ))}
      </p>
      {(alone.length > 0 ? alone : CHAPTERS).map(({ id, title, Chapter }) => (
        <section key={id} aria-label={title}>
          <Ruled>{title}</Ruled>
          <Chapter />
        </section>
      ))}
    </main>
  );
}
