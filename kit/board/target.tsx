/** Things to choose: `Target` is any drawing, `Spot` a place of the board. A gold ring shows that it can be chosen. */

import type { ComponentChildren, JSX } from 'preact';
import { type Choosable, useChoosable } from './choosable.ts';
import type { Point, Size } from './geometry.ts';

type Rest = Omit<JSX.IntrinsicElements['button'], 'onClick' | 'label' | 'children' | 'ref' | keyof Choosable>;

interface TargetProps extends Choosable, Rest {
  readonly children?: ComponentChildren;
}

/**
 * A card, a die, a plate, a button in the rail. Unlit it says why not.
 *
 * @example
 * <Target {...targets.at(`card-${id}`, say.card(id))} sure="touch">
 *   <Card id={id} />
 * </Target>
 */
export function Target(props: TargetProps) {
  const {
    label,
    lit,
    picked,
    advised,
    help,
    helpTitle,
    why,
    place,
    sure,
    ask,
    drag,
    onCarried,
    onChoose,
    onPoint,
    onArmed,
    children,
    class: extra,
    ...rest
  } = props;
  const attributes = useChoosable(props, extra ? `target ${extra}` : 'target');
  return (
    <button
      {...rest}
      {...attributes}
      {...both(rest, attributes)}
      aria-pressed={picked ?? rest['aria-pressed']}
    >
      {children}
    </button>
  );
}

/** Handlers of the table's own run before those of the target, not instead of them. */
function both(rest: object, attributes: object): Record<string, (event: Event) => void> {
  const own = new Map(Object.entries(rest));
  return Object.fromEntries(
    Object.entries(attributes).flatMap(([name, ours]) => {
      const theirs = own.get(name);
      if (typeof ours !== 'function' || typeof theirs !== 'function') return [];
      return [
        [
          name,
          (event: Event) => {
            theirs(event);
            ours(event);
          },
        ],
      ];
    }),
  );
}

interface SpotProps extends Choosable {
  readonly place: string;
  /** Its middle, in board units. */
  readonly at: Point;
  /**
   * Diameter of a round spot, or width and height of a square one.
   * @default 30
   */
  readonly size?: number | Size;
  /** An outline in board units instead (SVG path data): a room, a square of a ring. `at` is where its focus stands. */
  readonly outline?: string;
  readonly class?: string;
  /** SVG round (0, 0), which is `at`. */
  readonly children?: ComponentChildren;
}

const POINT = 30;
/** Board units by which the rays of a hint stand off a spot, at both sides together. */
const RAYS = 15;

/**
 * A place of the board. On touch its hit area is at least 44 pixels at any zoom: a tap goes to the nearest lit spot.
 * Unlit spots are for pointers (and Shift with an arrow key): a reader walks through lit ones.
 *
 * @example
 * <Spot at={POINTS[3]} size={44} {...targets.at('point-3', say.point(3))} />
 */
export function Spot(props: SpotProps) {
  const { at, size = POINT, outline, class: extra, children, lit } = props;
  const attributes = useChoosable(props, extra ? `spot ${extra}` : 'spot');
  const { width, height } = typeof size === 'number' ? { width: size, height: size } : size;
  const shape = (layer: string) => {
    if (outline !== undefined)
      return <path class={layer} d={outline} transform={`translate(${-at.x} ${-at.y})`} />;
    if (typeof size === 'number') return <circle class={layer} r={size / 2} />;
    return (
      <rect
        class={layer}
        x={-width / 2}
        y={-height / 2}
        width={width}
        height={height}
        rx={Math.min(8, width / 4)}
      />
    );
  };
  return (
    <button
      {...attributes}
      data-outline={outline === undefined ? undefined : ''}
      tabIndex={lit ? 0 : -1}
      style={{
        left: `${at.x - width / 2}px`,
        top: `${at.y - height / 2}px`,
        width: `${width}px`,
        height: `${height}px`,
        '--rays': `${1 + RAYS / width} ${1 + RAYS / height}`,
      }}
    >
      <svg
        viewBox={`${-width / 2} ${-height / 2} ${width} ${height}`}
        width={width}
        height={height}
        aria-hidden="true"
      >
        {shape('spot-edge')}
        {shape('spot-shape')}
        {children}
      </svg>
    </button>
  );
}
