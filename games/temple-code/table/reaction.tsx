/** The temple's own reaction: the axolotl. */

import { StatuetteShape } from './pieces/statuettes.tsx';

export const close = {
  name: { en: 'So close!', fr: 'Si près !' },
  Face: () => (
    <g transform="translate(-35 -35) scale(0.7)">
      <StatuetteShape kind="axolotl" />
    </g>
  ),
};
