/** The room before a match on a server: who sits where, what is agreed, and how others come to the table. */

import { MINUTE } from '@conclave/engine/time-units';
import { gamesById } from '@conclave/games';
import { Dialog, Initial, Title } from '@conclave/kit';
import type { MatchSummary } from '@conclave/wire';
import { useState } from 'preact/hooks';
import * as api from '../api.ts';
import { gameOf } from '../catalogue.ts';
import { isGame } from '../library.ts';
import { go } from '../router.ts';
import { say } from '../say.ts';
import { language } from '../settings.ts';
import { ChairMark } from '../shell/chair-mark.tsx';
import { complain } from '../shell/error-toast.ts';
import { Header } from '../shell/header.tsx';
import { usePageTitle } from '../shell/page-title.ts';
import { Panels } from '../shell/primer.tsx';
import { useRolesInWords } from '../shell/roles.ts';
import type { RemoteSource } from '../sources/remote.ts';
import { layout } from '../table/layout.ts';
import { Agreed, AgreedShort } from './room/agreed.tsx';
import { House } from './room/house.tsx';
import { Invite } from './room/invite.tsx';
import { useRoomKeys } from './room/keys.ts';
import { Standing } from './room/progress.tsx';
import { freeChairs, hostName, type PartProps } from './room/room-table.ts';
import { SitDown } from './room/sit-down.tsx';
import { Swaps } from './room/swaps.tsx';
import { RoomTalk } from './room/talk.tsx';

interface RoomProps {
  readonly table: MatchSummary;
  readonly source: RemoteSource;
  /** The reader may be another person now. */
  onChange(): void;
}

export function WaitingRoom({ table, source, onChange }: RoomProps) {
  const game = gameOf(table.game);
  const name = game?.words[language.value].name ?? table.game;
  usePageTitle(say.value.titles.room(name));
  useRoomKeys();
  const roles = useRolesInWords(table.game, table.seats.length, table.options);
  const act = async (step: () => Promise<unknown>) => {
    try {
      await step();
      return true;
    } catch (error) {
      complain(error);
      return false;
    }
  };
  const parts = { table, roles, act };
  const isAtTable = table.you !== null || table.host;
  return (
    <>
      <Header />
      <main id="main" class={isAtTable ? 'page room' : 'page room as-guest'}>
        {isAtTable ? (
          <AtTable {...parts} name={name} source={source} changed={onChange} />
        ) : (
          <AsGuest
            {...parts}
            name={name}
            tagline={game?.words[language.value].tagline ?? ''}
            sat={onChange}
          />
        )}
      </main>
    </>
  );
}

interface AtTableProps extends PartProps {
  readonly name: string;
  readonly source: RemoteSource;
  changed(): void;
}

function AtTable({ name, source, changed, ...parts }: AtTableProps) {
  const { table, act } = parts;
  const words = say.value.room;
  const [sheet, setSheet] = useState<'invite' | 'agreed' | null>(null);
  const isPhone = layout.value === 'phone';
  const seats = gameOf(table.game)?.seats;
  const free = freeChairs(table).length;
  const minutes = Math.floor((Date.now() - table.createdAt) / MINUTE);
  const whose = table.host ? words.own(minutes) : words.others(hostName(table) ?? '');
  const invite = table.invite !== null && free > 0 && (
    <Invite table={table} invite={table.invite} gold={table.host} />
  );
  const depart = (step: () => Promise<unknown>) => void act(step).then((left) => left && go('/matches'));
  return (
    <>
      <header class="room-head">
        <Sign game={table.game} />
        <div>
          <Title minor>{name}</Title>
          <p class="aside">
            {whose} {seats && words.chairs(seats.min, seats.max, table.seats.length)}
          </p>
        </div>
        {!isPhone && <Standing {...parts} />}
      </header>
      <div class="room-columns">
        <div>
          <House {...parts} chosen={null} choose={() => {}} />
          <Swaps {...parts} />
          {isPhone ? (
            <>
              <Standing {...parts} />
              <div class="row room-sheets">
                {invite && (
                  <button
                    type="button"
                    class={table.host ? 'button go grow' : 'button grow'}
                    onClick={() => setSheet('invite')}
                  >
                    {words.inviteShort}
                  </button>
                )}
                <button type="button" class="button grow" onClick={() => setSheet('agreed')}>
                  {words.agreedShort}
                </button>
              </div>
            </>
          ) : (
            <Agreed {...parts} />
          )}
          <p class="room-doors">
            {!isPhone && table.host && <i>{words.askedAgain}</i>}
            <span class="row">
              {table.host && seats && table.seats.length < seats.max && (
                <button
                  type="button"
                  class="place-action"
                  onClick={() => void act(() => api.changeChairs(table.id, { change: 'add' }))}
                >
                  {words.addChair}
                </button>
              )}
              {table.you !== null && !table.host && (
                <button
                  type="button"
                  class="place-action"
                  onClick={() => void act(() => api.leave(table.id)).then((left) => left && changed())}
                >
                  {words.leave}
                </button>
              )}
              {table.host && (
                <button
                  type="button"
                  class="place-action"
                  onClick={() => depart(() => api.closeTable(table.id))}
                >
                  {words.closeTable}
                </button>
              )}
            </span>
          </p>
        </div>
        <aside>
          {!isPhone && invite}
          {table.you !== null && <RoomTalk source={source} game={table.game} />}
        </aside>
      </div>
      {!table.host && <Sixty game={table.game} />}
      {isPhone && (
        <>
          <Dialog
            open={sheet === 'invite'}
            title={words.invite}
            closeLabel={say.value.close}
            onClose={() => setSheet(null)}
          >
            {invite}
          </Dialog>
          <Dialog
            open={sheet === 'agreed'}
            title={words.agreed}
            closeLabel={say.value.close}
            onClose={() => setSheet(null)}
          >
            <Agreed {...parts} />
          </Dialog>
        </>
      )}
    </>
  );
}

interface GuestProps extends PartProps {
  readonly name: string;
  readonly tagline: string;
  sat(): void;
}

function AsGuest({ name, tagline, sat, ...parts }: GuestProps) {
  const { table } = parts;
  const words = say.value.room;
  const free = freeChairs(table);
  const [wished, setWished] = useState<number | null>(null);
  const chosen = wished !== null && free.includes(wished) ? wished : (free[0] ?? null);
  const host = table.hostSeat;
  return (
    <div class="room-columns even">
      <div>
        <header class="room-guest-head">
          <Sign game={table.game} />
          <div>
            <p class="room-invites">
              {host !== null && <ChairMark game={table.game} chair={host} />} {words.invites(hostName(table))}
            </p>
            <Title minor>{name}</Title>
          </div>
        </header>
        <p class="room-lead">
          {tagline} {chosen !== null && words.waits}
        </p>
        <House {...parts} chosen={chosen} choose={setWished} />
        {layout.value === 'phone' && <AgreedShort {...parts} />}
        {chosen === null ? <Full table={table} /> : <SitDown {...parts} chosen={chosen} sat={sat} />}
        {layout.value !== 'phone' && <Agreed {...parts} />}
      </div>
      <Sixty game={table.game} />
    </div>
  );
}

function Sign({ game }: { game: string }) {
  return isGame(game) ? <Initial sign={gamesById[game].sign} size={56} /> : <span />;
}

function Full({ table }: Pick<PartProps, 'table'>) {
  const words = say.value.room;
  return (
    <div class="room-full">
      <p>{words.full}</p>
      <a class="button go" href={`/new/${table.game}`}>
        {words.playAtOnce}
      </a>
    </div>
  );
}

function Sixty({ game }: { game: string }) {
  const words = say.value.room;
  return (
    <section class="room-sixty">
      <div class="ruled-row">
        <h2 class="ruled">{words.sixty}</h2>
        <a href={`/learn/${game}`}>{words.learn}</a>
      </div>
      <Panels game={game} />
    </section>
  );
}
