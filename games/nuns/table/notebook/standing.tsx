/** Standing orders for the short windows, which only their owner knows, and passing before everybody. */

import type { Move } from '../../rules/moves.ts';
import { EDGES, FIRST_NOVICE, PASSES, WHENS } from '../../rules/state.ts';
import type { NoteHand } from '../hand.ts';
import { ownBoons } from '../play/boons.ts';

const LIMITS = [1, 2, 3, 4, 5, 6] as const;

export function Standing({ hand }: { hand: NoteHand }) {
  const { props, t } = hand;
  const { control, view, seat, words, voice } = props;
  const passes = PASSES.map((until): Move => ({ kind: 'pass', until })).filter((move) => control.may(move));
  const boons = ownBoons(view, seat);
  if (boons.length === 0 && passes.length === 0) return null;
  return (
    <section class="nr-standing">
      <h4>{t.notes.standing}</h4>
      {boons.map(({ figure, boon }) =>
        boon.order ? <Orders key={figure} hand={hand} figure={figure} order={boon.order} /> : null,
      )}
      {passes.map((move) => (
        <button key={words.label(move, view, voice)} type="button" onClick={() => control.play(move)}>
          {words.label(move, view, voice)}
        </button>
      ))}
      <p class="nr-note">{t.notes.standingNote}</p>
    </section>
  );
}

interface OrdersProps {
  readonly hand: NoteHand;
  readonly figure: number;
  readonly order: NonNullable<ReturnType<typeof ownBoons>[number]['boon']['order']>;
}

/** Each order in the words of its move: what is not possible is left out. */
function Orders({ hand, figure, order }: OrdersProps) {
  const { props, name } = hand;
  const { control, view, words, voice } = props;
  const say = (move: Move) => words.label(move, view, voice);
  const orders = WHENS.flatMap((when) =>
    LIMITS.map((limit): Move => ({ kind: 'order', figure, when, limit })),
  );
  const edges = EDGES.map((edge): Move => ({ kind: 'edge', figure, edge }));
  const current = (move: Move) =>
    move.kind === 'order'
      ? move.when === order.when && move.limit === order.limit
      : move.kind === 'edge' && move.edge === order.edge;
  const choices = (moves: readonly Move[]) => {
    const possible = moves.filter((move) => current(move) || control.may(move));
    return possible.length < 2 ? null : (
      <select
        aria-label={name(figure)}
        value={possible.findIndex(current)}
        onChange={(event) => control.play(possible[Number(event.currentTarget.value)])}
      >
        {possible.map((move, i) => (
          <option key={say(move)} value={i}>
            {say(move)}
          </option>
        ))}
      </select>
    );
  };
  return (
    <p>
      {choices(orders)}
      {figure >= FIRST_NOVICE && choices(edges)}
    </p>
  );
}
