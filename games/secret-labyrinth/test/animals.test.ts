import { expect, test } from 'vitest';
import { secretLabyrinth } from '../rules/game.ts';
import type { Move } from '../rules/moves.ts';
import { cardsOf, OUT, prizeCount, type State } from '../rules/state.ts';
import {
  act,
  at,
  card,
  dice,
  fight,
  named,
  only,
  place,
  position,
  reasonOf,
  run,
  SHIFT_IN,
} from './position.ts';

const DONE: Move = { kind: 'done' };
const animal = (name: 'dragon' | 'unicorn' | 'griffin' | 'phoenix'): Move => ({
  kind: 'animal',
  card: card(name),
});

/** Seat 0 has taken the crown and ends its turn; this is turned up. */
function turningUp(pile: readonly number[], pawns = ['frame-0', 'frame-3']): State {
  const state = position({ changed: true, pawns, wanted: card('crown'), pile });
  act(state, 0, run('outerCorridor-0'));
  act(state, 0, DONE);
  return state;
}

test('SL-13 whoever turns up an animal may go there, take it and turn up the next, again and again', () => {
  const state = turningUp(named('dragon', 'phoenix', 'ring'));
  expect(secretLabyrinth.toAct(state)).toEqual([0]);
  expect(reasonOf(state, 0, DONE)).toBe('SL-13 answerJump');
  act(state, 0, { kind: 'jump' });
  expect(state.pawns[0]).toBe(at('middleRing-4'));
  expect(state.stage).toBe('jump');
  act(state, 0, { kind: 'jump' });
  expect(cardsOf(state, 0)).toEqual(named('crown', 'dragon', 'phoenix'));
  expect([state.wanted, state.active]).toEqual([card('ring'), 1]);
});

test('SL-13 declined, it stays wanted as any secret', () => {
  const state = turningUp(named('dragon', 'ring'));
  act(state, 0, { kind: 'decline' });
  expect([state.wanted, state.active, state.pawns[0]]).toEqual([card('dragon'), 1, at('outerCorridor-0')]);
});

test('SL-13 standing there already, it is taken without moving', () => {
  const state = position({
    pawns: ['frame-0', 'frame-3'],
    changed: true,
    wanted: card('crown'),
    pile: named('dragon'),
  });
  act(state, 0, run('outerCorridor-0'));
  state.pawns[0] = at('middleRing-4');
  act(state, 0, DONE);
  expect(only(act(state, 0, { kind: 'jump' }).heard(1), 'jumped')).toEqual([]);
  expect(state.owner[card('dragon')]).toBe(0);
});

test('SL-13 SL-20 other pawns there: a duel for the animal', () => {
  const state = turningUp(named('dragon', 'ring'), ['frame-0', 'middleRing-4']);
  act(state, 0, { kind: 'jump' });
  expect(secretLabyrinth.toAct(state)).toEqual([0, 1]);
  fight(state, 1);
  expect(state.owner[card('dragon')]).toBe(1);
  act(state, 1, place('frame-4'));
  expect([state.wanted, state.active]).toEqual([card('ring'), 1]);
});

function exchanging(state: State, give: number, from: number, seed = 1) {
  act(state, 0, animal('dragon'));
  act(state, 0, { kind: 'give', card: give });
  return act(state, 0, { kind: 'from', seat: from }, dice(seed));
}

test('SL-14 SL-R2 an animal leaves the game, two cards are drawn blindly and one is given', () => {
  const hands = [named('crown', 'dragon'), named('ring', 'gnome-cook', 'unicorn')];
  const drawn = new Set<string>();
  for (let seed = 0; seed < 30; seed++) {
    const state = position({ hands, wanted: card('sword') });
    const { heard } = exchanging(state, card('crown'), 1, seed);
    expect(state.owner[card('dragon')]).toBe(OUT);
    expect(cardsOf(state, 0)).toHaveLength(2);
    expect(cardsOf(state, 1)).toHaveLength(2);
    expect(cardsOf(state, 1)).toContain(card('crown'));
    const [told] = only(heard(0), 'exchanged');
    expect(told).toMatchObject({ count: 2, drawn: cardsOf(state, 0), given: card('crown') });
    expect(only(heard(1), 'exchanged')).toEqual([told]);
    expect(only(heard('gallery'), 'exchanged')[0]).toMatchObject({ count: 2, drawn: null, given: null });
    drawn.add(cardsOf(state, 0).join());
  }
  expect(drawn.size).toBe(3);
});

test('SL-14 one card, if there is only one; several animals in a turn, also one just taken', () => {
  const state = position({
    pawns: ['middleRing-10', 'frame-3'],
    hands: [named('crown', 'dragon'), named('ring')],
    wanted: card('unicorn'),
  });
  act(state, 0, { kind: 'claim' });
  exchanging(state, card('crown'), 1);
  expect(cardsOf(state, 0)).toEqual(named('ring', 'unicorn'));
  act(state, 0, animal('unicorn'));
  act(state, 0, { kind: 'give', card: card('ring') });
  act(state, 0, { kind: 'from', seat: 1 });
  expect(cardsOf(state, 0)).toEqual(named('crown'));
  expect(reasonOf(state, 0, DONE)).toBe('SL-4 changesFirst');
});

test('SL-14 needs a card to give and an opponent with a card, and no open duel', () => {
  const alone = position({ hands: [named('dragon'), named('ring')], wanted: card('sword') });
  expect(reasonOf(alone, 0, animal('dragon'))).toBe('SL-14 nothingToExchange');
  const poor = position({ hands: [named('dragon', 'crown'), []], wanted: card('sword') });
  expect(reasonOf(poor, 0, animal('dragon'))).toBe('SL-14 nothingToExchange');
  const duel = position({
    changed: true,
    pawns: ['frame-0', 'frame-1'],
    hands: [named('dragon', 'crown'), named('ring')],
    wanted: card('sword'),
  });
  act(duel, 0, run('frame-1'));
  act(duel, 0, { kind: 'challenge', seat: 1 });
  expect(reasonOf(duel, 0, animal('dragon'))).toBe('SL-16 sayStake');
  const three = position({
    seats: 3,
    hands: [named('dragon', 'crown'), named('ring')],
    wanted: card('sword'),
  });
  act(three, 0, animal('dragon'));
  expect(reasonOf(three, 0, SHIFT_IN)).toBe('SL-14 finishExchange');
  expect(reasonOf(three, 0, { kind: 'from', seat: 1 })).toBe('SL-R8 giftFirst');
  expect(reasonOf(three, 0, { kind: 'give', card: card('ring') })).toBe('SL-14 notYours');
  act(three, 0, { kind: 'give', card: card('crown') });
  expect(reasonOf(three, 0, { kind: 'give', card: card('crown') })).toBe('SL-R8 giftChosen');
  expect(reasonOf(three, 0, { kind: 'from', seat: 0 })).toBe('SL-14 notYourself');
  expect(reasonOf(three, 0, { kind: 'from', seat: 2 })).toBe('SL-14 noCards');
  expect(reasonOf(three, 0, { kind: 'from', seat: 3 })).toBe('SL-14 noSuchPlayer');
});

test('SL-14 an animal may be played while deciding about the jump', () => {
  const state = position({
    changed: true,
    hands: [named('griffin'), named('ring')],
    wanted: card('crown'),
    pile: named('dragon', 'sword'),
  });
  act(state, 0, run('outerCorridor-0'));
  act(state, 0, DONE);
  act(state, 0, animal('griffin'));
  act(state, 0, { kind: 'give', card: card('crown') });
  act(state, 0, { kind: 'from', seat: 1 });
  expect(state.stage).toBe('jump');
});

test('SL-R8 the gift is known to its giver alone until all cards change hands together; the active player wins ties', () => {
  const five = named('crown', 'sceptre', 'sword', 'goblet', 'jewel-casket');
  const last = named('ring', 'golden-key');
  const gnomes = named('gnome-bearded', 'gnome-laughing', 'gnome-sleeping', 'gnome-lantern', 'gnome-fiddler');
  let both = 0;
  for (let seed = 0; seed < 200 && both === 0; seed++) {
    const state = position({
      options: { goal: 6 },
      hands: [
        [...five, card('gnome-cook'), card('dragon')],
        [...gnomes, ...last],
      ],
      wanted: card('phoenix'),
    });
    act(state, 0, animal('dragon'));
    const { heard } = act(state, 0, { kind: 'give', card: card('gnome-cook') });
    expect([heard(0).length, heard(1).length, heard('gallery').length]).toEqual([1, 0, 0]);
    act(state, 0, { kind: 'from', seat: 1 }, dice(seed));
    if (last.every((treasure) => state.owner[treasure] === 0)) {
      both++;
      expect(prizeCount(state, 1, 'gnome')).toBe(6);
      expect(secretLabyrinth.outcome(state)?.places[0]).toEqual([0]);
    }
  }
  expect(both).toBe(1);
});

test('SL-25 animals win nothing, cannot be named, are not handed over, but can be drawn and given', () => {
  const state = position({
    changed: true,
    pawns: ['frame-0', 'frame-1'],
    hands: [named('dragon', 'unicorn', 'griffin', 'phoenix'), named('ring')],
    wanted: card('sword'),
    options: { goal: 6 },
  });
  expect(secretLabyrinth.parse({ kind: 'stake', prize: 'animal', die: false })).toBeNull();
  act(state, 0, run('frame-1'));
  act(state, 0, { kind: 'challenge', seat: 1 });
  act(state, 0, { kind: 'stake', prize: 'gnome', die: true });
  fight(state, 1);
  expect(cardsOf(state, 0)).toHaveLength(4);
  act(state, 1, place('frame-4'));
  act(state, 0, animal('dragon'));
  act(state, 0, { kind: 'give', card: card('unicorn') });
  act(state, 0, { kind: 'from', seat: 1 });
  expect(cardsOf(state, 1)).toEqual(named('unicorn'));
});
