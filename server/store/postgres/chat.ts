/** The two chat rooms of a match. */

import type { ClientBase } from 'pg';
import { countedFrom, isTooMany, lineOf, REACTION_NAMES, stored } from '../reaction-line.ts';
import type { ChatLine, ChatRoom, Said } from '../store.ts';
import type { Queries } from './connections.ts';
import { decoded, encoded } from './letters.ts';

/** Lines of each room. */
const KEPT = 200;

interface Line {
  readonly n: number;
  readonly seat: number | null;
  readonly sender: string;
  readonly text: string;
  readonly id: string;
  readonly person: string;
  readonly at: number;
}

const readLine = ({ n, seat, sender, text, id, at, person }: Line): ChatLine =>
  lineOf({ n, seat, from: sender, text: decoded(text), at }, id, person);

const LINE = 'n, seat, sender, text, id, at, person';

const LATELY = `select count(*)::int as n from chat
  where match = $1 and room = $2 and person = $3 and at > $4 and id like $5`;

/** Within a transaction. */
export async function say(
  sql: ClientBase,
  match: string,
  room: ChatRoom,
  said: Said,
): Promise<ChatLine | null> {
  const { person, name, seat, at } = said;
  const { id, text } = stored(said);
  // Whoever holds the match's row is alone in its chat.
  await sql.query('update heads set rev = rev + 1 where match = $1', [match]);
  const before = await sql.query<Line>(
    `select ${LINE} from chat where match = $1 and room = $2 and id = $3 and person = $4`,
    [match, room, id, person],
  );
  if (before.rows.length > 0) return readLine(before.rows[0]);
  if (said.reaction) {
    const values = [match, room, person, countedFrom(said), REACTION_NAMES];
    if (isTooMany((await sql.query<{ n: number }>(LATELY, values)).rows[0].n)) return null;
  }
  const { rows } = await sql.query<{ n: number }>(
    `insert into chat select $1, $2, coalesce(max(n), 0) + 1, $3, $4, $5, $6, $7, $8 from chat
     where match = $1 and room = $2 returning n`,
    [match, room, id, person, seat, name, encoded(text), at],
  );
  const [{ n }] = rows;
  await sql.query('delete from chat where match = $1 and room = $2 and n <= $3', [match, room, n - KEPT]);
  return lineOf({ n, seat, from: name, text, at }, id, person);
}

export async function linesAfter(
  sql: Queries,
  match: string,
  room: ChatRoom,
  after: number,
): Promise<readonly ChatLine[]> {
  const rows = await sql.read<Line>(
    `select ${LINE} from chat where match = $1 and room = $2 and n > $3 order by n`,
    ...[match, room, after],
  );
  return rows.map(readLine);
}
