import { readFileSync } from 'node:fs';
import { LANGUAGES, Match, parseRecord, type Voice, type Watcher } from '@conclave/engine';
import { describe, expect, test } from 'vitest';
import { distance, distanceFor, POINTS } from '../rules/convent.ts';
import type { Event } from '../rules/events.ts';
import { nuns } from '../rules/game.ts';
import type { Move } from '../rules/moves.ts';
import { PATH_NAMES, routeAlong } from '../rules/paths.ts';
import { REFUSED } from '../rules/reasons.ts';
import { guardSees } from '../rules/watching.ts';
import type { WhyKey } from '../rules/why.ts';
import { nunsText } from '../text/index.ts';
import { act, cast, chance, opening, placeGuard, planMove, planning, planningSomewhere } from './position.ts';
import ids from './rule-ids.json' with { type: 'json' };

const NAMES = ['Alix', 'Basile', 'Chloé', 'Diane', 'Émile', 'Flora', 'Gaël', 'Hugo'];
const voice = (reader: Watcher): Voice => ({ reader, name: (seat) => NAMES[seat] });
const FIXTURES = [
  'novice-wins',
  'captures',
  'time',
  'eight-players',
  'two-novices',
  'false-noise',
  'orders',
  'abandoned',
];

function recorded(name: string) {
  const text = readFileSync(new URL(`./fixtures/${name}.json`, import.meta.url), 'utf8');
  const record = parseRecord(JSON.parse(text));
  if (record === null) throw new Error(name);
  return record;
}

const REASONS: Record<WhyKey, true> = {
  forced: true,
  random: true,
  wait: true,
  catches: true,
  chases: true,
  follows: true,
  hunt: true,
  stops: true,
  patrol: true,
  leads: true,
  choosePath: true,
  onward: true,
  takesKey: true,
  takesWish: true,
  home: true,
  hide: true,
  waits: true,
  dash: true,
  obey: true,
  quietens: true,
  hearsMore: true,
  keep: true,
  mislead: true,
  alarms: true,
};

const isOfGame = (event: { readonly type: string }): event is Event => !event.type.startsWith('house.');

describe.each(LANGUAGES)('in %s', (language) => {
  const words = nunsText[language];

  test('the rules page has every id of the catalogue once, each with its own text', () => {
    const paragraphs = words.rules.flatMap((chapter) => chapter.paragraphs);
    expect(paragraphs.map(({ id }) => id).sort()).toEqual([...ids].sort());
    expect(new Set(paragraphs.map(({ text }) => text)).size).toBe(ids.length);
    for (const { text } of paragraphs) expect(text).toMatch(/^\p{Lu}.{20,}[.!]$/u);
    for (const { title } of words.rules) expect(title).not.toBe('');
  });

  test('every reason of a refusal has its own sentence, an unknown one a general one', () => {
    const texts = [...Object.keys(REFUSED), 'tooManyForTwo'].map((reason) =>
      words.refusal({ rule: 'NR-5', reason }, voice(0)),
    );
    expect(new Set(texts).size).toBe(texts.length);
    for (const text of texts) expect(text).toMatch(/^\p{Lu}.+\.$/u);
    expect(texts).not.toContain(words.refusal({ rule: 'house', reason: 'somethingElse' }, voice(0)));
  });

  test('every event and every move of recorded games has words, for every watcher', () => {
    const types = new Set<string>();
    const kinds = new Set<string>();
    for (const name of FIXTURES) {
      const record = recorded(name);
      const match = Match.replay(nuns, record);
      const watchers: Watcher[] = [...Array(record.seats).keys(), 'gallery'];
      for (const watcher of watchers) {
        for (const event of match.perspective(watcher).told) {
          if (!isOfGame(event)) continue;
          types.add(event.type);
          const text = words.sentence(event, voice(watcher));
          if (event.type === 'turned' && !event.interrupted) expect(text).toBe('');
          else expect(text).toMatch(/^\p{Lu}.+[.!)]$/u);
          expect(text).not.toMatch(/undefined|\bnull\b|NaN|\[object|-1/);
        }
      }
      for (const entries of [4, 30, 90]) {
        const early = Match.replay(nuns, record, Math.min(entries, record.entries.length - 2));
        for (const watcher of watchers) {
          const { view, moves } = early.perspective(watcher);
          for (const move of moves) {
            kinds.add(move.kind);
            const label = words.label(move, view, voice(watcher));
            expect(label).toMatch(/^\p{Lu}.+/u);
            expect(label).not.toMatch(/undefined|\bnull\b|NaN|\[object/);
          }
          for (const { heading, lines } of words.describe(view, voice(watcher))) {
            expect(heading).toMatch(/^\p{Lu}/u);
            for (const line of lines) expect(line).not.toMatch(/undefined|\bnull\b|NaN|\[object|-1/);
          }
        }
      }
      if (match.outcome) {
        for (const watcher of watchers) {
          const [ending] = words.ending(match.outcome, match.perspective(watcher).view, voice(watcher));
          expect(ending).toMatch(/^\p{Lu}.+[.!]$/u);
        }
      }
    }
    for (const type of [
      'cardsShown',
      'seen',
      'noises',
      'stepped',
      'turned',
      'arrived',
      'planned',
      'answered',
      'laidOpen',
    ]) {
      expect([...types]).toContain(type);
    }
    expect(kinds.size).toBeGreaterThan(5);
  });

  test('a label for every kind of move', () => {
    const { state } = opening(3);
    const view = nuns.view(state, 1, false);
    const moves = [
      planMove(2, 'walk', [18, 17, 16]),
      planMove(2, 'walk', [18, 17, 16], { obeys: true }),
      planMove(2, 'stand'),
      { kind: 'bless', figure: 2, play: { die: 0 } },
      { kind: 'bless', figure: 0, play: { guard: 0, to: 40 } },
      { kind: 'bless', figure: 0, play: null },
      { kind: 'withdraw' },
      { kind: 'takePath', path: 3 },
      { kind: 'aboutTurn' },
      { kind: 'lead', guard: 1 },
      { kind: 'go', to: 40, fast: true },
      { kind: 'stop', fast: false },
      { kind: 'order', figure: 2, when: 'heard', limit: 4 },
      { kind: 'edge', figure: 2, edge: 'highest' },
      { kind: 'pass', until: 'turn' },
    ] as const;
    const labels = moves.map((move) => words.label(move, view, voice(1)));
    expect(new Set(labels).size).toBe(labels.length);
  });

  test('a plan is a form: whose, card, Fast, then point by point; every way through it is lawful', () => {
    for (let seed = 0; seed < 24; seed++) {
      const rng = chance(`form ${seed}`);
      const state = planningSomewhere(seed);
      const view = nuns.view(state, 1, false);
      const choices: string[] = [];
      let step = words.form('plan', choices, view, voice(1));
      while (step && 'field' in step) {
        expect(step.field.prompt).toMatch(/^\p{Lu}/u);
        expect(new Set(step.field.choices.map(({ label }) => label)).size).toBe(step.field.choices.length);
        choices.push(rng.pick(step.field.choices).value);
        step = words.form('plan', choices, view, voice(1));
      }
      // A way may lead where nothing goes on: then there is no move, and one goes back.
      if (step === null) continue;
      expect(nuns.refusal(state, 1, step.move)).toBeNull();
      expect(words.form('plan', [...choices, 'more'], view, voice(1))).toBeNull();
    }
    const two = opening(2, { twoNovices: true }).state;
    cast(two, { cells: [4, 3] });
    expect(words.form('plan', [], nuns.view(two, 1, false), voice(1))).toMatchObject({
      field: { choices: [{ label: 'Celeste' }, { label: 'Theresa' }] },
    });
    expect(words.form('plan', ['9'], nuns.view(two, 1, false), voice(1))).toBeNull();
    expect(words.formTitle('plan')).not.toBe('');
  });

  test('a hint says of a plan where it ends', () => {
    const view = nuns.view(planningSomewhere(1), 1, false);
    const advice = (move: Move) => words.advice?.([move], view, voice(1)) ?? '';
    expect(advice(planMove(2, 'walk', [18, 17, 16]))).toContain('16');
    expect(advice(planMove(2, 'walk', [18, 17, 16]))).not.toContain('18');
    expect(advice(planMove(2, 'stand'))).toMatch(/^Bernadette\s?: /u);
    expect(advice(planMove(2, 'walk', [18, 17, 16], { obeys: true }))).toContain('16');
  });

  test('a standing order is a form: for whom, when, and from which die or distance on', () => {
    const { state } = opening(2, { twoNovices: true });
    cast(state, { cells: [4, 3], blessings: ['reroll', 'falseNoise', 'adjust', 'falseNoise'] });
    const form = (seat: number, ...choices: string[]) =>
      words.form('order', choices, nuns.view(state, seat, false), voice(seat));
    const asked = (step: ReturnType<typeof form>) =>
      step && 'field' in step ? step.field.choices.map(({ value }) => value) : step;
    expect(asked(form(1))).toEqual(['2', '3']);
    expect(asked(form(1, '2'))).toEqual(['never', 'heard', 'always']);
    expect(asked(form(1, '2', 'heard'))).toEqual(['1', '2', '3', '4', '5', '6']);
    expect(form(1, '2', 'never')).toEqual({ move: { kind: 'order', figure: 2, when: 'never', limit: 1 } });
    expect(asked(form(1, '3'))).toEqual(['never', 'always']);
    expect(form(0, '1', 'always')).toEqual({ move: { kind: 'order', figure: 1, when: 'always', limit: 1 } });
    for (const wrong of [['9'], ['2', 'sometimes'], ['2', 'heard', '7'], ['2', 'heard', '4', '4']])
      expect(form(1, ...wrong)).toBeNull();
    const move = { kind: 'order', figure: 2, when: 'heard', limit: 4 } as const;
    expect(form(1, '2', 'heard', '4')).toEqual({ move });
    act(state, 1, move);
    state.novices[0].blessing.held = false;
    state.novices[1].blessing.held = false;
    expect(form(1)).toBeNull();
    expect(words.formTitle('order')).not.toBe(words.formTitle('plan'));
  });

  test('every order says something else', () => {
    const { state } = opening(3);
    cast(state, { blessings: ['reroll', 'adjust', 'falseNoise', 'adjust'] });
    const texts = [0, 1, 2, 3].flatMap((figure) => {
      const view = nuns.view(state, Math.max(0, figure - 1), false);
      return (['never', 'heard', 'always'] as const).flatMap((when) =>
        [1, 4].map((limit) => words.label({ kind: 'order', figure, when, limit }, view, voice(0))),
      );
    });
    expect(new Set(texts).size).toBeGreaterThan(14);
  });

  test('every reason of a bot has a sentence', () => {
    for (const key of Object.keys(REASONS)) {
      expect(words.why(key, {}, voice(0))).toMatch(/^\p{Lu}.+\.$/u);
    }
    expect(words.why('onward', { left: 1 }, voice(0))).toMatch(/\b1 point\b/);
  });
});

const THERESA = { figure: 2, cell: 3, seat: 1 } as const;
const CELESTE = { figure: 3, cell: 4, seat: 2 } as const;
const ABBESS = { figure: 0, cell: 0, seat: null } as const;

test('names come from the cells, in both languages', () => {
  const event: Event = { type: 'seen', ...THERESA, at: 122 };
  expect(nunsText.en.sentence(event, voice(0))).toBe('Theresa is seen at 122 (east corridor).');
  expect(nunsText.fr.sentence(event, voice(0))).toBe('Theresa est vue au 122 (couloir est).');
  const go: Event = { type: 'leads', guard: 0 };
  expect(nunsText.en.sentence(go, voice(0))).toBe('The Abbess moves first.');
  expect(nunsText.fr.sentence(go, voice(0))).toBe('L’Abbesse part en premier.');
});

/** An event, who reads it, and what it says in both languages. */
const SAID: readonly (readonly [Event, Watcher, string, string])[] = [
  [
    { type: 'seen', ...THERESA, at: 122 },
    1,
    'You are seen at 122 (east corridor).',
    'On vous voit au 122 (couloir est).',
  ],
  [
    { type: 'seen', ...THERESA, seat: null, at: 122 },
    1,
    'Theresa is seen at 122 (east corridor).',
    'Theresa est vue au 122 (couloir est).',
  ],
  [
    { type: 'arrived', ...THERESA, at: 3, tookKey: true, tookWish: false },
    1,
    'You end your move at 3 (Theresa’s cell) and take your key.',
    'Vous terminez votre déplacement au 3 (cellule de Theresa) et prenez votre clef.',
  ],
  [
    { type: 'rolled', listening: true, dice: [{ ...ABBESS, figure: 1, value: 1 }] },
    0,
    'The Prioress listens: 1.',
    'La Prieure écoute : 1.',
  ],
  [
    {
      type: 'rolled',
      listening: false,
      dice: [
        { ...THERESA, value: 4 },
        { ...CELESTE, value: 2 },
      ],
    },
    1,
    'The novices roll for noise: you 4, Celeste 2.',
    'Les novices lancent le dé de bruit : vous 4, Celeste 2.',
  ],
  [
    { type: 'noises', listening: true, listened: false, markers: [] },
    0,
    'Both guards ran: nobody listens.',
    'Les deux gardiennes ont couru : personne n’écoute.',
  ],
  [
    { type: 'noises', listening: true, listened: true, markers: [] },
    0,
    'Nothing is heard.',
    'On n’entend rien.',
  ],
  [
    {
      type: 'noises',
      listening: true,
      listened: true,
      markers: [
        { ...ABBESS, guard: 0, to: 122 },
        { ...THERESA, guard: 0, to: 122 },
      ],
    },
    1,
    'Skritch! A false marker lies beside the Abbess, towards 122 (east corridor); your marker lies beside the Abbess, towards 122 (east corridor).',
    'Skritch ! Un faux marqueur est posé à côté de l’Abbesse, vers le 122 (couloir est) ; votre marqueur est posé à côté de l’Abbesse, vers le 122 (couloir est).',
  ],
  [
    { type: 'blessed', ...ABBESS, blessing: 'reroll', die: 0, of: ABBESS, value: 5 },
    1,
    'The Abbess has her own die rolled again: 5.',
    'L’Abbesse fait relancer son propre dé : 5.',
  ],
  [
    {
      type: 'stepped',
      guard: 0,
      to: 122,
      points: 6,
      fast: false,
      captured: [THERESA],
      sees: [{ ...CELESTE, at: 3 }],
    },
    1,
    'With her 6th point the Abbess goes to 122 (east corridor) and catches you; she sees Celeste at 3 (Theresa’s cell).',
    'À son 6e point, l’Abbesse va au 122 (couloir est) et vous capture ; elle voit Celeste au 3 (cellule de Theresa).',
  ],
  [
    { type: 'turned', guard: 0, to: 122, sees: [{ ...THERESA, at: 3 }], interrupted: true },
    1,
    'The Abbess turns towards 122 (east corridor), sees you at 3 (Theresa’s cell) and stops short.',
    'L’Abbesse pivote vers le 122 (couloir est), vous voit au 3 (cellule de Theresa) et s’interrompt.',
  ],
  [{ type: 'turned', guard: 0, to: 122, sees: [{ ...THERESA, at: 3 }], interrupted: false }, 1, '', ''],
  [
    { type: 'pathEnded', guard: 1, path: PATH_NAMES.indexOf('green-26-101') },
    1,
    'The Prioress has come to the end of the green path 26–101.',
    'La Prieure est arrivée au bout du trajet vert 26–101.',
  ],
  [
    { type: 'aboutTurned', guard: 0, path: 0, left: 0 },
    1,
    'The Abbess plays About Turn and goes back along her path; none is left.',
    'L’Abbesse joue Demi-tour et revient sur son trajet ; il n’en reste plus.',
  ],
  [
    {
      type: 'laidOpen',
      figures: [
        { ...ABBESS, wish: null, blessing: 'reroll', ways: [] },
        { ...THERESA, wish: 1, blessing: 'fast', ways: [] },
      ],
    },
    1,
    'Everything is laid open: the Abbess held Reroll; you wanted the birthday cake and held Fast.',
    'Tout est dévoilé : l’Abbesse avait Relance ; vous désiriez le gâteau d’anniversaire et aviez Rapide.',
  ],
];

test.each(SAID)('%j, as seat %s reads it', (event, reader, english, french) => {
  expect(nunsText.en.sentence(event, voice(reader))).toBe(english);
  expect(nunsText.fr.sentence(event, voice(reader)).replaceAll(/[\u00a0\u202f]/g, ' ')).toBe(french);
});

describe('the page in words has what is drawn', () => {
  function lines(reader: Watcher): string[] {
    const { state } = opening(2);
    cast(state, { cells: [6], wishes: [1] });
    planning(state);
    placeGuard(state, 0, 18, 17, 'green-26-101');
    return nunsText.en.describe(nuns.view(state, reader, false), voice(reader)).flatMap((one) => one.lines);
  }

  test('NR-1 every way there is, doors and locked doors, with where keys and wishes lie', () => {
    const all = lines('gallery').join('\n');
    expect(all).toContain('Bernadette’s cell: 6 to 16 (door).');
    expect(all).toContain('26 to 19 (locked door), 25 (locked door), 40 (locked door)');
    for (let point = 1; point <= POINTS; point++) expect(all).toMatch(new RegExp(`\\b${point} to \\d`));
    expect(all).toContain('Key to the birthday cake: 36');
  });

  test('NR-21, NR-40 what a guard sees, and the points before her', () => {
    const all = lines('gallery');
    const state = opening(2).state;
    placeGuard(state, 0, 18, 17, 'green-26-101');
    const seen = Array.from({ length: POINTS }, (_none, i) => i + 1).filter(
      (point) => point !== 18 && guardSees(state, 0, point),
    );
    expect(seen.length).toBeGreaterThan(0);
    expect(all).toContain(`Sees ${seen.length} points: ${seen.join(', ')}.`);
    const { path, ahead } = state.guards[0];
    expect(all).toContain(`The points before her: ${routeAlong(18, path, ahead).slice(1).join(', ')}.`);
  });

  test('a novice is told how far everything is, and who sees her; nobody else is', () => {
    const own = lines(1).join('\n');
    const far = (to: number) => distanceFor(false, 6, to);
    expect(own).toContain(
      `Points away: the Abbess ${distance(18, 6)}, the Prioress ${distance(26, 6)}; key ${far(36)}, wish no way without the key, bed 0.`,
    );
    expect(own).toContain('No guard sees this point.');
    expect(lines(0).join('\n')).not.toContain('Points away');
  });
});

test('NR-6 the words say where the first of two moves ends, and what is handed in', () => {
  const { state } = opening(3);
  cast(state, { cells: [6, 3], wishes: [1, 2], blessings: ['reroll', 'adjust', 'fast', 'adjust'] });
  planning(state, 1);
  const planned = () => {
    const view = nuns.view(state, 1, false);
    const lines = nunsText.en.describe(view, voice(1)).flatMap((passage) => passage.lines);
    return lines.find((line) => /plan/i.test(line))?.replaceAll(/ \([^)]*\)/g, '');
  };
  expect(planned()).toBe('Turn 1 of 15: the novices plan in secret.');
  act(state, 1, planMove(2, 'sneak', [16, 17, 16], { split: 1, fast: 2 }));
  const view = nuns.view(state, 1, false);
  const lines = nunsText.en.describe(view, voice(1)).flatMap((passage) => passage.lines);
  expect(lines.map((line) => line.replaceAll(/ \([^)]*\)/g, ''))).toContain(
    'Plan: sneak, 16; then 17, 16, with Fast.',
  );
});
