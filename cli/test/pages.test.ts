/** The page of a match says what the perspective says: whether it is this seat that is asked. */

import { ChaCha8, LANGUAGES, Match, stretchSeed } from '@conclave/engine';
import { gameEntries } from '@conclave/games/entries';
import { expect, test } from 'vitest';
import { wordsIn } from '../play/all-words.ts';
import { voiceOf } from '../play/chairs.ts';
import { moveRows, tablePage } from '../play/pages.ts';

const STEPS = 60;

test.each(gameEntries.map(({ game, text }) => [game.id, game, text] as const))(
  '%s: “your turn” stands above the moves of whoever is asked, and nowhere else',
  (_id, game, text) => {
    const seats = game.seats.max;
    const match = Match.open(game, seats, {}, stretchSeed('pages'));
    const rng = new ChaCha8(stretchSeed('pages'));
    const chairs = Array.from({ length: seats }, (_none, seat) => ({
      kind: 'person' as const,
      name: `Seat ${seat}`,
    }));
    const met = new Set<boolean>();
    for (let step = 0; step < STEPS && !match.outcome; step++) {
      for (let seat = 0; seat < seats; seat++) {
        const perspective = match.perspective(seat);
        const voice = voiceOf(seat, chairs);
        met.add(perspective.asked);
        for (const language of LANGUAGES) {
          const words = wordsIn(language, text);
          const { play } = words.cli;
          const rows = moveRows(words, perspective, game.composed, voice);
          const quiet = { newsFrom: 0, notes: [], shared: false, handTo: null, notice: null };
          const page = tablePage({ words, perspective, voice, rows, ...quiet });
          expect(page.aside === play.yourTurn).toBe(perspective.asked);
          if (rows.length > 0) expect(page.question).toBe(perspective.asked ? play.moves : play.movesAnytime);
          expect(page.footer?.includes(play.goOn)).toBe(!perspective.asked);
        }
      }
      const [asked, window] = [match.toAct(), match.window()];
      if (asked.length === 0 && window) match.submit({ type: 'close', id: window.id });
      if (asked.length === 0) continue;
      const seat = rng.pick(asked);
      const { moves, decision } = match.perspective(seat);
      match.submit({ type: 'move', seat, move: rng.pick(moves), decision });
    }
    expect(met).toEqual(new Set([true, false]));
  },
);
