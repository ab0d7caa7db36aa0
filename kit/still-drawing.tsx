/** A costly drawing that seldom changes. It is drawn again only when a value of `of` changes. */

import { Component, type ComponentChildren } from 'preact';

interface StillProps {
  /** Drawn anew when one of these is another than before. */
  readonly of: readonly unknown[];
  draw(): ComponentChildren;
}

/**
 * Used instead of elements kept by `useMemo`. Such an element holds the tree in which it was first drawn, and that tree
 * holds the elements kept before it. In the end no rendering is ever released.
 */
export class Still extends Component<StillProps> {
  override shouldComponentUpdate(next: StillProps): boolean {
    return next.of.length !== this.props.of.length || next.of.some((one, i) => one !== this.props.of[i]);
  }

  override render({ draw }: StillProps): ComponentChildren {
    return draw();
  }
}
