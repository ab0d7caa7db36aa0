/** The worker of local matches, lessons and replays. */

import {
  type AnyGame,
  type AnyMatch,
  countHeard,
  type Json,
  Match,
  type MatchRecord,
  upgraded,
  type Watcher,
} from '@conclave/engine';
import { gamesById } from '@conclave/games';
import { advise, type SeatKnowledge, think } from './bots.ts';
import { freshSeed } from './fresh-seed.ts';
import { glance } from './glance.ts';
import { loading } from './loading-error.ts';
import { type HostServices, LocalHost } from './local-host.ts';
import { loadMatch, saveMatch } from './local-store.ts';
import type { Answers, Ask, FromWorker, LocalState, Moment } from './protocol.ts';
import { answerAtTable } from './table-answers.ts';

let host: LocalHost | null = null;
let loaded: { readonly game: AnyGame; readonly record: MatchRecord<unknown> } | null = null;
let news: BroadcastChannel | null = null;

const send = (message: FromWorker) => self.postMessage(message);

/** The state goes to the page; the other tabs only hear that there is news. */
const push = (state: LocalState) => {
  send({ state });
  if (!state.watching) news?.postMessage('advanced');
};
const services: HostServices = {
  push,
  save: saveMatch,
  think,
  pause: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  now: () => performance.now(),
};

function rulesOf(id: string): Promise<AnyGame> {
  if (!Object.hasOwn(gamesById, id)) throw new RangeError(`no game called ${id}`);
  return loading(gamesById[id].rules());
}

async function answer(ask: Ask): Promise<Answers[keyof Answers]> {
  switch (ask.type) {
    case 'create':
      return LocalHost.create(await rulesOf(ask.match.game), ask.match, freshSeed(), services);
    case 'open':
      return open(ask.id, ask.pace);
    case 'lesson':
      host?.close();
      host = LocalHost.lesson(await rulesOf(ask.lesson.game), ask.lesson, services);
      host.pace = 0;
      host.show();
      return null;
    case 'exhibit': {
      const shown = LocalHost.exhibit(await rulesOf(ask.match.game), ask.match, freshSeed(), services);
      host = shown;
      shown.pace = ask.pace;
      shown.show();
      void shown.drive();
      return null;
    }
    case 'advise':
      return advise(ask.question);
    case 'ponder':
      return ponder(ask.knowledge, ask.question);
    case 'load':
      return load(ask.record);
    case 'moment':
      return moment(ask.entry, ask.watcher);
    case 'glance':
      return glanceAt(ask.id);
    default:
      return answerAtTable(host, ask);
  }
}

async function ponder(knowledge: SeatKnowledge, question: Json): Promise<Json> {
  const { game, perspective, seat, seats, options } = knowledge;
  const mind = await gamesById[game].ponder();
  return mind(perspective, seat, seats, options, question) ?? null;
}

/** The tab that gets the lock plays; another one looks on until it is free. */
async function open(id: string, pace: number): Promise<Answers['open']> {
  const name = `conclave match ${id}`;
  news = new BroadcastChannel(name);
  const mine = await hold(name, true);
  const seated = await seat(id, pace, !mine);
  if (seated !== 'open') return seated;
  const again = async (watching: boolean) => {
    if ((await seat(id, pace, watching)) === 'otherRules') send({ otherRules: true });
  };
  if (!mine) {
    news.onmessage = () => void again(true);
    void hold(name, false).then(() => {
      if (news) news.onmessage = null;
      return again(false);
    });
  }
  return 'open';
}

async function seat(id: string, pace: number, watching: boolean): Promise<Answers['open']> {
  host?.close();
  host = null;
  const stored = await loadMatch(id);
  if (!stored) return 'missing';
  const game = await rulesOf(stored.table.game);
  if ((stored.progress?.snapshot ?? stored.record).version > game.records.version) return 'otherRules';
  host = LocalHost.open(game, stored, services);
  host.pace = pace;
  host.watching = watching;
  host.show();
  void host.drive();
  return 'open';
}

/** Holds the lock until this worker ends. */
function hold(name: string, ifAvailable: boolean): Promise<boolean> {
  return new Promise((resolve) => {
    void navigator.locks.request(name, { ifAvailable }, (lock) => {
      resolve(lock !== null);
      return lock ? new Promise<void>(() => {}) : undefined;
    });
  });
}

async function load(record: MatchRecord<unknown>): Promise<Answers['load']> {
  const game = await rulesOf(record.game);
  try {
    Match.replay(game, record);
    // As it was written: the end of an older version is compared in its own terms.
    loaded = { game, record };
    return { ok: true, entries: (upgraded(game, record) ?? record).entries.length };
  } catch (error) {
    return { ok: false, why: error instanceof Error ? error.message : String(error) };
  }
}

async function glanceAt(id: string): Promise<Answers['glance']> {
  const stored = await loadMatch(id);
  return stored ? glance(await rulesOf(stored.table.game), stored) : null;
}

function moment(entry: number, watcher: Watcher): Moment | null {
  if (!loaded) return null;
  const { game, record } = loaded;
  const whole: AnyMatch = Match.replay(game, record);
  const at: AnyMatch = Match.replay(game, record, entry);
  let told = countHeard(whole.openingTold, watcher);
  const cursors = whole.logged().map((logged) => {
    told += countHeard(logged.told, watcher);
    return told;
  });
  return { perspective: at.perspective(watcher), entry: at.length, cursors };
}

self.onmessage = async ({ data }: MessageEvent<{ readonly number: number; readonly ask: Ask }>) => {
  try {
    send({ number: data.number, answer: await answer(data.ask) });
  } catch (error) {
    send({ number: data.number, error: error instanceof Error ? error.message : String(error) });
  }
};
