/** Each of the 50 cards (AB-15, AB-16, AB-22; AB-R11: what cannot be done is left out). */

import { describe, expect, test } from 'vitest';
import type { BookId, LibraryId } from '../rules/cards.ts';
import { abbey } from '../rules/game.ts';
import { CELLS, CHURCH } from '../rules/rooms.ts';
import { pairOf, type State } from '../rules/state.ts';
import { count, has, listed } from '../rules/suspects.ts';
import { beginMove } from '../rules/turn.ts';
import { longestMove } from '../rules/walking.ts';
import {
  abbeyOf,
  act,
  closeWindow,
  kindsOf,
  monk,
  monks,
  only,
  onTop,
  type Recorded,
  refusalOf,
  ringWith,
  room,
  type Setting,
  walk,
} from './position.ts';

const HANDS = [['whillem', 'galbraith'], ['sergio', 'ambroise', 'charles'], []] as const;
const QUESTION = { kind: 'count', filter: [[{ kind: 'is', value: 'bearded' }]] } as const;

/** Seat 0 draws a book in the scriptorium. */
function reading(
  book: BookId,
  setting: Setting = {},
  seed: number | string = 1,
): { state: State; told: Recorded } {
  const state = abbeyOf(3, { hands: HANDS, rooms: ['claustrum_n', 'porta', 'hortus'], ...setting });
  onTop(state, book);
  walk(state, 0, 'scriptorium');
  return { state, told: act(state, 0, { kind: 'read' }, seed) };
}

function inLibrary(book: LibraryId, setting: Setting = {}, seed: number | string = 1) {
  const state = abbeyOf(3, { hands: HANDS, rooms: ['scriptorium', 'porta', 'hortus'], ...setting });
  onTop(state, book);
  walk(state, 0, 'bibliotheca');
  return { state, told: act(state, 0, { kind: 'read' }, seed) };
}

/** The mass is rung by seat 0, so seat 2 becomes first. */
function happening(event: Parameters<typeof ringWith>[1], setting: Setting = {}, seed: number | string = 1) {
  const state = abbeyOf(3, { hands: HANDS, rooms: ['aula', 'porta', 'hortus'], ...setting });
  ringWith(state, event);
  return { state, heard: closeWindow(state, seed) };
}

const armed = (book: BookId, rooms: readonly string[] = ['ecclesia', 'aula', 'hortus'], more: Setting = {}) =>
  abbeyOf(3, { hands: HANDS, rooms, books: [[book]], ...more });

describe('events', () => {
  test('AB-22 toYourCells every pawn goes to its own cell; AB-R16 penitents and the fevered stay', () => {
    const { state } = happening('toYourCells');
    expect(state.pawn).toEqual([CELLS[0], CELLS[1], CELLS[2]]);
    const kept = abbeyOf(3, { hands: HANDS });
    kept.penitent[1] = true;
    kept.skip[0] = 1;
    ringWith(kept, 'toYourCells');
    closeWindow(kept);
    expect(kept.pawn).toEqual([CHURCH, CHURCH, CELLS[2]]);
  });
  test('AB-22 round changes nothing', () => {
    const { state, heard } = happening('round');
    expect(only(heard, 'event')).toHaveLength(1);
    expect([state.lasting, state.stack.length]).toEqual([null, 0]);
  });
  test('AB-22 plainchant one atom only until the next mass', () => {
    const state = abbeyOf(3, { hands: HANDS, rooms: ['ecclesia', 'aula', 'hortus'], lasting: 'plainchant' });
    walk(state, 0, 'aula');
    expect(refusalOf(state, 0, { kind: 'ask', of: 1, question: QUESTION })).toBeNull();
    const two = {
      kind: 'count',
      filter: [
        [
          { kind: 'is', value: 'fat' },
          { kind: 'is', value: 'novice' },
        ],
      ],
    } as const;
    expect(refusalOf(state, 0, { kind: 'ask', of: 1, question: two })?.reason).toBe('plainchant');
    const either = {
      kind: 'hold',
      filter: [[{ kind: 'is', value: 'fat' }], [{ kind: 'is', value: 'novice' }]],
    } as const;
    expect(refusalOf(state, 0, { kind: 'ask', of: 1, question: either })?.reason).toBe('plainchant');
    const compared = {
      kind: 'compare',
      filter: [[{ kind: 'is', value: 'fat' }]],
      than: [[{ kind: 'is', value: 'thin' }]],
    } as const;
    expect(refusalOf(state, 0, { kind: 'ask', of: 1, question: compared })?.reason).toBe('plainchant');
  });
  test('AB-22 secondBody the top of the pile is shown and joins the new first player; else a die shows a random card', () => {
    const { state, heard } = happening('secondBody', { pile: ['guy'] });
    expect(only(heard, 'fromPile')).toEqual([{ type: 'fromPile', seat: 2, card: monk('guy') }]);
    expect(has(state.hand[2], monk('guy'))).toBe(true);
    const later = happening('secondBody');
    const [{ seat, card }] = only(later.heard, 'exposed');
    expect(has(later.state.hand[seat], card)).toBe(true);
    expect(later.state.seen.every((mask) => has(mask, card))).toBe(true);
  });
  test('AB-22 greatSilence nobody asks: meetings have no effect', () => {
    const state = abbeyOf(3, {
      hands: HANDS,
      rooms: ['ecclesia', 'aula', 'hortus'],
      lasting: 'greatSilence',
      books: [['letter']],
    });
    walk(state, 0, 'aula');
    expect(kindsOf(state, 0)).toEqual(['done']);
    expect(refusalOf(state, 0, { kind: 'play', book: 'letter' })?.reason).toBe('bookNotNow');
    expect(only(reading('herbarium', { lasting: 'greatSilence' }).told.heard(0), 'nothing')).toHaveLength(1);
    expect(only(reading('onTruth', { lasting: 'greatSilence' }).told.heard(0), 'nothing')).toHaveLength(1);
    expect(inLibrary('disputedQuestions', { lasting: 'greatSilence' }).state.stack).toEqual([]);
  });
  test('AB-22 vowOfTruth nobody may keep silent; the question back remains', () => {
    const state = abbeyOf(3, { hands: HANDS, rooms: ['ecclesia', 'aula', 'hortus'], lasting: 'vowOfTruth' });
    walk(state, 0, 'aula');
    act(state, 0, { kind: 'ask', of: 1, question: QUESTION });
    expect(kindsOf(state, 1)).toEqual(['answer']);
    act(state, 1, { kind: 'answer' });
    expect(kindsOf(state, 1)).toEqual(['ask', 'waive']);
  });
  test('AB-22 bishopsVisit each shows a chosen card to the left neighbour, and keeps it', () => {
    const { state } = happening('bishopsVisit');
    expect(state.window?.kind).toBe('bishop');
    const before = state.hand.slice();
    const [card] = listed(state.hand[0]);
    act(state, 0, { kind: 'give', cards: [card] });
    closeWindow(state);
    expect(state.hand).toEqual(before);
    expect(has(state.seen[1], card)).toBe(true);
    expect(state.shown[pairOf(3, 0, 1)]).toBe(1 << card);
  });
  test('AB-22 copyistsAtWork the scriptorium is closed until the next mass, and the library behind it', () => {
    const state = abbeyOf(3, { hands: HANDS, rooms: ['claustrum_n'], lasting: 'copyistsAtWork' });
    expect(refusalOf(state, 0, { kind: 'step', room: room('scriptorium') })?.reason).toBe('copyistsAtWork');
    expect(state.ends & (1 << room('bibliotheca'))).toBe(0);
    ringWith(state, 'round');
    expect(state.lasting).toBeNull();
    expect(state.events).toContain('copyistsAtWork');
  });
  test('AB-22 librarianDozes the library needs no fewest cards', () => {
    const state = abbeyOf(3, {
      hands: [['whillem', 'thomas', 'andre'], ['sergio'], []],
      rooms: ['scriptorium'],
      lasting: 'librarianDozes',
    });
    expect(refusalOf(state, 0, { kind: 'step', room: room('bibliotheca') })).toBeNull();
    state.libraryVisited[0] = true;
    expect(refusalOf(state, 0, { kind: 'step', room: room('bibliotheca') })?.reason).toBe('libraryBeen');
  });
  test('AB-22 search a die: that player shows all a random card', () => {
    const { state, heard } = happening('search');
    const [{ seat }] = only(heard, 'die');
    const [shown] = only(heard, 'exposed');
    expect(shown.seat).toBe(seat);
    expect(has(state.hand[seat], shown.card)).toBe(true);
  });
  test('AB-22 fever fever: a skipped turn without penance, not on top of another', () => {
    const { state, heard } = happening('fever');
    const [{ seat }] = only(heard, 'fever');
    expect(state.penitent[seat]).toBe(false);
    const due = abbeyOf(3, { hands: HANDS });
    due.skip.fill(1);
    ringWith(due, 'fever');
    expect(only(closeWindow(due), 'fever')).toEqual([]);
  });
  test('AB-22 procession one square less in the first round, never below one', () => {
    const state = abbeyOf(3, { hands: HANDS, lasting: 'procession', active: 2 });
    expect(state.steps).toBe(1);
    state.turnsSinceMass = 2;
    walk(state, 2, 'aula');
    act(state, 2, { kind: 'done' });
    expect([state.lasting, state.steps]).toEqual([null, 2]);
    expect(state.events.at(-1)).toBe('procession');
  });
  test('AB-22 feastDay one square more until the next mass', () => {
    expect(longestMove(abbeyOf(3, { lasting: 'feastDay' }))).toBe(3);
    expect(longestMove(abbeyOf(6, { lasting: 'feastDay' }))).toBe(4);
  });
  test('AB-22 pilgrims the new first player takes the top of the pile; else the left neighbour shows one', () => {
    const { state, heard } = happening('pilgrims', { pile: ['guy'] });
    expect(only(heard, 'drew')).toEqual([{ type: 'drew', seat: 2, card: null }]);
    expect(has(state.hand[2], monk('guy'))).toBe(true);
    const later = happening('pilgrims');
    expect(only(later.heard, 'showed')[0]).toMatchObject({ by: 0, to: 2, count: 1, cards: null });
    expect(later.state.whispers).toHaveLength(1);
  });
  test('AB-22 contraryRumour each passes one chosen card to the right', () => {
    const { state } = happening('contraryRumour');
    expect(state.window?.kind).toBe('right');
    const before = state.hand.map(count);
    const [card] = listed(state.hand[0]);
    act(state, 0, { kind: 'give', cards: [card] });
    closeWindow(state);
    expect(has(state.hand[2], card)).toBe(true);
    expect(state.hand.map(count)).toEqual(before);
    expect(has(state.gift[0], card)).toBe(false);
  });
  test('AB-22 newConfessors both confessional dice are thrown again', () => {
    const { state, heard } = happening('newConfessors');
    expect(only(heard, 'die')).toHaveLength(2);
    expect(only(heard, 'confessors')[0].seats).toEqual(state.confessors);
  });
  test('AB-22 jubilee every penance and skipped turn is lifted', () => {
    const state = abbeyOf(3, { hands: HANDS });
    state.skip[0] = 1;
    state.penitent[1] = true;
    ringWith(state, 'jubilee');
    closeWindow(state);
    expect([state.skip, state.penitent]).toEqual([
      [0, 0, 0],
      [false, false, false],
    ]);
  });
  test('AB-22 stolenRelics all crypt cards return', () => {
    const state = abbeyOf(3, { hands: HANDS });
    state.relic[0] = 'held';
    state.relics = 5;
    ringWith(state, 'stolenRelics');
    closeWindow(state);
    expect([state.relic, state.relics]).toEqual([['none', 'none', 'none'], 6]);
  });
});

describe('kept books', () => {
  test('AB-15 alchemy at mass: pass none, receive as usual, shown when all passes are', () => {
    const state = abbeyOf(3, { hands: HANDS, books: [['alchemy']] });
    ringWith(state, 'round');
    expect(kindsOf(state, 0)).toEqual(['give', 'keep']);
    expect(act(state, 0, { kind: 'keep' }).heard('gallery')).toEqual([]);
    const heard = closeWindow(state);
    expect(only(heard, 'withheld')).toEqual([{ type: 'withheld', seat: 0 }]);
    expect(count(state.hand[0])).toBe(3);
    expect(state.scriptorium.at(-1)).toBe('alchemy');
  });
  test('AB-15 itinerary before moving: two squares more', () => {
    const state = armed('itinerary');
    act(state, 0, { kind: 'play', book: 'itinerary' });
    expect(state.steps).toBe(4);
    expect(state.ends & (1 << room('cellula1'))).not.toBe(0);
    const late = armed('itinerary');
    act(late, 0, { kind: 'step', room: room('aula') });
    expect(refusalOf(late, 0, { kind: 'play', book: 'itinerary' })?.reason).toBe('bookNotNow');
  });
  test('AB-15 secretKey instead of the move: any other room but the library', () => {
    const state = armed('secretKey');
    expect(refusalOf(state, 0, { kind: 'key', room: room('bibliotheca') })?.reason).toBe('noLibraryByKey');
    expect(refusalOf(state, 0, { kind: 'key', room: CHURCH })?.reason).toBe('startRoom');
    act(state, 0, { kind: 'key', room: room('cellula2') });
    expect(kindsOf(state, 0)).toEqual(['done', 'spy']);
    expect(state.visits[0]).toBe(1 << room('cellula2'));
  });
  test('AB-15 artOfQuestioning after silence: the question must be answered, without a question back', () => {
    const state = armed('artOfQuestioning');
    walk(state, 0, 'aula');
    act(state, 0, { kind: 'ask', of: 1, question: QUESTION });
    act(state, 1, { kind: 'silence' });
    act(state, 0, { kind: 'play', book: 'artOfQuestioning' });
    expect(kindsOf(state, 1)).toEqual(['answer']);
    act(state, 1, { kind: 'answer' });
    expect(abbey.toAct(state)).toEqual([0]);
    expect(state.stack).toEqual([]);
  });
  test('AB-15 ruleOfSilence where an answer is due: none is given', () => {
    const state = armed('ruleOfSilence', undefined, {
      lasting: 'vowOfTruth',
      books: [[], ['ruleOfSilence'], []],
    });
    walk(state, 0, 'aula');
    act(state, 0, { kind: 'ask', of: 1, question: QUESTION });
    expect(kindsOf(state, 1)).toEqual(['answer', 'play']);
    const heard = act(state, 1, { kind: 'play', book: 'ruleOfSilence' }).heard('gallery');
    expect(only(heard, 'silent')).toEqual([{ type: 'silent', asker: 0, of: 1, book: true }]);
    expect(state.stack).toEqual([]);
    const free = armed('ruleOfSilence', undefined, { books: [[], ['ruleOfSilence'], []] });
    walk(free, 0, 'aula');
    act(free, 0, { kind: 'ask', of: 1, question: QUESTION });
    expect(refusalOf(free, 1, { kind: 'play', book: 'ruleOfSilence' })?.reason).toBe('bookNotNow');
  });
  test("AB-15 onHearing what passed between two others since one's last turn is told", () => {
    const state = armed('onHearing', ['ecclesia', 'porta', 'hortus']);
    state.whispers.push(
      { to: 1, from: 2, card: monk('guy'), how: 'taken', turn: 5, heard: 0 },
      { to: 0, from: 2, card: monk('felix'), how: 'taken', turn: 5, heard: 0 },
      { to: 2, from: 1, card: monk('sergio'), how: 'shown', turn: 2, heard: 0 },
    );
    state.lastTurn[0] = 3;
    expect(abbey.moves(state, 0).filter(({ kind }) => kind === 'listen')).toEqual([
      { kind: 'listen', whisper: 0 },
    ]);
    expect(refusalOf(state, 0, { kind: 'listen', whisper: 1 })?.reason).toBe('noWhisper');
    expect(refusalOf(state, 0, { kind: 'listen', whisper: 3 })?.reason).toBe('noWhisper');
    const recorded = act(state, 0, { kind: 'listen', whisper: 0 });
    expect(only(recorded.heard(0), 'overheard')[0].card).toBe(monk('guy'));
    expect(only(recorded.heard(1), 'overheard')[0].card).toBeNull();
    expect(has(state.seen[0], monk('guy'))).toBe(true);
  });
  test('AB-15 indulgence the penance ends and the turn is taken; not for fever', () => {
    const state = abbeyOf(3, {
      hands: HANDS,
      rooms: ['ecclesia', 'porta', 'hortus'],
      active: 2,
      books: [['indulgence']],
    });
    state.skip[0] = 1;
    state.penitent[0] = true;
    const fevered = abbey.clone(state);
    fevered.penitent[0] = false;
    for (const abbeyState of [state, fevered]) {
      walk(abbeyState, 2, 'sacristia');
      act(abbeyState, 2, { kind: 'done' });
    }
    expect(kindsOf(state, 0)).toEqual(['play', 'pray']);
    act(state, 0, { kind: 'play', book: 'indulgence' });
    expect([state.phase, state.skip[0], state.penitent[0]]).toEqual(['move', 0, false]);
    expect(fevered.active).toBe(1);
  });
  test('AB-15 onCustody lies open; its holder chooses the next card taken at random, a random one on a time-out', () => {
    const state = armed('onCustody', ['ecclesia', 'porta', 'hortus']);
    act(state, 0, { kind: 'play', book: 'onCustody' });
    expect([state.custody, state.books[0].length]).toEqual([0, 0]);
    walk(state, 0, 'aula');
    act(state, 0, { kind: 'done' });
    state.pawn[1] = CHURCH;
    state.confessors[0] = 0;
    state.start = CHURCH;
    state.ends = 1 << room('confessorium1');
    walk(state, 1, 'confessorium1');
    act(state, 1, { kind: 'confess' });
    expect(abbey.toAct(state)).toEqual([0]);
    expect(abbey.lapse(state, 0)).toEqual({ kind: 'yieldAny' });
    act(state, 0, { kind: 'yield', card: monk('galbraith') });
    expect(has(state.hand[1], monk('galbraith'))).toBe(true);
    expect([state.custody, state.scriptorium.at(-1)]).toEqual([-1, 'onCustody']);
  });
  test('AB-R11 AB-15 artOfMemory two random cards of a chosen player', () => {
    const state = armed('artOfMemory');
    const recorded = act(state, 0, { kind: 'look', of: 1 });
    expect(only(recorded.heard(0), 'showed')[0].cards).toHaveLength(2);
    expect(only(recorded.heard(2), 'showed')[0]).toMatchObject({ count: 2, cards: null });
    expect(count(state.hand[1])).toBe(3);
    const empty = armed('artOfMemory', undefined, { hands: [['whillem'], [], []] });
    expect(refusalOf(empty, 0, { kind: 'look', of: 1 })?.rule).toBe('AB-R11');
  });
  test('AB-15 letter a question to anybody not in penance, besides a meeting', () => {
    const state = armed('letter', ['ecclesia', 'porta', 'hortus']);
    state.penitent[1] = true;
    walk(state, 0, 'aula');
    const alone = abbey.clone(state);
    alone.penitent[2] = true;
    expect(refusalOf(alone, 0, { kind: 'play', book: 'letter' })?.reason).toBe('bookNotNow');
    act(state, 0, { kind: 'play', book: 'letter' });
    expect(refusalOf(state, 0, { kind: 'ask', of: 1, question: QUESTION })?.reason).toBe('penitent');
    act(state, 0, { kind: 'ask', of: 2, question: QUESTION });
    expect(kindsOf(state, 2)).toEqual(['answer', 'silence']);
  });
  test('AB-15 clock the next time the bell would move it does not', () => {
    const state = armed('clock', undefined, { active: 2, books: [[], [], ['clock']] });
    state.bell = 4;
    act(state, 2, { kind: 'play', book: 'clock' });
    walk(state, 2, 'sacristia');
    const heard = act(state, 2, { kind: 'done' }).heard('gallery');
    expect(only(heard, 'bellHeld')).toHaveLength(1);
    expect([state.bell, state.bellHeld, state.window]).toEqual([4, false, null]);
    state.books[0] = ['clock'];
    state.bellHeld = true;
    expect(refusalOf(state, 0, { kind: 'play', book: 'clock' })?.reason).toBe('bookNotNow');
  });
});

describe('books read at once', () => {
  test('AB-15 gospelOfJudas the right neighbour sees the whole hand', () => {
    const { told } = reading('gospelOfJudas');
    expect(only(told.heard(2), 'showed')[0].cards).toEqual([monk('whillem'), monk('galbraith')]);
    expect(only(told.heard(1), 'showed')[0]).toMatchObject({ to: 2, cards: null });
  });
  test('AB-15 bestiary the top of the pile stays there; else a random card of a chosen player', () => {
    const { state, told } = reading('bestiary', { pile: ['guy', 'felix'] });
    expect(only(told.heard(0), 'peeked')[0].cards).toEqual([monk('guy')]);
    expect(state.pile).toHaveLength(2);
    expect(abbey.view(state, 0, false).pile).toEqual([monk('guy'), null]);
    expect(abbey.view(state, 1, false).pile).toEqual([null, null]);
    const later = reading('bestiary').state;
    const heard = act(later, 0, { kind: 'choose', of: 1 }).heard(0);
    expect(only(heard, 'showed')[0].cards).toHaveLength(1);
  });
  test('AB-15 herbarium a chosen player may not keep silent to the reader until the next mass', () => {
    const { state } = reading('herbarium');
    act(state, 0, { kind: 'choose', of: 1 });
    state.pawn[1] = room('scriptorium');
    state.phase = 'meet';
    act(state, 0, { kind: 'ask', of: 1, question: QUESTION });
    expect(kindsOf(state, 1)).toEqual(['answer']);
    act(state, 1, { kind: 'answer' });
    expect(kindsOf(state, 1)).toContain('ask');
    act(state, 1, { kind: 'waive' });
    ringWith(state, 'round');
    expect(state.compelled[0]).toBe(0);
  });
  test('AB-15 catalogue one more book', () => {
    const state = abbeyOf(3, { hands: HANDS, rooms: ['claustrum_n', 'porta', 'hortus'] });
    onTop(state, 'itinerary');
    onTop(state, 'catalogue');
    walk(state, 0, 'scriptorium');
    act(state, 0, { kind: 'read' });
    expect(state.books[0]).toEqual(['itinerary']);
  });
  test('AB-15 AB-R16 penitential penance for the reader, whose turn ends', () => {
    const { state } = reading('penitential');
    expect([state.penitent[0], state.pawn[0], state.active]).toEqual([true, CHURCH, 1]);
  });
  test('AB-15 mirror give a chosen card, take a random one of the hand before the gift', () => {
    const { state } = reading('mirror');
    act(state, 0, { kind: 'choose', of: 1 });
    const recorded = act(state, 0, { kind: 'hand', card: monk('whillem') });
    expect(has(state.hand[1], monk('whillem'))).toBe(true);
    const [{ card }] = only(recorded.heard(0), 'took');
    expect([monk('sergio'), monk('ambroise'), monk('charles')]).toContain(card);
    expect(only(recorded.heard(2), 'gave')[0].card).toBeNull();
    expect(only(reading('mirror', { hands: [[], ['sergio'], []] }).told.heard(0), 'nothing')).toHaveLength(1);
  });
  test("AB-15 necrology every other player's count is announced", () => {
    const { state } = reading('necrology');
    state.penitent[1] = true;
    const heard = act(state, 0, { kind: 'name', values: ['benedictine', 'fat'] }).heard('gallery');
    expect(only(heard, 'counted')[0].counts).toEqual([
      { seat: 1, n: 1 },
      { seat: 2, n: count(state.hand[2] & monks('ambroise', 'berenger', 'odon', 'clovis')) },
    ]);
  });
  test('AB-15 censorship everyone who keeps books puts one under the pile, from the reader clockwise', () => {
    const { state } = reading('censorship', {
      books: [['itinerary'], [], ['secretKey', 'artOfQuestioning']],
    });
    expect(state.window?.asked).toEqual([0, 2]);
    expect(refusalOf(state, 2, { kind: 'discard', book: 'itinerary' })?.reason).toBe('noSuchBook');
    expect(refusalOf(state, 2, { kind: 'give', cards: [] })?.reason).toBe('outOfOrder');
    act(state, 2, { kind: 'discard', book: 'secretKey' });
    act(state, 2, { kind: 'discard', book: 'artOfQuestioning' });
    expect(refusalOf(state, 2, { kind: 'discard', book: 'artOfQuestioning' })?.reason).toBe('handedIn');
    const recorded = act(state, 0, { kind: 'discard', book: 'itinerary' });
    expect(state.scriptorium.slice(-2)).toEqual(['itinerary', 'artOfQuestioning']);
    expect(state.books).toEqual([[], [], ['secretKey']]);
    expect(only(recorded.heard(1), 'bookLost').map(({ book }) => book)).toEqual([null, null]);
    const open = abbeyOf(3, { hands: HANDS, rooms: ['claustrum_n', 'porta', 'hortus'] });
    open.custody = 1;
    open.scriptorium.splice(open.scriptorium.indexOf('onCustody'), 1);
    onTop(open, 'censorship');
    walk(open, 0, 'scriptorium');
    act(open, 0, { kind: 'read' });
    closeWindow(open);
    expect(open.custody).toBe(-1);
  });
  test('AB-15 onTheft a die: a random card from that player', () => {
    const { state, told } = reading('onTheft');
    const [{ seat }] = only(told.heard(0), 'die');
    expect(only(told.heard(0), 'took')[0]).toMatchObject({ by: 0, from: seat });
    expect(count(state.hand[0])).toBe(3);
  });
  test('AB-15 onExchange a die: both choose a card at once and exchange them', () => {
    const { state, told } = reading('onExchange');
    const [{ seat }] = only(told.heard(0), 'die');
    const [card] = listed(state.hand[seat]);
    act(state, seat, { kind: 'give', cards: [card] });
    act(state, 0, { kind: 'give', cards: [monk('whillem')] });
    expect(has(state.hand[0], card)).toBe(true);
    expect(has(state.hand[seat], monk('whillem'))).toBe(true);
  });
  test('AB-15 onTruth a die: a question that must be answered, without one back; not to a penitent', () => {
    const { state, told } = reading('onTruth');
    const [{ seat }] = only(told.heard(0), 'die');
    expect(refusalOf(state, 0, { kind: 'ask', of: 3 - seat, question: QUESTION })?.reason).toBe('notToAsk');
    act(state, 0, { kind: 'ask', of: seat, question: QUESTION });
    expect(kindsOf(state, seat)).toEqual(['answer']);
    act(state, seat, { kind: 'answer' });
    expect(abbey.toAct(state)).toEqual([0]);
    const penitent = abbeyOf(3, { hands: HANDS, rooms: ['claustrum_n', 'ecclesia', 'ecclesia'] });
    penitent.penitent[1] = true;
    penitent.penitent[2] = true;
    onTop(penitent, 'onTruth');
    walk(penitent, 0, 'scriptorium');
    expect(only(act(penitent, 0, { kind: 'read' }).heard(0), 'nothing')).toHaveLength(1);
  });
  test('AB-15 anonymousLetters a die and one value: a fitting card is shown, or all hear there is none', () => {
    const { state, told } = reading('anonymousLetters');
    const [{ seat }] = only(told.heard(0), 'die');
    expect(refusalOf(state, 0, { kind: 'name', values: ['father', 'fat'] })?.reason).toBe('oneFeatureOnly');
    act(state, 0, { kind: 'name', values: ['benedictine'] });
    expect(abbey.toAct(state)).toEqual([seat]);
    act(state, seat, abbey.moves(state, seat)[0]);
    const none = reading('anonymousLetters', { hands: [['whillem'], ['sergio'], []] }, 3);
    const named = only(none.told.heard(0), 'die')[0].seat;
    none.state.hand[named] = monks('sergio');
    expect(
      only(act(none.state, 0, { kind: 'name', values: ['hooded'] }).heard('gallery'), 'hasNone'),
    ).toHaveLength(1);
  });
  test('AB-15 apocalypse a die: that player goes to penance, once', () => {
    const { state, told } = reading('apocalypse');
    const [{ seat }] = only(told.heard(0), 'die');
    expect([state.penitent[seat], state.pawn[seat], state.active]).toEqual([true, CHURCH, 0]);
    const again = abbeyOf(3, { hands: HANDS, rooms: ['claustrum_n', 'ecclesia', 'ecclesia'] });
    again.penitent[1] = true;
    again.penitent[2] = true;
    onTop(again, 'apocalypse');
    walk(again, 0, 'scriptorium');
    expect(only(act(again, 0, { kind: 'read' }).heard(0), 'penance')).toEqual([]);
  });
});

describe('library', () => {
  test('AB-16 secretArchives the whole hand of a chosen player', () => {
    const { state } = inLibrary('secretArchives');
    const recorded = act(state, 0, { kind: 'choose', of: 1 });
    expect(only(recorded.heard(0), 'showed')[0].cards).toEqual(listed(state.hand[1]));
    expect(only(recorded.heard(2), 'showed')[0].cards).toBeNull();
  });
  test('AB-16 bookCupboard three books: stars kept, the others in order, a penance for oneself last', () => {
    const state = abbeyOf(3, { hands: HANDS, rooms: ['scriptorium', 'porta', 'hortus'] });
    for (const book of ['necrology', 'itinerary', 'penitential'] as const) onTop(state, book);
    onTop(state, 'bookCupboard');
    walk(state, 0, 'bibliotheca');
    const heard = act(state, 0, { kind: 'read' }).heard('gallery');
    expect(only(heard, 'bookRead').map(({ book }) => book)).toEqual(['penitential', 'necrology']);
    expect(state.books[0]).toEqual(['itinerary']);
    expect(state.penitent[0]).toBe(false);
    act(state, 0, { kind: 'name', values: ['fat'] });
    expect([state.penitent[0], state.active]).toEqual([true, 1]);
  });
  test('AB-16 bookOfRevelations a revelation at once, or none', () => {
    const { state } = inLibrary('bookOfRevelations');
    expect(kindsOf(state, 0)).toEqual(['decline', 'reveal']);
    act(state, 0, { kind: 'reveal', value: 'thin' });
    expect(state.revelations).toEqual([{ seat: 0, value: 'thin' }]);
    expect(kindsOf(state, 0)).toEqual(['done']);
  });
  test('AB-16 AB-R11 disputedQuestions does nothing where all others are penitents', () => {
    const state = abbeyOf(3, { hands: HANDS, rooms: ['scriptorium', 'ecclesia', 'ecclesia'] });
    state.hand[0] = 0;
    state.penitent[1] = true;
    state.penitent[2] = true;
    beginMove(state);
    onTop(state, 'disputedQuestions');
    walk(state, 0, 'bibliotheca');
    act(state, 0, { kind: 'read' });
    expect([state.stack, state.window, state.askedAll]).toEqual([[], null, null]);
    expect(kindsOf(state, 0)).toEqual(['done']);
  });
  test('AB-42 whoever says yes to a name among disputed questions has admitted it to all', () => {
    const { state } = inLibrary('disputedQuestions');
    const filter = [[{ kind: 'among', suspects: [monk('sergio')] }]] as const;
    expect(has(state.seen[2], monk('sergio'))).toBe(false);
    act(state, 0, { kind: 'askAll', question: { kind: 'hold', filter } });
    act(state, 1, { kind: 'confirm' });
    act(state, 2, { kind: 'confirm' });
    expect(state.seen.every((mask) => has(mask, monk('sergio')))).toBe(true);
  });
  test('AB-16 disputedQuestions one question without references that all others must answer together', () => {
    const { state } = inLibrary('disputedQuestions', { books: [[], ['ruleOfSilence'], []] });
    expect(refusalOf(state, 0, { kind: 'askAll', question: { kind: 'willGo', room: 1 } })?.reason).toBe(
      'notToAll',
    );
    expect(refusalOf(state, 0, { kind: 'ask', of: 1, question: QUESTION })?.reason).toBe('notToAsk');
    act(state, 0, { kind: 'askAll', question: QUESTION });
    expect(abbey.toAct(state)).toEqual([1, 2]);
    expect(kindsOf(state, 1)).toEqual(['confirm', 'hush']);
    expect(kindsOf(state, 2)).toEqual(['confirm']);
    expect(refusalOf(state, 1, { kind: 'withdraw' })?.reason).toBe('nothingHandedIn');
    expect(act(state, 1, { kind: 'hush' }).heard('gallery')).toEqual([]);
    const heard = act(state, 2, { kind: 'confirm' }).heard('gallery');
    const [{ answers }] = only(heard, 'answeredAll');
    expect(answers.map(({ seat, answer }) => [seat, answer?.kind ?? null])).toEqual([
      [1, null],
      [2, 'number'],
    ]);
    expect(state.stack).toEqual([]);
  });
  test('AB-16 onDiscovery a random card from each of one or two chosen players', () => {
    const { state } = inLibrary('onDiscovery');
    expect(abbey.moves(state, 0)).toEqual([
      { kind: 'choose', of: 1 },
      { kind: 'choose', of: 2 },
    ]);
    act(state, 0, { kind: 'choose', of: 1 });
    expect(abbey.moves(state, 0)).toEqual([{ kind: 'choose', of: 2 }, { kind: 'enough' }]);
    expect(refusalOf(state, 0, { kind: 'choose', of: 1 })?.reason).toBe('noSuchPlayer');
    act(state, 0, { kind: 'choose', of: 2 });
    expect(count(state.hand[0])).toBe(4);
    const one = inLibrary('onDiscovery').state;
    act(one, 0, { kind: 'choose', of: 1 });
    act(one, 0, { kind: 'enough' });
    expect(count(one.hand[0])).toBe(3);
    expect(kindsOf(one, 0)).toEqual(['done']);
  });
  test('AB-16 bookOfSecrets every card of the pile; else one random card of every other', () => {
    const { told } = inLibrary('bookOfSecrets', { pile: ['guy', 'felix'] });
    expect(only(told.heard(0), 'peeked')[0].cards).toEqual([monk('guy'), monk('felix')]);
    const later = inLibrary('bookOfSecrets');
    expect(only(later.told.heard(0), 'showed').map(({ by, count: n }) => [by, n])).toEqual([
      [1, 1],
      [2, 1],
    ]);
  });
  test('AB-16 poetics two random cards of every other, then penance', () => {
    const { state, told } = inLibrary('poetics');
    expect(only(told.heard(0), 'showed').map(({ by, count: n }) => [by, n])).toEqual([
      [1, 2],
      [2, 2],
    ]);
    expect([state.penitent[0], state.active]).toEqual([true, 1]);
  });
  test('AB-16 labyrinth a further turn at once, which may put the pawn anywhere', () => {
    const { state } = inLibrary('labyrinth');
    state.relic[0] = 'held';
    expect(refusalOf(state, 0, { kind: 'relic' })?.rule).toBe('AB-R13');
    act(state, 0, { kind: 'done' });
    expect([state.active, state.turn, state.bell]).toEqual([0, 'labyrinth', 1]);
    act(state, 0, { kind: 'put', room: room('capitulum') });
    expect(kindsOf(state, 0)).toContain('reveal');
    act(state, 0, { kind: 'done' });
    expect([state.active, state.turn]).toEqual([1, 'normal']);
    expect(refusalOf(abbeyOf(3), 0, { kind: 'put', room: room('capitulum') })?.reason).toBe('noLabyrinth');
  });
});
