/** The markers on the plan: noises, vanished novices and the player's pins. */

import type { Piece } from '@conclave/kit';
import type { ComponentChildren } from 'preact';
import { FIRST_NOVICE, noviceOf } from '../rules/state.ts';
import { onSheet, placeOf } from './geometry.tsx';
import { besideGuard, whereVanished } from './layers/marks.tsx';
import { Pin, Skritch, VanishedPuff } from './pieces/markers.tsx';
import type { PinMark } from './play/marks.ts';
import type { Setting } from './setting.ts';

const MARK = 64;

export function markers({ props, t, name }: Setting): Piece[] {
  const { view } = props;
  const edges = new Map<string, number>();
  const edgeOf = (from: number, to: number) => `${from} ${to}`;
  const all = view.skritch.map((marker) => ({ ...marker, edge: edgeOf(marker.from, marker.to) }));
  const noises = all.map(({ figure, guard, from, to, edge }): Piece => {
    const place = edges.get(edge) ?? 0;
    edges.set(edge, place + 1);
    const { at, towards } = besideGuard(from, to, place, all.filter((one) => one.edge === edge).length);
    return {
      id: `skritch ${figure} ${guard} ${edge} ${place}`,
      at: onSheet(at),
      size: MARK,
      class: 'nr-marker',
      node: (
        <MarkerBox label={t.skritchAt(name(figure), t.guards[guard], to)} help={t.help.skritch}>
          {figure < FIRST_NOVICE ? (
            <Skritch cell={null} towards={towards} />
          ) : (
            <Skritch cell={noviceOf(view, figure).cell} towards={towards} />
          )}
        </MarkerBox>
      ),
    };
  });
  const guards = view.guards.map(({ at }) => at);
  const puffs = view.vanished.map(({ figure, from, to }): Piece => {
    const { cell } = noviceOf(view, figure);
    return {
      id: `vanished ${figure} ${edgeOf(from, to)}`,
      at: onSheet(whereVanished(from, to, guards)),
      size: MARK,
      class: 'nr-marker',
      node: (
        <MarkerBox label={t.vanishedAt(name(figure), from, to)} help={t.help.vanished}>
          <VanishedPuff cell={cell} />
        </MarkerBox>
      ),
    };
  });
  return [...noises, ...puffs];
}

function MarkerBox({ label, help, children }: { label: string; help: string; children: ComponentChildren }) {
  return (
    <svg
      width={MARK}
      height={MARK}
      viewBox={`${-MARK / 2} ${-MARK / 2} ${MARK} ${MARK}`}
      role="img"
      aria-label={label}
      data-help={help}
      data-help-title={label}
    >
      {children}
    </svg>
  );
}

export function pinPiece({ point, cell, words }: PinMark): Piece {
  const { x, y } = placeOf(point);
  return {
    id: `pin ${point}`,
    at: { x, y },
    size: { width: 40, height: 56 },
    anchor: 'foot',
    class: 'nr-pin-piece',
    node: (
      <svg
        width={40}
        height={56}
        viewBox="-20 -54 40 56"
        role="img"
        aria-label={`${point} ${words}`.trim()}
        data-help={words || undefined}
      >
        <Pin cell={cell} />
      </svg>
    ),
  };
}
