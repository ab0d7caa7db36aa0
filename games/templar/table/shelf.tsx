/** The shelf before the player: score, rooms, stock as real pieces, reserve, and the buttons. */

import type { HouseEvent, Seat } from '@conclave/engine';
import { ActionBar, Hold, Target } from '@conclave/kit';
import { countOf } from '../mind/preview.ts';
import { FIGURES, type Item, OBJECTS, RING_TYPES } from '../rules/box.ts';
import { Mark } from './pieces/emblems.tsx';
import { FigurePiece, Icon, ObjectPiece } from './pieces/symbols.tsx';
import { ledFigure, stockPlace } from './places.ts';
import { Arch, gainedNow, IfEnded, RoomCount, StartMark } from './plaque.tsx';
import { ifEnded, standingOf } from './score.ts';
import type { Setting } from './setting.ts';

interface ShelfProps {
  readonly setting: Setting;
  readonly seat: Seat;
  /** With room for every piece. */
  readonly wide: boolean;
  /** The end of the turn is here, and reserve and rooms too; on a phone they are elsewhere. */
  readonly buttons: boolean;
}

export function Shelf({ setting, seat, wide, buttons }: ShelfProps) {
  const { view, say } = setting;
  const gained = gainedNow(setting, seat);
  const isCrowded = setting.props.control.may({ kind: 'announce' });
  return (
    <fieldset class="tp-shelf" data-kept aria-label={say.shelf} data-place="shelf">
      <span class="tp-own">
        <span class="tp-own-mark" data-help={seat === view.start ? say.starts : undefined}>
          <svg width="22" height="22" viewBox="-12 -12 24 24" aria-hidden="true">
            <Mark seat={seat} size={18} />
          </svg>
          {seat === view.start && <StartMark />}
        </span>
        {wide && <b class="tp-you">{setting.nameOf(seat)}</b>}
        <b class="tp-own-score">{standingOf(view, seat)}</b>
        {gained > 0 ? <b class="tp-gain">+{gained}</b> : <IfEnded total={ifEnded(view, seat)} />}
        {buttons && <RoomCount setting={setting} seat={seat} />}
      </span>
      {view.phase === 'placing' && <ToBePlaced setting={setting} />}
      {buttons && choosesRings(setting, seat) ? (
        <RingTrays setting={setting} seat={seat} />
      ) : (
        <Stock setting={setting} seat={seat} wide={wide && !isCrowded} />
      )}
      <span class="tp-spare">
        {setting.props.event ? (
          <Caption setting={setting} />
        ) : (
          buttons && <Reserve setting={setting} seat={seat} />
        )}
      </span>
      <span class="tp-buttons">
        {buttons && <TurnButtons setting={setting} seat={seat} wide />}
        <PageButtons setting={setting} />
      </span>
    </fieldset>
  );
}

interface PiecesProps {
  readonly setting: Setting;
  readonly seat: Seat;
  /** Every piece; where there is little room one of a kind, with its number. */
  readonly wide: boolean;
}

/** Nobody counts more pieces than these with a look: then a number stands beside them. */
const AT_A_GLANCE = 4;

function Stock({ setting, seat, wide }: PiecesProps) {
  const { stock, reserve } = setting.view.players[seat];
  const { targets, lexicon, say } = setting;
  const held = OBJECTS.filter((item) => stock[item] > 0);
  return (
    <span class="tp-stock">
      {held.map((item) => {
        const attributes = targets.at(
          stockPlace(item),
          `${stock[item]} ${lexicon.objects[item][stock[item] === 1 ? 'bare' : 'many']}`,
        );
        return (
          <Target
            key={item}
            {...attributes}
            class="tp-stock-item"
            helpTitle={lexicon.objects[item].many}
            help={say.help.stock(
              lexicon.objects[item][stock[item] === 1 ? 'bare' : 'many'],
              stock[item],
              reserve[item],
            )}
          >
            {wide ? (
              <>
                <Heap
                  seat={seat}
                  item={item}
                  count={Math.min(stock[item], AT_A_GLANCE)}
                  spread={held.length > 3 ? 40 : 60}
                />
                {stock[item] > AT_A_GLANCE && <b class="tp-how-many">{stock[item]}</b>}
              </>
            ) : (
              <>
                <ObjectPiece seat={seat} item={item} counted={false} size={30} />
                {stock[item] > 1 && <b class="tp-how-many">{stock[item]}</b>}
              </>
            )}
          </Target>
        );
      })}
    </span>
  );
}

interface HeapProps {
  readonly seat: Seat;
  readonly item: Item;
  readonly count: number;
  /** How far the last may lie from the first. */
  readonly spread: number;
  /** How large each is drawn. */
  readonly size?: number;
}

/** Pieces of one kind lie over each other; many lie closer. */
function Heap({ seat, item, count, spread, size = 34 }: HeapProps) {
  const step = Math.min(0.56 * size, spread / Math.max(1, count - 1));
  return (
    <span class="tp-heap" style={{ width: `${size + (count - 1) * step}px` }}>
      {Array.from({ length: count }, (_none, i) => (
        <span key={i} style={{ left: `${i * step}px` }}>
          <ObjectPiece seat={seat} item={item} counted={false} size={size} />
        </span>
      ))}
    </span>
  );
}

/** TP-10: rings are still to be taken. */
export const choosesRings = ({ view }: Setting, seat: Seat): boolean =>
  view.phase === 'rings' && !view.players[seat].ringsChosen;

/** TP-10: three trays of 2 + 2 + 1. */
export function RingTrays({ setting, seat, size }: { setting: Setting; seat: Seat; size?: number }) {
  const { targets } = setting;
  const rings = OBJECTS.slice(0, RING_TYPES);
  return (
    <span class="tp-trays">
      {rings.map((single, i) => (
        <Target key={single} {...targets.at(`rings-${single}`, '')} class="tp-tray" data-key={String(i + 1)}>
          {rings.map((ring) => (
            <Heap
              key={ring}
              seat={seat}
              item={ring}
              count={ring === single ? 1 : 2}
              spread={60}
              size={size}
            />
          ))}
        </Target>
      ))}
    </span>
  );
}

/** TP-8: the figure in hand, to be dragged or clicked into a room. */
function ToBePlaced({ setting }: { setting: Setting }) {
  const { targets, view, lexicon } = setting;
  const led = ledFigure(view);
  const figure = FIGURES.find((one) => one === led);
  const attributes = targets.at(`led-${led}`, figure ? lexicon.figures[figure] : '');
  if (!figure || !attributes.lit) return null;
  return (
    <Target {...attributes} class="tp-to-place">
      <FigurePiece who={figure} scale={0.86} />
    </Target>
  );
}

type Told = Setting['props']['told'][number];
const isHouse = (event: Told): event is HouseEvent => event.type.startsWith('house.');

/** What happens just now, in words. */
export function Caption({ setting }: { setting: Setting }) {
  const { event, words, voice } = setting.props;
  return <span class="tp-caption">{event && !isHouse(event) ? words.sentence(event, voice) : ''}</span>;
}

/** The same for those who only watch; between two events it is what happened last. */
export function LastCaption({ setting }: { setting: Setting }) {
  const { told, words, voice } = setting.props;
  const last = told.findLast((event) => !isHouse(event));
  return <span class="tp-caption">{last && !isHouse(last) ? words.sentence(last, voice) : ''}</span>;
}

export function Reserve({ setting, seat }: { setting: Setting; seat: Seat }) {
  const { reserve } = setting.view.players[seat];
  return (
    <span class="tp-reserve">
      <i>{setting.say.reserve}</i>
      {OBJECTS.map((item) => (
        <span key={item}>
          <Icon item={item} size={16} />
          {reserve[item]}
        </span>
      ))}
    </span>
  );
}

/** What the page does for whoever sits here. */
export function PageButtons({ setting: { props } }: { setting: Setting }) {
  const { actions, language, layout } = props;
  return <ActionBar actions={actions} language={language} layout={layout} brief={layout === 'tablet'} />;
}

/** The end of the turn, announcing, taking back. */
export function TurnButtons({ setting, seat, wide }: PiecesProps) {
  const { targets, say, props, view } = setting;
  const { control } = props;
  const may = (kind: 'end' | 'announce' | 'withdraw') => control.may({ kind });
  return (
    <>
      {may('withdraw') && view.phase === 'turning' && (
        <Target {...targets.at('withdraw', say.buttons.withdraw)} class="tp-button" data-key="Backspace">
          {say.buttons.withdraw}
        </Target>
      )}
      {may('announce') && (
        <Hold
          {...targets.at('announce', '')}
          label={say.buttons.announce}
          helpTitle={say.buttons.announce}
          help={say.help.announce}
          class="tp-button go tp-announce"
        >
          <Arch />
          {say.buttons.announce}
        </Hold>
      )}
      {may('end') && (
        <Target
          {...targets.at('end', '')}
          label={endName(setting, seat, wide)}
          class={may('announce') ? 'tp-button' : 'tp-button go'}
          data-key="e"
        >
          {endLabel(setting, seat, wide)}
        </Target>
      )}
    </>
  );
}

/** What is read to the ear begins with what the eye reads. */
function endName(setting: Setting, seat: Seat, wide: boolean): string {
  const label = endLabel(setting, seat, wide);
  const { view } = setting;
  const { remigius } = view.figures;
  if (wide || remigius === null || view.phase !== 'act' || label === setting.say.buttons.end)
    return endLabel(setting, seat, true);
  return `${label}, ${setting.lexicon.rooms[remigius - 1].the}`;
}

/** For Remigius the button says what he would give. */
function endLabel({ view, say, lexicon }: Setting, seat: Seat, wide: boolean): string {
  const { remigius } = view.figures;
  if (view.phase === 'close') return say.buttons.playOn;
  if (view.phase !== 'act' || view.turn.card !== 'remigius' || remigius === null) return say.buttons.end;
  const points = countOf(view, remigius);
  if (points === null) return wide ? say.buttons.noCount : say.buttons.end;
  if (!wide) return say.buttons.countShort(points[seat]);
  return say.buttons.count(lexicon.rooms[remigius - 1].the, points[seat]);
}
