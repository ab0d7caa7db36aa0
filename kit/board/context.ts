/** What the parts of one board know of each other. */

import type { ReadonlySignal } from '@preact/signals';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Camera } from './camera.ts';
import type { Point, Size } from './geometry.ts';

/** A part of the board that turns. */
export interface TurningPart {
  readonly centre: Point;
  readonly angle: number;
  /** By how much a hand has turned it beyond `angle`. */
  readonly drag: ReadonlySignal<number>;
  /** How it was shown before `angle` last changed. */
  readonly before: number;
  readonly ms: number;
}

export interface Place extends Point {
  readonly width?: number;
}

export interface Board {
  readonly size: Size;
  readonly camera: Camera;
  /** Where every piece stands, or stood a moment ago, and how large it is. */
  readonly places: Map<string, Place>;
  readonly parts: Map<string, TurningPart>;
  /** Rises with every cut: nothing travels over it. */
  readonly cut: number;
}

export const BoardContext = createContext<Board | null>(null);

export function useBoard(): Board {
  const board = useContext(BoardContext);
  if (!board) throw new Error('this part stands inside a BoardSheet');
  return board;
}
