/** A drawing that is costly and seldom changes: it is drawn again only when a value of `of` changes. */

import { Component, type ComponentChildren } from 'preact';

interface StillProps {
  /** Drawn anew when one of these is another than before. */
  readonly of: readonly unknown[];
  draw(): ComponentChildren;
}

/**
 * In place of elements kept by `useMemo`: such an element holds on to the tree in which it was first drawn, that tree
 * to the elements kept before it, and so on; in the end no rendering is ever forgotten.
 */
export class Still extends Component<StillProps> {
  override shouldComponentUpdate(next: StillProps): boolean {
    return next.of.length !== this.props.of.length || next.of.some((one, i) => one !== this.props.of[i]);
  }

  override render({ draw }: StillProps): ComponentChildren {
    return draw();
  }
}
