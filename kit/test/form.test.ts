import { describe, expect, test } from 'vitest';
import { fitting } from '../form.ts';

/** Whom, then what; "Alix" has nothing to say of "books". */
function lead(choices: readonly string[]): string | null {
  const [whom, what, ...rest] = choices;
  if (rest.length > 0 || (whom === 'Alix' && what === 'books')) return null;
  if (whom === undefined) return 'whom?';
  return what === undefined ? 'what?' : `ask ${whom} about ${what}`;
}

describe('a form', () => {
  test('asks on after every choice, until the move is whole', () => {
    expect(fitting([], lead).step).toBe('whom?');
    expect(fitting(['Alix'], lead).step).toBe('what?');
    expect(fitting(['Alix', 'cards'], lead).step).toBe('ask Alix about cards');
  });

  test('drops choices from the end that no longer lead anywhere', () => {
    expect(fitting(['Alix', 'books'], lead)).toEqual({ choices: ['Alix'], step: 'what?' });
    expect(fitting(['Bertrand', 'books', 'more'], lead)).toEqual({
      choices: ['Bertrand', 'books'],
      step: 'ask Bertrand about books',
    });
  });
});
