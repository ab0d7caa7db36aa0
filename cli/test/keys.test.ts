import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { Keyboard } from '../terminal/keyboard.ts';
import { readKeys } from '../terminal/keys.ts';

test.each([
  ['\x1b[A', ['up']],
  ['\x1bOB', ['down']],
  ['\x1b[5~\x1b[6~', ['pageUp', 'pageDown']],
  ['\x1b', ['escape']],
  ['\r', ['enter']],
  ['\r\n', ['enter']],
  ['\n\n', ['enter', 'enter']],
  ['\x03', ['interrupt']],
  ['\x04', ['closed']],
  ['\x7f\b', ['backspace', 'backspace']],
])('%j is read as %j', (sent, names) => {
  expect(readKeys(sent)).toEqual(names.map((name) => ({ name })));
});

test('text, keys and what is pasted between are told apart', () => {
  expect(readKeys('été 12\r\x1b[Bx')).toEqual([
    { text: 'été 12' },
    { name: 'enter' },
    { name: 'down' },
    { text: 'x' },
  ]);
});

test('unknown sequences and controls are nothing at all', () => {
  expect(readKeys('\x1b[24~\x1b[1;5C\x00\x01')).toEqual([]);
});

test('keys wait until they are asked for; patience runs out; the end stays the end', async () => {
  const input = new PassThrough();
  const keyboard = new Keyboard(input);
  expect(await keyboard.next(1)).toBeNull();
  input.write('a\r');
  expect(await keyboard.next()).toEqual({ text: 'a' });
  expect(await keyboard.next(1)).toEqual({ name: 'enter' });
  input.end();
  expect(await keyboard.next()).toEqual({ name: 'closed' });
  expect(await keyboard.next()).toEqual({ name: 'closed' });
  keyboard.release();
});

test('a letter sent in two halves arrives whole', async () => {
  const input = new PassThrough();
  const keyboard = new Keyboard(input);
  const [first, second] = Buffer.from('é');
  input.write(Buffer.from([first]));
  input.write(Buffer.from([second]));
  expect(await keyboard.next()).toEqual({ text: 'é' });
});
