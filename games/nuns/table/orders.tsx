/** Form for standing orders in short windows, which only their owner sees, and for passing in public. */

import type { Watcher } from '@conclave/engine';
import { titled } from '@conclave/kit';
import type { Blessing } from '../rules/cards.ts';
import type { Move } from '../rules/moves.ts';
import { EDGES, FIRST_NOVICE, type Figure, type Order, PASSES, WHENS } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { limitAbout } from '../text/order-form.ts';
import { ownBlessings } from './play/blessings.ts';
import type { Names, Props } from './setting.ts';

/** What board and notebook both have. */
interface OrderSetting extends Names {
  readonly props: Pick<Props, 'view' | 'control' | 'words' | 'voice'>;
}

interface Ordered {
  readonly figure: Figure;
  readonly blessing: Blessing;
  readonly order: Readonly<Order>;
}

const LIMITS = [1, 2, 3, 4, 5, 6] as const;

/** The cards about which orders can be left. */
export function orderedBy(view: View, watcher: Watcher): Ordered[] {
  return ownBlessings(view, watcher).flatMap(({ figure, blessing: { kind: blessing, order } }) =>
    // Fast is never played in a window; a novice still has markers to place.
    order && (blessing !== 'fast' || figure >= FIRST_NOVICE) ? [{ figure, blessing, order }] : [],
  );
}

export function Orders({ setting, watcher }: { setting: OrderSetting; watcher: Watcher }) {
  return (
    <>
      {orderedBy(setting.props.view, watcher).map((one) => (
        <OrdersOf key={one.figure} setting={setting} {...one} />
      ))}
    </>
  );
}

/** When her card is played, on which dice, and where her markers lie: what is not possible is left out. */
function OrdersOf({ setting, figure, blessing, order }: { setting: OrderSetting } & Ordered) {
  const { props, t, lexicon, name } = setting;
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
        control={props.control}
        label={titled(name(figure), lexicon.orderPrompts.when)}
        moves={whenMoves}
        isNow={({ when }) => when === order.when}
        say={({ when }) => whens[when]}
      />
      {order.when !== 'never' && (
        <Choice
          control={props.control}
          label={titled(name(figure), lexicon.orderPrompts.limit(about))}
          moves={limitMoves}
          isNow={({ limit }) => limit === order.limit}
          say={({ limit }) => limits[about](limit)}
        />
      )}
      {figure >= FIRST_NOVICE && (
        <Choice
          control={props.control}
          label={titled(name(figure), t.notes.edges)}
          moves={edgeMoves}
          isNow={({ edge }) => edge === order.edge}
          say={({ edge }) => t.notes.edge[edge]}
        />
      )}
    </p>
  );
}

interface ChoiceProps<One extends Move> {
  readonly control: OrderSetting['props']['control'];
  readonly label: string;
  readonly moves: readonly One[];
  isNow(move: One): boolean;
  say(move: One): string;
}

function Choice<One extends Move>({ control, label, moves, isNow, say }: ChoiceProps<One>) {
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

/** Passing before everybody: that is how a table plays fast. */
export function passesOf({ control }: OrderSetting['props']) {
  return PASSES.map((until) => ({ kind: 'pass', until }) as const).filter((move) => control.may(move));
}
