/** Shows the chronicle, whole or its last few sentences. */

import { Chronicle, Ruled } from '@conclave/kit';
import { go } from '../router.ts';
import { say } from '../say.ts';
import { chronicleLines } from './chronicle.ts';
import type { TableController } from './control/controller.ts';

/** A sentence leads to its moment: in a replay, in the running match, or after the end in its replay. */
function momentOpener(control: TableController): (event: number) => void {
  const { source } = control;
  if (source.goToEvent) return (event) => source.goToEvent?.(event);
  const info = source.info.value;
  if (info?.status !== 'finished') return (event) => void control.screen.lookBack(event);
  const id = source.place === 'local' ? `local-${info.id}` : info.id;
  return (event) => go(`/replay/${id}?event=${event}&seat=${info.you}`);
}

export function ChroniclePanel({ control }: { control: TableController }) {
  const shown = control.screen.present.value;
  if (!shown) return null;
  const seen = control.lastSeen.at.value?.told.length ?? shown.told.length;
  const lines = chronicleLines(control.screen.written.value, control.wording, { seen }).reverse();
  const toMoment = momentOpener(control);
  return (
    <Chronicle
      label={say.value.table.chronicle}
      lines={lines}
      at={control.screen.moment.value ? control.screen.moment.value.told.length - 1 : null}
      onChoose={({ number }) => toMoment(number)}
    />
  );
}

const MIN_LINES = 5;
const MAX_LINES = 40;

/** Everything since one's last turn, and never less than a few sentences, below the notebook. */
export function Latest({ control }: { control: TableController }) {
  const told = control.screen.moment.value?.told ?? control.screen.written.value;
  const { briefly } = control.wording;
  const from = control.lastSeen.turn.value ?? control.lastSeen.at.value?.told.length ?? told.length;
  const since = chronicleLines(told, briefly, { seen: told.length, from, most: MAX_LINES });
  const lines =
    since.length < MIN_LINES ? chronicleLines(told, briefly, { seen: told.length, most: MIN_LINES }) : since;
  return (
    <section aria-label={say.value.table.latest}>
      <Ruled level={3}>{say.value.table.latest}</Ruled>
      <Chronicle label={say.value.table.latest} lines={lines.reverse()} />
    </section>
  );
}
