import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { distance, NEIGHBOURS, POINTS } from '../rules/convent.ts';
import { computeSight } from '../rules/lines-of-sight.ts';
import { allWalls, doors, meets, SPOTS } from '../rules/plan.ts';
import { facing, isInLine, NOWHERE, sees } from '../rules/sight.ts';
import facts from './facts/sight.json' with { type: 'json' };

const FILE = new URL('../data/sight.json', import.meta.url);

function written(): string {
  const { visible, looks } = computeSight();
  const rows = looks.map((look) => JSON.stringify([look.at, look.from, look.to, ...look.sees]));
  return [
    '{',
    '  "provenance": "Worked out from board.json and plan.json; WRITE_SIGHT=1 npx vitest run games/nuns/test/sight.test.ts writes it anew",',
    '  "visible": [',
    visible.map((points) => `    ${JSON.stringify(points)}`).join(',\n'),
    '  ],',
    '  "looks": [',
    rows.map((row) => `    ${row}`).join(',\n'),
    '  ]',
    '}',
    '',
  ].join('\n');
}

if (process.env.WRITE_SIGHT) writeFileSync(FILE, written());

test('the table of sight is what the floor plan gives', () => {
  expect(readFileSync(FILE, 'utf8')).toBe(written());
});
