/** A worker without an open match refuses every request in words. */

import { houseWords, LANGUAGES } from '@conclave/engine';
import { describe, expect, test } from 'vitest';
import { answerAtTable, type TableAsk } from '../sources/table-answers.ts';

const MOVE = { kind: 'anything' };

const STEPS: readonly TableAsk[] = [
  { type: 'move', move: MOVE, decision: 0 },
  { type: 'undo', decision: 0 },
  { type: 'script', seat: 0, move: MOVE },
  { type: 'why', move: MOVE, decision: 0 },
];

const QUESTIONS: readonly TableAsk[] = [{ type: 'past', event: 0 }, { type: 'record' }];

describe('without a table', () => {
  test.each(STEPS)('$type is refused, and not taken for done', async (ask) => {
    expect(await answerAtTable(null, ask)).toEqual({ rule: 'house', reason: 'noTable' });
  });

  test.each(QUESTIONS)('$type has no answer', async (ask) => {
    expect(await answerAtTable(null, ask)).toBeNull();
  });

  test.each(LANGUAGES)('the refusal has words (%s)', (language) => {
    expect(houseWords[language].refusal({ rule: 'house', reason: 'noTable' })).not.toBeNull();
  });
});
