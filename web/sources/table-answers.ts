/** Answers questions about the match that this worker has open. Without one it refuses steps and answers nothing. */

import type { HouseReason, Refusal } from '@conclave/engine';
import type { LocalHost } from './local-host.ts';
import type { Answers, Ask } from './protocol.ts';

export type TableAsk = Exclude<
  Ask,
  { type: 'create' | 'open' | 'lesson' | 'exhibit' | 'advise' | 'ponder' | 'load' | 'moment' | 'glance' }
>;

const noTable: Refusal = { rule: 'house', reason: 'noTable' satisfies HouseReason };

const WITHOUT_TABLE: { readonly [Type in TableAsk['type']]: Answers[Type] } = {
  move: noTable,
  undo: noTable,
  script: noTable,
  why: noTable,
  past: null,
  since: [],
  record: null,
  handOver: null,
  lift: null,
  sit: null,
  end: null,
  settled: null,
  hastenBots: null,
};

export async function answerAtTable(table: LocalHost | null, ask: TableAsk): Promise<Answers[keyof Answers]> {
  if (!table) return WITHOUT_TABLE[ask.type];
  switch (ask.type) {
    case 'move':
      return table.move(ask.move, ask.decision);
    case 'undo':
      return table.undo(ask.decision);
    case 'script':
      return table.script(ask.seat, ask.move);
    case 'why':
      return table.why(ask.move, ask.decision);
    case 'past':
      return table.past(ask.event);
    case 'since':
      return table.since(ask.event);
    case 'record':
      return table.record();
    case 'handOver':
      table.handOver(ask.to);
      return null;
    case 'lift':
      table.lift();
      return null;
    case 'sit':
      await table.sit(ask.seat, ask.level);
      return null;
    case 'end':
      await table.end(ask.how);
      return null;
    case 'settled':
      table.settled(ask.watcher, ask.cursor);
      return null;
    case 'hastenBots':
      table.hastenBots();
      return null;
  }
}
