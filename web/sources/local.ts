/** The source of a match on this device. It talks to the worker. */

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
} from '@conclave/engine';
import { type DraftSlot, NO_DRAFTS } from '@conclave/wire/draft-slot';
import { mayUseAids } from '@conclave/wire/fair-play';
import { batch, signal } from '@preact/signals';
import { renew } from '../page-renewal.ts';
import { Adviser } from './adviser.ts';
import { NotLoadedError } from './loading-error.ts';
import { loadDrafts, loadNotes, saveDrafts, saveNotes } from './local-store.ts';
import type { Answers, LocalState, NewLesson, NewMatch } from './protocol.ts';
import { Reasons } from './reasons.ts';
import type { Handover, MatchInfo, PublicNews, Sight, TableSource, Trouble } from './source.ts';
import { STALE } from './stale-refusal.ts';
import { WorkerClient } from './worker-client.ts';

const LESSON = 'lesson';

export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(10)), (byte) => (byte % 36).toString(36)).join('');
}

/** The worker that opened a match goes on with it: its rules are loaded already. */
let spare: WorkerClient | null = null;

function takeWorker(): WorkerClient {
  const worker = spare ?? new WorkerClient();
  spare = null;
  return worker;
}

/** Opens a new match on this device; its page takes it from there. */
export async function createLocal(match: NewMatch): Promise<Answers['create']> {
  const worker = takeWorker();
  try {
    const created = await worker.ask({ type: 'create', match });
    spare = worker;
    return created;
  } catch (error) {
    worker.close();
    throw error;
  }
}

export class LocalSource implements TableSource {
  readonly place = 'local';
  readonly info = signal<MatchInfo | null>(null);
  readonly perspective = signal<AnyPerspective | null>(null);
  readonly trouble = signal<Trouble | null>(null);
  readonly handover = signal<Handover | null>(null);
  readonly news = signal<PublicNews | null>(null);
  readonly times = signal([]);
  readonly countdown = signal(null);
  readonly chat = signal([]);
  private readonly worker: WorkerClient;
  private readonly id: string;
  private readonly adviser = new Adviser(this);
  /** The worker is near: nobody needs to rest. */
  private readonly reasons = new Reasons(
    () => this.perspective.peek(),
    async (move, decision) => ({ refusal: await this.worker.ask({ type: 'why', move, decision }) }),
    0,
  );

  /** `pace`: milliseconds that a bot waits before each step; a lesson has no bots. */
  constructor(what: { readonly id: string; readonly pace: number } | { readonly lesson: NewLesson }) {
    this.worker = takeWorker();
    this.worker.onState = (state) => this.show(state);
    this.worker.onOtherRules = () => this.outgrown();
    this.id = 'id' in what ? what.id : LESSON;
    void this.start(what);
  }

  private async start(what: ConstructorParameters<typeof LocalSource>[0]): Promise<void> {
    try {
      if ('lesson' in what) await this.worker.ask({ type: 'lesson', lesson: what.lesson });
      else {
        const opened = await this.worker.ask({ type: 'open', ...what });
        if (opened === 'missing') this.trouble.value = 'missing';
        if (opened === 'otherRules') this.outgrown();
      }
    } catch (error) {
      this.trouble.value = error instanceof NotLoadedError ? 'notLoaded' : 'broken';
    }
  }

  private outgrown(): void {
    this.trouble.value = 'otherRules';
    void renew('other rules');
  }

  private show({ table, watcher, bots, watching, stored, handover, perspective, news }: LocalState): void {
    this.info.value = {
      id: table.id,
      game: table.game,
      options: table.options,
      seats: table.seats.map(({ kind, name }, seat) => ({
        kind,
        name,
        bot: bots[seat],
        present: true,
        replaceable: false,
      })),
      you: watcher,
      status: table.outcome ? 'finished' : 'running',
      aids: table.outcome !== null || mayUseAids(table.aids ?? true, table.seats),
      outcome: table.outcome,
      from: table.from,
      remote: null,
    };
    this.trouble.value = watching ? 'watching' : stored ? null : 'notStored';
    batch(() => {
      this.handover.value = handover;
      this.news.value = news;
      this.perspective.value = perspective;
    });
  }

  async submit(move: AnyMove): Promise<Refusal | null> {
    const now = this.perspective.peek();
    return now ? this.worker.ask({ type: 'move', move, decision: now.decision }) : STALE;
  }

  async undo(): Promise<Refusal | null> {
    const now = this.perspective.peek();
    return now ? this.worker.ask({ type: 'undo', decision: now.decision }) : STALE;
  }

  settled(cursor: number): void {
    const watcher = this.perspective.peek()?.watcher;
    if (watcher !== undefined) void this.worker.ask({ type: 'settled', watcher, cursor });
  }

  hastenBots(): void {
    void this.worker.ask({ type: 'hastenBots' });
  }

  /** Lessons only. */
  script(seat: Seat, move: AnyMove): Promise<Refusal | null> {
    return this.worker.ask({ type: 'script', seat, move });
  }

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

  past(event: number): Promise<AnyPerspective | null> {
    return this.worker.ask({ type: 'past', event });
  }

  since(event: number): Promise<readonly Sight[]> {
    return this.worker.ask({ type: 'since', event });
  }

  async sit(seat: Seat, level: Level | null): Promise<void> {
    await this.worker.ask({ type: 'sit', seat, level });
  }

  async end(how: EndedHow): Promise<void> {
    await this.worker.ask({ type: 'end', how });
  }

  async say(): Promise<void> {}

  handOver(to: Seat | null = null): void {
    void this.worker.ask({ type: 'handOver', to });
  }

  lift(): void {
    void this.worker.ask({ type: 'lift' });
  }

  record(): Promise<MatchRecord<unknown> | null> {
    return this.worker.ask({ type: 'record' });
  }

  readNotes(): Promise<string> {
    return loadNotes(this.notesKey());
  }

  writeNotes(text: string): Promise<void> {
    return saveNotes(this.notesKey(), text);
  }

  /** A lesson keeps nothing. */
  async readDrafts(): Promise<DraftSlot> {
    return this.id === LESSON ? NO_DRAFTS : loadDrafts(this.notesKey());
  }

  async writeDrafts(slot: DraftSlot): Promise<void> {
    if (this.id !== LESSON) await saveDrafts(this.notesKey(), slot);
  }

  private notesKey(): string {
    return `${this.id} ${this.info.peek()?.you ?? ''}`;
  }

  close(): void {
    this.worker.close();
    this.adviser.close();
  }
}
