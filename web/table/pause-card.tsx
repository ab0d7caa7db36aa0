/** The table pauses: in sight wherever one is, and whoever plays may go on. */

import { DAY } from '@conclave/engine/time-units';
import { say } from '../say.ts';
import { complain } from '../shell/error-toast.ts';
import type { TableController } from './control/controller.ts';

export function PauseCard({ control }: { control: TableController }) {
  const info = control.source.info.value;
  const pause = info?.remote?.pause;
  if (!pause || info.status !== 'running') return null;
  const words = say.value.table.pause;
  return (
    <section class="wish" aria-label={words.title} data-pause role="status">
      <header>
        <h3 class="small-caps">{words.title}</h3>
      </header>
      <p>{words.line}</p>
      {info.you !== 'gallery' && (
        <div class="row">
          <button
            type="button"
            class="button go"
            onClick={() => void control.source.company?.goOn().catch(complain)}
          >
            {words.goOn}
          </button>
        </div>
      )}
      {pause.left !== undefined && <p class="note">{words.left(Math.ceil(pause.left / DAY))}</p>}
    </section>
  );
}
