/** Buttons of the page, where this table wants them. */

import { ActionBar } from '@conclave/kit';
import type { Setting } from '../setting.ts';

export function Actions({ setting: { props } }: { setting: Setting }) {
  const { actions, language, layout } = props;
  // The rail of a desk is narrow.
  return (
    <ActionBar
      actions={actions}
      language={language}
      layout={layout}
      brief={layout === 'desk'}
      button="nr-button"
    />
  );
}
