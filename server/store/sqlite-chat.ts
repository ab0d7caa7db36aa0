/** The two chat rooms of a match, in SQLite. Steps do not touch them, so the journal need not be folded first. */

import { checksum } from './checksum.ts';
import { countedFrom, isTooMany, lineOf, REACTION_NAMES, stored } from './reaction-line.ts';
import { bytes, type Row, type Sql } from './sql.ts';
import type { ChatLine, ChatRoom, Said } from './store.ts';

/** Lines of each room. */
const KEPT = 200;
const LINE = `n, seat, ${bytes('sender', 'text', 'id', 'person')}, at`;
const LATELY =
  'select count(*) as n from chat where match = ? and room = ? and person = ? and at > ? and id like ?';

export function say(sql: Sql, match: string, room: ChatRoom, said: Said): ChatLine | null {
  const { person, name, seat, at } = said;
  const { id, text } = stored(said);
  return sql.inTransaction(() => {
    const before = sql.get(
      `select ${LINE} from chat where match = ? and room = ? and id = ? and person = ?`,
      ...[match, room, id, person],
    );
    if (before) return readLine(before);
    if (said.reaction) {
      const lately = sql.get(LATELY, match, room, person, countedFrom(said), REACTION_NAMES);
      if (isTooMany(Number(lately?.n))) return null;
    }
    const last = sql.get('select max(n) as n from chat where match = ? and room = ?', match, room);
    const n = Number(last?.n ?? 0) + 1;
    sql.run(
      'insert into chat values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)',
      ...[match, room, n, id, name, text, at, person, seat],
      checksum(match, room, n, id, name, text, at, person, seat),
    );
    sql.run('delete from chat where match = ? and room = ? and n <= ?', match, room, n - KEPT);
    return lineOf({ n, seat, from: name, text, at }, id, person);
  });
}

/** Their lines stay, without a name. */
export function unsign(sql: Sql, person: string): void {
  const found = `select ${bytes('match', 'room', 'id', 'text')}, n, at, seat from chat where person = ?`;
  for (const { match, room, n, id, text, at, seat } of sql.all(found, person)) {
    const [table, name] = [String(match), String(room)];
    const sum = checksum(
      ...[table, name, Number(n), String(id), '', String(text), Number(at), person],
      typeof seat === 'number' ? seat : null,
    );
    const set = "update chat set sender = '', sum = ? where match = ? and room = ? and n = ?";
    sql.run(set, sum, table, name, Number(n));
  }
}

export function linesAfter(sql: Sql, match: string, room: ChatRoom, after: number): readonly ChatLine[] {
  const found = `select * from (select ${LINE} from chat where match = ? and room = ? and n > ?
    order by n desc limit ${KEPT}) order by n`;
  return sql.all(found, match, room, after).map(readLine);
}

function readLine({ n, seat, sender, text, id, at, person }: Row): ChatLine {
  const line = {
    n: Number(n),
    seat: typeof seat === 'number' ? seat : null,
    from: String(sender),
    text: String(text),
    at: Number(at),
  };
  return lineOf(line, String(id), String(person));
}
