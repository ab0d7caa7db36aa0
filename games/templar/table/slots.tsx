/** Hollows and niches of the rooms: the places in which objects are hidden. */

import { Spot } from '@conclave/kit';
import { capital } from '../../words.ts';
import type { Item } from '../rules/box.ts';
import type { SpotView } from '../rules/view.ts';
import { isRing, kindOf, type SpotKind } from './items.ts';
import { LAYOUT, type Room } from './layout.ts';
import { type LyingObject, placesFor, slotName } from './objects.ts';
import { Signet } from './pieces/emblems.tsx';
import type { Setting } from './setting.ts';

const SLOT_SIZES: Readonly<Record<SpotKind, number | { width: number; height: number }>> = {
  ring: 30,
  book: { width: 30, height: 34 },
  chalice: { width: 30, height: 36 },
};

/** Hollows and niches. Empty places of a zone in use show its sign. */
export function Slots({ setting }: { setting: Setting }) {
  const { view } = setting;
  return (
    <>
      {LAYOUT.rooms.flatMap((room, i) => [
        ...room.zones.map((_points, zone) => (
          <SlotGroup
            key={`${room.id} ${zone}`}
            setting={setting}
            room={room}
            kind="ring"
            zone={zone}
            spot={view.rooms[i].zones[zone]}
          />
        )),
        <SlotGroup
          key={`${room.id} books`}
          setting={setting}
          room={room}
          kind="book"
          zone={0}
          spot={view.rooms[i].books}
        />,
        <SlotGroup
          key={`${room.id} chalices`}
          setting={setting}
          room={room}
          kind="chalice"
          zone={0}
          spot={view.rooms[i].chalices}
        />,
      ])}
    </>
  );
}

interface SlotGroupProps {
  readonly setting: Setting;
  readonly room: Room;
  readonly kind: SpotKind;
  readonly zone: number;
  readonly spot: SpotView;
}

function SlotGroup({ setting, room, kind, zone, spot }: SlotGroupProps) {
  const { targets, hideable } = setting;
  const filled = spot.pieces.reduce((sum, { count }) => sum + count, 0);
  const free = spot.capacity - filled;
  const wanted = hideable.get(room.id)?.some((item) => fits(kind, item, spot)) ?? false;
  return (
    <>
      {placesFor(room.id, kind, zone).map((at, place) => {
        const name = slotName(room.id, kind, zone, place);
        const lies = setting.lyingAt.get(name);
        return (
          <Spot
            key={name}
            {...targets.at(name, slotLabel(setting, room.id, kind, zone))}
            class={wanted && !lies ? 'tp-slot wanted' : 'tp-slot'}
            at={at}
            size={SLOT_SIZES[kind]}
            helpTitle={slotLabel(setting, room.id, kind, zone)}
            help={`${lies ? objectHelp(setting, lies) : ''}${slotHelp(setting, kind, spot, free)}`}
          >
            {!lies && kind === 'ring' && spot.object && isRing(spot.object) && (
              <g opacity="0.42">
                <Signet kind={spot.object} scale={0.95} line="#f3deac" cut="#3d2713" />
              </g>
            )}
          </Spot>
        );
      })}
    </>
  );
}

/** Whether an object could lie here: its kind, and in a zone in use its sign. */
function fits(kind: SpotKind, item: Item, { object }: SpotView): boolean {
  return kindOf(item) === kind && (object === null || object === item);
}

function slotLabel({ speak, lexicon }: Setting, room: number, kind: SpotKind, zone: number): string {
  const { describing, zones } = lexicon;
  const treasures = kind === 'book' ? describing.books : describing.chalices;
  const what = kind === 'ring' ? capital(zones[room - 1][zone].name) : treasures;
  return `${what}, ${speak.room(room)}`;
}

/** Whose it is, and whether it was counted. */
function objectHelp({ say, lexicon, nameOf, own }: Setting, { owner, item, counted }: LyingObject): string {
  return `${say.help.object(owner === own ? null : nameOf(owner), lexicon.objects[item].bare, counted)} `;
}

function slotHelp({ say, lexicon }: Setting, kind: SpotKind, spot: SpotView, free: number): string {
  if (kind === 'book') return say.help.book(free);
  if (kind === 'chalice') return say.help.chalice(free);
  return say.help.zone(spot.capacity, spot.object && lexicon.objects[spot.object].many, free);
}
