/** Plain JSON values: telling them apart, and writing them in one canonical way. */

import { sha256 } from './sha256.ts';

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A record with exactly these keys; `parse` functions start with it. */
export function hasExactly<Key extends string>(
  value: unknown,
  ...keys: readonly Key[]
): value is Record<Key, unknown> {
  if (!isRecord(value)) return false;
  return Object.keys(value).length === keys.length && keys.every((key) => Object.hasOwn(value, key));
}

export function isIndex(value: unknown, below: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < below;
}

/** JSON with the keys of every record in order of their code units. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((inner) => canonical(inner) ?? 'null').join()}]`;
  if (!isRecord(value)) return JSON.stringify(value);
  let members = '';
  for (const key of Object.keys(value).sort()) {
    if (value[key] === undefined) continue;
    members += `${members && ','}${JSON.stringify(key)}:${canonical(value[key])}`;
  }
  return `{${members}}`;
}

/** Whether two plain JSON values are the same, without writing them down. */
export function sameJson(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) || Array.isArray(b)) return Array.isArray(a) && Array.isArray(b) && sameItems(a, b);
  return sameMembers(a as Record<string, unknown>, b as Record<string, unknown>);
}

function sameItems(a: readonly unknown[], b: readonly unknown[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (!sameJson(a[i], b[i])) return false;
  return true;
}

function sameMembers(a: Readonly<Record<string, unknown>>, b: Readonly<Record<string, unknown>>): boolean {
  let members = 0;
  for (const key in a) {
    // A missing member is undefined, which is in no JSON.
    if (!sameJson(a[key], b[key])) return false;
    members++;
  }
  for (const _key in b) members--;
  return members === 0;
}

/** A deep copy of plain JSON. */
export function copyJson<Value>(value: Value): Value {
  return copied(value) as Value;
}

function copied(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(copied);
  const copy: Record<string, unknown> = {};
  for (const key in value) copy[key] = copied((value as Record<string, unknown>)[key]);
  return copy;
}

export function stableHash(value: unknown): string {
  return sha256(canonical(value));
}

/**
 * The path of the first part that is not plain JSON, or `null` where all is plain. Not plain are undefined, NaN, a
 * function, a class, a hole, and a cycle by its depth.
 */
export function notPlain(value: unknown, path = '$'): string | null {
  if (path.length > 2000) return path;
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return null;
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0) ? null : path;
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) {
      const found = notPlain(value[i], `${path}[${i}]`);
      if (found) return found;
    }
    return null;
  }
  if (typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype) return path;
  for (const [key, inner] of Object.entries(value)) {
    const found = notPlain(inner, `${path}.${key}`);
    if (found) return found;
  }
  return null;
}
