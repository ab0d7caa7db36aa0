/** How it ended: the sentence, the scores with their parts, and where to go from here. */

import { SeatMark, Title } from '@conclave/kit';
import type { ComponentChildren } from 'preact';
import { say } from '../say.ts';
import type { TableController } from './controller.ts';

export function Ending({ control, children }: { control: TableController; children: ComponentChildren }) {
  const shown = control.shown.value;
  const outcome = shown?.outcome;
  if (!shown || !outcome) return null;
  const words = control.words.value;
  const sentences = control.house.value.ending(outcome) ?? words.ending(outcome, shown.view, control.voice.value);
  const lines = typeof sentences === 'string' ? [sentences] : sentences;
  const parts = [...new Set((outcome.scores ?? []).flatMap((score) => Object.keys(score.parts)))];
  return (
    <section class="frame ending" aria-label={say.value.table.theEnd}>
      <Title minor>{say.value.table.theEnd}</Title>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {outcome.scores && (
        <table class="scores">
          <thead>
            <tr>
              <th scope="col">{say.value.table.player}</th>
              {parts.map((part) => (
                <th key={part} scope="col">
                  {words.parts[part] ?? part}
                </th>
              ))}
              {parts.length > 1 && <th scope="col">{say.value.table.sum}</th>}
            </tr>
          </thead>
          <tbody>
            {outcome.places.flat().map((seat) => {
              const score = outcome.scores?.find((line) => line.seat === seat);
              return (
                <tr key={seat}>
                  <td>
                    <span class="row">
                      <SeatMark seat={seat} /> {control.nameOf(seat)}
                    </span>
                  </td>
                  {parts.map((part) => (
                    <td key={part}>{score?.parts[part] ?? 0}</td>
                  ))}
                  {parts.length > 1 && <td>{Object.values(score?.parts ?? {}).reduce((sum, part) => sum + part, 0)}</td>}
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
      <div class="row">{children}</div>
    </section>
  );
}
