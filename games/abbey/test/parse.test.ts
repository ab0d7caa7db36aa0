import { describe, expect, test } from 'vitest';
import type { Move } from '../rules/moves.ts';
import * as made from '../rules/moves.ts';
import { parse } from '../rules/parse.ts';

/** Moves of every kind, each with a member of its own. */
const MOVES: readonly Move[] = [
  ...Object.values(made.SIMPLE),
  made.STEP[3],
  made.PUT[4],
  made.KEY[5],
  made.PLEDGE[0],
  made.PLEDGE[1],
  made.REVEAL[11],
  made.ACCUSE[23],
  made.CROSS[7],
  made.SHOW[8],
  made.YIELD[9],
  made.HAND[10],
  made.PLAY[1],
  made.DISCARD[2],
  { kind: 'give', cards: [] },
  { kind: 'give', cards: [2, 11, 23] },
  made.CHOOSE[5],
  made.LOOK[4],
  made.LISTEN[6],
  made.NAME[20],
  made.REQUEST[2][15],
  { kind: 'ask', of: 1, question: { kind: 'atMost', n: 6 } },
  { kind: 'askAll', question: { kind: 'allShare', feature: 'beard' } },
  { kind: 'ask', of: 2, question: { kind: 'atLeast', n: 2, filter: [[{ kind: 'is', value: 'fat' }]] } },
  { kind: 'ask', of: 2, question: { kind: 'leftCount', filter: [[]] } },
  { kind: 'ask', of: 2, question: { kind: 'most', feature: 'order' } },
  { kind: 'ask', of: 2, question: { kind: 'shownBy', by: 1, feature: 'hood' } },
  { kind: 'ask', of: 2, question: { kind: 'stillHold', reference: { kind: 'given', by: 'me', n: 1 } } },
  { kind: 'ask', of: 2, question: { kind: 'stillSo' } },
];

describe('moves as they come over the wire', () => {
  test.each(MOVES.map((move) => [move.kind, move] as const))(
    '%s is read as it was written',
    (_kind, move) => {
      const json: unknown = JSON.parse(JSON.stringify(move));
      expect(parse(json)).toEqual(move);
      expect(parse({ ...(json as object), more: 1 })).toBeNull();
    },
  );

  test.each([
    [{ kind: 'step', room: 99 }],
    [{ kind: 'accuse', suspect: 24 }],
    [{ kind: 'choose', of: 6 }],
    [{ kind: 'play', book: 'bestiary' }],
    [{ kind: 'pledge', yes: 1 }],
    [{ kind: 'name', values: ['novice', 'father'] }],
    [{ kind: 'ask', of: 1, question: { kind: 'count', filter: [[]] } }],
    [{ kind: 'ask', of: 1, question: { kind: 'atLeast', n: 0, filter: [[{ kind: 'is', value: 'fat' }]] } }],
    [{ kind: 'ask', of: 1, question: { kind: 'stillHold', reference: { kind: 'given', by: 'me' } } }],
    [{ kind: 'ask', of: 1, question: { kind: 'free', text: 'Who?' } }],
    [{ kind: 'ask', of: 1, question: null }],
    [{ kind: 'ask', of: 1, question: { kind: 'hold', filter: [[{ kind: 'among', suspects: [4, 4] }]] } }],
    [
      {
        kind: 'ask',
        of: 1,
        question: { kind: 'compare', filter: [[{ kind: 'is', value: 'fat' }]], than: [] },
      },
    ],
    [
      {
        kind: 'ask',
        of: 1,
        question: { kind: 'compare', filter: [], than: [[{ kind: 'is', value: 'fat' }]] },
      },
    ],
    [{ kind: 'give' }],
    [{ kind: 'give', cards: [3, 3] }],
    [{ kind: 'give', cards: [4, 3] }],
    [{ kind: 'give', cards: [24] }],
    [{ kind: 'give', cards: [1.5] }],
    [{ kind: 'give', cards: '3' }],
    [{ kind: 'discard', book: 'bestiary' }],
    [{ kind: 'sing' }],
    [null],
    ['done'],
  ])('%j is no move', (json) => {
    expect(parse(json)).toBeNull();
  });
});
