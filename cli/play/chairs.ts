/** Who sits at the table: people, and bots of a level. */

import type { AnyMatch, Level, Seat, Voice, Watcher } from '@conclave/engine';
import { namesAt } from '@conclave/wire/names';

export type Chair =
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'bot'; readonly name: string; readonly level: Level };

/** A bot is called by its chair. */
type Nameless = Omit<Extract<Chair, { kind: 'bot' }>, 'name'>;

/** Nobody is called like anybody else. */
export function named(chairs: readonly (Chair | Nameless)[]): Chair[] {
  const names = namesAt(chairs.map((chair) => ('name' in chair ? chair.name : null)));
  return chairs.map((chair, seat) => ({ ...chair, name: names[seat] }));
}

export function people(chairs: readonly Chair[]): Seat[] {
  return chairs.flatMap((chair, seat) => (chair.kind === 'person' ? [seat] : []));
}

export function voiceOf(reader: Watcher, chairs: readonly Chair[]): Voice {
  return { reader, name: (seat) => chairs[seat].name };
}

/** Writes into the log which seats are played by bots; a saved match knows them again. */
export function seatBots(match: AnyMatch, chairs: readonly Chair[]): void {
  for (const [seat, chair] of chairs.entries()) {
    if (chair.kind === 'bot') match.submit({ type: 'sit', seat, bot: chair.level });
  }
}
