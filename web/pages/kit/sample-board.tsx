/** A board to try every part of the layer on: a small garden with a path, a ring that turns, a lantern at night. */

import {
  around,
  BoardSheet,
  Chooser,
  EdgeMark,
  Figure,
  type Grinding,
  Ground,
  grind,
  Hold,
  Layer,
  type Piece,
  Pieces,
  type Point,
  Shade,
  SmallPlan,
  Spot,
  seatColour,
  Target,
  Turning,
  toast,
  turned,
  useCamera,
  useTargets,
} from '@conclave/kit';
import { useSignal } from '@preact/signals';
import { useRef, useState } from 'preact/hooks';
import { theme } from '../../settings.ts';

const SIZE = { width: 1000, height: 620 };
const HUB = { x: 760, y: 310 };
const RING = 190;

/** A garden of points, three rows of four. */
const POINTS: Readonly<Record<string, Point>> = Object.fromEntries(
  Array.from({ length: 12 }, (_none, i) => [
    `p${i}`,
    { x: 110 + (i % 4) * 130, y: 130 + Math.floor(i / 4) * 170 },
  ]),
);

function neighbours(place: string): readonly string[] {
  const { x, y } = POINTS[place];
  return Object.keys(POINTS).filter((other) => {
    const apart = Math.hypot(POINTS[other].x - x, POINTS[other].y - y);
    return apart > 0 && apart < 200;
  });
}

type SampleMove =
  | { readonly kind: 'walk'; readonly to: string }
  | { readonly kind: 'sing'; readonly to: string }
  | { readonly kind: 'carry'; readonly gem: string; readonly to: string };

interface Sample {
  readonly pawn: string;
  readonly way: readonly Point[];
  readonly gems: Readonly<Record<string, string>>;
  readonly notch: number;
  readonly lantern: number;
  readonly guests: readonly number[];
}

const START: Sample = {
  pawn: 'p5',
  way: [],
  gems: { ruby: 'p0', pearl: 'p11' },
  notch: 0,
  lantern: 0,
  guests: [0, 1, 2],
};

function movesOf({ pawn, gems }: Sample): readonly SampleMove[] {
  const taken = new Set(Object.values(gems));
  return [
    ...neighbours(pawn).map((to) => ({ kind: 'walk', to }) as const),
    // Two moves at one place: it asks which.
    { kind: 'sing', to: neighbours(pawn)[0] },
    ...Object.entries(gems).flatMap(([gem, at]) =>
      neighbours(at)
        .filter((to) => to !== pawn && !taken.has(to))
        .map((to) => ({ kind: 'carry', gem, to }) as const),
    ),
  ];
}

function label(move: SampleMove): string {
  switch (move.kind) {
    case 'walk':
      return `Walk to point ${move.to.slice(1)}`;
    case 'sing':
      return `Sing at point ${move.to.slice(1)}`;
    case 'carry':
      return `Carry the ${move.gem} to point ${move.to.slice(1)}`;
  }
}

function same(a: SampleMove, b: SampleMove): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

const TOO_FAR = 'Too far: one point at a time.';

export function SampleBoard() {
  const camera = useCamera();
  const [sample, setSample] = useState(START);
  const [watcher, setWatcher] = useState(0);
  const [night, setNight] = useState(false);
  const drag = useSignal(0);
  const stone = useRef<Grinding | null>(null);
  const moves = movesOf(sample);
  const change = (part: Partial<Sample>) => setSample({ ...sample, ...part });
  const play = (move: SampleMove) => {
    switch (move.kind) {
      case 'walk':
        change({ pawn: move.to, way: [] });
        break;
      case 'sing':
        toast('La, la, la.');
        break;
      case 'carry':
        change({ gems: { ...sample.gems, [move.gem]: move.to } });
        break;
    }
  };
  const targets = useTargets(
    {
      view: sample,
      voice: { reader: watcher, name: String },
      words: { label },
      control: {
        moves,
        may: (move) => moves.some((one) => same(one, move)),
        advises: (move) => move.kind === 'walk' && move.to === 'p6',
        play,
        why: async () => TOO_FAR,
        explain: () => toast(TOO_FAR, { why: true }),
      },
    },
    {
      placeOf: (move) => move.to,
      from: (move) => (move.kind === 'carry' ? move.gem : null),
      probe: (place): SampleMove => ({ kind: 'walk', to: place }),
    },
  );
  const rider = (i: number): Point =>
    turned({ x: HUB.x + RING - 45, y: HUB.y }, HUB, i * 120 + sample.notch * 30);
  const pieces: readonly Piece[] = [
    ...Object.entries(sample.gems).map(([gem, place]) => ({
      id: gem,
      at: POINTS[place],
      arc: true as const,
      size: 40,
      node: (
        <Target {...targets.at(gem, `The ${gem}`)} style={{ width: '100%', height: '100%' }}>
          <Gem tone={gem === 'ruby' ? '#b3361e' : '#e8e2d2'} />
        </Target>
      ),
    })),
    ...sample.guests.map((seat) => ({
      id: `guest-${seat}`,
      at: rider(seat),
      on: 'ring',
      anchor: 'foot' as const,
      from: HUB,
      to: 'gate',
      node: <Figure seat={seat} size={38} />,
    })),
    {
      id: 'pawn',
      at: POINTS[sample.pawn],
      path: sample.way,
      anchor: 'foot',
      node: <Figure seat={4} size={46} />,
    },
  ];
  const walkRound = () => {
    const corners = ['p0', 'p3', 'p11', 'p8'].map((place) => POINTS[place]);
    change({ way: corners, pawn: sample.pawn === 'p5' ? 'p6' : 'p5' });
  };
  return (
    <>
      <div class="row kit-row">
        <button type="button" class="button small" data-try="walk" onClick={walkRound}>
          Walk round
        </button>
        <button
          type="button"
          class="button small"
          data-try="turn"
          onClick={() => change({ notch: sample.notch + 1 })}
        >
          Turn the ring
        </button>
        <button
          type="button"
          class="button small"
          data-try="guest"
          onClick={() => change({ guests: sample.guests.length === 3 ? [0, 1] : [0, 1, 2] })}
        >
          A guest comes or goes
        </button>
        <button
          type="button"
          class="button small"
          data-try="lantern"
          onClick={() => {
            setNight(true);
            change({ lantern: sample.lantern + 60 });
          }}
        >
          Swing the lantern
        </button>
        <button type="button" class="button small" aria-pressed={night} onClick={() => setNight(!night)}>
          Night
        </button>
        <button
          type="button"
          class="button small"
          data-try="glide"
          onClick={() => camera.glideTo(around([POINTS.p0, POINTS.p5], 60))}
        >
          Glide to two points
        </button>
        <button type="button" class="button small" data-try="follow" onClick={() => camera.follow('pawn')}>
          Follow the pawn
        </button>
        <button
          type="button"
          class="button small"
          data-try="cut"
          onClick={() => {
            setWatcher(watcher + 1);
            change({ pawn: sample.pawn === 'p0' ? 'p11' : 'p0', notch: sample.notch + 3 });
          }}
        >
          Another watcher
        </button>
        <Hold label="Begin anew" lit class="button small" onChoose={() => setSample(START)}>
          Begin anew
        </Hold>
        <label class="row">
          Hand on the ring
          <input
            type="range"
            min="0"
            max="30"
            value={drag.value}
            onChange={() => {
              stone.current?.stop();
              stone.current = null;
            }}
            onInput={(event) => {
              const degrees = event.currentTarget.valueAsNumber;
              stone.current ??= grind();
              stone.current.speed(Math.abs(degrees - drag.peek()) / 6);
              drag.value = degrees;
            }}
          />
        </label>
      </div>
      <div class="kit-board">
        <BoardSheet
          size={SIZE}
          label="A sample board"
          camera={camera}
          watcher={watcher}
          over={
            <>
              <SmallPlan corner="bottom left">
                <Garden />
              </SmallPlan>
              <EdgeMark at={HUB} label="The ring">
                <span>◎</span>
              </EdgeMark>
            </>
          }
        >
          <Ground key={theme.value}>
            <Garden />
          </Ground>
          <Turning name="ring" centre={HUB} angle={sample.notch * 30} drag={drag} radius={RING}>
            <Ring />
          </Turning>
          <Layer>
            {targets.picked && (
              <circle
                cx={POINTS[sample.gems[targets.picked]].x}
                cy={POINTS[sample.gems[targets.picked]].y}
                r="34"
                fill="none"
                stroke="var(--lapis)"
                stroke-width="3"
                stroke-dasharray="4 5"
              />
            )}
          </Layer>
          {night && (
            <Shade fill="#565fae">
              <Turning centre={POINTS[sample.pawn]} angle={sample.lantern} ms={600} radius={420}>
                <Cone at={POINTS[sample.pawn]} />
              </Turning>
            </Shade>
          )}
          {Object.entries(POINTS).map(([place, at]) => (
            <Spot
              key={place}
              {...targets.at(place, `Point ${place.slice(1)}`)}
              at={at}
              size={34}
              help={`Point ${place.slice(1)} of the garden.`}
              helpTitle={`Point ${place.slice(1)}`}
            >
              <circle r="8" fill="var(--leaf)" stroke="var(--piece-ink)" stroke-width="2" />
            </Spot>
          ))}
          <Pieces items={pieces} />
          <div class="kit-gate" data-place="gate">
            Gate
          </div>
        </BoardSheet>
      </div>
      <Chooser open={targets.chooser} />
    </>
  );
}

function Garden() {
  return (
    <>
      <rect width="1000" height="620" fill="#b9c48a" />
      <rect x="20" y="20" width="520" height="580" fill="#dfcf9f" stroke="#6f5326" stroke-width="11" />
      {Object.entries(POINTS).flatMap(([place, at]) =>
        neighbours(place)
          .filter((other) => other > place)
          .map((other) => (
            <path
              key={`${place} ${other}`}
              d={`M${at.x} ${at.y}L${POINTS[other].x} ${POINTS[other].y}`}
              stroke="#a98d55"
              stroke-width="3"
              stroke-dasharray="2 7"
              stroke-linecap="round"
            />
          )),
      )}
      <circle cx={HUB.x} cy={HUB.y} r={RING + 14} fill="#5e88a8" stroke="#2b2118" stroke-width="4" />
    </>
  );
}

function Ring() {
  return (
    <>
      <circle cx={HUB.x} cy={HUB.y} r={RING - 4} fill="#24508f" stroke="#e6e0cf" stroke-width="6" />
      {Array.from({ length: 12 }, (_none, i) => (
        <path
          key={i}
          d={`M${HUB.x} ${HUB.y - 96}V${HUB.y - RING + 6}`}
          transform={`rotate(${i * 30} ${HUB.x} ${HUB.y})`}
          stroke={i === 0 ? '#e08a2c' : '#e6e0cf'}
          stroke-width={i === 0 ? 9 : 3}
        />
      ))}
      <circle cx={HUB.x} cy={HUB.y} r="92" fill="#77736a" stroke="#2b2118" stroke-width="3" />
    </>
  );
}

function Cone({ at }: { at: Point }) {
  return (
    <path
      d={`M${at.x} ${at.y}L${at.x + 400} ${at.y - 130}Q${at.x + 440} ${at.y} ${at.x + 400} ${at.y + 130}Z`}
      fill="#fff3cf"
    />
  );
}

function Gem({ tone }: { tone: string }) {
  return (
    <svg width="40" height="40" viewBox="-20 -20 40 40" aria-hidden="true">
      <path d="M-14 -6L-7 -14H7L14 -6L0 15Z" fill={tone} stroke={seatColour(5)} stroke-width="2" />
      <path d="M-14 -6H14M-5 -6L0 15L5 -6" fill="none" stroke="#2b2118" stroke-width="1.500" />
    </svg>
  );
}
