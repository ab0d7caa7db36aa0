/** A button without a way back: a second click on it, or press and hold, never a dialog over the evidence. */

import type { ComponentChildren } from 'preact';
import { type Choosable, useChoosable } from './choosable.ts';

interface HoldProps extends Choosable {
  readonly class?: string;
  readonly children: ComponentChildren;
}

export function Hold({ class: extra = 'button go', children, ...thing }: HoldProps) {
  const attributes = useChoosable({ ...thing, sure: 'always' }, `hold ${extra}`);
  return <button {...attributes}>{children}</button>;
}
