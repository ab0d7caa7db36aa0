/** Begins a match against bots with one click, and opens it. */

import type { CatalogueGame } from '../../catalogue.ts';
import { tableOf, textOf } from '../../library.ts';
import { go } from '../../router.ts';
import { ownName } from '../../settings.ts';
import { complain } from '../../shell/error-toast.ts';
import { loading } from '../../sources/loading-error.ts';

export async function beginQuickMatch(game: CatalogueGame): Promise<void> {
  // What the table needs is fetched while the match is opened.
  void Promise.all([import('../local.tsx'), textOf(game.id), tableOf(game.id)]).catch(() => {});
  try {
    const { quickMatch } = await loading(import('../../sources/quick-match.ts'));
    go(`/local/${await quickMatch(game, ownName.value)}`);
  } catch (error) {
    complain(error);
  }
}
