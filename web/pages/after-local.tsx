/** After a match on this device: the same again; alone among bots also from the other side, and against stronger ones. */

import { go } from '../router.ts';
import { say } from '../say.ts';
import { complain } from '../shell/complain.ts';
import { SpokenError } from '../shell/errors.ts';
import { useRolesInWords } from '../shell/roles.ts';
import { againstStronger, inAnotherRole } from '../sources/again.ts';
import { createLocal, newId } from '../sources/local.ts';
import { type LocalSeat, loadMatch } from '../sources/local-store.ts';
import type { MatchInfo } from '../sources/source.ts';

/** Same game, same options; the next one begins. */
async function again(id: string, seats: readonly LocalSeat[]): Promise<void> {
  const match = await loadMatch(id);
  if (!match) return;
  const { game, options, aids = false } = match.table;
  const fresh = newId();
  const created = await createLocal({ id: fresh, game, options, seats, aids });
  if (!created.ok) throw new SpokenError(say.peek().errors.unavailable);
  go(`/local/${fresh}`);
}

export function AfterLocal({ match }: { match: MatchInfo }) {
  const words = say.value.table;
  const seats = match.seats.map(
    ({ kind, name, bot }): LocalSeat =>
      kind === 'bot' ? { kind, name, level: bot } : { kind: 'person', name, level: null },
  );
  const roles = useRolesInWords(match.game, seats.length, match.options) ?? [];
  const other = inAnotherRole(seats, roles);
  const stronger = againstStronger(seats);
  const bots = seats.filter(({ kind }) => kind === 'bot').length;
  const begin = (wanted: readonly LocalSeat[]) => () => void again(match.id, wanted).catch(complain);
  return (
    <>
      <button type="button" class="button go" data-again="same" onClick={begin(seats)}>
        {words.rematch}
      </button>
      {other && (
        <button type="button" class="button" data-again="role" onClick={begin(other.seats)}>
          {words.nowAs(other.role)}
        </button>
      )}
      {stronger && (
        <button type="button" class="button" data-again="stronger" onClick={begin(stronger)}>
          {words.stronger(bots)}
        </button>
      )}
    </>
  );
}
