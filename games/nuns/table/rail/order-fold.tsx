/** One's standing orders, folded away: what they are in a line, and opened to change them. */

import type { Hand } from '../hand.ts';
import { Orders, orderedBy } from '../orders.tsx';

export function OrderFold({ hand }: { hand: Hand }) {
  const { props, t } = hand;
  const ordered = orderedBy(props.view, props.watcher);
  if (ordered.length === 0) return null;
  const given = ordered.filter(({ order }) => order.when !== 'never').length;
  return (
    <details class="nr-fold" data-help={t.help.orders} data-help-title={t.orders(given)}>
      <summary>{t.orders(given)}</summary>
      <Orders hand={hand} watcher={props.watcher} />
    </details>
  );
}
