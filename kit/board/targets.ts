/** Targets from moves: a place with a move is lit, and choosing it plays the move. */

import type { Voice } from '@conclave/engine';
import { useLayoutEffect, useMemo, useState } from 'preact/hooks';

/** The moves of each place, in their order. A move may belong to several places, or to none. */
export function targetsOf<Move>(
  moves: readonly Move[],
  placeOf: (move: Move) => string | readonly string[] | null,
): ReadonlyMap<string, readonly Move[]> {
  const targets = new Map<string, Move[]>();
  for (const move of moves) {
    const places = placeOf(move);
    if (places === null) continue;
    for (const place of typeof places === 'string' ? [places] : places) {
      const there = targets.get(place);
      if (there) there.push(move);
      else targets.set(place, [move]);
    }
  }
  return targets;
}

export interface Selection<Move> {
  /** The source in hand. */
  readonly picked: string | null;
  /** Takes a source, or lets it go when it is in hand already. */
  pick(source: string | null): void;
  readonly sources: ReadonlyMap<string, readonly Move[]>;
  /** Of what is in hand. */
  readonly destinations: ReadonlyMap<string, readonly Move[]>;
}

/** Source, then destination: two clicks, or one drag. What is in hand is dropped when no move begins there any more. */
export function useSelection<Move>(
  moves: readonly Move[],
  sourceOf: (move: Move) => string | null,
  destinationOf: (move: Move) => string | readonly string[] | null,
  reader: unknown = null,
): Selection<Move> {
  const [held, setHeld] = useState<{ readonly source: string; readonly reader: unknown } | null>(null);
  const sources = targetsOf(moves, sourceOf);
  const picked = held && held.reader === reader && sources.has(held.source) ? held.source : null;
  const destinations = targetsOf((picked !== null && sources.get(picked)) || [], destinationOf);
  useEscape(picked !== null, () => setHeld(null));
  return {
    picked,
    pick: (source) => setHeld(source === null || source === picked ? null : { source, reader }),
    sources,
    destinations,
  };
}

/** Escape lets go of what is open here, before it means anything to the page. */
export function useEscape(open: boolean, letGo: () => void): void {
  // Before the next frame: Escape right after the click that opened it must be heard.
  useLayoutEffect(() => {
    if (!open) return;
    const key = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopImmediatePropagation();
      letGo();
    };
    addEventListener('keydown', key, { capture: true });
    return () => removeEventListener('keydown', key, { capture: true });
  }, [open]);
}

/** The part of `Control` that is needed here. */
interface Playing<Move> {
  readonly moves: readonly Move[];
  may(move: Move): boolean;
  advises(move: Move): boolean;
  play(move: Move): void;
  why(move: Move): Promise<string | null>;
  explain(move: Move): void;
}

/** What a board knows of its moves: the part of `BoardProps` that is needed here. */
interface Known<View, Move> {
  readonly control: Playing<Move>;
  readonly view: View;
  readonly voice: Voice;
  readonly words: { label(move: Move, view: View, voice: Voice): string };
}

interface Ways<Move> {
  placeOf(move: Move): string | readonly string[] | null;
  /** Where a move begins, for those that are chosen by source, then destination. */
  from?(move: Move): string | null;
  /** What one would have to play there: asked for its refusal where nothing is lit. */
  probe?(place: string, picked: string | null): Move | null;
}

export interface OpenChooser<Move> {
  readonly place: string;
  readonly choices: readonly { readonly label: string; readonly move: Move }[];
  choose(move: Move): void;
  close(): void;
}

export interface Targets<Move> {
  /** Everything a `Spot` or `Target` needs. `name`: what the place is called where no move speaks for it. */
  at(place: string, name: string): TargetAttributes;
  readonly picked: string | null;
  letGo(): void;
  /** Several moves at one place: hand it to `<Chooser>`. */
  readonly chooser: OpenChooser<Move> | null;
  /** The moves that a click there would lead to. */
  movesAt(place: string): readonly Move[];
}

export interface TargetAttributes {
  readonly place: string;
  readonly label: string;
  readonly lit: boolean;
  readonly picked: boolean | undefined;
  readonly advised: boolean;
  readonly drag: 'drop' | undefined;
  readonly why: (() => Promise<string | null>) | undefined;
  onChoose(): void;
}

/**
 * Targets for tables where one click, or a source and a destination, is one move.
 *
 * @example
 * const targets = useTargets(props, { placeOf: (move) => (move.kind === 'go' ? `point-${move.to}` : null) });
 * <Spot at={POINTS[3]} {...targets.at('point-3', say.point(3))} />
 * <Chooser open={targets.chooser} />
 */
export function useTargets<View, Move>(known: Known<View, Move>, ways: Ways<NoInfer<Move>>): Targets<Move> {
  const { control, view, voice, words } = known;
  const { from = () => null } = ways;
  const selection = useSelection(control.moves, from, ways.placeOf, voice.reader);
  const direct = useMemo(
    () => targetsOf(control.moves, (move) => (from(move) === null ? ways.placeOf(move) : null)),
    [control.moves],
  );
  const [open, setOpen] = useState<{ readonly place: string; readonly moves: readonly Move[] } | null>(null);
  const stale = open?.moves.some((move) => !control.may(move)) ?? true;
  const movesAt = (place: string): readonly Move[] => [
    ...(direct.get(place) ?? []),
    ...(selection.destinations.get(place) ?? []),
  ];
  const play = (move: Move) => {
    setOpen(null);
    selection.pick(null);
    control.play(move);
  };
  const say = (move: Move) => words.label(move, view, voice);
  const at = (place: string, name: string): TargetAttributes => {
    const moves = movesAt(place);
    const source = selection.sources.has(place);
    const probe = ways.probe?.(place, selection.picked) ?? null;
    return {
      place,
      lit: moves.length > 0 || source,
      label: moves.length === 1 ? say(moves[0]) : name,
      picked: source ? place === selection.picked : undefined,
      advised: [...moves, ...(selection.sources.get(place) ?? [])].some((move) => control.advises(move)),
      drag: source ? 'drop' : undefined,
      why: probe === null ? undefined : () => control.why(probe),
      onChoose: () => {
        if (moves.length === 1) play(moves[0]);
        else if (moves.length > 1) setOpen({ place, moves });
        else if (source) selection.pick(place);
        else if (probe !== null) control.explain(probe);
      },
    };
  };
  return {
    at,
    movesAt,
    picked: selection.picked,
    letGo: () => selection.pick(null),
    chooser:
      open && !stale
        ? {
            place: open.place,
            choices: open.moves.map((move) => ({ move, label: say(move) })),
            choose: play,
            close: () => setOpen(null),
          }
        : null,
  };
}
