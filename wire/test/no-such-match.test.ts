/** An address that stands for no match: the server cannot even say which one is meant. */

import { expect, test } from 'vitest';
import { MatchClient } from '../client.ts';
import { FakeMachine } from './fakes.ts';

test('a server that does not understand what is to be watched ends the wait', () => {
  const machine = new FakeMachine();
  const client = new MatchClient('abc', machine);
  machine.socket.greets();
  expect(client.fault).toBeNull();
  machine.socket.says({ type: 'error', code: 'malformed' });
  expect(client.fault).toBe('malformed');
  client.close();
});
