import type { Props } from '../hand.ts';

/** A page of a lesson leaves one move and no way back: nothing else is lit. */
export function isLed({ control, actions }: Pick<Props, 'control' | 'actions'>): boolean {
  return control.moves.length === 1 && actions.undo === null;
}
