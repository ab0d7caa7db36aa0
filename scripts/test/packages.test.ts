import { expect, test } from 'vitest';
import { findWrongImports } from '../checks/packages.ts';
import { readSources, type Source } from '../checks/syntax.ts';
import { ROOT } from '../prepare.js';

/** What the cases below find when they look behind an import. */
const LIBRARY: readonly Source[] = [
  {
    path: 'games/abbey/rules/deck.ts',
    text: "import cards from '../data/cards.json' with { type: 'json' };",
  },
  { path: 'games/abbey/rules/titles.ts', text: "import type { State } from './state.ts';" },
  { path: 'games/abbey/rules/notes.ts', text: "import { DECK } from './deck.ts';" },
  { path: 'games/abbey/rules/refusals.ts', text: "import { toAct } from './turn.ts';" },
];

function wrong(path: string, text: string): string[] {
  return findWrongImports({ path, text }, (wanted) => LIBRARY.find((source) => source.path === wanted));
}

/** File, what it imports, and whether it may. */
const CASES: readonly (readonly [path: string, text: string, allowed: boolean])[] = [
  ['engine/match.ts', "import { a } from './json.ts'", true],
  ['engine/match.ts', "import { readFileSync } from 'node:fs'", false],
  ['engine/match.ts', "import { z } from 'zod'", false],
  ['engine/match.ts', "import { examine } from './testing/index.ts'", false],
  ['engine/match.ts', "import type { Bot } from '@conclave/bots'", false],
  ['engine/match.ts', "import('@conclave/games/entries')", false],
  ['engine/match.ts', "export * from '../bots/index.ts'", false],
  ['engine/testing/examine.ts', "import { expect } from 'vitest'", true],
  ['engine/testing/examine.ts', "import { match } from '../match.ts'", true],
  ['engine/test/match.test.ts', "import { examine } from '@conclave/engine/testing'", true],
  ['engine/test/match.test.ts', "import { gameEntries } from '@conclave/games/entries'", false],
  ['wire/frame.ts', "import { z } from 'zod/mini'", true],
  ['wire/frame.ts', "import { a } from '@conclave/engine'", true],
  ['wire/frame.ts', "import type { GameEntry } from '@conclave/games/entries'", false],
  ['bots/search.ts', "import { a } from '@conclave/engine'", true],
  ['bots/search.ts', "import type { A } from '@conclave/games/abbey/rules/state'", false],
  ['bots/test/search.test.ts', "import { toys } from '@conclave/engine/testing'", true],
  ['bots/test/search.test.ts', "import { menu } from '@conclave/cli'", false],
  ['kit/card.tsx', "import type { Seat } from '@conclave/engine'", true],
  ['kit/card.tsx', "import { LEVELS } from '@conclave/engine'", true],
  ['kit/card.tsx', "import { openMatch } from '@conclave/engine'", false],
  ['games/abbey/rules/game.ts', "import { a } from '@conclave/engine'", true],
  ['games/abbey/rules/game.ts', "import board from '../data/board.json' with { type: 'json' }", true],
  ['games/abbey/rules/game.ts', "import { a } from '@conclave/bots'", false],
  ['games/abbey/rules/game.ts', "import { a } from '../mind/mind.ts'", false],
  ['games/abbey/rules/game.ts', "import { en } from '../text/en.ts'", false],
  ['games/abbey/rules/game.ts', "import { a } from '../../nuns/rules/state.ts'", false],
  ['games/abbey/rules/game.ts', "import type { A } from '@conclave/games/nuns/rules/state'", false],
  ['games/abbey/rules/game.ts', "import { examine } from '@conclave/engine/testing'", false],
  ['games/abbey/rules/game.ts', "import { a } from '../../../engine/json.ts'", false],
  ['games/abbey/mind/mind.ts', "import { a } from '../rules/game.ts'", true],
  ['games/abbey/mind/mind.ts', "import { a } from '@conclave/bots'", false],
  ['games/abbey/bot/strong.ts', "import { search } from '@conclave/bots'", true],
  ['games/abbey/bot/strong.ts', "import { mind } from '../mind/mind.ts'", true],
  ['games/abbey/bot/strong.ts', "import { en } from '../text/en.ts'", false],
  ['games/abbey/text/en.ts', "import type { State } from '../rules/state.ts'", true],
  ['games/abbey/text/en.ts', "import { type State, MONKS } from '../rules/state.ts'", true],
  ['games/abbey/text/en.ts', "import { isMonk } from '../rules/deck.ts'", true],
  ['games/abbey/text/en.ts', "import { titleOf } from '@conclave/games/abbey/rules/titles'", true],
  ['games/abbey/text/en.ts', "import { crossedOff } from '../rules/notes.ts'", true],
  ['games/abbey/text/words.ts', "import { rulesPage } from '../../words.ts'", true],
  ['games/abbey/text/fr.ts', "import { of } from '../../french.ts'", true],
  ['games/abbey/rules/game.ts', "import { rulesPage } from '../../words.ts'", false],
  ['games/words.ts', "import { en } from './abbey/text/en.ts'", false],
  ['games/abbey/text/en.ts', "import { play } from '../rules/unheard-of.ts'", false],
  ['games/abbey/text/en.ts', "import { refusal } from '../rules/refusals.ts'", false],
  ['games/abbey/text/en.ts', "import * as rules from '../rules/refusals.ts'", false],
  ['games/abbey/text/en.ts', "import { mind } from '../mind/mind.ts'", false],
  ['games/abbey/table/board.tsx', "import { Card } from '@conclave/kit'", true],
  ['games/abbey/table/board.tsx', "import { h } from 'preact'", true],
  ['games/abbey/table/board.tsx', "import { en } from '../text/en.ts'", true],
  ['games/abbey/table/notebook.tsx', "import { mindOf } from '../mind/mind.ts'", true],
  ['games/abbey/table/board.tsx', "import { refusal } from '../rules/refusals.ts'", false],
  ['games/abbey/table/board.tsx', "import { strong } from '../bot/strong.ts'", false],
  ['games/abbey/table/board.tsx', "import { reach } from '../on-view/reach.ts'", true],
  ['games/abbey/text/form.ts', "import { askable } from '../on-view/askable.ts'", true],
  ['games/abbey/on-view/reach.ts', "import { joinedTo } from '../rules/paths.ts'", true],
  ['games/abbey/on-view/reach.ts', "import { en } from '../text/en.ts'", false],
  ['games/abbey/test/rules.test.ts', "import { strong } from '../bot/strong.ts'", true],
  ['games/abbey/test/rules.test.ts', "import { examine } from '@conclave/engine/testing'", true],
  ['games/abbey/test/rules.test.ts', "import { a } from '../../nuns/test/disguise.ts'", false],
  ['games/abbey/index.ts', "const table = () => import('./table/board.tsx')", true],
  ['games/abbey/index.ts', "const rules = () => import('./rules/game.ts')", true],
  ['games/abbey/index.ts', "const bots = () => import('./bot/bots.ts')", true],
  ['games/abbey/index.ts', "import type { GameModules } from '../modules.ts'", true],
  ['games/abbey/index.ts', "import { abbey } from './rules/game.ts'", false],
  ['games/abbey/index.ts', "import { text } from './text/index.ts'", false],
  ['games/abbey/index.ts', "import { Board } from './table/board.tsx'", false],
  ['games/abbey/index.ts', "import { strong } from './bot/strong.ts'", false],
  ['games/abbey/index.ts', "const rules = () => import('../nuns/rules/game.ts')", false],
  ['games/abbey/index.ts', "import { nuns } from '../nuns/index.ts'", false],
  ['games/index.ts', "import { abbey } from './abbey/index.ts'", true],
  ['games/index.ts', "import { abbey } from './abbey/rules/game.ts'", false],
  ['games/modules.ts', "import type { Table } from '@conclave/kit'", true],
  ['games/entries.ts', "import { games } from './index.ts'", true],
  ['games/entries.ts', "import { abbey } from './abbey/rules/game.ts'", false],
  ['games/bots.ts', "import { games } from './index.ts'", true],
  ['games/bots.ts', "import { Board } from './abbey/table/board.tsx'", false],
  ['server/http.ts', "import { gameEntries } from '@conclave/games/entries'", true],
  ['server/http.ts', "import { games } from '@conclave/games'", false],
  ['server/http.ts', "import { abbey } from '@conclave/games/abbey/rules/game'", false],
  ['server/http.ts', "import { Card } from '@conclave/kit'", false],
  ['web/page.tsx', "import { games } from '@conclave/games'", true],
  ['web/page.tsx', "import { store } from '@conclave/server'", false],
  ['cli/main.ts', "import { serve } from '@conclave/server'", true],
  ['cli/main.ts', "import { gameEntries } from '@conclave/games/entries'", true],
  ['cli/main.ts', "import { page } from '@conclave/web'", false],
  ['cli/main.ts', "import { abbey } from '@conclave/games/abbey/rules/game'", false],
  ['cli/test/main.test.ts', "import { abbey } from '@conclave/games/abbey/rules/game'", true],
  ['server/test/games.ts', 'import(`@conclave/games/${id}/test/quick-spec`)', true],
  ['server/http.ts', 'import(`@conclave/games/${id}/test/quick-spec`)', false],
  ['bench/abbey.ts', "import { abbey } from '@conclave/games/abbey/rules/game'", true],
  ['attic/box.ts', '', false],
  ['games/abbey/loose.ts', '', false],
];

test.each(CASES)('%s with %s', (path, text, allowed) => {
  expect(wrong(path, text).length === 0).toBe(allowed);
});

test('says where and why', () => {
  expect(wrong('bots/a.ts', "\nimport { b } from '@conclave/cli'")).toEqual([
    'bots/a.ts:2 @conclave/cli: bots may not import cli',
  ]);
});

test('imports go only the allowed way', () => {
  const sources = readSources(ROOT);
  expect(sources.length).toBeGreaterThan(20);
  const byPath = new Map(sources.map((source) => [source.path, source]));
  expect(sources.flatMap((source) => findWrongImports(source, (path) => byPath.get(path)))).toEqual([]);
});
