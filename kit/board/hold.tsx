/** A button for what cannot be undone: it needs a second click, or press and hold. */

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
