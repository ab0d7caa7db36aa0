/** Draws the board of a game and gives it its props. */

import type { Pin } from '@conclave/engine';
import type { Layout, Tapping, WindowTime } from '@conclave/kit';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { TableController } from './control/controller.ts';
import { useKeptFocus } from './focus-keeper.ts';
import { sharedProps } from './shared-props.ts';

interface DrawnTableProps {
  readonly control: TableController;
  readonly time: WindowTime | null;
  readonly after: ComponentChildren;
  /** Where the board is not the page's own: the layout of its frame. */
  readonly layout?: Layout;
  /** What a review points at, and asks for. */
  readonly pins?: readonly Pin[];
  readonly tapping?: Tapping | null;
}

const NO_PINS: readonly Pin[] = [];

export function DrawnTable({
  control,
  time,
  after,
  layout,
  pins = NO_PINS,
  tapping = null,
}: DrawnTableProps) {
  const [host, setHost] = useState<HTMLDivElement | null>(null);
  const shown = control.screen.shown.value;
  useKeptFocus(host, control.steps.moves.value);
  const { table } = control;
  if (!shown || !table) return null;
  const { Board } = table;
  const shot = control.screen.moment.value ? null : control.screen.playback.shot.value;
  const skip = () => control.screen.playback.moving.peek() && control.screen.playback.skip();
  return (
    <div ref={setHost} class="board" tabIndex={-1} onClickCapture={skip}>
      <Board
        // A change of watcher is a cut: nothing that was held, opened or pointed at stays.
        key={shown.watcher}
        {...sharedProps(control, shown)}
        {...(layout && { layout })}
        watcher={shown.watcher}
        pins={pins}
        tapping={tapping}
        event={shot?.event ?? null}
        cue={shot?.cue ?? null}
        actions={control.actions.value}
        window={time}
        pointed={control.pointed.value}
        point={(what) => {
          control.pointed.value = what;
        }}
        outcome={control.screen.playback.moving.value ? null : shown.outcome}
        after={after}
      />
    </div>
  );
}
