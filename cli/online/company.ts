/** What is typed at an online table besides moves: wishes, the answer to them, and to resign. */

import type { MatchClient } from '@conclave/wire/client';
import type { ServerApi } from './server-api.ts';

const ACTIONS = [
  'end',
  'back',
  'pause',
  'continue',
  'give',
  'agree',
  'resign',
  'win',
  'block',
  'word',
] as const;
type Action = (typeof ACTIONS)[number];

/** Both languages are always understood. */
const SPELLINGS: Readonly<Record<Action, readonly string[]>> = {
  end: ['end', 'arrêter', 'arreter'],
  back: ['back', 'redemander'],
  pause: ['pause'],
  continue: ['continue', 'continuer'],
  give: ['give', 'donner'],
  agree: ['agree', 'accord', 'd’accord', "d'accord"],
  resign: ['resign', 'abandonner'],
  win: ['win', 'gagner'],
  block: ['block', 'bloquer'],
  word: ['word', 'mot'],
};
/** What makes it sure: nobody comes back from it. */
const SURE = ['yes', 'oui'];

export interface CompanyCommand {
  readonly action: Action;
  readonly sure: boolean;
  /** As it was typed. */
  readonly rest: string;
}

export function readCompanyCommand(line: string): CompanyCommand | null {
  const [word, ...others] = line.trim().split(/\s+/);
  const action = ACTIONS.find((one) => SPELLINGS[one].includes(word.toLowerCase()));
  const rest = others.join(' ');
  return action ? { action, sure: SURE.includes(rest.toLowerCase()), rest } : null;
}

/** `false`: it is not possible now. */
export async function carryOut(
  { action, rest }: CompanyCommand,
  api: ServerApi,
  { table, back, clock }: Pick<MatchClient, 'table' | 'back' | 'clock'>,
): Promise<boolean> {
  if (!table || table.you === null) return false;
  const { wish } = table;
  switch (action) {
    case 'end':
      await api.act(table.id, 'wish', { kind: 'end' });
      return true;
    case 'back':
      if (back?.seat !== table.you) return false;
      await api.act(table.id, 'wish', { kind: 'back', from: back.from });
      return true;
    case 'agree':
      if (!wish) return false;
      await api.act(
        table.id,
        'wish',
        wish.kind === 'back' ? { kind: 'back', from: wish.told?.from } : { kind: wish.kind },
      );
      return true;
    case 'pause':
      await api.act(table.id, 'wish', { kind: 'pause' });
      return true;
    case 'continue':
      if (!table.pause) return false;
      await api.act(table.id, 'go-on', {});
      return true;
    case 'give': {
      const waited = clock?.until.find(({ seat, more }) => more && seat !== table.you);
      if (!waited) return false;
      await api.act(table.id, 'time', { seat: waited.seat });
      return true;
    }
    case 'resign':
      await api.act(table.id, 'resign', {});
      return true;
    case 'win':
      await api.act(table.id, 'win', {});
      return true;
    case 'block': {
      const seat = table.seats.findIndex(({ name }) => name?.toLowerCase() === rest.toLowerCase());
      if (seat < 0 || seat === table.you || table.seats[seat].kind !== 'person') return false;
      await api.block(table.id, seat);
      return true;
    }
    case 'word':
      if (rest === '') return false;
      await api.leaveWord(table.id, rest);
      return true;
  }
}
