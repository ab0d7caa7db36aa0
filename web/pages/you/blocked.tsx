/** Whom the reader has blocked, and how to let them in again. */

import { Ruled } from '@conclave/kit';
import type { BlockedPerson } from '@conclave/wire';
import { useEffect, useState } from 'preact/hooks';
import { blockedPeople, unblock } from '../../api.ts';
import { complain } from '../../shell/error-toast.ts';
import { youWords } from './words.ts';

export function Blocked() {
  const words = youWords();
  const [people, setPeople] = useState<readonly BlockedPerson[]>([]);
  useEffect(() => {
    blockedPeople().then(setPeople, () => {});
  }, []);
  if (people.length === 0) return null;
  const free = (mark: string) =>
    unblock(mark).then(() => setPeople((all) => all.filter((one) => one.mark !== mark)), complain);
  return (
    <section>
      <Ruled>{words.blocked}</Ruled>
      <p class="aside">{words.blockedLine}</p>
      <ul class="yours">
        {people.map(({ mark, name }) => (
          <li key={mark}>
            <b>{name}</b>
            <button
              type="button"
              class="button small"
              aria-label={words.unblockName(name)}
              onClick={() => void free(mark)}
            >
              {words.unblock}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
