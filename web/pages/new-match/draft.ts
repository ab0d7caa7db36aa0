/** What the form of a new match holds until it is sent. */

import { LEVELS, type Level, type OptionValue, type Seat } from '@conclave/engine';
import type { ClockRule } from '@conclave/wire';
import { namesAt } from '@conclave/wire/names';
import type { CatalogueGame } from '../../catalogue.ts';
import { path } from '../../router.ts';
import { ownName } from '../../settings.ts';

export type Where = 'here' | 'sofa' | 'online';
export type SeatKind = 'person' | 'open' | 'invited' | Level;

export const WHERES: readonly Where[] = ['here', 'sofa', 'online'];

export interface Draft {
  readonly where: Where;
  readonly seats: number;
  /** Where the one who opens the match sits: seats may differ. */
  readonly chair: Seat;
  readonly kinds: readonly SeatKind[];
  /** As people have written them. */
  readonly names: readonly string[];
  readonly options: Readonly<Record<string, OptionValue>>;
  /** Whether people may use hints and “all that follows” against each other. */
  readonly aids: boolean;
  readonly listed: boolean;
  readonly clock: ClockRule;
  /** Of the bot that keeps the chair of somebody who is away or has resigned. */
  readonly absence: Level;
}

export function kindsOf(where: Where, most: number, chair: Seat): SeatKind[] {
  const others: Record<Where, SeatKind> = { here: 'easy', sofa: 'person', online: 'invited' };
  return Array.from({ length: most }, (_none, seat) => (seat === chair ? 'person' : others[where]));
}

export function firstDraft(game: CatalogueGame): Draft {
  const asked = new URLSearchParams(path.peek().split('?')[1]).get('where');
  const where = WHERES.find((one) => one === asked) ?? 'here';
  const { seats, chair, options } = game.firstMatch;
  return {
    where,
    seats,
    chair,
    kinds: kindsOf(where, game.seats.max, chair),
    names: Array.from({ length: game.seats.max }, (_none, seat) => (seat === chair ? ownName.peek() : '')),
    options,
    aids: false,
    listed: false,
    clock: { kind: 'none' },
    absence: 'fair',
  };
}

/** The one who opens the match takes another chair: name and kind change places with who sat there. */
export function withChair(draft: Draft, part: { readonly seats?: number; readonly chair?: Seat }): Draft {
  const seats = part.seats ?? draft.seats;
  const chair = Math.min(part.chair ?? draft.chair, seats - 1);
  const swapped = <Item>(list: readonly Item[]) =>
    list.map((item, seat) =>
      seat === chair ? list[draft.chair] : seat === draft.chair ? list[chair] : item,
    );
  return { ...draft, seats, chair, kinds: swapped(draft.kinds), names: swapped(draft.names) };
}

export interface DraftProps {
  readonly draft: Draft;
  change(part: Partial<Draft>): void;
}

/** The name of a seat whose person writes none. */
export function namesIn({ names, seats }: Draft, seat: Seat): string {
  return namesAt(names.slice(0, seats).with(seat, ''))[seat];
}

export function peopleIn({ kinds, seats }: Draft): number {
  return kinds.slice(0, seats).filter((kind) => !isLevel(kind)).length;
}

export function isLevel(kind: SeatKind): kind is Level {
  return LEVELS.some((level) => level === kind);
}
