/** The props that board and notebook share. */

import type { AnyPerspective } from '@conclave/engine';
import type { AnyTable } from '@conclave/kit';
import { language } from '../settings.ts';
import type { TableController } from './control/controller.ts';
import { layout } from './layout.ts';

type BoardProps = Parameters<AnyTable['Board']>[0];
type NotebookProps = Parameters<NonNullable<AnyTable['Notebook']>>[0];

export function sharedProps(
  control: TableController,
  { view, told }: AnyPerspective,
): Pick<BoardProps, keyof BoardProps & keyof NotebookProps> {
  return {
    view,
    told,
    control: control.board.value,
    words: control.wording.words.value,
    language: language.value,
    voice: control.wording.voice.value,
    layout: layout.value,
    assistance: control.notes.assistance.value,
    marks: control.notes.marks.value ?? '',
    write: (marks) => control.notes.write(marks),
    shared: control.notes.shared.value,
    share: (value) => {
      control.notes.shared.value = value;
    },
    ponder: (question) => control.notes.ponder(question),
  };
}
