/** The first page. It answers one question: where do I sit down? */

import { Ruled } from '@conclave/kit';
import { useEffect } from 'preact/hooks';
import { games } from '../catalogue.ts';
import { say } from '../say.ts';
import { lastGame, ownName, visits } from '../settings.ts';
import { CodeField } from '../shell/code-field.tsx';
import { usePageTitle } from '../shell/page-title.ts';
import { ownTables } from '../sources/own-tables.ts';
import { FirstVisit } from './home/first-visit.tsx';
import { GameCard } from './home/game-card.tsx';
import { Greeting } from './home/greeting.tsx';
import { LiveTable } from './home/live-table.tsx';
import { OpenTables } from './home/open-tables.tsx';
import { TodaysRiddle } from './home/todays-riddle.tsx';
import { Foot, Ways } from './home/ways.tsx';
import { YourTables } from './home/your-tables.tsx';

/** A match or a lesson was begun on this device, or the server knows whoever sits here. */
const isReturning = () => lastGame.value !== '' || ownName.value !== '' || ownTables.value.length > 0;

const COUNTED = 'conclave.counted';

export function Home() {
  usePageTitle('');
  const returns = isReturning();
  useEffect(() => {
    if (sessionStorage.getItem(COUNTED) !== null) return;
    sessionStorage.setItem(COUNTED, '');
    visits.value = String(Number(visits.peek()) + 1);
  }, []);
  return (
    <main id="main" class="page home">
      {returns ? <Greeting /> : <FirstVisit />}
      {returns && <YourTables />}
      {returns && (
        <div class="columns">
          <TodaysRiddle />
          <OpenTables />
          <LiveTable />
        </div>
      )}
      <section aria-labelledby="games">
        <Ruled id="games">{say.value.home.games}</Ruled>
        <div class="shelf">
          {games.map((game) => (
            <GameCard key={game.id} game={game} />
          ))}
        </div>
      </section>
      {!returns && (
        <div class="columns">
          <TodaysRiddle />
          <LiveTable />
        </div>
      )}
      <Ways />
      <CodeField folded />
      <Foot />
    </main>
  );
}
