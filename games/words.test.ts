import { expect, test } from 'vitest';
import { roman } from './words.ts';

test('Roman numerals, as far as the games count', () => {
  expect(Array.from({ length: 16 }, (_none, number) => roman(number)).join(' ')).toBe(
    ' I II III IV V VI VII VIII IX X XI XII XIII XIV XV',
  );
  expect(roman(39)).toBe('XXXIX');
});
