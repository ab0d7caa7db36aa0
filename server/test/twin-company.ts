/** Twins, apart from the moves: what people say and wish for at a table, and what they are told with the page closed. */

import {
  type AnyMatch,
  type Change,
  canonical,
  type GameTypes,
  type Request,
  type Watcher,
} from '@conclave/engine';
import { allHeard } from '@conclave/engine/step';
import { DAY, MINUTE, SECOND } from '@conclave/engine/time-units';
import { expect } from 'vitest';
import { type Line, newStepId } from './client.ts';
import type { Browser } from './push-service.ts';
import { eventually } from './table.ts';
import type { Table, Twin } from './twins.ts';

/** The same is done to both twins, and the watcher is answered and sent the same. */
export type Same = (what: string, act: (twin: Twin) => Promise<unknown>) => Promise<void>;

type Twins = readonly [Twin, Twin];
type Letter = Browser['notices'][number];

/** A sweep takes a few up, and those of the pairs before are due again. */
const SWEEPS = 3;

/** What a change would bring a watcher, by the match itself; `null`: the end, when everything is laid open. */
export function noticed(match: AnyMatch, change: Change<GameTypes>, watcher: Watcher): string | null {
  const after = match.fork();
  after.accept(change);
  if (after.outcome) return null;
  const told = change.logged.flatMap((logged) => allHeard(logged.told, watcher));
  return canonical([told, after.situation(watcher)]);
}

/** Reactions of everybody else, a wish to take back, and one to end that silence answers. */
export async function talkAndWish(
  table: Table,
  watcher: Watcher,
  twins: Twins,
  same: Same,
  line: Line,
): Promise<void> {
  const { lines, people, clock, time } = table;
  const others = [...people.keys()].filter((seat) => seat !== watcher);
  for (const seat of others)
    await same('reaction', async ({ id }) => {
      const step = newStepId();
      const from = lines[seat].frames.length;
      const seen = line.frames.length;
      lines[seat].send({ type: 'react', match: id, id: step, reaction: 'hmm' });
      const answer = await lines[seat].answer(step, from).catch(({ message }: Error) => message);
      const hasCome = () => line.frames.slice(seen).some((one) => one.type === 'said' && one.match === id);
      // From one server to another it comes by itself.
      if (answer === null) await eventually(hasCome);
      return answer;
    });
  await takeBack(table, watcher, twins, same);
  await same('wish', ({ id }) => wish(table, others[0], id, { kind: 'end' }));
  // When its time is up, a secret window brings to light what differs.
  if (twins[0].match.window()?.kind === 'secret') return;
  time.pass((clock.kind === 'days' ? DAY : MINUTE) / SECOND);
  await same('silence', ({ id }) => wish(table, others[1], id, { kind: 'end' }));
}

async function wish({ people }: Table, seat: number, match: string, body: object): Promise<number> {
  return (await people[seat].request('POST', `/api/matches/${match}/wish`, body)).status;
}

/** Whether it can be asked is known to all; what the table answers is compared where it would bring the same to light. */
async function takeBack(table: Table, watcher: Watcher, twins: Twins, same: Same): Promise<void> {
  const [one, two] = twins.map(({ match }) => match.askable);
  expect(two?.seat).toBe(one?.seat);
  if (!one || !two) return;
  const ask =
    (seat: number) =>
    ({ id, match }: Twin) =>
      wish(table, seat, id, { kind: 'back', from: match.askableTold(seat)?.from ?? 0 });
  await same('wish to take back', ask(one.seat));
  const changes = twins.map(({ match }) => {
    const request: Request = { type: 'back', seat: one.seat, step: match.askable?.step ?? -1 };
    const proposal = match.propose(request);
    return proposal.ok ? proposal.change : null;
  });
  const [here, there] = twins.map(({ match }, n) => {
    const change = changes[n];
    return change && noticed(match, change, watcher);
  });
  if (here === null || here !== there) return;
  for (const seat of table.people.keys()) if (seat !== one.seat) await same('taken back', ask(seat));
  for (const [n, { match }] of twins.entries()) {
    const change = changes[n];
    if (change) match.accept(change);
  }
}

/** What goes out to the watcher's own browser, and to the host of the server, who may play too. */
export class Letters {
  private readonly table: Table;
  private readonly twins: Twins;
  /** `null`: the gallery has no browser. */
  private readonly browser: Browser | null;
  private read = 0;
  private readonly tags = new Map<string, string[]>();
  private heard: number;

  private constructor(table: Table, twins: Twins, browser: Browser | null) {
    this.table = table;
    this.twins = twins;
    this.browser = browser;
    this.heard = table.service.at('/host').length;
  }

  static async open(table: Table, watcher: Watcher, twins: Twins): Promise<Letters> {
    const path = `/${twins[0].id}`;
    const browser = watcher === 'gallery' ? null : await table.service.browser(table.people[watcher], path);
    return new Letters(table, twins, browser);
  }

  /** All that is due goes out, of both twins the same. Says what it was, of the first. */
  async same(): Promise<{ readonly own: readonly unknown[]; readonly hosts: readonly unknown[] }> {
    const { nodes, service, tally } = this.table;
    for (let sweeps = 0; sweeps < SWEEPS; sweeps++)
      for (const { server } of new Set([nodes.moved, nodes.watched])) {
        await server.services.notices.sweep();
        await server.services.notices.finish();
      }
    const own = this.browser?.notices.slice(this.read) ?? [];
    const letters = this.browser ? service.at(this.browser.path).slice(this.read) : [];
    const hosts = service.at('/host').slice(this.heard);
    this.read += own.length;
    this.heard += hosts.length;
    const [one, two] = this.twins.map(({ id }) => ({
      own: own.flatMap((letter, n) => (letter.match === id ? [this.known(letter, letters[n].headers)] : [])),
      hosts: hosts.flatMap(({ body }) => {
        const text = body.toString();
        return text.includes(id) ? [text.replaceAll(id, 'MATCH')] : [];
      }),
    }));
    expect(two).toEqual(one);
    if (one.own.length > 0) tally.add('notice');
    if (one.hosts.length > 0) tally.add('notice to the host');
    return one;
  }

  /** A quarter of the time is left. */
  async remind(): Promise<void> {
    const { clock, time } = this.table;
    if (clock.kind !== 'days') return;
    time.pass((clock.days * DAY) / SECOND);
    if ((await this.same()).own.length > 0) this.table.tally.add('reminder');
  }

  /** Besides match and tag, by which alone the twins differ. */
  private known(letter: Letter, headers: Readonly<Record<string, unknown>>): unknown {
    const { match, tag, ...rest } = letter;
    const { ttl, urgency, topic } = headers;
    const tags = this.tags.get(match) ?? [];
    this.tags.set(match, tags);
    if (!tags.includes(tag)) tags.push(tag);
    const which = [tags.indexOf(tag), topic === tag];
    return { ...rest, ttl, urgency, length: headers['content-length'], which };
  }
}
