/** The first screen: who the player is, and what she wants. */

import { NOVICE_NAMES, WISHES } from '../../rules/cards.ts';
import { type Figure, GUARDS, noviceOf } from '../../rules/state.ts';
import { draftFor } from '../play/draft.ts';
import type { Setting } from '../setting.ts';
import { GuardBust } from './busts.tsx';

/** `own`: the novices one leads. It goes when the first plan is begun, or the first dice lie there. On a desk a novice's panel says it. */
export function Welcome({ setting, own }: { setting: Setting; own: readonly Figure[] }) {
  const { props, t, name, list } = setting;
  const { view, watcher } = props;
  if (view.turn > 1 || view.phase !== 'plan') return null;
  const led = GUARDS.filter((guard) => view.guards[guard].seat === watcher);
  if (led.length > 0) {
    return (
      <section class="nr-welcome">
        <span>
          {led.map((guard) => (
            <GuardBust key={guard} guard={guard} size={54} />
          ))}
        </span>
        <p>{t.welcome.guards(list(led.map(name)), view.needed)}</p>
      </section>
    );
  }
  const [only] = own;
  const novice = own.length === 1 ? noviceOf(view, only) : null;
  if (!novice?.own || draftFor(view, props.control.drafts, only).card !== null) return null;
  return (
    <section class="nr-welcome">
      <p>{t.welcome.novice(NOVICE_NAMES[novice.cell], t.objects[WISHES[novice.own.wish]])}</p>
    </section>
  );
}
