import { expect, test } from 'vitest';
import { ALL_CARDS, ANIMALS_FROM } from '../../rules/cards.ts';
import { secretLabyrinth } from '../../rules/game.ts';
import { position } from '../../test/position.ts';
import { animalsAreHeld, isHuntOver } from '../hunt.ts';
import { tableWords } from '../words.ts';

const [dragon, ...otherAnimals] = ALL_CARDS.slice(ANIMALS_FROM);
const prizes = ALL_CARDS.slice(0, ANIMALS_FROM);

/** What the empty place of the wanted card says, where seat 1 holds these besides. */
function saidWith(animals: readonly number[], language: 'en' | 'fr'): string {
  const state = position({ hands: [prizes, animals], wanted: null, pile: [] });
  const view = secretLabyrinth.view(state, 0, false);
  expect(isHuntOver(view)).toBe(true);
  return tableWords[language].noMoreHunt(animalsAreHeld(view));
}

test('SL-12 with no card left to hunt, animals still held are not forgotten beside duels', () => {
  expect(saidWith([dragon], 'en')).toBe('Cards change hands only by duels and by animals still held.');
  expect(saidWith([dragon], 'fr')).toContain('animal');
  expect(saidWith([], 'en')).toBe('Cards change hands only by duels now.');
  expect(saidWith([], 'fr')).not.toContain('animal');
});

test('as long as a card is wanted or in the pile, the hunt goes on', () => {
  const hunted = position({ hands: [prizes], wanted: dragon, pile: [] });
  const between = position({ hands: [prizes], wanted: null, pile: otherAnimals });
  for (const state of [hunted, between])
    expect(isHuntOver(secretLabyrinth.view(state, 0, false))).toBe(false);
});
