/** The painting of the house: five guests at one table, each with a secret, and an empty chair. */

import painting from '../../pictures/painting.svg';
import { say } from '../../say.ts';

/** `sit`: the chair is a button. */
export function Painting({ sit }: { readonly sit?: (() => void) | undefined }) {
  const words = say.value.home;
  return (
    <div class="painting">
      <img src={painting} alt={words.lead} width="800" height="382" />
      {sit && (
        <button type="button" class="painting-chair" onClick={sit} tabIndex={-1} aria-hidden="true">
          <span>{words.chair}</span>
        </button>
      )}
    </div>
  );
}
