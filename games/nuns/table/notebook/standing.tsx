/** Standing orders for the short windows, which only their owner knows, and passing before everybody. */

import type { Blessing } from '../../rules/cards.ts';
import type { Move } from '../../rules/moves.ts';
import { EDGES, FIRST_NOVICE, type Figure, type Order, PASSES, WHENS } from '../../rules/state.ts';
import { limitAbout } from '../../text/order-form.ts';
import type { NoteHand } from '../hand.ts';
import { ownBoons } from '../play/boons.ts';

const LIMITS = [1, 2, 3, 4, 5, 6] as const;

export function Standing({ hand }: { hand: NoteHand }) {
  const { props, t } = hand;
  const { control, view, seat, words, voice } = props;
  const passes = PASSES.map((until) => ({ kind: 'pass', until }) as const).filter((move) =>
    control.may(move),
  );
  const boons = ownBoons(view, seat);
  if (boons.length === 0 && passes.length === 0) return null;
  return (
    <section class="nr-standing">
      <h4>{t.notes.standing}</h4>
      {boons.map(({ figure, boon: { blessing, order } }) =>
        // Fast is never played in a window; a novice still has markers to place.
        order && (blessing !== 'fast' || figure >= FIRST_NOVICE) ? (
          <Orders key={figure} hand={hand} figure={figure} blessing={blessing} order={order} />
        ) : null,
      )}
      {passes.map((move) => (
        <button
          key={move.until}
          type="button"
          aria-label={words.label(move, view, voice)}
          onClick={() => control.play(move)}
        >
          {t.passes[move.until]}
        </button>
      ))}
      <p class="nr-note">{t.notes.standingNote}</p>
    </section>
  );
}

interface OrdersProps {
  readonly hand: NoteHand;
  readonly figure: Figure;
  readonly blessing: Blessing;
  readonly order: Readonly<Order>;
}

/** When her card is played, on which dice, and where her markers lie: what is not possible is left out. */
function Orders({ hand, figure, blessing, order }: OrdersProps) {
  const { props, t, lexicon, name } = hand;
  const { whens, limits } = lexicon;
  const whenMoves = WHENS.map((when) => ({ kind: 'order', figure, when, limit: 1 }) as const);
  const limitMoves = LIMITS.map((limit) => ({ kind: 'order', figure, when: order.when, limit }) as const);
  const edgeMoves = EDGES.map((edge) => ({ kind: 'edge', figure, edge }) as const);
  const about = limitAbout(figure, blessing);
  return (
    <p class="nr-orders">
      <b class="nr-sc">
        {figure < FIRST_NOVICE ? t.guards[figure === 0 ? 0 : 1] : name(figure)}, {lexicon.blessings[blessing]}
      </b>
      <Choice
        hand={props}
        label={`${name(figure)}: ${lexicon.orderPrompts.when}`}
        moves={whenMoves}
        isNow={({ when }) => when === order.when}
        say={({ when }) => whens[when]}
      />
      {order.when !== 'never' && (
        <Choice
          hand={props}
          label={`${name(figure)}: ${lexicon.orderPrompts.limit(about)}`}
          moves={limitMoves}
          isNow={({ limit }) => limit === order.limit}
          say={({ limit }) => limits[about](limit)}
        />
      )}
      {figure >= FIRST_NOVICE && (
        <Choice
          hand={props}
          label={`${name(figure)}: ${t.notes.edges}`}
          moves={edgeMoves}
          isNow={({ edge }) => edge === order.edge}
          say={({ edge }) => t.notes.edge[edge]}
        />
      )}
    </p>
  );
}

interface ChoiceProps<One extends Move> {
  readonly hand: NoteHand['props'];
  readonly label: string;
  readonly moves: readonly One[];
  isNow(move: One): boolean;
  say(move: One): string;
}

function Choice<One extends Move>({ hand: { control }, label, moves, isNow, say }: ChoiceProps<One>) {
  const possible = moves.filter((move) => isNow(move) || control.may(move));
  if (possible.length < 2) return null;
  return (
    <select
      aria-label={label}
      value={possible.findIndex(isNow)}
      onChange={(event) => control.play(possible[Number(event.currentTarget.value)])}
    >
      {possible.map((move, i) => (
        <option key={say(move)} value={i}>
          {say(move)}
        </option>
      ))}
    </select>
  );
}
