import { others, sorted } from '../../author.ts';
import type { GameSpec } from '../spec.ts';
import { passingMind } from './passing.mind.ts';
import { type Passing, passing } from './passing.ts';

/** Hidden: the hands of others, the card aside, and which cards others have picked. Whether they gave is public. */
export const passingSpec: GameSpec<Passing> = {
  game: passing,
  tables: [{ seats: 3 }],
  longest: 500,
  everyStepSeals: true,
  stride: 2,
  conserved: ({ players, aside }) => sorted([aside, ...players.flatMap(({ hand }) => hand)]),
  veil: {
    disguise(state, watcher, rng) {
      const { players, question } = state;
      const hidden = others(players, watcher);
      const told = question && question.count !== null && question.count >= 0 ? question : null;
      for (let attempt = 0; attempt < 100; attempt++) {
        const cards = rng.shuffle([state.aside, ...hidden.flatMap((seat) => players[seat].hand)]);
        const hands = hidden.map((_seat, i) => sorted(cards.slice(1 + 3 * i, 4 + 3 * i)));
        // What was counted aloud stays true.
        const heard = told && hidden.includes(told.target) ? hands[hidden.indexOf(told.target)] : null;
        if (heard && heard.filter((card) => card >= (told?.least ?? 0)).length !== told?.count) continue;
        state.aside = cards[0];
        for (const [i, seat] of hidden.entries()) {
          const picked = state.window.answers[seat] ? 2 : rng.int(3);
          players[seat].hand = hands[i];
          players[seat].picked =
            state.window.asked.length > 0 ? rng.shuffle([...hands[i]]).slice(0, picked) : [];
        }
        break;
      }
      return {
        state,
        rename(seat, move) {
          const { hand, picked } = players[seat];
          const card = hand.find((own) => !picked.includes(own));
          return move.kind === 'pick' && card !== undefined ? { kind: 'pick', card } : move;
        },
      };
    },
    secrets: {
      'hand of another': ({ players }, watcher) => others(players, watcher).map((seat) => players[seat].hand),
      'card aside': ({ aside }) => aside,
      'picked cards': ({ players, window }, watcher) =>
        window.asked.length > 0 ? others(players, watcher).map((seat) => players[seat].picked) : null,
    },
    steps: { pick: 'nothing', give: 'that it happened', withdraw: 'that it happened' },
    restricted: ['picked', 'given', 'passed'],
  },
  mind: passingMind,
};
