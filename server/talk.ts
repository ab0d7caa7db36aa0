/** The talk at a table: what people say, and what the house says before the match begins. */

import type { FrameOf, RoomNews } from '@conclave/wire';
import { newId } from './ids.ts';
import type { RoomServices } from './room-services.ts';
import type { ChatLine, Said, Store } from './store/store.ts';

/** As it is sent. */
export type Line = FrameOf<'said'>['lines'][number];

/** The room that is talked in. */
export interface TalkRoom {
  readonly id: string;
  catchUp(): Promise<void>;
  say(frame: FrameOf<'said'>): void;
}

/** Nobody is called so. */
const HOUSE = '';

/** As it is sent: what the house says is kept as data. */
export function shownLine(line: ChatLine): Line {
  const { from } = line;
  if (from !== null) return { ...line, from };
  return { ...line, from: HOUSE, text: '', news: JSON.parse(line.text) as RoomNews };
}

/** Lines of people whose names were taken away. */
export async function namelessLines(store: Store, match: string): Promise<Line[]> {
  return (await store.chat(match, 'players', 0)).filter(({ from }) => from === '').map(shownLine);
}

/** `false`: too many reactions. */
export async function sayAt(
  room: TalkRoom,
  said: Said,
  { store }: Pick<RoomServices, 'store'>,
): Promise<boolean> {
  const line = await store.say(room.id, 'players', said);
  if (!line) return false;
  // With several servers the lines are read back from the store, so that all clients get them in the same order.
  if (store.cluster) await room.catchUp();
  else room.say({ type: 'said', match: room.id, lines: [shownLine(line)] });
  return true;
}

/** What has happened stays so, even where it cannot be told. */
export async function tell(
  room: TalkRoom,
  news: RoomNews,
  services: Pick<RoomServices, 'store' | 'wall' | 'log'>,
): Promise<void> {
  const said = { person: HOUSE, name: HOUSE, seat: null, id: newId(), text: JSON.stringify(news) };
  try {
    await sayAt(room, { ...said, at: services.wall() }, services);
  } catch (err) {
    services.log('what happened at a table could not be told', { match: room.id, err });
  }
}
