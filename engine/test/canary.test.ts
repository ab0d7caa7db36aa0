import { expect, test } from 'vitest';
import { watcherAt } from '../game.ts';
import { Match } from '../match/index.ts';
import { ChaCha8, stretchSeed } from '../rng.ts';
import { hiddenWords } from '../testing/probes/canary.spec.ts';
import { canary } from '../testing/probes/canary.ts';
import { nextRequest, stateOf } from '../testing/walk.ts';

test.each([2, 3, 4])('no word reaches a watcher who may not know it, at a table of %s', (seats) => {
  const rng = new ChaCha8(stretchSeed(`canary ${seats}`));
  let searched = 0;
  for (let game = 0; game < 4; game++) {
    const match = Match.open(canary, seats, {}, stretchSeed(`words ${game}`));
    while (match.outcome === null) {
      for (let index = 0; index <= seats; index++) {
        const watcher = watcherAt(index, seats);
        const sent = JSON.stringify(match.perspective(watcher));
        for (const word of hiddenWords(stateOf(match), watcher)) {
          expect(word).toMatch(/^[0-9a-f]{32}$/);
          expect(sent.includes(word)).toBe(false);
          searched++;
        }
        if (watcher === 'gallery') continue;
        for (const word of stateOf(match).players[watcher].hand) expect(sent).toContain(word);
      }
      const request = nextRequest(match, rng);
      if (request) match.submit(request);
    }
  }
  expect(searched).toBeGreaterThan(1000);
});
