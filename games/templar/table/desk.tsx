/** The whole table on one sheet: a desk, or a tablet held upright. */

import { BoardSheet, Pieces, useSize } from '@conclave/kit';
import { useRef } from 'preact/hooks';
import { Abbey } from './abbey.tsx';
import { type Arrangement, deskArrangement, tabletArrangement } from './arrangement.ts';
import { Badges } from './badges.tsx';
import { CountBook } from './count.tsx';
import { cardsOf, Hand, OpenCards, OwnPile } from './hand.tsx';
import { HarbourGround, Houses } from './harbour.tsx';
import { fitHarbour } from './harbour-plan.ts';
import { boxStyle } from './layout.ts';
import { piecesOn } from './pieces-on-board.tsx';
import { Plaque, RaphaelPlaque } from './plaque.tsx';
import { ReviewPins } from './review-pins.tsx';
import { CoveredRoomNames } from './room-names.tsx';
import type { Setting } from './setting.ts';
import { LastCaption, PageButtons, Shelf } from './shelf.tsx';
import { Speech } from './speech.tsx';
import { Thread } from './thread.tsx';

/** What a desk usually gives, before it is measured. */
const DESK = { width: 1000, height: 810 };

export function DeskTable({ setting, heat }: { setting: Setting; heat: readonly number[] | null }) {
  const { view, own, others, say, props } = setting;
  const frame = useRef<HTMLDivElement>(null);
  const { width, height } = useSize(frame, DESK);
  const ratio = height > 0 ? width / height : DESK.width / DESK.height;
  const plaques = others.length + (view.raphael ? 1 : 0);
  const cards = cardsOf(view.stephanus).length;
  const place: Arrangement =
    props.layout === 'desk' || ratio > 1
      ? deskArrangement(ratio, plaques, cards)
      : tabletArrangement(plaques, cards);
  const harbour = fitHarbour(place.harbour, place.harbour.plan);
  return (
    <div ref={frame} class="tp-wide">
      <BoardSheet size={place.size} label={say.abbey} watcher={props.watcher} class="tp-sheet">
        <div class="tp-wood" style={{ width: `${place.size.width}px`, height: `${place.size.height}px` }} />
        <div class="tp-at" style={boxStyle(place.shelf)}>
          {own === null ? (
            <GalleryShelf setting={setting} />
          ) : (
            <Shelf setting={setting} seat={own} wide={place.size.width > 900} buttons />
          )}
        </div>
        <div
          class="tp-at tp-hand-row"
          style={{
            ...boxStyle(place.hand),
            '--card-w': `${place.card.w}px`,
            '--card-h': `${place.card.h}px`,
          }}
        >
          {own === null ? (
            <OpenCards setting={setting} />
          ) : (
            <>
              <Hand setting={setting} seat={own} />
              <OwnPile setting={setting} seat={own} />
            </>
          )}
        </div>
        <div class="tp-at" style={boxStyle(place.thread)}>
          <Thread setting={setting} width={place.thread.w} />
        </div>
        <Abbey setting={setting} at={place.abbey} heat={heat} />
        <HarbourGround setting={setting} harbour={harbour} />
        <Houses setting={setting} harbour={harbour} />
        {others.map((seat, i) => (
          <Plaque key={seat} setting={setting} seat={seat} box={place.plaques[i]} />
        ))}
        {view.raphael && <RaphaelPlaque setting={setting} box={place.plaques[others.length]} />}
        <Pieces items={piecesOn(setting, { abbey: place.abbey, harbour })} />
        <CoveredRoomNames setting={setting} small={false} at={place.abbey} />
        <Badges setting={setting} at={place.abbey} />
        <Speech setting={setting} abbey={place.abbey} harbour={harbour} />
        <CountBook setting={setting} at={place.abbey} />
        <ReviewPins pins={props.pins} tapping={props.tapping} at={place.abbey} />
      </BoardSheet>
    </div>
  );
}

/** Those who only watch see what happens, in words. */
function GalleryShelf({ setting }: { setting: Setting }) {
  return (
    <div class="tp-shelf gallery" data-place="shelf">
      <LastCaption setting={setting} />
      <PageButtons setting={setting} />
    </div>
  );
}
