/**
 * Measures frames over a ground of 2,600 nodes: the parts of the layer, and beside them the same in one SVG, as a
 * mock-up draws it. `npm run bench -- --frames` reads the table; by hand it shows the figures of this browser.
 */

import {
  BoardSheet,
  type Camera,
  Figure,
  Ground,
  Layer,
  type Piece,
  Pieces,
  type Point,
  Shade,
  Turning,
  turned,
  useCamera,
} from '@conclave/kit';
import { type Signal, signal } from '@preact/signals';
import { type ComponentChildren, render } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';

const SIZE = { width: 1780, height: 1930 };
const MIDDLE = { x: 890, y: 965 };
const LASTS = 2500;
const TRAVELLERS = 30;

const SCENES = ['camera', 'ring', 'pieces', 'cone'] as const;
const WAYS = ['layer, picture', 'layer, inline', 'one SVG'] as const;
type Scene = (typeof SCENES)[number];
type Way = (typeof WAYS)[number];

/** 52 by 50 flagstones with edges: 2,600 nodes. */
function Plan() {
  return (
    <>
      {Array.from({ length: 2600 }, (_none, i) => {
        const x = (i % 52) * 34 + 6;
        const y = Math.floor(i / 52) * 38.4 + 6;
        const tone = 200 + ((i * 37) % 40);
        return (
          <path
            key={i}
            d={`M${x} ${y}h30l2 16 -2 18h-29l-3 -17z`}
            fill={`rgb(${tone} ${tone - 18} ${tone - 60})`}
            stroke="#5d4c39"
            stroke-width="1.500"
          />
        );
      })}
    </>
  );
}

function RingArt() {
  return (
    <>
      <circle cx={MIDDLE.x} cy={MIDDLE.y} r="600" fill="none" stroke="#24508f" stroke-width="160" />
      {Array.from({ length: 60 }, (_none, i) => (
        <path
          key={i}
          d={`M${MIDDLE.x} ${MIDDLE.y - 520}v-160`}
          transform={`rotate(${i * 6} ${MIDDLE.x} ${MIDDLE.y})`}
          stroke="#e6e0cf"
          stroke-width="6"
        />
      ))}
    </>
  );
}

const CONE = `M${MIDDLE.x} ${MIDDLE.y}l760 -260q60 260 0 520z`;

function travellerAt(i: number, turn: number): Point {
  const far = 200 + (i % 6) * 110;
  return turned({ x: MIDDLE.x + far, y: MIDDLE.y }, MIDDLE, i * 12 + turn * 70);
}

interface SceneProps {
  readonly scene: Scene;
  /** Rises by one with every frame. */
  readonly frame: Signal<number>;
}

function zoomAt(frame: number): number {
  return 1 + 0.8 * (1 - Math.cos(frame / 30));
}

/** What the layer does for a table. */
function Layered({ scene, frame, src }: SceneProps & { readonly src: string | null }) {
  const camera = useCamera();
  const drag = useMemo(() => signal(0), []);
  const [turn, setTurn] = useState(0);
  useEffect(() => frame.subscribe((now) => stepLayered(scene, now, camera, drag, setTurn)), []);
  const items = useMemo<readonly Piece[]>(
    () =>
      Array.from({ length: scene === 'pieces' ? TRAVELLERS : 0 }, (_none, i) => ({
        id: `piece-${i}`,
        at: travellerAt(i, turn),
        ms: 600,
        node: <Figure seat={i} size={60} />,
      })),
    [turn],
  );
  return (
    <BoardSheet size={SIZE} label="Frames" camera={camera} buttons={null}>
      {src === null ? (
        <Ground>
          <Plan />
        </Ground>
      ) : (
        <Ground src={src} />
      )}
      {scene === 'ring' && (
        <Turning centre={MIDDLE} angle={0} drag={drag} radius={700}>
          <RingArt />
        </Turning>
      )}
      {scene === 'cone' && (
        <Shade fill="#565fae">
          <Turning centre={MIDDLE} angle={0} drag={drag} radius={820}>
            <path d={CONE} fill="#fff3cf" />
          </Turning>
        </Shade>
      )}
      <Layer>
        <circle cx={MIDDLE.x} cy={MIDDLE.y} r="12" fill="#b3361e" />
      </Layer>
      <Pieces items={items} />
    </BoardSheet>
  );
}

function stepLayered(
  scene: Scene,
  now: number,
  camera: Camera,
  drag: Signal<number>,
  setTurn: (turn: number) => void,
): void {
  if (scene === 'camera') camera.zoomBy(zoomAt(now) / zoomAt(now - 1));
  else if (scene === 'pieces') setTurn(Math.floor(now / 36));
  else drag.value = now * 1.5;
}

/** As a mock-up draws it. */
function OneSvg({ scene, frame }: SceneProps) {
  const moving = useRef<SVGGElement>(null);
  const whole = useRef<SVGSVGElement>(null);
  const plan = useMemo(() => <Plan />, []);
  useEffect(
    () =>
      frame.subscribe((now) => {
        if (scene === 'camera') {
          const wide = SIZE.width / zoomAt(now);
          const high = SIZE.height / zoomAt(now);
          whole.current?.setAttribute(
            'viewBox',
            `${MIDDLE.x - wide / 2} ${MIDDLE.y - high / 2} ${wide} ${high}`,
          );
        } else if (scene === 'pieces') {
          for (const [i, piece] of [...(moving.current?.children ?? [])].entries()) {
            const { x, y } = travellerAt(i, now / 36);
            piece.setAttribute('transform', `translate(${x} ${y})`);
          }
        } else {
          moving.current?.setAttribute('transform', `rotate(${now * 1.5} ${MIDDLE.x} ${MIDDLE.y})`);
        }
      }),
    [],
  );
  return (
    <svg
      ref={whole}
      width="100%"
      height="100%"
      viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
      aria-hidden="true"
    >
      <rect width={SIZE.width} height={SIZE.height} fill="#d8c79c" />
      {plan}
      {scene === 'cone' ? (
        <>
          <mask id="kit-night">
            <rect width={SIZE.width} height={SIZE.height} fill="#fff" />
            <g ref={moving}>
              <path d={CONE} fill="#000" />
            </g>
          </mask>
          <rect
            width={SIZE.width}
            height={SIZE.height}
            fill="#565fae"
            mask="url(#kit-night)"
            style={{ mixBlendMode: 'multiply' }}
          />
        </>
      ) : (
        <g ref={moving}>
          {scene === 'ring' && <RingArt />}
          {scene === 'pieces' &&
            Array.from({ length: TRAVELLERS }, (_none, i) => (
              <g key={i}>
                <circle r="26" fill="#b3361e" stroke="#2b2118" stroke-width="3" />
                <path
                  d="M-14 20C-14-6-6-26 0-28C6-26 14-6 14 20Z"
                  fill="#e6bd92"
                  stroke="#2b2118"
                  stroke-width="3"
                />
              </g>
            ))}
        </g>
      )}
    </svg>
  );
}

interface Measured {
  readonly scene: Scene;
  readonly way: Way;
  readonly median: number;
  readonly p95: number;
}

/** Time between frames while the scene moves, in milliseconds. */
function measure(scene: Scene, way: Way, frame: Signal<number>): Promise<Measured> {
  return new Promise((resolve) => {
    const times: number[] = [];
    const begun = performance.now();
    const step = (now: number) => {
      times.push(now);
      if (now - begun < LASTS) {
        frame.value++;
        requestAnimationFrame(step);
        return;
      }
      const gaps = times.slice(6).flatMap((time, i, all) => (i === 0 ? [] : [time - all[i - 1]]));
      gaps.sort((a, b) => a - b);
      const at = (share: number) => gaps[Math.min(gaps.length - 1, Math.floor(gaps.length * share))];
      resolve({ scene, way, median: at(0.5), p95: at(0.95) });
    };
    requestAnimationFrame(step);
  });
}

/** The plan as a file of its own. */
function planFile(): string {
  const box = document.createElement('div');
  render(
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
      width={SIZE.width}
      height={SIZE.height}
      aria-hidden="true"
    >
      <Plan />
    </svg>,
    box,
  );
  return URL.createObjectURL(new Blob([box.innerHTML], { type: 'image/svg+xml' }));
}

export function Frames() {
  const [measured, setMeasured] = useState<readonly Measured[]>([]);
  const [shown, setShown] = useState<ComponentChildren>(null);
  const [running, setRunning] = useState(false);
  const run = async () => {
    setRunning(true);
    setMeasured([]);
    const src = planFile();
    for (const scene of SCENES) {
      for (const way of WAYS) {
        const frame = signal(0);
        const key = `${scene} ${way}`;
        setShown(
          way === 'one SVG' ? (
            <OneSvg key={key} scene={scene} frame={frame} />
          ) : (
            <Layered key={key} scene={scene} frame={frame} src={way === 'layer, picture' ? src : null} />
          ),
        );
        await new Promise((resolve) => setTimeout(resolve, 700));
        const one = await measure(scene, way, frame);
        setMeasured((before) => [...before, one]);
      }
    }
    setShown(null);
    setRunning(false);
    URL.revokeObjectURL(src);
  };
  const cell = (scene: Scene, way: Way) => measured.find((one) => one.scene === scene && one.way === way);
  return (
    <>
      <button type="button" class="button" data-measure disabled={running} onClick={() => void run()}>
        Measure frames
      </button>
      <div class="kit-frames">{shown}</div>
      <table class="kit-figures" data-figures={running ? undefined : JSON.stringify(measured)}>
        <thead>
          <tr>
            <th>ms a frame: median, p95</th>
            {WAYS.map((way) => (
              <th key={way}>{way}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {SCENES.map((scene) => (
            <tr key={scene}>
              <th>{scene}</th>
              {WAYS.map((way) => {
                const found = cell(scene, way);
                return <td key={way}>{found && `${found.median.toFixed(1)}, ${found.p95.toFixed(1)}`}</td>;
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
