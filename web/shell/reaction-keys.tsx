/** The eight reactions, as buttons: at a table and in the room before it. */

import './reaction-keys.css';
import { Reaction } from '@conclave/kit';
import { REACTIONS, type Reaction as ReactionKey } from '@conclave/wire/reactions';
import type { ComponentProps } from 'preact';
import { useState } from 'preact/hooks';
import { say } from '../say.ts';

interface ReactionKeysProps {
  /** The game's own face, where it is loaded. */
  readonly own: ComponentProps<typeof Reaction>['own'];
  readonly disabled?: boolean;
  nameOf(key: ReactionKey): string;
  /** `false`: too many. */
  react(key: ReactionKey): Promise<boolean>;
}

export function ReactionKeys({ own, disabled = false, nameOf, react }: ReactionKeysProps) {
  const [tooMany, setTooMany] = useState(false);
  return (
    <>
      <ul class="reactions" aria-label={say.value.table.reactions.title}>
        {REACTIONS.map((key) => (
          <li key={key}>
            <button
              type="button"
              disabled={disabled}
              onClick={() => void react(key).then((said) => setTooMany(!said))}
            >
              <Reaction of={key} own={own} />
              <span>{nameOf(key)}</span>
            </button>
          </li>
        ))}
      </ul>
      <p class="note" role="status">
        {tooMany && say.value.table.talk.tooMany}
      </p>
    </>
  );
}
