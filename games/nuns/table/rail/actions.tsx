/** Buttons of the page that this table draws itself: Hint, Undo, and what happened since. */

import type { Hand } from '../hand.ts';

export function Actions({ hand: { props, t } }: { hand: Hand }) {
  const { hint, undo, since, skip, handOver } = props.actions;
  const buttons = [
    { name: 'undo', label: t.undo, act: undo },
    { name: 'hint', label: t.hint, act: hint },
    { name: 'since', label: t.since, act: since },
    { name: 'skip', label: t.skip, act: skip },
    { name: 'hand-over', label: t.handOver, act: handOver },
  ].filter(({ act }) => act !== null);
  return (
    <>
      {buttons.map(({ name, label, act }) => (
        <button
          key={name}
          type="button"
          class="nr-button"
          data-action={name}
          data-hand-over={name === 'hand-over' ? '' : undefined}
          onClick={() => act?.()}
        >
          {label}
        </button>
      ))}
    </>
  );
}
