import { others } from '../../author.ts';
import type { Watcher } from '../../game.ts';
import type { GameSpec } from '../spec.ts';
import { type Canary, canary, hexWord, type State } from './canary.ts';

function hiddenHands({ players, whispers }: State, watcher: Watcher): string[] {
  const heard = whispers.flatMap(({ to, word }) => (to === watcher ? [word] : []));
  return others(players, watcher).flatMap((seat) =>
    players[seat].hand.filter((word) => !heard.includes(word)),
  );
}

/** Every word the watcher must never have been sent: search for them in all bytes that reach it. */
export function hiddenWords(state: State, watcher: Watcher): string[] {
  return [...state.pile, ...hiddenHands(state, watcher)];
}

/** Hidden: the pile, the words of others that were not whispered to one, and what the active seat holds ready. */
export const canarySpec: GameSpec<Canary> = {
  game: canary,
  tables: [{ seats: 2 }, { seats: 3 }, { seats: 4 }],
  longest: 400,
  stride: 2,
  conserved: ({ pile, players, spent }) =>
    [...pile, ...spent, ...players.flatMap(({ hand, shown }) => [...hand, ...(shown ? [shown] : [])])].sort(),
  veil: {
    disguise(state, watcher, rng) {
      const names = new Map(hiddenWords(state, watcher).map((word) => [word, hexWord(rng)]));
      const rename = (word: string) => names.get(word) ?? word;
      const before = state.players.map(({ hand }) => hand);
      state.pile = state.pile.map(rename);
      for (const player of state.players) player.hand = player.hand.map(rename).sort();
      state.whispers = state.whispers.map((whisper) => ({
        ...whisper,
        word: whisper.word && rename(whisper.word),
      }));
      if (state.active !== watcher) state.raised = rng.pick([null, ...state.players[state.active].hand]);
      return {
        state,
        rename(seat, move) {
          if (move.kind !== 'raise') return move;
          return { kind: 'raise', place: state.players[seat].hand.indexOf(rename(before[seat][move.place])) };
        },
      };
    },
    secrets: {
      pile: ({ pile }) => (pile.length > 0 ? pile : null),
      'word of another': (state, watcher) => {
        const hidden = hiddenHands(state, watcher);
        return hidden.length > 0 ? hidden : null;
      },
      'word held ready': ({ active, raised }, watcher) => (active === watcher ? null : [raised]),
      'whispered word': ({ whispers, spent }, watcher) => {
        const between = whispers.filter(({ seat, to }) => seat !== watcher && to !== watcher);
        const hidden = between.flatMap(({ word }) => (word && !spent.includes(word) ? [word] : []));
        return hidden.length > 0 ? hidden : null;
      },
    },
    steps: { raise: 'nothing', whisper: 'that it happened' },
    restricted: ['drew', 'raised', 'whispered'],
  },
};
