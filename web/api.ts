/** Calls of the REST API of the server. The bodies are defined in `wire`. */

import type { MatchRecord } from '@conclave/engine';
import { parseRecord } from '@conclave/engine';
import {
  type BlockedPerson,
  blockedAnswer,
  type ChairsBody,
  type ChangeBody,
  type Companion,
  type CreateBody,
  codeAnswer,
  type DraftSlot,
  draftSlot,
  errorCode,
  type LISTS,
  latelyAnswer,
  listAnswer,
  type MatchSummary,
  type Me,
  me,
  notebookAnswer,
  noticesAnswer,
  type OwnPage,
  ownPage,
  recoveryAnswer,
  type ShownPerson,
  type SubscribeBody,
  serverAnswer,
  shareAnswer,
  sharedAnswer,
  shownPerson,
  tableAnswer,
  type WishBody,
} from '@conclave/wire';
import { ApiError } from './api-error.ts';
import { say } from './say.ts';

interface Reader<Answer> {
  parse(json: unknown): Answer;
}

async function ask(method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown): Promise<unknown> {
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      method,
      ...(method !== 'GET' && {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body ?? {}),
      }),
    });
  } catch {
    throw new ApiError('offline');
  }
  const json: unknown = await response.json().catch(() => null);
  if (response.ok) return json;
  const said =
    typeof json === 'object' && json !== null && 'error' in json ? errorCode.safeParse(json.error) : null;
  throw new ApiError(
    said?.success ? said.data : response.status >= 500 || json === null ? 'unavailable' : 'notFound',
  );
}

async function read<Answer>(reader: Reader<Answer>, answer: Promise<unknown>): Promise<Answer> {
  const json = await answer;
  try {
    return reader.parse(json);
  } catch {
    throw new ApiError('unavailable');
  }
}

export async function whoAmI(): Promise<Me | null> {
  const json = await ask('GET', '/me');
  const parsed = typeof json === 'object' && json !== null && 'me' in json ? me.safeParse(json.me) : null;
  return parsed?.success ? parsed.data : null;
}

/** Where others find the server, and for how long it keeps what is over. */
export const aboutServer = () => read(serverAnswer, ask('GET', '/server'));

export const takeName = (name: string): Promise<Me> => read(me, ask('POST', '/me', { name }));
export const newRecoveryCode = async (endOthers: boolean): Promise<string> =>
  (await read(recoveryAnswer, ask('POST', '/me/recovery', { endOthers }))).code;
export const recover = (code: string): Promise<Me> => read(me, ask('POST', '/recover', { code }));

export async function list(which: (typeof LISTS)[number]): Promise<readonly MatchSummary[]> {
  return (await read(listAnswer, ask('GET', `/matches?list=${which}`))).matches;
}

const table = async (answer: Promise<unknown>): Promise<MatchSummary> =>
  (await read(tableAnswer, answer)).table;

export const create = (body: Partial<CreateBody> & Pick<CreateBody, 'game' | 'seats'>) =>
  table(ask('POST', '/matches', body).catch((error) => withKey(error, () => ask('POST', '/matches', body))));

/** Where tables are opened only by those who know the host's key: it is asked for once a browser. */
async function withKey(error: unknown, again: () => Promise<unknown>): Promise<unknown> {
  if (!(error instanceof ApiError) || error.code !== 'needsKey') throw error;
  const key = window.prompt(say.value.errors.askKey);
  if (key === null) throw error;
  await ask('POST', '/key', { key });
  return again();
}

/** The link by which this page was opened may let one see a private match. */
export const inviteOfPage = () => new URLSearchParams(location.search).get('invite');
const seen = (id: string, part = '') => {
  const invite = inviteOfPage();
  return `/matches/${id}${part}${invite === null ? '' : `?invite=${encodeURIComponent(invite)}`}`;
};

export const personAt = (id: string, seat: number): Promise<ShownPerson> =>
  read(shownPerson, ask('GET', seen(id, `/people/${seat}`)));
export const matchSummary = (id: string) => table(ask('GET', seen(id)));
export const join = (id: string, body: { seat?: number; invite?: string }) =>
  table(ask('POST', `/matches/${id}/join`, body));
export const leave = (id: string) => table(ask('POST', `/matches/${id}/leave`));
export const sendAway = (id: string, seat: number) => table(ask('POST', `/matches/${id}/remove`, { seat }));
export const ready = (id: string, isReady: boolean) =>
  table(ask('POST', `/matches/${id}/ready`, { ready: isReady }));
export const takeChair = (id: string, seat: number) => table(ask('POST', `/matches/${id}/chair`, { seat }));
export const declineSwap = (id: string, seat: number) =>
  table(ask('POST', `/matches/${id}/decline`, { seat }));
export const changeAgreed = (id: string, body: ChangeBody) =>
  table(ask('POST', `/matches/${id}/change`, body));
export const changeChairs = (id: string, body: ChairsBody) =>
  table(ask('POST', `/matches/${id}/chairs`, body));
export const invite = (id: string, { match, seat }: Companion) =>
  table(ask('POST', `/matches/${id}/invite`, { match, seat }));
export const lately = async (id: string): Promise<readonly Companion[]> =>
  (await read(latelyAnswer, ask('GET', `/matches/${id}/lately`))).people;
export const openCode = (code: string) => read(codeAnswer, ask('POST', '/codes', { code }));
export const closeTable = (id: string) => ask('POST', `/matches/${id}/close`);
export const signOut = () => ask('POST', '/me/leave');
export const start = (id: string) => table(ask('POST', `/matches/${id}/start`));
export const pageOfMe = () => read(ownPage, ask('GET', '/me/page'));
export const setShows = (shows: OwnPage['shows']) => ask('PUT', '/me/shows', shows);
export const blockedPeople = async (): Promise<readonly BlockedPerson[]> =>
  (await read(blockedAnswer, ask('GET', '/me/blocked'))).people;
export const unblock = (mark: string) => ask('POST', '/me/unblock', { mark });
export const block = (id: string, seat: number) => ask('POST', `/matches/${id}/block`, { seat });
export const leaveWord = (id: string, text: string) => ask('POST', `/matches/${id}/word`, { text });
export const hideMatch = (id: string) => ask('POST', `/matches/${id}/hide`);
export const forgetMe = (name: string) => ask('POST', '/me/forget', { name });
export const everythingOfMe = async () => (await ask('GET', '/me/everything')) as Record<string, unknown>;
export const noticeKey = async () => (await read(noticesAnswer, ask('GET', '/notices'))).key;
export const subscribe = (body: SubscribeBody) => ask('PUT', '/me/notices', body);
export const unsubscribe = (endpoint: string) => ask('POST', '/me/notices/stop', { endpoint });
export const rematch = (id: string) => table(ask('POST', `/matches/${id}/rematch`));
export const seatBot = (id: string, seat: number, level: string) =>
  table(ask('POST', `/matches/${id}/bot`, { seat, level }));
export const wish = (id: string, body: WishBody) => table(ask('POST', `/matches/${id}/wish`, body));
export const giveTime = (id: string, seat: number | null) =>
  table(ask('POST', `/matches/${id}/time`, { seat }));
export const goOn = (id: string) => table(ask('POST', `/matches/${id}/go-on`));
export const resign = (id: string) => table(ask('POST', `/matches/${id}/resign`));
export const takeWin = (id: string) => table(ask('POST', `/matches/${id}/win`));

/** The link by which this page was opened may let one see one replay. */
export const shareOfPage = () => new URLSearchParams(location.search).get('share');

export async function sharedMatch(
  id: string,
  link: string,
): Promise<{ readonly record: MatchRecord<unknown> | null; readonly names: readonly (string | null)[] }> {
  const { record, names } = await read(
    sharedAnswer,
    ask('GET', `/shared/${id}?share=${encodeURIComponent(link)}`),
  );
  return { record: parseRecord(record), names };
}

export const shareMatch = async (id: string): Promise<string> =>
  (await read(shareAnswer, ask('POST', `/matches/${id}/share`))).share;
export const unshareMatch = (id: string) => ask('POST', `/matches/${id}/unshare`);

export async function recordOf(id: string): Promise<MatchRecord<unknown> | null> {
  return parseRecord(await ask('GET', seen(id, '/record')));
}

export async function readNotebook(id: string): Promise<string> {
  return (await read(notebookAnswer, ask('GET', `/matches/${id}/notebook`))).text;
}

export async function readDrafts(id: string): Promise<DraftSlot> {
  return read(draftSlot, ask('GET', `/matches/${id}/drafts`));
}

export async function writeDrafts(id: string, slot: DraftSlot): Promise<void> {
  await ask('PUT', `/matches/${id}/drafts`, slot);
}

export async function writeNotebook(id: string, text: string): Promise<void> {
  await ask('PUT', `/matches/${id}/notebook`, { text });
}
