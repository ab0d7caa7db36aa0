/** The title of a table's page: whose turn it is, how it ended, which game. */

import type { Outcome } from '@conclave/engine';
import { say } from '../say.ts';
import { usePageTitle } from '../shell/page-title.ts';
import type { TableController } from './control/controller.ts';

/** What is done at the table: it is played, taught, or looked at once more. */
export type Occasion = 'match' | 'lesson' | 'replay';

/** `part`: whom a lesson teaches, if not everybody. */
export function useTableTitle(control: TableController, occasion: Occasion, part?: string): void {
  usePageTitle(titleOf(control, occasion, part));
}

function titleOf(control: TableController, occasion: Occasion, part?: string): string {
  const { yourTurn, screen, wording } = control;
  const { name } = wording.words.value;
  if (occasion !== 'match') return say.value.titles[occasion](name, part);
  if (yourTurn.value && !screen.playback.moving.value) return `● ${say.value.table.yourTurn} · ${name}`;
  const outcome = screen.present.value?.outcome;
  return outcome ? `${ending(control, outcome)} · ${name}` : name;
}

/** Who won. */
function ending({ wording }: TableController, { places: [winners = []] }: Outcome): string {
  const { theEnd, wonBy } = say.value.table;
  return winners.length > 0 ? wonBy(winners.map((seat) => wording.nameOf(seat))) : theEnd;
}
