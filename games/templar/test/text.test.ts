import { LANGUAGES, type Voice, type Watcher } from '@conclave/engine';
import { describe, expect, test } from 'vitest';
import type { Event } from '../rules/events.ts';
import { templar } from '../rules/game.ts';
import { REFUSED } from '../rules/reasons.ts';
import { templarText } from '../text/index.ts';
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
  { type: 'roomCounted', room: 13, points: null },
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
      const state = templar.setup(seats, { stephanus: seats !== 3, firstGame: seats === 3 }, effects);
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
    expect(words.why('nonsense', {}, voice(0))).toBe('');
  });
});

test('a ring is named with its owner', () => {
  const event: Event = { type: 'ringPickedUp', seat: 1, owner: 0, object: 'ringA', room: 2, zone: 0 };
  expect(en.sentence(event, voice(1))).toBe('You pick up Alix’s cross ring in room 2.');
  expect(fr.sentence(event, voice(1))).toBe('Vous ramassez l’anneau à la croix d’Alix dans la salle 2.');
  expect(en.sentence(event, voice(0))).toBe('Basile picks up your cross ring in room 2.');
  expect(fr.sentence(event, voice(0))).toBe('Basile ramasse votre anneau à la croix dans la salle 2.');
});

test('who places a figure reads which one it is, and where the others are', () => {
  const { state, effects } = opening(3);
  templar.play(state, state.active, { kind: 'place', room: 13 }, effects);
  const view = templar.view(state, state.active, false);
  expect(en.label({ kind: 'place', room: 2 }, view, voice(0))).toBe('Place Vitus the spy in room 2');
  expect(fr.label({ kind: 'place', room: 2 }, view, voice(0))).toBe('Placer l’espion Vitus dans la salle 2');
  const [inEnglish, inFrench] = [en, fr].map((words) => words.describe(view, voice(0))[0].lines);
  expect(inEnglish).toContain(
    'Remigius: the church (room 13). Vitus: not placed yet. Severus: not placed yet.',
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
  expect(line(en)).toContain(
    'Room 3: zone 1 (3 places): 1 cross ring (you), 2 cross rings (Basile, counted).',
  );
  expect(line(fr).map((text) => text.replaceAll('\u00a0', ' '))).toContain(
    'La salle 3 : zone 1 (3 places) : 1 anneau à la croix (vous), 2 anneaux à la croix (Basile, comptabilisés).',
  );
});

test('what is carried and hidden is described', () => {
  const state = position({ pawns: [2] });
  put(state, 2, 'ringA', 1);
  put(state, 2, 'book', 0, { counted: 1 });
  const described = () => en.describe(templar.view(state, 0, false), voice(0)).flatMap(({ lines }) => lines);
  expect(described()).toContain('Room 2: zone 1 (1 place): 1 cross ring (Basile); 1 book (you, counted).');
  act(state, 0, [card('benjamin'), { kind: 'pickUp', zone: 0, owner: 1 }, ...go(1)]);
  expect(described()).toContain('Benjamin carries Basile’s cross ring.');
});
