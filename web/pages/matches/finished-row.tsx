/** A finished match in one line: how it ended, with whom, when, and what can be done with it. */

import { gamesById } from '@conclave/games';
import { Initial } from '@conclave/kit';
import { isGame } from '../../library.ts';
import { go } from '../../router.ts';
import { say } from '../../say.ts';
import { complain } from '../../shell/error-toast.ts';
import { nameOf } from '../../shell/own-table.tsx';
import { date } from '../../shell/when.ts';
import { addressOf, type OwnTable } from '../../sources/own-tables.ts';
import { DeleteButton } from './delete-button.tsx';

/** In one sentence, as far as a list knows it. */
function resultOf({ outcome, you, seats, resigned }: OwnTable): {
  readonly text: string;
  readonly won: boolean;
} {
  const words = say.value.matches;
  const winners = outcome?.places.at(0) ?? [];
  if (resigned !== null) return { text: words.youResigned, won: false };
  if (winners.length === 0) return { text: words.ended, won: false };
  const won = you !== 'gallery' && winners.includes(you);
  if (winners.length > 1) return { text: words.shared, won };
  return { text: won ? words.won : words.wonBy(seats[winners[0]].name), won };
}

export function FinishedRow({ table }: { readonly table: OwnTable }) {
  const words = say.value.matches;
  const { text, won } = resultOf(table);
  const record = table.place === 'local' ? `local-${table.id}` : table.id;
  const hasReview = isGame(table.game) && gamesById[table.game].review !== undefined;
  const again = async () => {
    try {
      const { beginAgain } = await import('./again.ts');
      go(await beginAgain(table));
    } catch (error) {
      complain(error);
    }
  };
  const others = table.seats
    .filter((_seat, seat) => seat !== table.you && seat !== table.resigned)
    .map(({ name }) => name);
  return (
    <li class="finished-row match-line" data-row={table.id}>
      {isGame(table.game) && <Initial sign={gamesById[table.game].sign} />}
      <span class="row-words">
        <a class={won ? 'result won' : 'result'} href={addressOf(table)}>
          <span class="unseen">{nameOf(table.game)}: </span>
          {text}
        </a>
        <span class="who">{others.length > 0 ? others.join(', ') : say.value.lists.onDevice}</span>
      </span>
      <span class="row-date tabular">{date(table.changedAt)}</span>
      <span class="row-links">
        {hasReview && <a href={`/review/${record}`}>{say.value.table.review}</a>}
        <a href={`/replay/${record}`}>{words.replay}</a>
        <button type="button" class="link" onClick={() => void again()}>
          {words.again}
        </button>
        <DeleteButton table={table} />
      </span>
    </li>
  );
}
