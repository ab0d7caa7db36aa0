/**
 * The dial of the centre, which turns by any number of notches. It has one button for each; pointing at one turns the
 * centre for a look. The dial stands outside the ring that the centre is aligned with, so that the ring stays in sight.
 */

import { type Camera, type OpenChooser, Target, useEscape } from '@conclave/kit';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { CENTRE, INNER } from '../rules/board.ts';
import type { Move } from '../rules/moves.ts';
import { MIDDLE } from './castle/sheet.ts';
import { NOTCH, polar, ZONE_SHAPES } from './geometry.ts';
import { type Grip, shorter } from './grip.ts';
import type { Setting } from './setting.ts';

interface NotchDialProps {
  readonly open: OpenChooser<Move>;
  readonly setting: Setting;
  readonly grip: Grip;
  readonly camera: Camera;
}

/** Pixels from the ring inside it to the middle of a button. */
const OFF = 31;
const [, ALIGNED] = ZONE_SHAPES;

export function NotchDial({ open, setting, grip, camera }: NotchDialProps) {
  const dial = useRef<HTMLFieldSetElement>(null);
  const chosen = useRef(false);
  const pose = camera.pose.value;
  const radius = ALIGNED.outer * pose.scale + OFF;
  useEscape(true, open.close);
  useLayoutEffect(() => {
    const element = dial.current;
    element?.querySelector<HTMLElement>('[data-lit]')?.focus({ preventScroll: true });
    const away = ({ target }: Event) => {
      if (!(target instanceof Node) || !element?.contains(target)) open.close();
    };
    document.addEventListener('pointerdown', away);
    return () => {
      document.removeEventListener('pointerdown', away);
      // The focus is not lost: it goes on to a corridor, or back to a centre that was not turned.
      if (!element?.contains(document.activeElement)) return;
      const next = chosen.current ? `part-${INNER}` : open.place;
      document.querySelector<HTMLElement>(`[data-place="${next}"]`)?.focus({ preventScroll: true });
    };
  }, []);
  useEffect(() => () => grip.set(null), []);
  return (
    <fieldset
      ref={dial}
      class="sl-dial"
      aria-label={setting.say.parts.centre}
      data-directions
      style={{
        '--r': `${radius.toFixed(0)}px`,
        left: `${(pose.x + pose.scale * MIDDLE.x).toFixed(1)}px`,
        top: `${(pose.y + pose.scale * MIDDLE.y).toFixed(1)}px`,
      }}
      onPointerDown={(event) => event.stopPropagation()}
    >
      {open.choices.flatMap(({ label, move }) => {
        if (move.kind !== 'turn') return [];
        const notches = shorter(move.notches);
        const { x, y } = polar(radius, notches * NOTCH);
        return [
          <Target
            key={notches}
            class="sl-dial-notch"
            label={label}
            data-text={notches > 0 ? `+${notches}` : `−${-notches}`}
            lit
            advised={setting.props.control.advises(move)}
            style={{ left: `${x.toFixed(1)}px`, top: `${y.toFixed(1)}px` }}
            onPoint={(pointed) => grip.set(pointed ? { part: CENTRE, notches } : null)}
            onChoose={() => {
              chosen.current = true;
              grip.set({ part: CENTRE, notches });
              grip.drop();
              open.close();
            }}
          />,
        ];
      })}
    </fieldset>
  );
}
