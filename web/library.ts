/** Parts of a game, each fetched once. */

import type { AnyText } from '@conclave/engine';
import { tables } from '@conclave/games/tables';
import type { AnyTable } from '@conclave/kit';

const texts = new Map<string, Promise<AnyText>>();
const drawn = new Map<string, Promise<AnyTable | null>>();

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

export function isShelved(id: string): boolean {
  return Object.hasOwn(tables, id);
}

export function textOf(id: string): Promise<AnyText> {
  return fetched(texts, id, () => tables[id].text());
}

export function tableOf(id: string): Promise<AnyTable | null> {
  return fetched(drawn, id, async () => (await tables[id].table?.()) ?? null);
}
