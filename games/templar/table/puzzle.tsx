/** The puzzle of Templar: the plan as it stands, and the rooms near Remigius, one of which is to be counted. */

import './puzzle.css';
import type { Language } from '@conclave/engine';
import type { PuzzleBoard, PuzzleProps } from '@conclave/kit';
import type { Count } from '../puzzle/count.ts';
import type { Lying, Position } from '../puzzle/position.ts';
import { FIGURES, NEXT, NONE, OBJECTS, ROOM_SPOTS, ZONES } from '../rules/box.ts';
import { english as englishText } from '../text/en.ts';
import { french as frenchText } from '../text/fr.ts';
import { isRing, kindOf } from './items.ts';
import { LAYOUT, outlinePath, type Point } from './layout.ts';
import { placesFor } from './objects.ts';
import floors from './pictures/floors.svg';
import furniture from './pictures/furniture.svg';
import walls from './pictures/walls.svg';
import { Emblem } from './pieces/emblems.tsx';
import { Door, NeutralFigure } from './pieces/figures.tsx';
import { OwnedObject } from './pieces/objects.tsx';

const { width: WIDTH, height: HEIGHT } = LAYOUT.size;
/** In a room: Remigius, Severus, then Vitus. */
const STAND = { remigius: 0, severus: 1, vitus: 2 } as const;

const WORDS = {
  en: {
    plan: 'The plan of the abbey',
    rooms: 'Which room shall Remigius count?',
    nothing: 'empty',
    here: { remigius: 'Remigius is here', severus: 'Severus is here', vitus: 'Vitus is here' },
    key: ['you', 'blue', 'green'],
    greyed: 'grey: counted already',
    players: ['yours', 'blue', 'green'],
    counted: 'counted',
    names: englishText.rooms,
    objects: englishText.objects,
  },
  fr: {
    plan: 'Le plan de l’abbaye',
    rooms: 'Quelle pièce Remigius doit-il compter ?',
    nothing: 'vide',
    here: { remigius: 'Remigius est ici', severus: 'Severus est ici', vitus: 'Vitus est ici' },
    key: ['vous', 'les bleus', 'les verts'],
    greyed: 'gris : déjà compté',
    players: ['à vous', 'bleu', 'vert'],
    counted: 'déjà compté',
    names: frenchText.rooms,
    objects: frenchText.objects,
  },
} satisfies Record<Language, unknown>;

export const puzzle: PuzzleBoard = {
  Board: CountBoard,
  answer: (composed) => (typeof composed === 'number' ? composed : null),
};

/** At most two steps away on the plan, as the puzzle offers them. */
function nearby({ remigius }: Position): readonly number[] {
  const near = new Set(NEXT[remigius].flatMap((room) => [room, ...NEXT[room]]));
  near.delete(remigius);
  return [...near].sort((a, b) => a - b);
}

function CountBoard({ puzzle: { params }, language, composed, compose, solution, pointed }: PuzzleProps) {
  const { position } = params as Count;
  const words = WORDS[language];
  const chosen = solution ?? composed;
  const isOver = solution !== null;
  const near = nearby(position);
  const choose = (room: number) => compose(composed === room ? null : room);
  return (
    <div class="tp-puzzle">
      <Plan
        position={position}
        label={words.plan}
        chosen={chosen}
        near={near}
        onChoose={isOver ? null : choose}
      />
      <p class="tp-puzzle-key">
        {words.key.map((name, seat) => (
          <span key={name}>
            <svg width="20" height="20" viewBox="-10 -10 20 20" aria-hidden="true">
              <Emblem seat={seat} size={17} stroke="#fbf3dc" width={1.2} />
            </svg>
            {name}
          </span>
        ))}
        <span>{words.greyed}</span>
      </p>
      <fieldset class="tp-puzzle-rooms">
        <legend>{words.rooms}</legend>
        {near.map((room) => (
          <button
            key={room}
            type="button"
            aria-pressed={chosen === room}
            disabled={isOver}
            data-pointed={pointed?.params.room === room || undefined}
            onClick={() => choose(room)}
          >
            <b>{words.names[room - 1].name}</b>
            <RoomThings position={position} room={room} words={words} />
          </button>
        ))}
      </fieldset>
    </div>
  );
}

interface RoomThingsProps {
  readonly position: Position;
  readonly room: number;
  readonly words: (typeof WORDS)[Language];
}

/** What lies in a room, and who stands there. */
function RoomThings({ position, room, words }: RoomThingsProps) {
  const lying = lyingIn(position, room);
  return (
    <span class="tp-puzzle-things">
      {FIGURES.filter((figure) => position[figure] === room).map((figure) => (
        <i key={figure}>{words.here[figure]}</i>
      ))}
      {lying.length === 0 && <i>{words.nothing}</i>}
      {lying.flatMap((one) => {
        const item = OBJECTS[one.object];
        return [...piecesOf(one)].map((isCounted, at) => (
          <svg
            key={`${one.spot} ${one.owner} ${at}`}
            width="30"
            height="30"
            viewBox="-17 -17 34 34"
            role="img"
            aria-label={`${words.objects[item].bare}, ${words.players[one.owner]}${isCounted ? `, ${words.counted}` : ''}`}
          >
            <OwnedObject seat={one.owner} item={item} counted={isCounted} />
          </svg>
        ));
      })}
    </span>
  );
}

function lyingIn({ lying }: Position, room: number): readonly Lying[] {
  return lying.filter(({ spot }) => ROOM_SPOTS[room].includes(spot));
}

/** Uncounted before counted. */
function piecesOf({ open, counted }: Lying): readonly boolean[] {
  return [...Array.from({ length: open }, () => false), ...Array.from({ length: counted }, () => true)];
}

interface PlanProps {
  readonly position: Position;
  readonly label: string;
  readonly chosen: unknown;
  readonly near: readonly number[];
  readonly onChoose: ((room: number) => void) | null;
}

/** The list beside it does the same by key and for those who do not see it. */
function Plan({ position, label, chosen, near, onChoose }: PlanProps) {
  const passage = position.door === NONE ? null : LAYOUT.passages[position.door];
  return (
    <svg class="tp-puzzle-plan" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      {[floors, furniture, walls].map((ground) => (
        <image key={ground} href={ground} width={WIDTH} height={HEIGHT} />
      ))}
      {LAYOUT.rooms.map(({ id, outline }) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: the buttons beside the plan do the same
        <path
          key={id}
          class="room"
          d={outlinePath(outline)}
          data-near={near.includes(id) || undefined}
          data-chosen={chosen === id || undefined}
          onClick={near.includes(id) && onChoose ? () => onChoose(id) : undefined}
        />
      ))}
      <g class="things">
        {LAYOUT.rooms
          .flatMap(({ id }) => lain(position, id))
          .map(({ key, at: { x, y }, one, isCounted }) => (
            <g key={key} transform={`translate(${x} ${y})`}>
              <OwnedObject seat={one.owner} item={OBJECTS[one.object]} counted={isCounted} />
            </g>
          ))}
        {passage && (
          <g transform={`translate(${passage.x} ${passage.y + 14})`}>
            <Door />
          </g>
        )}
        {FIGURES.map((figure) => {
          const { x, y } = LAYOUT.rooms[position[figure] - 1].stands[STAND[figure]];
          return (
            <g key={figure} transform={`translate(${x} ${y}) scale(1.15)`}>
              <NeutralFigure figure={figure} />
            </g>
          );
        })}
      </g>
    </svg>
  );
}

interface Lain {
  readonly key: string;
  readonly at: Point;
  readonly one: Lying;
  readonly isCounted: boolean;
}

/** Every piece of a room on a place of its own. */
function lain(position: Position, room: number): readonly Lain[] {
  const taken = new Map<number, number>();
  return lyingIn(position, room).flatMap((one) => {
    const item = OBJECTS[one.object];
    const zone = isRing(item) ? ZONES[room].indexOf(one.spot) : 0;
    const places = placesFor(room, kindOf(item), zone);
    return piecesOf(one).map((isCounted) => {
      const place = taken.get(one.spot) ?? 0;
      taken.set(one.spot, place + 1);
      return { key: `${one.spot} ${place}`, at: places[place], one, isCounted };
    });
  });
}
