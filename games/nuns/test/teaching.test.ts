/** Hints before the move is named: in both languages, for every kind of decision, with facts of the board. */

import { ChaCha8, LANGUAGES, Match, stretchSeed } from '@conclave/engine';
import { nextRequest } from '@conclave/engine/testing';
import { expect, test } from 'vitest';
import { distance } from '../rules/convent.ts';
import { nuns } from '../rules/game.ts';
import { FIRST_NOVICE } from '../rules/state.ts';
import { nunsText } from '../text/index.ts';

const TAUGHT = ['plan', 'go', 'stop', 'takePath', 'lead', 'bless'];
const why = { key: 'random', params: {} };

test.each(LANGUAGES)('in %s: where to look, then what kind of move', (language) => {
  const words = nunsText[language];
  const rng = new ChaCha8(stretchSeed('teaching'));
  const match = Match.open(nuns, 4, {}, stretchSeed('teaching'));
  const taught = new Set<string>();
  for (let step = 0; step < 200 && !match.outcome; step++) {
    const request = nextRequest(match, rng);
    if (request === null) break;
    if (request.type === 'move') {
      const { seat } = request;
      const { view, moves } = match.perspective(seat);
      const voice = { reader: seat, name: String } as const;
      // One move of each kind is enough.
      for (const move of moves.filter((one, i) => moves.findIndex(({ kind }) => kind === one.kind) === i)) {
        const [where, what] = (['where', 'what'] as const).map((stage) =>
          words.teach?.(stage, { moves: [move], why }, view, voice),
        );
        if (!TAUGHT.includes(move.kind)) continue;
        expect(where, move.kind).toMatch(/^\p{Lu}.+[.?]$/u);
        expect(what, move.kind).toMatch(/^\p{Lu}.+\.$/u);
        taught.add(move.kind);
        if (move.kind !== 'plan') continue;
        const own = view.novices[move.figure - FIRST_NOVICE].own?.at ?? 0;
        expect(where).toContain(` ${Math.min(...view.guards.map(({ at }) => distance(at, own)))} point`);
      }
      expect(
        words.teach?.('where', { moves: [moves[0]], why }, view, { reader: 'gallery', name: String }),
      ).toBeNull();
    }
    match.submit(request);
  }
  expect([...taught].sort()).toEqual([...TAUGHT].sort());
});
