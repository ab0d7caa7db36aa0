/** The harbour: sea, ship and bag, quays and warehouses. */

import { Spot } from '@conclave/kit';
import { bellsOf } from '../mind/preview.ts';
import { CAPACITY } from '../rules/box.ts';
import { goodsWords } from './count-words.ts';
import type { Harbour } from './harbour-plan.ts';
import { boxStyle, type Point } from './layout.ts';
import columns from './pictures/harbour-columns.svg';
import row from './pictures/harbour-row.svg';
import { INK } from './pieces/paint.ts';
import { housePlace } from './places.ts';
import type { Setting } from './setting.ts';

const PICTURES = { columns, row } as const;

export function HarbourGround({ setting, harbour }: { setting: Setting; harbour: Harbour }) {
  const { box, plan, scale, corner, kind } = harbour;
  const { width, height } = plan.size;
  const sea = { x: (corner.x - box.x) / scale, y: (corner.y - box.y) / scale };
  const w = box.w / scale;
  const h = box.h / scale;
  return (
    <div class="tp-harbour" style={boxStyle(box)}>
      <svg width={box.w} height={box.h} viewBox={`${-sea.x} ${-sea.y} ${w} ${h}`} aria-hidden="true">
        <defs>
          <pattern id={`tp-sea-${kind}`} width="44" height="22" patternUnits="userSpaceOnUse">
            <rect width="44" height="22" class="tp-sea" />
            <path class="tp-wave" d="M2 7Q7 3.5 12 7T22 7M26 17Q31 13.5 36 17T46 17" />
          </pattern>
        </defs>
        <rect x={-sea.x} y={-sea.y} width={w} height={h} fill={`url(#tp-sea-${kind})`} />
        {kind === 'columns' ? (
          <SeaAbove width={width} above={sea.y} aside={sea.x} height={height} />
        ) : (
          <ShipAt x={plan.ship.x} y={plan.ship.y} scale={plan.ship.scale} />
        )}
      </svg>
      <img
        class="tp-quay"
        src={PICTURES[kind]}
        style={{ left: `${corner.x - box.x}px`, top: `${corner.y - box.y}px` }}
        width={width * scale}
        height={height * scale}
        alt=""
        draggable={false}
      />
      <svg
        class="tp-quay-live"
        width={box.w}
        height={box.h}
        viewBox={`${-sea.x} ${-sea.y} ${w} ${h}`}
        aria-hidden="true"
      >
        {plan.houses.map((house, i) => (
          <text
            key={i}
            class="tp-glyph"
            x={house.x + house.w / 2}
            y={house.y + 20}
            font-size="14.5"
            text-anchor="middle"
            style={{ fill: '#2b1d06' }}
          >
            {i + 1}
          </text>
        ))}
        <Sack x={plan.bag.x} y={plan.bag.y} count={setting.view.bag.count} />
        {kind === 'columns' && <Lanterns />}
      </svg>
      <button
        type="button"
        class="tp-bag"
        data-place="bag"
        aria-label={setting.say.help.bag(
          setting.view.bag.count,
          setting.speak.counts(setting.view.bag.tiles),
        )}
        data-help={setting.say.help.bag(setting.view.bag.count, setting.speak.counts(setting.view.bag.tiles))}
        style={boxStyle({
          x: corner.x - box.x + (plan.bag.x - 24) * scale,
          y: corner.y - box.y + (plan.bag.y - 26) * scale,
          w: 48 * scale,
          h: 52 * scale,
        })}
      />
    </div>
  );
}

/** What the columns leave of the sea: the more there is, the nearer the ship. */
function SeaAbove({
  width,
  above,
  aside,
  height,
}: {
  width: number;
  above: number;
  aside: number;
  height: number;
}) {
  const shore = 68;
  const free = above + shore;
  const scale = Math.min(1.3, Math.max(0.74, free / 84));
  return (
    <>
      {aside > 1 && (
        <g class="tp-paving">
          <rect x={-aside - 2} y={shore} width={aside + 3} height={height} />
          <rect x={width - 1} y={shore} width={aside + 3} height={height} />
        </g>
      )}
      {aside > CARGO && (
        <>
          <Cargo x={-aside / 2} y={shore + 52} kind="barrels" />
          <Cargo x={-aside / 2} y={shore + 178} kind="crates" />
          <Cargo x={width + aside / 2} y={shore + 96} kind="crates" />
          <Cargo x={width + aside / 2} y={shore + 222} kind="barrels" />
        </>
      )}
      <ShipAt x={64 + (scale - 1) * 46} y={shore - 17 * scale} scale={scale} />
      <Gull x={150} y={18 - above} />
      <Gull x={176} y={34 - above} />
      {free > 110 && <Gull x={120} y={26 - above} />}
    </>
  );
}

/** A quay so much wider than its houses has room for what the ship brought. */
const CARGO = 34;

function Cargo({ x, y, kind }: { x: number; y: number; kind: 'barrels' | 'crates' }) {
  return (
    <g transform={`translate(${x} ${y})`} stroke={INK} stroke-width="1.5" stroke-linejoin="round">
      <ellipse cy="14" rx="19" ry="5" fill="#1a0f05" opacity="0.28" stroke="none" />
      {kind === 'barrels' ? (
        <>
          <Barrel x={-8} y={0} />
          <Barrel x={9} y={2} />
        </>
      ) : (
        <>
          <Crate x={0} y={-15} />
          <Crate x={-9} y={3} />
          <Crate x={9} y={3} />
        </>
      )}
    </g>
  );
}

function Barrel({ x, y }: Point) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M-7-11C-10-4-10 6-7 12H7C10 6 10-4 7-11Z" fill="#a06f3a" />
      <path d="M-7-11C-10-4-10 6-7 12H-2C-4 5-4-4-2-11Z" fill="#80552a" stroke="none" />
      <ellipse cy="-11" rx="7" ry="2.6" fill="#c08d50" />
      <path d="M-8.8-4.5H8.8M-8.8 5.5H8.8" stroke="#3d2713" stroke-width="2" />
    </g>
  );
}

function Crate({ x, y }: Point) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect x="-8.5" y="-9" width="17" height="18" fill="#b58a4e" />
      <path d="M-8.5-9L8.5 9M8.5-9L-8.5 9" stroke="#7a5527" />
      <rect x="-8.5" y="-9" width="17" height="18" fill="none" />
    </g>
  );
}

function Gull({ x, y }: { x: number; y: number }) {
  return <path class="tp-gull" d={`M${x - 9} ${y - 2}q5-4 9 2q4-6 9-2`} />;
}

const SAIL = 'M-30-52C-14-56 18-56 36-52C42-36 40-20 34-8C18-14-12-14-28-8C-34-22-34-38-30-52Z';
const HULL = 'M-52-10H-36V0H34V-14H56L50 8C44 20-38 22-48 8Z';

function ShipAt({ x, y, scale }: { x: number; y: number; scale: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <g class="tp-ship" stroke={INK} stroke-width="1.8" stroke-linejoin="round">
        <path d="M-58 16C-40 24 40 24 60 14" fill="none" stroke="#e4f2f0" stroke-width="3" opacity="0.8" />
        <path d="M2 6V-62" stroke-width="5" />
        <path d="M2 6V-62" stroke="#8c5c2d" stroke-width="2.6" />
        <path d={SAIL} fill="#fbf3dc" />
        <path
          d="M-30-52C-14-56-8-55.5-4-55.5C-12-40-14-24-10-12C-17-11.6-23-10-28-8C-34-22-34-38-30-52Z"
          fill="#e2d0a2"
          stroke="none"
        />
        <path d={SAIL} fill="none" />
        <path
          d="M-2-49H8L6.5-38L16-39.5V-28L6.5-29.5L8-17H-2L-0.5-29.5L-10-28V-39.5L-0.5-38Z"
          fill="#b3361e"
          stroke-width="1.4"
        />
        <path d="M-34-53H40" stroke-width="4.6" />
        <path d="M-34-53H40" stroke="#8c5c2d" stroke-width="2.3" />
        <path d="M2-62L22-66L20-61L24-57L2-56Z" fill="#24508f" stroke-width="1.4" />
        <path d={HULL} fill="#8c5c2d" />
        <path d="M-48 8C-38 22 44 20 50 8L51.5 2H-50Z" fill="#66421f" />
        <path d={HULL} fill="none" />
        <path d="M-47-5H-40M38-9H52M-40 6H42" stroke="#d9a93c" />
        {[-22, -4, 14].map((cx) => (
          <circle key={cx} cx={cx} cy="8.5" r="3" fill="#2b1d06" stroke-width="1.2" />
        ))}
      </g>
    </g>
  );
}

function Sack({ x, y, count }: { x: number; y: number; count: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <ellipse cx="2" cy="22" rx="24" ry="5" fill="#1a0f05" opacity="0.35" />
      <g stroke={INK} stroke-width="1.8" stroke-linejoin="round">
        <path
          d="M-20 20C-28 6-18-8-9-13C-12-20-6-25-3-22C-1-26 5-26 6-22C11-25 14-19 10-13C20-7 29 7 21 20C12 25-11 25-20 20Z"
          fill="#d9c493"
        />
        <path
          d="M-20 20C-28 6-18-8-9-13C-12 0-14 12-9 22.5C-13 22.4-17 21.7-20 20Z"
          fill="#b59c66"
          stroke="none"
        />
        <path d="M-10-13C-4-10 5-10 11-13" stroke-width="3.6" fill="none" />
        <path d="M-10-13C-4-10 5-10 11-13" stroke="#b3361e" stroke-width="1.9" fill="none" />
      </g>
      <text class="tp-bag-count" y="13">
        {count}
      </text>
    </g>
  );
}

/** By night a lantern on every pier. */
function Lanterns() {
  return (
    <g class="tp-lanterns">
      <radialGradient id="tp-lantern">
        <stop offset="0" stop-color="#ffb648" stop-opacity="0.75" />
        <stop offset="1" stop-color="#ff9a2e" stop-opacity="0" />
      </radialGradient>
      {[134, 216, 298].map((y) => (
        <circle key={y} cx="125" cy={y} r="62" fill="url(#tp-lantern)" opacity="0.5" />
      ))}
    </g>
  );
}

/** The six houses, in sheet units. */
export function Houses({ setting, harbour }: { setting: Setting; harbour: Harbour }) {
  const { targets, say, speak, view, props, own } = setting;
  const arriving = setting.considered === 'bells' && own !== null ? bellsOf(view, own).arriving : null;
  return (
    <>
      {harbour.plan.houses.map((house, i) => {
        const number = i + 1;
        const middle = harbour.at({ x: house.x + house.w / 2, y: house.y + house.h / 2 });
        return (
          <Spot
            key={number}
            {...targets.at(housePlace(number), say.house(number))}
            class="tp-house"
            at={middle}
            size={{ width: (house.w + 10) * harbour.scale, height: (house.h + 4) * harbour.scale }}
            helpTitle={say.house(number)}
            help={say.help.house(CAPACITY[i], speak.counts(view.harbour[i])) + goodsHelp(setting, number)}
            onPoint={(on) => props.point(on ? housePlace(number) : null)}
          >
            {arriving && arriving[i] > 0 && (
              <g transform={`translate(0 ${-20 * harbour.scale})`}>
                <circle r="13" fill="#f0cb62" stroke={INK} stroke-width="1.8" />
                <text class="tp-glyph" y="5" font-size="15" text-anchor="middle" style={{ fill: '#2b1d06' }}>
                  +{arriving[i]}
                </text>
              </g>
            )}
          </Spot>
        );
      })}
    </>
  );
}

/** What the watcher would get there. */
function goodsHelp({ view, own, say, speak }: Setting, warehouse: number): string {
  return own === null ? '' : ` ${goodsWords(view, own, warehouse, say, speak)}`;
}
