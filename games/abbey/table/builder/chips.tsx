/** A row of chips with a legend. */

import type { ComponentChildren } from 'preact';

export function Chips({ legend, children }: { legend: string; children: ComponentChildren }) {
  return (
    <fieldset class="ab-line">
      <legend>{legend}</legend>
      <div>{children}</div>
    </fieldset>
  );
}
