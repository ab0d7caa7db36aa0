import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseRecord } from '@conclave/engine';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FakeTerminal } from './fake-terminal.ts';
import { type Look, script, visit } from './person.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'conclave-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const QUICK = ['--beat', '0'];

/** Takes the first move whenever asked, until the end page; then `atEnd`. */
function firstMoves(turn: RegExp, over: RegExp, atEnd: (look: Look) => string) {
  return (look: Look) => {
    if (over.test(look.text)) return atEnd(look);
    return turn.test(look.text) ? '1\r' : null;
  };
}

const SOLO = {
  en: { turn: /your turn/, over: /the match is over/, leave: 'Leave', open: 'Everything laid open' },
  fr: { turn: /à vous de jouer/, over: /partie terminée/, leave: 'Quitter', open: 'Cartes sur table' },
} as const;

describe.each(['en', 'fr'] as const)('a whole game of Temple Code alone, in %s', (language) => {
  const words = SOLO[language];

  test('is played through by number to its end, where everything is laid open', async () => {
    let lastPage = '';
    const atEnd = (look: Look) => {
      lastPage = look.text;
      return look.choose(words.leave);
    };
    const argv = ['play', 'temple-code', '--seats', '1', '--seed', '11', '--lang', language, ...QUICK];
    const { code, terminal, raw } = await visit(argv, firstMoves(words.turn, words.over, atEnd));
    expect(code).toBe(0);
    expect(raw).toBe(false);
    expect(terminal.alternate).toBe(false);
    expect(lastPage).toContain(words.open);
    // The farewell stays on the terminal's own screen.
    expect(terminal.text()).toMatch(language === 'en' ? /found/ : /trouvé/);
  });
});

test('a game against bots ends, and everybody’s code is shown', async () => {
  let lastPage = '';
  const atEnd = (look: Look) => {
    lastPage = look.text;
    return look.choose('Leave');
  };
  const argv = ['play', 'temple-code', '--seats', '3', '--bots', 'fair,easy', '--seed', '3', ...QUICK];
  const { code } = await visit(argv, firstMoves(/your turn/, /the match is over/, atEnd), {
    terminal: new FakeTerminal(100, 120),
  });
  expect(code).toBe(0);
  expect(lastPage).toMatch(/(wins|You win): the medallion is whole/);
  expect(lastPage).not.toMatch(/hidden/);
});

test('the language is switched in the middle of a match', async () => {
  const pages: string[] = [];
  const argv = ['play', 'temple-code', '--seats', '1', '--seed', '1', '--lang', 'en', ...QUICK];
  await visit(
    argv,
    script(
      [/Your moves/, 'l\r'],
      [/Vos coups/, (look) => `${pages.push(look.text) && 'l'}\r`],
      [/Your moves/, 'q\r'],
      [/Leave the match/, (look) => look.choose('Leave without saving')],
    ),
  );
  expect(pages[0]).not.toMatch(/Your|You /);
});

test('a declaration is made through its questions, one of them taken back, and confirmed', async () => {
  const argv = ['play', 'temple-code', '--seats', '1', '--seed', '5', ...QUICK];
  const pages: string[] = [];
  const { code } = await visit(
    argv,
    script(
      [/Your moves/, (look) => look.choose(/^Declare/)],
      [/left\?/, (look) => look.choose('Kraken')],
      [/middle\?/, '\x1b'],
      [/left\?/, (look) => look.choose('Tiki')],
      [/middle\?/, (look) => look.choose('Wave')],
      [/right\?/, (look) => look.choose('Kraken')],
      [/no way back/, (look) => look.choose('Yes')],
      [/You declare/, (look) => `${pages.push(look.text) && 'q'}\r`],
      [/Leave the match/, (look) => look.choose('Leave without saving')],
    ),
  );
  expect(code).toBe(0);
  expect(pages[0]).toContain('You declare Tiki · Wave · Kraken');
});

test('a declaration is not made when the confirmation is refused', async () => {
  const argv = ['play', 'temple-code', '--seats', '1', '--seed', '5', ...QUICK];
  await visit(
    argv,
    script(
      [/Your moves/, (look) => look.choose(/^Declare/)],
      [/left\?/, '1\r'],
      [/middle\?/, '1\r'],
      [/right\?/, '1\r'],
      [/no way back/, (look) => look.choose('No')],
      [/right\?/, '\x1b'],
      [/middle\?/, '\x1b'],
      [/left\?/, '\x1b'],
      [
        /Your moves/,
        (look) => {
          expect(look.text).not.toContain('You declare');
          return 'q\r';
        },
      ],
      [/Leave the match/, (look) => look.choose('Leave without saving')],
    ),
  );
});

test('rules are looked up by id, by word and by chapter; what is unknown is said so', async () => {
  const argv = ['play', 'temple-code', '--seats', '2', '--seed', '5', ...QUICK];
  const { terminal } = await visit(
    argv,
    script(
      [/Your moves|your turn/, 'r TC-15\r'],
      [/^ TC-15 {2}/m, '\r'],
      [/Your moves/, 'rules half-medallion\r'],
      [/^ TC-3 {2}/m, '\x1b'],
      [/Your moves/, 'r\r'],
      [/Rules/, '2\r'],
      [/^ TC-4 {2}/m, '\r'],
      [/Rules/, '\x1b'],
      [/Your moves/, 'r TC-999\r'],
      [/No rule is called “TC-999”/, 'nonsense\r'],
      [/not understood/, '?\r'],
      [/At the table/, '\r'],
      [/Your moves/, 'q\r'],
      [/Leave the match/, (look) => look.choose('Leave without saving')],
    ),
  );
  expect(terminal.alternate).toBe(false);
});

test('the chronicle opens at its end and is scrolled back to its beginning', async () => {
  const argv = ['play', 'temple-code', '--seats', '1', '--seed', '5', ...QUICK];
  const pages: string[] = [];
  const see = (typed: string) => (look: Look) => {
    pages.push(look.text);
    return typed;
  };
  const moves = Array.from({ length: 14 }, () => [/your turn/, '1\r'] as const);
  await visit(
    argv,
    script(
      ...moves,
      [/your turn/, 'c\r'],
      [/Chronicle/, see('\x1b[H')],
      [/The match begins/, see('\x1b[B')],
      [/Chronicle/, '\x1b'],
      [/your turn/, 'q\r'],
      [/Leave the match/, (look) => look.choose('Leave without saving')],
    ),
    { terminal: new FakeTerminal(80, 24) },
  );
  expect(pages[0]).toMatch(/↑ \d+/);
  expect(pages[0]).not.toContain('The match begins');
  expect(pages[1]).toMatch(/↓ \d+/);
});

test('a hint names a move of the list and says why', async () => {
  const argv = ['play', 'temple-code', '--seats', '3', '--seed', '7', ...QUICK];
  let hint = '';
  let moves: string[] = [];
  await visit(
    argv,
    script(
      [/Your moves/, 'h\r'],
      [
        /Hint: /,
        (look) => {
          hint = /Hint: (.*)/s.exec(look.text)?.[1].replace(/\s+/g, ' ') ?? '';
          moves = [...look.terminal.choices().keys()];
          return 'q\r';
        },
      ],
      [/Leave the match/, (look) => look.choose('Leave without saving')],
    ),
    { terminal: new FakeTerminal(200, 60) },
  );
  expect(moves.some((move) => hint.startsWith(`${move}. `))).toBe(true);
});

test('notes are kept on the page, and struck out', async () => {
  const argv = ['play', 'temple-code', '--seats', '1', '--seed', '5', ...QUICK];
  await visit(
    argv,
    script(
      [/Your moves/, 'n\r'],
      [/no notes yet/, 'n the kraken is elsewhere\r'],
      [/Your notes\n {3}the kraken is elsewhere/, 'n\r'],
      [/struck out/, '1\r'],
      [
        /Your moves/,
        (look) => {
          expect(look.text).not.toContain('kraken is elsewhere');
          return 'q\r';
        },
      ],
      [/Leave the match/, (look) => look.choose('Leave without saving')],
    ),
  );
});

test('where nothing can be taken back, undo says so', async () => {
  const argv = ['play', 'temple-code', '--seats', '1', '--seed', '5', ...QUICK];
  const { code } = await visit(
    argv,
    script(
      [/Your moves/, 'u\r'],
      [/nothing you could take back/, 'q\r'],
      [/Leave the match/, (look) => look.choose('Leave without saving')],
    ),
  );
  expect(code).toBe(0);
});

test('a match is saved as a record for nobody’s eyes, and goes on where it stood', async () => {
  const file = join(folder, 'evening.json');
  const argv = ['play', 'temple-code', '--seats', '3', '--bots', 'easy,strong', '--you', '1', '--seed', '8'];
  let before = '';
  await visit(
    [...argv, ...QUICK],
    script(
      [/your turn/, '1\r'],
      [
        /your turn/,
        (look) => {
          before = look.text;
          return `s ${file}\r`;
        },
      ],
      [/Saved as/, 'q\r'],
      [/Leave the match/, (look) => look.choose('Leave without saving')],
    ),
    { terminal: new FakeTerminal(100, 100) },
  );
  expect(statSync(file).mode & 0o077).toBe(0);
  const record = parseRecord(JSON.parse(readFileSync(file, 'utf8')));
  expect(record?.end).toBeNull();
  expect(record?.entries).toContainEqual({ sit: 2, bot: 'strong' });

  let after = '';
  await visit(
    ['play', '--load', file, ...QUICK],
    script(
      [
        /your turn/,
        (look) => {
          after = look.text;
          return 'q\r';
        },
      ],
      [/Leave the match/, (look) => look.choose('Leave without saving')],
    ),
    { terminal: new FakeTerminal(100, 100) },
  );
  const match = (page: string) => page.slice(0, page.indexOf('Your moves'));
  expect(match(after)).toBe(match(before));
  expect(match(before)).toContain('Draw pile');
});

test('an existing file is overwritten only when that is wanted', async () => {
  const file = join(folder, 'twice.json');
  const argv = ['play', 'temple-code', '--seats', '1', '--seed', '8', ...QUICK];
  await visit(
    argv,
    script(
      [/Your moves/, `s ${file}\r`],
      [/Saved as/, (look) => look.choose(/^Turn up/)],
      [/Your moves/, `s ${file}\r`],
      [/exists already/, (look) => look.choose('No')],
      [/Your moves/, 'q\r'],
      [/Leave the match/, (look) => look.choose('Save and leave')],
      [/which name/, `${file}\r`],
      [/exists already/, (look) => look.choose('Yes')],
    ),
  );
  const record = parseRecord(JSON.parse(readFileSync(file, 'utf8')));
  expect(record?.entries).toHaveLength(1);
});

test('a folder that is not there is no reason to lose the match', async () => {
  const argv = ['play', 'temple-code', '--seats', '1', '--seed', '8', ...QUICK];
  const { code } = await visit(
    argv,
    script(
      [/Your moves/, `s ${join(folder, 'nowhere', 'x.json')}\r`],
      [/could not be saved/, 'q\r'],
      [/Leave the match/, (look) => look.choose('Leave without saving')],
    ),
  );
  expect(code).toBe(0);
});

test('colour is used with restraint, and not at all where it is not wanted', async () => {
  const argv = ['play', 'temple-code', '--seats', '1', '--seed', '5', ...QUICK];
  const painted = async (env: Record<string, string>) => {
    const { terminal } = await visit(argv, script([/Your moves/, '\x03']), { env });
    return [...terminal.written.matchAll(/\[([0-9;]+)m/g)].map(([, code]) => code);
  };
  expect(await painted({ NO_COLOR: '1' })).toEqual([]);
  expect((await painted({})).length).toBeGreaterThan(0);
});

test('Ctrl-C gives the terminal back and ends with 130', async () => {
  const { code, terminal, raw } = await visit(
    ['play', 'temple-code', '--seats', '2', '--seed', '5', ...QUICK],
    script([/Your moves/, '\x03']),
  );
  expect(code).toBe(130);
  expect(raw).toBe(false);
  expect(terminal.alternate).toBe(false);
  expect(terminal.text().trim()).toBe('');
});

test('the end of the input ends the visit', async () => {
  const { code, terminal } = await visit(
    ['play', 'temple-code', '--seats', '1', '--seed', '5', ...QUICK],
    script([/Your moves/, '\x04']),
  );
  expect(code).toBe(0);
  expect(terminal.alternate).toBe(false);
});

test('a plan is composed by a form, and of what is a single choice nothing is asked', async () => {
  const argv = ['play', 'nuns', '--seats', '2', '--you', '1', '--seed', '5', ...QUICK];
  const pages: string[] = [];
  await visit(
    argv,
    script(
      [/Your moves/, (look) => look.choose(/^Plan a move/)],
      [/Which movement card\?/, (look) => look.choose(/stand still/)],
      [/Your plan: stand still/, (look) => `${pages.push(look.text) && 'q'}\r`],
      [/Leave the match/, (look) => look.choose('Leave without saving')],
    ),
    { terminal: new FakeTerminal(100, 120) },
  );
  expect(pages[0]).toMatch(/roll for noise/);
});

test('of a composed answer to a window it is not said that there is no way back', async () => {
  const argv = ['play', 'nuns', '--seats', '3', '--you', '1', '--seed', '5', ...QUICK];
  const confirmed: string[] = [];
  const { code } = await visit(
    argv,
    (look) => {
      if (/Leave the match/.test(look.text)) return look.choose('Leave without saving');
      if (confirmed.length > 0) return 'q\r';
      if (/Which movement card\?/.test(look.text)) return look.choose(/sneak/);
      if (/where to\?/.test(look.text)) return '1\r';
      if (/1 +No$/m.test(look.text)) return `${confirmed.push(look.text) && look.choose('Yes')}`;
      return /Your moves/.test(look.text) ? look.choose(/^Plan a move/) : null;
    },
    { terminal: new FakeTerminal(100, 120) },
  );
  expect(code).toBe(0);
  expect(confirmed).toEqual([expect.stringContaining('Until everybody has answered, you may think again.')]);
});

test('a person may interject while a bot is waited for', async () => {
  const argv = ['play', 'temple-code', '--seats', '2', '--you', '0', '--seed', '5', '--beat', '60000'];
  await visit(
    argv,
    script(
      // Bertrand has the first move; Enter does not wait for it.
      [/waiting for Bertrand/, '\r'],
      [/your turn/, '1\r'],
      [/your turn/, '1\r'],
      [/waiting for Bertrand/, (look) => look.choose(/^Declare/)],
      [/left\?/, '1\r'],
      [/middle\?/, '1\r'],
      [/right\?/, '1\r'],
      [/no way back/, (look) => look.choose('Yes')],
      [
        /waiting for Bertrand/,
        (look) => {
          expect(look.text).toContain('You declare');
          return 'q\r';
        },
      ],
      [/Leave the match/, (look) => look.choose('Leave without saving')],
    ),
  );
});

test('nobody plays: the gallery looks on and sees no code', async () => {
  const pages: string[] = [];
  const argv = ['play', 'temple-code', '--seats', '2', '--you', 'none', '--seed', '5', ...QUICK];
  const { code } = await visit(argv, (look) => {
    if (/the match is over/.test(look.text)) return look.choose('Leave');
    pages.push(look.text);
    return null;
  });
  expect(code).toBe(0);
  expect(pages.length).toBeGreaterThan(0);
  for (const page of pages) expect(page).not.toMatch(/Combination: [A-Z]/);
});
