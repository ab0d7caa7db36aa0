/** The two chat rooms of a match, in SQLite. Steps do not touch them, so the journal need not be folded first. */

import { checksum } from './checksum.ts';
import { bytes, type Row, type Sql } from './sql.ts';
import type { ChatLine, ChatRoom, Said } from './store.ts';

/** Lines of each room. */
const KEPT = 200;
const LINE = `n, seat, ${bytes('sender', 'text')}, at`;

export function say(sql: Sql, match: string, room: ChatRoom, said: Said): ChatLine {
  const { person, name, seat, id, text, at } = said;
  return sql.inTransaction(() => {
    const before = sql.get(
      `select ${LINE} from chat where match = ? and room = ? and id = ? and person = ?`,
      ...[match, room, id, person],
    );
    if (before) return lineOf(before);
    const last = sql.get('select max(n) as n from chat where match = ? and room = ?', match, room);
    const n = Number(last?.n ?? 0) + 1;
    sql.run(
      'insert into chat values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)',
      ...[match, room, n, id, name, text, at, person, seat],
      checksum(match, room, n, id, name, text, at, person, seat),
    );
    sql.run('delete from chat where match = ? and room = ? and n <= ?', match, room, n - KEPT);
    return { n, seat, from: name, text, at };
  });
}

export function linesAfter(sql: Sql, match: string, room: ChatRoom, after: number): readonly ChatLine[] {
  const found = `select * from (select ${LINE} from chat where match = ? and room = ? and n > ?
    order by n desc limit ${KEPT}) order by n`;
  return sql.all(found, match, room, after).map(lineOf);
}

function lineOf({ n, seat, sender, text, at }: Row): ChatLine {
  return {
    n: Number(n),
    seat: typeof seat === 'number' ? seat : null,
    from: String(sender),
    text: String(text),
    at: Number(at),
  };
}
