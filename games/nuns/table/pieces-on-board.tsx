/** The figures and markers that stand on the board, as pieces that travel. */

import { type Piece, type Point, Target } from '@conclave/kit';
import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import layout from '../data/layout.json' with { type: 'json' };
import { sightCone } from '../mind/survey.ts';
import { NOVICE_NAMES } from '../rules/cards.ts';
import { isAdjacent } from '../rules/convent.ts';
import { FIRST_NOVICE, type Figure, type GuardIndex, noviceOf } from '../rules/state.ts';
import type { NoviceView } from '../rules/view.ts';
import { onSheet, placeOf, SPOTS, spotPlace } from './geometry.tsx';
import { besideGuard, middleOf } from './layers/marks.tsx';
import { GuardFigure, NoviceFigure } from './pieces/figures.tsx';
import { Eye, Pin, Skritch, VanishedPuff } from './pieces/markers.tsx';
import type { PinMark } from './play/marks.ts';
import type { Planning } from './play/planning.ts';
import type { Setting } from './setting.ts';

/** A figure's box; its feet stand this high above the lower edge. */
const BOX = { width: 110, height: 112 };
const FEET = 14;

interface FiguresProps {
  readonly setting: Setting;
  readonly planning: Planning | null;
  readonly pins: readonly PinMark[];
  /** Dragging one's own figure or guard draws a way. */
  onGrip(event: PointerEvent): void;
  /** Another of one's own novices is clicked. */
  onOpen(figure: Figure): void;
}

export function usePieces({ setting, planning, pins, onGrip, onOpen }: FiguresProps): readonly Piece[] {
  const stood = useRef(new Map<string, number>());
  const walked = useRef(new Map<Figure, readonly number[]>());
  const { props } = setting;
  const { view, event } = props;
  const used = new Map<number, number>();
  /** Several on one point stand side by side, in order of arrival. */
  const stand = (point: number): Point => {
    const place = used.get(point) ?? 0;
    used.set(point, place + 1);
    const [x, y] = layout.fan[place % layout.fan.length];
    const spot = placeOf(point);
    return { x: spot.x + x, y: spot.y + y + 10 + FEET };
  };
  const carried = (id: string, point: number): boolean => {
    const before = stood.current.get(id);
    stood.current.set(id, point);
    return before !== undefined && before !== point && !isAdjacent(before, point);
  };
  if (planning && planning.draft.way.length > 0) walked.current.set(planning.figure, planning.draft.way);

  const pieces: Piece[] = [];
  view.guards.forEach(({ at, facing }, index) => {
    const guard: GuardIndex = index === 0 ? 0 : 1;
    const side = facing !== null && SPOTS[facing[1]][0] < SPOTS[facing[0]][0] - 5 ? -1 : 1;
    pieces.push({
      id: `guard-${guard}`,
      at: stand(at),
      stands: spotPlace(at),
      size: BOX,
      anchor: 'foot',
      ms: 300,
      node: <GuardPiece setting={setting} guard={guard} side={side} onGrip={onGrip} />,
    });
  });
  view.novices.forEach((novice, index) => {
    const figure = FIRST_NOVICE + index;
    const id = `novice-${figure}`;
    const own = novice.seat === props.watcher && view.phase !== 'over' ? novice.own : null;
    // At the end all are laid open: every token goes where its novice is.
    const token = view.phase === 'over' && event === null ? (novice.own?.at ?? novice.token) : novice.token;
    const hidden = own !== null && own.at !== token;
    const arc = carried(id, token);
    pieces.push({
      id,
      at: stand(token),
      stands: spotPlace(token),
      size: BOX,
      anchor: 'foot',
      arc: arc ? 140 : undefined,
      ms: arc ? 450 : 250,
      node: (
        <Token
          setting={setting}
          figure={figure}
          you={own !== null && !hidden}
          onGrip={onGrip}
          onOpen={onOpen}
        />
      ),
    });
    if (novice.spotted !== null && novice.spotted !== token && own === null && view.phase !== 'over') {
      pieces.push({
        id: `ghost-${figure}`,
        at: stand(novice.spotted),
        stands: spotPlace(novice.spotted),
        size: BOX,
        anchor: 'foot',
        class: 'nr-ghost',
        node: <Ghost setting={setting} novice={novice} point={novice.spotted} />,
      });
    }
    if (!own || !hidden) return;
    const way = walked.current.get(figure) ?? [];
    pieces.push({
      id: `own-${figure}`,
      at: stand(own.at),
      stands: spotPlace(own.at),
      size: BOX,
      anchor: 'foot',
      ms: 120 * Math.max(2, way.length),
      path: way.at(-1) === own.at ? way.slice(0, -1).map((point) => feetAt(point)) : undefined,
      class: 'nr-own',
      node: (
        <OwnFigure setting={setting} figure={figure} planning={planning} onGrip={onGrip} onOpen={onOpen} />
      ),
    });
  });
  pieces.push(...pins.map((pin) => pinPiece(pin)));
  // Markers lie over whoever stands there: no head hides a noise.
  return [...pieces.sort((a, b) => a.at.y - b.at.y), ...markers(setting)];
}

function feetAt(point: number): Point {
  const { x, y } = placeOf(point);
  return { x, y: y + 10 + FEET };
}

function Drawn({ children, scale = 1 }: { children: ComponentChildren; scale?: number }) {
  return (
    <svg
      width={BOX.width}
      height={BOX.height}
      class="nr-drawn"
      viewBox={`${-BOX.width / 2} ${FEET - BOX.height} ${BOX.width} ${BOX.height}`}
      aria-hidden="true"
    >
      {scale === 1 ? children : <g transform={`scale(${scale})`}>{children}</g>}
    </svg>
  );
}

interface GuardPieceProps {
  readonly setting: Setting;
  readonly guard: GuardIndex;
  readonly side: 1 | -1;
  onGrip(event: PointerEvent): void;
}

/** Clicked, she leads, or stops where she is. */
function GuardPiece({ setting, guard, side, onGrip }: GuardPieceProps) {
  const { props, t } = setting;
  const { view, control, words, voice } = props;
  const { at, facing } = view.guards[guard];
  const lead = { kind: 'lead', guard } as const;
  const stop = { kind: 'stop', fast: false } as const;
  const active = view.active === guard && view.phase === 'guardMove';
  const move = control.may(lead) ? lead : active && control.may(stop) ? stop : null;
  const mine = active && control.moves.some(({ kind }) => kind === 'go');
  const seen = sightCone(at, facing).filter((point) => point !== at);
  const cone =
    facing === null
      ? t.noCone(t.guards[guard], at)
      : t.coneOf(t.guards[guard], at, seen.length, seen.join(', '));
  return (
    <div
      class={active ? 'nr-figure active' : 'nr-figure'}
      data-grip={mine ? '' : undefined}
      onPointerDown={mine ? onGrip : undefined}
    >
      <Target
        class="nr-figure-target"
        place={`guard ${guard}`}
        lit={move !== null}
        advised={move !== null && control.advises(move)}
        label={move ? words.label(move, view, voice) : cone}
        help={`${cone} ${t.help.guards[guard]}`}
        helpTitle={t.guards[guard]}
        onChoose={() => move && control.play(move)}
      >
        <Drawn>
          {active && <circle r={40} class="nr-active-ring" />}
          <GuardFigure guard={guard} side={side} />
        </Drawn>
      </Target>
    </div>
  );
}

interface TokenProps {
  readonly setting: Setting;
  readonly figure: Figure;
  /** It stands where its player knows her to be. */
  readonly you: boolean;
  onGrip(event: PointerEvent): void;
  onOpen(figure: Figure): void;
}

/** A novice's token: where she was seen, or asleep in her cell, as far as anybody knows. */
function Token({ setting, figure, you, onGrip, onOpen }: TokenProps) {
  const { props, t } = setting;
  const novice = noviceOf(props.view, figure);
  const asleep = isAsleep(novice) && props.view.phase !== 'over';
  const name = NOVICE_NAMES[novice.cell];
  const label = asleep
    ? t.inCell(name)
    : t.tokenAt(name, t.pointTitle(novice.token, setting.area(novice.token)));
  return (
    <div class="nr-figure" data-grip={you ? '' : undefined} onPointerDown={you ? onGrip : undefined}>
      <Target
        class="nr-figure-target"
        place={`token ${figure}`}
        lit={false}
        label={you ? `${t.you}: ${label}` : label}
        help={t.help.token}
        helpTitle={label}
        onChoose={() => you && onOpen(figure)}
      >
        <Drawn scale={asleep && !you ? 0.86 : 1}>
          <NoviceFigure
            cell={novice.cell}
            asleep={asleep && !you}
            caught={novice.status === 'caught'}
            secret={you && asleep}
          />
          {asleep && !you && (
            <g transform="translate(22 -44)">
              <circle r={11} class="nr-ask" />
              <text y={1} class="nr-ask-sign">
                ?
              </text>
            </g>
          )}
          {!asleep && novice.status === 'onTheRun' && (
            <g transform="translate(24 -52)">
              <Eye scale={1.05} />
            </g>
          )}
          {you && <YouTag words={t.you} />}
        </Drawn>
      </Target>
    </div>
  );
}

/** Seen by a guard who has looked elsewhere since: her token is in her cell, but all know that she is still there. */
function Ghost({ setting, novice, point }: { setting: Setting; novice: NoviceView; point: number }) {
  const { t, area } = setting;
  const label = t.ghostAt(NOVICE_NAMES[novice.cell], t.pointTitle(point, area(point)));
  return (
    <div class="nr-figure" role="img" aria-label={label} data-help={t.help.token} data-help-title={label}>
      <Drawn>
        <NoviceFigure cell={novice.cell} />
        <g transform="translate(24 -52)">
          <Eye scale={1.05} />
        </g>
      </Drawn>
    </div>
  );
}

/** As far as everybody knows she is in bed. */
function isAsleep({ token, cell, inSight, status }: NoviceView): boolean {
  return token === cell && !inSight && status !== 'caught';
}

function YouTag({ words }: { words: string }) {
  return (
    <g transform="translate(0 -80)">
      <rect x={-29} y={-15} width={58} height={28} rx={14} fill="#24508f" stroke="#0d1636" stroke-width={3} />
      <text y={0} class="nr-you">
        {words}
      </text>
    </g>
  );
}

interface OwnFigureProps {
  readonly setting: Setting;
  readonly figure: Figure;
  readonly planning: Planning | null;
  onGrip(event: PointerEvent): void;
  onOpen(figure: Figure): void;
}

/** Where she really is: only her player sees this. Clicked, she stays where she is, or the pencil changes over to her. */
function OwnFigure({ setting, figure, planning, onGrip, onOpen }: OwnFigureProps) {
  const { props, t, area } = setting;
  const novice = noviceOf(props.view, figure);
  const { own, cell } = novice;
  if (!own) return null;
  const open = planning?.figure === figure;
  const stays = open && planning.open && planning.draft.card === null && planning.cards.has('stand');
  const rests = open && planning.mayRest && planning.draft.way.at(-1) === own.at;
  const changes = planning !== null && !open;
  const name = t.trulyAt(NOVICE_NAMES[cell], t.pointTitle(own.at, area(own.at)));
  const label = stays ? t.paces.stand : changes ? t.drawFor(NOVICE_NAMES[cell]) : name;
  return (
    <div class="nr-figure" data-grip={open ? '' : undefined} onPointerDown={open ? onGrip : undefined}>
      <Target
        class="nr-figure-target"
        place={`own ${figure}`}
        lit={stays || rests || changes}
        label={`${t.you}: ${label}`}
        help={t.help.own}
        helpTitle={name}
        onChoose={() => {
          if (changes) onOpen(figure);
          else if (rests) planning?.rest();
          else if (stays) planning?.take('stand');
        }}
      >
        <Drawn>
          <circle r={74} fill="url(#nr-lapis)" />
          <g transform="scale(1.12)">
            <NoviceFigure cell={cell} secret caught={novice.status === 'caught'} />
          </g>
          <YouTag words={t.you} />
        </Drawn>
      </Target>
    </div>
  );
}

const MARK = 64;

function markers({ props, t, name }: Setting): Piece[] {
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
  const puffs = view.vanished.map(({ figure, from, to }): Piece => {
    const { cell } = noviceOf(view, figure);
    return {
      id: `vanished ${figure} ${edgeOf(from, to)}`,
      at: onSheet(middleOf(from, to)),
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

function pinPiece({ point, cell, words }: PinMark): Piece {
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
