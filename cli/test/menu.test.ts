import { expect, test } from 'vitest';
import { script, visit } from './person.ts';

const RIGHT = '\x1b[C';
const LEFT = '\x1b[D';
const DOWN = '\x1b[B';

test('without arguments the menu leads into a match', async () => {
  const { code } = await visit(
    [],
    script(
      // Players: two down from the game; right: three.
      [/Players: 2/, DOWN + RIGHT],
      [/› +2 {2}Players: 3/, DOWN],
      [/› +3 {2}Seat 1: Alix \(at this keyboard\)/, 'Basile\r'],
      [/› +3 {2}Seat 1: Basile \(at this keyboard\)/, DOWN + RIGHT],
      [/Seat 2: Bertrand \(strong bot\)/, LEFT + LEFT],
      [/Seat 2: Bertrand \(easy bot\)/, DOWN + DOWN],
      [/› +6 {2}Free guessing: no/, RIGHT],
      [/Free guessing: yes/, (look) => look.choose(/^Begin/)],
      [/Temple Code · Basile/, 'q\r'],
      [/Leave the match/, (look) => look.choose('Leave without saving')],
    ),
  );
  expect(code).toBe(0);
});

test('the menu speaks the language chosen in it', async () => {
  const { code } = await visit(
    ['--lang', 'en'],
    script(
      [/Language: English/, (look) => look.choose('Language: English')],
      [/Langue : Français/, (look) => look.choose('Quitter')],
    ),
  );
  expect(code).toBe(0);
});

test('naming a game skips its choice; Escape leaves', async () => {
  const { code, terminal } = await visit(
    ['play', 'temple-code'],
    script([
      /Players: 2/,
      (look) => {
        expect(look.text).not.toContain('Game:');
        return '\x1b';
      },
    ]),
  );
  expect(code).toBe(0);
  expect(terminal.alternate).toBe(false);
});

test('people at one keyboard are agreed on in the menu too', async () => {
  const { code } = await visit(
    ['play', 'temple-code'],
    script(
      [/Seat 2: Bertrand \(fair bot\)/, (look) => look.choose(/^Seat 2/)],
      [/Seat 2: Bertrand \(strong bot\)/, (look) => look.choose(/^Seat 2/)],
      [/Seat 2: Bertrand \(at this keyboard\)/, (look) => look.choose('Begin')],
      [/The curtain is down/, '\x03'],
    ),
  );
  expect(code).toBe(130);
});
