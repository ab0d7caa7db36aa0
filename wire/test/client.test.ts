/** The one client of web and terminal, with sockets and time in the hands of the test. */

import { expect, onTestFinished, test, vi } from 'vitest';
import { MatchClient } from '../client.ts';
import { type ErrorCode, PROTOCOL, subjectOf } from '../frames.ts';
import { fingerprint } from '../patch.ts';
import { ack, FakeMachine, MATCH, tableFrame, updateFrame } from './fakes.ts';

const MOVE = { kind: 'go' };

interface Followed {
  readonly machine: FakeMachine;
  readonly client: MatchClient;
}

function follow(): Followed {
  const machine = new FakeMachine();
  const client = new MatchClient(MATCH, machine);
  onTestFinished(() => client.close());
  return { machine, client };
}

/** Greeted, watching, and told `story`. */
function seated(story = 'abc'): Followed {
  const followed = follow();
  followed.machine.socket.greets();
  followed.machine.socket.says(tableFrame(), updateFrame(0, story));
  return followed;
}

function story({ client }: Followed): string {
  return client.perspective?.told.map(({ type }) => type).join('') ?? '';
}

/** What a promise has come to by now. */
async function now<Answer>(asked: Promise<Answer>): Promise<Answer | 'pending'> {
  return Promise.race([asked, Promise.resolve().then(() => 'pending' as const)]);
}

const error = (code: ErrorCode, about: { id?: string; match?: string } = {}) =>
  ({ type: 'error', code, ...about }) as const;

test('it waits for the greeting, then watches from the beginning', () => {
  const { machine, client } = follow();
  expect(client.state).toBe('connecting');
  machine.pass(500);
  expect(machine.socket.sent).toEqual([]);
  machine.socket.greets();
  expect(machine.socket.sent).toEqual([{ type: 'watch', match: MATCH, cursor: 0 }]);
  expect(client.state).toBe('connecting');
  machine.socket.says(tableFrame(), updateFrame(0, 'ab'));
  expect(client.state).toBe('live');
  expect(client.perspective).toMatchObject({ view: 'view of 0', waiting: [0], decision: 0 });
});

test('whoever listens is told once a message, when all of it is known', () => {
  const { machine, client } = seated('a');
  const onChange = vi.fn(() => expect(client.perspective?.told).toHaveLength(3));
  client.onChange = onChange;
  machine.socket.says(updateFrame(1, 'b'), updateFrame(2, 'c'));
  expect(onChange).toHaveBeenCalledTimes(1);
});

test('frames of other matches, and what makes no sense, are passed over', () => {
  const followed = seated('ab');
  followed.machine.socket.says({ ...updateFrame(2, 'x'), match: 'match111' });
  followed.machine.socket.saysNonsense();
  expect(story(followed)).toBe('ab');
  expect(followed.client.state).toBe('live');
});

test('a server of a later version ends it: nothing is sent, nothing tried again, open steps are given up', async () => {
  const { machine, client } = follow();
  const asked = client.move(MOVE, 0);
  machine.socket.says({ type: 'hello', protocol: PROTOCOL + 1, person: null });
  expect(client.state).toBe('outdated');
  expect(await now(asked)).toBe('unavailable');
  machine.pass(600_000);
  expect(machine.sockets).toHaveLength(1);
  expect(machine.socket).toMatchObject({ sent: [], isClosed: true });
  client.close();
  expect(client.state).toBe('outdated');
});

test('a server of an earlier version is about to be restarted: another one is tried, less and less often', () => {
  const { machine, client } = follow();
  for (const wait of [100, 200, 400]) {
    machine.socket.says({ type: 'hello', protocol: PROTOCOL - 1, person: null });
    expect(machine.socket).toMatchObject({ sent: [], isClosed: true });
    expect(client.state).toBe('connecting');
    machine.pass(wait);
    expect(machine.socket.isClosed).toBe(false);
  }
  machine.socket.greets();
  expect(machine.socket.of('watch')).toHaveLength(1);
});

test('a broken line is opened again after about 100 ms, later and later while it fails', () => {
  const { machine } = seated();
  const waits: number[] = [];
  for (let i = 0; i < 8; i++) {
    const at = machine.now;
    machine.socket.breaks();
    while (machine.socket.isClosed) machine.pass(1);
    waits.push(machine.now - at);
  }
  expect(waits).toEqual([100, 200, 400, 800, 1600, 3200, 5000, 5000]);
});

test('a line that was of use starts over with a short wait; a greeting alone is no use', () => {
  const { machine } = seated();
  const waitAfter = (use: () => void) => {
    use();
    machine.socket.breaks();
    const at = machine.now;
    const lines = machine.sockets.length;
    while (machine.sockets.length === lines) machine.pass(1);
    return machine.now - at;
  };
  expect(waitAfter(() => {})).toBe(100);
  expect(waitAfter(() => machine.socket.greets())).toBe(200);
  expect(
    waitAfter(() => {
      machine.socket.greets();
      machine.socket.says(tableFrame());
    }),
  ).toBe(100);
});

test('not all clients of a fallen server come back at once', () => {
  for (const [chance, wait] of [
    [0, 50],
    [0.999, 150],
  ]) {
    const { machine } = seated();
    machine.chance = chance;
    machine.socket.breaks();
    machine.pass(wait - 1);
    expect(machine.sockets).toHaveLength(1);
    machine.pass(1);
    expect(machine.sockets).toHaveLength(2);
  }
});

test('when the network is back nobody waits any longer', () => {
  const { machine, client } = seated();
  client.hurry();
  expect(machine.sockets).toHaveLength(1);
  machine.socket.breaks();
  client.hurry();
  client.hurry();
  expect(machine.sockets).toHaveLength(2);
});

test('at another node it goes on where it was: the story is not told again, and nothing is noticed but the wait', () => {
  const followed = seated('abc');
  const { machine, client } = followed;
  const before = client.perspective;
  machine.socket.breaks();
  expect(client.state).toBe('connecting');
  expect(client.perspective).toBe(before);
  machine.pass(100);
  machine.socket.greets();
  expect(machine.socket.of('watch')).toEqual([{ type: 'watch', match: MATCH, cursor: 3 }]);
  machine.socket.says(tableFrame(), updateFrame(3, ''));
  expect(client.state).toBe('live');
  expect(client.perspective).toBe(before);
  machine.socket.says(updateFrame(3, 'd', { decision: 1 }));
  expect(story(followed)).toBe('abcd');
});

test('events that are missing are asked for again, and what was shown stays until they came', () => {
  const followed = seated('abc');
  const { machine } = followed;
  machine.socket.says(updateFrame(5, 'f'));
  expect(story(followed)).toBe('abc');
  expect(machine.socket.of('watch').at(-1)).toMatchObject({ cursor: 0 });
  machine.socket.says(tableFrame(), updateFrame(0, 'abcdef'));
  expect(story(followed)).toBe('abcdef');
});

test('a decision whose view did not come is asked for again', () => {
  const { machine, client } = seated('abc');
  machine.socket.says(updateFrame(3, 'd', { decision: 1, situation: undefined }));
  expect(client.perspective?.decision).toBe(0);
  expect(machine.socket.of('watch').at(-1)).toMatchObject({ cursor: 0 });
});

test('an event without a new view leaves the view as it is', () => {
  const followed = seated('abc');
  followed.machine.socket.says(updateFrame(3, 'd', { situation: undefined, mayUndo: true }));
  expect(story(followed)).toBe('abcd');
  expect(followed.client.perspective).toMatchObject({ view: 'view of 0', mayUndo: true });
});

const changedView = (from: number, view: string) => ({
  situation: undefined,
  patch: { from, change: { 0: [view] } as const },
});

test('what changed is put into what was known', () => {
  const { machine, client } = seated('abc');
  const sum = fingerprint(JSON.stringify(['view of 1', [], [0], true]));
  machine.socket.says(updateFrame(3, '', { decision: 1, ...changedView(0, 'view of 1'), sum }));
  expect(client.perspective).toMatchObject({ view: 'view of 1', moves: [], waiting: [0], decision: 1 });
  expect(machine.socket.of('watch')).toHaveLength(1);
});

test.each([
  ['of a decision that it missed', changedView(1, 'view of 2')],
  ['of something else', { situation: undefined, patch: { from: 0, change: { 0: { cards: [1] } } } }],
  ['that makes no situation', { situation: undefined, patch: { from: 0, change: { 3: [1] } } }],
  ['that does not come to what it should', { ...changedView(0, 'view of 2'), sum: 1 }],
] as const)('of a change %s nothing is shown: the whole is asked for, once', (_what, wrong) => {
  const { machine, client } = seated('abc');
  const before = client.perspective;
  machine.socket.says(updateFrame(3, 'd', { decision: 2, ...wrong }));
  machine.socket.says(updateFrame(4, 'e', { decision: 3, ...changedView(2, 'view of 3') }));
  expect(client.perspective).toBe(before);
  expect(machine.socket.of('watch').slice(1)).toEqual([{ type: 'watch', match: MATCH, cursor: 0 }]);
  machine.socket.says(tableFrame(), updateFrame(0, 'abcde', { decision: 3 }));
  expect(client.perspective).toMatchObject({ view: 'view of 3', decision: 3 });
  expect(client.state).toBe('live');
});

test('somebody who takes a chair is told their own story, not the gallery’s', () => {
  const followed = follow();
  const { machine } = followed;
  machine.socket.greets();
  machine.socket.says(tableFrame(), updateFrame(0, 'xyz', { watcher: 'gallery' }));
  machine.socket.says(updateFrame(0, 'ab', { watcher: 1 }));
  expect(story(followed)).toBe('ab');
  machine.socket.says(updateFrame(2, 'c', { watcher: 1 }));
  expect(story(followed)).toBe('abc');
});

test('a step is answered by its own id', async () => {
  const { machine, client } = seated();
  const [one, two] = [client.move(MOVE, 4), client.undo(5)];
  const [move, undo] = machine.socket.sent.slice(-2);
  expect(move).toEqual({ type: 'move', match: MATCH, id: 'step-0000', decision: 4, move: MOVE });
  expect(undo).toEqual({ type: 'undo', match: MATCH, id: 'step-0001', decision: 5 });
  const refusal = { rule: 'TC-1', reason: 'no' };
  machine.socket.says(ack('step-0001', refusal));
  expect(await now(one)).toBe('pending');
  expect(await now(two)).toEqual(refusal);
  machine.socket.says(ack('step-0000'));
  expect(await now(one)).toBeNull();
});

test('steps without an answer are sent again at the next node under the same id and in their order', async () => {
  const { machine, client } = seated();
  const answered = client.say('done');
  machine.socket.says(ack('step-0000'));
  const open = [client.move(MOVE, 0), client.say('hello')];
  machine.socket.breaks();
  const meanwhile = client.undo(0);
  machine.pass(100);
  machine.socket.greets();
  expect(machine.socket.sent.map((frame) => ('id' in frame ? frame.id : frame.type))).toEqual([
    'watch',
    'step-0001',
    'step-0002',
    'step-0003',
  ]);
  machine.socket.says(ack('step-0001'), ack('step-0002'), ack('step-0003'));
  expect(await Promise.all([answered, ...open, meanwhile])).toEqual([null, null, null, null]);
});

test.each([
  ['unavailable', 'connecting'],
  ['notStored', 'notStored'],
] as const)(
  'a step answered by %s is sent again, soon and then less soon, and shows as %s',
  async (code, shown) => {
    const { machine, client } = seated();
    const asked = client.move(MOVE, 0);
    const waits: number[] = [];
    for (let i = 0; i < 3; i++) {
      const sent = machine.socket.of('move').length;
      const at = machine.now;
      machine.socket.says(error(code, { match: MATCH, id: 'step-0000' }));
      expect(client.state).toBe(shown);
      while (machine.socket.of('move').length === sent) machine.pass(1);
      waits.push(machine.now - at);
    }
    expect(waits).toEqual([100, 200, 400]);
    expect(new Set(machine.socket.of('move').map(({ id }) => id)).size).toBe(1);
    machine.socket.says(ack('step-0000'));
    expect(await now(asked)).toBeNull();
    expect(client.state).toBe('live');
  },
);

test('what an error without a name is about is not known: every open step is sent again', async () => {
  const { machine, client } = seated();
  const open = [client.move(MOVE, 0), client.say('hello')];
  machine.socket.says(error('tooFast'));
  machine.pass(100);
  expect(machine.socket.sent.slice(-2).map((frame) => 'id' in frame && frame.id)).toEqual([
    'step-0000',
    'step-0001',
  ]);
  machine.socket.says(ack('step-0000'), ack('step-0001'));
  expect(await Promise.all(open)).toEqual([null, null]);
});

test('what came too fast is sent again, and nothing else', async () => {
  const { machine, client } = seated();
  const open = [client.move(MOVE, 0), client.say('hello')];
  const [, say] = machine.socket.sent.slice(-2);
  machine.socket.says(error('tooFast', subjectOf(JSON.stringify(say))));
  machine.pass(100);
  expect(machine.socket.sent.slice(-3).map((frame) => 'id' in frame && frame.id)).toEqual([
    'step-0000',
    'step-0001',
    'step-0001',
  ]);
  machine.socket.says(ack('step-0000'), ack('step-0001'));
  expect(await Promise.all(open)).toEqual([null, null]);
});

test('what a frame is about is read from its beginning, as the client writes it', () => {
  const { machine, client } = seated();
  void client.move(MOVE, 0);
  void client.undo(0);
  void client.say('hello');
  void client.moreTime({ window: 1, left: 1, length: 1, extensions: 0, mayExtend: true });
  void client.why(MOVE, 0);
  const { sent } = machine.socket;
  expect(sent.map((frame) => subjectOf(JSON.stringify(frame).slice(0, 160)))).toEqual(
    sent.map((frame) => ({
      ...('match' in frame && { match: frame.match }),
      ...('id' in frame && { id: frame.id }),
    })),
  );
  expect(new Set(sent.map(({ type }) => type)).size).toBe(6);
  for (const text of ['', '{}', '{"type":"move","match":"x"}', `{"type":"move","match":"${MATCH}`])
    expect(subjectOf(text)).toEqual({});
  expect(subjectOf(`{"type":"move","match":"${MATCH}","id":"no name"}`)).toEqual({ match: MATCH });
});

test('any other error answers its step', async () => {
  const { machine, client } = seated();
  const asked = client.move(MOVE, 0);
  machine.socket.says(error('notYours', { match: MATCH, id: 'step-0000' }));
  expect(await now(asked)).toBe('notYours');
  machine.passWithBeats(9000);
  expect(machine.socket.of('move')).toHaveLength(1);
});

test('a step that the server cannot read is not waited for', async () => {
  const { machine, client } = seated();
  const asked = client.move(MOVE, 0);
  machine.socket.says(error('tooLarge'));
  expect(await now(asked)).toBe('tooLarge');
});

test('a match that cannot be watched just now is tried again; one that is not there is said to be missing', () => {
  const { machine, client } = follow();
  machine.socket.greets();
  machine.socket.says(error('unavailable', { match: MATCH }));
  machine.pass(100);
  expect(machine.socket.of('watch')).toHaveLength(2);
  machine.socket.says(error('unknownMatch', { match: MATCH }));
  expect(client.fault).toBe('unknownMatch');
  machine.passWithBeats(9000);
  expect(machine.socket.of('watch')).toHaveLength(2);
  machine.socket.says(tableFrame());
  expect(client.fault).toBeNull();
});

test('a match that its server stops watching for us, and cannot go on with, is watched again', () => {
  const { machine, client } = seated('abc');
  machine.socket.says(error('unavailable', { match: MATCH }));
  expect(client.state).toBe('connecting');
  machine.pass(100);
  expect(machine.socket.of('watch')).toEqual([
    { type: 'watch', match: MATCH, cursor: 0 },
    { type: 'watch', match: MATCH, cursor: 3 },
  ]);
  machine.socket.says(tableFrame(), updateFrame(3, 'd', { decision: 1 }));
  expect(client.state).toBe('live');
  expect(story({ machine, client })).toBe('abcd');
});

test('a server that cannot go on with the match, asked twice, is left for another, less and less often; any other trouble is waited for', () => {
  const { machine, client } = seated('abc');
  for (let lines = 1; lines <= 4; lines++) {
    machine.socket.says(error('unavailable', { match: MATCH }));
    if (lines === 1) {
      machine.pass(100);
      machine.socket.says(error('unavailable', { match: MATCH }));
    }
    expect(machine.socket.isClosed).toBe(true);
    machine.pass(100 * 2 ** (lines - 1) - 1);
    expect(machine.sockets).toHaveLength(lines);
    machine.pass(1);
    expect(machine.sockets).toHaveLength(lines + 1);
    machine.socket.greets();
    expect(machine.socket.of('watch')).toEqual([{ type: 'watch', match: MATCH, cursor: 3 }]);
  }
  for (const code of ['notStored', 'tooFast'] as const) machine.socket.says(error(code, { match: MATCH }));
  expect(machine.socket.isClosed).toBe(false);
  machine.socket.says(tableFrame(), updateFrame(3, 'd', { decision: 1 }));
  expect(story({ machine, client })).toBe('abcd');
  // A new beginning: the next time it is asked twice again.
  machine.socket.says(error('unavailable', { match: MATCH }));
  expect(machine.socket.isClosed).toBe(false);
});

test('a line on which no greeting comes, again and again, is waited for longer: it may be slow, or the server crowded', () => {
  const { machine } = follow();
  const waits: number[] = [];
  for (let lines = 1; lines <= 6; lines++) {
    const { openedAt } = machine.socket;
    while (!machine.socket.isClosed) machine.pass(1);
    waits.push(machine.now - openedAt);
    while (machine.sockets.length === lines) machine.pass(1);
  }
  expect(waits).toEqual([4000, 4000, 4000, 8000, 16_000, 16_000]);
  machine.socket.greets();
  machine.socket.says(tableFrame());
  machine.pass(4000);
  expect(machine.socket.isClosed).toBe(true);
});

test('a server that never greets is given up after 4 s', () => {
  const { machine } = follow();
  machine.pass(3999);
  expect(machine.socket.isClosed).toBe(false);
  machine.pass(1);
  expect(machine.sockets[0].isClosed).toBe(true);
  machine.pass(100);
  expect(machine.sockets).toHaveLength(2);
});

test('a server that falls silent is given up after 4 s', () => {
  const { machine } = seated();
  machine.pass(2000);
  machine.socket.beats();
  machine.pass(3999);
  expect(machine.sockets).toHaveLength(1);
  machine.pass(101);
  expect(machine.socket.openedAt).toBe(6100);
});

test('one that says no word to a step is asked for one, given up after 2.5 s, and the step sent to the next', () => {
  const { machine, client } = seated();
  machine.pass(1000);
  void client.move(MOVE, 0);
  machine.pass(1249);
  expect(machine.socket.of('ping')).toHaveLength(0);
  machine.pass(1);
  expect(machine.socket.of('ping')).toHaveLength(1);
  // A second one does not begin the wait anew.
  void client.say('hello');
  machine.pass(1249);
  expect(machine.sockets).toHaveLength(1);
  machine.pass(101);
  expect(machine.socket.openedAt).toBe(3600);
  machine.socket.greets();
  expect(machine.socket.of('move')).toHaveLength(1);
});

test('any word will do: a server that is slow with a step is waited for', () => {
  const { machine, client } = seated();
  void client.move(MOVE, 0);
  machine.pass(1250);
  machine.socket.says({ type: 'pong', n: 0 });
  machine.passWithBeats(20_000);
  expect(machine.sockets).toHaveLength(1);
  expect(machine.socket.of('ping')).toHaveLength(1);
});

test('a server with nothing to say keeps its line by its heartbeats, and nobody is disturbed by them', () => {
  const { machine, client } = seated();
  const onChange = vi.fn();
  client.onChange = onChange;
  for (let i = 0; i < 100; i++) {
    machine.pass(3999);
    machine.socket.beats();
  }
  expect(machine.sockets).toHaveLength(1);
  expect(onChange).not.toHaveBeenCalled();
  expect(client.state).toBe('live');
});

test('a line that was given up has no say any more', () => {
  const followed = seated('abc');
  const { machine } = followed;
  machine.pass(4100);
  machine.sockets[0].says(updateFrame(3, 'x'));
  machine.sockets[0].breaks();
  machine.pass(1000);
  expect(story(followed)).toBe('abc');
  expect(machine.sockets).toHaveLength(2);
});

test('what was said is not heard twice', () => {
  const { machine, client } = seated();
  const line = (n: number) => ({ n, seat: 0, from: 'Alix', text: `line ${n}`, at: 0 });
  machine.socket.says({ type: 'said', match: MATCH, lines: [line(1), line(2)] });
  machine.socket.says({ type: 'said', match: MATCH, lines: [line(1), line(2), line(3)] });
  expect(client.chat.map(({ n }) => n)).toEqual([1, 2, 3]);
});

test('why a move is not possible is told by the server; only the newest question is waited for', async () => {
  const { machine, client } = seated();
  const [old, fresh] = [client.why({ kind: 'run' }, 0), client.why(MOVE, 0)];
  expect(await now(old)).toBeNull();
  expect(machine.socket.of('why').at(-1)).toEqual({
    type: 'why',
    match: MATCH,
    id: 'step-0001',
    decision: 0,
    move: MOVE,
  });
  const refusal = { rule: 'TC-1', reason: 'no' };
  machine.socket.says({ type: 'why', match: MATCH, id: 'step-0000', refusal: null });
  expect(await now(fresh)).toBe('pending');
  machine.socket.says({ type: 'why', match: MATCH, id: 'step-0001', refusal });
  expect(await now(fresh)).toEqual({ refusal });
});

test('a question that nobody answers, or that is answered by an error, is no answer and is never asked again', async () => {
  const { machine, client } = seated();
  const silent = client.why(MOVE, 0);
  machine.pass(2000);
  expect(await now(silent)).toBeNull();
  const refused = client.why(MOVE, 0);
  machine.socket.says(error('unavailable', { match: MATCH, id: 'step-0001' }));
  expect(await now(refused)).toBeNull();
  machine.passWithBeats(5000);
  expect(machine.socket.of('why')).toHaveLength(2);
  expect(client.state).toBe('live');
});

test('once closed it does nothing more, and whoever waits is not left waiting', async () => {
  const { machine, client } = seated();
  const asked = client.move(MOVE, 0);
  machine.socket.says(error('unavailable', { match: MATCH, id: 'step-0000' }));
  client.close();
  expect(await now(asked)).toBe('unavailable');
  expect(machine.waits).toBe(0);
  machine.socket.breaks();
  machine.pass(60_000);
  expect(machine.sockets).toHaveLength(1);
});

test('the time of a secret window is known as it came, and not kept over a broken line', async () => {
  const { machine, client } = seated();
  const countdown = { window: 4, left: 6000, length: 8000, extensions: 1, mayExtend: true };
  machine.socket.says({ type: 'countdown', match: MATCH, countdown });
  expect(client.countdown).toEqual(countdown);
  const asked = client.moreTime(countdown);
  expect(machine.socket.sent.at(-1)).toMatchObject({ type: 'moreTime', window: 4, extensions: 1 });
  machine.socket.breaks();
  machine.pass(200);
  machine.socket.greets();
  expect(client.countdown).toBeNull();
  // Asked for again: the number of extensions says that it is the same wish.
  const again = machine.socket.sent.at(-1);
  expect(again).toMatchObject({ type: 'moreTime', window: 4, extensions: 1 });
  if (again && 'id' in again) machine.socket.says(ack(again.id));
  expect(await now(asked)).toBeNull();
});
