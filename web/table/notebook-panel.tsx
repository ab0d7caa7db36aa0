/** Shows the player's notebook: the game's own, or plain text where the game has none. */

import { NotebookFrame } from '@conclave/kit';
import type { ComponentChildren } from 'preact';
import { say } from '../say.ts';
import { assistance } from '../settings.ts';
import type { TableController } from './control/controller.ts';
import { sharedProps } from './shared-props.ts';

/** What comes after it waits for it, so that nothing shifts. */
export function NotebookPanel({
  control,
  children,
}: {
  control: TableController;
  children: ComponentChildren;
}) {
  const shown = control.screen.shown.value;
  const marks = control.notes.marks.value;
  if (!shown || shown.watcher === 'gallery' || marks === null) return null;
  const write = (text: string) => control.notes.write(text);
  const Drawn = control.table?.Notebook;
  return (
    <>
      <NotebookFrame
        title={say.value.table.ownNotebook}
        assistance={control.notes.assistance.value}
        allowed={control.notes.assistances.value}
        assistanceLabel={say.value.settings.assistance}
        assistanceWords={say.value.settings.assistances}
        onAssistance={(value) => {
          assistance.value = value;
        }}
      >
        {Drawn ? (
          <Drawn key={shown.watcher} {...sharedProps(control, shown)} seat={shown.watcher} />
        ) : (
          <textarea
            aria-label={say.value.table.notebook}
            rows={10}
            class="leaf"
            value={marks}
            onInput={(event) => write(event.currentTarget.value)}
          />
        )}
      </NotebookFrame>
      {children}
    </>
  );
}
