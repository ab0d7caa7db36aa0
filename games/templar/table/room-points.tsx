/** TP-42: what the number of rooms pays at the end, and who has how many. */

import type { Seat } from '@conclave/engine';
import { ROOM_BONUS } from '../rules/box.ts';
import type { View } from '../rules/view.ts';
import { Mark } from './pieces/emblems.tsx';
import type { TableWords } from './words.ts';

interface RoomPointsProps {
  readonly view: View;
  readonly say: TableWords['roomPoints'];
  name(seat: Seat): string;
}

export function RoomPoints({ view, say, name }: RoomPointsProps) {
  const counts = ROOM_BONUS.map((_points, rooms) => rooms).slice(1);
  const having = (rooms: number) =>
    view.players.flatMap((player, seat) => (player.rooms === rooms ? [seat] : []));
  return (
    <table class="tp-room-points">
      <caption>{say.caption}</caption>
      <tbody>
        <tr>
          <th scope="row">{say.rooms}</th>
          {counts.map((rooms) => (
            <td key={rooms}>{rooms}</td>
          ))}
        </tr>
        <tr class="pay">
          <th scope="row">{say.points}</th>
          {counts.map((rooms) => (
            <td key={rooms}>{ROOM_BONUS[rooms]}</td>
          ))}
        </tr>
        <tr class="holders">
          <th scope="row">
            <span class="unseen">{say.who}</span>
          </th>
          {counts.map((rooms) => (
            <td key={rooms}>
              {having(rooms).map((seat) => (
                <svg
                  key={seat}
                  width="12"
                  height="12"
                  viewBox="-8 -8 16 16"
                  role="img"
                  aria-label={name(seat)}
                >
                  <Mark seat={seat} size={13} />
                </svg>
              ))}
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}
