/** The castle: five layers of which three turn, and what lies and stands upright on its squares. */

import { BoardSheet, type Camera, Ground, Layer, Pieces, Said, Spot, Turning } from '@conclave/kit';
import { Fragment } from 'preact';
import { useMemo, useRef } from 'preact/hooks';
import { CENTRE, COLOURS, FACTS, PARTS, type Square, START } from '../../rules/board.ts';
import { Footsteps } from '../footsteps.tsx';
import {
  annulus,
  at,
  CURTAIN,
  disc,
  middlePoint,
  NOTCH,
  polar,
  spanOf,
  spanOfSquare,
  wholeRing,
  ZONE_SHAPES,
} from '../geometry.ts';
import type { Grip } from '../grip.ts';
import { Rim } from '../ground/rim.tsx';
import { WaterArt } from '../ground/water.tsx';
import { Dots, Zone } from '../ground/zone.tsx';
import type { Lamplight } from '../lamplight.ts';
import { colourName } from '../names.ts';
import { chairOf } from '../pieces/colours.ts';
import { Seeker } from '../pieces/seeker.tsx';
import type { Setting } from '../setting.ts';
import { Chances } from './chances.tsx';
import { cardsInFlight } from './flights.tsx';
import { partHelp } from './help.ts';
import { partTarget } from './part-target.ts';
import { Duellists, PawnInHand, pawnPieces } from './pawns.tsx';
import { ReviewPins } from './review-pins.tsx';
import { secretPieces, secretPoint } from './secrets.tsx';
import { MIDDLE, MOVED, moved, onSheet, PART_NAMES, SHEET, ZONE_OF_PART } from './sheet.ts';
import { Squares, Studs } from './squares.tsx';
import { StarArc } from './star-arc.tsx';

interface CastleProps {
  readonly setting: Setting;
  readonly light: Lamplight;
  readonly grip: Grip;
  readonly camera: Camera;
  readonly angles: readonly number[];
  onPointSquare(square: Square | null): void;
}

/** Milliseconds from the hand into the notch. */
const FALLS = 180;
const PARTS_INWARDS = [2, 1, 0] as const;

export function Castle({ setting, light, grip, camera, angles, onPointSquare }: CastleProps) {
  const { props, say, targets, colours } = setting;
  const { view, watcher, layout } = props;
  const small = layout === 'phone' || layout === 'across';
  const inPlay = COLOURS.filter((colour) => view.stage === 'colours' || colours.includes(colour));
  const rim = useMemo(
    () => (
      <g transform={MOVED}>
        <Rim inPlay={inPlay} small={small} />
      </g>
    ),
    [inPlay.join(), small],
  );
  const mayTurn = (part: number) => targets.at(`part-${part}`, '').lit;
  const lightKey = useLightKey(light, grip);
  const wait = useFall(lightKey, view.turned, grip);
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
      {small && (
        <Ground>
          <g transform={MOVED}>
            <WaterArt shape="square" />
          </g>
        </Ground>
      )}
      <Layer>
        {rim}
        <g key={lightKey} transform={MOVED} style={{ '--wait': `${wait}ms` }}>
          {ZONE_SHAPES.map(
            ({ part }, zone) =>
              part === null && <Zone key={zone} zone={zone} light={light} inPlay={inPlay} />,
          )}
        </g>
      </Layer>
      {PARTS_INWARDS.map((part) => {
        const zone = ZONE_OF_PART[part];
        return (
          <Turning
            key={part}
            name={PART_NAMES[part]}
            centre={MIDDLE}
            angle={angles[part]}
            drag={grip.turns[part]}
            radius={ZONE_SHAPES[zone].outer + 12}
            class={grip.held?.part === part ? 'sl-lifted' : undefined}
            ms={msOf(part, grip)}
          >
            <g key={lightKey} transform={MOVED} style={{ '--wait': `${wait}ms` }}>
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
      {view.stage === 'colours' && <Gates setting={setting} size={small ? 1.3 : 1.06} />}
      <Squares setting={setting} light={light} onPointSquare={onPointSquare} />
      {view.stage === 'change' && <Parts setting={setting} grip={grip} />}
      <Pieces items={secretPieces(view, small ? 1.34 : 1)} class="sl-secrets" />
      <Studs setting={setting} light={light} />
      <Layer>
        <g transform={MOVED}>
          {grip.held?.part === CENTRE && <Notches count={grip.held.notches} />}
          {grip.held && grip.held.part !== CENTRE && (
            <Sweep zone={ZONE_OF_PART[grip.held.part]} from={angles[grip.held.part]} />
          )}
          {light.light && setting.pointedSquare !== null && view.stage === 'move' && (
            <Footsteps way={light.light.wayTo(setting.pointedSquare) ?? []} turned={view.turned} />
          )}
        </g>
      </Layer>
      <StarArc setting={setting} />
      <Pieces items={pawnPieces(setting, small ? 1.3 : 1)} class="sl-pawns" />
      <Duellists setting={setting} size={small ? 1.3 : 1} />
      <PawnInHand setting={setting} size={small ? 1.3 : 1} onPointSquare={onPointSquare} />
      <Pieces items={cardsInFlight(setting)} class="sl-flights" />
      <Chances setting={setting} at={(card) => secretPoint(view, card)} />
      <ReviewPins pins={props.pins} tapping={props.tapping} view={view} />
    </BoardSheet>
  );
}

/** A part that a hand has turned has only to fall into its notch. */
function msOf(part: number, grip: Grip): number {
  if (grip.turns[part].peek() !== 0) return FALLS;
  return part === CENTRE ? 700 : 500;
}

/** Another name whenever the light has to spread anew. While a part is lifted, it only ends at its joints. */
function useLightKey({ lit }: Lamplight, { held }: Grip): string {
  const last = useRef('');
  if (!held) last.current = [...lit.keys()].sort((a, b) => a - b).join();
  return last.current;
}

/** How long the light waits before it runs out anew: until the part that was turned has fallen. */
function useFall(lightKey: string, turned: readonly number[], grip: Grip): number {
  const last = useRef({ lightKey, turned, wait: 0 });
  const { current } = last;
  const part = turned.findIndex((notches, i) => notches !== current.turned[i]);
  const fall = part < 0 ? 0 : msOf(part, grip);
  last.current = { lightKey, turned, wait: lightKey === current.lightKey ? current.wait : fall };
  return last.current.wait;
}

/** While changes are due the parts are what is chosen. */
function Parts({ setting, grip }: { setting: Setting; grip: Grip }) {
  const { say } = setting;
  return (
    <>
      {PARTS.map((name, part) => {
        const { inner, outer } = ZONE_SHAPES[ZONE_OF_PART[part]];
        return (
          <Spot
            key={part}
            {...partTarget(setting, grip, part)}
            help={partHelp(setting, part)}
            helpTitle={say.parts[name]}
            class="sl-part"
            at={onSheet(polar(part === 0 ? 0 : (inner + outer) / 2, 195))}
            size={part === 0 ? 60 : 48}
            outline={moved(part === CENTRE ? disc(outer) : wholeRing(inner, outer))}
          />
        );
      })}
    </>
  );
}

/** How far the centre in the hand is turned, at its hub. */
function Notches({ count }: { count: number }) {
  return (
    <g class="sl-notches">
      <circle r="18" fill="var(--dial)" stroke="#ffd977" stroke-width="2" />
      <text y="7">{Math.abs(count)}</text>
    </g>
  );
}

/** One notch clockwise: the way a corridor in the hand can go, along its orange arrow. */
function Sweep({ zone, from }: { zone: number; from: number }) {
  const radius = ZONE_SHAPES[zone].outer - 18;
  const begin = from + NOTCH / 2;
  const tip = begin + NOTCH;
  const neck = tip - spanOf(15, radius);
  return (
    <g stroke="var(--sl-ink)" stroke-linejoin="round">
      <path d={annulus(radius - 4, radius + 4, begin, neck)} fill="var(--orange)" stroke-width="2" />
      <path
        d={`M${at(radius + 12, neck)}L${at(radius, tip)}L${at(radius - 12, neck)}Z`}
        fill="var(--orange)"
        stroke-width="2"
      />
    </g>
  );
}

/** Each with the start square before it, where its seeker waits to be chosen. */
function Gates({ setting: { targets, say, props }, size }: { setting: Setting; size: number }) {
  return (
    <>
      {COLOURS.map((colour, index) => {
        const [from, to] = spanOfSquare(START[index]);
        const { inner } = ZONE_SHAPES[FACTS[START[index]].zone];
        const { x, y } = onSheet(middlePoint(START[index], props.view.turned));
        const target = targets.at(`gate-${colour}`, say.gate(colourName(props.language, colour)));
        return (
          <Fragment key={colour}>
            <Spot
              {...target}
              help={say.startHelp}
              class="sl-gate"
              at={{ x, y }}
              size={48}
              outline={moved(annulus(inner + 2, CURTAIN.outer + 16, from, to))}
            />
            {target.lit && (
              <div class="sl-in-hand" style={{ left: `${x}px`, top: `${y + 15}px` }}>
                <Seeker colour={colour} scale={size} />
              </div>
            )}
          </Fragment>
        );
      })}
    </>
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
