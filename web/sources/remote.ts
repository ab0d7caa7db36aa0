/** The source of a match on a server. */

import type {
  AnyMove,
  AnyPerspective,
  EndedHow,
  Json,
  Level,
  MatchRecord,
  Refusal,
  Seat,
  Thought,
  Watcher,
} from '@conclave/engine';
import { gamesById } from '@conclave/games';
import type { ClockInfo, CountdownInfo, MatchSummary, Reaction, WishBody } from '@conclave/wire';
import { type ChatLine, MatchClient, type StepAnswer } from '@conclave/wire/client';
import { type DraftSlot, NO_DRAFTS } from '@conclave/wire/draft-slot';
import { mayUseAids } from '@conclave/wire/fair-play';
import { shownNames } from '@conclave/wire/names';
import { batch, signal } from '@preact/signals';
import * as api from '../api.ts';
import { isGame } from '../library.ts';
import { renew } from '../page-renewal.ts';
import { say } from '../say.ts';
import { Adviser } from './adviser.ts';
import { NotesSender, untilDone } from './notes-sender.ts';
import { lookingOn } from './onlooker.ts';
import { Reasons } from './reasons.ts';
import { type SeatTime, seatTimes } from './seat-times.ts';
import { browserPlatform } from './server-socket.ts';
import type { AskableStep, MatchInfo, Sight, TableSource, Trouble, WindowCountdown } from './source.ts';
import { STALE } from './stale-refusal.ts';

/** A glance that stays so long asks the server. */
const WHY_REST = 250;
const AWAY_EVERY = 10_000;

/** A second after the last stroke what is composed is sent. */
const DRAFTS_REST = 1000;

interface SeatNotes {
  readonly seat: Seat;
  readonly sender: NotesSender;
  readonly drafts: NotesSender;
}

export class RemoteSource implements TableSource {
  readonly place = 'remote';
  readonly info = signal<MatchInfo | null>(null);
  readonly perspective = signal<AnyPerspective | null>(null);
  readonly trouble = signal<Trouble | null>('connecting');
  readonly handover = signal(null);
  readonly times = signal<readonly SeatTime[]>([]);
  readonly countdown = signal<WindowCountdown | null>(null);
  readonly chat = signal<readonly ChatLine[]>([]);
  readonly company = {
    back: signal<AskableStep | null>(null),
    wishEnds: signal<number | null>(null),
    react: async (reaction: Reaction) => (await this.client.react(reaction)) === null,
    wish: async (wish: WishBody) => void (await api.wish(this.id, wish)),
    giveTime: async (seat: Seat | null) => void (await api.giveTime(this.id, seat)),
    goOn: async () => void (await api.goOn(this.id)),
    resign: async () => void (await api.resign(this.id)),
    takeWin: async () => void (await api.takeWin(this.id)),
  };
  private readonly id: string;
  private readonly client: MatchClient;
  private shownClock: ClockInfo | null = null;
  private shownCountdown: CountdownInfo | null = null;
  /** What this page saw, by the number of events told then. */
  private readonly seen: (Omit<AnyPerspective, 'told'> & { readonly count: number })[] = [];
  private notes: SeatNotes | null = null;
  private waiter = 0;
  private closed = false;
  /** The version of this page's rules of the match's game; `null`: not known yet. */
  private rules: number | null = null;
  private readonly adviser = new Adviser(this);
  private readonly reasons = new Reasons(
    () => this.perspective.peek(),
    (move, decision) => this.client.why(move, decision),
    WHY_REST,
  );

  constructor(id: string) {
    this.id = id;
    this.client = new MatchClient(id, browserPlatform(id), api.inviteOfPage());
    this.client.onChange = () => batch(() => this.show());
    addEventListener('online', this.hurry);
  }

  private readonly hurry = () => this.client.hurry();

  private show(): void {
    const { perspective, table, chat } = this.client;
    const trouble = troubleOf(this.client);
    if (trouble === null && table && table.status !== 'open' && !this.hasRulesOf(table)) return;
    this.trouble.value = trouble;
    this.time(this.client.clock);
    this.chat.value = chat;
    this.company.back.value = this.client.back;
    this.count(this.client.countdown);
    if (perspective && perspective !== this.perspective.peek()) {
      this.perspective.value = perspective;
      this.remember(perspective);
    }
    const info = this.info.peek();
    const you = perspective?.watcher ?? table?.you ?? 'gallery';
    if (table && (table !== info?.remote || you !== info.you)) this.know(table, you);
  }

  /** Before anything is drawn: a page whose rules are not those of the match is loaded anew. */
  private hasRulesOf({ game, version }: MatchSummary): boolean {
    if (!isGame(game)) return true;
    if (this.rules === null) {
      void gamesById[game].rules().then((own) => {
        this.rules = own.records.version;
        if (!this.closed) batch(() => this.show());
      });
      return false;
    }
    if (version === this.rules) return true;
    this.trouble.value = 'otherRules';
    void renew('other rules');
    return false;
  }

  /** From the moment it came. */
  private time(clock: ClockInfo | null): void {
    if (clock === this.shownClock) return;
    this.shownClock = clock;
    this.times.value = clock ? seatTimes(clock, performance.now()) : [];
  }

  /** From the moment it came. */
  private count(countdown: CountdownInfo | null): void {
    if (countdown === this.shownCountdown) return;
    this.shownCountdown = countdown;
    this.countdown.value = countdown && {
      closes: performance.now() + countdown.left,
      length: countdown.length,
      mayExtend: countdown.mayExtend,
    };
  }

  private know(table: MatchSummary, you: Watcher): void {
    this.info.value = infoOf(table, you);
    this.company.wishEnds.value = table.wish && performance.now() + table.wish.left;
    clearTimeout(this.waiter);
    const away = table.seats.some(
      ({ kind, present, sitting }) => kind === 'person' && !present && sitting === null,
    );
    if (table.status === 'running' && away)
      this.waiter = window.setTimeout(() => this.askAgain(), AWAY_EVERY);
  }

  /** That somebody has been away long enough is no event: it has to be asked for. */
  private askAgain(): void {
    const known = this.client.table;
    void api.matchSummary(this.id).then(
      (table) => {
        if (this.closed || this.client.table !== known) return;
        this.client.table = table;
        this.show();
      },
      () => {},
    );
  }

  private remember(perspective: AnyPerspective): void {
    const { told, ...seen } = lookingOn(perspective);
    this.seen.push({ ...seen, count: told.length });
  }

  async submit(move: AnyMove): Promise<Refusal | null> {
    const now = this.perspective.peek();
    return now ? refusalOf(await this.client.move(move, now.decision)) : STALE;
  }

  async undo(): Promise<Refusal | null> {
    const now = this.perspective.peek();
    return now ? refusalOf(await this.client.undo(now.decision)) : STALE;
  }

  async moreTime(): Promise<Refusal | null> {
    const { countdown } = this.client;
    return countdown && refusalOf(await this.client.moreTime(countdown));
  }

  /** Thought out on this device, from what this seat was told. */
  hint(): Promise<Thought<AnyMove> | null> {
    return this.adviser.hint();
  }

  why(move: AnyMove, atOnce: boolean): Promise<Refusal | null> {
    return this.reasons.why(move, atOnce);
  }
  allows(move: AnyMove): Promise<boolean | null> {
    return this.reasons.allows(move);
  }

  ponder(question: Json): Promise<Json | null> {
    return this.adviser.ponder(question);
  }

  /** As far as this page was there. */
  async past(event: number): Promise<AnyPerspective | null> {
    const { watcher, told } = this.perspective.peek() ?? { watcher: null, told: [] };
    const first = this.seen.findIndex((then) => then.watcher === watcher);
    const at = this.seen.findIndex((then) => then.watcher === watcher && then.count > event);
    if (at < 0 || at === first) return null;
    const { count, ...then } = this.seen[at];
    return { ...then, told: told.slice(0, count) };
  }

  async since(event: number): Promise<readonly Sight[]> {
    const watcher = this.perspective.peek()?.watcher;
    return this.seen
      .filter((then) => then.watcher === watcher && then.count > event)
      .map(({ view, count }) => ({ view, told: count }));
  }

  async sit(seat: Seat, level: Level | null): Promise<void> {
    if (level) await api.seatBot(this.id, seat, level);
  }

  async end(_how: EndedHow): Promise<void> {
    await api.wish(this.id, { kind: 'end' });
  }

  async say(text: string): Promise<void> {
    void this.client.say(text);
  }

  handOver(): void {}

  lift(): void {}

  record(): Promise<MatchRecord<unknown> | null> {
    return api.recordOf(this.id);
  }

  /** Until they are read nothing can be written over them. */
  async readNotes(): Promise<string> {
    const notes = this.notesOf(this.client.perspective?.watcher ?? 'gallery');
    if (!notes) return '';
    const isWanted = () => !this.closed && this.notes === notes;
    return notes.sender.unsent ?? (await untilDone(() => api.readNotebook(this.id), isWanted)) ?? '';
  }

  async writeNotes(text: string): Promise<void> {
    this.notesOf(this.client.perspective?.watcher ?? 'gallery')?.sender.write(text);
  }

  async readDrafts(): Promise<DraftSlot> {
    const notes = this.notesOf(this.client.perspective?.watcher ?? 'gallery');
    if (!notes) return NO_DRAFTS;
    const { unsent } = notes.drafts;
    if (unsent !== null) return JSON.parse(unsent);
    const isWanted = () => !this.closed && this.notes === notes;
    return (await untilDone(() => api.readDrafts(this.id), isWanted)) ?? NO_DRAFTS;
  }

  async writeDrafts(slot: DraftSlot): Promise<void> {
    this.notesOf(this.client.perspective?.watcher ?? 'gallery')?.drafts.write(JSON.stringify(slot));
  }

  private notesOf(watcher: Watcher): SeatNotes | null {
    if (watcher === 'gallery') return null;
    if (this.notes?.seat !== watcher) {
      const send = (text: string) => api.writeNotebook(this.id, text);
      const sender = new NotesSender(`notes ${this.id} ${watcher}`, send, sessionStorage);
      const keep = (text: string) => api.writeDrafts(this.id, JSON.parse(text));
      const drafts = new NotesSender(`drafts ${this.id} ${watcher}`, keep, sessionStorage, DRAFTS_REST);
      this.notes = { seat: watcher, sender, drafts };
    }
    return this.notes;
  }

  close(): void {
    this.closed = true;
    removeEventListener('online', this.hurry);
    clearTimeout(this.waiter);
    this.client.close();
    this.adviser.close();
  }
}

function refusalOf(answer: StepAnswer): Refusal | null {
  return typeof answer === 'string' ? STALE : answer;
}

function troubleOf({ state, fault, table }: MatchClient): Trouble | null {
  if (state === 'outdated') return 'outdated';
  if (fault) return fault === 'setAside' ? 'setAside' : 'missing';
  if (table?.status === 'aside') return 'setAside';
  if (state === 'notStored') return 'serverFull';
  return state === 'live' ? null : 'connecting';
}

function infoOf(table: MatchSummary, you: Watcher): MatchInfo {
  const names = shownNames(table.seats, say.value.table.somebody);
  return {
    id: table.id,
    game: table.game,
    options: table.options,
    seats: table.seats.map(({ kind, level, sitting, present, replaceable }, seat) => ({
      kind,
      name: names[seat],
      bot: kind === 'bot' ? level : sitting,
      present,
      replaceable,
    })),
    you,
    status: table.status === 'aside' ? 'running' : table.status,
    aids: table.status === 'finished' || mayUseAids(table.aids, table.seats),
    outcome: table.outcome,
    remote: table,
  };
}
