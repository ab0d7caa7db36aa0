/** Which page is open, by its address. */

import { signal } from '@preact/signals';

export const path = signal(location.pathname + location.search);

export function go(href: string, replace = false): void {
  if (replace) history.replaceState(null, '', href);
  else history.pushState(null, '', href);
  path.value = location.pathname + location.search;
  const { hash } = location;
  if (hash) requestAnimationFrame(() => document.getElementById(hash.slice(1))?.scrollIntoView());
  else scrollTo(0, 0);
}

/** Links of this house open without loading the page again. */
export function listenToLinks(): void {
  addEventListener('popstate', () => {
    path.value = location.pathname + location.search;
  });
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey)
      return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (link.pathname.startsWith('/api/')) return;
    if (link.pathname === location.pathname && link.hash) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}

/** What nobody can read stands for itself: it is the name of nothing. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** `/new/:game` against `/new/temple-code?seats=2`: the named parts, or `null`. */
export function matchPath(pattern: string, address: string): Readonly<Record<string, string>> | null {
  const wanted = pattern.split('/');
  const given = address.split('?', 1)[0].split('/');
  if (wanted.length !== given.length) return null;
  const params: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    if (part.startsWith(':')) params[part.slice(1)] = decoded(given[index]);
    else if (part !== given[index]) return null;
  }
  return params;
}
