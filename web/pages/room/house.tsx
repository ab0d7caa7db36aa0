/** The house with a window a chair, and below each its name, role, state and one action. */

import { LEVELS } from '@conclave/engine';
import { BotMark } from '@conclave/kit';
import type { SeatInfo } from '@conclave/wire';
import * as api from '../../api.ts';
import { gameOf } from '../../catalogue.ts';
import { say } from '../../say.ts';
import { HouseRow } from '../../shell/arcade.tsx';
import { ChairMark } from '../../shell/chair-mark.tsx';
import { ShownStrength } from '../../table/shown-strength.tsx';
import { isFree, levelName, type PartProps } from './room-table.ts';

/** More than these stand in two rows. */
const ONE_ROW = 4;

interface HouseProps extends PartProps {
  /** The chair that is about to be taken. */
  readonly chosen: number | null;
  choose(seat: number): void;
}

export function House(props: HouseProps) {
  const { table, chosen } = props;
  const { seats } = table;
  const columns = seats.length <= ONE_ROW ? seats.length : Math.ceil(seats.length / 2);
  const rows = seats.length <= ONE_ROW ? [0] : [0, columns];
  return (
    <section class={rows.length > 1 ? 'house-rows storeys' : 'house-rows'}>
      {rows.map((first) => {
        const chairs = seats.slice(first, first + columns).map((_seat, at) => first + at);
        return (
          <div key={first} class="house-part">
            <HouseRow
              game={table.game}
              columns={columns}
              seats={seats.length}
              options={table.options}
              chairs={chairs.map((seat) => ({
                seat,
                state: !isFree(seats[seat]) ? 'taken' : seat === chosen ? 'chosen' : 'free',
                name: seats[seat].name ?? '',
              }))}
            />
            <ul class="places" style={{ '--columns': columns }}>
              {chairs.map((seat) => (
                <Place key={seat} {...props} seat={seat} />
              ))}
            </ul>
          </div>
        );
      })}
    </section>
  );
}

function Place({ seat, ...props }: HouseProps & { seat: number }) {
  const { table, roles, chosen } = props;
  const words = say.value.room;
  const info = table.seats[seat];
  const free = isFree(info);
  const kind = free ? (seat === chosen ? 'place chosen' : 'place free') : 'place';
  return (
    <li class={kind} data-chair={seat} data-holder={info.kind}>
      <p class="place-name">
        <ChairMark game={table.game} chair={seat} />
        {free ? <i>{seat === chosen ? words.youAsk : words.free}</i> : <b>{info.name}</b>}
        {seat === table.you && <span class="aside">{say.value.table.you}</span>}
      </p>
      {roles && <p class="place-role">{roles[seat]}</p>}
      <p class="place-state">
        <State info={info} isAtTable={table.you !== null || table.host} />
        {info.kind === 'person' && seat !== table.you && <ShownStrength match={table.id} seat={seat} />}
      </p>
      <Action seat={seat} {...props} />
    </li>
  );
}

interface StateProps {
  readonly info: SeatInfo;
  /** For whoever holds the link, a chair kept for the invited is free. */
  readonly isAtTable: boolean;
}

function State({ info: { kind, level, ready }, isAtTable }: StateProps) {
  const words = say.value.room;
  if (level !== null)
    return (
      <>
        <BotMark /> {words.botIs(levelName(level))}
      </>
    );
  if (kind === 'invited' && isAtTable) return words.invited;
  if (kind === 'invited' || kind === 'open') return words.free;
  return ready ? (
    <span class="is-ready">
      <ReadySign /> {words.isReady}
    </span>
  ) : (
    <i>{words.notYet}</i>
  );
}

function ReadySign() {
  return (
    <svg width="18" height="18" viewBox="0 0 24 24" aria-hidden="true">
      <circle
        cx="12"
        cy="12"
        r="10.500"
        fill="var(--verdigris)"
        stroke="var(--piece-ink)"
        stroke-width="1.800"
      />
      <path d="M7 12.500L10.500 16L17 8.500" fill="none" stroke="#fff" stroke-width="2.600" />
    </svg>
  );
}

/** At most one a chair: whatever the reader most likely wants of it. */
function Action({ seat, table, act, chosen, choose }: HouseProps & { seat: number }) {
  const words = say.value.room;
  const info = table.seats[seat];
  const own = seat === table.you;
  const link = (label: string, step: () => Promise<unknown>) => (
    <button type="button" class="place-action" onClick={() => void act(step)}>
      {label}
    </button>
  );
  if (isFree(info)) {
    if (table.host || table.mayBegin) return <BotChoice seat={seat} table={table} act={act} />;
    if (table.you !== null) return link(words.takeChair, () => api.takeChair(table.id, seat));
    return seat === chosen ? null : (
      <button type="button" class="place-action" onClick={() => choose(seat)}>
        {words.takeChair}
      </button>
    );
  }
  if (own) return null;
  if (table.host && info.kind === 'bot') return link(words.sendAway, () => api.sendAway(table.id, seat));
  if (table.host) return link(words.removeGuest, () => api.sendAway(table.id, seat));
  if (table.you === null) return null;
  if (info.kind === 'bot') return link(words.takeChair, () => api.takeChair(table.id, seat));
  const isAsked = table.swaps.some(({ from, to }) => from === table.you && to === seat);
  return isAsked ? (
    <span class="place-action aside">{words.swapAsked}</span>
  ) : (
    link(words.askSwap, () => api.takeChair(table.id, seat))
  );
}

function BotChoice({ seat, table, act }: Pick<HouseProps, 'table' | 'act'> & { seat: number }) {
  const words = say.value.room;
  const isSpare = table.host && table.seats.length > (gameOf(table.game)?.seats.min ?? 1);
  const choose = (value: string) => {
    if (value === 'move') void act(() => api.takeChair(table.id, seat));
    else if (value === 'remove') void act(() => api.changeChairs(table.id, { change: 'remove', seat }));
    else void act(() => api.seatBot(table.id, seat, value));
  };
  return (
    <select
      class="place-bot"
      aria-label={words.botFor(seat + 1)}
      value=""
      onChange={({ currentTarget: { value } }) => choose(value)}
    >
      <option value="">{words.letBot}</option>
      {LEVELS.map((level) => (
        <option key={level} value={level}>
          {words.botIs(levelName(level))}
        </option>
      ))}
      {table.you !== null && <option value="move">{words.takeChair}</option>}
      {isSpare && <option value="remove">{words.removeChair}</option>}
    </select>
  );
}
