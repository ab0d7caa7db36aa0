import { hasExactly, isIndex, isRecord } from '@conclave/engine';
import { parseQuestion } from '../on-view/parse-question.ts';
import { BOOK_IDS, isBook, isStarred } from './cards.ts';
import * as made from './moves.ts';
import { type Move, PLAIN, SIMPLE, TRAITS } from './moves.ts';
import { ROOMS } from './rooms.ts';
import { MAX_SEATS } from './state.ts';
import { isValue, SUSPECTS, type Suspect, VALUES } from './suspects.ts';

const ofCard = {
  show: made.SHOW,
  yield: made.YIELD,
  hand: made.HAND,
} as const;
const ofSuspect = { accuse: made.ACCUSE, cross: made.CROSS } as const;
const ofRoom = { step: made.STEP, put: made.PUT, key: made.KEY } as const;
const ofSeat = { choose: made.CHOOSE, look: made.LOOK } as const;
const ofBook = { play: made.PLAY, discard: made.DISCARD } as const;

/** The number of one or two values of different features, in order; -1 where it is no such thing. */
function traitsNumber(json: unknown): number {
  if (!Array.isArray(json)) return -1;
  return TRAITS.findIndex(
    (values) => values.length === json.length && values.every((value, i) => value === json[i]),
  );
}

/** Suspects in the order of the sheet, none of them twice. */
function isInOrder(json: unknown): json is readonly Suspect[] {
  return (
    Array.isArray(json) && json.every((card, i) => isIndex(card, SUSPECTS) && (i === 0 || json[i - 1] < card))
  );
}

export function parse(json: unknown): Move | null {
  if (!isRecord(json)) return null;
  const { kind } = json;
  const plain = PLAIN.find((known) => known === kind);
  if (plain) return hasExactly(json, 'kind') ? SIMPLE[plain] : null;
  switch (kind) {
    case 'step':
    case 'put':
    case 'key':
      return hasExactly(json, 'kind', 'room') && isIndex(json.room, ROOMS) ? ofRoom[kind][json.room] : null;
    case 'show':
    case 'yield':
    case 'hand':
      return hasExactly(json, 'kind', 'card') && isIndex(json.card, SUSPECTS)
        ? ofCard[kind][json.card]
        : null;
    case 'accuse':
    case 'cross':
      if (!hasExactly(json, 'kind', 'suspect')) return null;
      return isIndex(json.suspect, SUSPECTS) ? ofSuspect[kind][json.suspect] : null;
    case 'choose':
    case 'look':
      return hasExactly(json, 'kind', 'of') && isIndex(json.of, MAX_SEATS) ? ofSeat[kind][json.of] : null;
    case 'play':
    case 'discard':
      if (!hasExactly(json, 'kind', 'book') || !isBook(json.book) || !isStarred(json.book)) return null;
      return ofBook[kind][BOOK_IDS.indexOf(json.book)];
    case 'give':
      return hasExactly(json, 'kind', 'cards') && isInOrder(json.cards)
        ? { kind, cards: [...json.cards] }
        : null;
    case 'listen':
      if (!hasExactly(json, 'kind', 'whisper')) return null;
      return isIndex(json.whisper, made.LISTEN.length) ? made.LISTEN[json.whisper] : null;
    case 'pledge':
      if (!hasExactly(json, 'kind', 'yes') || typeof json.yes !== 'boolean') return null;
      return made.PLEDGE[json.yes ? 1 : 0];
    case 'reveal':
      if (!hasExactly(json, 'kind', 'value') || !isValue(json.value)) return null;
      return made.REVEAL[VALUES.indexOf(json.value)];
    case 'name': {
      const number = hasExactly(json, 'kind', 'values') ? traitsNumber(json.values) : -1;
      return number < 0 ? null : made.NAME[number];
    }
    case 'request': {
      if (!hasExactly(json, 'kind', 'of', 'values') || !isIndex(json.of, MAX_SEATS)) return null;
      const number = traitsNumber(json.values);
      return number < 0 ? null : made.REQUEST[json.of][number];
    }
    case 'ask': {
      if (!hasExactly(json, 'kind', 'of', 'question') || !isIndex(json.of, MAX_SEATS)) return null;
      const question = parseQuestion(json.question);
      return question && { kind, of: json.of, question };
    }
    case 'askAll': {
      const question = hasExactly(json, 'kind', 'question') ? parseQuestion(json.question) : null;
      return question && { kind, question };
    }
    default:
      return null;
  }
}
