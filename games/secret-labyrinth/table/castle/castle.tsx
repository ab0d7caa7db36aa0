/** The castle: five layers of which three turn, and what lies and stands on its squares, upright. */

import {
  BoardSheet,
  type Camera,
  Layer,
  type Piece,
  Pieces,
  type Point,
  Said,
  Spot,
  Turning,
} from '@conclave/kit';
import { useMemo } from 'preact/hooks';
import { COLOURS, FACTS, HOME, SECRET_AT, type Square, START, TURNS } from '../../rules/board.ts';
import type { Card } from '../../rules/cards.ts';
import type { View } from '../../rules/view.ts';
import { chairOf } from '../art/colours.ts';
import { Plate, PlateArt } from '../art/secret.tsx';
import { Seeker } from '../art/seeker.tsx';
import { Footsteps, pointsAlong } from '../footsteps.tsx';
import {
  angleOfZone,
  annulus,
  at,
  middlePoint,
  NOTCH,
  placesOn,
  pointOn,
  polar,
  spanOfSquare,
  wholeRing,
  ZONE_SHAPES,
} from '../geometry.ts';
import type { Grip } from '../grip.ts';
import type { Lamplight } from '../lamplight.ts';
import { colourName, placeName } from '../names.ts';
import type { Setting } from '../setting.ts';
import { HeldBy } from './held-by.tsx';
import { partHelp, squareHelp } from './help.ts';
import { Rim } from './rim.tsx';
import { Dots, Zone } from './zone.tsx';

const SIDE = 800;
export const SHEET = { width: SIDE, height: SIDE } as const;
export const MIDDLE: Point = { x: SIDE / 2, y: SIDE / 2 };
const PARTS = [0, 1, 2] as const;
const PART_NAMES = ['centre', 'inner', 'outer'] as const;
export const ZONE_OF_PART = PARTS.map((part) => ZONE_SHAPES.findIndex((shape) => shape.part === part));
const MOVED = `translate(${MIDDLE.x} ${MIDDLE.y})`;

export const onSheet = ({ x, y }: Point): Point => ({ x: x + MIDDLE.x, y: y + MIDDLE.y });

interface CastleProps {
  readonly setting: Setting;
  readonly light: Lamplight;
  readonly grip: Grip;
  readonly camera: Camera;
  readonly angles: readonly number[];
  onPointSquare(square: Square | null): void;
}

export function Castle({ setting, light, grip, camera, angles, onPointSquare }: CastleProps) {
  const { props, say, targets, colours } = setting;
  const { view, watcher, layout } = props;
  const small = layout === 'phone' || layout === 'across';
  const inPlay = COLOURS.filter((colour) => view.stage === 'colours' || colours.includes(colour));
  const rim = useMemo(
    () => (
      <g transform={MOVED}>
        <Rim inPlay={inPlay} numerals={!small} />
      </g>
    ),
    [inPlay.join(), small],
  );
  const mayTurn = (part: number) => targets.at(`part-${part}`, '').lit;
  const lightKey = `${view.turned.join()} ${setting.own === null ? '' : view.players[setting.own].pawn}`;
  return (
    <BoardSheet
      class="sl-castle"
      size={SHEET}
      label={say.castle}
      camera={camera}
      watcher={watcher}
      buttons={null}
      over={<Said cue={props.cue} mark={(seat) => chairOf(colours[seat], seat)} />}
    >
      <Layer>
        {rim}
        <g key={lightKey} transform={MOVED}>
          {ZONE_SHAPES.map(
            ({ part }, zone) =>
              part === null && <Zone key={zone} zone={zone} light={light} inPlay={inPlay} />,
          )}
        </g>
      </Layer>
      {[...PARTS].reverse().map((part) => {
        const zone = ZONE_OF_PART[part];
        return (
          <Turning
            key={part}
            name={PART_NAMES[part]}
            centre={MIDDLE}
            angle={angles[part]}
            drag={grip.turns[part]}
            radius={ZONE_SHAPES[zone].outer + 12}
            ms={part === 0 ? 700 : 500}
          >
            <g key={lightKey} transform={MOVED}>
              <Zone
                zone={zone}
                light={light}
                inPlay={inPlay}
                mayTurn={mayTurn(part)}
                held={grip.held?.part === part}
              />
            </g>
          </Turning>
        );
      })}
      <Layer>
        <g transform={MOVED}>
          <Dots />
        </g>
      </Layer>
      {view.stage === 'colours' ? <Gates setting={setting} /> : null}
      <Squares
        setting={setting}
        light={light}
        squares={squaresIn(view.stage)}
        onPointSquare={onPointSquare}
      />
      {view.stage === 'change' && <Parts setting={setting} />}
      <Pieces items={secretPieces(view, small)} class="sl-secrets" />
      <Studs setting={setting} light={light} />
      <Layer>
        <g transform={MOVED}>
          {light.light && setting.pointedSquare !== null && view.stage === 'move' && (
            <Footsteps way={light.light.wayTo(setting.pointedSquare) ?? []} turned={view.turned} />
          )}
        </g>
      </Layer>
      <Pieces items={pawnPieces(setting, small)} class="sl-pawns" />
      <HeldBy setting={setting} at={(card) => secretPoint(view, card)} />
    </BoardSheet>
  );
}

/** While changes are due the parts are what is chosen. */
function Parts({ setting }: { setting: Setting }) {
  const { targets, say, props } = setting;
  return (
    <>
      {PARTS.map((part) => {
        const { inner, outer } = ZONE_SHAPES[ZONE_OF_PART[part]];
        const name = part === 0 ? 'centre' : part === 1 ? 'innerCorridor' : 'outerCorridor';
        return (
          <Spot
            key={part}
            {...targets.at(`part-${part}`, say.parts[name])}
            sure={part > 0 && !props.view.tryOut ? 'always' : undefined}
            help={partHelp(setting, part)}
            helpTitle={say.parts[name]}
            class="sl-part"
            at={onSheet(polar(part === 0 ? 0 : (inner + outer) / 2, 195))}
            size={part === 0 ? 60 : 48}
            outline={moved(part === 0 ? wholeRing(0.5, outer) : wholeRing(inner, outer))}
          />
        );
      })}
    </>
  );
}

/** A path drawn round 0,0, on the sheet. Arcs take relative ends, so only the moves are shifted. */
function moved(path: string): string {
  return path.replace(
    /([ML])(-?[\d.]+) (-?[\d.]+)|A([\d.]+) ([\d.]+) 0 ([01]) ([01]) (-?[\d.]+) (-?[\d.]+)/g,
    (_all, command, x, y, rx, ry, large, sweep, ax, ay) =>
      command
        ? `${command}${Number(x) + MIDDLE.x} ${Number(y) + MIDDLE.y}`
        : `A${rx} ${ry} 0 ${large} ${sweep} ${Number(ax) + MIDDLE.x} ${Number(ay) + MIDDLE.y}`,
  );
}

function Gates({ setting: { targets, say, props } }: { setting: Setting }) {
  return (
    <>
      {COLOURS.map((colour, index) => (
        <Spot
          key={colour}
          {...targets.at(`gate-${colour}`, say.gate(colourName(props.language, colour)))}
          help={say.startHelp}
          class="sl-gate"
          at={onSheet(middlePoint(START[index], props.view.turned))}
          size={{ width: 96, height: 96 }}
        />
      ))}
    </>
  );
}

interface SquaresProps {
  readonly setting: Setting;
  readonly light: Lamplight;
  readonly squares: readonly Square[];
  onPointSquare(square: Square | null): void;
}

const ALL_SQUARES: readonly Square[] = FACTS.map((_facts, square) => square);
const FIXED_SQUARES = ALL_SQUARES.filter((square) => TURNS[FACTS[square].zone] < 0);

/** Gates and turning parts are chosen as wholes: no square may lie over them. */
function squaresIn(stage: View['stage']): readonly Square[] {
  if (stage === 'colours') return [];
  return stage === 'change' ? FIXED_SQUARES : ALL_SQUARES;
}

function Squares({ setting, light, squares, onPointSquare }: SquaresProps) {
  const { props, targets } = setting;
  const { view, language, layout } = props;
  const touch = layout === 'phone' || layout === 'across';
  return (
    <>
      {squares.map((square) => {
        const { zone } = FACTS[square];
        const { inner, outer } = ZONE_SHAPES[zone];
        const [from, to] = spanOfSquare(square);
        const turn = angleOfZone(zone, view.turned);
        const duel = view.stage === 'move' ? opensDuel(setting, square) : undefined;
        return (
          <Spot
            key={square}
            {...targets.at(`square-${square}`, placeName(language, square, view.turned))}
            sure={duel ? 'always' : touch ? 'touch' : undefined}
            help={squareHelp(setting, square, light.lit.has(square))}
            helpTitle={duel ?? placeName(language, square, view.turned)}
            class={view.stage === 'place' ? 'sl-square place' : 'sl-square'}
            at={onSheet(middlePoint(square, view.turned))}
            size={26}
            outline={moved(
              annulus(zone === 0 ? 24 : inner + 2, outer - 2, from + turn + 0.4, to + turn - 0.4),
            )}
            onPoint={(pointed) => onPointSquare(pointed ? square : null)}
          />
        );
      })}
    </>
  );
}

/** Where a run ends beside a pawn on the wanted square, there is no way back (SL-20). */
export function opensDuel({ props, own, say, nameOf }: Setting, square: Square): string | undefined {
  const { view } = props;
  if (view.wanted === null || HOME[view.wanted] !== square) return undefined;
  const rival = view.players.findIndex(({ pawn }, seat) => seat !== own && pawn === square);
  return rival < 0 ? undefined : say.duelHere(nameOf(rival));
}

function partOf(square: Square): string | undefined {
  const { part } = ZONE_SHAPES[FACTS[square].zone];
  return part === null ? undefined : PART_NAMES[part];
}

function pawnsOn(view: View, square: Square): number {
  return view.players.filter(({ pawn }) => pawn === square).length;
}

/** Where a card's secret lies now, beside the pawns on its square. */
function secretPoint(view: View, card: Card): Point {
  const square = HOME[card];
  const { radius, secret } = placesOn(square, Math.min(4, pawnsOn(view, square)));
  return onSheet(pointOn(square, radius, secret ?? [0, 0], view.turned));
}

function secretPieces(view: View, small: boolean): readonly Piece[] {
  const size = small ? 1.34 : 1;
  return HOME.map((square, card): Piece => {
    const wanted = card === view.wanted;
    const taken = view.out.includes(card) || view.taken.some((one) => one.card === card);
    return {
      id: `secret-${card}`,
      at: secretPoint(view, card),
      on: partOf(square),
      node: wanted ? (
        <WantedPlate card={card} size={size} />
      ) : (
        <Plate card={card} size={(taken ? 34 : 39) * size} taken={taken} />
      ),
    };
  });
}

const STAR = (outer: number, inner: number) =>
  `${Array.from({ length: 16 }, (_none, i) => {
    const radius = i % 2 === 1 ? inner : outer * (i % 4 === 0 ? 1 : 0.84);
    return `${i === 0 ? 'M' : 'L'}${at(radius, i * 22.5)}`;
  }).join('')}Z`;
const SHADOW_STAR = STAR(47, 24);
const WHITE_STAR = STAR(44, 21.5);

function WantedPlate({ card, size }: { card: Card; size: number }) {
  return (
    <svg
      class="sl-wanted-plate"
      width={104 * size}
      height={104 * size}
      viewBox="-52 -52 104 104"
      aria-hidden="true"
    >
      <circle r="52" fill="url(#sl-moonglow)" />
      <path d={SHADOW_STAR} fill="#10162a" opacity="0.5" />
      <path d={WHITE_STAR} fill="#ffffff" />
      <circle r="26" fill="#10162a" />
      <circle r="24" fill="none" stroke="#ffffff" stroke-width="2" />
      <g transform="scale(.62)">
        <PlateArt card={card} />
      </g>
    </svg>
  );
}

function pawnPieces({ props, own, colours }: Setting, small: boolean): readonly Piece[] {
  const { view, event } = props;
  const size = small ? 1.3 : 1;
  return view.players.flatMap(({ pawn }, seat): Piece[] => {
    const colour = colours[seat];
    if (pawn === null || colour === null) return [];
    const here = view.players.flatMap((player, other) => (player.pawn === pawn ? [other] : []));
    const { radius, pawns, scale } = placesOn(pawn, Math.min(4, here.length));
    const place = onSheet(pointOn(pawn, radius, pawns[here.indexOf(seat)] ?? [0, 0], view.turned));
    const carried = event?.type === 'placed' || event?.type === 'jumped';
    const ran = event?.type === 'ran' && event.seat === seat ? event.path : null;
    return [
      {
        id: `pawn-${seat}`,
        at: { x: place.x, y: place.y + 15 * scale },
        anchor: 'foot',
        on: partOf(pawn),
        arc: carried ? true : undefined,
        path: ran ? pointsAlong(ran, view.turned).map(onSheet) : undefined,
        ms: carried ? 700 : ran ? Math.min(1200, 300 + ran.length * 55) : undefined,
        node: (
          <Seeker
            colour={colour}
            lamp={seat === own}
            active={seat === view.active}
            scale={(seat === own ? 1.06 : 0.96) * scale * size}
          />
        ),
      },
    ];
  });
}

/** A stud in every square one may run to, plus and minus where a change in the hand joins or parts. */
function Studs({ setting, light }: { setting: Setting; light: Lamplight }) {
  const { view } = setting.props;
  const lit = setting.targets;
  const bare = (square: Square) => SECRET_AT[square] < 0 && pawnsOn(view, square) === 0;
  const squares = ALL_SQUARES.filter(bare);
  return (
    <Layer>
      {squares.map((square) => {
        const { x, y } = onSheet(middlePoint(square, view.turned));
        const place = `translate(${x.toFixed(1)} ${y.toFixed(1)})`;
        if (light.gained.has(square) || light.lost.has(square)) {
          const more = light.gained.has(square);
          return (
            <g key={square} transform={place}>
              <circle r="7" fill={more ? '#ffffff' : '#3a1d14'} stroke="#10162a" stroke-width="1.8" />
              <path
                d={more ? 'M-3.6 0H3.6M0 -3.6V3.6' : 'M-3.6 0H3.6'}
                stroke={more ? '#10162a' : '#e0a184'}
                stroke-width="2.2"
                stroke-linecap="round"
              />
            </g>
          );
        }
        if (lit.movesAt(`square-${square}`).length === 0) return null;
        return (
          <g key={square} transform={place}>
            <circle r="6" fill="#fff4cf" stroke="#7a4f14" stroke-width="1.8" />
            <circle r="2.2" fill="#7a4f14" />
          </g>
        );
      })}
    </Layer>
  );
}

/** How far each part is turned, in degrees that never jump back over a whole turn. */
export function continuous(before: readonly number[], turned: readonly number[]): readonly number[] {
  return turned.map((notches, part) => {
    const wanted = notches * NOTCH;
    const last = before[part] ?? wanted;
    const turns = Math.round((last - wanted) / 360);
    const near = wanted + turns * 360;
    // Corridors only go clockwise; a little back would be a whole turn on.
    return part > 0 && near < last - 1 ? near + 360 : near;
  });
}
