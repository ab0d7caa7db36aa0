import * as windows from '../../windows.ts';
import type { KitSpec } from '../spec.ts';
import { type Interrupt, interrupt } from './interrupt.ts';
import { others } from './probe.ts';

const CARDS = ['reroll', 'plus', 'blank'] as const;

/** Hidden: the cards of others, what they answer, and their standing answers. How many cards one holds is public. */
export const interruptKit: KitSpec<Interrupt> = {
  game: interrupt,
  tables: [{ seats: 2 }, { seats: 3 }, { seats: 4 }],
  longest: 600,
  veil: {
    disguise(state, watcher, rng) {
      const { players, window } = state;
      const hidden = others(players, watcher);
      for (const seat of hidden) {
        const hand = players[seat].hand.map(() => rng.pick(CARDS)).sort();
        players[seat].hand = hand;
        players[seat].mode = rng.pick(['ask', 'pass', 'rerollLow']);
        if (!windows.isAsked(window, seat)) continue;
        const tricks = (['reroll', 'plus'] as const).filter((card) => hand.includes(card));
        const answer = rng.pick([null, windows.PASS, ...tricks]);
        if (answer === null) windows.withdrawAnswer(window, seat);
        else windows.setAnswer(window, seat, answer);
      }
      const asked = window.asked.filter((seat) => seat !== watcher);
      if (asked.length > 0 && windows.isComplete(window)) windows.withdrawAnswer(window, rng.pick(asked));
      return { state, rename: (_seat, move) => move };
    },
    secrets: {
      'hand of another': ({ players }, watcher) => others(players, watcher).map((seat) => players[seat].hand),
      'standing answer': ({ players }, watcher) => others(players, watcher).map((seat) => players[seat].mode),
      'submitted answer': ({ players, window }, watcher) => {
        const asked = others(players, watcher).filter((seat) => windows.isAsked(window, seat));
        return asked.length > 0 ? asked.map((seat) => windows.answerOf(window, seat)) : null;
      },
    },
    steps: { answer: 'nothing', withdraw: 'nothing', stand: 'nothing' },
    restricted: ['answered', 'stood'],
  },
};
