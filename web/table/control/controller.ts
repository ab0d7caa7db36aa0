/**
 * The controller of a table page, for the drawn table and the page in words. Its parts are the other files of this
 * folder.
 */

import type { AnyPerspective, AnyText } from '@conclave/engine';
import { type AnyTable, type Cue, clearToasts } from '@conclave/kit';
import { batch, computed, effect, signal } from '@preact/signals';
import { language } from '../../settings.ts';
import type { TableSource } from '../../sources/source.ts';
import { actionsNow } from './actions.ts';
import { boardControl } from './board-control.ts';
import { cueFor } from './cue.ts';
import { Drafts } from './drafts.ts';
import { makeForcedMove, makePass } from './forced-move.ts';
import { Hints } from './hints.ts';
import { instructionLine } from './instruction.ts';
import { Judgements } from './judgements.ts';
import { LastSeen } from './last-seen.ts';
import { signalLateness } from './late-signal.ts';
import { LessonBounds } from './lesson-bounds.ts';
import { Notes } from './notes.ts';
import { Refusals } from './refusals.ts';
import { Screen } from './screen.ts';
import { Steps } from './steps.ts';
import { Talk } from './talk.ts';
import { signalTurns } from './turn-signal.ts';
import { Wording } from './wording.ts';

export class TableController {
  readonly source: TableSource;
  readonly table: AnyTable | null;
  readonly lesson = new LessonBounds();
  readonly screen: Screen;
  readonly wording: Wording;
  readonly refusals: Refusals;
  readonly hints: Hints;
  readonly judgements: Judgements;
  readonly notes: Notes;
  readonly drafts: Drafts;
  readonly lastSeen: LastSeen;
  readonly steps: Steps;
  readonly talk: Talk;
  /** What the player points at, as the table calls it. */
  readonly pointed = signal<string | null>(null);
  /** The perspective that counts, not the one still being played back. */
  readonly yourTurn = computed(() => this.source.perspective.value?.asked ?? false);
  readonly instruction = computed(() => instructionLine(this));
  readonly board = computed(() => boardControl(this));
  readonly actions = computed(() => actionsNow(this));
  private readonly stops: readonly (() => void)[];

  constructor(source: TableSource, text: AnyText, table: AnyTable | null) {
    this.source = source;
    this.table = table;
    this.screen = new Screen(source, table, {
      cue: (event, before, after) => this.cueOf(event, before, after),
      watcherChanged: (next) => this.changeWatcher(next),
      watcherLeft: () => this.forgetWatcher(),
    });
    this.wording = new Wording(source, text, table, this.screen.shown);
    this.refusals = new Refusals(source, this.wording, this.lesson);
    this.hints = new Hints(source, this.wording);
    this.judgements = new Judgements(
      () => source.perspective.peek(),
      (move) => source.allows(move),
    );
    this.notes = new Notes(source, table, this.screen);
    this.drafts = new Drafts(source);
    this.lastSeen = new LastSeen(source);
    this.talk = new Talk(source, () => this.pointed.peek() !== null);
    this.steps = new Steps(source, this.screen, this.lesson, {
      made: (move) => {
        if (move) this.drafts.made(move);
        this.hints.done();
        this.lastSeen.keep();
      },
      refused: (refusal) => this.refusals.explain(refusal),
    });
    this.stops = [
      this.refusals.start(),
      this.screen.start(),
      this.drafts.start(),
      this.lastSeen.start(),
      this.talk.start(),
      signalTurns(this),
      signalLateness(this),
      effect(() => makeForcedMove(this)),
      effect(() => makePass(this)),
    ];
  }

  close(): void {
    for (const stop of this.stops) stop();
    this.source.close();
  }

  /** Nothing of the one who sat before the screen may stay. */
  private forgetWatcher(): void {
    batch(() => {
      this.pointed.value = null;
      this.hints.forget();
      this.notes.close();
      this.drafts.close();
      this.lastSeen.forget();
      this.steps.forget();
      clearToasts();
    });
  }

  private changeWatcher(next: AnyPerspective): void {
    batch(() => {
      this.forgetWatcher();
      void this.notes.open(next);
      void this.drafts.open(next);
      void this.lastSeen.recall(next);
    });
  }

  private cueOf(event: { readonly type: string }, before: unknown, after: unknown): Cue | null {
    const watcher = this.source.perspective.peek()?.watcher ?? 'gallery';
    const told = {
      words: this.wording.words.peek(),
      language: language.peek(),
      voice: this.wording.voice.peek(),
    };
    return cueFor(this.table, event, before, after, watcher, told);
  }
}
