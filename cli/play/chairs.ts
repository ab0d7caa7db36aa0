/** Who sits at the table: people, and bots of a level. */

import type { AnyMatch, Level, Seat, Voice, Watcher } from '@conclave/engine';

export type Chair =
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'bot'; readonly name: string; readonly level: Level };

/** Names of old, the same in both languages. */
const BOT_NAMES = ['Odon', 'Mahaut', 'Gerbert', 'Aliénor', 'Isarn', 'Hermine', 'Foulques', 'Blanche'];

export function botName(seat: Seat): string {
  return BOT_NAMES[seat % BOT_NAMES.length];
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
