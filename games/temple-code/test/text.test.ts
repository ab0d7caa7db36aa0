import { LANGUAGES, type Voice, type Watcher } from '@conclave/engine';
import { describe, expect, test } from 'vitest';
import { STATUETTES } from '../rules/deck.ts';
import type { Event } from '../rules/events.ts';
import { templeCode } from '../rules/game.ts';
import type { Move } from '../rules/moves.ts';
import { REFUSED } from '../rules/reasons.ts';
import { templeCodeText } from '../text/index.ts';
import { act, cardOf, declaring, dice, opening, position } from './position.ts';
import ids from './rule-ids.json' with { type: 'json' };

const NAMES = ['Alix', 'Basile', 'Chloé', 'Diane'];
const voice = (reader: Watcher): Voice => ({ reader, name: (seat) => NAMES[seat] });
const nbsp = '\u00a0';
const { en, fr } = templeCodeText;

const sentences = (event: Event, reader: Watcher) =>
  [en, fr].map((words) => words.sentence(event, voice(reader)));

describe.each(LANGUAGES)('in %s', (language) => {
  const words = templeCodeText[language];

  test('the rules page has every id of the catalogue once, each with its own text', () => {
    const paragraphs = words.rules.flatMap((chapter) => chapter.paragraphs);
    expect(paragraphs.map((paragraph) => paragraph.id).sort()).toEqual([...ids].sort());
    expect(new Set(paragraphs.map((paragraph) => paragraph.text)).size).toBe(ids.length);
    for (const { text } of paragraphs) expect(text).toMatch(/^\p{Lu}.{20,}\.$/u);
    for (const { title } of words.rules) expect(title).not.toBe('');
  });

  test('every reason of a refusal has its own sentence, an unknown one a general one', () => {
    const texts = Object.entries(REFUSED).map(([reason, rule]) => words.refusal({ rule, reason }, voice(0)));
    expect(new Set(texts).size).toBe(texts.length);
    for (const text of texts) expect(text).toMatch(/^\p{Lu}.+[.)]$/u);
    const unknown = words.refusal({ rule: 'house', reason: 'somethingElse' }, voice(0));
    expect(texts).not.toContain(unknown);
    expect(unknown).toMatch(/\.$/);
  });

  test('every event of whole games has a sentence for every watcher', () => {
    const types = new Set<string>();
    const rng = dice();
    for (const seats of [1, 2, 3, 4]) {
      const { state, recorded } = opening(seats, 1);
      const watchers: Watcher[] = [...Array(seats).keys(), 'gallery'];
      const hear = (heard: (watcher: Watcher) => readonly Event[]) => {
        for (const watcher of watchers) {
          for (const event of heard(watcher)) {
            types.add(event.type);
            const text = words.sentence(event, voice(watcher));
            expect(text).toMatch(/^\p{Lu}.+[.!)]$/u);
            expect(text).not.toMatch(/undefined|null|NaN|\[object|-1/);
            if (watcher === 'gallery') expect(text).not.toMatch(/\b(you|your|vous|votre|vos)\b/i);
          }
        }
      };
      hear(recorded.heard);
      for (let steps = 0; steps < 80 && !state.over; steps++) {
        const [seat] = templeCode.toAct(state);
        const right = declaring(state.combination[seat]);
        const declares = steps % 24 === 23 && templeCode.refusal(state, seat, right) === null;
        const others = templeCode.moves(state, seat).filter((move) => move.kind !== 'declare');
        hear(act(state, seat, declares ? right : rng.pick(others), rng).heard);
      }
    }
    const all = [
      ...[
        'firstPlayer',
        'combinationDrawn',
        'roundBegun',
        'returned',
        'reshuffled',
        'dealt',
        'taken',
        'bothTaken',
      ],
      ...[
        'decoded',
        'declared',
        'medallionGained',
        'pointScored',
        'cleared',
        'discarded',
        'revealed',
        'laidOpen',
      ],
    ];
    expect([...types].sort()).toEqual(all.sort());
  });

  test('every listed move has its own label', () => {
    const positions = [
      opening(4, 2).state,
      position({
        combinations: [0, 1, 2],
        front: [null, null, [7, 8]],
        turn: 2,
        decoded: [true, true, true],
      }),
      position({ combinations: [0], aside: [[0, 1]] }),
      position({ combinations: [0], aside: [[0, 1]], front: [[10, 11]] }),
      position({ combinations: [0], aside: [[0, 1]], pile: [10], rest: 'discard' }),
      position({ combinations: [0], aside: [[0, 1]], rest: 'discard' }),
    ];
    const kinds = new Set<string>();
    for (const state of positions) {
      const [seat] = templeCode.toAct(state);
      const view = templeCode.view(state, seat, false);
      const moves = templeCode.moves(state, seat);
      const labels = moves.map((move) => words.label(move, view, voice(seat)));
      expect(new Set(labels).size).toBe(labels.length);
      for (const label of labels) expect(label).toMatch(/^\p{Lu}/u);
      for (const move of moves) kinds.add(move.kind);
    }
    expect(kinds.size).toBe(6);
  });

  test('a label does not need the cards to be there', () => {
    const view = templeCode.view(position({ combinations: [0, 1] }), 0, false);
    const moves: Move[] = [
      { kind: 'take', from: 1, card: 0 },
      { kind: 'take', from: 3, card: 0 },
      { kind: 'decodeBoth' },
      { kind: 'decode', card: 1 },
    ];
    for (const move of moves) expect(words.label(move, view, voice(0))).not.toMatch(/undefined/);
  });

  test('declaring is asked in three questions, without what was chosen', () => {
    const view = templeCode.view(opening(2).state, 0, false);
    const step = (...choices: string[]) => words.form('declare', choices, view, voice(0));
    const prompts = new Set<string>();
    for (const choices of [[], ['tiki'], ['tiki', 'wave']]) {
      const next = step(...choices);
      if (next === null || !('field' in next)) throw new Error('a question');
      prompts.add(next.field.prompt);
      const values = next.field.choices.map((choice) => choice.value);
      expect(values).toEqual(STATUETTES.filter((statuette) => !choices.includes(statuette)));
    }
    expect(prompts.size).toBe(3);
    expect(step('tiki', 'wave', 'kraken')).toEqual({
      move: { kind: 'declare', combination: ['tiki', 'wave', 'kraken'] },
    });
    for (const nonsense of [['dragon'], ['tiki', 'tiki'], ['tiki', 'wave', 'kraken', 'narwhal']]) {
      expect(step(...nonsense)).toBeNull();
    }
    expect(words.form('take', [], view, voice(0))).toBeNull();
    expect(words.formTitle('declare')).not.toBe('');
  });

  test('options, parts of the score and reasons of bots have words', () => {
    expect(Object.keys(words.options)).toEqual(Object.keys(templeCode.options));
    expect(words.parts).toEqual({ medallions: expect.any(String), combinations: expect.any(String) });
    const keys = ['certain', 'likely', 'bestSplit', 'leavesLittle', 'random', 'goOn', 'forced'];
    const filled: Record<string, number>[] = [{}, { candidates: 1, seat: 1 }, { candidates: 4, seat: 0 }];
    for (const params of filled) {
      const texts = keys.map((key) => words.why(key, params, voice(0)));
      expect(new Set(texts).size).toBe(keys.length);
      for (const text of texts) expect(text).toMatch(/^[\p{Lu}\d].+\.$/u);
    }
    expect(words.why('somethingElse', {}, voice(0))).toBe('');
  });

  test('a view is described: the reader first, then the others clockwise', () => {
    const state = position({
      combinations: [0, 1, 2],
      front: [null, [5, 6], [7, 8]],
      aside: [[1, 10]],
      discard: [20, 21],
      turn: 1,
      found: [0, 1, 0],
    });
    const passages = words.describe(templeCode.view(state, 1, false), voice(1));
    expect(passages.map((passage) => passage.heading).slice(2)).toEqual(['Chloé', 'Alix']);
    const gallery = words.describe(templeCode.view(state, 'gallery', false), voice('gallery'));
    expect(gallery.map((passage) => passage.heading).slice(1)).toEqual(['Alix', 'Basile', 'Chloé']);
    expect(JSON.stringify(gallery)).not.toMatch(/\b(you|your|vous|votre)\b/i);
    expect(JSON.stringify([passages, gallery])).not.toMatch(/undefined|null|NaN/);
  });
});

test('statuettes have names in both languages', () => {
  const event: Event = { type: 'discarded', seat: 0, card: cardOf('wave', 'axolotl', 'penguin') };
  expect(sentences(event, 0)).toEqual([
    'You discard Wave · Axolotl · Emperor Penguin.',
    'Vous défaussez Vague · Axolotl · Manchot empereur.',
  ]);
  const other: Event = { type: 'discarded', seat: 0, card: cardOf('cthulhu', 'tiki', 'kraken') };
  expect(sentences(other, 'gallery')).toEqual([
    'Alix discards Cthulhu · Tiki · Kraken.',
    'Alix défausse Cthulhu · Tiki · Kraken.',
  ]);
});

test('a taken card, as the taker, the named player and everybody else read it', () => {
  const event: Event = { type: 'taken', seat: 0, from: 1, card: 0, left: 9 };
  const [taken, left] = ['Wave · Tiki · Cthulhu', 'Wave · Narwhal · Axolotl'];
  const [prise, reste] = ['Vague · Tiki · Cthulhu', 'Vague · Narval · Axolotl'];
  expect(sentences(event, 0)).toEqual([
    `You take ${taken} from Basile, who gets ${left}.`,
    `Vous prenez ${prise} à Basile, qui reçoit ${reste}.`,
  ]);
  expect(sentences(event, 1)).toEqual([
    `Alix takes ${taken} from you; you get ${left}.`,
    `Alix vous prend ${prise}${nbsp}; vous recevez ${reste}.`,
  ]);
  expect(sentences(event, 2)).toEqual([
    `Alix takes ${taken} from Basile, who gets ${left}.`,
    `Alix prend ${prise} à Basile, qui reçoit ${reste}.`,
  ]);
});

test('counts of a decoding: plural, singular, none', () => {
  const decoded = (circles: number, triangles: number) =>
    sentences({ type: 'decoded', seat: 0, card: 0, circles, triangles }, 0).map(
      (text) => text.split(/\u00a0?: /)[1],
    );
  expect(decoded(1, 2)).toEqual(['1 blue ring and 2 red triangles.', '1 rond bleu et 2 triangles rouges.']);
  expect(decoded(2, 1)).toEqual(['2 blue rings and 1 red triangle.', '2 ronds bleus et 1 triangle rouge.']);
  expect(decoded(0, 1)).toEqual(['1 red triangle.', '1 triangle rouge.']);
  expect(decoded(0, 0)).toEqual(['nothing.', 'rien.']);
});

test('two cards in one sentence do not run together', () => {
  const [one, two] = ['Wave · Tiki · Cthulhu', 'Wave · Narwhal · Axolotl'];
  const [une, deux] = ['Vague · Tiki · Cthulhu', 'Vague · Narval · Axolotl'];
  expect(sentences({ type: 'dealt', seat: 0, cards: [0, 9] }, 1)).toEqual([
    `Two cards are dealt in front of Alix: ${one}; ${two}.`,
    `Deux cartes sont posées devant Alix${nbsp}: ${une}${nbsp}; ${deux}.`,
  ]);
  expect(sentences({ type: 'revealed', seat: 0, cards: [0, 9] }, 0)).toEqual([
    `You turn up two cards: ${one}; ${two}.`,
    `Vous retournez deux cartes${nbsp}: ${une}${nbsp}; ${deux}.`,
  ]);
  expect(sentences({ type: 'revealed', seat: 0, cards: [0] }, 0)).toEqual([
    `You turn up ${one}.`,
    `Vous retournez ${une}.`,
  ]);
  expect(sentences({ type: 'bothTaken', seat: 0, cards: [0, 9] }, 0)).toEqual([
    `Only your own pair is left, so you take both cards: ${one}; ${two}.`,
    `Il ne reste que vos deux cartes, et vous les prenez${nbsp}: ${une}${nbsp}; ${deux}.`,
  ]);
  const view = templeCode.view(
    position({ combinations: [30, 31], front: [null, [0, 9]], turn: 1 }),
    1,
    false,
  );
  const pairs = [en, fr].map((words) => words.describe(view, voice(1)).flatMap(({ lines }) => lines));
  expect(pairs[0]).toContain(`In front: ${one}; ${two}.`);
  expect(pairs[1]).toContain(`Cartes posées devant${nbsp}: ${une}${nbsp}; ${deux}.`);
});

test('what was last on one stand is spoken of as one', () => {
  expect(sentences({ type: 'laidOpen', combinations: [0] }, 0)).toEqual([
    'The last combination is laid open: Wave · Tiki · Cthulhu.',
    `La dernière combinaison est dévoilée${nbsp}: Vague · Tiki · Cthulhu.`,
  ]);
  expect(sentences({ type: 'laidOpen', combinations: [0, 9] }, 0)).toEqual([
    'The last combinations are laid open (you: Wave · Tiki · Cthulhu; Basile: Wave · Narwhal · Axolotl).',
    `Les dernières combinaisons sont dévoilées (vous${nbsp}: Vague · Tiki · Cthulhu${nbsp}; Basile${nbsp}: Vague · Narval · Axolotl).`,
  ]);
});

test('TC-R9 being told to wait promises no declaration that may not be made yet', () => {
  const refusals = [en, fr].map((words) =>
    words.refusal({ rule: REFUSED.notYourTurn, reason: 'notYourTurn' }, voice(0)),
  );
  expect(refusals).toEqual(['It is not your turn.', 'Ce n’est pas votre tour.']);
});

test('the sign of a statuette in its place has one name', () => {
  const rules = JSON.stringify([
    en.rules,
    en.describe(templeCode.view(opening(2).state, 0, false), voice(0)),
  ]);
  expect(rules).toMatch(/blue ring/);
  expect(rules).not.toMatch(/circle/);
});

test('a declaration and its verdict', () => {
  const event = (right: boolean): Event => ({
    type: 'declared',
    seat: 2,
    combination: ['wave', 'tiki', 'cthulhu'],
    right,
    card: right ? 0 : 1,
  });
  expect(sentences(event(true), 2)).toEqual([
    'You declare Wave · Tiki · Cthulhu. That is right!',
    `Vous annoncez Vague · Tiki · Cthulhu. C’est juste${nbsp}!`,
  ]);
  expect(sentences(event(false), 0)).toEqual([
    'Chloé declares Wave · Tiki · Cthulhu. That is wrong: it was Tiki · Axolotl · Wave.',
    `Chloé annonce Vague · Tiki · Cthulhu. C’est faux${nbsp}: c’était Tiki · Axolotl · Vague.`,
  ]);
});

test('French spaces before high punctuation do not break, and no apostrophe is straight', () => {
  const page = JSON.stringify([fr.rules, fr.describe(templeCode.view(opening(3).state, 0, false), voice(0))]);
  expect(page).toContain(`${nbsp}:`);
  expect(page).not.toMatch(/ [:;!?»]|« |'/);
  expect(JSON.stringify(en.rules)).not.toMatch(/'/);
});

test('TC-20 TC-R18 the ending of a solo game names the title of its score, and none for 0', () => {
  const ending = (count: number, reader: Watcher) =>
    [en, fr].map((words) => {
      const state = { ...position({ combinations: [0], found: [count] }), over: true };
      const outcome = templeCode.outcome(state);
      if (outcome === null) throw new Error('over');
      return words.ending(outcome, templeCode.view(state, reader, true), voice(reader));
    });
  expect(ending(0, 0)).toEqual([
    ['You have found no combination this time.'],
    ['Vous n’avez trouvé aucune combinaison cette fois-ci.'],
  ]);
  expect(ending(1, 0)).toEqual([
    ['You have found 1 combination.', 'Title earned: Novice of the Threshold.'],
    ['Vous avez trouvé 1 combinaison.', `Titre obtenu${nbsp}: Novice du seuil.`],
  ]);
  expect(ending(8, 'gallery')).toEqual([
    ['Alix has found 8 combinations.', 'Title earned: Legend of the Seven Statuettes.'],
    ['Alix a trouvé 8 combinaisons.', `Titre obtenu${nbsp}: Légende des sept statuettes.`],
  ]);
  expect(ending(11, 0).map((lines) => lines[1])).toEqual(ending(8, 0).map((lines) => lines[1]));
  const titles = new Set([1, 3, 4, 5, 6, 7, 8].flatMap((count) => ending(count, 0).map((lines) => lines[1])));
  expect(titles.size).toBe(14);
});

test('TC-3 the page in words says how many half-medallions are left', () => {
  const view = templeCode.view(position({ combinations: [0, 1], found: [1, 1] }), 0, false);
  const tables = [en, fr].map((words) => words.describe(view, voice(0))[0].lines);
  expect(tables[0]).toContain('Half-medallions still to be won: 3 of 5.');
  expect(tables[1]).toContain(`Demi-médaillons encore à gagner${nbsp}: 3 sur 5.`);
});

test('TC-20 alone, the page in words has every title with its scores', () => {
  const view = templeCode.view(opening(1).state, 0, false);
  const [english, french] = [en, fr].map((words) => words.describe(view, voice(0)).at(-1)?.lines);
  expect(english?.[0]).toBe('1 to 2: Novice of the Threshold.');
  expect(english?.at(-1)).toBe('8: Legend of the Seven Statuettes.');
  expect(french?.[0]).toBe(`1 à 2${nbsp}: Novice du seuil.`);
  expect(english?.map((line) => line.split(':')[0])).toEqual(['1 to 2', '3', '4', '5', '6', '7', '8']);
});

test('the ending names the winner, or nobody', () => {
  const outcome = { places: [[1], [0]], how: 'secondMedallion' };
  const view = templeCode.view(position({ combinations: [0, 1] }), 0, true);
  const ending = (reader: Watcher) => [en, fr].map((words) => words.ending(outcome, view, voice(reader))[0]);
  expect(ending(1)).toEqual([
    'You win: the medallion is whole.',
    `Vous gagnez la partie${nbsp}: le médaillon est complet.`,
  ]);
  expect(ending(0)).toEqual([
    'Basile wins: the medallion is whole.',
    `Basile gagne la partie${nbsp}: le médaillon est complet.`,
  ]);
  const abandoned = [en, fr].map((words) => words.ending({ places: [], how: 'abandoned' }, view, voice(0)));
  expect(abandoned).toEqual([
    ['The game ended before anybody had won.'],
    ['La partie s’est arrêtée avant que quelqu’un ait gagné.'],
  ]);
});
