/** The page of a match on a server: first the waiting room, then the table. */

import type { MatchSummary } from '@conclave/wire';
import { shownNames } from '@conclave/wire/names';
import { useEffect, useState } from 'preact/hooks';
import * as api from '../api.ts';
import { isGame, tableOf, textOf } from '../library.ts';
import { go } from '../router.ts';
import { say } from '../say.ts';
import { Lost, NoSuchMatch } from '../shell/error-pages.tsx';
import { complain } from '../shell/error-toast.ts';
import { Header } from '../shell/header.tsx';
import { NoticeOffer } from '../shell/notice-offer.tsx';
import type { LocalSeat } from '../sources/local-store.ts';
import { RemoteSource } from '../sources/remote.ts';
import { TableLoader } from '../table/table-loader.tsx';
import { TablePage } from '../table/table-page.tsx';
import { AfterBots } from './after-bots.tsx';
import { WaitingRoom } from './waiting-room.tsx';
import { OwnStrength } from './you/own-strength.tsx';

function NoTable({ trouble }: { trouble: 'missing' | 'setAside' | 'outdated' | 'otherRules' }) {
  const { setAside, outdated, otherRules, loadAgain } = say.value.errors;
  switch (trouble) {
    case 'missing':
      return <NoSuchMatch place="remote" />;
    case 'setAside':
      return <Lost what={setAside} />;
    case 'outdated':
    case 'otherRules':
      return (
        <Lost what={trouble === 'outdated' ? outdated : otherRules}>
          <button type="button" class="button go" onClick={() => location.reload()}>
            {loadAgain}
          </button>
        </Lost>
      );
  }
}

/** The same match with other chairs or bots; nobody is waited for, so it begins at once. */
async function beginAnother(
  { game, options, public: isPublic, aids, clock, absence }: MatchSummary,
  seats: readonly LocalSeat[],
): Promise<void> {
  const wishes = seats.map(({ level }) =>
    level ? ({ kind: 'bot', level } as const) : ({ kind: 'me' } as const),
  );
  const { id } = await api.create({ game, options, public: isPublic, aids, clock, absence, seats: wishes });
  await api.start(id);
  go(`/match/${id}`);
}

/** Who has begun the next match: everybody at the table may know. */
function rematchLine({ rematchBy, you, seats }: MatchSummary): string {
  const words = say.value.table;
  if (rematchBy === null) return words.rematchWaits;
  return rematchBy === you
    ? words.rematchOwn
    : words.rematchBegun(shownNames(seats, say.value.endPage.somebody)[rematchBy]);
}

export function MatchPage({ id }: Readonly<Record<string, string>>) {
  const [source, setSource] = useState<RemoteSource | null>(null);
  const [sitting, setSitting] = useState(0);
  useEffect(() => {
    const opened = new RemoteSource(id);
    setSource(opened);
    return () => opened.close();
  }, [id, sitting]);
  const info = source?.info.value;
  const game = info?.game ?? '';
  // What the table needs is fetched while people come together.
  useEffect(() => {
    if (isGame(game)) void Promise.all([textOf(game), tableOf(game)]).catch(() => {});
  }, [game]);
  const trouble = source?.trouble.value;
  if (trouble === 'missing' || trouble === 'setAside' || trouble === 'outdated' || trouble === 'otherRules') {
    return (
      <>
        <Header />
        <NoTable trouble={trouble} />
      </>
    );
  }
  if (!info?.remote) {
    return (
      <>
        <Header />
        <main id="main" class="page waiting" aria-busy="true">
          {trouble === 'connecting' && (
            <p class="note">{navigator.onLine ? say.value.table.connecting : say.value.errors.offline}</p>
          )}
        </main>
      </>
    );
  }
  if (source && info.status === 'open') {
    return <WaitingRoom table={info.remote} source={source} onChange={() => setSitting((n) => n + 1)} />;
  }
  const again = () => api.rematch(id).then((table) => go(`/match/${table.id}`), complain);
  const { remote } = info;
  const after = info.you !== 'gallery' && (
    <>
      <button type="button" class="button go" data-again="same" onClick={() => void again()}>
        {say.value.table.rematch}
      </button>
      {remote.host && (
        <AfterBots match={info} begin={(seats) => void beginAnother(remote, seats).catch(complain)} />
      )}
      {info.status === 'finished' && <OwnStrength match={id} />}
    </>
  );
  const call = info.you !== 'gallery' && remote.rematch && (
    <>
      <span>{rematchLine(remote)}</span>
      <button type="button" class="button go small" data-rematch onClick={() => void again()}>
        {say.value.table.comeAlong}
      </button>
    </>
  );
  return (
    <>
      <TableLoader source={source}>
        {(control) => <TablePage control={control} after={after} call={call} />}
      </TableLoader>
      <NoticeOffer table={remote} />
    </>
  );
}
