import { arena, inThisProcess, JobRunner, type Standing } from '@conclave/bots';
import { Pool, workerFile } from '@conclave/bots/pool';
import { ChaCha8, LEVELS, Match, Memory, stretchSeed } from '@conclave/engine';
import { nextRequest, stateOf } from '@conclave/engine/testing';
import { afterAll, describe, expect, test } from 'vitest';
import { botsByGame } from './bots.ts';
import { gameEntries } from './entries.ts';
import { games } from './index.ts';

const pool = new Pool(workerFile('@conclave/games/bot-worker'), 2);
afterAll(() => pool.close());

/** Of a match in which every bot is asked twice. */
const DECISIONS = 120;

/** All but how long it thought. */
const untimed = ({ milliseconds: _time, ...standing }: Standing) => standing;

test('every game in the list of games has bots', () => {
  expect(Object.keys(botsByGame)).toEqual(gameEntries.map(({ game }) => game.id));
});

test.each(games)('$id: pages know the manners that its bots have', async ({ manners = [], bots }) => {
  expect((await bots()).manners ?? []).toEqual(manners);
});

describe.each(gameEntries.map(({ game }) => game))('$id', (game) => {
  test('its bots play this game, and answer from threads as they do here', async () => {
    const gameBots = await botsByGame[game.id]();
    expect(gameBots.game).toBe(game);
    for (const level of LEVELS) {
      const match = Match.open(game, game.seats.max, {}, stretchSeed('players'));
      const seat = match.toAct()[0];
      const job = {
        type: 'think',
        game: game.id,
        level,
        perspective: match.perspective(seat),
        seat,
        seats: match.seats,
        options: match.options,
        session: level,
        budget: { iterations: gameBots.iterations },
        seed: stretchSeed('thought'),
      } as const;
      const thought = await pool.ask(job);
      expect(thought).toEqual(await new JobRunner(botsByGame).answer(job));
      const { move } = thought;
      expect(match.propose({ type: 'move', seat, move, decision: match.decision(seat) }).ok).toBe(true);
    }
  });

  test('bots that are asked with copies do as they do here', async () => {
    const { players, iterations } = await botsByGame[game.id]();
    const seats = Math.max(2, game.seats.min);
    const match = Match.open(game, seats, {}, stretchSeed('copies'));
    const pair = Array.from({ length: seats }, () => [players.fair(), players.fair()] as const);
    for (let step = 0; step < DECISIONS && !match.outcome; step++) {
      const seat = match.toAct()[0];
      const perspective = match.perspective(seat);
      const rng = () => new ChaCha8(stretchSeed(`copies ${step}`));
      const asked = { perspective, seat, seats, options: match.options, budget: { iterations } };
      const [here, there] = pair[seat];
      const { move } = here.think({ ...asked, rng: rng() });
      const copied = structuredClone(perspective);
      expect(there.think({ ...asked, perspective: copied, rng: rng() }).move, `step ${step}`).toEqual(move);
      if (move === null) throw new Error('whoever is to act has an answer');
      const { ok } = match.submit({ type: 'move', seat, move, decision: perspective.decision });
      expect(ok).toBe(true);
      if (match.window()?.kind === 'secret' && match.toAct().every((one) => !match.isAsked(one)))
        match.submit({ type: 'close', id: match.window()?.id ?? 0 });
    }
  });

  test('a mind kept through a match never takes the truth for impossible', async () => {
    const { mind } = await botsByGame[game.id]();
    const seats = game.seats.max;
    const match = Match.open(game, seats, {}, stretchSeed('kept'));
    const memories = Array.from({ length: seats }, () => new Memory(mind));
    const rng = new ChaCha8(stretchSeed('kept'));
    for (let step = 0; step < 150 && !match.outcome; step++) {
      const request = nextRequest(match, rng);
      if (request?.type === 'move') {
        const { seat } = request;
        const perspective = match.perspective(seat);
        const kept = memories[seat].recall({ perspective, seat, seats, options: match.options });
        expect(kept.excludes(stateOf(match)), `step ${step}`).toBe(false);
      }
      if (request) match.submit(request);
    }
  });

  test('an arena in two threads gives what it gives in one', async () => {
    const gameBots = await botsByGame[game.id]();
    const seats = Math.max(2, game.seats.min);
    const contest = { game: game.id, seats, bots: ['fair', 'random'] as const, games: 4, seed: 1 };
    const [threads, here] = [await arena(contest, pool), await arena(contest, inThisProcess(gameBots))];
    expect(threads.bots.map(untimed)).toEqual(here.bots.map(untimed));
    expect({ ...threads, bots: [] }).toEqual({ ...here, bots: [] });
  });
});
