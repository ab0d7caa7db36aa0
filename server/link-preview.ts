/**
 * What a messenger shows of a link: the name of the game and a fixed picture of it. It follows from the game alone, never
 * from a position, a player or a name; of a match that the link does not open, not even the game is told.
 */

import { type Language, typeset, typesetAll } from '@conclave/engine';
import { entriesById } from '@conclave/games/entries';
import { isSameSecret } from './ids.ts';
import type { MatchRow, Store } from './store/store.ts';

const HOUSE = 'Conclave';
const WORDS: Readonly<
  Record<Language, { readonly house: string; readonly invite: string; readonly replay: string }>
> = {
  en: {
    house: 'A table for games of secrets: five board games, with friends or bots, in the browser.',
    invite: 'A chair waits for you. A name is enough: no account, nothing to install.',
    replay: 'A finished match, to be seen again from any chair.',
  },
  fr: {
    house: 'Une table pour jeux de secrets : cinq jeux de société, entre amis ou contre des robots.',
    invite: 'Une chaise vous attend. Un nom suffit : ni compte, ni installation.',
    replay: 'Une partie finie, à revoir depuis n’importe quelle chaise.',
  },
};

type Kind = 'house' | 'invite' | 'replay';

const MATCH = /^\/(match|replay)\/([0-9a-f]{32})$/;
const RULES = /^\/(?:rules|learn|new)\/([a-z-]+)$/;

/** Whether whoever has this link may see the match. */
function opens(row: MatchRow, kind: Kind, asked: URLSearchParams): boolean {
  if (row.public) return true;
  const invite = asked.get('invite');
  if (invite !== null && isSameSecret(invite, row.invite)) return true;
  const share = asked.get('share');
  return (
    kind === 'replay' && share !== null && (row.shares ?? []).some(({ link }) => isSameSecret(share, link))
  );
}

async function subjectOf(
  store: Pick<Store, 'row'>,
  address: URL,
): Promise<{ kind: Kind; game: string | null }> {
  const rules = RULES.exec(address.pathname);
  if (rules) return { kind: 'house', game: rules[1] };
  const match = MATCH.exec(address.pathname);
  if (!match) return { kind: 'house', game: null };
  const kind = match[1] === 'match' ? 'invite' : 'replay';
  const row = await store.row(match[2]).catch(() => null);
  return row && opens(row, kind, address.searchParams)
    ? { kind, game: row.game }
    : { kind: 'house', game: null };
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

/** The lines for the head of the page. `origin`: by which others find the server, for addresses must be whole. */
export async function linkPreview(store: Pick<Store, 'row'>, origin: string, path: string): Promise<string> {
  const address = new URL(path, origin);
  const { kind, game } = await subjectOf(store, address);
  const language: Language = address.searchParams.get('lang') === 'fr' ? 'fr' : 'en';
  const text = (game === null ? null : entriesById.get(game)?.text[language]) ?? null;
  const words = typesetAll(WORDS[language], typeset[language]);
  const properties = {
    type: 'website',
    site_name: HOUSE,
    title: text ? `${text.name} · ${HOUSE}` : HOUSE,
    description: kind === 'house' ? (text?.tagline ?? words.house) : words[kind],
    image: new URL(`/preview/${text ? game : 'house'}.png`, origin).href,
    'image:width': '1200',
    'image:height': '630',
  };
  const lines = Object.entries(properties).map(
    ([name, value]) => `<meta property="og:${name}" content="${escaped(value)}" />`,
  );
  return [...lines, '<meta name="twitter:card" content="summary_large_image" />'].join('\n    ');
}
