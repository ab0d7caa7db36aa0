/** The player's standing orders in one line, which opens into the form. */

import { Orders, orderedBy } from '../orders.tsx';
import type { Setting } from '../setting.ts';

export function OrderFold({ setting }: { setting: Setting }) {
  const { props, t } = setting;
  const ordered = orderedBy(props.view, props.watcher);
  if (ordered.length === 0) return null;
  const given = ordered.filter(({ order }) => order.when !== 'never').length;
  return (
    <details class="nr-fold" data-help={t.help.orders} data-help-title={t.orders(given)}>
      <summary>{t.orders(given)}</summary>
      <Orders setting={setting} watcher={props.watcher} />
    </details>
  );
}
