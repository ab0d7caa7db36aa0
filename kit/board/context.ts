/** What the parts of one board share. */

import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
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
  /** What a lit place says; `null` for one that is not lit. */
  readonly lights: Map<string, Signal<string | null>>;
  /** Rises with every cut: nothing travels over it. */
  readonly cut: number;
}

export const BoardContext = createContext<Board | null>(null);

export function useBoard(): Board {
  const board = useContext(BoardContext);
  if (!board) throw new Error('this part stands inside a BoardSheet');
  return board;
}

/** The words of a place as long as it is lit. */
export function lightOf({ lights }: Board, place: string): Signal<string | null> {
  const known = lights.get(place);
  if (known) return known;
  const light = signal<string | null>(null);
  lights.set(place, light);
  return light;
}

/** For whatever is drawn as a figure: the words of the lit place on which it stands. */
export const UnderFoot = createContext<string | null>(null);
