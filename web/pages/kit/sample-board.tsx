/** A whole small table on which every part of the board layer can be tried. */

import {
  around,
  BoardSheet,
  Chooser,
  type Cue,
  EdgeMarks,
  Figure,
  type Grinding,
  Ground,
  grind,
  Hand,
  Hold,
  Instruction,
  Layer,
  type Piece,
  Pieces,
  Ribbon,
  Said,
  Shade,
  SmallPlan,
  Spot,
  Stack,
  Stage,
  Target,
  Tray,
  Turning,
  toast,
  useCamera,
  useTargets,
} from '@conclave/kit';
import { useSignal } from '@preact/signals';
import { useRef, useState } from 'preact/hooks';
import { theme } from '../../settings.ts';
import { Coin, Cone, Garden, Gem, Leaf, Ring } from './sample-drawings.tsx';
import {
  angleOfRing,
  HUB,
  label,
  movesOf,
  POINTS,
  played,
  RING,
  type Sample,
  type SampleMove,
  SIZE,
  START,
  seatOnRing,
} from './sample-game.ts';

const TOO_FAR = 'Too far: one point at a time.';
const NUN = 4;

export function SampleBoard() {
  const camera = useCamera();
  const [sample, setSample] = useState(START);
  const [watcher, setWatcher] = useState(0);
  const [night, setNight] = useState(false);
  const [cue, setCue] = useState<Cue | null>(null);
  const [stage, setStage] = useState(false);
  const [pointed, setPointed] = useState<string | null>(null);
  const drag = useSignal(0);
  const stone = useRef<Grinding | null>(null);
  const moves = movesOf(sample);
  const change = (part: Partial<Sample>) => setSample({ ...sample, ...part });
  const play = (move: SampleMove) => {
    setSample(played(sample, move));
    const said = move.kind === 'sing' ? 'La, la, la.' : move.kind === 'walk' ? 'Bare feet on stone.' : null;
    setCue(said === null || !('to' in move) ? null : { say: { at: POINTS[move.to], text: said, seat: NUN } });
  };
  const targets = useTargets(
    {
      view: sample,
      voice: { reader: watcher, name: String },
      words: { label },
      control: {
        moves,
        may: (move) => moves.some((one) => JSON.stringify(one) === JSON.stringify(move)),
        advises: (move) => move.kind === 'walk' && move.to === 'p6',
        play,
        why: async () => TOO_FAR,
        explain: () => toast(TOO_FAR, { why: true }),
      },
    },
    {
      placeOf: (move) => (move.kind === 'pay' ? `card-${move.card}` : move.to),
      from: (move) => (move.kind === 'carry' ? move.gem : null),
      probe: (place): SampleMove => ({ kind: 'walk', to: place }),
    },
  );
  const pieces: readonly Piece[] = [
    ...Object.entries(sample.gems).map(([gem, place]) => ({
      id: gem,
      at: POINTS[place],
      stands: place,
      arc: true as const,
      size: 40,
      node: (
        <Target {...targets.at(gem, `The ${gem}`)} class="kit-gem">
          <Gem tone={gem === 'ruby' ? '#c4472c' : '#efe8d6'} />
        </Target>
      ),
    })),
    ...sample.guests.map((seat) => ({
      id: `guest-${seat}`,
      at: seatOnRing(seat, sample.notch),
      on: 'ring',
      anchor: 'foot' as const,
      from: HUB,
      to: 'gate',
      node: <Figure seat={seat} size={38} />,
    })),
    ...sample.paid.map((card, i) => ({
      id: `coin-${card}`,
      at: { x: HUB.x - 24 + (i % 3) * 24, y: HUB.y - 20 + Math.floor(i / 3) * 18 },
      from: `card-${card}`,
      size: 34,
      node: <Coin />,
    })),
    {
      id: 'pawn',
      at: POINTS[sample.pawn],
      stands: sample.pawn,
      path: sample.way,
      anchor: 'foot',
      node: <Figure seat={NUN} size={46} />,
    },
  ];
  const walkRound = () => {
    const corners = ['p0', 'p3', 'p11', 'p8'].map((place) => POINTS[place]);
    change({ way: corners, pawn: sample.pawn === 'p5' ? 'p6' : 'p5' });
  };
  return (
    <div class="kit-table" data-directions>
      <div class="row kit-row">
        <Try name="walk" onTry={walkRound} />
        <Try name="turn" onTry={() => change({ notch: sample.notch + 1 })} />
        <Try name="guest" onTry={() => change({ guests: sample.guests.length === 3 ? [0, 1] : [0, 1, 2] })} />
        <Try
          name="lantern"
          onTry={() => {
            setNight(true);
            change({ lantern: sample.lantern + 60 });
          }}
        />
        <Try name="night" pressed={night} onTry={() => setNight(!night)} />
        <Try name="glide" onTry={() => camera.glideTo(around([POINTS.p0, POINTS.p5], 60))} />
        <Try name="follow" onTry={() => camera.follow('pawn')} />
        <Try name="stage" pressed={stage} onTry={() => setStage(!stage)} />
        <Try
          name="cut"
          onTry={() => {
            setWatcher(watcher + 1);
            change({ pawn: sample.pawn === 'p0' ? 'p11' : 'p0', notch: sample.notch + 3 });
          }}
        />
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
      <Instruction line="Your turn: walk, carry a gem or pay." more={pointed} yours />
      <div class="kit-board">
        <BoardSheet
          size={SIZE}
          label="A sample board"
          camera={camera}
          watcher={watcher}
          buttons="top right"
          over={
            <>
              <SmallPlan corner="bottom left">
                <Garden />
              </SmallPlan>
              <EdgeMarks marks={[{ id: 'hub', at: HUB, label: 'The ring', sign: <span>◎</span> }]} />
              <Said cue={cue} />
              {stage && (
                <Stage label="A duel">
                  <div class="kit-duel">
                    <Ribbon seat={0}>Maria</Ribbon>
                    <b>Stone blunts scissors</b>
                    <Ribbon seat={1}>Bertrand</Ribbon>
                  </div>
                </Stage>
              )}
            </>
          }
        >
          <Ground key={theme.value}>
            <Garden />
          </Ground>
          <Turning name="ring" centre={HUB} angle={angleOfRing(sample.notch)} drag={drag} radius={RING}>
            <Ring />
          </Turning>
          <Layer>
            {targets.picked && (
              <circle
                cx={POINTS[sample.gems[targets.picked]].x}
                cy={POINTS[sample.gems[targets.picked]].y}
                r="34"
                fill="none"
                stroke="#24508f"
                stroke-width="3"
                stroke-dasharray="4 5"
              />
            )}
          </Layer>
          {night && (
            <Shade fill="#565fae">
              <Turning centre={POINTS[sample.pawn]} angle={sample.lantern} ms={600} radius={430}>
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
              help="A point of the garden."
              helpTitle={`Point ${place.slice(1)}`}
              onPoint={(on) => setPointed(on ? `This one? Point ${place.slice(1)}.` : null)}
            >
              <circle class="kit-point" r="8" />
            </Spot>
          ))}
          <Pieces items={pieces} />
          <div class="kit-gate" data-place="gate">
            Gate
          </div>
        </BoardSheet>
      </div>
      <Tray label="Your hand" class="kit-tray">
        <Hand label="Hand">
          {sample.hand.map((card) => (
            <Target key={card} {...targets.at(`card-${card}`, card)} sure="touch">
              <Leaf text={card} />
            </Target>
          ))}
        </Hand>
        <Stack
          label={`Paid: ${sample.paid.length}`}
          count={sample.paid.length}
          top={<Leaf text={sample.paid.at(-1) ?? ''} />}
          empty={<span class="kit-empty" />}
          contents={sample.paid.map((card) => ({ id: card, node: <Leaf text={card} /> }))}
        />
      </Tray>
      <Chooser open={targets.chooser} />
    </div>
  );
}

const TRIES = {
  walk: 'Walk round',
  turn: 'Turn the ring',
  guest: 'A guest comes or goes',
  lantern: 'Swing the lantern',
  night: 'Night',
  glide: 'Glide to two points',
  follow: 'Follow the pawn',
  stage: 'Stage',
  cut: 'Another watcher',
} as const;

function Try({ name, pressed, onTry }: { name: keyof typeof TRIES; pressed?: boolean; onTry(): void }) {
  return (
    <button type="button" class="button small" data-try={name} aria-pressed={pressed} onClick={onTry}>
      {TRIES[name]}
    </button>
  );
}
