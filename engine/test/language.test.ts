import { expect, test } from 'vitest';
import { elide, typeset, typesetAll } from '../language.ts';

test.each([
  ['Alix', 'd’Alix', 'qu’Alix'],
  ['Éloïse', 'd’Éloïse', 'qu’Éloïse'],
  ['E\u0301mile', 'd’E\u0301mile', 'qu’E\u0301mile'],
  ['Œdipe', 'd’Œdipe', 'qu’Œdipe'],
  ['Ysolde', 'd’Ysolde', 'qu’Ysolde'],
  ['Yves', 'd’Yves', 'qu’Yves'],
  ['Yann', 'de Yann', 'que Yann'],
  ['Yoann', 'de Yoann', 'que Yoann'],
  ['Hélène', 'd’Hélène', 'qu’Hélène'],
  ['Henri', 'd’Henri', 'qu’Henri'],
  ['hugues', 'd’hugues', 'qu’hugues'],
  ['Hans', 'de Hans', 'que Hans'],
  ['Harry', 'de Harry', 'que Harry'],
  ['Basile', 'de Basile', 'que Basile'],
  ['8', 'de 8', 'que 8'],
  ['', 'de ', 'que '],
])('before %s: %s, %s', (name, of, than) => {
  expect(elide('de', name)).toBe(of);
  expect(elide('que', name)).toBe(than);
});

test.each([
  ['Qui ? Lui ! Vrai : non ; 50 %.', 'Qui\u00a0? Lui\u00a0! Vrai\u00a0: non\u00a0; 50\u00a0%.'],
  ['Il dit : « oui ».', 'Il dit\u00a0: «\u00a0oui\u00a0».'],
  ['7 vers 8; 9 vers 7', '7 vers 8\u00a0; 9 vers 7'],
  ['à 8 heures', 'à 8 heures'],
])('French sets %s with spaces that do not break', (text, expected) => {
  expect(typeset.fr(text)).toBe(expected);
  expect(typeset.fr(expected)).toBe(expected);
  expect(typeset.en(text)).toBe(text);
});

test('a book of words is set whole: titles, lists, and what its functions say', () => {
  const plain = {
    title: 'Nouvelle partie : Templar',
    lines: ['Prêt ?', 'Oui !'],
    errors: { full: (of: number) => `La table est pleine à ${of} % !` },
    count: 3,
  };
  const set = typesetAll(plain, typeset.fr);
  expect(set.title).toBe('Nouvelle partie\u00a0: Templar');
  expect(set.lines).toEqual(['Prêt\u00a0?', 'Oui\u00a0!']);
  expect(set.errors.full(100)).toBe('La table est pleine à 100\u00a0%\u00a0!');
  expect(set.count).toBe(3);
});
