import { expect, test } from 'vitest';
import { partsOf } from '../cache-parts.ts';

const file = (name: string, ...from: string[]) => ({ name, from });

test('every file of a build belongs to one part: a game’s own scripts, sheets and pictures, or what every page needs', () => {
  const built = [
    file('assets/index-AAAAAAAA.js'),
    file('assets/templar-B-_BBBBB.js'),
    file('assets/templar-CCCCCCCC.css'),
    file('assets/templar-review-GGGGGGGG.js'),
    file('assets/templar-puzzle-HHHHHHHH.js'),
    file('assets/temple-code-DDDDDDDD.js'),
    file('assets/floor-EEEEEEEE.svg', '../games/templar/table/floor.svg'),
    file('assets/letters-FFFFFFFF.woff2', '../node_modules/letters/letters.woff2'),
  ];
  expect(partsOf(built, ['temple-code', 'templar'])).toEqual({
    shell: ['/assets/index-AAAAAAAA.js', '/assets/letters-FFFFFFFF.woff2'],
    games: {
      'temple-code': ['/assets/temple-code-DDDDDDDD.js'],
      templar: [
        '/assets/templar-B-_BBBBB.js',
        '/assets/templar-CCCCCCCC.css',
        '/assets/templar-review-GGGGGGGG.js',
        '/assets/templar-puzzle-HHHHHHHH.js',
        '/assets/floor-EEEEEEEE.svg',
      ],
    },
  });
});
