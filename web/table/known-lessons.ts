/** Remembers which further lessons this device has offered or opened. None is offered twice. */

import { knownLessons } from '../settings.ts';

const addressOf = (game: string, part: string) => `${game}/${part}`;

export function isKnown(game: string, part: string): boolean {
  return knownLessons.peek().split(' ').includes(addressOf(game, part));
}

export function markKnown(game: string, part: string): void {
  if (!isKnown(game, part)) knownLessons.value = `${knownLessons.peek()} ${addressOf(game, part)}`.trim();
}
