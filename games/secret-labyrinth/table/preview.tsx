/** Shown beside a lifted part where trying out is allowed: what the change would join and part (SL-6). */

import { HOME, PARTS } from '../rules/board.ts';
import type { HeldPart, Lamplight } from './lamplight.ts';
import { cardTitle } from './names.ts';
import type { Setting } from './setting.ts';

interface PreviewProps {
  readonly setting: Setting;
  readonly held: HeldPart;
  readonly light: Lamplight;
}

export function Preview({ setting: { props, say }, held, light }: PreviewProps) {
  const { wanted } = props.view;
  const reaches = wanted !== null && light.gained.has(HOME[wanted]);
  return (
    <p class="sl-preview" role="status">
      <b>{say.parts[PARTS[held.part]]}</b>
      <span class="sl-swatch moon" /> {say.more(light.gained.size)}, <span class="sl-swatch ember" />{' '}
      {say.fewer(light.lost.size)}.{reaches && <em>{say.nowReach(cardTitle(props.language, wanted))}</em>}
    </p>
  );
}
