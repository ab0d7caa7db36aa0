import { others } from '../../author.ts';
import * as windows from '../../windows.ts';
import type { GameSpec } from '../spec.ts';
import { type Interrupt, interrupt } from './interrupt.ts';

const CARDS = ['reroll', 'plus', 'blank'] as const;

/** Hidden: the cards of others, what they answer, and their standing orders. How many cards one holds is public. */
export const interruptSpec: GameSpec<Interrupt> = {
  game: interrupt,
  tables: [{ seats: 2 }, { seats: 3 }, { seats: 4 }],
  longest: 600,
  everyStepSeals: true,
  seldom: ({ kind }) => kind === 'decline',
  veil: {
    disguise(state, watcher, rng) {
      const { players, window } = state;
      const hidden = others(players, watcher);
      for (const seat of hidden) {
        const hand = players[seat].hand.map(() => rng.pick(CARDS)).sort();
        players[seat].hand = hand;
        players[seat].order = rng.pick(['none', 'pass', 'rerollLow']);
        if (!windows.isAsked(window, seat) || players[seat].passed) continue;
        const tricks = (['reroll', 'plus'] as const).filter((card) => hand.includes(card));
        const answer = rng.pick([null, windows.PASS, ...tricks]);
        if (answer === null) windows.withdrawAnswer(window, seat);
        else windows.setAnswer(window, seat, answer);
      }
      return { state, rename: (_seat, move) => move };
    },
    secrets: {
      'hand of another': ({ players }, watcher) => others(players, watcher).map((seat) => players[seat].hand),
      'standing order': ({ players }, watcher) => others(players, watcher).map((seat) => players[seat].order),
      'submitted answer': ({ players, window }, watcher) => {
        const asked = others(players, watcher).filter((seat) => windows.isAsked(window, seat));
        return asked.length > 0 ? asked.map((seat) => windows.answerOf(window, seat)) : null;
      },
    },
    steps: { answer: 'nothing', withdraw: 'nothing', order: 'nothing' },
    restricted: ['answered', 'ordered'],
  },
};
