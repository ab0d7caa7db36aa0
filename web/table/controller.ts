/** One controller for both views, drawn and in words: what is shown, what may be done, and doing it. */

import {
  type AnyMove,
  type AnyPerspective,
  type AnyText,
  type AnyWords,
  canonical,
  houseWords,
  isHouseEvent,
  type Refusal,
  type Seat,
  type Voice,
} from '@conclave/engine';
import { type AnyTable, type Control, Playback, play, toast } from '@conclave/kit';
import { computed, effect, signal } from '@preact/signals';
import { gameOf } from '../catalogue.ts';
import { say } from '../say.ts';
import { language, motion, sound, view as viewSetting } from '../settings.ts';
import { loadNotes, saveNotes } from '../sources/local-store.ts';
import type { TableSource } from '../sources/source.ts';

const BEAT = 520;
/** However much happened, playing it back takes no longer than this; before one's first move even less. */
const LONGEST = { first: 400, later: 1200 } as const;
const SHORTEST_BEAT = 90;

export class TableController {
  readonly source: TableSource;
  readonly text: AnyText;
  readonly table: AnyTable | null;
  readonly playback: Playback<AnyPerspective>;
  readonly busy = signal(false);
  /** Where the person before the screen last acted: what came after is new to them. */
  readonly lastSeen = signal<AnyPerspective | null>(null);
  /** A lesson lets only these moves through. */
  readonly allowed = signal<readonly AnyMove[] | null>(null);
  private readonly stops: (() => void)[] = [];

  constructor(source: TableSource, text: AnyText, table: AnyTable | null) {
    this.source = source;
    this.text = text;
    this.table = table;
    this.playback = new Playback<AnyPerspective>({
      stage: table?.stage ? (view, event) => table.stage?.(view, event) : null,
      onEvent: (event) => this.hear(event),
      beat: (events) =>
        document.documentElement.dataset.motion === 'less' || document.hidden
          ? 0
          : Math.max(
              SHORTEST_BEAT,
              Math.min(BEAT, LONGEST[this.lastSeen.peek() ? 'later' : 'first'] / events),
            ),
    });
    this.stops.push(effect(() => this.follow()));
    this.stops.push(effect(() => this.announceTurn()));
  }

  private follow(): void {
    const next = this.source.perspective.value;
    if (!next) return;
    const shown = this.playback.shown.peek();
    if (shown?.watcher !== next.watcher) {
      this.moment.value = null;
      void this.recall(next);
    }
    const inWords = viewSetting.peek() === 'words' || !this.table;
    this.playback.push(next, shown?.watcher !== next.watcher || inWords || motion.peek() === 'less');
    if (inWords && shown) for (const event of next.told.slice(shown.told.length)) this.hear(event);
  }

  private hear(event: { readonly type: string }): void {
    if (sound.peek() === 'off') return;
    const watcher = this.source.perspective.peek()?.watcher ?? 'gallery';
    const name = this.table?.sound?.(event, watcher);
    if (name) play(name);
  }

  private wasYours = false;

  private announceTurn(): void {
    const yours = this.yourTurn.value && !this.playback.moving.value;
    if (yours && !this.wasYours && sound.peek() === 'on') play('turn');
    this.wasYours = yours;
    const name = this.words.value.name;
    document.title = yours ? `● ${say.value.table.yourTurn} · ${name}` : `${name} · Conclave`;
    const icon = document.getElementById('icon');
    if (icon instanceof HTMLLinkElement) icon.href = yours ? '/icon-turn.svg' : '/icon.svg';
  }

  readonly words = computed<AnyWords>(() => this.text[language.value]);
  readonly house = computed(() => houseWords[language.value]);
  /** An earlier moment that is being looked at. */
  readonly moment = signal<AnyPerspective | null>(null);
  readonly present = computed(() => this.playback.shown.value);
  readonly shown = computed(() => this.moment.value ?? this.present.value);
  private readonly advice = signal<{ readonly move: AnyMove; readonly at: AnyPerspective } | null>(null);
  /** The hint's move, until something happens. */
  readonly advised = computed(() => {
    const advice = this.advice.value;
    return advice && advice.at === this.source.perspective.value ? advice.move : null;
  });

  readonly voice = computed<Voice>(() => {
    const reader = this.shown.value?.watcher ?? 'gallery';
    return { reader, name: (seat: Seat) => this.nameOf(seat) };
  });

  nameOf(seat: Seat): string {
    const face = this.source.face.value?.seats[seat];
    return face?.name || say.value.table.seat(seat + 1);
  }

  /** The perspective that counts, not the one still being played back. */
  readonly yourTurn = computed(() => {
    const perspective = this.source.perspective.value;
    if (!perspective || perspective.outcome || perspective.watcher === 'gallery') return false;
    const { waiting, watcher, moves } = perspective;
    if (waiting !== 'someone') return waiting.includes(watcher);
    return moves.some((move) => !this.isAnytime(move));
  });

  /** Moves that one may make without being asked. */
  isAnytime({ kind }: AnyMove): boolean {
    return gameOf(this.source.face.value?.game ?? '')?.anytime.includes(kind) ?? false;
  }

  readonly moves = computed<readonly AnyMove[]>(() => {
    const perspective = this.source.perspective.value;
    const late = this.playback.moving.value || this.busy.value || this.shown.value !== perspective;
    if (!perspective || late || this.source.handover.value?.curtain) return [];
    const allowed = this.allowed.value;
    return allowed ? perspective.moves.filter((move) => includes(allowed, move)) : perspective.moves;
  });

  readonly control = computed<Control<AnyMove>>(() => {
    const moves = this.moves.value;
    return {
      moves,
      may: (move) => includes(moves, move),
      advised: this.advised.value,
      advises: (move) => this.advised.value !== null && includes([this.advised.value], move),
      play: (move) => void this.submit(move),
      explain: (refusal) => this.explain(refusal),
    };
  });

  async submit(move: AnyMove): Promise<boolean> {
    const allowed = this.allowed.peek();
    if (this.busy.peek()) return false;
    if (allowed && !includes(allowed, move)) {
      toast(say.value.learn.notNow);
      return false;
    }
    return this.doing(() => this.source.submit(move));
  }

  /** The person before the screen has seen everything up to now. */
  private seen(): void {
    const now = this.source.perspective.peek();
    const id = this.source.face.peek()?.id;
    this.lastSeen.value = now;
    if (now && id)
      void saveNotes(seenKey(id, now), JSON.stringify({ view: now.view, told: now.told.length }));
  }

  /** What was seen before this page was opened again. */
  private async recall(now: AnyPerspective): Promise<void> {
    const id = this.source.face.peek()?.id;
    const stored = id ? await loadNotes(seenKey(id, now)).catch(() => '') : '';
    if (!stored || this.lastSeen.peek()?.watcher === now.watcher) return;
    const { view, told }: { view: unknown; told: number } = JSON.parse(stored);
    if (told <= now.told.length) this.lastSeen.value = { ...now, view, told: now.told.slice(0, told) };
  }

  undo(): Promise<boolean> {
    return this.doing(() => this.source.undo());
  }

  private async doing(step: () => Promise<Refusal | null>): Promise<boolean> {
    this.busy.value = true;
    try {
      const refusal = await step();
      if (refusal) this.explain(refusal);
      else this.seen();
      return refusal === null;
    } finally {
      this.busy.value = false;
    }
  }

  explain(refusal: Refusal): void {
    const text = this.house.value.refusal(refusal) ?? this.words.value.refusal(refusal, this.voice.value);
    const game = this.source.face.peek()?.game;
    const rule =
      refusal.rule === 'house' ? null : { id: refusal.rule, href: `/rules/${game}#${refusal.rule}` };
    toast(text, { why: true, rule });
  }

  async hint(): Promise<void> {
    const shown = this.shown.peek();
    const thought = await this.source.hint().catch(() => null);
    if (!thought || !shown) {
      toast(say.value.table.noHint);
      return;
    }
    const { move, why } = thought;
    const at = this.source.perspective.peek();
    this.advice.value = move && at ? { move, at } : null;
    const label = move
      ? this.words.value.label(move, shown.view, this.voice.value)
      : say.value.table.hintNothing;
    toast(`${label}. ${this.words.value.why(why.key, why.params, this.voice.value)}`);
  }

  /** To the moment at which an event was told, as this watcher saw it then. */
  async lookBack(event: number): Promise<void> {
    const then = await this.source.past(event).catch(() => null);
    if (then) this.moment.value = { ...then, moves: [], mayUndo: false };
    else toast(say.value.table.tooLongAgo);
  }

  toPresent(): void {
    this.moment.value = null;
  }

  /** Plays back what happened since the last own step. */
  replaySince(): void {
    const from = this.lastSeen.peek();
    const to = this.source.perspective.peek();
    if (from && to && from.watcher === to.watcher) this.playback.again(from, to);
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

function seenKey(id: string, { watcher }: AnyPerspective): string {
  return `seen ${id} ${watcher}`;
}

function includes(moves: readonly AnyMove[], move: AnyMove): boolean {
  const text = canonical(move);
  return moves.some((listed) => canonical(listed) === text);
}
