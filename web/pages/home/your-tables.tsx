/** The tables of whoever sits here, the most urgent first, as cards with small boards. */

import { Ruled } from '@conclave/kit';
import { say } from '../../say.ts';
import { useDrawnGames } from '../../shell/drawn-games.ts';
import { nameOf, SmallBoard, TimeLeft, taskOf, Who } from '../../shell/own-table.tsx';
import { addressOf, ownTables } from '../../sources/own-tables.ts';

const SHOWN = 4;

export function YourTables() {
  const running = ownTables.value.filter(({ isOver }) => !isOver);
  const shown = running.slice(0, SHOWN);
  const drawn = useDrawnGames(shown);
  const words = say.value.home;
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby="your-tables">
      <Ruled id="your-tables">{words.yourTables}</Ruled>
      <ul class="waits">
        {shown.map((table) => (
          <li key={table.id}>
            <a class={table.due ? 'wait mine' : 'wait'} href={addressOf(table)}>
              <SmallBoard table={table} drawn={drawn.get(table.game)} />
              <span class="wait-words">
                <b class="wait-name">{nameOf(table.game)}</b>
                <span class={table.due ? 'task yours' : 'task'}>{taskOf(table, drawn.get(table.game))}</span>
                <Who table={table} drawn={drawn.get(table.game)} />
                <span class="wait-foot">
                  <TimeLeft table={table} />
                  <span class={table.due ? 'button go small' : 'button small'}>
                    {table.due ? words.goOn : say.value.lists.look}
                  </span>
                </span>
              </span>
            </a>
          </li>
        ))}
      </ul>
      {running.length > SHOWN && (
        <p class="all-tables">
          <a href="/matches">{words.allYourTables}</a>
        </p>
      )}
    </section>
  );
}
