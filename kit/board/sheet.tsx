/**
 * The sheet of a board in units of its own. One unit is one pixel in the sheet, and one transform fits it to its frame.
 */

import type { Watcher } from '@conclave/engine';
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import './board.css';
import { Camera, type CameraOptions } from './camera.ts';
import { type Board, BoardContext, useBoard } from './context.ts';
import { listenToDirections } from './directions.ts';
import { centreOf, type Point, type Size } from './geometry.ts';
import { listenToCamera } from './gestures.ts';
import { boxOf } from './lit-things.ts';
import { listenToMeaning } from './pointer-target.ts';
import { boardWords } from './words.ts';

/**
 * A camera of this board's own: give it to the sheet, and glide with it.
 *
 * @example
 * const camera = useCamera({ nearest: 3 });
 * camera.glideTo(around([from, to], 60));
 */
export function useCamera(options?: CameraOptions): Camera {
  return useMemo(() => new Camera(options), []);
}

interface BoardSheetProps {
  /** In board units. */
  readonly size: Size;
  readonly label: string;
  /** With one the board can be zoomed and panned; without, it only fits its frame. */
  readonly camera?: Camera;
  /** Another watcher is a cut: nothing travels. */
  readonly watcher?: Watcher;
  /**
   * Touch: how far from a lit place, in screen pixels, a tap still means it.
   * @default 22
   */
  readonly reach?: number;
  /** Buttons for the camera, in this corner; `null` for none. */
  readonly buttons?: 'top left' | 'top right' | 'bottom left' | 'bottom right' | null;
  /** Over the sheet, in pixels of the frame: a small plan, marks at the edge, a stage. */
  readonly over?: ComponentChildren;
  readonly class?: string;
  readonly children: ComponentChildren;
}

/**
 * A board: its ground, layers, spots and pieces, all in board units.
 *
 * @example
 * <BoardSheet size={{ width: 1780, height: 1930 }} label={say.plan} camera={camera} watcher={props.watcher}>
 *   <Ground src={plan} />
 *   <Spot at={{ x: 200, y: 340 }} {...targets.at('point-3', say.point(3))} />
 *   <Pieces items={pieces} />
 * </BoardSheet>
 */
export function BoardSheet(props: BoardSheetProps) {
  const { size, label, watcher, reach = 22, over, children } = props;
  const frame = useRef<HTMLElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const own = useCamera();
  const camera = props.camera ?? own;
  const memory = useMemo(
    () => ({ places: new Map(), parts: new Map(), lights: new Map() }) satisfies Partial<Board>,
    [],
  );
  const cut = useCut(watcher);
  const board = useMemo<Board>(
    () => ({ ...memory, size, camera, cut }),
    [memory, size.width, size.height, camera, cut],
  );
  useLayoutEffect(() => {
    if (!frame.current || !sheet.current) return;
    camera.attach(frame.current, sheet.current, size, (piece): Point | undefined => memory.places.get(piece));
  }, [camera, size.width, size.height]);
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const watch = new ResizeObserver(() => camera.resize());
    watch.observe(element);
    // In this order: a click that ends a pan is gone before anybody asks what it meant.
    const stops = [
      props.camera ? listenToCamera(element, camera) : () => {},
      listenToMeaning(element, reach),
      listenToDirections(),
      revealFocus(element, camera),
    ];
    return () => {
      watch.disconnect();
      for (const stop of stops) stop();
    };
  }, [camera, props.camera, reach]);
  const { buttons = 'bottom right' } = props;
  const near = camera.near.value;
  return (
    <BoardContext.Provider value={board}>
      <section
        ref={frame}
        class={['sheet-frame', props.camera && 'movable', near && 'near', props.class]
          .filter(Boolean)
          .join(' ')}
        aria-label={label}
        tabIndex={near ? 0 : -1}
        style={{ '--board-ratio': size.width / size.height }}
      >
        <div ref={sheet} class="sheet" style={{ width: `${size.width}px`, height: `${size.height}px` }}>
          {children}
        </div>
        {props.camera && buttons && <CameraButtons camera={props.camera} corner={buttons} />}
        {over}
      </section>
    </BoardContext.Provider>
  );
}

/** What gets the focus by keys comes into sight. */
function revealFocus(frame: HTMLElement, camera: Camera): () => void {
  const focus = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement) || target === frame || !camera.near.peek()) return;
    if (!target.matches(':focus-visible')) return;
    camera.reveal(camera.toBoard(centreOf(boxOf(target))));
  };
  frame.addEventListener('focusin', focus);
  return () => frame.removeEventListener('focusin', focus);
}

function useCut(watcher: Watcher | undefined): number {
  const last = useRef({ watcher, cut: 0 });
  if (last.current.watcher !== watcher) last.current = { watcher, cut: last.current.cut + 1 };
  return last.current.cut;
}

function CameraButtons({ camera, corner }: { camera: Camera; corner: string }) {
  const words = boardWords();
  return (
    <div class={`sheet-buttons ${corner}`}>
      <button type="button" aria-label={words.nearer} onClick={() => camera.zoomBy(1.4)}>
        +
      </button>
      <button type="button" aria-label={words.farther} onClick={() => camera.zoomBy(1 / 1.4)}>
        −
      </button>
      {camera.near.value && (
        <button type="button" aria-label={words.whole} onClick={() => camera.home()}>
          <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
            <path
              d="M2 7V2H7M13 2H18V7M18 13V18H13M7 18H2V13"
              fill="none"
              stroke="currentColor"
              stroke-width="2"
            />
          </svg>
        </button>
      )}
    </div>
  );
}

type GroundProps =
  | { readonly src: string; readonly children?: undefined }
  /** SVG in board units, drawn once: a new `key` draws it anew. */
  | { readonly src?: undefined; readonly children: ComponentChildren };

/** What never changes: a picture in a file of its own, or SVG that is drawn once. */
export function Ground({ src, children }: GroundProps) {
  const { size } = useBoard();
  const drawn = useRef(children).current;
  if (src !== undefined)
    return <img class="ground" src={src} width={size.width} height={size.height} alt="" draggable={false} />;
  return (
    <svg
      class="ground"
      width={size.width}
      height={size.height}
      viewBox={`0 0 ${size.width} ${size.height}`}
      aria-hidden="true"
    >
      {drawn}
    </svg>
  );
}

type Blend = 'normal' | 'multiply' | 'screen' | 'soft-light' | 'overlay';

interface LayerProps {
  /** @default 'multiply' */
  readonly blend?: Blend;
  readonly class?: string;
  readonly children?: ComponentChildren;
}

/** SVG in board units over the ground: light, heat, routes. A composited layer of its own; no pointer meets it. */
export function Layer({ blend, class: extra, children }: LayerProps) {
  const { size } = useBoard();
  return (
    <svg
      class={extra ? `layer ${extra}` : 'layer'}
      style={blend && { mixBlendMode: blend }}
      width={size.width}
      height={size.height}
      viewBox={`0 0 ${size.width} ${size.height}`}
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

interface ShadeProps {
  /** The colour laid over the ground. */
  readonly fill: string;
  readonly blend?: Blend;
  readonly class?: string;
  readonly children?: ComponentChildren;
}

/**
 * A night over the ground. What lies in it (layers, turning parts) is painted on its colour before both are blended:
 * under `multiply` a white cone is a hole in the night, and being a layer of its own it swings without repainting.
 */
export function Shade({ fill, blend = 'multiply', class: extra, children }: ShadeProps) {
  return (
    <div
      class={extra ? `shade ${extra}` : 'shade'}
      style={{ background: fill, mixBlendMode: blend }}
      aria-hidden="true"
    >
      {children}
    </div>
  );
}
