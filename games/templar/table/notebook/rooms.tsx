/** Rooms: what a count would give everyone, which of the thirteen the player has, how many places are free. */

import { roman } from '../../../words.ts';
import { countOf } from '../../mind/preview.ts';
import type { RoomView } from '../../rules/view.ts';
import { SHOW_HEAT, useForecast } from '../heat.ts';
import { ROOM_NUMBERS } from '../layout.ts';
import type { PageProps } from '../notebook.tsx';
import { RoomPoints } from '../room-points.tsx';
import { lexiconOf, tableWords } from '../words.ts';
import { MarkBox } from './mark-box.tsx';
import { nextMark } from './marks.ts';
import { SeatColumns } from './seat-columns.tsx';

export function RoomsPage({ props, notes, keep }: PageProps) {
  const { view, seat: own, language, voice, assistance, shared, share } = props;
  const say = tableWords[language].notes;
  const forecast = useForecast(props);
  const seats = view.players.map((_player, seat) => seat);
  const helps = assistance !== 'off';
  const { score, bonus } = view.players[own];
  return (
    <>
      <table class="tp-table rooms">
        <thead>
          <tr>
            <th scope="col">{say.room}</th>
            <th scope="col">{say.mine}</th>
            {helps && <th scope="col">{say.places}</th>}
            {helps && <SeatColumns seats={seats} voice={voice} />}
            {assistance === 'follows' && <th scope="col">{say.next}</th>}
          </tr>
        </thead>
        <tbody>
          {ROOM_NUMBERS.map((room) => (
            <RoomLine
              key={room}
              page={{ props, notes, keep }}
              room={room}
              next={forecast && forecast.counted[room - 1] / forecast.tries}
            />
          ))}
        </tbody>
      </table>
      <RoomPoints
        view={view}
        say={tableWords[language].roomPoints}
        name={(seat) => (seat === voice.reader ? tableWords[language].you : voice.name(seat))}
      />
      <p class="note">
        {helps ? `${say.roomsNote} ${say.final(score, bonus.church, bonus.rooms)}` : say.roomsOff}
      </p>
      {assistance === 'follows' && (
        <>
          <p class="note">{forecast ? say.roomsFollow(forecast.tries) : say.pondering}</p>
          <button
            type="button"
            class="button small"
            aria-pressed={shared === SHOW_HEAT}
            onClick={() => share(shared === SHOW_HEAT ? '' : SHOW_HEAT)}
          >
            {shared === SHOW_HEAT ? say.heatOff : say.heat}
          </button>
        </>
      )}
    </>
  );
}

function RoomLine({ page, room, next }: { page: PageProps; room: number; next: number | null }) {
  const { props, notes, keep } = page;
  const { view, seat: own, language, assistance } = props;
  const say = tableWords[language].notes;
  const name = lexiconOf(language).rooms[room - 1].name;
  const mark = notes.rooms[room] ?? 'none';
  const helps = assistance !== 'off';
  const there = view.rooms[room - 1];
  const points = helps ? countOf(view, room) : null;
  const mine = isIn(there, own);
  return (
    <tr>
      <th scope="row">
        <i class="tp-table-numeral">{roman(room)}</i> {name}
      </th>
      <td>
        <MarkBox
          label={say.cell(name, say.mine, helps && mine ? say.mine : say.marks[mark])}
          mark={mark}
          onTurn={() => keep({ rooms: { ...notes.rooms, [room]: nextMark(mark) } })}
        >
          {helps && mine && <b class="tp-tick">✓</b>}
        </MarkBox>
      </td>
      {helps && <td>{freePlaces(there)}</td>}
      {helps &&
        view.players.map((_player, seat) => (
          <td key={seat}>
            {points === null ? '–' : points[seat] > 0 ? <b>{points[seat]}</b> : <i class="tp-none">0</i>}
          </td>
        ))}
      {assistance === 'follows' && (
        <td class="tp-odds">{next === null ? '…' : `${Math.round(100 * next)} %`}</td>
      )}
    </tr>
  );
}

const spotsOf = ({ zones, books, chalices }: RoomView) => [...zones, books, chalices];

function isIn(room: RoomView, seat: number): boolean {
  return spotsOf(room).some(({ pieces }) => pieces.some(({ owner }) => owner === seat));
}

function freePlaces(room: RoomView): number {
  return spotsOf(room).reduce(
    (sum, { capacity, pieces }) => sum + capacity - pieces.reduce((filled, { count }) => filled + count, 0),
    0,
  );
}
