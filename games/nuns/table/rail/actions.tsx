/** Buttons of the page, where this table wants them. */

import { ActionBar } from '@conclave/kit';
import type { Setting } from '../setting.ts';

export function Actions({ setting: { props } }: { setting: Setting }) {
  const { actions, language, layout } = props;
  return <ActionBar actions={actions} language={language} layout={layout} button="nr-button" />;
}
