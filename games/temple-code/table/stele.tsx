/** The player's stele: crown, decoded cards with their answers, and the carved sun while there are none. */

import { Pieces } from '@conclave/kit';
import { FoldButton, Plaques } from './bay.tsx';
import type { Arrangement, Box, Stele } from './layout/arrangement.ts';
import { Lintel, Rank } from './lintel.tsx';
import { OneLine } from './one-line.tsx';
import { rowPieces, STELE } from './pieces-on-board.tsx';
import { nameOf, put, type Setting } from './setting.ts';

export function SteleSection({ setting, stele }: { readonly setting: Setting; readonly stele: Stele }) {
  const { props, say, own, shown } = setting;
  if (own === null) return null;
  const all = props.view.aside.filter((aside) => aside.seat === own);
  const decoded = stele.rows.length === 0 ? [] : all.slice(-stele.rows.length);
  const who = nameOf(setting, own);
  const bare = bareStone(setting, stele);
  return (
    <section class="tc-own" aria-label={who.name} data-seat={own}>
      <div class="tc-at tc-lay-here" style={put(stele.box)} data-place={STELE} />
      {bare && <CarvedSun box={bare} />}
      <Lintel setting={setting} seat={own} box={stele.crown} crown>
        {stele.foldable && <FoldButton setting={setting} seat={own} {...stele} />}
      </Lintel>
      {stele.rank && (
        <p class="tc-at tc-rank-line" style={put(stele.rank)}>
          <Rank setting={setting} found={props.view.players[own].found} />
        </p>
      )}
      {stele.caption && (
        <p class="tc-caption stele" style={put(stele.caption)}>
          <OneLine text={all.length > 0 ? say.decodedBy(who) : say.nothingDecoded} />
        </p>
      )}
      <Plaques rows={stele.rows} decoded={decoded} shown={shown} />
      <Pieces items={rowPieces(setting, own, decoded, stele.rows)} />
    </section>
  );
}

/** What is left of the stone above the rows, if it is worth carving. */
function bareStone(
  { props, arrangement, niches }: Setting,
  { box, caption, crown, rank, rows }: Stele,
): Box | null {
  const { layout } = props;
  if (layout === 'phone') return belowPair(arrangement, box);
  const across = layout === 'across';
  // On a stele the rows hang down to the altar; on a telephone lying on its side they stand below the crown.
  const last = across ? rows.at(-1)?.card : undefined;
  const head = rank ?? crown;
  const top = last ? last.y + last.h + 8 : head.y + head.h + 12;
  const foot = across && !niches ? (caption ?? arrangement.altar?.box)?.y : caption?.y;
  if (foot === undefined || foot - top <= 84) return null;
  return { x: box.x + 15, y: top, w: box.w - 30, h: foot - top - 6 };
}

/** On a telephone held upright: what a tall one leaves below the cards. */
function belowPair({ pair, pile, ladder }: Arrangement, { x, y, w, h }: Box): Box | null {
  const last = ladder || !pair ? pile : pair[1];
  const top = last.y + last.h + 16;
  const height = y + h - top - 8;
  return height > 72 ? { x: x + 15, y: top, w: w - 30, h: height } : null;
}

const RAYS = Array.from({ length: 12 }, (_none, i) => {
  const turn = (i * Math.PI) / 6;
  const at = (radius: number) =>
    `${Math.round(radius * Math.sin(turn))} ${Math.round(-radius * Math.cos(turn))}`;
  return `M${at(54)}L${at(66)}`;
}).join('');
const SUN = `M-44 0A44 44 0 1 0 44 0A44 44 0 1 0 -44 0M-28 0A28 28 0 1 0 28 0A28 28 0 1 0 -28 0${RAYS}M-19 -4C-10 -15 10 -15 19 -4C10 7 -10 7 -19 -4ZM-4 -4A4 4 0 1 0 4 -4A4 4 0 1 0 -4 -4M-12 15H12M-84 -40C-96 -20 -96 20 -84 40M84 -40C96 -20 96 20 84 40`;

function CarvedSun({ box }: { readonly box: Box }) {
  return (
    <svg class="tc-at tc-sun" style={put(box)} viewBox="-100 -72 200 144" aria-hidden="true">
      <path class="tc-cut-light" d={SUN} transform="translate(0 2)" />
      <path class="tc-cut-shade" d={SUN} />
    </svg>
  );
}
