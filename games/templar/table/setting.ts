/** The bundle that all parts of the table share, computed once for each rendering. */

import type { Seat } from '@conclave/engine';
import type { BoardProps, TableSetting } from '@conclave/kit';
import { useMemo } from 'preact/hooks';
import { companyIn, countOf, countsOf, hideableIn, reachWith } from '../mind/preview.ts';
import { CARDS, type Card, type Item } from '../rules/box.ts';
import type { Templar } from '../rules/game.ts';
import type { View } from '../rules/view.ts';
import { speakerOf } from '../text/speaker.ts';
import { ROOM_NUMBERS } from './layout.ts';
import { hiddenObjects, type LyingObject, slotOf } from './objects.ts';
import { cardPlace, roomPlace, roomsPlace } from './places.ts';
import { pawnStands } from './stands.ts';
import { type Targets, useTemplarTargets } from './targets.ts';
import { lexiconOf, type TableWords, tableWords } from './words.ts';

export type Props = BoardProps<Templar>;

/** What somebody gets of a count. */
export interface Gain {
  readonly seat: Seat;
  readonly points: number;
}

/** What a room would bring, as a badge on the plan. */
export type Badge =
  /** `dim`: nothing for the player, or points that would rest. `others`: what a count gives everybody else. */
  | { readonly kind: 'coin'; readonly text: string; readonly dim: boolean; readonly others: readonly Gain[] }
  | { readonly kind: 'silent' }
  /** Whether a player has something there. */
  | { readonly kind: 'rooms'; readonly seat: Seat; readonly isIn: boolean };

export interface Setting extends TableSetting<Templar, TableWords> {
  readonly view: View;
  readonly lexicon: ReturnType<typeof lexiconOf>;
  readonly speak: ReturnType<typeof speakerOf>;
  readonly targets: Targets;
  readonly lying: readonly LyingObject[];
  /** By the name of the place. */
  readonly lyingAt: ReadonlyMap<string, LyingObject>;
  /** The id of the ring that Benjamin carries. */
  readonly carried: string | null;
  /** By seat: which of a room's places the pawn has. */
  readonly stands: readonly number[];
  /** The card whose effect is shown: played, or only pointed at. */
  readonly considered: Card | null;
  /** Rooms in reach of it, or where a figure may be placed. */
  readonly reach: ReadonlySet<number>;
  readonly badges: ReadonlyMap<number, Badge>;
  /** By room, what a count would bring whom; `null`: Severus is there. */
  readonly counts: readonly (readonly number[] | null)[];
  /** By room: what of the own stock could be hidden there, for rooms in reach of a monk. */
  readonly hideable: ReadonlyMap<number, readonly Item[]>;
  /** Whose turn or choice it is, and it is theirs alone. */
  readonly active: Seat | null;
  /** Opponents clockwise from the watcher; for the gallery everybody. */
  readonly others: readonly Seat[];
  nameOf(seat: Seat): string;
}

export function useSetting(props: Props): Setting {
  const { view, told, watcher, voice, language, pointed } = props;
  const { lying, carried } = useMemo(() => hiddenObjects(view, told), [view, told]);
  const lyingAt = useMemo(() => new Map(lying.map((object) => [slotOf(object), object])), [lying]);
  const stands = useMemo(() => pawnStands(view, told), [view, told]);
  const targets = useTemplarTargets(props, lying);
  const own = watcher === 'gallery' ? null : watcher;
  const considered = consideredCard(view, own, pointed);
  const preview = useMemo(() => previewOf(view, own, considered), [view, own, considered]);
  const counts = useMemo(() => countsOf(view), [view]);
  const lexicon = lexiconOf(language);
  const placing = view.phase === 'placing';
  const reach = placing
    ? new Set(view.rooms.flatMap((_room, i) => (targets.isLit(roomPlace(i + 1)) ? [i + 1] : [])))
    : walkable(props, preview.reach, targets);
  return {
    props,
    view,
    own,
    say: tableWords[language],
    lexicon,
    speak: speakerOf(lexicon, voice),
    targets,
    lying,
    lyingAt,
    carried,
    stands,
    considered,
    reach,
    badges: isCount(props.event)
      ? new Map()
      : (roomsBadges(lying, shownRooms(view, own, pointed)) ?? preview.badges),
    counts,
    hideable: preview.hideable,
    active: isTurn(view) ? view.active : null,
    others: othersOf(view.players.length, own),
    nameOf: (seat) => (seat === voice.reader ? tableWords[language].you : voice.name(seat)),
  };
}

/** In a lesson fewer rooms can be chosen than the rules allow: only those are lit. */
function walkable(
  { view, control }: Props,
  reach: ReadonlySet<number>,
  { canGo }: Targets,
): ReadonlySet<number> {
  if (view.phase !== 'act' || control.moves.length === 0) return reach;
  const further = new Set(view.turn.reach.map(({ room }) => room));
  return new Set([...reach].filter((room) => !further.has(room) || canGo(room)));
}

/** What was previewed comes true just now. */
const isCount = (event: Props['event']): boolean =>
  event?.type === 'roomCounted' || event?.type === 'finalCount';

const isTurn = ({ phase }: View): boolean =>
  phase === 'placing' || phase === 'portal' || phase === 'card' || phase === 'act' || phase === 'close';

function othersOf(seats: number, own: Seat | null): Seat[] {
  const all = Array.from({ length: seats }, (_none, i) => ((own ?? -1) + 1 + i) % seats);
  return own === null ? all : all.slice(0, -1);
}

/** The card of this turn, or one of the hand that is pointed at while a card is to be chosen. */
export function consideredCard(view: View, own: Seat | null, pointed: string | null): Card | null {
  if (own === null) return null;
  if (view.phase === 'act' && view.active === own) return view.turn.card;
  const chooses = view.phase === 'first' || (view.phase === 'card' && view.active === own);
  const card = CARDS.find((one) => pointed === cardPlace(one)) ?? null;
  return chooses && card && view.players[own].cards?.includes(card) ? card : null;
}

interface Preview {
  readonly reach: ReadonlySet<number>;
  readonly badges: ReadonlyMap<number, Badge>;
  readonly hideable: ReadonlyMap<number, readonly Item[]>;
}

const NOTHING: Preview = { reach: new Set(), badges: new Map(), hideable: new Map() };

function previewOf(view: View, own: Seat | null, card: Card | null): Preview {
  if (own === null || card === null) return NOTHING;
  const rooms = reachWith(view, own, card).map(({ room }) => room);
  const here = view.phase === 'act' && view.turn.steps > 0 ? endedIn(view, own, card) : null;
  const shown = here === null ? rooms : [here, ...rooms];
  return {
    reach: new Set(shown),
    badges: new Map(shown.flatMap((room) => toEntry(room, badgeOf(view, own, card, room)))),
    hideable: new Map(isMonk(card) ? shown.map((room) => [room, hideableIn(view, own, room)]) : []),
  };
}

/** Where the figure stands after a step: the turn may end there. */
function endedIn(view: View, own: Seat, card: Card): number | null {
  if (view.turn.mustGoOn) return null;
  return card === 'remigius' || card === 'severus' ? view.figures[card] : view.players[own].pawn;
}

export const isMonk = (card: Card): boolean => card === 'anselmus' || card === 'josua' || card === 'lucas';

/** Whose rooms are pointed at, on a plaque or the shelf; and one's own when the end can be announced. */
function shownRooms({ players, phase, active }: View, own: Seat | null, pointed: string | null): Seat | null {
  const seat = players.findIndex((_player, one) => pointed === roomsPlace(one));
  if (seat >= 0) return seat;
  return phase === 'close' && active === own ? own : null;
}

/** All thirteen tell whether a player has something there. */
function roomsBadges(lying: readonly LyingObject[], seat: Seat | null): ReadonlyMap<number, Badge> | null {
  if (seat === null) return null;
  const own = new Set(lying.filter(({ owner }) => owner === seat).map(({ room }) => room));
  return new Map(ROOM_NUMBERS.map((room) => [room, { kind: 'rooms', seat, isIn: own.has(room) }]));
}

function toEntry(room: number, badge: Badge | null): (readonly [number, Badge])[] {
  return badge ? [[room, badge]] : [];
}

function badgeOf(view: View, own: Seat, card: Card, room: number): Badge | null {
  switch (card) {
    case 'stephanus': {
      const company = companyIn(view, own, room);
      return company > 0 ? { kind: 'coin', text: `+${company}`, dim: false, others: [] } : null;
    }
    case 'remigius': {
      const points = countOf(view, room);
      if (points === null) return { kind: 'silent' };
      const others = points.flatMap((gained, seat) =>
        seat !== own && gained > 0 ? [{ seat, points: gained }] : [],
      );
      return {
        kind: 'coin',
        text: points[own] > 0 ? `+${points[own]}` : '0',
        dim: points[own] === 0,
        others,
      };
    }
    case 'severus': {
      const resting = countOf(view, room)?.reduce((sum, one) => sum + one, 0) ?? 0;
      return resting > 0 ? { kind: 'coin', text: String(resting), dim: true, others: [] } : null;
    }
    default:
      return null;
  }
}
