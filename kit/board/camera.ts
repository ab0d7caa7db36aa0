/**
 * Zooms and pans a board. It writes one transform on the sheet, outside of rendering.
 * The sheet is a composited layer while it moves, and is drawn again, sharp, when it rests.
 */

import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { EASE, isCalm } from '../motion.ts';
import { centreOf, type Point, type Rect, type Size } from './geometry.ts';
import {
  allowed,
  centred,
  framed,
  type Pose,
  revealing,
  toBoard,
  toFrame,
  whole,
  windowOf,
  within,
  zoomed,
} from './pose.ts';

const GLIDE = 420;
/** So long after the last step the board counts as at rest. */
const REST = 180;
const NOTHING: Size = { width: 0, height: 0 };

interface GlideOptions {
  /** @default 420 */
  readonly ms?: number;
  /** At most so many pixels a unit. */
  readonly most?: number;
}

export interface CameraOptions {
  /**
   * How many times nearer than the whole board it may come.
   * @default 4
   */
  readonly nearest?: number;
}

export class Camera {
  private readonly nearest: number;
  private readonly state = signal<Pose>({ x: 0, y: 0, scale: 1 });
  private readonly shown = signal<Size>(NOTHING);
  private board: Size = NOTHING;
  private frame: HTMLElement | null = null;
  private sheet: HTMLElement | null = null;
  private glide: Animation | null = null;
  private resting = 0;
  private followed: string | null = null;
  private placeOf: (piece: string) => Point | undefined = () => undefined;

  /** What is seen, in board units. */
  readonly window: ReadonlySignal<Rect> = computed(() => windowOf(this.state.value, this.shown.value));
  /** Nearer than the whole board? */
  readonly near: ReadonlySignal<boolean> = computed(() => {
    const { width } = this.shown.value;
    return width > 0 && this.state.value.scale > whole(this.board, this.shown.value).scale * 1.001;
  });

  constructor({ nearest = 4 }: CameraOptions = {}) {
    this.nearest = nearest;
  }

  get pose(): ReadonlySignal<Pose> {
    return this.state;
  }

  /** Called by the sheet. */
  attach(
    frame: HTMLElement,
    sheet: HTMLElement,
    board: Size,
    placeOf: (piece: string) => Point | undefined,
  ): void {
    this.frame = frame;
    this.sheet = sheet;
    this.placeOf = placeOf;
    const other = this.board.width !== board.width || this.board.height !== board.height;
    this.board = board;
    this.resize(other);
  }

  /** The frame has another size: the whole board stays whole, a near one keeps its middle. */
  resize(anew = false): void {
    const { frame } = this;
    if (!frame || frame.clientWidth === 0 || frame.clientHeight === 0) return;
    const size = { width: frame.clientWidth, height: frame.clientHeight };
    const old = this.shown.peek();
    const wasNear = !anew && old.width > 0 && this.near.peek();
    const middle = wasNear ? centreOf(this.window.peek()) : null;
    const times = wasNear ? this.state.peek().scale / whole(this.board, old).scale : 1;
    this.shown.value = size;
    const far = whole(this.board, size);
    // Whatever must not be too small on the screen asks for it.
    this.sheet?.style.setProperty('--far', String(far.scale));
    this.put(middle ? centred(middle, far.scale * times, size) : far);
  }

  zoomBy(factor: number, at: Point = this.middle()): void {
    this.stop();
    const pose = this.state.peek();
    // At the nearest nothing moves: what lies under the pointer stays there.
    const scale = allowed(pose.scale * factor, this.board, this.shown.peek(), this.nearest);
    this.put(zoomed(pose, scale / pose.scale, at));
    this.stir();
  }

  /** In pixels. Gives what was left over at the edges. */
  panBy(dx: number, dy: number): Point {
    this.stop();
    const before = this.state.peek();
    this.put({ ...before, x: before.x + dx, y: before.y + dy });
    this.stir();
    const after = this.state.peek();
    return { x: dx - (after.x - before.x), y: dy - (after.y - before.y) };
  }

  glideTo(box: Rect, { ms = GLIDE, most }: GlideOptions = {}): void {
    this.glideBy(() => framed(box, this.shown.peek(), most), ms);
  }

  /** The whole board. */
  home(ms = GLIDE): void {
    this.glideBy(() => whole(this.board, this.shown.peek()), ms);
  }

  centre(place: Point, ms = GLIDE): void {
    this.glideBy((pose) => centred(place, pose.scale, this.shown.peek()), ms);
  }

  /** Brings a place into sight if it is not. */
  reveal(place: Point, ms = GLIDE): void {
    const { width, height } = this.shown.peek();
    const margin = Math.min(48, width / 4, height / 4);
    this.glideBy((pose) => revealing(pose, place, this.shown.peek(), margin), ms);
  }

  /** Keeps a piece in the middle as long as the board is near; `null` lets it go. */
  follow(piece: string | null): void {
    this.followed = piece;
    const place = piece === null ? undefined : this.placeOf(piece);
    if (place && this.near.peek()) this.centre(place);
  }

  /** Called by the pieces: one of them sets out. */
  travels(piece: string, to: Point, ms: number): void {
    if (piece === this.followed && this.near.peek()) this.centre(to, Math.max(ms, GLIDE));
  }

  /** A place on the screen (client pixels) in board units, also in mid-glide. */
  toBoard(client: Point): Point {
    const box = this.frame?.getBoundingClientRect();
    const at = { x: client.x - (box?.left ?? 0), y: client.y - (box?.top ?? 0) };
    return toBoard(this.present(), at);
  }

  toClient(place: Point): Point {
    const box = this.frame?.getBoundingClientRect();
    const at = toFrame(this.present(), place);
    return { x: at.x + (box?.left ?? 0), y: at.y + (box?.top ?? 0) };
  }

  /** A hand is laid on the board: a glide stops where it is. */
  stop(): void {
    if (!this.glide) return;
    const pose = this.present();
    this.glide.cancel();
    this.glide = null;
    this.put(pose);
  }

  private middle(): Point {
    const { width, height } = this.shown.peek();
    return { x: width / 2, y: height / 2 };
  }

  private present(): Pose {
    if (!this.glide || !this.sheet) return this.state.peek();
    const { a, e, f } = new DOMMatrix(getComputedStyle(this.sheet).transform);
    return { x: e, y: f, scale: a };
  }

  private glideBy(aim: (pose: Pose) => Pose, ms: number): void {
    if (!this.sheet || this.shown.peek().width === 0) return;
    const from = this.present();
    this.stop();
    this.put(aim(from));
    const to = this.state.peek();
    if (ms === 0 || isCalm() || document.hidden || written(from) === written(to)) return;
    this.stir(ms);
    const glide = this.sheet.animate([{ transform: written(from) }, { transform: written(to) }], {
      duration: ms,
      easing: EASE,
    });
    this.glide = glide;
    glide.onfinish = () => {
      if (this.glide === glide) this.glide = null;
    };
  }

  private put(pose: Pose): void {
    const next = within(pose, this.board, this.shown.peek(), this.nearest);
    this.state.value = next;
    if (this.sheet) this.sheet.style.transform = written(next);
  }

  private stir(ms = 0): void {
    const { frame } = this;
    if (!frame) return;
    frame.dataset.moving = '';
    clearTimeout(this.resting);
    this.resting = window.setTimeout(() => delete frame.dataset.moving, ms + REST);
  }
}

function written({ x, y, scale }: Pose): string {
  return `translate(${x}px, ${y}px) scale(${scale})`;
}
