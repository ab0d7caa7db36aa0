/** The line in the bar. It speaks of what is shown and never runs ahead of playback. */

import { say } from '../../say.ts';
import { language } from '../../settings.ts';
import { layout } from '../layout.ts';
import type { TableController } from './controller.ts';

export function instructionLine({
  source,
  table,
  screen,
  wording,
  pointed,
  drafts,
}: TableController): string {
  const shown = screen.shown.value;
  if (!shown) return '';
  const words = say.value.table;
  if (source.trouble.value === 'watching') return words.watching;
  if (shown.outcome) {
    const lines = wording.ending(shown.outcome, shown.view);
    return lines.slice(0, layout.value === 'phone' ? 1 : 2).join('\n');
  }
  const drawn = table?.instruction?.({
    perspective: shown,
    event: screen.moment.value ? null : (screen.playback.shot.value?.event ?? null),
    pointed: pointed.value,
    drafts: drafts.current.value,
    words: wording.words.value,
    language: language.value,
    voice: wording.voice.value,
    layout: layout.value,
  });
  if (drawn) return drawn;
  if (shown.asked) return words.yourTurn;
  if (shown.waiting === 'someone') return words.waitingSomeone;
  return shown.waiting.length > 0 ? words.waitingFor(shown.waiting.map((seat) => wording.nameOf(seat))) : '';
}
