import { describe, expect, test, vi } from 'vitest';

vi.stubGlobal('location', { pathname: '/', search: '', hash: '' });
const { matchPath } = await import('../router.ts');

describe('addresses', () => {
  test('name the parts of a page', () => {
    expect(matchPath('/new/:game', '/new/temple-code?where=online')).toEqual({ game: 'temple-code' });
    expect(matchPath('/match/:id', '/match/a%20b')).toEqual({ id: 'a b' });
    expect(matchPath('/', '/')).toEqual({});
  });

  test('that nobody can read stand for themselves', () => {
    expect(matchPath('/match/:id', '/match/%E0%A4%A')).toEqual({ id: '%E0%A4%A' });
  });

  test('of other pages do not fit', () => {
    expect(matchPath('/new/:game', '/new')).toBeNull();
    expect(matchPath('/new/:game', '/new/a/b')).toBeNull();
    expect(matchPath('/matches', '/match')).toBeNull();
  });
});
