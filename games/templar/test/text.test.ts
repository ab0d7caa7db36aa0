import { readdirSync, readFileSync } from 'node:fs';
import { LANGUAGES, type Voice, type Watcher } from '@conclave/engine';
import { describe, expect, test } from 'vitest';
import { ZONES } from '../rules/box.ts';
import type { Event } from '../rules/events.ts';
import { templar } from '../rules/game.ts';
import { REFUSED } from '../rules/reasons.ts';
import { english } from '../text/en.ts';
import { templarText } from '../text/index.ts';

import { zonesInEnglish, zonesInFrench } from '../text/zones.ts';
import { act, card, dice, go, opening, position, put, recordingEffects } from './position.ts';
import ids from './rule-ids.json' with { type: 'json' };

const NAMES = ['Alix', 'Basile', 'Chloé', 'Diane', 'Émile'];
const voice = (reader: Watcher): Voice => ({ reader, name: (seat) => NAMES[seat] });
const { en, fr } = templarText;

/** Told in games that random play seldom comes to. */
const RARE: readonly Event[] = [
  { type: 'lastRound', by: 0, trigger: 'rooms' },
  { type: 'lastRound', by: 1, trigger: 'quiet' },
  { type: 'chaliceLost' },
  { type: 'turnChosen', seat: 0, room: 13, zone: 1 },
  { type: 'turningClosed', room: 13 },
  { type: 'roomCounted', room: 13, points: null, turned: [] },
  { type: 'supplied', seat: 0, warehouse: 2, gained: [], lost: ['book'] },
  { type: 'wentToHarbour', seat: 1, warehouse: 2, gained: ['ringA', 'ringA'], lost: ['book'] },
  { type: 'answerWithdrawn', seat: 0 },
];

describe.each(LANGUAGES)('in %s', (language) => {
  const words = templarText[language];
  const sound = (text: string) => {
    expect(text).toMatch(/^\p{Lu}.*[.!)]$/u);
    expect(text).not.toMatch(/undefined|\bnull\b|NaN|\[object|-1|ring[ABC]/);
  };

  test('the rules page has every id of the catalogue once, each with its own text', () => {
    const paragraphs = words.rules.flatMap((chapter) => chapter.paragraphs);
    expect(paragraphs.map((paragraph) => paragraph.id).sort()).toEqual([...ids].sort());
    expect(new Set(paragraphs.map((paragraph) => paragraph.text)).size).toBe(ids.length);
    for (const { text } of paragraphs) expect(text).toMatch(/^\p{Lu}.{20,}\.$/u);
  });

  test('every reason of a refusal has its own sentence, an unknown one a general one', () => {
    const params = { card: 'maria', seat: 1 };
    const texts = Object.entries(REFUSED).map(([reason, rule]) =>
      words.refusal({ rule, reason, params }, voice(0)),
    );
    expect(new Set(texts).size).toBe(texts.length);
    for (const text of texts) sound(text);
    expect(texts).not.toContain(words.refusal({ rule: 'house', reason: 'other' }, voice(0)));
    expect(words.refusal({ rule: 'TP-14', reason: 'cardBlocked', params }, voice(0))).toMatch(
      /Maria.*Basile|Basile.*Maria/,
    );
  });

  test('events, labels, descriptions and endings of whole games, for every watcher', () => {
    const types = new Set<string>();
    const kinds = new Set<string>();
    for (const seats of [2, 3, 5]) {
      const rng = dice(`text ${seats}`);
      const effects = recordingEffects(rng);
      const state = templar.setup(
        seats,
        { stephanus: seats !== 3, firstGame: seats === 3, short: false },
        effects,
      );
      const watchers: Watcher[] = [...Array(seats).keys(), 'gallery'];
      for (let steps = 0; state.phase !== 'over' && steps < 3000; steps++) {
        const seat = rng.pick(templar.toAct(state));
        const moves = templar.moves(state, seat);
        const view = templar.view(state, seat, false);
        const labels = moves.map((move) => words.label(move, view, voice(seat)));
        expect(new Set(labels).size).toBe(labels.length);
        for (const label of labels) {
          expect(label).toMatch(/^\p{Lu}/u);
          expect(label).not.toMatch(/undefined|\bnull\b|NaN|ring[ABC]/);
        }
        for (const { kind } of moves) kinds.add(kind);
        if (steps % 40 === 0) {
          for (const watcher of watchers) {
            const passages = words.describe(templar.view(state, watcher, false), voice(watcher));
            for (const { lines } of passages) for (const line of lines) sound(line);
          }
        }
        const move = templar.pick?.(state, seat, rng);
        if (move) templar.play(state, seat, move, effects);
      }
      const heard = [...effects.told, ...effects.secret.map(({ event }) => event), ...RARE];
      for (const event of heard) {
        types.add(event.type);
        for (const watcher of watchers) {
          const text = words.sentence(event, voice(watcher));
          sound(text);
          if (watcher === 'gallery') expect(text).not.toMatch(/\b(you|your|yours|vous|votre|vos)\b/i);
        }
      }
      const outcome = templar.outcome(state);
      if (!outcome) throw new Error('not over');
      const lines = words.ending(outcome, templar.view(state, 0, true), voice(0));
      expect(lines.length).toBe(2 + seats);
      for (const line of lines) sound(line);
      for (const part of Object.keys(outcome.scores?.[0].parts ?? {})) expect(words.parts[part]).toBeTruthy();
    }
    expect(types.size).toBe(30);
    const usual = ['card', 'door', 'end', 'first', 'hide', 'pickUp', 'place', 'portal', 'putDown', 'rings'];
    expect([...kinds]).toEqual(expect.arrayContaining([...usual, 'step', 'warehouse']));
  });

  test('an unfinished game has an ending too', () => {
    const view = templar.view(position({}), 0, true);
    expect(words.ending({ places: [], how: 'abandoned' }, view, voice(0))).toHaveLength(1);
    expect(words.form('card', [], view, voice(0))).toBeNull();
  });

  test('bots explain themselves', () => {
    const keys = ['onlyMove', 'atOnce', 'pointsNow', 'prepares', 'searched', 'planned'];
    const texts = keys.map((key) => words.why(key, { points: 3, turns: 12 }, voice(0)));
    expect(new Set(texts).size).toBe(keys.length);
    for (const text of texts) sound(text);
    expect(words.why('searched', { turns: 1 }, voice(0))).not.toMatch(/\d/);
    expect(words.why('nonsense', {}, voice(0))).toBe('');
  });
});

test('a ring is named with its owner', () => {
  const event: Event = { type: 'ringPickedUp', seat: 1, owner: 0, object: 'ringA', room: 2, zone: 0 };
  const inRoom = (text: string, english: string, french: string) => ({
    en: `${text.split('|')[0]} ${english}`,
    fr: `${text.split('|')[1]} ${french}`,
  });
  const there = ['in the Refectory (room 2).', 'dans le réfectoire (salle 2).'] as const;
  const says = (told: Event, reader: Watcher, text: string) => {
    const wanted = inRoom(text, ...there);
    expect(en.sentence(told, voice(reader))).toBe(wanted.en);
    expect(fr.sentence(told, voice(reader))).toBe(wanted.fr);
  };
  says(event, 1, 'You pick up one of Alix’s cross rings|Vous ramassez un anneau à la croix d’Alix');
  says(event, 0, 'Basile picks up one of your cross rings|Basile ramasse un de vos anneaux à la croix');
  const own = { ...event, owner: 1 };
  says(own, 1, 'You pick up one of your own cross rings|Vous ramassez un de vos propres anneaux à la croix');
  says(
    own,
    0,
    'Basile picks up one of their own cross rings|Basile ramasse un de ses propres anneaux à la croix',
  );
});

/** French without its unbreakable spaces. */
const loose = (text: string) => text.replaceAll('\u00a0', ' ');

test('one of several rings that lie there is turned', () => {
  const event: Event = { type: 'ringTurned', seat: 1, object: 'ringB', room: 13, zone: 1 };
  expect(en.sentence(event, voice(0))).toBe(
    'One of Basile’s lily rings in the Church (room 13), at the font, is turned.',
  );
  expect(fr.sentence(event, voice(0))).toBe(
    'Un anneau au lys de Basile dans l’église (salle 13), aux fonts baptismaux, est retourné.',
  );
  expect(en.sentence(event, voice(1))).toBe(
    'One of your lily rings in the Church (room 13), at the font, is turned.',
  );
  expect(fr.sentence(event, voice(1))).toBe(
    'Un de vos anneaux au lys dans l’église (salle 13), aux fonts baptismaux, est retourné.',
  );
});

test('whoever plays Maria goes to the harbour in person, and may come away with nothing', () => {
  const empty: Event = { type: 'wentToHarbour', seat: 1, warehouse: 4, gained: [], lost: [] };
  expect(en.sentence(empty, voice(0))).toBe('Basile goes to warehouse 4 and gets nothing.');
  expect(fr.sentence(empty, voice(0))).toBe('Basile va à l’entrepôt 4 et ne reçoit rien.');
  expect(fr.sentence(empty, voice(1))).toBe('Vous allez à l’entrepôt 4 et ne recevez rien.');
  const short: Event = { ...empty, gained: ['ringA', 'ringA'], lost: ['book'] };
  expect(en.sentence(short, voice(1))).toBe(
    'You go to warehouse 4 and get 2 cross rings; your reserve has no more for 1 book.',
  );
  expect(loose(fr.sentence(short, voice(1)))).toBe(
    'Vous allez à l’entrepôt 4 et recevez 2 anneaux à la croix ; il manque 1 livre dans votre réserve.',
  );
  const bells: Event = { type: 'supplied', seat: 1, warehouse: 2, gained: [], lost: ['book'] };
  expect(en.sentence(bells, voice(0))).toBe(
    'Basile gets nothing in warehouse 2; their reserve has no more for 1 book.',
  );
  expect(loose(fr.sentence(bells, voice(0)))).toBe(
    'À l’entrepôt 2, Basile ne reçoit rien ; il manque 1 livre dans sa réserve.',
  );
});

test('a shared victory names the reader first', () => {
  const outcome = { places: [[1, 0]], how: 'bagShort', scores: [] };
  const view = templar.view(position({}), 0, true);
  expect(en.ending(outcome, view, voice(0))[0]).toBe('You and Basile share the victory.');
  expect(fr.ending(outcome, view, voice(0))[0]).toBe('Vous et Basile partagez la victoire.');
  expect(fr.ending(outcome, view, voice(2))[0]).toBe('Basile et Alix partagent la victoire.');
});

test('TP-32 no count is promised where Severus is', () => {
  const ends = (severus: number) => {
    const state = position({ remigius: 5, vitus: 6, severus });
    act(state, 0, [card('remigius'), ...go(13)]);
    const view = templar.view(state, 0, false);
    return [en, fr].map((words) => loose(words.label({ kind: 'end' }, view, voice(0))));
  };
  expect(ends(1)).toEqual(['End the move: Remigius counts', 'Finir le déplacement : Remigius compte']);
  expect(ends(13)).toEqual([
    'End the move: Severus is here, nothing is counted',
    'Finir le déplacement : Severus est là, rien n’est compté',
  ]);
});

test('TP-R9 who still has to choose is named, one or several', () => {
  const state = position({ remigius: 5, vitus: 6 });
  put(state, 13, 'ringA', 1);
  put(state, 13, 'ringB', 1, { zone: 1 });
  act(state, 0, [card('remigius'), ...go(13), { kind: 'end' }]);
  const table = (reader: Watcher) =>
    [en, fr].map((words) => words.describe(templar.view(state, reader, false), voice(reader))[0].lines[0]);
  expect(table(0)).toEqual(['Basile still has to choose.', 'Basile doit encore choisir.']);
  expect(table(1)).toEqual(['You still have to choose.', 'Vous devez encore choisir.']);
  const { state: rings } = opening(3, { firstGame: true, short: false });
  expect(en.describe(templar.view(rings, 0, false), voice(0))[0].lines[0]).toBe(
    'You, Basile and Chloé still have to choose.',
  );
});

test('TP-42 at the end the description adds church and rooms to the score', () => {
  const state = position({});
  put(state, 13, 'ringA', 0, { count: 2 });
  state.scores[0] = 25;
  state.phase = 'over';
  state.trigger = 'bag';
  const lines = (words: typeof en) => words.describe(templar.view(state, 0, true), voice(0))[1].lines;
  expect(lines(en)[0]).toBe('Result: 29 points (25 in play, 4 for the Church, 0 for rooms).');
  expect(loose(lines(fr)[0])).toBe(
    'Résultat : 29 points (25 en cours de partie, 4 pour l’église, 0 pour les salles).',
  );
});

test.each([
  [
    'en',
    'The characters',
    /^Anselmus: .*one room.*three objects there\. New tiles at the next Bells: 3\.$/,
    'The plan',
    /^The Refectory \(room 2\): passages to the Gatehouse \(room 1\), .* and the Church \(room 13\)\./,
  ],
  [
    'fr',
    'Les personnages',
    /^Anselmus : .*une salle.*trois objets\. Nouvelles tuiles aux Cloches suivantes : 3\.$/,
    'Le plan',
    /^Le réfectoire \(salle 2\) : passages vers la porterie \(salle 1\), .* et l’église \(salle 13\)\./,
  ],
] as const)(
  'the page in words has every printed fact (%s)',
  (language, characters, anselmus, plan, refectory) => {
    const words = templarText[language];
    const passages = words.describe(templar.view(position({}), 0, false), voice(0));
    const lines = (heading: string) =>
      passages.find((passage) => passage.heading === heading)?.lines.map(loose) ?? [];
    expect(lines(characters)).toHaveLength(10);
    expect(lines(characters)[0]).toMatch(anselmus);
    const rooms = lines(plan);
    expect(rooms.filter((line) => refectory.test(line))).toHaveLength(1);
    expect(rooms).toHaveLength(15);
    for (const line of rooms.slice(2)) expect(line).toMatch(/ \(\d place/);
  },
);

test('who places a figure reads which one it is, and where the others are', () => {
  const { state, effects } = opening(3);
  templar.play(state, state.active, { kind: 'place', room: 13 }, effects);
  const view = templar.view(state, state.active, false);
  expect(en.label({ kind: 'place', room: 2 }, view, voice(0))).toBe(
    'Place Vitus the spy in the Refectory (room 2)',
  );
  expect(fr.label({ kind: 'place', room: 2 }, view, voice(0))).toBe(
    'Placer l’espion Vitus dans le réfectoire (salle 2)',
  );
  const [inEnglish, inFrench] = [en, fr].map((words) => words.describe(view, voice(0))[0].lines);
  expect(inEnglish).toContain(
    'Remigius: the Church (room 13). Vitus: not placed yet. Severus: not placed yet.',
  );
  expect(inFrench[1].replaceAll('\u00a0', ' ')).toBe(
    'Remigius : l’église (salle 13). Vitus : pas encore en place. Severus : pas encore en place.',
  );
});

test('a zone is named once, whoever has rings in it', () => {
  const state = position({});
  put(state, 3, 'ringA', 0);
  put(state, 3, 'ringA', 1, { count: 2, counted: 2 });
  const line = (words: typeof en) =>
    words.describe(templar.view(state, 0, false), voice(0)).flatMap(({ lines }) => lines);
  expect(line(en).find((text) => text.startsWith('The Lavatorium'))).toContain(
    'Basin (3 places): 1 cross ring (you), 2 cross rings (Basile, counted).',
  );
  expect(
    line(fr)
      .map(loose)
      .find((text) => text.startsWith('Le lavatorium')),
  ).toContain(
    'Bassin (3 places) : 1 anneau à la croix (vous), 2 anneaux à la croix (Basile, comptabilisés).',
  );
});

test('what is carried and hidden is described', () => {
  const state = position({ pawns: [2] });
  put(state, 2, 'ringA', 1);
  put(state, 2, 'book', 0, { counted: 1 });
  const described = () => en.describe(templar.view(state, 0, false), voice(0)).flatMap(({ lines }) => lines);
  const refectory = described().find((text) => text.startsWith('The Refectory'));
  expect(refectory).toContain(
    'Lectern (1 place): 1 cross ring (Basile). Left end of the long table (2 places): free.',
  );
  expect(refectory).toContain('Books (1 place): 1 book (you, counted). Chalices (1 place): free.');
  act(state, 0, [card('benjamin'), { kind: 'pickUp', zone: 0, owner: 1 }, ...go(1)]);
  expect(described()).toContain('Benjamin carries one of Basile’s cross rings.');
});

test('every zone of every room has the name of its furniture, in both languages, and no two of a room share one', () => {
  for (const zones of [zonesInEnglish, zonesInFrench]) {
    expect(zones.map((named) => named.length)).toEqual(ZONES.slice(1).map((spots) => spots.length));
    for (const named of zones) expect(new Set(named.map(({ name }) => name)).size).toBe(named.length);
  }
});

test('in English every room has its name with a capital, wherever it is spoken of', () => {
  const folder = new URL('..', import.meta.url);
  const spoken = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (path) => /^(text|table|review|puzzle)\/.*\.tsx?$/.test(path) && !/test\//.test(path),
  );
  const small = new RegExp(
    english.rooms.map(({ the }) => `\\b[Tt]${the.slice(1).toLowerCase()}\\b`).join('|'),
  );
  const isComment = (line: string) => /^\s*(\/?\*|\/\/)/.test(line);
  const faults = spoken.flatMap((path) =>
    readFileSync(new URL(path, folder), 'utf8')
      .split('\n')
      .filter((line) => !isComment(line) && small.test(line))
      .map((line) => `${path}: ${line.trim()}`),
  );
  expect(spoken.length).toBeGreaterThan(50);
  expect(faults).toEqual([]);
});
