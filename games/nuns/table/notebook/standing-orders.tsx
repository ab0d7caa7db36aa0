/** Standing orders, and passing before everybody, when no window is open. */

import { useState } from 'preact/hooks';
import { buttonLabel } from '../button-label.ts';
import { Orders, orderedBy, passesOf } from '../orders.tsx';
import { ASKINGS, keepAsking, readAsking } from '../play/asking.ts';
import type { NoteSetting } from '../setting.ts';

export function StandingOrders({ setting }: { setting: NoteSetting }) {
  const { props, t } = setting;
  const { control, view, seat, words, voice } = props;
  const passes = passesOf(props);
  const ordered = orderedBy(view, seat);
  if (ordered.length === 0 && passes.length === 0) return null;
  return (
    <section class="nr-standing">
      <AskingChoice setting={setting} />
      <details class="nr-fold">
        <summary>{t.orders(ordered.filter(({ order }) => order.when !== 'never').length)}</summary>
        <Orders setting={setting} watcher={seat} />
        {passes.length > 0 && (
          <p class="nr-passes">
            {t.passToAll}
            {passes.map((move) => (
              <button
                key={move.until}
                type="button"
                aria-label={buttonLabel(t.passes[move.until], words.label(move, view, voice))}
                onClick={() => control.play(move)}
              >
                {t.passes[move.until]}
              </button>
            ))}
          </p>
        )}
        <p class="nr-note">{t.notes.standingNote}</p>
      </details>
    </section>
  );
}

/** Of this device, and no order: whether one is asked at all. */
function AskingChoice({ setting: { t } }: { setting: NoteSetting }) {
  const [asking, setAsking] = useState(readAsking);
  return (
    <label class="nr-asking">
      {t.notes.ask}
      <select
        value={asking}
        onChange={(event) => {
          const chosen = ASKINGS.find((one) => one === event.currentTarget.value) ?? 'matters';
          keepAsking(chosen);
          setAsking(chosen);
        }}
      >
        {ASKINGS.map((one) => (
          <option key={one} value={one}>
            {t.notes.asks[one]}
          </option>
        ))}
      </select>
    </label>
  );
}
