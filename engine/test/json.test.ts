import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonical, hasExactly, isIndex, isRecord, notPlain, sameJson, stableHash } from '../json.ts';
import { sha256 } from '../sha256.ts';

const value = fc.jsonValue();

/** The same value with the keys of every record put in from the last to the first. */
function reversed(json: unknown): unknown {
  if (Array.isArray(json)) return json.map(reversed);
  if (!isRecord(json)) return json;
  return Object.fromEntries(
    Object.keys(json)
      .reverse()
      .map((key) => [key, reversed(json[key])]),
  );
}

describe('sameness', () => {
  /** A value in which one part differs, to come close to the other. */
  const near = fc.tuple(value, value, fc.nat()).map(([json, other, where]) => {
    const text = JSON.stringify(json);
    const at = text.indexOf(':', where % text.length);
    if (at < 0) return [json, other] as const;
    try {
      return [json, JSON.parse(`${text.slice(0, at + 1)}7${text.slice(text.indexOf(',', at))}`)] as const;
    } catch {
      return [json, other] as const;
    }
  });

  test('is that of the canonical text', () => {
    fc.assert(
      fc.property(fc.oneof(near, fc.tuple(value, value)), ([a, b]) => {
        // JSON knows no negative zero.
        const [plainA, plainB] = [a, b].map((json) => JSON.parse(JSON.stringify(json)));
        expect(sameJson(plainA, plainB)).toBe(canonical(plainA) === canonical(plainB));
        expect(sameJson(plainA, reversed(plainA))).toBe(true);
      }),
    );
  });

  test.each([
    [{ a: 1 }, { a: 1, b: 2 }],
    [{ a: 1, b: 2 }, { a: 1 }],
    [{ a: 1 }, { b: 1 }],
    [[], {}],
    [{}, null],
    [[1, 2], [1]],
    [[1], [1, 2]],
    [{ a: [{ b: null }] }, { a: [{ b: 0 }] }],
    ['1', 1],
  ])('%j is not %j', (a, b) => {
    expect(sameJson(a, b)).toBe(false);
  });
});

describe('canonical', () => {
  test('is JSON of the same value', () => {
    fc.assert(
      fc.property(value, (json) => {
        expect(JSON.parse(canonical(json))).toEqual(JSON.parse(JSON.stringify(json)));
      }),
    );
  });

  test('does not depend on the order in which keys were put in', () => {
    fc.assert(
      fc.property(value, (json) => {
        expect(canonical(reversed(json))).toBe(canonical(json));
      }),
    );
  });

  test('tells different values apart', () => {
    fc.assert(
      fc.property(value, value, (a, b) => {
        expect(canonical(a) === canonical(b)).toBe(JSON.stringify(sorted(a)) === JSON.stringify(sorted(b)));
      }),
    );
  });

  test('orders keys by code units, at every depth, numbers among them', () => {
    const json = { b: 1, a: { é: 1, Z: [{ y: 1, x: 2 }], a: 2 }, 10: 0, 9: 0 };
    expect(canonical(json)).toBe('{"10":0,"9":0,"a":{"Z":[{"x":2,"y":1}],"a":2,"é":1},"b":1}');
  });

  test('leaves out what JSON leaves out', () => {
    expect(canonical({ a: undefined, b: [undefined, 1] })).toBe('{"b":[null,1]}');
  });

  test('escapes as JSON does', () => {
    expect(canonical({ '"\n': '\u2028"' })).toBe(JSON.stringify({ '"\n': '\u2028"' }));
  });
});

/** Another way to the same order: JSON of values whose records were rebuilt as sorted pairs. */
function sorted(json: unknown): unknown {
  if (Array.isArray(json)) return json.map(sorted);
  if (!isRecord(json)) return Object.is(json, -0) ? 0 : json;
  return {
    pairs: Object.keys(json)
      .sort()
      .map((key) => [key, sorted(json[key])]),
  };
}

test('the stable hash is the hash of the canonical text', () => {
  expect(stableHash({ b: 1, a: 2 })).toBe(sha256('{"a":2,"b":1}'));
  expect(stableHash({ a: 2, b: 1 })).toBe(stableHash({ b: 1, a: 2 }));
  expect(stableHash({ a: 2, b: 2 })).not.toBe(stableHash({ b: 1, a: 2 }));
});

describe('notPlain', () => {
  test('finds nothing in JSON', () => {
    fc.assert(
      fc.property(value, (json) => {
        expect(notPlain(JSON.parse(JSON.stringify(json)))).toBeNull();
      }),
    );
  });

  class Point {
    readonly x = 1;
  }
  const cycle: Record<string, unknown> = {};
  cycle.self = cycle;
  const hole = [1, 2, 3];
  delete hole[1];

  test.each([
    ['undefined', undefined],
    ['NaN', Number.NaN],
    ['infinity', Number.POSITIVE_INFINITY],
    ['minus zero', -0],
    ['a bigint', 1n],
    ['a symbol', Symbol('s')],
    ['a function', () => 0],
    ['a Map', new Map()],
    ['a Set', new Set()],
    ['a Date', new Date(0)],
    ['a class', new Point()],
    ['a typed array', new Uint8Array(1)],
    ['a record without prototype', Object.create(null)],
    ['a hole', hole],
    ['a cycle', cycle],
  ])('finds %s, and where', (_name, wrong) => {
    expect(notPlain(wrong)).not.toBeNull();
    expect(notPlain({ fine: 1, list: [0, { wrong }] })).toMatch(/^\$\.list\[1\]\.wrong/);
  });
});

test('records are objects, not lists and not null', () => {
  for (const yes of [{}, { a: 1 }, Object.create(null)]) expect(isRecord(yes)).toBe(true);
  for (const no of [null, undefined, [], 'a', 1, true, () => 0]) expect(isRecord(no)).toBe(false);
});

test('hasExactly: these keys, all of them, no other, and its own', () => {
  expect(hasExactly({ a: 1, b: 2 }, 'a', 'b')).toBe(true);
  expect(hasExactly({}, ...[])).toBe(true);
  expect(hasExactly({ a: 1 }, 'a', 'b')).toBe(false);
  expect(hasExactly({ a: 1, b: 2, c: 3 }, 'a', 'b')).toBe(false);
  expect(hasExactly({ a: 1, c: 2 }, 'a', 'b')).toBe(false);
  expect(hasExactly(Object.create({ a: 1 }), 'a')).toBe(false);
  expect(hasExactly({ a: 1 }, 'toString')).toBe(false);
  expect(hasExactly(['a'], '0')).toBe(false);
  expect(hasExactly(null, 'a')).toBe(false);
});

test('isIndex: whole numbers from 0 below the bound', () => {
  for (const yes of [0, 1, 2]) expect(isIndex(yes, 3)).toBe(true);
  for (const no of [-1, 3, 0.5, Number.NaN, '1', null, undefined, 2n]) expect(isIndex(no, 3)).toBe(false);
});
