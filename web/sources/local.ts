/** A table on this device. */

import type {
  AnyMove,
  AnyPerspective,
  EndedHow,
  Level,
  MatchRecord,
  Refusal,
  Seat,
  Thought,
} from '@conclave/engine';
import { signal } from '@preact/signals';
import { Line } from './line.ts';
import { loadNotes, saveNotes } from './local-store.ts';
import type { Answers, LocalState, NewLesson, NewMatch } from './protocol.ts';
import type { Handover, TableFace, TableSource, Trouble } from './source.ts';

export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(10)), (byte) => (byte % 36).toString(36)).join('');
}

/** The worker that opened a match goes on with it: its rules are loaded already. */
let spare: Line | null = null;

function takeLine(): Line {
  const line = spare ?? new Line();
  spare = null;
  return line;
}

/** Opens a new match on this device; its page takes it from there. */
export async function createLocal(match: NewMatch): Promise<Answers['create']> {
  const line = takeLine();
  const created = await line.ask({ type: 'create', match });
  spare = line;
  return created;
}

export class LocalSource implements TableSource {
  readonly place = 'local';
  readonly face = signal<TableFace | null>(null);
  readonly perspective = signal<AnyPerspective | null>(null);
  readonly trouble = signal<Trouble | null>(null);
  readonly handover = signal<Handover | null>(null);
  readonly clock = signal(null);
  readonly chat = signal([]);
  private readonly line: Line;
  private readonly id: string;

  constructor(what: { readonly id: string } | { readonly lesson: NewLesson }, pace: number) {
    this.line = takeLine();
    this.line.onState = (state) => this.show(state);
    this.id = 'id' in what ? what.id : 'lesson';
    void this.start(what, pace);
  }

  private async start(
    what: { readonly id: string } | { readonly lesson: NewLesson },
    pace: number,
  ): Promise<void> {
    try {
      if ('lesson' in what) await this.line.ask({ type: 'lesson', lesson: what.lesson });
      else if (!(await this.line.ask({ type: 'open', id: what.id }))) this.trouble.value = 'missing';
      await this.line.ask({ type: 'pace', milliseconds: pace });
    } catch {
      this.trouble.value = 'broken';
    }
  }

  private show({ table, watcher, bots, watching, handover, perspective }: LocalState): void {
    this.face.value = {
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
      hints: true,
      outcome: table.outcome,
      remote: null,
    };
    this.trouble.value = watching ? 'watching' : null;
    this.handover.value = handover;
    this.perspective.value = perspective;
  }

  submit(move: AnyMove): Promise<Refusal | null> {
    return this.line.ask({ type: 'move', move, decision: this.perspective.peek()?.decision ?? -1 });
  }

  undo(): Promise<Refusal | null> {
    return this.line.ask({ type: 'undo', decision: this.perspective.peek()?.decision ?? -1 });
  }

  /** Lessons only. */
  script(seat: Seat, move: AnyMove): Promise<Refusal | null> {
    return this.line.ask({ type: 'script', seat, move });
  }

  hint(): Promise<Thought<AnyMove> | null> {
    return this.line.ask({ type: 'hint' });
  }

  past(event: number): Promise<AnyPerspective | null> {
    return this.line.ask({ type: 'past', event });
  }

  async sit(seat: Seat, level: Level | null): Promise<void> {
    await this.line.ask({ type: 'sit', seat, level });
  }

  async end(how: EndedHow): Promise<void> {
    await this.line.ask({ type: 'end', how });
  }

  async say(): Promise<void> {}

  handOver(to: Seat | null = null): void {
    void this.line.ask({ type: 'handOver', to });
  }

  lift(): void {
    void this.line.ask({ type: 'lift' });
  }

  record(): Promise<MatchRecord<unknown> | null> {
    return this.line.ask({ type: 'record' });
  }

  readNotes(): Promise<string> {
    return loadNotes(this.notesKey());
  }

  writeNotes(text: string): Promise<void> {
    return saveNotes(this.notesKey(), text);
  }

  private notesKey(): string {
    return `${this.id} ${this.face.peek()?.you ?? ''}`;
  }

  close(): void {
    this.line.close();
  }
}
