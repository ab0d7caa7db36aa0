import { expect, test } from 'vitest';
import { JobRunner, type ThinkJob } from '../jobs.ts';
import { nimQuestion } from './questions.ts';
import { BOTS_BY_GAME } from './toy-bots.ts';

test('a question in, a thought out', async () => {
  const thought = await new JobRunner(BOTS_BY_GAME).answer(nimQuestion(6));
  expect(thought).toMatchObject({ move: { kind: 'take', stones: 2 }, why: { key: 'searched' } });
});

test('question and answer are plain data', async () => {
  const job = nimQuestion(6);
  const copy: ThinkJob = JSON.parse(JSON.stringify(job));
  const answer = await new JobRunner(BOTS_BY_GAME).answer(copy);
  expect(JSON.parse(JSON.stringify(answer))).toEqual(await new JobRunner(BOTS_BY_GAME).answer(job));
});

test('the same session keeps its bot, another gets its own', async () => {
  const jobs = new JobRunner({ nim: async () => ({ ...(await BOTS_BY_GAME.nim()), players: counted }) });
  const makers = { made: 0 };
  const make = () => {
    makers.made++;
    return { think: () => ({ move: { kind: 'take' }, why: { key: 'random', params: {} } }) };
  };
  const counted = { easy: make, fair: make, strong: make };
  const job = nimQuestion(6);
  for (const session of ['a', 'a', 'b', 'a']) await jobs.answer({ ...job, session });
  expect(makers.made).toBe(2);
  await jobs.answer(job);
  expect(makers.made).toBe(3);
});

test('a game nobody knows is refused', async () => {
  await expect(new JobRunner(BOTS_BY_GAME).answer({ ...nimQuestion(6), game: 'chess' })).rejects.toThrow(
    'chess',
  );
  await expect(
    new JobRunner(BOTS_BY_GAME).answer({ ...nimQuestion(6), game: 'constructor' }),
  ).rejects.toThrow();
});
