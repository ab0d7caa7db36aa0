/**
 * Pieces on the board. They travel when their place changes.
 * Places are compared in board units, so zoom, scrolling and a new size move nothing.
 */

import { effect } from '@preact/signals';
import type { ComponentChild, RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { EASE, isCalm } from '../motion.ts';
import { type Board, lightOf, type Place, UnderFoot, useBoard } from './context.ts';
import { fly } from './flight.ts';
import { type Point, type Size, turned } from './geometry.ts';
import { ghostOf } from './ghost.ts';
import { whereIs } from './lit-things.ts';
import { at, duration, type Journey, keyframes } from './travel.ts';

export interface Piece {
  /** The same thing before and after has the same id. */
  readonly id: string;
  readonly at: Point;
  readonly node: ComponentChild;
  /** Its box in board units; by itself as large as what is drawn. */
  readonly size?: number | Size;
  /** Which point of the box stands at `at`: its middle, or the middle of its foot. */
  readonly anchor?: 'middle' | 'foot';
  /** A new piece comes from there: a point, or the name of a place (`data-place`). */
  readonly from?: Point | string;
  /** A piece that goes leaves for there. */
  readonly to?: Point | string;
  /** Points to pass on the way to `at`. */
  readonly path?: readonly Point[];
  /** Carried over the board, so many units high. */
  readonly arc?: number | true;
  /** Round a centre by so many degrees. */
  readonly about?: { readonly centre: Point; readonly degrees: number };
  /** The turning part it stands on: it goes round with it. */
  readonly on?: string;
  /**
   * The name of the place it stands on. While that is lit, the piece glows, says the same and stands for it when
   * clicked.
   */
  readonly stands?: string;
  /** On a turning part: stays upright (so by itself). */
  readonly upright?: boolean;
  /** Milliseconds for the whole way, and before it sets out. */
  readonly ms?: number;
  readonly after?: number;
  readonly class?: string;
}

interface Stood {
  readonly piece: Piece;
  readonly place: Place;
  readonly element: HTMLElement;
  /** Of the part under it. */
  readonly angle: number | null;
}

/**
 * Later pieces are on top of earlier ones. A piece travels when its `at` changes.
 *
 * @example
 * <Pieces items={[{ id: 'pawn-0', at: POINTS[view.pawns[0]], node: <Figure seat={0} />, anchor: 'foot' }]} />
 */
export function Pieces({ items, class: extra }: { items: readonly Piece[]; class?: string }) {
  const board = useBoard();
  const host = useRef<HTMLDivElement>(null);
  const stood = useRef<{ readonly cut: number; readonly pieces: Map<string, Stood> } | null>(null);
  useLayoutEffect(() => {
    if (!host.current) return;
    const before = stood.current;
    const after = stand(host.current, items, board);
    stood.current = { cut: board.cut, pieces: after };
    const still = !before || before.cut !== board.cut || isCalm() || document.hidden;
    for (const now of after.values()) {
      const journey = still ? null : journeyOf(now, before.pieces.get(now.piece.id), host.current, board);
      if (journey) set(host.current, now, journey, board);
      else if (still) settle(now.element);
      board.places.set(now.piece.id, now.place);
    }
    for (const [id, gone] of before?.pieces ?? []) {
      if (after.has(id)) continue;
      // Another group of pieces may take it over in the same rendering: then it does not leave.
      queueMicrotask(() => {
        if (board.places.get(id) !== gone.place) return;
        board.places.delete(id);
        if (!still && gone.piece.to !== undefined && host.current)
          leave(host.current, gone, gone.piece.to, board);
      });
    }
  });
  useRiding(stood, board, items);
  const order = new Map(items.map(({ id }, index) => [id, index]));
  // In the document they stay in one order, so that focus and motion survive a change of what lies on top.
  const steady = [...items].sort((a, b) => (a.id < b.id ? -1 : 1));
  return (
    <div ref={host} class={extra ? `pieces ${extra}` : 'pieces'}>
      {steady.map((piece) => (
        <Standing key={piece.id} piece={piece} z={order.get(piece.id)} />
      ))}
    </div>
  );
}

function Standing({ piece, z }: { piece: Piece; z: number | undefined }) {
  const board = useBoard();
  const underFoot = piece.stands === undefined ? null : lightOf(board, piece.stands).value;
  return (
    <div
      class={['piece', underFoot !== null && 'on-lit', piece.class].filter(Boolean).join(' ')}
      data-piece={piece.id}
      data-stands={piece.stands}
      style={{ transform: at(shownAt(piece, board)), '--z': z }}
    >
      <div class={piece.anchor === 'foot' ? 'piece-box foot' : 'piece-box'} style={boxStyle(piece.size)}>
        <UnderFoot.Provider value={underFoot}>{piece.node}</UnderFoot.Provider>
      </div>
    </div>
  );
}

/** While a hand turns a part, its riders follow without any rendering. */
function useRiding(
  stood: RefObject<{ readonly pieces: ReadonlyMap<string, Stood> } | null>,
  board: Board,
  items: readonly Piece[],
): void {
  const ridden = [...new Set(items.flatMap(({ on }) => on ?? []))].sort().join();
  useLayoutEffect(() => {
    if (ridden === '') return;
    return effect(() => {
      for (const name of ridden.split(',')) board.parts.get(name)?.drag.value;
      for (const { piece, element } of stood.current?.pieces.values() ?? [])
        if (piece.on !== undefined) element.style.transform = at(shownAt(piece, board));
    });
  }, [ridden, board]);
}

function boxStyle(size: Piece['size']) {
  if (size === undefined) return undefined;
  const { width, height } = typeof size === 'number' ? { width: size, height: size } : size;
  return { width: `${width}px`, height: `${height}px` };
}

/** Riders lie where the hand has turned their part. */
function shownAt({ at, on }: Piece, board: Board): Point {
  const part = on === undefined ? undefined : board.parts.get(on);
  return part ? turned(at, part.centre, part.drag.peek()) : at;
}

function stand(host: HTMLElement, items: readonly Piece[], board: Board): Map<string, Stood> {
  const elements = new Map<string, HTMLElement>();
  for (const child of host.children)
    if (child instanceof HTMLElement && child.dataset.piece) elements.set(child.dataset.piece, child);
  const pieces = new Map<string, Stood>();
  for (const piece of items) {
    const element = elements.get(piece.id);
    if (!element) continue;
    const place = { ...piece.at, width: widthOf(piece.size) };
    pieces.set(piece.id, { piece, place, element, angle: angleUnder(piece, board) });
  }
  return pieces;
}

function angleUnder({ on }: Piece, board: Board): number | null {
  return (on !== undefined && board.parts.get(on)?.angle) || null;
}

/** How a piece comes to where it stands now; `null`: it stood there already, or simply appears. */
function journeyOf(
  { piece, angle }: Stood,
  before: Stood | undefined,
  host: HTMLElement,
  board: Board,
): Journey | null {
  const { at: to, path, arc, about, upright } = piece;
  const part = piece.on === undefined ? undefined : board.parts.get(piece.on);
  if (part && before && before.piece.on === piece.on && before.angle !== angle) {
    const degrees = part.angle - part.before;
    return { from: turned(to, part.centre, -degrees), to, about: { centre: part.centre, degrees }, upright };
  }
  const stood = before?.place ?? board.places.get(piece.id);
  const from = stood ?? placeOf(piece.from, host, board);
  if (!from || (from.x === to.x && from.y === to.y)) return null;
  const width = widthOf(piece.size);
  const grown = stood?.width !== undefined && width !== undefined ? stood.width / width : 1;
  return { from, to, path, arc, about, upright, grown };
}

function widthOf(size: Piece['size']): number | undefined {
  return typeof size === 'number' ? size : size?.width;
}

function placeOf(place: Point | string | undefined, host: HTMLElement, board: Board): Point | null {
  if (typeof place !== 'string') return place ?? null;
  const found = whereIs(place, host.closest('.sheet-frame'));
  return found && board.camera.toBoard(found.at);
}

/** Its name is that of a place beside the board, in the hand or the rail: then it flies over the page. */
function isOutside(place: Piece['from'], host: HTMLElement): boolean {
  return typeof place === 'string' && whereIs(place, host.closest('.sheet-frame'))?.inside === false;
}

const TRAVEL = 'travel';

function set(host: HTMLElement, now: Stood, journey: Journey, board: Board): void {
  const { piece, element } = now;
  const comes = board.places.get(piece.id) === undefined;
  if (!comes || !isOutside(piece.from, host)) {
    travel(element, piece, journey, board);
    return;
  }
  const length = fly(element, board.camera, journey, piece);
  element.animate([{ opacity: 0 }, { opacity: 0 }], { duration: length }).id = TRAVEL;
}

function travel(element: HTMLElement, { id, ms, after = 0 }: Piece, journey: Journey, board: Board): void {
  const running = element.getAnimations().some((animation) => animation.id === TRAVEL);
  const from = running ? present(element) : journey.from;
  settle(element);
  const length = ms ?? duration(journey);
  const animation = element.animate(keyframes({ ...journey, from }), {
    duration: length,
    delay: after,
    easing: journey.path ? 'linear' : EASE,
    fill: 'backwards',
  });
  animation.id = TRAVEL;
  element.dataset.travels = '';
  animation.onfinish = () => delete element.dataset.travels;
  board.camera.travels(id, journey.to, length + after);
}

function settle(element: HTMLElement): void {
  for (const animation of element.getAnimations()) if (animation.id === TRAVEL) animation.cancel();
  delete element.dataset.travels;
}

/** Where it is just now, in board units: its own transform knows of no zoom. */
function present(element: HTMLElement): Point {
  const { e, f } = new DOMMatrix(getComputedStyle(element).transform);
  return { x: e, y: f };
}

function leave(host: HTMLElement, { piece, element }: Stood, goal: Point | string, board: Board): void {
  const to = placeOf(goal, host, board);
  if (!to) return;
  const journey = { from: piece.at, to, arc: piece.arc };
  if (isOutside(goal, host)) {
    fly(element, board.camera, journey, piece);
    return;
  }
  const ghost = ghostOf(element);
  ghost.dataset.travels = '';
  host.append(ghost);
  const animation = ghost.animate(keyframes(journey), {
    duration: piece.ms ?? duration(journey),
    delay: piece.after ?? 0,
    easing: EASE,
    fill: 'both',
  });
  animation.onfinish = () => ghost.remove();
  animation.oncancel = () => ghost.remove();
}
