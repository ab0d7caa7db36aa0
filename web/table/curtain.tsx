import { say } from '../say.ts';
import type { TableController } from './control/controller.ts';

/** Nothing is shown until the next player sits before the screen. */
export function Curtain({ control, to }: { control: TableController; to: number }) {
  const words = say.value.table;
  return (
    <div class="curtain frame" style={{ gridColumn: '1 / -1' }}>
      <p class="title">{words.curtainTitle(control.wording.nameOf(to))}</p>
      <p class="aside">{words.curtainLine}</p>
      <button type="button" class="button go" data-lift onClick={() => control.source.lift()}>
        {words.iAm(control.wording.nameOf(to))}
      </button>
    </div>
  );
}
