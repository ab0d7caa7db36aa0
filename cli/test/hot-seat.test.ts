import { describe, expect, test } from 'vitest';
import { ERASE } from '../terminal/full-screen.ts';
import { FakeTerminal } from './fake-terminal.ts';
import { type Look, visit } from './person.ts';

const STATUETTES = {
  en: ['Wave', 'Tiki', 'Cthulhu', 'Axolotl', 'Narwhal', 'Emperor Penguin', 'Kraken'],
  fr: ['Vague', 'Tiki', 'Cthulhu', 'Axolotl', 'Narval', 'Manchot empereur', 'Kraken'],
} as const;

const SCREEN = {
  en: {
    curtain: /Hand the keyboard to (\w+)\./,
    handTo: /Enter: hand the keyboard to/,
    over: /the match is over/,
    declare: /^Declare your/,
    question: /on the (left|middle|right)\?|(left|middle|right)\?/,
    sure: 'Yes',
    irrevocable: /no way back/,
    codeOf: (name: string) => new RegExp(`^ ${name}\\n {3}Combination: (.*)\\.$`, 'm'),
    leave: 'Leave',
    turn: /your turn/,
  },
  fr: {
    curtain: /Passez le clavier à (\w+)\./,
    handTo: /Entrée : passer le clavier à/,
    over: /partie terminée/,
    declare: /^Annoncer votre/,
    question: /à gauche \?|au milieu \?|à droite \?/,
    sure: 'Oui',
    irrevocable: /sans retour/,
    codeOf: (name: string) => new RegExp(`^ ${name}\\n {3}Combinaison : (.*)\\.$`, 'm'),
    leave: 'Quitter',
    turn: /à vous de jouer/,
  },
} as const;

/** Two people in league: Bruno tells Alix her code, and she declares it as soon as she may. */
function inLeague(language: 'en' | 'fr', screens: string[]) {
  const words = SCREEN[language];
  let code: string[] | null = null;
  let given = 0;
  return (look: Look): string | null => {
    const { text } = look;
    screens.push(text);
    if (words.over.test(text)) return look.choose(words.leave);
    if (words.curtain.test(text)) return '\r';
    if (words.irrevocable.test(text)) {
      code = null;
      given = 0;
      return look.choose(words.sure);
    }
    if (words.question.test(text)) return look.choose(code?.[given++] ?? '');
    if (text.includes('· Bruno')) code = words.codeOf('Alix').exec(text)?.[1].split(' · ') ?? code;
    const mayDeclare = [...look.terminal.choices().keys()].some((label) => words.declare.test(label));
    if (text.includes('· Alix') && code && mayDeclare) return look.choose(words.declare);
    if (words.turn.test(text)) return '1\r';
    return words.handTo.test(text) ? '\r' : null;
  };
}

describe.each(['en', 'fr'] as const)('two people at one keyboard, in %s', (language) => {
  const words = SCREEN[language];
  const argv = [
    'play',
    'temple-code',
    '--seats',
    '2',
    '--you',
    '0,1',
    '--names',
    'Alix,Bruno',
    '--seed',
    '21',
  ];

  test('play a whole game, the curtain between them', async () => {
    const screens: string[] = [];
    const terminal = new FakeTerminal(100, 80);
    const { code } = await visit([...argv, '--lang', language], inLeague(language, screens), { terminal });
    expect(code).toBe(0);
    const last = screens.at(-1) ?? '';
    expect(last).toMatch(/Alix (wins|gagne)/);
    // Whenever the screen changes from one person to the other, the curtain came down between.
    const reader = (text: string) => /· (Alix|Bruno) /.exec(text.split('\n')[0])?.[1] ?? null;
    let before: string | null = null;
    let handedOver = 0;
    for (const screen of screens) {
      const curtain = words.curtain.exec(screen);
      if (curtain) before = null;
      const now = reader(screen);
      if (now === null) continue;
      if (before === null) handedOver++;
      else expect(now).toBe(before);
      before = now;
    }
    expect(handedOver).toBeGreaterThan(3);
  });

  test('nothing of the former seat is left behind the curtain', async () => {
    const terminal = new FakeTerminal(100, 80);
    let curtains = 0;
    const respond = inLeague(language, []);
    await visit(
      [...argv, '--lang', language],
      (look) => {
        if (words.curtain.test(look.text)) {
          curtains++;
          const sinceErased = terminal.written.slice(terminal.written.lastIndexOf(ERASE));
          for (const statuette of STATUETTES[language]) {
            expect(sinceErased).not.toContain(statuette);
            expect(look.text).not.toContain(statuette);
          }
        }
        return respond(look);
      },
      { terminal },
    );
    expect(curtains).toBeGreaterThan(3);
    expect(ERASE).toContain('\x1b[2J');
    expect(ERASE).toContain('\x1b[3J');
  });

  test('nobody’s own code is ever on their own screen before it is declared', async () => {
    const terminal = new FakeTerminal(100, 80);
    const respond = inLeague(language, []);
    const hidden = language === 'en' ? /Combination: hidden from you/ : /Combinaison : cachée pour vous/;
    let seen = 0;
    await visit(
      [...argv, '--lang', language],
      (look) => {
        if (/· (Alix|Bruno) /.test(look.text.split('\n')[0])) {
          seen++;
          expect(look.text).toMatch(hidden);
        }
        return respond(look);
      },
      { terminal },
    );
    expect(seen).toBeGreaterThan(3);
  });
});

test('the keyboard can be passed to somebody who wants to interject, and back', async () => {
  const argv = ['play', 'temple-code', '--seats', '3', '--you', '0,1,2', '--names', 'Alix,Bruno,Chloé'];
  const holders: string[] = [];
  let passed = false;
  const { code } = await visit([...argv, '--seed', '2'], (look) => {
    const curtain = /Hand the keyboard to (\S+)\./.exec(look.text);
    if (curtain) {
      holders.push(curtain[1]);
      return '\r';
    }
    if (/Who wants the keyboard/.test(look.text))
      return look.choose(holders[0] === 'Chloé' ? 'Bruno' : 'Chloé');
    if (/Leave the match/.test(look.text)) return look.choose('Leave without saving');
    if (holders.length === 3) return 'q\r';
    if (/your turn/.test(look.text)) {
      if (passed) return 'q\r';
      passed = true;
      return 'p\r';
    }
    return /Enter: hand the keyboard/.test(look.text) ? '\r' : null;
  });
  expect(code).toBe(0);
  expect(holders).toHaveLength(3);
  expect(holders[2]).toBe(holders[0]);
  expect(holders[1]).not.toBe(holders[0]);
});
