/**
 * Twins: two matches on one server that differ only in what one watcher may not know. The same steps are made in both.
 * Everything sent to that watcher must be the same byte for byte, except the names of the matches.
 */

import {
  type AnyGame,
  type AnyMatch,
  type AnyMove,
  type Change,
  canonical,
  type GameTypes,
  Match,
  type Request,
  type Rng,
  stretchSeed,
  type Watcher,
  watcherAt,
  windowLength,
} from '@conclave/engine';
import { allHeard } from '@conclave/engine/step';
import { type Disguised, nextRequest, stateOf } from '@conclave/engine/testing';
import type { ClockRule } from '@conclave/wire';
import { expect } from 'vitest';
import type { ServerOptions } from '../server-options.ts';
import { type Client, type Line, newStepId } from './client.ts';
import type { AnySpec } from './games.ts';
import { plant, secondsBetween } from './plant.ts';
import { PushService, reachHere } from './push-service.ts';
import { eventually, type Nodes, serve, Time } from './table.ts';
import { rngOf } from './think.ts';
import { Letters, noticed, type Same, talkAndWish } from './twin-company.ts';

/** How often something was really decided: by kind of secret that differed, by kind of thing compared. */
export class Tally {
  readonly counts: Record<string, number> = {};

  add(what: string): void {
    this.counts[what] = (this.counts[what] ?? 0) + 1;
  }

  /** Which of these never happened. */
  missing(all: readonly string[]): string[] {
    return all.filter((what) => !this.counts[what]);
  }
}

export interface Table {
  readonly spec: AnySpec;
  readonly nodes: Nodes;
  readonly time: Time;
  readonly people: readonly Client[];
  /** By seat: where its steps are sent from. */
  readonly lines: readonly Line[];
  readonly rng: Rng;
  readonly tally: Tally;
  readonly service: PushService;
  readonly clock: ClockRule;
}

export async function oneNode(games: readonly AnyGame[], options: Partial<ServerOptions>): Promise<Nodes> {
  const running = await serve(games, options);
  return { moved: running, watched: running, spread: async () => {} };
}

export interface Twin {
  readonly id: string;
  readonly match: AnyMatch;
}

type Step = Extract<Request, { type: 'move' | 'undo' }>;

const NAMES = ['Ann', 'Ben', 'Cléo', 'Dirk'];
/** Long turns come off the bank, and windows never lapse while nobody sweeps. */
const LIVE = { kind: 'live', turn: 5, bank: 36_000 } as const;
const DAYS = { kind: 'days', days: 4 } as const;
const NEVER = 1e8;
const MAX_STEPS = 6;
/** Seconds after which every server has told its lists whatever another one has stored. */
const BEATS = 3;
const PROBES = 6;

/** All that twins of a game must show before they prove anything. */
export function demandedOf(spec: AnySpec): { readonly secrets: string[]; readonly steps: string[] } {
  const hasSecretSteps = Object.values(spec.veil.steps ?? {}).includes('nothing');
  return {
    secrets: Object.keys(spec.veil.secrets).map(secretOf),
    steps: hasSecretSteps ? ['step', 'silent step'] : ['step'],
  };
}

/** After so many pairs, positions are sought that show what was not shown yet. */
export async function checkTwins(spec: AnySpec, pairs: number, seek = 0, open = oneNode): Promise<Tally> {
  const time = new Time();
  const service = await PushService.start();
  const nodes = await open([spec.game], {
    now: time.now,
    reach: reachHere,
    noticeUrl: service.hook,
    sweepEvery: NEVER,
    listEvery: NEVER,
    windowPace: 1,
  });
  const running = nodes.moved;
  const seats = Math.min(3, Math.max(...spec.tables.map((table) => table.seats)));
  const options = spec.tables.find((table) => table.seats === seats)?.options ?? {};
  const rng = rngOf(`twins ${spec.game.id}`);
  const common = { spec, nodes, time, rng, service, tally: new Tally() };
  let match: AnyMatch = Match.open(spec.game, seats, options, stretchSeed(`twins ${spec.game.id}`));
  const { secrets, steps } = demandedOf(spec);
  const lacks = (names: readonly string[]) => common.tally.missing(names).length > 0;
  for (let pair = 0; pair < pairs || (pair < pairs + seek && lacks([...secrets, ...steps])); pair++) {
    for (let step = rng.int(12); step > 0 && !match.outcome; step--) {
      const request = nextRequest(match, rng, spec.seldom);
      if (request) match.submit(request);
    }
    if (match.outcome) match = Match.open(spec.game, seats, options, stretchSeed(`${spec.game.id} ${pair}`));
    const watcher = watcherAt(pair % (seats + 1), seats);
    const disguise = disguiseOf(common, match, watcher);
    if (pair >= pairs && !lacks(steps) && !lacks(disguise.differing)) continue;
    // A list shows few of its matches as pictures: everybody has this pair alone.
    const people = await Promise.all(NAMES.slice(0, seats).map((name) => running.guest(name)));
    const lines = await Promise.all(people.map((client) => client.socket()));
    const isByDays = (pair + Math.floor(pair / (seats + 1))) % 2 === 1 && match.window()?.kind !== 'secret';
    const table: Table = { ...common, people, lines, clock: isByDays ? DAYS : LIVE };
    await new Comparison(table, watcher, await twinsOf(table, match, disguise)).run();
    for (const line of lines) line.close();
  }
  return common.tally;
}

/** The match from here on, in a state that need not be its own. */
function goOn(match: AnyMatch, state: unknown): AnyMatch {
  const { root, now, ...rest } = match.snapshot();
  const frozen = { ...(now ?? root), state };
  return Match.restore(match.game, { ...rest, root: frozen, now: null }, match.openingTold, match.logged());
}

interface Pair {
  readonly twins: readonly [Twin, Twin];
  readonly rename: Disguised<GameTypes>['rename'];
}

interface Disguise {
  readonly disguised: Disguised<GameTypes>;
  /** The secrets it changed. */
  readonly differing: readonly string[];
}

const secretOf = (name: string) => `secret: ${name}`;

function disguiseOf(
  { spec: { game, veil }, rng }: Pick<Table, 'spec' | 'rng'>,
  match: AnyMatch,
  watcher: Watcher,
): Disguise {
  const state = stateOf(match);
  const disguised = veil.disguise(game.clone(state), watcher, rng);
  const differing = Object.entries(veil.secrets).flatMap(([name, valueIn]) => {
    const value = valueIn(state, watcher);
    const differs = value !== null && canonical(value) !== canonical(valueIn(disguised.state, watcher));
    return differs ? [secretOf(name)] : [];
  });
  return { disguised, differing };
}

async function twinsOf(table: Table, match: AnyMatch, { disguised, differing }: Disguise): Promise<Pair> {
  const { nodes, people, time, tally, clock } = table;
  for (const secret of differing) tally.add(secret);
  const planted = async (twin: AnyMatch): Promise<Twin> => ({
    match: twin,
    id: await plant(nodes.moved, { match: twin, people, now: time.at, row: { clock } }),
  });
  const one = await planted(goOn(match, stateOf(match)));
  const two = await planted(goOn(match, disguised.state));
  return { twins: [one, two], rename: (seat, move) => disguised.rename?.(seat, move) ?? move };
}

/** One watcher before a pair of twins. */
class Comparison {
  private readonly table: Table;
  private readonly watcher: Watcher;
  private readonly pair: Pair;
  private readonly client: Client;
  /** Where the watcher's own list is read; `null`: the gallery has none. */
  private list: Line | null = null;
  private letters: Letters | null = null;

  constructor(table: Table, watcher: Watcher, pair: Pair) {
    this.table = table;
    this.watcher = watcher;
    this.pair = pair;
    this.client = table.nodes.watched.client();
    if (watcher !== 'gallery') this.client.cookie = table.people[watcher].cookie;
  }

  async run(): Promise<void> {
    const line = await this.client.socket();
    await this.openList();
    const { table, watcher, pair } = this;
    this.letters = await Letters.open(table, watcher, pair.twins);
    await this.letters.same();
    await this.same(line, 'watch', async ({ id }) => line.send({ type: 'watch', match: id, cursor: 0 }));
    await this.beat();
    this.sameRows(0);
    await this.lookRound(line);
    await this.lists(line);
    await this.get(line, 'record', ({ id }) => `/api/matches/${id}/record`);
    await this.get(line, 'notebook', ({ id }) => `/api/matches/${id}/notebook`);
    await this.othersCompose(line);
    await this.get(line, 'drafts', ({ id }) => `/api/matches/${id}/drafts`);
    await this.same(line, 'reconnect', ({ id }) => this.reconnect(id));
    await this.same(line, 'chat', async ({ id }) =>
      line.send({ type: 'say', match: id, id: 'the-same-line', text: 'hello' }),
    );
    for (const probe of this.probes()) {
      await this.same(line, 'why', (twin) => this.why(line, twin, probe));
      await this.same(line, 'refusal', (twin) => this.probe(line, twin, probe));
    }
    for (let step = 0; step < MAX_STEPS && (await this.step(line, step)); step++) {
      await this.othersCompose(line);
      await this.lookRound(line);
    }
    await this.lists(line);
    const same: Same = (what, act) => this.same(line, what, act);
    await talkAndWish(table, watcher, pair.twins, same, line);
    await this.letters.remind();
    line.close();
    await this.glances();
    this.list?.close();
  }

  private async openList(): Promise<void> {
    if (this.watcher === 'gallery') return;
    this.list = await this.client.socket();
    const from = this.list.frames.length;
    this.list.send({ type: 'list' });
    await this.list.until(() => this.list?.last('listed') != null);
    this.sameRows(from);
  }

  /** All that the lists would do in the next seconds, at every server. */
  private async beat(): Promise<void> {
    const { moved, watched } = this.table.nodes;
    for (let beat = 0; beat < BEATS; beat++)
      for (const { server } of new Set([moved, watched])) await server.services.lists.beat();
    await this.list?.settle();
  }

  /** The rows of both twins that came since: they are the same. */
  private sameRows(from: number): string[] {
    const { list } = this;
    if (!list) return [];
    const [one, two] = this.pair.twins.map((twin) => framesOf(list, twin, from));
    expect(two).toEqual(one);
    if (one.length > 0) this.table.tally.add('row');
    return one;
  }

  /** The watcher has left: what its list shows of both is the same. */
  private async glances(): Promise<void> {
    const { watcher } = this;
    if (watcher === 'gallery') return;
    const { store, server } = this.table.nodes.watched;
    const [one, two] = this.pair.twins;
    for (const { id } of this.pair.twins) {
      const room = await server.services.rooms.room(id);
      await eventually(() => !room.isWatched);
    }
    await this.beat();
    const seen = await store.glance(one.id, watcher);
    expect(seen).toBe(JSON.stringify(one.match.situationParts(watcher)[0]));
    expect(await store.glance(two.id, watcher)).toBe(seen);
    this.table.tally.add('glance');
  }

  /** In one twin everybody else composes something, in the other nobody does: neither now nor later it is noticed. */
  private async othersCompose(line: Line): Promise<void> {
    const { people, nodes, tally } = this.table;
    const [, twin] = this.pair.twins;
    const from = line.frames.length;
    for (const [seat, person] of people.entries()) {
      const question = seat === this.watcher ? null : twin.match.question(seat);
      if (question === null) continue;
      const slot = { for: question, drafts: [{ kind: 'composed', seat }] };
      const { status } = await person.request('PUT', `/api/matches/${twin.id}/drafts`, slot);
      expect(status).toBe(200);
      expect(await nodes.moved.store.drafts(twin.id, seat)).toBe(JSON.stringify(slot));
      tally.add('composed in secret');
    }
    await nodes.spread();
    await line.settle();
    const listed = this.list?.frames.length ?? 0;
    await this.beat();
    expect(framesOf(line, twin, from)).toEqual([]);
    expect(this.sameRows(listed)).toEqual([]);
  }

  /** The same is done to both twins: answers and frames must be the same. */
  private async same(line: Line, what: string, act: (twin: Twin) => Promise<unknown>): Promise<void> {
    const seen: string[] = [];
    for (const twin of this.pair.twins) {
      const from = line.frames.length;
      const answer = await act(twin);
      await this.table.nodes.spread();
      await line.settle();
      seen.push(JSON.stringify([answer, framesOf(line, twin, from)]).replaceAll(twin.id, 'MATCH'));
    }
    expect(seen[1]).toBe(seen[0]);
    this.table.tally.add(what);
  }

  private get(line: Line, what: string, path: (twin: Twin) => string): Promise<void> {
    return this.same(line, what, async (twin) => {
      const { status, text } = await this.client.request('GET', path(twin));
      return [status, text];
    });
  }

  private async lookRound(line: Line): Promise<void> {
    await this.get(line, 'table', ({ id }) => `/api/matches/${id}`);
    await this.get(line, 'chronicle', ({ id }) => `/api/matches/${id}/chronicle`);
  }

  private async lists(line: Line): Promise<void> {
    const list = this.watcher === 'gallery' ? 'running' : 'mine';
    await this.same(line, 'list', async ({ id }) => {
      const { matches } = await this.client.call('GET', `/api/matches?list=${list}`);
      return (matches as { id: string }[]).filter((table) => table.id === id);
    });
  }

  private async reconnect(id: string): Promise<unknown> {
    const again = await this.client.socket();
    again.send({ type: 'watch', match: id, cursor: 2 });
    await again.settle();
    again.close();
    return again.about(id);
  }

  /** Moves of anybody in either state, some of which name what the watcher may not know. */
  private probes(): unknown[] {
    const all = this.pair.twins.flatMap(({ match }) =>
      Array.from({ length: match.seats }, (_none, seat) => match.game.moves(stateOf(match), seat)).flat(),
    );
    const different = [...new Set(all.map(canonical))].map((text) => JSON.parse(text) as unknown);
    return [{ kind: 'no such kind' }, ...different.slice(0, this.watcher === 'gallery' ? 1 : PROBES)];
  }

  /** Asked, it is answered as a step would be: the second time as a stale one. */
  private async why(line: Line, { id, match }: Twin, move: unknown): Promise<void> {
    const { watcher } = this;
    const decision = watcher === 'gallery' ? 0 : match.decision(watcher);
    for (const asked of [decision, decision + 1]) {
      const from = line.frames.length;
      line.send({ type: 'why', match: id, id: 'the-same-question', decision: asked, move });
      await line.reason('the-same-question', from).catch(() => {});
    }
  }

  private async probe(line: Line, { id, match }: Twin, probe: unknown): Promise<void> {
    const { watcher } = this;
    const move = match.game.parse(probe);
    let decision = watcher === 'gallery' ? 0 : match.decision(watcher);
    if (move && watcher !== 'gallery' && match.game.refusal(stateOf(match), watcher, move) === null) {
      // What would be taken is no probe: it is sent to be stale, unless it may be made at any time.
      if (match.game.anytime.includes(move.kind)) return;
      decision++;
    }
    const from = line.frames.length;
    line.send({ type: 'move', match: id, id: 'the-same-probe', decision, move: probe });
    await line.answer('the-same-probe', from).catch(() => {});
  }

  /** The same step in both, where it brings nothing to light that differs. */
  private async step(line: Line, made: number): Promise<boolean> {
    const { spec, rng, time, lines, tally } = this.table;
    const [one, two] = this.pair.twins;
    const window = one.match.window();
    const atLast = made === MAX_STEPS - 1 && window?.kind === 'secret';
    const request = atLast ? ({ type: 'close', id: window.id } as const) : nextRequest(one.match, rng);
    if (request?.type === 'close') return this.close(line, request);
    if (request?.type !== 'move' && request?.type !== 'undo') return true;
    const requests = [request, made === 0 ? this.translated(request) : request];
    const changes: Change<GameTypes>[] = [];
    for (const [n, { match }] of this.pair.twins.entries()) {
      const proposal = match.propose(requests[n]);
      if (proposal.ok) changes.push(proposal.change);
    }
    // What another does in secret may not be possible in the other state.
    if (changes.length < 2) return false;
    if (this.closesByItself(changes[0])) return false;
    const [here, there] = this.pair.twins.map(({ match }, n) => noticed(match, changes[n], this.watcher));
    if (here === null || here !== there) return false;
    time.pass(secondsBetween(spec.game, 8));
    const from = line.frames.length;
    const before = one.match.decision(this.watcher);
    for (const [n, { id, match }] of this.pair.twins.entries()) {
      await send(lines[request.seat], id, requests[n], match.decision(request.seat));
      match.accept(changes[n]);
    }
    await this.table.nodes.spread();
    await line.settle();
    const frames = framesOf(line, one, from);
    expect(framesOf(line, two, from)).toEqual(frames);
    const listed = this.list?.frames.length ?? 0;
    await this.beat();
    const rows = this.sameRows(listed);
    const silent = changes[0].logged.every(({ told }) => allHeard(told, this.watcher).length === 0);
    const letters = await this.letters?.same();
    if (silent && one.match.decision(this.watcher) === before)
      expect([frames, rows, letters?.own ?? []]).toEqual([[], [], []]);
    tally.add(frames.length === 0 ? 'silent step' : 'step');
    return true;
  }

  /** By correspondence a secret window is closed as soon as it opens: who knows what that brings to light. */
  private closesByItself(change: Change<GameTypes>): boolean {
    if (this.table.clock.kind !== 'days') return false;
    const after = this.pair.twins[0].match.fork();
    after.accept(change);
    return after.window()?.kind === 'secret';
  }

  /** The time of the window is up in both: before that nothing, then the same, if what it brings is the same. */
  private async close(line: Line, request: Request): Promise<boolean> {
    const { nodes, time, tally } = this.table;
    const changes = this.pair.twins.map(({ match }) => {
      const proposal = match.propose(request);
      return proposal.ok ? proposal.change : null;
    });
    const [here, there] = this.pair.twins.map(({ match }, n) => {
      const change = changes[n];
      return change && noticed(match, change, this.watcher);
    });
    if (here === null || here !== there) return false;
    const from = line.frames.length;
    time.pass(windowLength(this.pair.twins[0].match.options) / 1000);
    await nodes.moved.server.services.rooms.sweep(NEVER);
    await nodes.spread();
    await line.settle();
    const [first, second] = this.pair.twins.map((twin) => framesOf(line, twin, from));
    expect(second).toEqual(first);
    expect(first.some((frame) => frame.includes('"countdown":null'))).toBe(true);
    const listed = this.list?.frames.length ?? 0;
    await this.beat();
    this.sameRows(listed);
    for (const [n, { match }] of this.pair.twins.entries()) {
      const change = changes[n];
      if (change) match.accept(change);
    }
    tally.add('window closed');
    return true;
  }

  /** Another's secret step in the terms of the other state. */
  private translated(step: Step): Step {
    if (step.type !== 'move' || step.seat === this.watcher) return step;
    return { ...step, move: this.pair.rename?.(step.seat, step.move as AnyMove) ?? step.move };
  }
}

function framesOf(line: Line, { id }: Twin, from: number): string[] {
  return line.frames.slice(from).flatMap((frame, n) => {
    if (!('match' in frame) || frame.match !== id) return [];
    return [line.written[from + n].replaceAll(id, 'MATCH')];
  });
}

async function send(line: Line, match: string, step: Step, decision: number): Promise<void> {
  const id = newStepId();
  const from = line.frames.length;
  if (step.type === 'move') line.send({ type: 'move', match, id, decision, move: step.move });
  else line.send({ type: 'undo', match, id, decision });
  expect(await line.answer(id, from)).toBeNull();
}
