/** Standing orders, and passing before everybody, when no window is open. */

import type { NoteHand } from '../hand.ts';
import { named } from '../named.ts';
import { Orders, orderedBy, passesOf } from '../orders.tsx';

export function Standing({ hand }: { hand: NoteHand }) {
  const { props, t } = hand;
  const { control, view, seat, words, voice } = props;
  const passes = passesOf(props);
  if (orderedBy(view, seat).length === 0 && passes.length === 0) return null;
  return (
    <section class="nr-standing">
      <h4>{t.notes.standing}</h4>
      <Orders hand={hand} watcher={seat} />
      {passes.length > 0 && (
        <p class="nr-passes">
          {t.passToAll}
          {passes.map((move) => (
            <button
              key={move.until}
              type="button"
              aria-label={named(t.passes[move.until], words.label(move, view, voice))}
              onClick={() => control.play(move)}
            >
              {t.passes[move.until]}
            </button>
          ))}
        </p>
      )}
      <p class="nr-note">{t.notes.standingNote}</p>
    </section>
  );
}
