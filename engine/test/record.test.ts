import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Match, ReplayError } from '../match/index.ts';
import { type Entry, type MatchRecord, parseRecord, RECORD_FORMAT } from '../record.ts';
import { ChaCha8, stretchSeed } from '../rng.ts';
import { probes } from '../testing/probes/index.ts';
import { nextRequest } from '../testing/walk.ts';
import { type Move, spy } from './spy.ts';

const SEED = stretchSeed('record');

/** A finished match with an entry of every sort. */
function finished(): MatchRecord<Move> {
  const match = Match.open(spy, 3, {}, SEED);
  const move = (seat: number, made: Move) =>
    match.submit({ type: 'move', seat, move: made, decision: match.decision(seat) });
  move(0, { kind: 'count' });
  move(1, match.perspective(1).moves[0]);
  match.submit({ type: 'undo', seat: 1, decision: match.decision(1) });
  match.submit({ type: 'sit', seat: 2, bot: 'fair' });
  match.submit({ type: 'lapse', seat: 2 });
  move(2, { kind: 'roll' });
  match.submit({ type: 'end', how: 'agreed' });
  return match.record();
}
const record = finished();
const copy = (): Record<string, unknown> => JSON.parse(JSON.stringify(record));

describe('a record', () => {
  test('is everything: game, version, options, seats, seed, entries, end', () => {
    expect(record).toMatchObject({
      format: RECORD_FORMAT,
      game: 'spy',
      version: 1,
      options: {},
      seats: 3,
      seed: SEED,
    });
    expect(record.entries.map((entry) => Object.keys(entry).join(' '))).toEqual([
      'seat move by',
      'seat move by',
      'undo',
      'sit bot',
      'seat move by',
      'seat move by',
      'end',
    ]);
    expect(record.end?.how).toBe('agreed');
  });

  test('is plain JSON and is read back as it was', () => {
    expect(parseRecord(copy())).toEqual(record);
  });

  test('of a running match has no end', () => {
    expect(Match.open(spy, 3, {}, SEED).record().end).toBeNull();
  });
});

describe('reading a record of unknown origin', () => {
  test('never throws', () => {
    fc.assert(
      fc.property(fc.anything(), (json) => {
        expect(parseRecord(json)).toBeNull();
      }),
    );
  });

  test.each<[string, Record<string, unknown>]>([
    ['another format', { format: 'conclave record 2' }],
    ['a game that is no text', { game: 7 }],
    ['a version that is no whole number', { version: 1.5 }],
    ['options that are a list', { options: [] }],
    ['too many seats', { seats: 17 }],
    ['a negative number of seats', { seats: -1 }],
    ['a short seed', { seed: 'ab' }],
    ['a seed in capitals', { seed: 'A'.repeat(64) }],
    ['entries that are no list', { entries: {} }],
    ['a hole among the entries', { entries: [null] }],
    ['an end without a hash', { end: { how: 'agreed' } }],
    ['an end with a wrong hash', { end: { how: 'agreed', hash: '0' } }],
    ['an end that is a text', { end: 'agreed' }],
    ['an end that does not say how', { end: { hash: SEED } }],
    ['an end with a number for how', { end: { how: 1, hash: SEED } }],
    ['an end with more to it', { end: { how: 'agreed', hash: SEED, who: 1 } }],
    ['one key more', { more: 1 }],
  ])('refuses %s', (_name, wrong) => {
    expect(parseRecord({ ...copy(), ...wrong })).toBeNull();
  });

  test.each(['format', 'game', 'version', 'options', 'seats', 'seed', 'entries', 'end'])(
    'refuses it without %s',
    (key) => {
      const { [key]: _gone, ...rest } = copy();
      expect(parseRecord(rest)).toBeNull();
    },
  );

  test.each<[string, unknown]>([
    ['a seat that is no index', { seat: -1, move: {}, by: 'player' }],
    ['a seat beyond any table', { seat: 16, move: {}, by: 'player' }],
    ['a move that is no record', { seat: 0, move: 'count', by: 'player' }],
    ['a mover of no known sort', { seat: 0, move: {}, by: 'ghost' }],
    ['a move with one key more', { seat: 0, move: {}, by: 'player', at: 1 }],
    ['an undo of nobody', { undo: null }],
    ['a bot of no known level', { sit: 0, bot: 'genius' }],
    ['a bot without a chair', { sit: 'a', bot: 'easy' }],
    ['an end of no known sort', { end: 'won' }],
    ['an empty entry', {}],
    ['a list', []],
  ])('refuses an entry with %s', (_name, entry) => {
    expect(parseRecord({ ...copy(), entries: [entry] })).toBeNull();
  });
});

describe('replaying a record', () => {
  test('gives the same bytes', () => {
    const replayed = Match.replay(spy, record);
    expect(replayed.record()).toEqual(record);
    expect(JSON.stringify(replayed.record())).toBe(JSON.stringify(record));
  });

  test('stops after as many entries as wished', () => {
    for (let entries = 0; entries <= record.entries.length; entries++) {
      const replayed = Match.replay(spy, record, entries);
      expect(replayed.record().entries).toEqual(record.entries.slice(0, entries));
    }
    expect(Match.replay(spy, record, 1).perspective(0).view.count).toBe(1);
  });

  test('does not change the record', () => {
    const text = JSON.stringify(record);
    Match.replay(spy, record);
    expect(JSON.stringify(record)).toBe(text);
  });

  const withEntries = (...entries: Entry<unknown>[]): MatchRecord<unknown> => ({
    ...record,
    entries,
    end: null,
  });

  test.each<[string, MatchRecord<unknown>, string]>([
    ['another game', { ...record, game: 'chess' }, 'a record of chess, not of spy'],
    ['another version', { ...record, version: 2 }, 'version 2, not 1'],
    ['seats out of bounds', { ...record, seats: 9 }, 'seatsOutOfRange'],
    ['options the game does not have', { ...record, options: { rounds: 1 } }, 'optionUnknown'],
    [
      'a move that is none',
      withEntries({ seat: 0, move: { kind: 'fly' }, by: 'player' }),
      'entry 0 is malformed',
    ],
    [
      'a move of a seat that is not there',
      withEntries({ seat: 3, move: { kind: 'count' }, by: 'player' }),
      'entry 0',
    ],
    ['an undo of a seat that is not there', withEntries({ undo: 7 }), 'entry 0'],
    ['a chair that is not there', withEntries({ sit: 3, bot: 'easy' }), 'entry 0'],
    [
      'a move that is not legal',
      withEntries({ seat: 0, move: { kind: 'peek', target: 0 }, by: 'player' }),
      'entry 0 is not legal',
    ],
    ['an undo of nothing', withEntries({ undo: 0 }), 'nothing to take back'],
    [
      'something after the end',
      withEntries({ end: 'agreed' }, { end: 'abandoned' }),
      'entry 1 comes after the end',
    ],
    ['another last state', { ...record, end: { how: 'agreed', hash: SEED } }, 'the end differs'],
    [
      'another end',
      record.end ? { ...record, end: { ...record.end, how: 'abandoned' } } : record,
      'the end differs',
    ],
    ['an end it does not have', { ...record, entries: record.entries.slice(0, -1) }, 'the end differs'],
    ['no end where there is one', { ...record, end: null }, 'the end differs'],
  ])('with %s fails, and says why', (_name, wrong, message) => {
    expect(() => Match.replay(spy, wrong)).toThrow(ReplayError);
    expect(() => Match.replay(spy, wrong)).toThrow(message);
  });

  test('with another seed gives another match or fails', () => {
    expect(() => Match.replay(spy, { ...record, seed: stretchSeed('other') })).toThrow(ReplayError);
  });

  test('is total: whatever parseRecord lets through replays, or fails as a ReplayError', () => {
    const entry = fc.oneof(
      fc.record({
        seat: fc.nat(4),
        move: fc.constantFrom({ kind: 'count' }, { kind: 'set', number: 1 }, { kind: 'x' }, {}),
        by: fc.constantFrom('player', 'bot', 'clock', 'butler'),
      }),
      fc.record({ undo: fc.nat(4) }),
      fc.record({ sit: fc.nat(4), bot: fc.constantFrom('easy', null) }),
      fc.record({ end: fc.constantFrom('abandoned', 'agreed') }),
    );
    let replayed = 0;
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 6 }), fc.nat(5), (entries, seats) => {
        const read = parseRecord({ ...copy(), entries, seats, end: null });
        if (!read) return;
        try {
          Match.replay(spy, read);
          replayed++;
        } catch (error) {
          expect(error).toBeInstanceOf(ReplayError);
        }
      }),
    );
    expect(replayed).toBeGreaterThan(0);
  });
});

test.each(probes.map(({ game }) => [game.id, game] as const))(
  'a random match of %s replays to the same bytes',
  (_id, game) => {
    const rng = new ChaCha8(stretchSeed('walk'));
    const match = Match.open(game, game.seats.max, {}, SEED);
    for (
      let request = nextRequest(match, rng);
      request && !match.outcome;
      request = nextRequest(match, rng)
    ) {
      match.submit(request);
      if (match.outcome) break;
    }
    const read = parseRecord(JSON.parse(JSON.stringify(match.record())));
    if (!read) throw new Error('unreadable');
    expect(JSON.stringify(Match.replay(game, read).record())).toBe(JSON.stringify(match.record()));
  },
);

test.each(probes.map(({ game }) => [game.id, game] as const))(
  'a match of %s is recorded with a change as it is after it',
  (_id, game) => {
    const rng = new ChaCha8(stretchSeed('store first'));
    const match = Match.open(game, game.seats.max, {}, SEED);
    for (let steps = 0; steps < 60 && !match.outcome; steps++) {
      const request = nextRequest(match, rng);
      if (!request) break;
      const proposal = match.propose(request);
      if (!proposal.ok) continue;
      const before = match.record();
      const foretold = match.record(proposal.change);
      expect(match.record()).toEqual(before);
      match.accept(proposal.change);
      expect(foretold).toEqual(match.record());
    }
    const end = match.outcome ? null : match.propose({ type: 'end', how: 'agreed' });
    if (end?.ok) expect(match.record(end.change).end?.how).toBe('agreed');
  },
);
