/** What board and notebook both have of the page. */

import type { AnyPerspective } from '@conclave/engine';
import type { AnyTable } from '@conclave/kit';
import { language } from '../settings.ts';
import type { TableController } from './controller.ts';
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
    control: control.control.value,
    words: control.words.value,
    language: language.value,
    voice: control.voice.value,
    layout: layout.value,
    assistance: control.assistance.value,
    marks: control.marks.value ?? '',
    write: (marks) => control.write(marks),
    shared: control.shared.value,
    share: (value) => {
      control.shared.value = value;
    },
    ponder: (question) => control.ponder(question),
  };
}
