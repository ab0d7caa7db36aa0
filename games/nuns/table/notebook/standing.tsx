/** Standing orders for the short windows, which only their owner knows, and passing before everybody. */

import type { Move } from '../../rules/moves.ts';
import type { NoteHand } from '../hand.ts';

export function Standing({ hand: { props, t } }: { hand: NoteHand }) {
  const { control, view, words, voice } = props;
  const orders = control.moves.filter(({ kind }) => kind === 'order' || kind === 'edge' || kind === 'pass');
  if (orders.length === 0) return null;
  return (
    <section class="nr-standing">
      <h4>{t.notes.standing}</h4>
      {orders.map((move: Move) => (
        <button key={JSON.stringify(move)} type="button" onClick={() => control.play(move)}>
          {words.label(move, view, voice)}
        </button>
      ))}
      <p class="nr-note">{t.notes.standingNote}</p>
    </section>
  );
}
