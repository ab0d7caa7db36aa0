/** Cards with two faces, hands and stacks. */

import { type ComponentChildren, isValidElement } from 'preact';
import { useId } from 'preact/hooks';
import './pieces.css';

/** Two faces; `turned` shows the second. */
export function TurningCard({
  turned,
  front,
  back,
}: {
  turned: boolean;
  front: ComponentChildren;
  back: ComponentChildren;
}) {
  return (
    <div class="turn-box" style={{ width: '100%', height: '100%' }}>
      <div class={turned ? 'turning turned' : 'turning'}>
        <div aria-hidden={turned}>{front}</div>
        <div aria-hidden={!turned}>{back}</div>
      </div>
    </div>
  );
}

interface HandProps {
  readonly label: string;
  /** Width of a card in pixels. */
  readonly card?: number;
  /** Degrees from one card to the next; a large hand leans less. */
  readonly lean?: number;
  /** At least so many pixels of each card are seen; a hand that is still too wide scrolls. */
  readonly least?: number;
  readonly children: readonly ComponentChildren[];
}

/** Degrees from the first to the last card. */
const WIDEST_FAN = 8;

/** Cards side by side as long as there is room, then one over the other: ten fit a phone. */
export function Hand({ label, card = 86, lean = 2.5, least = 26, children }: HandProps) {
  const middle = (children.length - 1) / 2;
  const step = Math.min(lean, WIDEST_FAN / Math.max(1, children.length - 1));
  // So far the outermost cards lean over the edge.
  const over = Math.sin((step * middle * Math.PI) / 180) * card * 1.9;
  return (
    <ul
      class="hand"
      aria-label={label}
      style={{
        '--card': `${card}px`,
        '--least': `${least}px`,
        '--cards': children.length,
        '--over': `${over}px`,
      }}
    >
      {children.map((one, index) => (
        <li key={(isValidElement(one) && one.key) || index} style={{ '--lean': (index - middle) * step }}>
          {one}
        </li>
      ))}
    </ul>
  );
}

interface StackProps {
  /** What it is and how many: "Draw pile, 12 cards". */
  readonly label: string;
  readonly count: number;
  /** Its name among the places: cards come from it and go to it. */
  readonly place?: string;
  /** The uppermost card, or a back. */
  readonly top: ComponentChildren;
  /** In the place of an empty stack. */
  readonly empty?: ComponentChildren;
  /** Thrown down, not squared up: no edges to be seen. */
  readonly loose?: boolean;
  /** Everything in it, where that is known to all: a click lays it open as a fan. */
  readonly contents?: readonly { readonly id: string; readonly node: ComponentChildren }[];
}

const THICKEST = 5;

/** Cards on top of each other, as thick as they are many, with their number. */
export function Stack({ label, count, place, top, empty, loose = false, contents }: StackProps) {
  const fan = useId();
  const thick = loose ? 0 : Math.min(THICKEST, Math.ceil(Math.max(0, count - 1) / 3));
  const edges = Array.from({ length: thick }, (_none, i) => [
    `${2 * i + 2}px ${2 * i + 2}px 0 -1px var(--stack-edge)`,
    `${2 * i + 2}px ${2 * i + 2}px 0 0 var(--piece-ink)`,
  ]).flat();
  const pile = (
    <>
      <span
        class={count > 0 ? 'stack-top' : 'stack-top empty'}
        style={{ boxShadow: edges.join() || undefined }}
      >
        {count > 0 ? top : empty}
      </span>
      <span class="stack-count" aria-hidden="true">
        {count}
      </span>
    </>
  );
  if (!contents || contents.length === 0)
    return (
      <span class="stack" role="img" aria-label={label} data-place={place}>
        {pile}
      </span>
    );
  return (
    <>
      <button type="button" class="stack" aria-label={label} data-place={place} popovertarget={fan}>
        {pile}
      </button>
      <div id={fan} class="stack-fan" popover="auto">
        {contents.map(({ id, node }) => (
          <span key={id}>{node}</span>
        ))}
      </div>
    </>
  );
}
