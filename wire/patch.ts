/**
 * What changed between two JSON values, as a value that is sent instead of the second one. It depends on these two
 * alone: whoever knows the first learns nothing by it, not even by its length, that the second does not say.
 */

import { isRecord, sameJson } from '@conclave/engine';
import * as z from 'zod/mini';

/** Another value; so many items removed at an index and others put there; or what became of some members or items. */
export type Patch =
  | readonly [value: unknown]
  | readonly [at: number, removed: number, items: readonly unknown[]]
  | { readonly [member: string]: Patch };

const count = z.int().check(z.gte(0));
export const patch: z.ZodMiniType<Patch> = z.lazy(() =>
  z.union([
    z.tuple([z.unknown()]),
    z.tuple([count, count, z.array(z.unknown())]),
    z.record(z.string(), patch),
  ]),
);

/** `null`: nothing changed. */
export function patchOf(before: unknown, after: unknown): Patch | null {
  if (before === after) return null;
  if (Array.isArray(before) && Array.isArray(after))
    return before.length === after.length ? patchOfItems(before, after) : splice(before, after);
  if (isRecord(before) && isRecord(after) && haveSameKeys(before, after))
    return patchOfMembers(before, after);
  return [after];
}

function patchOfMembers(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): Patch | null {
  const changes: Record<string, Patch> = {};
  let changed = false;
  for (const key in after) {
    const change = patchOf(before[key], after[key]);
    if (change === null) continue;
    changes[key] = change;
    changed = true;
  }
  return changed ? changes : null;
}

function patchOfItems(before: readonly unknown[], after: readonly unknown[]): Patch | null {
  const changes: Record<string, Patch> = {};
  let changed = false;
  for (let at = 0; at < after.length; at++) {
    const change = patchOf(before[at], after[at]);
    if (change === null) continue;
    changes[at] = change;
    changed = true;
  }
  return changed ? changes : null;
}

/** All between what is the same at both ends. */
function splice(before: readonly unknown[], after: readonly unknown[]): Patch {
  const shorter = Math.min(before.length, after.length);
  let at = 0;
  while (at < shorter && sameJson(before[at], after[at])) at++;
  let behind = 0;
  while (behind < shorter - at && sameJson(before.at(-1 - behind), after.at(-1 - behind))) behind++;
  return [at, before.length - behind - at, after.slice(at, after.length - behind)];
}

/** In the same order, too: a value that was patched is written like the one it stands for. */
function haveSameKeys(before: object, after: object): boolean {
  const keys = Object.keys(after);
  const known = Object.keys(before);
  return keys.length === known.length && keys.every((key, at) => key === known[at]);
}

/** Shares what did not change. Throws a RangeError where the patch was made for something else. */
export function patched(before: unknown, change: Patch): unknown {
  if (!Array.isArray(change)) return patchedMembers(before, change as { readonly [member: string]: Patch });
  if (change.length === 1) return change[0];
  const [at, removed, items] = change;
  if (!Array.isArray(before) || at + removed > before.length) throw new RangeError('no such items');
  return before.toSpliced(at, removed, ...items);
}

function patchedMembers(before: unknown, changes: { readonly [member: string]: Patch }): unknown {
  if (typeof before !== 'object' || before === null) throw new RangeError('no members');
  const after = (Array.isArray(before) ? [...before] : { ...before }) as Record<string, unknown>;
  for (const [key, change] of Object.entries(changes)) {
    if (!Object.hasOwn(before, key)) throw new RangeError(`no member ${key}`);
    after[key] = patched(after[key], change);
  }
  return after;
}

/** FNV-1a over the code units of a text, 32 bits: by it a client notices that it drifted. */
export function fingerprint(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}
