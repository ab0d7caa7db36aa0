/** The waiting room of a match on a server: seats, options and invitation. */

import { houseWords, LEVELS } from '@conclave/engine';
import { Choice, Ruled, Title, toast } from '@conclave/kit';
import type { MatchSummary, SeatInfo } from '@conclave/wire';
import { mayUseAids } from '@conclave/wire/fair-play';
import { houseName, namesAt } from '@conclave/wire/names';
import { useRef, useState } from 'preact/hooks';
import * as api from '../api.ts';
import { type CatalogueGame, gameOf } from '../catalogue.ts';
import { go } from '../router.ts';
import { say } from '../say.ts';
import { language, ownName } from '../settings.ts';
import { ChairMark } from '../shell/chair-mark.tsx';
import { Cover } from '../shell/cover.tsx';
import { complain } from '../shell/error-toast.ts';
import { Header } from '../shell/header.tsx';
import { NameField } from '../shell/name-field.tsx';
import { useReachableOrigin } from '../shell/origin.ts';
import { usePageTitle } from '../shell/page-title.ts';
import { QrCode } from '../shell/qr.tsx';
import { useRoles } from '../shell/roles.ts';

interface PartProps {
  readonly table: MatchSummary;
  /** What each chair is, in games whose chairs differ. */
  readonly roles: readonly string[] | null;
  /** Whether it could be done. */
  act(step: () => Promise<unknown>): Promise<boolean>;
}

export function WaitingRoom({ table, onChange }: { table: MatchSummary; onChange(): void }) {
  const words = say.value.room;
  const game = gameOf(table.game);
  const name = game?.words[language.value].name ?? table.game;
  usePageTitle(say.value.titles.room(name));
  const roles = useRoles(table.game, table.seats.length, table.options);
  const act = async (step: () => Promise<unknown>) => {
    try {
      await step();
      onChange();
      return true;
    } catch (error) {
      complain(error);
      return false;
    }
  };
  const parts = { table, roles, act };
  const free = freeChairs(table).length;
  return (
    <>
      <Header />
      <main id="main" class="page waiting-room">
        <div>
          <Title minor>{name}</Title>
          <Cover game={table.game} name={name} />
          {game && <Agreed table={table} game={game} />}
        </div>
        <div>
          <p class="aside" aria-live="polite">
            {free > 0 ? words.waitingFor(free) : words.ready}
          </p>
          <Chairs {...parts} />
          {table.you === null && free > 0 && <SitDown {...parts} />}
          <Doors {...parts} />
          {table.invite && free > 0 && <Invitation id={table.id} invite={table.invite} />}
        </div>
      </main>
    </>
  );
}

function freeChairs({ seats }: MatchSummary): number[] {
  return seats.flatMap(({ kind }, seat) => (kind === 'open' || kind === 'invited' ? [seat] : []));
}

/** What one agrees to by sitting down: options that are not the usual ones, the clock, fair play. */
function Agreed({ table, game }: { table: MatchSummary; game: CatalogueGame }) {
  const words = say.value.room;
  const texts = game.words[language.value].options;
  const options = game.options.flatMap(({ key, kind, defaults }) => {
    const value = table.options[key];
    if (value === undefined || value === defaults[table.seats.length]) return [];
    const { name, values } = texts[key];
    if (kind === 'flag') return [value === true ? name : words.without(name)];
    return [words.option(name, values?.[String(value)] ?? String(value))];
  });
  return (
    <ul class="agreed">
      {options.map((line) => (
        <li key={line}>{line}</li>
      ))}
      <li>{words.clock(table.clock)}</li>
      <li>{mayUseAids(table.aids, table.seats) ? words.aids : words.noAids}</li>
    </ul>
  );
}

function Chairs({ table, roles, act }: PartProps) {
  const words = say.value.room;
  const names = namesAt(table.seats.map(({ name }) => name));
  return (
    <ul class="people">
      {table.seats.map((seat, index) => {
        const free = seat.kind === 'open' || seat.kind === 'invited';
        return (
          <li key={index}>
            <ChairMark game={table.game} chair={index} />
            <span>
              {nameOf(seat, names[index])}{' '}
              {index === table.you && <span class="aside">{say.value.table.you}</span>}
              {roles && <small class="aside seat-role">{roles[index]}</small>}
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
            {table.host && free && (
              <select
                aria-label={words.botFor(index + 1)}
                value=""
                onChange={({ currentTarget: { value } }) =>
                  void act(() => api.seatBot(table.id, index, value))
                }
              >
                <option value="">{say.value.table.letBot}</option>
                {LEVELS.map((level) => (
                  <option key={level} value={level}>
                    {say.value.table.bot(houseWords[language.value].levels[level])}
                  </option>
                ))}
              </select>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function nameOf({ kind, name, level }: SeatInfo, called: string): string {
  if (name !== null) return name;
  if (level !== null) return `${called} ${say.value.table.botOf(houseWords[language.value].levels[level])}`;
  return kind === 'invited' ? say.value.room.invited : say.value.room.free;
}

/** A guest gives a name and, where chairs differ, says what they would like to be. */
function SitDown({ table, roles, act }: PartProps) {
  const words = say.value.room;
  const [name, setName] = useState(ownName.value);
  const [wished, setWished] = useState<string | null>(null);
  const free = freeChairs(table);
  const choices = roles ? [...new Set(free.map((seat) => roles[seat]))] : [];
  const role = wished !== null && choices.includes(wished) ? wished : choices[0];
  const sitDown = async () => {
    const known = await api.whoAmI();
    const wanted = name.trim() || houseName(free[0]);
    if (known?.name !== wanted) await api.takeName(wanted);
    ownName.value = wanted;
    const seat = free.find((seat) => roles?.[seat] === role);
    const invite = new URLSearchParams(location.search).get('invite');
    await api.join(table.id, {
      ...(roles && seat !== undefined && { seat }),
      ...(invite !== null && { invite }),
    });
  };
  return (
    <form
      class="form"
      onSubmit={(event) => {
        event.preventDefault();
        void act(sitDown);
      }}
    >
      {choices.length > 1 && (
        <Choice
          legend={say.value.newMatch.yourRole}
          name="role"
          value={role}
          choices={choices.map((label) => ({ value: label, label }))}
          onChoose={setWished}
        />
      )}
      <NameField label={words.yourName} name={name} onName={setName} />
      <div class="row">
        <button type="submit" class="button go">
          {words.join}
        </button>
      </div>
    </form>
  );
}

/** To begin, to leave, to close the table. */
function Doors({ table, act }: PartProps) {
  const words = say.value.room;
  const depart = (step: () => Promise<unknown>) => void act(step).then((left) => left && go('/matches'));
  return (
    <div class="row doors">
      {table.host && freeChairs(table).length === 0 && (
        <button type="button" class="button go" onClick={() => void act(() => api.start(table.id))}>
          {words.start}
        </button>
      )}
      {table.you !== null && (
        <button type="button" class="button" onClick={() => depart(() => api.leave(table.id))}>
          {words.leave}
        </button>
      )}
      {table.host && (
        <button type="button" class="button" onClick={() => depart(() => api.closeTable(table.id))}>
          {words.closeTable}
        </button>
      )}
    </div>
  );
}

function Invitation({ id, invite }: { id: string; invite: string }) {
  const words = say.value.room;
  const origin = useReachableOrigin();
  const link = `${origin}/match/${id}?invite=${invite}`;
  const written = useRef<HTMLParagraphElement>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      toast(words.copied);
    } catch {
      // Without encryption pages may not copy, and somebody may have forbidden it.
      if (written.current) getSelection()?.selectAllChildren(written.current);
      toast(words.notCopied);
    }
  };
  return (
    <section class="invitation">
      <Ruled>{words.invite}</Ruled>
      <p>{words.inviteLine}</p>
      <div class="invitation-ways">
        <QrCode text={link} label={words.qr} />
        <div>
          <p class="code" data-invite ref={written}>
            {link}
          </p>
          <div class="row">
            <button type="button" class="button" onClick={() => void copy()}>
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
        </div>
      </div>
    </section>
  );
}
