/** An opponent in the idol's mouth: name, combination on its stand, decoded cards with their answers, the pair. */

import type { Seat } from '@conclave/engine';
import { Pieces, titled } from '@conclave/kit';
import type { AsideView } from '../rules/view.ts';
import { StandStone } from './altar.tsx';
import type { Bay, Box, Row } from './layout/arrangement.ts';
import { besideName, Lintel, StandHonours } from './lintel.tsx';
import { OneLine } from './one-line.tsx';
import { Signs } from './pieces/signs.tsx';
import { frontPieces, rowPieces, standPiece } from './pieces-on-board.tsx';
import { inWords, nameOf, put, type Setting } from './setting.ts';

export function BaySection({ setting, bay }: { readonly setting: Setting; readonly bay: Bay }) {
  const { props, say, shown } = setting;
  const { view, layout } = props;
  const { seat } = bay;
  const player = view.players[seat];
  const who = nameOf(setting, seat);
  const all = view.aside.filter((aside) => aside.seat === seat);
  const decoded = bay.rows.length === 0 ? [] : all.slice(-bay.rows.length);
  const hidden = player.combination === null ? say.hidden : inWords(setting, player.combination);
  const stand = say.stand(who.name);
  const honours = bay.stand === null ? 'all' : besideName(setting, seat, bay.lintel);
  return (
    <section class="tc-bay" aria-label={who.name} data-seat={seat}>
      <div class="tc-tablet" style={put(bay.box)} />
      <Lintel setting={setting} seat={seat} box={bay.lintel} honours={honours}>
        {bay.foldable && setting.own !== null && <FoldButton setting={setting} {...bay} />}
      </Lintel>
      {bay.stand && (
        <div class="tc-at" style={put(bay.stand)}>
          <StandStone />
        </div>
      )}
      {bay.stand && honours !== 'all' && (
        <StandHonours setting={setting} seat={seat} box={bay.stand} halves={honours === 'none'} />
      )}
      <div
        class="tc-at tc-stand-help"
        style={put(bay.combination)}
        role="img"
        aria-label={titled(stand.title, hidden)}
        data-help={stand.text}
        data-help-title={titled(stand.title, hidden)}
      />
      {bay.caption && (
        <p class="tc-caption bay" style={put(bay.caption)}>
          <OneLine text={decoded.length > 0 ? say.decodedBy(who) : say.nothingDecoded} />
        </p>
      )}
      <Plaques rows={bay.rows} decoded={decoded} shown={shown} />
      {bay.folded > 0 && bay.rows.length > 0 && !bay.foldable && (
        <Folded setting={setting} bay={bay} older={all.slice(0, bay.folded)} />
      )}
      {player.front.length === 0 &&
        !view.over &&
        bay.pair.map((box, i) => <EmptySlot key={i} box={box} hide={layout === 'phone'} />)}
      {bay.flag === 'side' && bay.pair.map((box, i) => <Ledge key={i} box={box} />)}
      <Pieces
        items={[
          standPiece(setting, seat, bay.combination),
          ...rowPieces(setting, seat, decoded, bay.rows),
          ...frontPieces(setting, seat, bay.pair, bay.flag),
        ]}
      />
    </section>
  );
}

interface FoldButtonProps {
  readonly setting: Setting;
  readonly seat: Seat;
  readonly rows: readonly Row[];
  readonly folded: number;
}

/** Opens all decoded cards of somebody, or folds the older ones away again. */
export function FoldButton({ setting, seat, rows, folded }: FoldButtonProps) {
  const { say } = setting;
  const count = rows.length + folded;
  return (
    <button
      type="button"
      class="tc-fold"
      aria-expanded={folded === 0}
      aria-label={say.open(nameOf(setting, seat).name, count)}
      onClick={() => setting.openBay(seat)}
    >
      {say.decoded(count)} {folded === 0 ? '▴' : '▾'}
    </button>
  );
}

/** The answers beside the cards; the one that is just being given is not there yet. */
export function Plaques({
  rows,
  decoded,
  shown,
}: {
  readonly rows: readonly Row[];
  readonly decoded: readonly AsideView[];
  readonly shown: number | null;
}) {
  return (
    <>
      {rows.map(({ plaque }, i) => {
        const aside = decoded[i];
        const count = Math.max(1, aside.circles + aside.triangles);
        const size = Math.min(plaque.h * 0.6, 29, plaque.w / (count * 1.12 + 0.25));
        return (
          <span
            key={aside.card}
            class={aside.card === shown ? 'tc-plaque coming' : 'tc-plaque'}
            style={put(plaque)}
            aria-hidden="true"
          >
            <Signs circles={aside.circles} triangles={aside.triangles} size={size} />
          </span>
        );
      })}
    </>
  );
}

function Folded({
  setting,
  bay,
  older,
}: {
  readonly setting: Setting;
  readonly bay: Bay;
  readonly older: readonly AsideView[];
}) {
  const { say } = setting;
  const list = older.map((aside) => titled(inWords(setting, aside.card), say.symbols(aside))).join('; ');
  const [first] = bay.rows;
  return (
    <button
      type="button"
      class="tc-folded"
      style={{ left: `${first.card.x - 6}px`, top: `${first.card.y - 4}px` }}
      aria-label={titled(say.folded(older.length), list)}
      data-help={list}
      data-help-title={say.folded(older.length)}
    >
      +{older.length}
    </button>
  );
}

export function EmptySlot({ box, hide = false }: { readonly box: Box; readonly hide?: boolean }) {
  return hide ? null : <div class="tc-slot" style={put(box)} />;
}

export function Ledge({ box: { x, y, w, h } }: { readonly box: Box }) {
  return (
    <svg
      class="tc-at tc-ledge"
      style={{ left: `${x - 12}px`, top: `${y + h + 1}px` }}
      width={w + 24}
      height="18"
      viewBox={`-1 -1 ${w + 26} 18`}
      aria-hidden="true"
    >
      <path d={`M0 0H${w + 24}L${w + 19} 10H5Z`} fill="#7d9f8b" stroke="#0c130f" stroke-width="2" />
      <path d={`M5 10H${w + 19}V15H5Z`} fill="#435f50" stroke="#0c130f" stroke-width="2" />
    </svg>
  );
}
