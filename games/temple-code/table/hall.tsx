/** The hall and the stele as pictures, the live parts of the idol's face, and the light on the player to act. */

import { titled } from '@conclave/kit';
import { lastAnswer, medallionsHanging } from './answers.ts';
import { HALL, WING } from './face.ts';
import { Flames, IdolFace, type Look } from './idol.tsx';
import type { Arrangement, Box } from './layout/arrangement.ts';
import { INK, JADE } from './paint.ts';
import beamPicture from './pictures/beam.svg?url';
import hall2 from './pictures/hall-2.svg?url';
import hall3 from './pictures/hall-3.svg?url';
import hall4 from './pictures/hall-4.svg?url';
import stelePicture from './pictures/stele.svg?url';
import wingPicture from './pictures/wing.svg?url';
import { signsOf } from './pieces/signs.tsx';
import { showingBox } from './pieces-on-board.tsx';
import { centre, put, type Setting } from './setting.ts';
import type { HelpWords } from './words.ts';

const HALLS = { 2: hall2, 3: hall3, 4: hall4 } as const;

/** By day and by night: the same file, another part of it. */
export function Picture({
  src,
  class: extra,
  box,
}: {
  readonly src: string;
  readonly class: string;
  readonly box?: Box;
}) {
  return (
    <>
      <img class={`${extra} day`} src={src} alt="" draggable={false} style={box && put(box)} />
      <img class={`${extra} night`} src={`${src}#night`} alt="" draggable={false} style={box && put(box)} />
    </>
  );
}

export function Hall({ setting }: { readonly setting: Setting }) {
  const { props, say, arrangement } = setting;
  const { hall, stele } = arrangement;
  const { view, event, layout } = props;
  const answer = lastAnswer(setting.known);
  const fresh = event?.type === 'decoded';
  const asleep = fresh && event.circles + event.triangles === 0;
  const medallions = medallionsHanging(view);
  return (
    <div class="tc-hall-frame" data-layout={layout}>
      {layout === 'phone' && <Gullet arrangement={arrangement} />}
      {!stele && layout !== 'phone' && <Wings hall={hall} />}
      <div class="tc-hall" style={{ transform: `translate(${hall.x}px, ${hall.y}px) scale(${hall.scale})` }}>
        <Picture src={HALLS[hall.picture]} class="tc-hall-picture" />
        <IdolFace
          top={hall.mouth.top}
          look={lookOf(setting)}
          mood={asleep ? 'asleep' : 'calm'}
          answer={answer ? signsOf(answer) : []}
          of={answer?.seat ?? null}
          left={medallions}
          fresh={fresh}
          blinks={event?.type === 'roundBegun' || event?.type === 'firstPlayer'}
        />
        <Flames key={event?.type} />
        <span
          class="tc-help-spot tc-brow-spot"
          style={put({ x: HALL.middle - 62, y: hall.mouth.top - 166, w: 124, h: 40 })}
          role="img"
          aria-label={titled(say.brow.title, answer ? say.symbols(answer) : '–')}
          data-help={say.brow.text}
          data-help-title={say.brow.title}
        />
        {medallions !== null && <Headdress {...say.headdress(medallions)} />}
      </div>
      {layout !== 'across' && (
        <span class="tc-at" style={put({ x: hall.x + HALL.middle, y: -12, w: 1, h: 1 })} data-lesson-place />
      )}
      {stele && (layout === 'desk' || layout === 'tablet') && (
        <Picture src={stelePicture} class="tc-stele-picture" box={stele.box} />
      )}
      {stele && layout === 'phone' && <Slab box={stele.box} />}
      {stele && layout === 'across' && <div class="tc-stone" style={put(stele.box)} />}
      {(layout === 'desk' || layout === 'tablet') && <Beam setting={setting} />}
    </div>
  );
}

function Headdress({ title, text }: HelpWords) {
  return (
    <span
      class="tc-help-spot"
      style={put({ x: HALL.middle - 124, y: 2, w: 248, h: 46 })}
      role="img"
      aria-label={title}
      data-help={text}
      data-help-title={title}
    />
  );
}

/** The wall at both sides of the idol, where nobody's stele stands. */
function Wings({ hall: { x, y, scale } }: Pick<Arrangement, 'hall'>) {
  const w = WING.width * scale;
  const h = WING.height * scale;
  return (
    <>
      <Picture src={wingPicture} class="tc-at tc-mirrored" box={{ x: x - w, y, w, h }} />
      <Picture src={wingPicture} class="tc-at" box={{ x: x + HALL.width * scale, y, w, h }} />
    </>
  );
}

/** On a phone the mouth is as high as its contents. The picture fades below the teeth into a stretched part. */
const FADES_AT = 246;

function Gullet({ arrangement: { hall, size } }: { readonly arrangement: Arrangement }) {
  const top = hall.y + FADES_AT * hall.scale;
  const lip = hall.y + hall.mouth.lip * hall.scale;
  const { width } = size;
  return (
    <>
      <div class="tc-gullet" style={put({ x: 0, y: top, w: width, h: lip - top })} />
      <svg
        class="tc-at tc-lip"
        style={put({ x: 0, y: lip - 14, w: width, h: 60 })}
        viewBox={`0 0 ${width} 60`}
        aria-hidden="true"
      >
        <g stroke={INK} stroke-width="2.400">
          <path d={`M-4 0C100 16 ${width - 100} 16 ${width + 4} 0V70H-4Z`} fill={JADE.pale} />
          <path d={`M-4 22C100 38 ${width - 100} 38 ${width + 4} 22V70H-4Z`} fill={JADE.deep} />
        </g>
      </svg>
    </>
  );
}

/** The stone of your stele on a telephone, with a chamfered head. */
function Slab({ box: { x, y, w, h } }: { readonly box: Box }) {
  return (
    <svg
      class="tc-at tc-slab"
      style={put({ x, y: y - 14, w, h: h + 14 })}
      viewBox={`0 -14 ${w} ${h + 14}`}
      aria-hidden="true"
    >
      <path
        class="tc-slab-body"
        d={`M-2 2L60 -11H${w - 60}L${w + 2} 2V${h + 4}H-2Z`}
        stroke={INK}
        stroke-width="3"
      />
      <path class="tc-slab-light" d={`M0 5L61 -8H${w - 61}`} fill="none" stroke-width="3" />
    </svg>
  );
}

/** Eyes go to the card that is decoded, to what is pointed at, else to whoever is to play. */
function lookOf(setting: Setting): Look {
  const { arrangement, pointed, shown, own, niches, props } = setting;
  if (shown !== null) return lookAt(arrangement, centre(showingBox(setting)));
  if (niches && arrangement.altar && !arrangement.tray)
    return lookAt(arrangement, centre(arrangement.altar.box));
  const bayOf = (seat: number) => arrangement.bays.find((bay) => bay.seat === seat);
  if (pointed) {
    const pair = bayOf(pointed.from)?.pair ?? arrangement.pair;
    if (pair) return lookAt(arrangement, centre(pair[pointed.card]));
  }
  const active = bayOf(props.view.active);
  if (active) return lookAt(arrangement, centre(active.box));
  return own !== null && arrangement.stele
    ? lookAt(arrangement, centre(arrangement.stele.box))
    : { x: 0, y: 0.4 };
}

function lookAt({ hall }: Arrangement, { x, y }: { readonly x: number; readonly y: number }): Look {
  const eyesX = hall.x + HALL.middle * hall.scale;
  const eyesY = hall.y + (hall.mouth.top - 82) * hall.scale;
  const clamp = (value: number) => Math.max(-1, Math.min(1, value));
  return { x: clamp((x - eyesX) / (460 * hall.scale)), y: clamp((y - eyesY) / (380 * hall.scale)) };
}

/** A beam of light falls on whoever is to play. */
function Beam({ setting }: { readonly setting: Setting }) {
  const { arrangement, props } = setting;
  if (props.view.over) return null;
  const bay = arrangement.bays.find(({ seat }) => seat === props.view.active);
  const goal = bay?.box ?? arrangement.stele?.box;
  if (!goal) return null;
  return (
    <img
      class="tc-beam"
      src={beamPicture}
      alt=""
      draggable={false}
      style={put({ x: goal.x - goal.w * 0.1, y: 0, w: goal.w * 1.2, h: goal.y + goal.h })}
    />
  );
}
