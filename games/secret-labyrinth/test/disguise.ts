/**
 * What each watcher may not know, from SL-17, SL-22, SL-29 and SL-30. That is the order of the pile, the cards of the
 * others, a card about to be given, and a weapon not yet shown. Without a memory aid, a card in the pile and one that
 * another took earlier look the same too.
 */

import { answerOf, type Rng, type Seat, setAnswer, type Watcher } from '@conclave/engine';
import type { Disguised, Veil } from '@conclave/engine/testing';
import { ALL_CARDS, type Card, isAnimal, PRIZES } from '../rules/cards.ts';
import type { SecretLabyrinth } from '../rules/game.ts';
import { GIVE, type Move } from '../rules/moves.ts';
import { clone, IN_PILE, NONE, prizeCount, type State } from '../rules/state.ts';

const kindOf = (card: Card) => (isAnimal(card) ? 'animal' : card < 7 ? 'treasure' : 'gnome');

/** Cards that others hold, and without a memory aid those of the pile. */
function unknownTo(state: State, watcher: Watcher): Card[] {
  return ALL_CARDS.filter((card) => {
    const at = state.owner[card];
    if (at === IN_PILE) return !state.memoryAid;
    return at >= 0 && at !== watcher && (state.memoryAid || card !== state.taken.at(-1)?.card);
  });
}

function swap(state: State, one: Card, two: Card): void {
  const { owner, taken, pile } = state;
  const rename = (card: Card) => (card === one ? two : card === two ? one : card);
  [owner[one], owner[two]] = [owner[two], owner[one]];
  // With the aid on, both were taken and everybody knows by whom.
  if (!state.memoryAid) {
    taken.forEach(({ card, seat }, i) => {
      taken[i] = { card: rename(card), seat };
    });
  }
  pile.forEach((card, i) => {
    pile[i] = rename(card);
  });
  state.gift = rename(state.gift);
}

function nobodyHasWon(state: State): boolean {
  return state.pawns.every((_pawn, seat) =>
    PRIZES.every((prize) => prizeCount(state, seat, prize) < state.goal),
  );
}

function disguise(state: State, watcher: Watcher, rng: Rng): Disguised<SecretLabyrinth> {
  let other = clone(state);
  rng.shuffle(other.pile);
  const renamed = ALL_CARDS.slice();
  const sameKind = rng.int(2) === 0;
  const unknown = unknownTo(state, watcher);
  for (let i = 0; i < 2 * unknown.length; i++) {
    const [one, two] = [rng.pick(unknown), rng.pick(unknown)];
    if (one === two || (sameKind && kindOf(one) !== kindOf(two))) continue;
    const next = clone(other);
    swap(next, one, two);
    if (!nobodyHasWon(next)) continue;
    other = next;
    renamed.forEach((card, from) => {
      renamed[from] = card === one ? two : card === two ? one : card;
    });
  }
  if (other.gift !== NONE && watcher !== other.active) {
    other.gift = rng.pick(ALL_CARDS.filter((card) => other.owner[card] === other.active));
  }
  const { window } = other;
  for (const seat of window?.asked ?? []) {
    if (seat !== watcher && window && answerOf(window, seat) !== null) setAnswer(window, seat, rng.int(4));
  }
  const rename = (_seat: Seat, move: Move): Move => (move.kind === 'give' ? GIVE[renamed[move.card]] : move);
  return { state: other, rename };
}

const others = (state: State, watcher: Watcher) =>
  state.pawns.map((_pawn, seat) => seat).filter((seat) => seat !== watcher);

export function veilOf(memoryAid: boolean): Veil<SecretLabyrinth> {
  return {
    disguise,
    secrets: {
      'draw pile': ({ pile }) => (pile.length > 1 ? pile : null),
      'hand of another': (state, watcher) => {
        const unknown = unknownTo(state, watcher);
        const hands = others(state, watcher).map((seat) =>
          unknown.filter((card) => state.owner[card] === seat),
        );
        return hands.filter((hand) => hand.length > 0).length > 1 ? hands : null;
      },
      gift: ({ gift, active }, watcher) => (gift !== NONE && watcher !== active ? gift : null),
      weapon: (state, watcher) => {
        const answers = others(state, watcher).map((seat) => state.window && answerOf(state.window, seat));
        return answers.every((answer) => answer === null) ? null : answers;
      },
    },
    steps: { give: 'nothing', weapon: 'that it happened', withdraw: 'that it happened' },
    restricted: memoryAid
      ? ['giftChosen', 'exchanged', 'weaponChosen', 'weaponWithdrawn', 'paid']
      : ['giftChosen', 'exchanged', 'weaponChosen', 'weaponWithdrawn', 'paid', 'taken'],
  };
}
