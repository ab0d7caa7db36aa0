/** What was heard of a player, on a page of its own. */

import { expect, test } from 'vitest';
import type { Event } from '../../rules/events.ts';
import type { Question } from '../../rules/question.ts';
import { utterancesOf } from '../notebook/utterances.ts';

const question: Question = { kind: 'atMost', n: 6 };
const answer = { kind: 'yesNo', yes: true } as const;
const said: Event = { type: 'answered', asker: 2, of: 1, question, answer };

test('what was said, when, and to whom; the newest first', () => {
  const heard = utterancesOf(
    [
      { type: 'firstPlayer', seat: 0, mass: 3 },
      said,
      { type: 'answered', asker: 1, of: 2, question, answer },
      { type: 'asked', asker: 0, of: 1, question },
      { type: 'silent', asker: 0, of: 1 },
      { type: 'hasNone', by: 1, to: 3, values: ['father'] },
    ] as Event[],
    1,
  );
  expect(heard.map(({ said }) => said.kind)).toEqual(['none', 'silence', 'answer']);
  expect(heard.map(({ asker }) => asker)).toEqual([3, 0, 2]);
  expect(heard[1].said).toEqual({ kind: 'silence', question });
  expect(heard.every(({ mass, isOld }) => mass === 3 && !isOld)).toBe(true);
});

test('it is paler once cards of that player have moved, and of nobody else', () => {
  const others: Event = { type: 'took', by: 2, from: 3, card: null, how: 'cell' } as Event;
  const theirs: Event = { type: 'took', by: 2, from: 1, card: null, how: 'cell' } as Event;
  expect(utterancesOf([said, others], 1).map(({ isOld }) => isOld)).toEqual([false]);
  expect(utterancesOf([said, theirs, said], 1).map(({ isOld }) => isOld)).toEqual([false, true]);
});
