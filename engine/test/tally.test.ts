import { expect, test } from 'vitest';
import { failing, Tally, table } from '../testing/tally.ts';

test('a property that held every time is held, with how often it was decided', () => {
  const tally = new Tally(['sound']);
  for (let i = 0; i < 3; i++) tally.check('sound', true, () => 'unused');
  expect(tally.report()).toEqual({ sound: { decided: 3, failures: [] } });
  expect(failing(tally.report())).toEqual([]);
  expect(table(tally.report())).toMatch(/^sound\s+3 {2}held$/);
});

test('a property that was never decided has failed', () => {
  const tally = new Tally(['idle']);
  tally.expect('expected later');
  expect(failing(tally.report())).toEqual(['idle', 'expected later']);
  expect(table(tally.report())).toContain('FAILED: never decided');
});

test('a property that failed once has failed, however often it held', () => {
  const tally = new Tally([]);
  tally.check('broken', true, () => 'unused');
  tally.check('broken', false, () => 'why');
  tally.check('broken', true, () => 'unused');
  expect(tally.report()).toEqual({ broken: { decided: 3, failures: ['why'] } });
  expect(failing(tally.report())).toEqual(['broken']);
});

test('the first few failures are kept, cut short', () => {
  const tally = new Tally([]);
  for (let i = 0; i < 10; i++) tally.check('broken', false, () => `${i}${'x'.repeat(5000)}`);
  const { failures } = tally.report().broken;
  expect(failures.map((text) => text[0])).toEqual(['0', '1', '2']);
  expect(failures[0]).toHaveLength(2000);
});
