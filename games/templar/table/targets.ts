/**
 * What is lit, and what a click on it does. Every move can be clicked at its place; many can also be dragged from a
 * source.
 */

import { type OpenChooser, type TargetAttributes, targetsOf, useSelection } from '@conclave/kit';
import { useMemo, useRef, useState } from 'preact/hooks';
import type { Move } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import { type Way, wayOver, waysTo } from './equal-ways.ts';
import type { LyingObject } from './objects.ts';
import { placesOf, probeAt, roomPlace, sourceOf } from './places.ts';
import type { Props } from './setting.ts';

export interface Targets {
  /** Everything a `Spot` or `Target` needs. `name`: what the place is called where no move speaks for it. */
  at(place: string, name: string): TargetAttributes;
  isLit(place: string): boolean;
  /** Whether the figure of this turn may go there, whatever else is in hand. */
  canGo(room: number): boolean;
  readonly picked: string | null;
  /** Far rooms that a click walks to, step by step. */
  readonly ways: ReadonlyMap<number, Way>;
  readonly chooser: OpenChooser<Move> | null;
}

/** What may be told while a figure walks without anything having changed for it. */
const WALKING: ReadonlySet<string> = new Set(['stepped', 'vitusFollowed']);

const GOES_AT_ONCE: ReadonlySet<Move['kind']> = new Set(['hide', 'putDown']);

const stepTo = (room: number): Move => ({ kind: 'step', room });

const isDragged = (): boolean => document.querySelector('[data-dragged]') !== null;

export function useTemplarTargets(props: Props, lying: readonly LyingObject[]): Targets {
  const { control, view, voice, words, watcher } = props;
  const { moves } = control;
  const places = (move: Move) => placesOf(move, view, lying, watcher);
  const selection = useSelection(moves, (move) => sourceOf(move, view), places, watcher);
  const direct = useMemo(() => targetsOf(moves, places), [moves, view, lying]);
  const sill = useLastSill(props.pointed, view);
  const ways = useMemo(() => waysIn(props, sill), [moves, view, sill]);
  const [open, setOpen] = useState<{ readonly place: string; readonly moves: readonly Move[] } | null>(null);
  const isOpen = open?.moves.every((move) => control.may(move)) ?? false;
  const movesAt = (place: string): readonly Move[] =>
    (selection.picked === null ? direct : selection.destinations).get(place) ?? [];
  const play = (move: Move) => {
    setOpen(null);
    selection.pick(null);
    control.play(move);
  };
  const walk = (way: readonly number[]) => {
    selection.pick(null);
    void control.playAll(way.map(stepTo), ({ type }) => WALKING.has(type));
  };
  /** A piece that can go to one place only goes there at once; in a drag it waits to be let go. */
  const takeInHand = (source: string) => {
    const begun = selection.sources.get(source) ?? [];
    if (begun.length === 1 && GOES_AT_ONCE.has(begun[0].kind) && !isDragged()) play(begun[0]);
    else selection.pick(source);
  };
  const wayTo = (place: string) => {
    const room = [...ways.keys()].find((one) => roomPlace(one) === place);
    return room === undefined ? undefined : ways.get(room);
  };
  const label = (move: Move) => words.label(move, view, voice);
  const at = (place: string, name: string): TargetAttributes => {
    const here = movesAt(place);
    const way = here.length === 0 ? wayTo(place) : undefined;
    const isSource = selection.sources.has(place);
    const probe = probeAt(place, selection.picked, view, lying);
    const end: Move | null = way ? stepTo(way[way.length - 1]) : null;
    const begun = [...here, ...(selection.sources.get(place) ?? [])];
    return {
      place,
      lit: here.length > 0 || way !== undefined || isSource,
      label: here.length === 1 ? label(here[0]) : end ? label(end) : name,
      picked: isSource ? place === selection.picked : undefined,
      advised: begun.some((move) => control.advises(move)) || (end !== null && control.advises(end)),
      drag: isSource ? 'drop' : undefined,
      why: probe === null ? undefined : () => control.why(probe),
      onChoose: () => {
        if (here.length === 1) play(here[0]);
        else if (here.length > 1) setOpen({ place, moves: here });
        else if (way) walk(way);
        else if (isSource) takeInHand(place);
        else if (probe !== null) control.explain(probe);
      },
    };
  };
  return {
    at,
    isLit: (place) => movesAt(place).length > 0 || wayTo(place) !== undefined,
    canGo: (room) => direct.has(roomPlace(room)) || ways.has(room),
    picked: selection.picked,
    ways,
    chooser:
      open && isOpen
        ? {
            place: open.place,
            choices: open.moves.map((move) => ({ move, label: label(move) })),
            choose: play,
            close: () => setOpen(null),
          }
        : null,
  };
}

/** The sill that was pointed at last in this position: among equal ways it says which is meant. */
function useLastSill(pointed: string | null, view: View): string | null {
  const last = useRef<{ readonly view: View; readonly sill: string } | null>(null);
  if (pointed?.startsWith('sill-')) last.current = { view, sill: pointed };
  return last.current?.view === view ? last.current.sill : null;
}

/** Rooms farther than one step, while the figure may still walk. */
function waysIn({ view, control }: Props, sill: string | null): ReadonlyMap<number, Way> {
  const next = new Set(control.moves.flatMap((move) => (move.kind === 'step' ? [move.room] : [])));
  const found = new Map<number, Way>();
  for (const { room } of view.turn.reach) {
    if (next.has(room)) continue;
    const ways = waysTo(view, room).filter((way) => way.length > 1 && next.has(way[0]));
    const way = wayOver(
      view,
      ways.filter((one) => control.mayAll(one.map(stepTo))),
      sill,
    );
    if (way) found.set(room, way);
  }
  return found;
}
