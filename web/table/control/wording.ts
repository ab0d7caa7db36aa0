/** All sentences of a table, in the language of the reader. */

import {
  type AnyMove,
  type AnyPerspective,
  type AnyText,
  type AnyWords,
  houseWords,
  isHouseEvent,
  type Outcome,
  type Refusal,
  type Seat,
  type Voice,
} from '@conclave/engine';
import type { AnyTable } from '@conclave/kit';
import { houseName } from '@conclave/wire/names';
import { computed, type ReadonlySignal } from '@preact/signals';
import { language } from '../../settings.ts';
import type { TableSource } from '../../sources/source.ts';
import type { ChronicleWords } from '../chronicle.ts';

export class Wording {
  readonly words = computed<AnyWords>(() => this.text[language.value]);
  readonly house = computed(() => houseWords[language.value]);
  readonly voice = computed<Voice>(() => {
    const watcher = this.shown.value?.watcher ?? 'gallery';
    const reader = this.source.speaksOfNobodyAsYou || this.readTogether.value ? 'gallery' : watcher;
    return { reader, name: (seat: Seat) => this.nameOf(seat) };
  });
  /** After the end, people who share a device read its page together: whoever held it last is nobody's "you". */
  private readonly readTogether = computed(() => {
    if (this.source.place !== 'local' || !this.shown.value?.outcome) return false;
    const seats = this.source.info.value?.seats ?? [];
    return seats.filter(({ kind, bot }) => kind === 'person' && bot === null).length > 1;
  });
  private readonly source: TableSource;
  private readonly text: AnyText;
  private readonly table: AnyTable | null;
  private readonly shown: ReadonlySignal<AnyPerspective | null>;

  constructor(
    source: TableSource,
    text: AnyText,
    table: AnyTable | null,
    shown: ReadonlySignal<AnyPerspective | null>,
  ) {
    this.source = source;
    this.text = text;
    this.table = table;
    this.shown = shown;
  }

  nameOf(seat: Seat): string {
    return this.source.info.value?.seats[seat]?.name || houseName(seat);
  }

  /** The chair whose colour and shape this seat has. */
  markOf(seat: Seat): Seat {
    const { view } = this.shown.value ?? this.source.news?.value ?? { view: null };
    return view !== null && this.table?.mark ? this.table.mark(view, seat) : seat;
  }

  label(move: AnyMove, view: unknown): string {
    return this.words.value.label(move, view, this.voice.value);
  }

  sentence(event: AnyPerspective['told'][number]): string {
    if (isHouseEvent(event)) return this.house.value.sentence(event, this.voice.value);
    return this.words.value.sentence(event, this.voice.value);
  }

  /** The same in fewer words. */
  get briefly(): ChronicleWords {
    const { quiet = [], together = {}, isPassed } = this.table?.latest ?? {};
    return {
      sentence: (event) => (quiet.includes(event.type) ? '' : this.sentence(event)),
      isPassed: (event, next) =>
        !isHouseEvent(event) && !isHouseEvent(next) && (isPassed?.(event, next) ?? false),
      together: ({ type }) => together[type]?.[language.value] ?? null,
    };
  }

  /** How it ended, in sentences: by the game's rules, or because people agreed on it. */
  ending(outcome: Outcome, view: unknown): readonly string[] {
    const agreed = this.house.value.ending(outcome);
    return agreed === null ? this.words.value.ending(outcome, view, this.voice.value) : [agreed];
  }

  reason(refusal: Refusal): string {
    return this.house.value.refusal(refusal) ?? this.words.value.refusal(refusal, this.voice.value);
  }
}
