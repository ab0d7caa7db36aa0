/** Whoever mistypes a name is told which one they may have meant. */

import { expect, test } from 'vitest';
import { closest } from '../did-you-mean.ts';
import { notUnderstood } from '../play/table-commands.ts';
import { cliWords } from '../words/index.ts';
import { invoke } from './invoke.ts';

test.each([
  ['paly', ['play', 'replay'], 'play'],
  ['PLAY', ['play'], 'play'],
  ['tempelcode', ['temple-code', 'templar'], 'temple-code'],
  ['labyrinth', ['secret-labyrinth', 'nuns'], 'secret-labyrinth'],
  ['nun', ['nuns', 'abbey'], 'nuns'],
  ['chess', ['nuns', 'abbey', 'templar'], null],
  ['x', ['nuns', 'abbey'], null],
  ['', ['nuns'], null],
  // As near to one as to the other, or a part of both: nobody knows.
  ['temp', ['temple-code', 'templar'], null],
])('“%s” among %j: %s', (word, known, meant) => {
  expect(closest(word, known)).toBe(meant);
});

test.each([
  [['paly'], 'Did you mean “play”?'],
  [['temple-code'], 'Did you mean “play temple-code”?'],
  [['help', 'arnea'], 'Did you mean “arena”?'],
  [['play', 'templr'], 'Did you mean “templar”?'],
  [['simulate', 'nuns', '--game', '3'], 'Did you mean “--games”?'],
  [['simulate', 'nuns', '--bot', 'stong'], 'Did you mean “strong”?'],
  [['play', 'nuns', '--bots', 'eazy'], 'Did you mean “easy”?'],
  [['simulate', 'nuns', '--option', 'windo=4'], 'Did you mean “window”?'],
  [['simulate', 'abbey', '--option', 'colours=randm'], 'Did you mean “random”?'],
])('%j', async (argv, question) => {
  const { code, errors } = await invoke(argv);
  expect(code).toBe(2);
  expect(errors).toContain(question);
});

test('it is asked in French too, and not where nothing is near', async () => {
  const { errors } = await invoke(['paly'], { LANG: 'fr_FR.UTF-8' });
  expect(errors).toContain('Vouliez-vous dire «\u00a0play\u00a0»\u00a0?');
  expect((await invoke(['dance'])).errors).not.toContain('Did you mean');
});

test('at the table too', () => {
  expect(notUnderstood(cliWords.en, 'chronicel')).toMatch(/Did you mean “chronicle”\?$/);
  expect(notUnderstood(cliWords.fr, 'annuller')).toContain('annuler');
  expect(notUnderstood(cliWords.en, '17')).toBe(cliWords.en.play.notUnderstood);
});
