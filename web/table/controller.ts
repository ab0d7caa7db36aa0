/** One controller for both views, drawn and in words: what is shown, what may be done, and doing it. */

import {
  type AnyMove,
  type AnyPerspective,
  type AnyText,
  type AnyWords,
  houseWords,
  isHouseEvent,
  type Json,
  type Outcome,
  type Refusal,
  type Seat,
  type Voice,
} from '@conclave/engine';
import {
  type AnyTable,
  ASSISTANCES,
  type Assistance,
  type Control,
  type Cue,
  isCalm,
  Playback,
  playCue,
  play as playSound,
  type TableActions,
  toast,
} from '@conclave/kit';
import { batch, computed, effect, signal } from '@preact/signals';
import { gameOf } from '../catalogue.ts';
import { say } from '../say.ts';
import { assistance, forcedMoves, language, motion, sound, view as viewSetting } from '../settings.ts';
import type { TableSource } from '../sources/source.ts';
import { keepSeen, recallSeen } from './last-seen.ts';
import { layout } from './layout.ts';
import { isSameMove, moveSet } from './move-set.ts';
import { playAll } from './play-all.ts';
import { playbackMode } from './playback-mode.ts';

/** A move that everybody can see to be the only one is made after this beat. */
const FORCED_AFTER = 900;
/** How long the answer to a step may take to be followed by its frame. */
const FRAME_WITHIN = 3000;

/** How often a step is tried that others' secret steps have made stale. */
const STALE_ATTEMPTS = 4;

/** What a page of a lesson lets through: any one of these moves, or all of them in order. */
export interface Allowed {
  readonly moves: readonly AnyMove[];
  readonly inOrder: boolean;
  /** How many of them were made. */
  readonly made: number;
}

function allowedNow({ moves, inOrder, made }: Allowed): readonly AnyMove[] {
  return inOrder ? moves.slice(made, made + 1) : moves;
}

export class TableController {
  readonly source: TableSource;
  readonly text: AnyText;
  readonly table: AnyTable | null;
  readonly playback: Playback<AnyPerspective>;
  readonly busy = signal(false);
  /** Where the person before the screen last acted: what came after is new to them. */
  readonly lastSeen = signal<AnyPerspective | null>(null);
  readonly allowed = signal<Allowed | null>(null);
  /** What the player points at, as the table calls it. */
  readonly pointed = signal<string | null>(null);
  /** What board and notebook point out to each other. */
  readonly shared = signal('');
  /** The player's own marks; `null`: not read yet. */
  readonly marks = signal<string | null>(null);
  private readonly stops: (() => void)[] = [];

  constructor(source: TableSource, text: AnyText, table: AnyTable | null) {
    this.source = source;
    this.text = text;
    this.table = table;
    this.playback = new Playback<AnyPerspective>({
      stage: table?.stage ? (view, event) => table.stage?.(view, event) : null,
      cue: (event, before, after) => this.cueOf(event, before, after),
      onShown: (_event, cue) => this.hear(cue),
      isCalm: () => isCalm() || document.hidden,
    });
    this.stops.push(
      effect(() => this.follow()),
      effect(() => this.announceTurn()),
      effect(() => this.tellSettled()),
      effect(() => this.makeForcedMove()),
    );
  }

  private tellSettled(): void {
    const shown = this.playback.shown.value;
    if (shown && !this.playback.moving.value) this.source.settled?.(shown.told.length);
  }

  readonly words = computed<AnyWords>(() => this.text[language.value]);
  readonly house = computed(() => houseWords[language.value]);
  /** An earlier moment that is being looked at. */
  readonly moment = signal<AnyPerspective | null>(null);
  readonly present = computed(() => this.playback.shown.value);
  readonly shown = computed(() => this.moment.value ?? this.present.value);
  readonly inWords = computed(() => viewSetting.value === 'words' || !this.table);

  readonly voice = computed<Voice>(() => {
    const reader = this.shown.value?.watcher ?? 'gallery';
    return { reader, name: (seat: Seat) => this.nameOf(seat) };
  });

  nameOf(seat: Seat): string {
    const face = this.source.face.value?.seats[seat];
    return face?.name || say.value.table.seat(seat + 1);
  }

  /** The chair whose colour and shape this seat has. */
  markOf(seat: Seat): Seat {
    const shown = this.shown.value;
    return shown && this.table?.mark ? this.table.mark(shown.view, seat) : seat;
  }

  /** The perspective that counts, not the one still being played back. */
  readonly yourTurn = computed(() => this.source.perspective.value?.asked ?? false);

  /** Moves that one may make without being asked. */
  isAnytime({ kind }: AnyMove): boolean {
    return gameOf(this.source.face.value?.game ?? '')?.anytime.includes(kind) ?? false;
  }

  /** The levels that this match and this table's people allow. */
  readonly assistances = computed<readonly Assistance[]>(() => {
    const shown = this.shown.value;
    const levels = (shown && this.table?.assistances?.(shown.view)) ?? ASSISTANCES;
    return this.source.face.value?.aids ? levels : levels.filter((level) => level !== 'follows');
  });
  readonly assistance = computed<Assistance>(() => {
    const wanted = ASSISTANCES.indexOf(assistance.value);
    return this.assistances.value.filter((level) => ASSISTANCES.indexOf(level) <= wanted).at(-1) ?? 'off';
  });

  // What is shown

  private followed: AnyPerspective | null = null;
  private lineWasDown = false;

  private follow(): void {
    const next = this.source.perspective.value;
    const returned = this.lineWasDown;
    this.lineWasDown = this.source.trouble.value === 'connecting';
    if (!next || (next === this.followed && !returned)) return;
    if (next.watcher !== this.followed?.watcher || next.decision !== this.followed.decision)
      this.dropReason();
    this.followed = next;
    const shown = this.playback.shown.peek();
    const sameWatcher = shown?.watcher === next.watcher;
    if (!sameWatcher) this.changeWatcher(next);
    const still = this.inWords.peek() || motion.peek() === 'less';
    this.playback.push(next, playbackMode(next, { otherWatcher: !sameWatcher, still, returned }));
    if (still && sameWatcher && shown) {
      for (const event of next.told.slice(shown.told.length))
        this.hear(this.cueOf(event, shown.view, next.view));
    }
  }

  /** Another one sits before the screen: nothing of the one before may stay. */
  private changeWatcher(next: AnyPerspective): void {
    batch(() => {
      this.moment.value = null;
      this.pointed.value = null;
      this.shared.value = '';
      this.advice.value = null;
      this.marks.value = null;
    });
    void this.recall(next);
    void this.readMarks(next);
  }

  private async recall(now: AnyPerspective): Promise<void> {
    const id = this.source.face.peek()?.id;
    const seen = id ? await recallSeen(id, now) : null;
    if (seen && this.lastSeen.peek()?.watcher !== now.watcher) this.lastSeen.value = seen;
  }

  private async readMarks({ watcher }: AnyPerspective): Promise<void> {
    const text = watcher === 'gallery' ? '' : await this.source.readNotes().catch(() => '');
    if (this.source.perspective.peek()?.watcher === watcher) this.marks.value = text;
  }

  write(marks: string): void {
    this.marks.value = marks;
    void this.source.writeNotes(marks).catch(() => {});
  }

  private cueOf(event: { readonly type: string }, before: unknown, after: unknown): Cue | null {
    const watcher = this.source.perspective.peek()?.watcher ?? 'gallery';
    const told = { words: this.words.peek(), language: language.peek(), voice: this.voice.peek() };
    return this.table?.cue?.(event, before, after, watcher, told) ?? null;
  }

  private hear(cue: Cue | null): void {
    if (cue?.sound && sound.peek() === 'on') playCue(cue.sound);
  }

  private wasYours = false;

  private announceTurn(): void {
    const yours = this.yourTurn.value && !this.playback.moving.value;
    if (yours && !this.wasYours && sound.peek() === 'on') playSound('turn');
    this.wasYours = yours;
    const name = this.words.value.name;
    const outcome = this.present.value?.outcome;
    const ended = outcome ? this.endTitle(outcome.places.at(0) ?? []) : null;
    document.title = yours
      ? `● ${say.value.table.yourTurn} · ${name}`
      : `${ended ? `${ended} · ` : ''}${name} · Conclave`;
    const icon = document.getElementById('icon');
    if (icon instanceof HTMLLinkElement) icon.href = yours ? '/icon-turn.svg' : '/icon.svg';
  }

  /** Who won, for the title. */
  private endTitle(winners: readonly Seat[]): string {
    const { theEnd, wonBy } = say.value.table;
    return winners.length > 0 ? wonBy(winners.map((seat) => this.nameOf(seat))) : theEnd;
  }

  /** How it ended, in sentences: by the game's rules, or because people agreed on it. */
  ending(outcome: Outcome, view: unknown): readonly string[] {
    const agreed = this.house.value.ending(outcome);
    return agreed === null ? this.words.value.ending(outcome, view, this.voice.value) : [agreed];
  }

  /** The line in the bar, of what is shown: it does not run ahead of playback. */
  readonly instruction = computed(() => {
    const shown = this.shown.value;
    if (!shown) return '';
    const words = say.value.table;
    if (this.source.trouble.value === 'watching') return words.watching;
    if (shown.outcome) {
      const lines = this.ending(shown.outcome, shown.view);
      return lines.slice(0, layout.value === 'phone' ? 1 : 2).join('\n');
    }
    const drawn = this.table?.instruction?.({
      perspective: shown,
      event: this.moment.value ? null : (this.playback.shot.value?.event ?? null),
      pointed: this.pointed.value,
      words: this.words.value,
      language: language.value,
      voice: this.voice.value,
      layout: layout.value,
    });
    if (drawn) return drawn;
    if (shown.asked) return words.yourTurn;
    if (shown.waiting === 'someone') return words.waitingSomeone;
    return shown.waiting.length > 0 ? words.waitingFor(shown.waiting.map((seat) => this.nameOf(seat))) : '';
  });

  // What may be done

  readonly moves = computed<readonly AnyMove[]>(() => {
    const perspective = this.source.perspective.value;
    const late = this.playback.moving.value || this.busy.value || this.shown.value !== perspective;
    if (!perspective || late || this.source.handover.value?.curtain) return [];
    const allowed = this.allowed.value;
    if (!allowed) return perspective.moves;
    const among = moveSet(allowedNow(allowed));
    return perspective.moves.filter((move) => among.has(move));
  });

  readonly control = computed<Control<AnyMove>>(() => {
    const moves = this.moves.value;
    const advised = this.advised.value;
    const listed = moveSet(moves);
    return {
      moves,
      may: (move) => listed.has(move),
      advised,
      advises: (move) => advised !== null && isSameMove(advised, move),
      play: (move) => void this.submit(move),
      playAll: (steps, isExpected) =>
        playAll(steps, isExpected, {
          now: () => this.source.perspective.peek(),
          submit: (step) => this.submit(step),
          after: (before) => this.frameAfter(before),
        }),
      why: (move) => this.why(move),
      explain: (move) => void this.explainMove(move),
    };
  });

  async submit(move: AnyMove): Promise<boolean> {
    if (this.busy.peek()) return false;
    if (this.isForbiddenByLesson(move)) {
      toast(say.value.learn.notYet);
      return false;
    }
    const done = await this.doing(() => this.submitSteadily(move));
    const allowed = this.allowed.peek();
    if (done && allowed) this.allowed.value = { ...allowed, made: allowed.made + 1 };
    return done;
  }

  /**
   * Where all decide at once, others hand in while one chooses: nothing is told of it, but one's step is stale. It is
   * made again while it is still one of the moves.
   */
  private async submitSteadily(move: AnyMove): Promise<Refusal | null> {
    for (let attempt = 1; ; attempt++) {
      const before = this.source.perspective.peek();
      const refusal = await this.source.submit(move);
      if (refusal?.reason !== 'stale' || !before || attempt === STALE_ATTEMPTS) return refusal;
      const now = await this.frameAfter(before);
      const same = now?.watcher === before.watcher && now.told.length === before.told.length;
      if (!now || now === before || !same || !moveSet(now.moves).has(move)) return refusal;
    }
  }

  private isForbiddenByLesson(move: AnyMove): boolean {
    const allowed = this.allowed.peek();
    return allowed !== null && !moveSet(allowedNow(allowed)).has(move);
  }

  /** The perspective that follows this one; the same one where none comes. */
  private frameAfter(before: object): Promise<AnyPerspective | null> {
    const { perspective } = this.source;
    if (perspective.peek() !== before) return Promise.resolve(perspective.peek());
    return new Promise((resolve) => {
      const timer = setTimeout(done, FRAME_WITHIN);
      const stop = perspective.subscribe((next) => next !== before && queueMicrotask(done));
      function done() {
        clearTimeout(timer);
        stop();
        resolve(perspective.peek());
      }
    });
  }

  undo(): Promise<boolean> {
    return this.doing(() => this.source.undo());
  }

  private async doing(step: () => Promise<Refusal | null>): Promise<boolean> {
    this.busy.value = true;
    try {
      const refusal = await step();
      if (refusal) this.explain(refusal);
      else {
        this.dropHint();
        this.seen();
      }
      return refusal === null;
    } finally {
      this.busy.value = false;
    }
  }

  /** The person before the screen has seen everything up to now. */
  private seen(): void {
    const now = this.source.perspective.peek();
    const id = this.source.face.peek()?.id;
    this.lastSeen.value = now;
    if (now && id) void keepSeen(id, now);
  }

  /** The only move there is, and everybody can see that: nothing is told by not waiting for a click. */
  private makeForcedMove(): undefined | (() => void) {
    const moves = this.moves.value;
    const perspective = this.source.perspective.value;
    if (forcedMoves.value === 'off' || !perspective?.asked || this.allowed.value) return;
    const move = this.table?.forced?.(perspective.view, moves) ?? null;
    if (!move) return;
    const timer = setTimeout(() => void this.submit(move), FORCED_AFTER);
    return () => clearTimeout(timer);
  }

  // Why not

  private async why(move: AnyMove): Promise<string | null> {
    if (this.isForbiddenByLesson(move)) return say.value.learn.notYet;
    const refusal = await this.source.why(move, false).catch(() => null);
    return refusal && this.reason(refusal);
  }

  private async explainMove(move: AnyMove): Promise<void> {
    if (this.playback.moving.peek() || this.busy.peek() || this.moment.peek()) return;
    if (this.isForbiddenByLesson(move)) {
      toast(say.value.learn.notYet);
      return;
    }
    const refusal = await this.source.why(move, true).catch(() => null);
    if (refusal) this.explain(refusal);
  }

  private reason(refusal: Refusal): string {
    return this.house.value.refusal(refusal) ?? this.words.value.refusal(refusal, this.voice.value);
  }

  private explain(refusal: Refusal): void {
    const game = this.source.face.peek()?.game;
    const rule =
      refusal.rule === 'house' ? null : { id: refusal.rule, href: `/rules/${game}#${refusal.rule}` };
    const away = toast(this.reason(refusal), { why: true, rule });
    if (rule) this.dropReason = away;
  }

  /** Takes the last reason of the rules away: it was one for a decision that is past. */
  private dropReason = () => {};

  // Help

  private readonly advice = signal<{ readonly move: AnyMove; readonly at: AnyPerspective } | null>(null);
  /** The hint's move, until something happens. */
  readonly advised = computed(() => {
    const advice = this.advice.value;
    return advice && advice.at === this.source.perspective.value ? advice.move : null;
  });

  /** Takes the words of the last hint away: they are no longer true once something is done. */
  private dropHint = () => {};

  async hint(): Promise<void> {
    const at = this.source.perspective.peek();
    const thought = await this.source.hint().catch(() => null);
    if (at !== this.source.perspective.peek()) return;
    if (!thought || !at) {
      toast(say.value.table.noHint);
      return;
    }
    const { move, why } = thought;
    this.advice.value = move ? { move, at } : null;
    const label = move
      ? this.words.value.label(move, at.view, this.voice.value)
      : say.value.table.hintNothing;
    const reason = this.words.value.why(why.key, why.params, this.voice.value);
    this.dropHint = toast(`${label}. ${reason}`, { hint: true });
  }

  /** An answer for another watcher or another decision is dropped, and none runs ahead of what is shown. */
  async ponder(question: Json): Promise<Json | null> {
    await this.settled();
    const at = this.source.perspective.peek();
    if (!at || this.assistance.peek() !== 'follows') return null;
    const answer = await this.source.ponder(question).catch(() => null);
    const now = this.source.perspective.peek();
    return now?.watcher === at.watcher && now.decision === at.decision ? answer : null;
  }

  private settled(): Promise<void> {
    const { moving } = this.playback;
    if (!moving.peek()) return Promise.resolve();
    return new Promise((resolve) => {
      const stop = moving.subscribe((still) => {
        if (still) return;
        queueMicrotask(() => stop());
        resolve();
      });
    });
  }

  readonly actions = computed<TableActions>(() => {
    const perspective = this.source.perspective.value;
    const { face, trouble, handover } = this.source;
    const running = perspective && !perspective.outcome && perspective.watcher !== 'gallery';
    const seen = this.lastSeen.value;
    const missed =
      perspective && seen?.watcher === perspective.watcher ? perspective.told.length - seen.told.length : 0;
    // A lesson says itself what to do, and goes one way.
    const taught = this.allowed.value !== null;
    const mayHint = running && !taught && face.value?.aids && trouble.value === null;
    return {
      hint: mayHint ? () => void this.hint() : null,
      undo: perspective?.mayUndo && !taught ? () => void this.undo() : null,
      since: missed > 0 && !taught && this.table?.stage ? () => this.replaySince() : null,
      skip: this.playback.moving.value ? () => this.playback.skip() : null,
      handOver: handover.value && !handover.value.curtain ? () => this.source.handOver() : null,
    };
  });

  // What was

  /** To the moment at which an event was told, as this watcher saw it then. */
  async lookBack(event: number): Promise<void> {
    const then = await this.source.past(event).catch(() => null);
    if (then) this.moment.value = then;
    else toast(say.value.table.tooLongAgo);
  }

  toPresent(): void {
    this.moment.value = null;
  }

  /** Plays back what happened since the last own step. */
  private replaySince(): void {
    const from = this.lastSeen.peek();
    const to = this.source.perspective.peek();
    if (from && to && from.watcher === to.watcher) this.playback.again(from, to);
  }

  isDraft({ type }: AnyPerspective['told'][number]): boolean {
    return this.words.value.drafts?.includes(type) ?? false;
  }

  sentence(event: AnyPerspective['told'][number]): string {
    if (isHouseEvent(event)) return this.house.value.sentence(event, this.voice.value);
    return this.words.value.sentence(event, this.voice.value);
  }

  close(): void {
    for (const stop of this.stops) stop();
    this.playback.close();
    this.source.close();
    document.title = 'Conclave';
    const icon = document.getElementById('icon');
    if (icon instanceof HTMLLinkElement) icon.href = '/icon.svg';
  }
}
