/**
 * The line in the bar: what the player can do now, or what everybody waits for. It says more while a card, a room or a
 * house is pointed at.
 */

import type { Seat } from '@conclave/engine';
import type { InstructionProps } from '@conclave/kit';
import { bellsOf, companyIn, countOf, hideableIn, mayPickUp } from '../mind/preview.ts';
import { CARDS, type Card, FIGURES, PASSAGES, ROOMS, WAREHOUSES } from '../rules/box.ts';
import type { Event } from '../rules/events.ts';
import type { Templar } from '../rules/game.ts';
import type { View } from '../rules/view.ts';
import { joined, speakerOf } from '../text/speaker.ts';
import { countWords, goodsWords } from './count-words.ts';
import { cardPlace, housePlace, ledFigure, roomPlace, sillPlace } from './places.ts';
import { consideredCard, isMonk } from './setting.ts';
import { lexiconOf, type TableWords, tableWords } from './words.ts';

type Props = InstructionProps<Templar>;
/** What the line depends on besides the view. */
type Pointing = Pick<Props, 'pointed' | 'language' | 'voice'>;

export function instruction(props: Props): string {
  const { perspective, language } = props;
  const { view, watcher, asked } = perspective;
  const { now } = tableWords[language];
  if (view.phase === 'over') return now.over;
  const own = watcher === 'gallery' ? null : watcher;
  const mine = own !== null && asked && !isSomebodyElses(view, own);
  const line = mine ? ownLineIn(props, view, own) : waitingLine(props, view, own);
  const last = view.last && view.phase !== 'rings' ? `${now.lastRound(view.last.turnsLeft)} ` : '';
  // Elsewhere the bar has no room for an aside.
  const hasRoom = props.layout === 'desk' && view.round > 0;
  return hasRoom ? `${last}${line}\n${now.round(view.round)}` : `${last}${line}`;
}

/** Playback may have come to the turn of another meanwhile. */
const isSomebodyElses = ({ phase, active }: View, own: Seat): boolean =>
  (phase === 'act' || phase === 'card' || phase === 'portal') && active !== own;

/** What comes when a card has been carried out. While it is shown there is nothing to decide. */
const CARRIED_OUT: ReadonlySet<string> = new Set<Event['type']>([
  'pointsGained',
  'roomCounted',
  'ringTurned',
  'bellsRung',
  'tileArrived',
  'chaliceLost',
  'supplied',
]);

/** On a phone the bar has room for few words, and the line stands below the plan. */
function ownLineIn(props: Props, view: View, own: Seat): string {
  const { card } = view.turn;
  if (card && props.event && CARRIED_OUT.has(props.event.type))
    return tableWords[props.language].now.youPlay(lexiconOf(props.language).cards[card]);
  const isNarrow = props.layout === 'phone' || props.layout === 'across';
  return isNarrow ? tableWords[props.language].now.yours : ownLine(props, view, own);
}

/** What this seat is to do. */
export function ownLine(props: Pointing, view: View, own: Seat): string {
  const { now } = tableWords[props.language];
  switch (view.phase) {
    case 'placing':
      return now.place[FIGURES.find((figure) => figure === ledFigure(view)) ?? 'remigius'];
    case 'rings':
      return now.rings;
    case 'first':
    case 'card':
      return pointedCard(props, view, own) ?? (view.phase === 'first' ? now.first : now.card);
    case 'portal':
      return now.portal;
    case 'act':
      return (
        pointedPlace(props, view, own) ??
        (isGreatMoment(view, own) ? now.announce : actLine(props, view, own))
      );
    case 'close':
      return now.announce;
    case 'turning':
      return now.turn;
    case 'over':
      return now.over;
  }
}

/** TP-40: objects in all 13 rooms, and the turn could end here. */
function isGreatMoment({ last, players, turn }: View, own: Seat): boolean {
  const mayEnd = !turn.mustGoOn && (turn.steps > 0 || turn.hasChosen);
  return mayEnd && last === null && players[own].rooms === ROOMS;
}

/** What the card that is pointed at would do. */
function pointedCard(props: Pointing, view: View, own: Seat): string | null {
  const say = tableWords[props.language];
  const card = CARDS.find((one) => props.pointed === cardPlace(one));
  if (!card || !consideredCard(view, own, props.pointed)) return null;
  const ban = view.round === 0 ? undefined : view.bans.find((one) => one.card === card && one.by !== own);
  if (ban) return say.barredBy(ban.by === null ? say.raphael : props.voice.name(ban.by));
  return card === 'bells' ? say.bellsDue(bellsOf(view, own).due) : say.cards[card];
}

/** What the room or house that is pointed at would bring. */
function pointedPlace(props: Pointing, view: View, own: Seat): string | null {
  const { pointed, language, voice } = props;
  const say = tableWords[language];
  const lexicon = lexiconOf(language);
  const speak = speakerOf(lexicon, voice);
  const house = numbered(WAREHOUSES).find((one) => pointed === housePlace(one));
  if (house && view.turn.card === 'maria' && !view.turn.hasChosen)
    return goodsWords(view, own, house, say, speak);
  const passage = PASSAGES.findIndex((_one, i) => pointed === sillPlace(i));
  if (passage >= 0 && view.turn.card === 'porticus' && !view.turn.hasChosen && passage !== view.door)
    return say.doorTo(speak.passage(view.door), speak.passage(passage));
  const room = numbered(ROOMS).find((one) => pointed === roomPlace(one));
  if (!room || !view.turn.reach.some((one) => one.room === room)) return null;
  const name = capital(lexicon.rooms[room - 1].the);
  if (view.turn.card === 'stephanus') return say.companyHere(name, companyIn(view, own, room));
  if (view.turn.card !== 'remigius') return null;
  const points = countOf(view, room);
  if (points === null) return say.silent(name);
  return say.countHere(name, countWords(points, own, say, voice));
}

const numbered = (count: number) => Array.from({ length: count }, (_none, i) => i + 1);
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function actLine(props: Pointing, view: View, own: Seat): string {
  const { now } = tableWords[props.language];
  const { turn } = view;
  const card = turn.card;
  if (card === null) return now.card;
  if (turn.mustGoOn) return now.goOn;
  if (card === 'maria') return turn.hasChosen ? now.warehouseDone : now.warehouse;
  if (card === 'porticus') return turn.hasChosen ? now.doorDone : now.door;
  if (turn.steps === 0) return stepLine(props, view, card);
  if (isMonk(card)) return hideLine(props, view, own, card);
  const more = turn.reach.length > 0;
  if (card === 'benjamin') {
    if (turn.carried) return now.carry;
    if (turn.hasPicked) return now.ended;
    return mayPickUp(view, own) ? now.pickUp : now.noRing(more);
  }
  if (card === 'stephanus') return now.stephanus(companyIn(view, own, view.players[own].pawn), more);
  return card === 'severus' ? now.severus(more) : countLine(props, view, own, more);
}

function stepLine({ language }: Pointing, { turn }: View, card: Card): string {
  const { now } = tableWords[language];
  if (card === 'benjamin')
    return turn.carried ? now.carry : now.step(lexiconOf(language).cardFaces[card], turn.stepsLeft);
  return now.step(lexiconOf(language).cardFaces[card], turn.stepsLeft);
}

function hideLine({ language }: Pointing, view: View, own: Seat, card: Card): string {
  const { now } = tableWords[language];
  const name = lexiconOf(language).cardFaces[card];
  const { pawn } = view.players[own];
  if (view.figures.severus === pawn) return now.severusHere;
  if (view.turn.hidesLeft === 0) return now.ended;
  const more = view.turn.reach.length > 0;
  return hideableIn(view, own, pawn).length > 0
    ? now.hide(name, view.turn.hidesLeft, more)
    : now.hideNothing(name, more);
}

function countLine({ language }: Pointing, view: View, own: Seat, more: boolean): string {
  const { now } = tableWords[language];
  const { remigius } = view.figures;
  if (remigius === null) return now.ended;
  const points = countOf(view, remigius);
  if (points === null) return now.noCount(more);
  return now.count(lexiconOf(language).rooms[remigius - 1].the, points[own], more);
}

function waitingLine(props: Props, view: View, own: Seat | null): string {
  const { perspective, language, voice } = props;
  const say: TableWords = tableWords[language];
  const lexicon = lexiconOf(language);
  const chosen = own !== null && view.window?.answered.includes(own);
  if (chosen) return view.phase === 'first' ? say.now.firstChosen : say.now.turnChosen;
  if (view.phase === 'rings' && own !== null) return say.now.ringsChosen;
  const { waiting } = perspective;
  if (view.window || waiting === 'someone') {
    const names = waiting === 'someone' ? [] : waiting.map(voice.name);
    return names.length === 0 ? '' : say.now.waitFor(joined(names, lexicon.and));
  }
  if (view.active === own) return say.now.card;
  return say.now.turnOf(voice.name(view.active), view.turn.card && lexicon.cards[view.turn.card]);
}
