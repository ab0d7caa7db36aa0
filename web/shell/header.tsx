/** The header: name, navigation and language. */

import { LANGUAGES } from '@conclave/engine/words';
import { path } from '../router.ts';
import { say } from '../say.ts';
import { language } from '../settings.ts';

const LINKS = [
  ['/matches', 'matches'],
  ['/replay', 'replay'],
  ['/profile', 'profile'],
  ['/settings', 'settings'],
] as const;

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
  return (
    <header class="house">
      <a class="house-name" href="/" aria-label="Conclave">
        <span>C</span>onclave
      </a>
      <nav aria-label={say.value.nav.label}>
        {LINKS.map(([href, key]) => (
          <a key={href} href={href} aria-current={path.value.startsWith(href) ? 'page' : undefined}>
            {say.value.nav[key]}
          </a>
        ))}
      </nav>
      <LanguageSwitch />
    </header>
  );
}
