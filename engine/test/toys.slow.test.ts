import { expect, test } from 'vitest';
import { ballotSpec } from '../testing/ballot.ts';
import { examine } from '../testing/examine.ts';
import { failing, table } from '../testing/tally.ts';
import { cloisterSpec, FAULTS, type Fault } from '../testing/toy.ts';

const CAUGHT_BY: Record<Fault, string> = {
  'leak by view': 'veil 1: sight',
  'leak by gallery': 'veil 2: gallery',
  'leak by public view': 'veil 2: gallery',
  'leak by move list': 'veil 1: sight',
  'leak by order of moves': 'veil 1: sight',
  'leak by refusal': 'veil 1: sight',
  'leak by event payload': 'veil 3: hearing',
  'leak by an event that exists': 'veil 3: hearing',
  'leak at the opening': 'veil 3: opening',
  'asked only if one has the card': 'veil 4: asked',
  'a peek that counts as unnoticed': 'veil 4: choice',
  'skipped where nobody has a choice': 'veil 4: asked',
  'closed by the last answer': 'veil 4: no step closes a secret window',
  'open for whoever has a choice': 'a close closes',
  'passed by answering': 'veil 1: window',
  'leak by mayUndo': 'veil 6: undo',
  'forgotten seal': 'veil 6: undo',
  'resolved by arrival': 'veil 5: order at the close',
  'closed without a word': 'closing is told',
  'shared array in clone': 'clone is equal and independent',
  'dead end': 'never stuck',
  'several act at once without a window': 'nobody loses an undo unawares',
  'another lapse each time': 'listed is accepted at the limit too',
};

test('the sound toy conforms', () => {
  const report = examine(cloisterSpec(null), { games: 40, seed: 'sound' });
  console.info(table(report));
  expect(failing(report)).toEqual([]);
});

test('the sound toy of open windows conforms', () => {
  const report = examine(ballotSpec(false), { games: 12, seed: 'sound' });
  expect(failing(report)).toEqual([]);
});

test('conformance catches: strokes before an answer', () => {
  const untilFailed = 'a window is answered by one move a figure';
  const report = examine(ballotSpec(true), { games: 3, seed: 'broken', untilFailed });
  const { decided, failures } = report[untilFailed];
  expect(decided).toBeGreaterThan(0);
  expect(failures).not.toEqual([]);
});

test.each(FAULTS)('conformance catches: %s', (fault) => {
  const untilFailed = CAUGHT_BY[fault];
  const report = examine(cloisterSpec(fault), { games: 10, seed: 'broken', untilFailed });
  const property = report[untilFailed];
  expect(property.decided).toBeGreaterThan(0);
  expect(property.failures).not.toEqual([]);
});
