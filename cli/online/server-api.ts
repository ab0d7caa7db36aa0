/** Somebody else's Conclave server, by its REST part: who we are there, and its matches. */

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { hasExactly, isRecord, type MatchRecord, type OptionValue, parseRecord } from '@conclave/engine';
import {
  codeAnswer,
  errorCode,
  listAnswer,
  type MatchSummary,
  me,
  type SeatWish,
  tableAnswer,
} from '@conclave/wire';
import { Failure } from '../failure.ts';
import type { OnlineWords } from '../words/words.ts';

/** A server, perhaps with one of its matches: what an invite link says. */
export interface Address {
  readonly origin: string;
  readonly match: string | null;
  readonly invite: string | null;
}

/** `null`: no address of a server. */
export function readAddress(text: string): Address | null {
  let url: URL;
  try {
    url = new URL(/^https?:\/\//.test(text) ? text : `http://${text}`);
  } catch {
    return null;
  }
  const match = /^\/match\/([0-9a-f]{32})\/?$/.exec(url.pathname)?.[1] ?? null;
  if (match === null && url.pathname !== '/') return null;
  return { origin: url.origin, match, invite: url.searchParams.get('invite') };
}

export class ServerApi {
  readonly origin: string;
  /** By which a private match is looked at. */
  invite: string | null = null;
  private readonly words: OnlineWords;
  private readonly file: string;
  /** For opening tables where the host asks for one. */
  private readonly key: string | null;
  cookie: string;

  constructor(origin: string, words: OnlineWords, env: Readonly<Record<string, string | undefined>>) {
    this.origin = origin;
    this.key = env.CONCLAVE_KEY || null;
    this.words = words;
    this.file = join(
      env.XDG_CONFIG_HOME || join(env.HOME || homedir(), '.config'),
      'conclave',
      'people.json',
    );
    this.cookie = knownPeople(this.file)[origin] ?? '';
  }

  /** Known there from another evening, or a new guest of this name. */
  async enter(name: string, rename: boolean): Promise<void> {
    const known = await this.call('GET', '/api/me');
    if (isRecord(known) && known.me !== null && !rename) return;
    me.parse(await this.call('POST', '/api/me', { name }));
    mkdirSync(dirname(this.file), { recursive: true });
    const people = { ...knownPeople(this.file), [this.origin]: this.cookie };
    writeFileSync(this.file, `${JSON.stringify(people, null, 2)}\n`, { mode: 0o600 });
  }

  async create(
    game: string,
    seats: readonly SeatWish[],
    options: Readonly<Record<string, OptionValue>>,
    aids: boolean,
  ): Promise<MatchSummary> {
    return this.table('/api/matches', { game, seats, options, aids });
  }

  look(match: string, invite: string | null): Promise<MatchSummary> {
    this.invite = invite;
    const query = invite === null ? '' : `?invite=${encodeURIComponent(invite)}`;
    return this.call('GET', `/api/matches/${match}${query}`).then((json) => tableAnswer.parse(json).table);
  }

  /** The link that a code stands for. */
  async openCode(code: string): Promise<Pick<Address, 'match' | 'invite'>> {
    const { id, invite } = codeAnswer.parse(await this.call('POST', '/api/codes', { code }));
    return { match: id, invite };
  }

  ready(match: string, isReady: boolean): Promise<MatchSummary> {
    return this.table(`/api/matches/${match}/ready`, { ready: isReady });
  }

  join(match: string, invite: string | null): Promise<MatchSummary> {
    return this.table(`/api/matches/${match}/join`, invite === null ? {} : { invite });
  }

  start(match: string): Promise<MatchSummary> {
    return this.table(`/api/matches/${match}/start`, {});
  }

  act(
    match: string,
    action: 'wish' | 'resign' | 'win' | 'go-on' | 'time',
    body: unknown,
  ): Promise<MatchSummary> {
    return this.table(`/api/matches/${match}/${action}`, body);
  }

  async block(match: string, seat: number): Promise<void> {
    await this.call('POST', `/api/matches/${match}/block`, { seat });
  }

  /** For the host of the server. */
  async leaveWord(match: string, text: string): Promise<void> {
    await this.call('POST', `/api/matches/${match}/word`, { text });
  }

  /** One's own matches, those that wait first. */
  async mine(): Promise<readonly MatchSummary[]> {
    return listAnswer.parse(await this.call('GET', '/api/matches?list=mine')).matches;
  }

  rematch(match: string): Promise<MatchSummary> {
    return this.table(`/api/matches/${match}/rematch`, {});
  }

  async record(match: string): Promise<MatchRecord<unknown>> {
    const record = parseRecord(await this.call('GET', `/api/matches/${match}/record`));
    if (!record) throw new Failure(this.words.noConclave(this.origin));
    return record;
  }

  private async table(path: string, body: unknown): Promise<MatchSummary> {
    return tableAnswer.parse(await this.call('POST', path, body)).table;
  }

  private async call(method: 'GET' | 'POST', path: string, body?: unknown): Promise<unknown> {
    let answer: Response;
    try {
      answer = await fetch(this.origin + path, {
        method,
        headers: {
          ...(this.cookie && { cookie: this.cookie }),
          ...(this.key !== null && { 'conclave-key': this.key }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
    } catch {
      throw new Failure(this.words.unreachable(this.origin));
    }
    const json: unknown = await answer.json().catch(() => null);
    if (!answer.ok) {
      const code = errorCode.safeParse(hasExactly(json, 'error') ? json.error : null);
      throw new Failure(code.success ? this.words.errors[code.data] : this.words.noConclave(this.origin));
    }
    const set = answer.headers.get('set-cookie');
    if (set) this.cookie = set.split(';')[0];
    return json;
  }
}

function knownPeople(file: string): Record<string, string> {
  try {
    const json: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return isRecord(json) ? (json as Record<string, string>) : {};
  } catch {
    return {};
  }
}
