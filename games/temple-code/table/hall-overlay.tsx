/** What lies over the hall: a verdict while it is played back, and the end. */

import type { Seat } from '@conclave/engine';
import { BoardSheet, Pieces, type Point } from '@conclave/kit';
import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import type { View } from '../rules/view.ts';
import { medallionsHanging } from './answers.ts';
import { Ending } from './ending.tsx';
import { HALL } from './face.ts';
import { Picture } from './hall.tsx';
import { STILL } from './instruction.ts';
import type { Altar, Box, Stele } from './layout/arrangement.ts';
import { halvesAt } from './lintel.tsx';
import { trio } from './names.ts';
import hall4 from './pictures/hall-4.svg?url';
import { GreatHalf } from './pieces/medallion.tsx';
import { nameOf, put, type Setting } from './setting.ts';
import { type Said, Verdict } from './verdict.tsx';

export function HallOverlay({ setting }: { readonly setting: Setting }) {
  const { props } = setting;
  const said = useSaid(setting);
  if (props.outcome) {
    return (
      <Placed setting={setting} kind="ending">
        <Ending setting={setting} outcome={props.outcome} top={mouthTop(setting)} />
      </Placed>
    );
  }
  if (!said) return null;
  const { say } = setting;
  const who = nameOf(setting, said.seat);
  return (
    <Placed setting={setting} kind="verdict">
      <Verdict
        {...said}
        top={mouthTop(setting)}
        left={medallionsHanging(props.view)}
        found={
          props.view.players.length === 1 ? foundNow(props.view, props.event?.type === 'declared') : null
        }
        title={said.right ? say.right : say.wrong}
        line={lineOf(setting, said)}
        itWas={say.itWas}
        label={say.instruction.declares(who, trio(said.combination, props.language))}
        leaves={props.event?.type === 'medallionGained'}
      />
    </Placed>
  );
}

/** The declaration that is being answered. */
function useSaid({ props }: Setting): Said | null {
  const last = useRef<Said | null>(null);
  const { event } = props;
  if (event?.type === 'declared') {
    last.current = { seat: event.seat, combination: event.combination, right: event.right, card: event.card };
    return last.current;
  }
  const still = event !== null && STILL.some((type) => type === event.type);
  if (!still) last.current = null;
  return last.current;
}

function lineOf({ props, say, ...rest }: Setting, { seat, right }: Said): string {
  const setting = { props, say, ...rest };
  const who = nameOf(setting, seat);
  const { view } = props;
  if (!right) return say.newCombination(who);
  if (view.players.length === 1) return say.point(foundNow(view, props.event?.type === 'declared'));
  return view.players[seat].found + (props.event?.type === 'declared' ? 1 : 0) < 2
    ? say.firstHalf(who)
    : say.secondHalf(who);
}

/** The score is raised by the event after the declaration. */
function foundNow(view: View, before: boolean): number {
  return view.players[0].found + (before ? 1 : 0);
}

interface PlacedProps {
  readonly setting: Setting;
  readonly kind: 'verdict' | 'ending';
  readonly children: ComponentChildren;
}

function Placed(props: PlacedProps) {
  return props.setting.props.layout === 'phone' ? <OnPhone {...props} /> : <InSheet {...props} />;
}

const sceneName = (kind: PlacedProps['kind']) => (kind === 'ending' ? 'end' : '');

/** The hall from the brow down; at the end there is room for all combinations below it. */
const PHONE = { crop: 64, verdict: 746, ending: 1176 } as const;

/** In a sheet of its own over the board, which may be scrolled. */
function OnPhone({ setting, kind, children }: PlacedProps) {
  const mouth = { x: HALL.middle, y: mouthTop(setting) + IN_MOUTH - PHONE.crop };
  return (
    <div class={kind === 'ending' ? 'tc-over tc-opened' : 'tc-over'} data-scene={sceneName(kind)}>
      <BoardSheet size={{ width: HALL.width, height: PHONE[kind] }} label="" class="tc-over-sheet">
        <div class="tc-hall" style={{ transform: `translateY(${-PHONE.crop}px)` }}>
          <Picture src={hall4} class="tc-hall-picture" />
          {children}
        </div>
        <WonHalf setting={setting} mouth={mouth} to={(seat) => offPhone(seat === setting.own)} />
      </BoardSheet>
    </div>
  );
}

/** The scene covers the lintels: one's own is below, those of the others above. */
const offPhone = (own: boolean): Point => ({ x: HALL.middle, y: own ? PHONE.verdict : 0 });

/** The middle of the half in the mouth, below its upper teeth. */
const IN_MOUTH = 104;

const ACROSS = { scale: 0.56, crop: 202 } as const;

/** On a desk exactly over the hall. On a phone held across the hall is drawn smaller, so that it is seen whole. */
function InSheet({ setting, kind, children }: PlacedProps) {
  const { arrangement, props } = setting;
  const { hall, size, stele } = arrangement;
  const across = props.layout === 'across';
  const scale = across ? ACROSS.scale : hall.scale;
  const x = hall.x + (HALL.width * (hall.scale - scale)) / 2;
  const y = across ? -ACROSS.crop * scale : hall.y;
  return (
    <div
      class="tc-stage"
      style={{ width: `${size.width}px`, height: `${size.height}px`, '--sheet-far': 'var(--far, 1)' }}
      data-scene={sceneName(kind)}
    >
      {kind === 'verdict' && stele && <div class="tc-shade" style={put(shadeOf(stele, arrangement.altar))} />}
      {across && (
        <div
          class="tc-backdrop"
          style={put({ x: hall.x, y: 0, w: HALL.width * hall.scale, h: size.height })}
        />
      )}
      {/* Names in it are fitted to what they are on the screen. */}
      <div
        class="tc-hall"
        style={{
          transform: `translate(${x}px, ${y}px) scale(${scale})`,
          '--far': `calc(var(--sheet-far) * ${scale})`,
        }}
      >
        {across && <Picture src={hall4} class="tc-hall-picture" />}
        {children}
      </div>
      <WonHalf
        setting={setting}
        mouth={{ x: x + HALL.middle * scale, y: y + (mouthTop(setting) + IN_MOUTH) * scale }}
        to={(seat) => halvesAt(setting, seat)}
      />
    </div>
  );
}

interface WonHalfProps {
  readonly setting: Setting;
  readonly mouth: Point;
  /** Where its owner's halves are. */
  to(seat: Seat): Point | null;
}

/** The half that was won leaves the mouth for its owner's lintel. */
function WonHalf({ setting, mouth, to }: WonHalfProps) {
  const { event } = setting.props;
  const end = event?.type === 'medallionGained' ? to(event.seat) : null;
  return (
    <Pieces
      items={
        end === null
          ? []
          : [
              {
                id: 'won',
                at: end,
                size: 44,
                from: mouth,
                arc: true,
                ms: FLIGHT,
                node: (
                  <svg class="tc-flying-half" viewBox="-70 -70 140 140" aria-hidden="true">
                    <GreatHalf side={0} />
                  </svg>
                ),
              },
            ]
      }
    />
  );
}

const FLIGHT = 500;

/** On small screens the whole idol is drawn as for four players. */
const SMALL_MOUTH = 222;

function mouthTop({ props, arrangement }: Setting): number {
  return props.layout === 'phone' || props.layout === 'across' ? SMALL_MOUTH : arrangement.hall.mouth.top;
}

/** The stele sinks into the dark too, but not its altar. */
function shadeOf({ box }: Stele, altar: Altar | null): Box {
  return { ...box, h: (altar?.box.y ?? box.y + box.h) - box.y };
}
