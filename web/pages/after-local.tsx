/** Buttons after a match on this device: the same again, or another one against bots. */

import { go } from '../router.ts';
import { say } from '../say.ts';
import { complain } from '../shell/error-toast.ts';
import { SpokenError } from '../shell/errors.ts';
import { createLocal, newId } from '../sources/local.ts';
import { type LocalSeat, loadMatch } from '../sources/local-store.ts';
import type { MatchInfo } from '../sources/source.ts';
import { AfterBots, seatsOf } from './after-bots.tsx';

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
  const begin = (wanted: readonly LocalSeat[]) => void again(match.id, wanted).catch(complain);
  return (
    <>
      <button type="button" class="button go" data-again="same" onClick={() => begin(seatsOf(match))}>
        {say.value.table.rematch}
      </button>
      <AfterBots match={match} begin={begin} />
    </>
  );
}
