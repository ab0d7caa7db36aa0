import { LANGUAGES, type Seat, type Voice, type Watcher } from '@conclave/engine';
import { describe, expect, test } from 'vitest';
import { FACTS, SQUARES, squareOf } from '../rules/board.ts';
import type { Event } from '../rules/events.ts';
import { secretLabyrinth } from '../rules/game.ts';
import { joinedTo, neighboursAt, openings } from '../rules/paths.ts';
import { REFUSED } from '../rules/reasons.ts';
import type { State } from '../rules/state.ts';
import { WHYS } from '../rules/why.ts';
import { secretLabyrinthText } from '../text/index.ts';
import { joinedBy } from '../text/joined.ts';
import { sometimesDealt } from './midgame.ts';
import {
  act,
  card,
  dice,
  duelWonBy,
  fight,
  named,
  only,
  opening,
  position,
  recordingEffects,
  run,
  SHIFT_IN,
  SHIFT_OUT,
} from './position.ts';
import ids from './rule-ids.json' with { type: 'json' };

const NAMES = ['Alix', 'Basile', 'Chloé', 'Diane'];
const voice = (reader: Watcher): Voice => ({ reader, name: (seat) => NAMES[seat] });
const { en, fr } = secretLabyrinthText;

describe.each(LANGUAGES)('in %s', (language) => {
  const words = secretLabyrinthText[language];

  test('the rules page has every id of the catalogue once, each with its own text', () => {
    const paragraphs = words.rules.flatMap((chapter) => chapter.paragraphs);
    expect(paragraphs.map(({ id }) => id).sort()).toEqual([...ids].sort());
    expect(new Set(paragraphs.map(({ text }) => text)).size).toBe(ids.length);
    for (const { text } of paragraphs) expect(text).toMatch(/^\p{Lu}.{20,}\.$/u);
  });

  test('refusals, whys and options have words', () => {
    const texts = Object.entries(REFUSED).map(([reason, rule]) => words.refusal({ rule, reason }, voice(0)));
    expect(new Set(texts).size).toBe(texts.length);
    for (const text of texts) expect(text).toMatch(/^\p{Lu}.+\.$/u);
    expect(texts).not.toContain(words.refusal({ rule: 'house', reason: 'else' }, voice(0)));
    const whys = WHYS.map((key) => words.why(key, {}, voice(0)));
    expect(new Set(whys).size).toBe(whys.length);
    for (const why of whys) expect(why).toMatch(/\.$/);
    expect(words.why('else', {}, voice(0))).toBe('');
    expect(Object.keys(words.options)).toEqual(Object.keys(secretLabyrinth.options));
  });

  test('every event, label and view of random games has its words', () => {
    const types = new Set<string>();
    const kinds = new Set<string>();
    const hear = (heard: (watcher: Watcher) => readonly Event[], seats: number) => {
      for (const watcher of [...Array(seats).keys(), 'gallery'] as Watcher[]) {
        for (const event of heard(watcher)) {
          types.add(event.type);
          const text = words.sentence(event, voice(watcher));
          expect(text).toMatch(/^\p{Lu}|^\d/u);
          expect(text).toMatch(/[.!]$/);
          expect(text).not.toMatch(/undefined|null|NaN|\[object|-1/);
          if (watcher === 'gallery') expect(text).not.toMatch(/\b(you|your|vous|votre)\b/i);
        }
      }
    };
    for (let seed = 0; seed < 9; seed++) {
      const seats = 2 + (seed % 3);
      const rng = dice(`text ${seed}`);
      const recorded = recordingEffects(rng);
      const options = { goal: 7, roundLimit: 15, tryOut: false, memoryAid: seed % 4 !== 3 };
      const state = sometimesDealt.setup(seats, options, recorded.effects);
      hear(recorded.heard, seats);
      while (state.end === null) {
        const [seat] = secretLabyrinth.toAct(state);
        const view = secretLabyrinth.view(state, seat, false);
        const moves = secretLabyrinth.moves(state, seat);
        const labels = moves.map((move) => words.label(move, view, voice(seat)));
        expect(new Set(labels).size).toBe(labels.length);
        for (const move of moves) kinds.add(move.kind);
        // A whole castle in words is long: once every few steps is enough.
        const passages = rng.int(4) === 0 ? words.describe(view, voice(seat)) : [];
        expect(JSON.stringify([labels, passages])).not.toMatch(/undefined|null|NaN/);
        const move = secretLabyrinth.pick?.(state, seat, rng);
        if (!move) throw new Error('no move');
        hear(act(state, seat, move, rng).heard, seats);
      }
    }
    expect(types.size).toBeGreaterThanOrEqual(18);
    expect(kinds.size).toBeGreaterThanOrEqual(13);
  });

  test('the rare events too', () => {
    const rare: Event[] = [
      { type: 'putUnder', card: 3 },
      { type: 'putUnder', card: null },
      { type: 'leftLying' },
      { type: 'won', seat: 0, prize: 'gnome', cards: [7, 8] },
      { type: 'roundsOver', rounds: 3 },
      { type: 'turnedUp', seat: null, card: null },
      { type: 'declined', seat: 1 },
    ];
    const texts = rare.map((event) => words.sentence(event, voice(0)));
    expect(new Set(texts).size).toBe(texts.length);
  });

  test('endings', () => {
    const view = secretLabyrinth.view(position(), 0, true);
    const scores = [0, 1].map((seat) => ({ seat, parts: { treasures: 7 * seat, gnomes: 7 - 7 * seat } }));
    const say = (how: string, places: number[][]) => words.ending({ how, places, scores }, view, voice(0))[0];
    const texts = [
      say('allOfAKind', [[0], [1]]),
      say('allOfAKind', [[1], [0]]),
      say('roundsOver', [[0], [1]]),
      say('roundsOver', [[0, 1]]),
      say('abandoned', []),
    ];
    expect(new Set(texts).size).toBe(5);
  });
});

test('sentences as the two concerned and everybody else read them', () => {
  const paid: Event = {
    type: 'paid',
    seat: 0,
    to: 1,
    prize: 'gnome',
    count: 2,
    cards: named('gnome-cook', 'gnome-miner'),
  };
  expect(en.sentence(paid, voice(1))).toBe(
    'Alix hands 2 gnomes (the cooking gnome and the mining gnome) to you.',
  );
  expect(fr.sentence(paid, voice(1))).toBe(
    'Alix vous remet 2 gnomes (le gnome cuisinier et le gnome mineur).',
  );
  const hidden: Event = { ...paid, count: 1, cards: null };
  expect(en.sentence(hidden, voice(2))).toBe('Alix hands 1 gnome to Basile.');
  expect(fr.sentence(hidden, voice(0))).toBe('Vous remettez 1 gnome à Basile.');
  const turn: Event = { type: 'turnBegun', seat: 0 };
  expect(fr.sentence(turn, voice(1))).toBe('C’est au tour d’Alix.');
});

test('the picture shows six rings of twelve, pawns, the wanted secret and open paths', () => {
  const state = position({ pawns: ['frame-0', 'outerCorridor-0'], wanted: card('goblet') });
  const [, { picture = [], lines: key }] = en.describe(secretLabyrinth.view(state, 0, false), voice(0));
  const lines = picture.map((line) => line.replaceAll('\u00a0', ' '));
  expect(lines[0]).toMatch(/^ +12 +1 +2 .* 11$/);
  expect(lines[1]).toBe('Fr  R-----.     .-----.     .-----.     .-----.     .-----.-----.     .-----');
  expect(lines[2]).toMatch(/^ {4}\| /);
  expect(lines[3]).toMatch(/^Oc> tB----/);
  expect(lines[5]).toMatch(/^Mr {2}\.-----\*/);
  expect(lines).toHaveLength(12);
  expect(key).toHaveLength(3);
  for (const line of [...lines, ...key]) expect(line.length).toBeLessThan(140);
});

test('a spectator is never addressed', () => {
  const { state } = opening(3);
  for (const words of [en, fr]) {
    const text = JSON.stringify(
      words.describe(secretLabyrinth.view(state, 'gallery', false), voice('gallery')),
    );
    expect(text).not.toMatch(/\b(you|your|vous|votre)\b/i);
  }
});

test('labels say where a colour starts, and whose pawn is put where', () => {
  const choosing = secretLabyrinth.view(opening(2).state, 0, false);
  const green = { kind: 'colour', colour: 'green' } as const;
  expect(en.label(green, choosing, voice(0))).toBe('Play green (starts on the frame at 6 o’clock)');
  expect(fr.label(green, choosing, voice(0))).toBe('Jouer en vert (départ\u00a0: le cadre, au chiffre VI)');
  const state = Object.assign(position(), { stage: 'place', duel: duelWonBy(0) });
  const view = secretLabyrinth.view(state, 0, false);
  const place = (square: string) => ({ kind: 'place', to: squareOf(square) }) as const;
  expect(en.label(place('outerCorridor-1'), view, voice(0))).toBe(
    'Put Basile’s pawn in the outer corridor at 1 o’clock',
  );
  expect(fr.label(place('outerCorridor-1'), view, voice(0))).toBe(
    'Placer le pion de Basile dans le couloir extérieur, au chiffre I',
  );
  expect(fr.label(place('centre-1'), view, voice(0))).toBe(
    'Placer le pion de Basile au centre, au chiffre II',
  );
  expect(fr.label(place('middleRing-1'), view, voice(0))).toBe(
    'Placer le pion de Basile sur l’anneau du milieu, au chiffre I (le gobelet)',
  );
});

test('turns are told with their direction, the shorter way round, and so are their buttons', () => {
  const view = secretLabyrinth.view(position(), 0, false);
  const turn = (notches: number) => ({ kind: 'turn', notches }) as const;
  expect(en.label(turn(1), view, voice(0))).toBe('Turn the centre one notch clockwise');
  expect(fr.label(turn(1), view, voice(0))).toBe('Tourner le centre d’un cran dans le sens horaire');
  expect(en.label(turn(10), view, voice(0))).toBe('Turn the centre 2 notches anticlockwise');
  expect(fr.label(turn(10), view, voice(0))).toBe('Tourner le centre de 2 crans dans le sens antihoraire');
  const { heard } = act(position(), 0, turn(10));
  const [turned] = only(heard(1), 'turned');
  expect(en.sentence(turned, voice(1))).toBe('Alix turns the centre 2 notches anticlockwise.');
});

test('the picture shows a secret and all four pawns on its square', () => {
  const there = 'outerCorridor-0';
  const state = position({ pawns: [there, there, there, there], wanted: card('crown') });
  const [, { picture = [] }] = en.describe(secretLabyrinth.view(state, 0, false), voice(0));
  expect(picture.join('\n')).toContain('*RBGY');
});

test('SL-R3 the ending says how many of which kind won', () => {
  const six = named('sceptre', 'sword', 'goblet', 'jewel-casket', 'ring');
  const state = position({ changed: true, hands: [six, []], options: { goal: 6 } });
  act(state, 0, run('outerCorridor-0'));
  const outcome = secretLabyrinth.outcome(state);
  const view = secretLabyrinth.view(state, 1, true);
  if (!outcome) throw new Error('nobody has won');
  expect(en.ending(outcome, view, voice(1))).toEqual(['Alix wins with 6 treasures.']);
  expect(fr.ending(outcome, view, voice(1))).toEqual(['Alix gagne la partie avec 6 trésors.']);
});

test('SL-4 nobody is told to move who has moved', () => {
  const state = position({ changed: true });
  act(state, 0, run('frame-1'));
  const refusal = secretLabyrinth.refusal(state, 0, SHIFT_IN);
  expect(refusal?.rule).toBe('SL-4');
  expect(refusal && en.refusal(refusal, voice(0))).toBe('Both changes of this turn are made.');
});

test('SL-22 SL-29 the memory aid lists all that was publicly seen, as its players read it', () => {
  const state = position({
    changed: true,
    pawns: ['frame-0', 'frame-1'],
    hands: [named('gnome-cook', 'dragon'), named('ring', 'sword')],
    wanted: card('goblet'),
  });
  act(state, 0, { kind: 'animal', card: card('dragon') });
  act(state, 0, { kind: 'give', card: card('gnome-cook') });
  act(state, 0, { kind: 'from', seat: 1 });
  act(state, 0, run('frame-1'));
  act(state, 0, { kind: 'challenge', seat: 1 });
  act(state, 0, { kind: 'stake', prize: 'treasure', die: false });
  fight(state, 1);
  const lines = (words: typeof en, reader: Seat) =>
    words
      .describe(secretLabyrinth.view(state, reader, false), voice(reader))
      .flatMap((passage) => passage.lines);
  expect(lines(en, 1)).toEqual(
    expect.arrayContaining([
      'Taken from the board: the cooking gnome and the dragon.',
      'Lost in duels: 1 treasure to you.',
      'Exchanged with you.',
    ]),
  );
  expect(lines(fr, 0)).toEqual(
    expect.arrayContaining(['Perdu en duel\u00a0: 1 trésor à Basile.', 'Échanges avec Basile.']),
  );
});

const linesUnder = (words: typeof en, state: State, reader: Watcher, heading: string) =>
  words
    .describe(secretLabyrinth.view(state, reader, false), voice(reader))
    .filter((passage) => passage.heading === heading)
    .flatMap(({ lines }) => lines);

test('the page in words says of every square what it opens to, as the parts stand', () => {
  const state = position({ turned: [3, 5, 7], pawns: ['frame-0', 'outerCorridor-2'] });
  const view = secretLabyrinth.view(state, 0, false);
  const passages = en.describe(view, voice(0)).filter(({ heading }) => heading.startsWith('What opens'));
  expect(passages.map(({ heading }) => heading)).toEqual([
    'What opens to what on the frame',
    'What opens to what in the outer corridor, which turns',
    'What opens to what on the middle ring',
    'What opens to what in the inner corridor, which turns',
    'What opens to what on the inner ring',
    'What opens to what in the centre, which turns',
  ]);
  const lines = passages.flatMap((passage) => passage.lines);
  expect(lines).toHaveLength(SQUARES);
  const hoursIn = (text = '') => text.match(/o’clock/g)?.length ?? 0;
  const parts = lines.map((line) => line.split(' Openings against a wall: '));
  const ways = parts.reduce((sum, [open]) => sum + hoursIn(open) - 1, 0);
  expect(ways).toBe(neighboursAt(view.turned).flat().length);
  const barred = parts.reduce((sum, [, against]) => sum + hoursIn(against), 0);
  const all = FACTS.reduce((sum, square) => sum + square.in.length + square.out.length, 0);
  expect(barred).toBe(all - 2 * openings(view.turned).length);
  expect(
    lines.some((line) =>
      line.startsWith('7 o’clock (the crown): 8 o’clock; 6 o’clock; the frame at 7 o’clock.'),
    ),
  ).toBe(true);
  expect(passages[1].lines.some((line) => line.startsWith('9 o’clock (Basile): walls all round.'))).toBe(
    true,
  );
});

test('the page in words says how far a duel has come', () => {
  const state = position({ changed: true, pawns: ['frame-0', 'frame-1'], hands: [[], named('ring')] });
  act(state, 0, run('frame-1'));
  act(state, 0, { kind: 'challenge', seat: 1 });
  act(state, 0, { kind: 'stake', prize: 'treasure', die: false });
  act(state, 1, { kind: 'weapon', weapon: 'stone' });
  expect(linesUnder(en, state, 0, 'The table')).toContain('Basile has chosen a weapon.');
  expect(linesUnder(fr, state, 1, 'La table')).toContain('Vous avez choisi une arme.');
  act(state, 0, { kind: 'weapon', weapon: 'paper' });
  expect(linesUnder(en, state, 1, 'The table')).toContain('Alix has won it.');
  expect(linesUnder(fr, state, 0, 'La table')).toContain('Vous avez gagné ce duel.');
});

test('the page in words says what is joined to where one stands', () => {
  const state = position({ pawns: ['frame-0', 'frame-1'], wanted: card('goblet') });
  const others = joinedTo(state.turned, state.pawns[0]).length - 1;
  const [count, ...byZone] = linesUnder(en, state, 0, 'From where you stand');
  expect(count).toBe(`${others} other squares are joined to this one.`);
  expect(byZone[0]).toBe('The frame: 1 o’clock (Basile); 11 o’clock.');
  expect(byZone.join().match(/o’clock/g)).toHaveLength(others);
  expect(linesUnder(en, state, 'gallery', 'From where Alix stands')).toHaveLength(byZone.length + 1);
});

test('SL-6 what a change would join is said where trying out is allowed, and nowhere else', () => {
  const lines = (tryOut: boolean, reader: Seat) =>
    linesUnder(en, position({ options: { tryOut } }), reader, 'From where you stand').filter((line) =>
      /^(Turn|Shift)/.test(line),
    );
  expect(lines(false, 0)).toEqual([]);
  expect(lines(true, 1)).toEqual([]);
  const said = lines(true, 0);
  expect(said).toHaveLength(13);
  expect(said[1]).toMatch(
    /^Shift the outer corridor one notch clockwise: (\d+ squares?|nothing) more.*; (\d+ squares? fewer|nothing less).*\.$/,
  );
});

test('whoever changes the paths is told what that joined', () => {
  const state = position();
  const before = joinedTo(state.turned, state.pawns[0]);
  const { heard } = act(state, 0, SHIFT_OUT);
  const after = joinedTo(state.turned, state.pawns[0]);
  const [turned] = only(heard(1), 'turned');
  const more = after.filter((square) => !before.includes(square)).length;
  const fewer = before.filter((square) => !after.includes(square)).length;
  expect(joinedBy(turned)).toEqual({ now: after.length - 1, more, fewer });
  expect(more + fewer).toBeGreaterThan(0);
  expect(en.sentence(turned, voice(0))).toBe(
    `You shift the outer corridor one notch clockwise: ${after.length - 1} squares are joined to yours now, ${more || 'none'} more and ${fewer || 'none'} fewer.`,
  );
  expect(fr.sentence(turned, voice(0))).toBe(
    `Vous décalez le couloir extérieur d’un cran dans le sens horaire\u00a0: ${after.length - 1} cases sont reliées à la vôtre, ${more || 'aucune'} de plus et ${fewer || 'aucune'} de moins.`,
  );
  expect(en.sentence(turned, voice(1))).toBe('Alix shifts the outer corridor one notch clockwise.');
});
