/** A phone, upright or held across: the plan or the harbour, choices in rows, the hand as a strip. */

import { around, BoardSheet, Pieces, Target, useCamera, useSize } from '@conclave/kit';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Abbey } from './abbey.tsx';
import { Badges } from './badges.tsx';
import { Chips } from './chips.tsx';
import { CountBook } from './count.tsx';
import { Hand, OwnPile } from './hand.tsx';
import { HarbourGround, Houses } from './harbour.tsx';
import { fitHarbour } from './harbour-plan.ts';
import { ownLine } from './instruction.ts';
import { LAYOUT, type Point } from './layout.ts';
import { piecesOn } from './pieces-on-board.tsx';
import { ReviewPins } from './review-pins.tsx';
import { CoveredRoomNames } from './room-names.tsx';
import { Rows } from './rows.tsx';
import type { Setting } from './setting.ts';
import { Shelf, TurnButtons } from './shelf.tsx';
import { Speech } from './speech.tsx';
import { Thread } from './thread.tsx';

type Side = 'abbey' | 'harbour';

const ORIGIN: Point = { x: 0, y: 0 };
/** The harbour on a sheet as large as the plan's: nothing moves when one looks at the other. */
const HARBOUR = fitHarbour({ x: 0, y: 0, w: 420, h: 365 }, 'columns');
/** A place to hide something is then as large as a finger. */
const NEAR = 1.65;

export function PhoneTable({ setting, heat }: { setting: Setting; heat: readonly number[] | null }) {
  const { own, say, props } = setting;
  const [side, setSide] = useSide(setting);
  const across = props.layout === 'across';
  return (
    <>
      <div class="tp-plan">
        {!across && <ThreadAndChips setting={setting} />}
        {side === 'abbey' ? <AbbeySheet setting={setting} heat={heat} /> : <HarbourSheet setting={setting} />}
      </div>
      <div class="tp-below">
        {across && <ThreadAndChips setting={setting} />}
        <div class="tp-switch-row">
          <div class="tp-switch" role="tablist" aria-label={say.abbey}>
            {(['abbey', 'harbour'] as const).map((one) => (
              <button
                key={one}
                type="button"
                role="tab"
                aria-selected={side === one}
                onClick={() => setSide(one)}
              >
                {say.sides[one]}
              </button>
            ))}
          </div>
          <Prompt setting={setting} />
          <PlayButton setting={setting} />
          {own !== null && <TurnButtons setting={setting} seat={own} wide={false} />}
        </div>
        <Rows setting={setting} />
        {own !== null && (
          <div class="tp-tray-foot">
            <Shelf setting={setting} seat={own} wide={false} buttons={false} />
            <div class="tp-strip">
              <Hand setting={setting} seat={own} />
              <OwnPile setting={setting} seat={own} />
            </div>
          </div>
        )}
      </div>
    </>
  );
}

function ThreadAndChips({ setting }: { setting: Setting }) {
  const line = useRef<HTMLDivElement>(null);
  const { width } = useSize(line, { width: 390, height: 26 });
  return (
    <>
      <div ref={line}>
        <Thread setting={setting} width={width} />
      </div>
      <Chips setting={setting} />
    </>
  );
}

/** The side that the card speaks of, played or held up; a hand may turn it over. */
function useSide({ view, considered }: Setting): readonly [Side, (side: Side) => void] {
  const ofHarbour = considered === 'maria' ? !view.turn.hasChosen : considered === 'bells';
  const wanted: Side = ofHarbour ? 'harbour' : 'abbey';
  const [side, setSide] = useState<Side>(wanted);
  useEffect(() => setSide(wanted), [wanted]);
  return [side, setSide];
}

function AbbeySheet({ setting, heat }: { setting: Setting; heat: readonly number[] | null }) {
  const camera = useCamera({ nearest: 4 });
  const { props, say } = setting;
  const near = litSlots(setting);
  const key = near.map(({ x, y }) => `${x} ${y}`).join();
  // Hollows are too small for a finger: the plan comes nearer while they are lit.
  useEffect(() => {
    if (near.length > 0) camera.glideTo(around(near, 60), { most: NEAR });
    else camera.home();
  }, [key]);
  return (
    <div class="tp-plan-frame">
      <BoardSheet size={LAYOUT.size} label={say.abbey} camera={camera} watcher={props.watcher} buttons={null}>
        <Abbey setting={setting} at={ORIGIN} small heat={heat} />
        <Pieces items={piecesOn(setting, { abbey: ORIGIN, harbour: null })} />
        <CoveredRoomNames setting={setting} small at={ORIGIN} />
        <Badges setting={setting} at={ORIGIN} scale={1.7} />
        <Speech setting={setting} abbey={ORIGIN} harbour={null} />
        <CountBook setting={setting} at={ORIGIN} />
        <ReviewPins pins={props.pins} tapping={props.tapping} at={ORIGIN} />
      </BoardSheet>
    </div>
  );
}

/** Places of objects that can be chosen now. */
function litSlots({ targets, view, own }: Setting): Point[] {
  if (own === null) return [];
  const here = view.phase === 'turning' ? view.figures.remigius : view.players[own].pawn;
  const room = LAYOUT.rooms.find(({ id }) => id === here);
  if (!room) return [];
  const all = [
    ...room.zones.flatMap((zone, z) => zone.map((at, i) => ({ at, name: `slot-${room.id}-ring-${z}-${i}` }))),
    ...room.books.map((at, i) => ({ at, name: `slot-${room.id}-book-0-${i}` })),
    ...room.chalices.map((at, i) => ({ at, name: `slot-${room.id}-chalice-0-${i}` })),
  ];
  return all.filter(({ name }) => targets.isLit(name)).map(({ at }) => at);
}

function HarbourSheet({ setting }: { setting: Setting }) {
  const { props, say } = setting;
  return (
    <div class="tp-plan-frame">
      <BoardSheet
        size={{ width: HARBOUR.box.w, height: HARBOUR.box.h }}
        label={say.harbour}
        watcher={props.watcher}
      >
        <HarbourGround setting={setting} harbour={HARBOUR} />
        <Houses setting={setting} harbour={HARBOUR} />
        <Pieces items={piecesOn(setting, { abbey: null, harbour: HARBOUR })} />
        <Speech setting={setting} abbey={null} harbour={HARBOUR} />
      </BoardSheet>
    </div>
  );
}

/** What to do now, where the bar has no room for all of it. */
function Prompt({ setting }: { setting: Setting }) {
  const { own, view, props } = setting;
  if (own === null || props.control.moves.length === 0) return null;
  return <p class="tp-prompt">{firstSentence(ownLine(props, view, own))}</p>;
}

/** The rest speaks of what buttons and rows beside it show. */
const firstSentence = (line: string): string => line.replace(/(?<=[.?!]) .*/, '');

/** The card that a first tap held up is played here, or by a second tap. */
function PlayButton({ setting }: { setting: Setting }) {
  const { considered, props, say, lexicon, view } = setting;
  if (considered === null || view.phase === 'act') return null;
  const move = { kind: view.phase === 'first' ? 'first' : 'card', card: considered } as const;
  if (!props.control.may(move)) return null;
  const label = say.buttons.play(lexicon.cards[considered]);
  return (
    <Target class="tp-button go" label={label} lit onChoose={() => props.control.play(move)}>
      {label}
    </Target>
  );
}
