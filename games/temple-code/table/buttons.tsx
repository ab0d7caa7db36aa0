/** The buttons of the page, at the foot of the stele. */

import { ActionBar, Target } from '@conclave/kit';
import type { Move } from '../rules/moves.ts';
import { EMPTY } from './composition.ts';
import { isSmall } from './instruction.ts';
import type { Box } from './layout/arrangement.ts';
import { put, type Setting } from './setting.ts';

const FINISH: Move = { kind: 'finish' };
const BOTH: Move = { kind: 'decodeBoth' };

export function Buttons({ setting, box }: { readonly setting: Setting; readonly box: Box }) {
  const { props, say, niches, compose } = setting;
  const { control, actions, outcome, after } = props;
  if (outcome)
    return (
      <div class="tc-buttons end" style={put(endBox(setting, box))}>
        {after}
      </div>
    );
  if (setting.saying) return null;
  if (niches)
    return (
      <div class="tc-buttons" style={put(box)}>
        {props.layout !== 'phone' && props.layout !== 'across' && (
          <button type="button" class="button small" onClick={() => compose(EMPTY)}>
            {say.beginAgain}
          </button>
        )}
        <button type="button" class="button small" data-not-now onClick={() => compose(null)}>
          {say.notNow}
        </button>
      </div>
    );
  return (
    <div class="tc-buttons" style={put(isSmall(props.layout) ? taller(box) : box)}>
      <ActionBar actions={actions} language={props.language} layout={props.layout} without="undo" />
      {[FINISH, BOTH].map(
        (move) => control.may(move) && <Play key={move.kind} setting={setting} move={move} />,
      )}
    </div>
  );
}

/** Two buttons as high as a finger reach over the altar's edge. */
function taller({ x, y, w, h }: Box): Box {
  const more = Math.max(0, 2 * FINGER + GAP - h);
  return { x, y: y - more, w, h: h + more };
}

const FINGER = 44;
const GAP = 6;

/** After the end there is nothing more to declare: on small screens the buttons have the altar to themselves. */
function endBox({ props, arrangement }: Setting, box: Box): Box {
  const { altar, after } = arrangement;
  if (after || !altar) return box;
  if (isSmall(props.layout)) {
    const { x, y, w, h } = altar.box;
    return { x: x + 10, y: y + 14, w: w - 20, h: h - 26 };
  }
  return { ...box, y: box.y - 34, h: box.h + 34 };
}

function Play({ setting, move }: { readonly setting: Setting; readonly move: Move }) {
  const { props, say } = setting;
  const { control } = props;
  return (
    <Target
      class="button go small tc-play"
      label={props.words.label(move, props.view, props.voice)}
      lit
      advised={control.advises(move)}
      onChoose={() => control.play(move)}
    >
      {move.kind === 'finish' ? say.finish : say.decodeBoth}
    </Target>
  );
}
