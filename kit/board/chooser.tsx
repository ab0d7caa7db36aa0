/** A small choice between several moves at one place. */

import type { ComponentChild } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { boxOf } from './lit-things.ts';
import { Target } from './target.tsx';
import { type OpenChooser, useEscape } from './targets.ts';
import { boardWords } from './words.ts';

const GAP = 10;

interface Opened<Move> {
  readonly open: OpenChooser<Move>;
  /** What a move is about, drawn before its words. */
  picture?(move: Move): ComponentChild;
}

type ChooserProps<Move> = Omit<Opened<Move>, 'open'> & { readonly open: OpenChooser<Move> | null };

/** `open`: what `useTargets` gives; `null` shows nothing. */
export function Chooser<Move>({ open, picture }: ChooserProps<Move>) {
  return open && <OpenedChooser key={open.place} open={open} picture={picture} />;
}

function OpenedChooser<Move>({ open, picture }: Opened<Move>) {
  const box = useRef<HTMLFieldSetElement>(null);
  useEscape(true, open.close);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const owner = document.querySelector<HTMLElement>(`[data-place="${CSS.escape(open.place)}"]`);
    element.showPopover();
    if (owner) stand(element, owner);
    element.querySelector<HTMLElement>('[data-lit]')?.focus({ preventScroll: true });
    const away = ({ target }: Event) => {
      if (!(target instanceof Node) || (!element.contains(target) && !owner?.contains(target))) open.close();
    };
    document.addEventListener('pointerdown', away);
    return () => {
      document.removeEventListener('pointerdown', away);
      if (element.contains(document.activeElement)) owner?.focus({ preventScroll: true });
    };
  }, []);
  return (
    <fieldset ref={box} class="chooser" popover="manual" aria-label={boardWords().choose} data-directions>
      {open.choices.map(({ label, move }) => (
        <Target key={label} class="chooser-line" label={label} lit onChoose={() => open.choose(move)}>
          {picture?.(move)}
          {label}
        </Target>
      ))}
    </fieldset>
  );
}

/** Below its place, or above; never over the edge. */
function stand(chooser: HTMLElement, owner: HTMLElement): void {
  const { x, y, width, height } = boxOf(owner);
  const below = y + height + GAP;
  const top = below + chooser.offsetHeight > innerHeight - GAP ? y - GAP - chooser.offsetHeight : below;
  const left = x + width / 2 - chooser.offsetWidth / 2;
  chooser.style.top = `${Math.max(GAP, top)}px`;
  chooser.style.left = `${Math.min(Math.max(GAP, left), innerWidth - chooser.offsetWidth - GAP)}px`;
}
