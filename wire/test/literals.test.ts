import { expect, test } from 'vitest';
import { UPDATE } from '../frames.ts';

test('pages and servers of other versions know an update by the word they always had', () => {
  expect(UPDATE).toBe('frame');
});
