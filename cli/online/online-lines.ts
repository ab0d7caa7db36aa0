/** What stands above the moves at an online table: the window's time, what the table is asked, the chat. */

import type { AnyPerspective, Language, Seat, Voice } from '@conclave/engine';
import { gameEntries } from '@conclave/games/entries';
import type { MatchSummary } from '@conclave/wire';
import type { MatchClient } from '@conclave/wire/client';
import { shownNames } from '@conclave/wire/names';
import { newsLine } from '@conclave/wire/news-words';
import { type AllWords, sentenceOf } from '../play/all-words.ts';
import { BLANK, heading, type Line } from '../terminal/page.ts';

const CHAT_SHOWN = 5;

type OnlineWords = AllWords['cli']['online'];

/** How long the secret window stays open. `closes`: by `performance.now()`. */
export function windowLines(closes: number | null, words: OnlineWords): Line[] {
  if (closes === null) return [];
  const seconds = Math.max(0, Math.ceil((closes - performance.now()) / 1000));
  return [{ text: words.secondsLeft(seconds), style: 'heading' }, BLANK];
}

/** Other matches of the reader's at this server that wait for them. */
export function elsewhereLines(
  words: OnlineWords,
  waiting: readonly MatchSummary[],
  language: Language,
): Line[] {
  if (waiting.length === 0) return [];
  const names = waiting.map(
    ({ game }) => gameEntries.find((entry) => entry.game.id === game)?.text[language].name ?? game,
  );
  return [{ text: words.elsewhere([...new Set(names)]) }, BLANK];
}

/** What the table is asked, each in the words they were told. */
export function wishLines(
  words: AllWords,
  table: MatchSummary,
  perspective: AnyPerspective,
  voice: Voice,
): Line[] {
  const { online } = words.cli;
  const { wish, you } = table;
  if (table.pause) return [{ text: online.pauses, style: 'heading' }, BLANK];
  if (!wish) return perspective.watcher === 'gallery' ? [{ text: online.watches }, BLANK] : [];
  const { from, count } = wish.told ?? { from: 0, count: 0 };
  const told = perspective.told.slice(from, from + count);
  const sentences = told.map((event) => sentenceOf(words, event, voice));
  const asker = chairName(table, wish.seat, online);
  return [
    { text: online.wish(wish.kind, asker, wish.seat === you), style: 'heading' },
    ...sentences.filter(Boolean).map((text): Line => ({ text, indent: 2 })),
    ...(you !== null && !wish.agreed.includes(you) ? [{ text: online.wishAnswer }] : []),
    BLANK,
  ];
}

export function chatLines(
  words: OnlineWords,
  { seats }: MatchSummary,
  chat: MatchClient['chat'],
  language: Language,
): Line[] {
  const said = chat.slice(-CHAT_SHOWN);
  if (said.length === 0) return [];
  const lines = said.map(({ seat, from, text, news, reaction }): Line => {
    if (news) return { text: newsLine(news, language), indent: 2 };
    const name = ((seat === null ? null : seats[seat]?.name) ?? from) || words.somebody;
    return { text: words.said(name, reaction ? words.reactions[reaction] : text), indent: 2 };
  });
  return [heading(words.chat), ...lines, BLANK];
}

export function chairName({ seats }: MatchSummary, seat: Seat, words: OnlineWords): string {
  const { kind } = seats[seat];
  const isTaken = kind === 'person' || kind === 'bot';
  return isTaken ? shownNames(seats, words.somebody)[seat] : words.nobody;
}

/** Who sits there, and whether they are ready or at which level they play. */
export function chairWords(words: AllWords, table: MatchSummary, seat: Seat): string {
  const { online } = words.cli;
  const { kind, level, ready } = table.seats[seat];
  const name = chairName(table, seat, online);
  if (kind === 'person' && table.status === 'open')
    return `${name} (${ready ? online.ready : online.notReady})`;
  return level ? `${name} (${words.house.levels[level]})` : name;
}
