/** Shows which keys are meant for a table, and where the focus goes when its thing disappears. */

import { Dialog, Ruled, useKeys } from '@conclave/kit';
import { useState } from 'preact/hooks';
import { useKeptFocus } from '../../table/focus-keeper.ts';

/** Of all keys that are meant for it, this table has a use for these. */
const MEANT = ['k', 'K', 'Enter', 'Ctrl Enter', 'ArrowLeft'];

export function KeysAndFocus() {
  return (
    <>
      <Ruled level={3}>Keys</Ruled>
      <Keys />
      <Ruled level={3}>Focus</Ruled>
      <Vanishing />
    </>
  );
}

function Keys() {
  const [heard, setHeard] = useState<readonly string[]>([]);
  const [evenOnButtons, setEvenOnButtons] = useState(false);
  const [open, setOpen] = useState(false);
  useKeys(
    (key) => {
      if (!MEANT.includes(key)) return false;
      setHeard((before) => [...before, key]);
      return true;
    },
    { evenOnButtons },
  );
  return (
    <>
      <p>
        K, Enter, Ctrl Enter and ← are heard: <output id="heard">{heard.join(' · ')}</output>
      </p>
      <div class="row">
        <input id="writing" type="text" aria-label="Keys that are written" />
        <button id="pressed" type="button" class="button" onClick={() => setHeard([])}>
          Nothing was heard
        </button>
        <button type="button" class="button" id="ask" onClick={() => setOpen(true)}>
          A dialog
        </button>
        <label>
          <input
            id="even"
            type="checkbox"
            checked={evenOnButtons}
            onChange={(event) => setEvenOnButtons(event.currentTarget.checked)}
          />{' '}
          Enter also on buttons
        </label>
      </div>
      <Dialog open={open} title="A dialog" closeLabel="Close" onClose={() => setOpen(false)}>
        <p>It keeps its keys.</p>
      </Dialog>
    </>
  );
}

const NO_MOVES: readonly never[] = [];

/** Things that vanish when they get the focus and bring each other back: it must come to rest all the same. */
function Vanishing() {
  const [board, setBoard] = useState<HTMLElement | null>(null);
  const [away, setAway] = useState(false);
  const [shy, setShy] = useState<string | null>(null);
  useKeptFocus(board, NO_MOVES);
  return (
    <div ref={setBoard} id="vanishing" class="row" tabIndex={-1}>
      {!away && (
        <button type="button" class="button" data-lit data-place="vanish" onClick={() => setAway(true)}>
          Vanish
        </button>
      )}
      {['left', 'right'].map(
        (name) =>
          name !== shy && (
            <button
              key={name}
              type="button"
              class="button"
              data-lit
              data-place={name}
              onFocus={() => setShy(name)}
            >
              Shy
            </button>
          ),
      )}
    </div>
  );
}
