/** Loads the parts of a game, each once. */

import type { AnyText } from '@conclave/engine';
import { gamesById } from '@conclave/games';
import type { AnyTable } from '@conclave/kit';

const texts = new Map<string, Promise<AnyText>>();
const drawn = new Map<string, Promise<AnyTable>>();

function fetched<Part>(
  kept: Map<string, Promise<Part>>,
  id: string,
  fetch: () => Promise<Part>,
): Promise<Part> {
  const known = kept.get(id) ?? fetch();
  kept.set(id, known);
  known.catch(() => kept.delete(id));
  return known;
}

export function isGame(id: string): boolean {
  return Object.hasOwn(gamesById, id);
}

export function textOf(id: string): Promise<AnyText> {
  return fetched(texts, id, () => gamesById[id].text());
}

export function tableOf(id: string): Promise<AnyTable> {
  return fetched(drawn, id, () => gamesById[id].table());
}
