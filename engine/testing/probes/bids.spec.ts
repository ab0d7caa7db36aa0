import { others } from '../../author.ts';
import * as windows from '../../windows.ts';
import type { GameSpec } from '../spec.ts';
import { type Bids, bids } from './bids.ts';

/** Hidden: what others draw up and hand in, and the lots of later rounds. */
export const bidsSpec: GameSpec<Bids> = {
  game: bids,
  tables: [{ seats: 2 }, { seats: 3 }, { seats: 4 }, { seats: 5 }, { seats: 2, options: { rounds: 5 } }],
  longest: 800,
  everyStepSeals: true,
  conserved: ({ lots, players, round }) => [
    [...lots].sort((a, b) => a - b),
    players.reduce((sum, { won }) => sum + won, 0) <= lots.slice(0, round).reduce((sum, lot) => sum + lot, 0),
  ],
  veil: {
    disguise(state, watcher, rng) {
      const { players, window, round } = state;
      state.lots = [...state.lots.slice(0, round + 1), ...rng.shuffle(state.lots.slice(round + 1))];
      const hidden = others(players, watcher);
      for (const seat of hidden) {
        players[seat].draft = rng.int(players[seat].purse + 1);
        const answer = rng.pick([null, windows.PASS, players[seat].draft || windows.PASS]);
        if (answer === null) windows.withdrawAnswer(window, seat);
        else windows.setAnswer(window, seat, answer);
      }
      if (windows.isComplete(window)) windows.withdrawAnswer(window, rng.pick(hidden));
      return { state, rename: (_seat, move) => move };
    },
    secrets: {
      'draft of another': ({ players }, watcher) =>
        others(players, watcher).map((seat) => players[seat].draft),
      'submitted bid': ({ players, window }, watcher) =>
        others(players, watcher).map((seat) => windows.answerOf(window, seat)),
      'lots to come': ({ lots, round }) => (lots.length > round + 2 ? lots.slice(round + 1) : null),
    },
    steps: { add: 'nothing', clear: 'nothing', bid: 'nothing', pass: 'nothing', withdraw: 'nothing' },
    restricted: ['drafted', 'handed', 'withdrew'],
  },
};
