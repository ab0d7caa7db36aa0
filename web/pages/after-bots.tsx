/** Buttons after a match against bots: from another seat, or against stronger bots. */

import { say } from '../say.ts';
import { useRolesInWords } from '../shell/roles.ts';
import type { LocalSeat } from '../sources/local-store.ts';
import { againstStronger, inAnotherRole } from '../sources/next-match.ts';
import type { MatchInfo } from '../sources/source.ts';

export function seatsOf({ seats }: MatchInfo): readonly LocalSeat[] {
  return seats.map(
    ({ kind, name, bot }): LocalSeat =>
      kind === 'bot' ? { kind, name, level: bot } : { kind: 'person', name, level: null },
  );
}

interface AfterBotsProps {
  readonly match: MatchInfo;
  begin(seats: readonly LocalSeat[]): void;
}

export function AfterBots({ match, begin }: AfterBotsProps) {
  const words = say.value.table;
  const seats = seatsOf(match);
  const roles = useRolesInWords(match.game, seats.length, match.options) ?? [];
  const other = inAnotherRole(seats, roles);
  const stronger = againstStronger(seats);
  const bots = seats.filter(({ kind }) => kind === 'bot').length;
  return (
    <>
      {other && (
        <button type="button" class="button" data-again="role" onClick={() => begin(other.seats)}>
          {words.nowAs(other.role)}
        </button>
      )}
      {stronger && (
        <button type="button" class="button" data-again="stronger" onClick={() => begin(stronger)}>
          {words.stronger(bots)}
        </button>
      )}
    </>
  );
}
