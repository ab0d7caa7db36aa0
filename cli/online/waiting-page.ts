/** The page before a match: who is there, what was agreed on, and the link for those who are not there. */

import { type MatchSummary, spokenCode } from '@conclave/wire';
import { mayUseAids } from '@conclave/wire/fair-play';
import type { AllWords } from '../play/all-words.ts';
import { BLANK, heading, type Line, type Page } from '../terminal/page.ts';
import { chairWords } from './online-lines.ts';

/** What a person may do by choice before the match. */
export type WaitingAction = 'join' | 'start' | 'ready';

interface Waiting {
  readonly words: AllWords;
  readonly table: MatchSummary;
  /** The person came by the match's link. */
  readonly isInvited: boolean;
  readonly link: string;
  readonly chat: readonly Line[];
  readonly notice: Line | null;
}

/** `actions`: what each choice of the page does. */
export function waitingPage({ words, table, isInvited, link, chat, notice }: Waiting): {
  readonly page: Page;
  readonly actions: readonly WaitingAction[];
} {
  const { online, play } = words.cli;
  const free = table.seats.some(({ kind }) => kind === 'open' || kind === 'invited');
  const actions = actionsAt(table, free, isInvited);
  const isReady = table.you !== null && table.seats[table.you].ready;
  const labels = {
    join: online.sitDown,
    start: online.start,
    ready: isReady ? online.notReadyAfterAll : online.iAmReady,
  };
  const page: Page = {
    title: words.game.name,
    aside: free ? online.waitingForPlayers : online.waitingForStart,
    body: [
      ...(free && table.you !== null
        ? [
            heading(online.inviteLink),
            { text: link, indent: 2 },
            ...(table.code === null ? [] : [{ text: online.code(spokenCode(table.code)), indent: 2 }]),
            BLANK,
          ]
        : []),
      heading(online.seats),
      ...table.seats.map((_seat, seat) => ({ text: chairWords(words, table, seat), indent: 2 })),
      BLANK,
      { text: mayUseAids(table.aids, table.seats) ? online.aids : online.noAids },
      BLANK,
      ...chat,
    ],
    ...(actions.length > 0 && { choices: actions.map((action) => ({ label: labels[action] })), selected: 0 }),
    ...(notice && { notice }),
    footer: play.footerWatching,
  };
  return { page, actions };
}

function actionsAt(table: MatchSummary, free: boolean, isInvited: boolean): readonly WaitingAction[] {
  if (table.status !== 'open') return [];
  const seated = table.you !== null;
  const actions: WaitingAction[] = [];
  if (free && !seated && (table.public || isInvited)) actions.push('join');
  else if (table.mayBegin && !free) actions.push('start');
  if (seated && !table.host) actions.push('ready');
  return actions;
}
