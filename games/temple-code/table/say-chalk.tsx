/** If each of the three doors has one statuette in chalk, one click on them declares it. */

import { Target } from '@conclave/kit';
import type { Combination } from '../rules/deck.ts';
import type { Move } from '../rules/moves.ts';
import type { Altar } from './layout/arrangement.ts';
import { trio } from './names.ts';
import { put, type Setting } from './setting.ts';
import { chalk, combinationNumber, pageOf, saidInChalk } from './sheet.ts';

/** What would be said; `null`: the chalk does not say it, or nothing may be declared. */
export function chalkToSay({ props, own, mine, suspects, niches }: Setting): Combination | null {
  if (!mine || own === null || niches) return null;
  const { control, told, marks, assistance } = props;
  const page = pageOf(marks, combinationNumber(told, own));
  const said = saidInChalk(chalk(assistance, page, suspects));
  if (said === null) return null;
  return control.may(declaration(said)) ? said : null;
}

export const declaration = (combination: Combination): Move => ({ kind: 'declare', combination });

export function SayChalk({ setting, altar }: { readonly setting: Setting; readonly altar: Altar }) {
  const { props, say } = setting;
  const said = chalkToSay(setting);
  if (said === null) return null;
  const move = declaration(said);
  const [first, , last] = altar.doors;
  const doors = { x: first.x - 4, y: first.y - 4, w: last.x + last.w - first.x + 8, h: first.h + 8 };
  return (
    <div class="tc-at" style={put(doors)}>
      <Target
        class="tc-say-chalk"
        place="chalk"
        label={say.sayChalk(trio(said, props.language))}
        lit
        advised={props.control.advises(move)}
        help={say.instruction.either}
        helpTitle={say.sayChalk(trio(said, props.language))}
        onChoose={() => props.control.play(move)}
      >
        <span class="tc-say-word" data-text={say.whatChalkSays} />
      </Target>
    </div>
  );
}
