/** The whole table on one sheet: a desk, or a tablet held upright. */

import { BoardSheet, Pieces, useSize } from '@conclave/kit';
import { useRef } from 'preact/hooks';
import { Abbey, Badges } from './abbey.tsx';
import { type Arrangement, deskArrangement, tabletArrangement } from './arrangement.ts';
import { CountBook } from './count.tsx';
import { cardsOf, Hand, OpenCards, OwnPile } from './hand.tsx';
import { HarbourGround, Houses } from './harbour.tsx';
import { fitHarbour } from './harbour-plan.ts';
import { boxStyle } from './layout.ts';
import { CoveredNames } from './names.tsx';
import { piecesOn } from './pieces-on-board.tsx';
import { Plaque, RaphaelPlaque } from './plaque.tsx';
import type { Scene } from './scene.ts';
import { LastCaption, PageButtons, Shelf } from './shelf.tsx';
import { Spoken } from './spoken.tsx';
import { Thread } from './thread.tsx';

/** What a desk usually gives, before it is measured. */
const DESK = { width: 1000, height: 810 };

export function WideTable({ scene, heat }: { scene: Scene; heat: readonly number[] | null }) {
  const { view, own, others, say, props } = scene;
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
            <GalleryShelf scene={scene} />
          ) : (
            <Shelf scene={scene} seat={own} wide={place.size.width > 900} buttons />
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
            <OpenCards scene={scene} />
          ) : (
            <>
              <Hand scene={scene} seat={own} />
              <OwnPile scene={scene} seat={own} />
            </>
          )}
        </div>
        <div class="tp-at" style={boxStyle(place.thread)}>
          <Thread scene={scene} width={place.thread.w} />
        </div>
        <Abbey scene={scene} at={place.abbey} heat={heat} />
        <HarbourGround scene={scene} harbour={harbour} />
        <Houses scene={scene} harbour={harbour} />
        {others.map((seat, i) => (
          <Plaque key={seat} scene={scene} seat={seat} box={place.plaques[i]} />
        ))}
        {view.raphael && <RaphaelPlaque scene={scene} box={place.plaques[others.length]} />}
        <Pieces items={piecesOn(scene, { abbey: place.abbey, harbour })} />
        <CoveredNames scene={scene} small={false} at={place.abbey} />
        <Badges scene={scene} at={place.abbey} />
        <Spoken scene={scene} abbey={place.abbey} harbour={harbour} />
        <CountBook scene={scene} at={place.abbey} />
      </BoardSheet>
    </div>
  );
}

/** Those who only watch see what happens, in words. */
function GalleryShelf({ scene }: { scene: Scene }) {
  return (
    <div class="tp-shelf gallery" data-place="shelf">
      <LastCaption scene={scene} />
      <PageButtons scene={scene} />
    </div>
  );
}
