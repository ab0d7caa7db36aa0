/** A table on a server: before it begins a waiting room, then the table. */

import { LEVELS } from '@conclave/engine';
import { Ruled, SeatMark, Title, toast } from '@conclave/kit';
import type { TableInfo } from '@conclave/wire';
import { mayUseAids } from '@conclave/wire/fair-play';
import { useEffect, useState } from 'preact/hooks';
import * as api from '../api.ts';
import { gameOf } from '../catalogue.ts';
import { go } from '../router.ts';
import { say } from '../say.ts';
import { language, ownName } from '../settings.ts';
import { errorWords } from '../shell/errors.ts';
import { Header } from '../shell/header.tsx';
import { useReachableOrigin } from '../shell/origin.ts';
import { QrCode } from '../shell/qr.tsx';
import { RemoteSource } from '../sources/remote.ts';
import { TablePage } from '../table/table-page.tsx';
import { useController } from '../table/use-controller.ts';

const complain = (error: unknown) => toast(errorWords(error), { why: true });

export function MatchPage({ id }: Readonly<Record<string, string>>) {
  const [source, setSource] = useState<RemoteSource | null>(null);
  const [sitting, setSitting] = useState(0);
  useEffect(() => {
    const opened = new RemoteSource(id);
    setSource(opened);
    return () => opened.close();
  }, [id, sitting]);
  const control = useController(source);
  const face = source?.face.value;
  const trouble = source?.trouble.value;
  if (trouble === 'missing' || trouble === 'setAside' || trouble === 'outdated') {
    const { noSuchMatch, setAside, outdated, loadAgain } = say.value.errors;
    return (
      <>
        <Header />
        <main id="main" class="page narrow">
          <h1 class="title minor">{{ missing: noSuchMatch, setAside, outdated }[trouble]}</h1>
          {trouble === 'outdated' && (
            <p class="actions">
              <button type="button" class="button" onClick={() => location.reload()}>
                {loadAgain}
              </button>
            </p>
          )}
        </main>
      </>
    );
  }
  if (!face?.remote) {
    return (
      <>
        <Header />
        <main id="main" class="page waiting" aria-busy="true">
          {trouble === 'connecting' && <p class="note">{say.value.table.connecting}</p>}
        </main>
      </>
    );
  }
  if (face.status === 'open') {
    return <WaitingRoom table={face.remote} onChange={() => setSitting((n) => n + 1)} />;
  }
  if (!control) return <main id="main" class="page waiting" aria-busy="true" />;
  const again = () => api.rematch(id).then((table) => go(`/match/${table.id}`), complain);
  return (
    <TablePage
      control={control}
      after={
        face.you !== 'gallery' && (
          <>
            {face.remote.rematch && <span class="note">{say.value.table.rematchWaits}</span>}
            <button type="button" class="button go" onClick={() => void again()}>
              {say.value.table.rematch}
            </button>
          </>
        )
      }
    />
  );
}

function WaitingRoom({ table, onChange }: { table: TableInfo; onChange(): void }) {
  const words = say.value.room;
  const game = gameOf(table.game);
  const [name, setName] = useState(ownName.value);
  const invite = new URLSearchParams(location.search).get('invite') ?? undefined;
  const origin = useReachableOrigin();
  const link = table.invite ? `${origin}/match/${table.id}?invite=${table.invite}` : null;
  const act = async (step: () => Promise<unknown>) => {
    try {
      await step();
      onChange();
    } catch (error) {
      complain(error);
    }
  };
  const join = (seat?: number) =>
    act(async () => {
      const known = await api.whoAmI();
      const wanted = name.trim() || say.value.table.defaultName;
      if (known?.name !== wanted) await api.takeName(wanted);
      ownName.value = wanted;
      await api.join(table.id, { ...(seat !== undefined && { seat }), ...(invite && { invite }) });
    });
  const free = table.seats.filter(({ kind }) => kind === 'open' || kind === 'invited').length;
  return (
    <>
      <Header />
      <main id="main" class="page narrow">
        <Title minor>{game?.words[language.value].name ?? table.game}</Title>
        <p class="aside">{free > 0 ? words.waitingFor(free) : words.ready}</p>
        <p class="note">{mayUseAids(table.aids, table.seats) ? words.aids : words.noAids}</p>
        <ul class="people">
          {table.seats.map((seat, index) => (
            <li key={index}>
              <SeatMark seat={index} />
              <span>
                {seat.name ?? (seat.kind === 'invited' ? words.invited : words.free)}{' '}
                {index === table.you && <span class="aside">{say.value.table.you}</span>}
              </span>
              {table.host && seat.kind === 'person' && index !== table.you && (
                <button
                  type="button"
                  class="button small"
                  onClick={() => void act(() => api.removeGuest(table.id, index))}
                >
                  {words.removeGuest}
                </button>
              )}
              {table.host && (seat.kind === 'open' || seat.kind === 'invited') && (
                <span class="row">
                  {LEVELS.slice(0, 1).map((level) => (
                    <button
                      key={level}
                      type="button"
                      class="button small"
                      onClick={() => void act(() => api.seatBot(table.id, index, level))}
                    >
                      {say.value.table.letBot}
                    </button>
                  ))}
                </span>
              )}
            </li>
          ))}
        </ul>
        {table.you === null && free > 0 && (
          <form
            class="form"
            onSubmit={(event) => {
              event.preventDefault();
              void join();
            }}
          >
            <label class="field">
              <span>{words.yourName}</span>
              <input
                type="text"
                required
                maxLength={24}
                value={name}
                onInput={(event) => setName(event.currentTarget.value)}
              />
            </label>
            <button type="submit" class="button go">
              {words.join}
            </button>
          </form>
        )}
        {table.you !== null && (
          <div class="row" style={{ marginTop: '1rem' }}>
            {table.host && free === 0 && (
              <button type="button" class="button go" onClick={() => void act(() => api.start(table.id))}>
                {words.start}
              </button>
            )}
            <button
              type="button"
              class="button"
              onClick={() => void act(() => api.leave(table.id)).then(() => go('/matches'))}
            >
              {words.leave}
            </button>
          </div>
        )}
        {table.host && (
          <p class="row">
            <button
              type="button"
              class="button"
              onClick={() => void act(() => api.closeTable(table.id)).then(() => go('/matches'))}
            >
              {words.closeTable}
            </button>
          </p>
        )}
        {link && free > 0 && (
          <>
            <Ruled>{words.invite}</Ruled>
            <p>{words.inviteLine}</p>
            <p class="code" data-invite>
              {link}
            </p>
            <div class="row">
              <button
                type="button"
                class="button"
                onClick={() => void navigator.clipboard?.writeText(link).then(() => toast(words.copied))}
              >
                {words.copy}
              </button>
              {'share' in navigator && (
                <button
                  type="button"
                  class="button"
                  onClick={() => void navigator.share({ url: link }).catch(() => {})}
                >
                  {say.value.table.share}
                </button>
              )}
            </div>
            <QrCode text={link} label={words.qr} />
          </>
        )}
      </main>
    </>
  );
}
