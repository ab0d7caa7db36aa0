import { expect, test } from 'vitest';
import { Desk, type ThinkJob } from '../desk.ts';
import { COMPANIES } from './companies.ts';
import { nimQuestion } from './questions.ts';

test('a question in, a thought out', async () => {
  const thought = await new Desk(COMPANIES).answer(nimQuestion(6));
  expect(thought).toMatchObject({ move: { kind: 'take', stones: 2 }, why: { key: 'searched' } });
});

test('question and answer are plain data', async () => {
  const job = nimQuestion(6);
  const copy: ThinkJob = JSON.parse(JSON.stringify(job));
  const answer = await new Desk(COMPANIES).answer(copy);
  expect(JSON.parse(JSON.stringify(answer))).toEqual(await new Desk(COMPANIES).answer(job));
});

test('the same sitting keeps its bot, another gets its own', async () => {
  const desk = new Desk({ nim: async () => ({ ...(await COMPANIES.nim()), players: counted }) });
  const makers = { made: 0 };
  const make = () => {
    makers.made++;
    return { think: () => ({ move: { kind: 'take' }, why: { key: 'random', params: {} } }) };
  };
  const counted = { easy: make, fair: make, strong: make };
  const job = nimQuestion(6);
  for (const sitting of ['a', 'a', 'b', 'a']) await desk.answer({ ...job, sitting });
  expect(makers.made).toBe(2);
  await desk.answer(job);
  expect(makers.made).toBe(3);
});

test('a game nobody knows is refused', async () => {
  await expect(new Desk(COMPANIES).answer({ ...nimQuestion(6), game: 'chess' })).rejects.toThrow('chess');
  await expect(new Desk(COMPANIES).answer({ ...nimQuestion(6), game: 'constructor' })).rejects.toThrow();
});
