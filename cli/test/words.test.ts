import { LANGUAGES } from '@conclave/engine';
import { describe, expect, test } from 'vitest';
import { COMMON_FLAGS } from '../arguments.ts';
import { commands } from '../commands/index.ts';
import { COMMAND_NAMES } from '../commands/names.ts';
import { readTableCommand } from '../play/table-commands.ts';
import { hintsOn } from '../terminal/page.ts';
import { cliWords } from '../words/index.ts';

describe.each(LANGUAGES)('help in %s', (language) => {
  const { help } = cliWords[language];

  test.each(COMMAND_NAMES)('%s explains exactly the flags it knows', (name) => {
    const { lang } = COMMON_FLAGS;
    const known = Object.keys({ ...commands[name].flags, lang }).sort();
    const explained = help.of[name].flags.map(([flag]) => /^--([a-z]+)/.exec(flag)?.[1]).sort();
    expect(explained).toEqual(known);
  });

  test.each(COMMAND_NAMES)('%s has examples that use flags it knows', (name) => {
    const { examples } = help.of[name];
    expect(examples.length).toBeGreaterThan(0);
    for (const [line] of examples) {
      expect(line).toMatch(new RegExp(`^conclave ${name}`));
      const flags = [...line.matchAll(/--([a-z]+)/g)].map(([, flag]) => flag);
      for (const flag of flags)
        expect(Object.keys({ ...commands[name].flags, ...COMMON_FLAGS })).toContain(flag);
    }
  });
});

describe.each(LANGUAGES)('commands at the table in %s', (language) => {
  const { play } = cliWords[language];

  test('every key shown below a page is understood', () => {
    const hints = [...play.commands, ...play.footerWatching, ...play.footerEnd, play.undo, play.pass];
    const keys = hintsOn('keys', hints)
      .map((key) => key.split(/[ \u00a0]/))
      .filter(([key]) => key.length === 1 && key !== '↑')
      .map(([key, word]) => [readTableCommand(key)?.name, readTableCommand(word)?.name]);
    expect(keys.length).toBeGreaterThan(8);
    for (const [key, word] of keys) {
      expect(key).toBeDefined();
      // The language command carries the other language's name.
      if (key !== 'language') expect(word).toBe(key);
    }
  });

  test('every line of the help page names a command that is understood', () => {
    const lines = play.help.flatMap((line) => /^(\S) {3}/.exec(line)?.[1] ?? []);
    expect(lines.length).toBeGreaterThan(7);
    for (const key of lines) expect(readTableCommand(key)).not.toBeNull();
  });
});

test('French puts no breakable space before its high signs, spoken words included', () => {
  const { play, errors } = cliWords.fr;
  expect(play.handTo('Alix')).toBe('Entrée\u00a0: passer le clavier à Alix');
  expect(errors.unknownCommand('x')).toContain('«\u00a0x\u00a0»');
  expect(play.help.join('\n')).not.toMatch(/ [:;?!»]/);
});

test('French elides before a vowel', () => {
  const { waitingFor } = cliWords.fr.play;
  expect(waitingFor(['Odon'])).toBe('au tour d’Odon');
  expect(waitingFor(['Mahaut'])).toBe('au tour de Mahaut');
  expect(waitingFor(['Odon', 'Mahaut'])).toBe('au tour d’Odon et de Mahaut');
});

test('what is typed is read without regard to case and spaces', () => {
  expect(readTableCommand('  R   TC-9 ')).toEqual({ name: 'rules', rest: 'TC-9' });
  expect(readTableCommand('règles défausse')).toEqual({ name: 'rules', rest: 'défausse' });
  expect(readTableCommand('toString')).toBeNull();
  expect(readTableCommand('')).toBeNull();
});
