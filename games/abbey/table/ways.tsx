/** Below the plan on a phone: the rooms within reach, in words; otherwise the latest events. */

import { isHouseEvent } from '@conclave/engine';
import { Target } from '@conclave/kit';
import { capital, roman } from '../../words.ts';
import { reach } from '../on-view/reach.ts';
import { STEP } from '../rules/moves.ts';
import { ROOM_IDS } from '../rules/rooms.ts';
import { roomName } from './names.ts';
import { readPointing } from './pointing.ts';
import { prospectOf } from './prospect.ts';
import type { Setting } from './setting.ts';
import { mayWalk, walk } from './walk.ts';

const MOMENTS = 6;

export function Ways({ setting }: { setting: Setting }) {
  const { props, say, own } = setting;
  const { view, control, language, told, words, voice } = props;
  const isWalking = control.moves.some(({ kind }) => kind === 'step');
  const reached = own !== null && isWalking ? reach(view, own) : null;
  if (reached === null) {
    const lines = told
      .slice(-3 * MOMENTS)
      .flatMap((event) => (isHouseEvent(event) ? [] : [words.sentence(event, voice)]))
      .filter((line) => line !== '')
      .slice(-MOMENTS);
    return (
      <ul class="ab-ways ab-moments">
        {lines.map((line, i) => (
          <li key={`${told.length} ${i}`}>{line}</li>
        ))}
      </ul>
    );
  }
  const { goal } = readPointing(props.shared);
  return (
    <div class="ab-ways rooms">
      {reached.map(({ way }, room) => {
        if (way === null || !mayWalk(control, way) || (goal ?? room) !== room) return null;
        const name = roomName(language, room);
        const prospect = prospectOf(setting, room);
        return (
          <Target
            key={ROOM_IDS[room]}
            class="ab-way"
            label={[name, ...(prospect === '' ? [] : [prospect]), say.doors(way.length)].join(', ')}
            lit
            advised={control.advises(STEP[room])}
            onChoose={() => walk(control, way, view.steps)}
          >
            <i data-figure={roman(way.length)} />
            <b>{capital(name)}</b> {prospect !== '' && <span>{prospect}</span>}
          </Target>
        );
      })}
    </div>
  );
}
