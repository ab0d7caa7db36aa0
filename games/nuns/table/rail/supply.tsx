/** Path cards nobody holds, by colour, and the About Turns. */

import { titled } from '@conclave/kit';
import { PATH_COLOURS } from '../../rules/paths.ts';
import { AboutTurnSign, Swatch } from '../pieces/icons.tsx';
import type { Setting } from '../setting.ts';

/** One path of each colour stands for all of them. */
const COLOURS = [...new Set(PATH_COLOURS)].map((colour) => ({ colour, path: PATH_COLOURS.indexOf(colour) }));

export function Supply({ setting }: { setting: Setting }) {
  const { props, t, lexicon } = setting;
  const { supply, aboutTurns } = props.view;
  return (
    <section class="nr-supply" data-help={t.help.path} data-help-title={t.pathsLeft(supply.length)}>
      <h3>{t.pathsLeft(supply.length)}</h3>
      <ul>
        {COLOURS.map(({ colour, path }) => {
          const left = supply.filter((one) => PATH_COLOURS[one] === colour).length;
          return (
            <li key={colour} aria-label={titled(lexicon.colours[colour], left)}>
              <Swatch path={path} />
              <b>{left}</b>
            </li>
          );
        })}
        <li aria-label={titled(t.aboutTurn, aboutTurns)}>
          <AboutTurnSign />
          <b>{aboutTurns}</b>
        </li>
      </ul>
    </section>
  );
}
