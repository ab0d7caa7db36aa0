/** The header: name, navigation and language. */

import { LANGUAGES } from '@conclave/engine/words';
import { useEffect } from 'preact/hooks';
import { path } from '../router.ts';
import { say } from '../say.ts';
import { language } from '../settings.ts';
import { keepLists } from '../sources/keep-lists.ts';
import { dueTables } from '../sources/own-tables.ts';

/** The pages of the bar. A new one is one line here; `tab`: at the foot of a phone, in these words. */
const LINKS = [
  { href: '/', word: 'games', tab: 'home' },
  { href: '/daily', word: 'daily', tab: 'daily' },
  { href: '/matches', word: 'matches', tab: 'matches' },
  { href: '/profile', word: 'profile', tab: 'profile' },
  { href: '/settings', word: 'settings', tab: null },
] as const;

const isOpen = (href: string) =>
  href === '/' ? path.value.split(/[?#]/)[0] === '/' : path.value.startsWith(href);

/** How many tables wait; nothing while none does. */
function Badge({ of }: { readonly of: string }) {
  const { length } = dueTables.value;
  if (of !== '/matches' || length === 0) return null;
  return (
    <>
      <span class="badge tabular" aria-hidden="true">
        {length}
      </span>
      <span class="unseen">, {say.value.home.tablesWait(length, null)}</span>
    </>
  );
}

export function LanguageSwitch() {
  return (
    <fieldset class="languages" aria-label={say.value.settings.language}>
      {LANGUAGES.map((code) => (
        <button
          key={code}
          type="button"
          lang={code}
          aria-pressed={language.value === code}
          aria-label={`${code.toUpperCase()}: ${say.value.languages[code]}`}
          onClick={() => {
            language.value = code;
          }}
        >
          {code.toUpperCase()}
        </button>
      ))}
    </fieldset>
  );
}

export function Header() {
  useEffect(() => keepLists(), []);
  return (
    <>
      <header class="house">
        <a class="house-name" href="/" aria-label="Conclave">
          <span>C</span>onclave
        </a>
        <nav aria-label={say.value.nav.label}>
          {LINKS.map(({ href, word }) => (
            <a key={href} href={href} aria-current={isOpen(href) ? 'page' : undefined}>
              {say.value.nav[word]}
              <Badge of={href} />
            </a>
          ))}
        </nav>
        <a class="gear" href="/settings">
          <span class="unseen">{say.value.nav.settings}</span>
          <svg width="22" height="22" viewBox="0 0 24 24" aria-hidden="true">
            <path
              d="M4 7H13M19 7H20M4 17H5M11 17H20M16 4V10M8 14V20"
              fill="none"
              stroke="currentColor"
              stroke-width="2.200"
              stroke-linecap="round"
            />
          </svg>
        </a>
        <LanguageSwitch />
      </header>
      <nav class="tabs-foot" aria-label={say.value.nav.label}>
        {LINKS.map(
          ({ href, tab }) =>
            tab && (
              <a key={href} href={href} aria-current={isOpen(href) ? 'page' : undefined}>
                {say.value.nav[tab]}
                <Badge of={href} />
              </a>
            ),
        )}
      </nav>
    </>
  );
}
