import { playMatch } from '@conclave/bots';
import { type Bot, ChaCha8, LEVELS, Match, stretchSeed } from '@conclave/engine';
import { describe, expect, test } from 'vitest';
import { NEXT, PASSAGES, REMIGIUS, ROOMS } from '../../rules/box.ts';
import { type Templar, templar } from '../../rules/game.ts';
import { ANNOUNCE, END } from '../../rules/moves.ts';
import { totals } from '../../rules/outcome.ts';
import type { State } from '../../rules/state.ts';
import { card, dice, go, position, put, recordingEffects } from '../../test/position.ts';
import { templarText } from '../../text/index.ts';
import { templarBots } from '../bots.ts';
import { easy } from '../easy.ts';
import { fair } from '../fair.ts';
import { impatience, roundsOf } from '../impatience.ts';
import { MANNERS, TASTE } from '../manners.ts';
import { roomsToCount } from '../rooms-to-count.ts';
import { simpleWorth } from '../simple-worth.ts';
import { strong } from '../strong.ts';
import { Turns } from '../turns.ts';
import { leadOf, roundsLeft } from '../worth.ts';

type Player = Bot<Templar>;

function play(makes: readonly (() => Player)[], seed: string, iterations = 1) {
  const match = Match.open(templar, makes.length, {}, stretchSeed(seed));
  const reasons = new Set<string>();
  const seated = makes.map((make, seat) => {
    const bot = make();
    const listening: Player = {
      think(question) {
        const thought = bot.think(question);
        if (thought.move !== null) reasons.add(thought.why.key);
        return thought;
      },
    };
    return { bot: listening, rng: new ChaCha8(stretchSeed(`${seed} ${seat}`)), budget: { iterations } };
  });
  playMatch(match, seated);
  return { match, reasons };
}

describe('the levels', () => {
  test.each(LEVELS)('%s plays whole games, and says why in both languages', (level) => {
    const make = templarBots.players[level] as () => Player;
    const { match, reasons } = play([make, make], `whole ${level}`);
    expect(match.outcome?.how).toMatch(/bagShort|thirteenRooms/);
    for (const key of reasons) {
      for (const words of [templarText.en, templarText.fr]) {
        expect(words.why(key, {}, { reader: 0, name: String })).not.toBe('');
      }
    }
  });

  test.each([fair, strong])('no turn is played without thought, also when it begins without news', (make) => {
    const match = Match.open(templar, 3, {}, stretchSeed('news'));
    const thoughtless: string[] = [];
    const seated = [0, 1, 2].map((seat) => {
      const bot = make();
      const watched: Player = {
        think(question) {
          const thought = bot.think(question);
          const { phase } = question.perspective.view;
          const inTurn = phase === 'portal' || phase === 'card' || phase === 'act' || phase === 'close';
          if (question.perspective.asked && inTurn && thought.why.key === 'atOnce')
            thoughtless.push(`${seat} in ${phase}`);
          return thought;
        },
      };
      return { bot: watched, rng: new ChaCha8(stretchSeed(`news ${seat}`)), budget: { iterations: 1 } };
    });
    playMatch(match, seated, 200);
    expect(thoughtless).toEqual([]);
  });

  test('the same seed gives the same game', () => {
    const one = play([strong, fair], 'same', 2).match;
    const two = play([strong, fair], 'same', 2).match;
    expect(two.hash()).toBe(one.hash());
  });

  test('strong gathers more than fair, and fair more than easy', () => {
    const sum = (makes: readonly (() => Player)[], name: string) => {
      const points = [0, 0];
      for (let game = 0; game < 4; game++) {
        const turned = game % 2 === 1;
        const { match } = play(turned ? [makes[1], makes[0]] : makes, `${name} ${game >> 1}`);
        const scores = match.outcome?.scores?.map(({ parts }) =>
          Object.values(parts).reduce((a, b) => a + b, 0),
        );
        points[0] += scores?.[turned ? 1 : 0] ?? 0;
        points[1] += scores?.[turned ? 0 : 1] ?? 0;
      }
      return points;
    };
    const [high, middle] = sum([strong, fair], 'strong');
    expect(high).toBeGreaterThan(middle);
    const [more, less] = sum([fair, easy], 'fair');
    expect(more).toBeGreaterThan(less);
  });
});

describe('the ways to play a turn', () => {
  test('every way listed can be played, and every card that may be played is among them', () => {
    const state = position({ pawns: [2], stock: [['ringA', 'book']] });
    put(state, 2, 'ringB', 1, { zone: 1 });
    const turns = new Turns(leadOf, true);
    const cards = new Set<string>();
    for (const way of turns.list(state, 0)) {
      const { moves } = turns.finish(way, 0);
      const trial = templar.clone(state);
      for (const move of moves) {
        expect(templar.refusal(trial, 0, move)).toBeNull();
        templar.play(trial, 0, move, {
          rng: new ChaCha8(stretchSeed('way')),
          tell: () => {},
          tellOnly: () => {},
          seal: () => {},
        });
        if (move.kind === 'card') cards.add(move.card);
      }
      expect(trial.active).toBe(1);
    }
    expect(cards.size).toBe(10);
  });

  test('13 rooms are announced when that wins, and not when it would lose', () => {
    const state = position({ pawns: [2] });
    for (let room = 1; room <= 13; room++) put(state, room, room % 2 ? 'ringA' : 'ringB', 0);
    const turns = new Turns(leadOf, false);
    const last = (points: number) => {
      const trial = templar.clone(state);
      trial.scores[1] = points;
      for (const move of [card('porticus'), { kind: 'door', passage: 0 } as const]) {
        templar.play(trial, 0, move, {
          rng: new ChaCha8(stretchSeed('x')),
          tell() {},
          tellOnly() {},
          seal() {},
        });
      }
      return turns.finish({ moves: [], state: trial, ended: false }, 0).moves[0];
    };
    expect(last(0)).toBe(ANNOUNCE);
    expect(last(100)).toBe(END);
    expect(totals(state)[0]).toBe(24);
  });
});

describe('where Remigius could count next', () => {
  /** The rooms in which he can end, by the rules. */
  function ends(state: State): Set<number> {
    const found = new Set<number>();
    const front = [
      { ...templar.clone(state), card: REMIGIUS, phase: 'act' as const, visited: 1 << state.remigius },
    ];
    for (const now of front) {
      const moves = templar.moves(now, now.active);
      if (moves.includes(END) && now.remigius !== now.severus) found.add(now.remigius);
      for (const move of moves) {
        if (move.kind !== 'step') continue;
        const next = templar.clone(now);
        templar.play(next, next.active, move, recordingEffects(dice('walk')));
        front.push({ ...next, card: REMIGIUS, phase: 'act' as const });
      }
    }
    return found;
  }

  test('TP-30, TP-R8 the rooms in which the rules let him end, Severus’s excepted', () => {
    let positions = 0;
    PASSAGES.forEach((_passage, door) => {
      for (let remigius = 1; remigius <= ROOMS; remigius++) {
        for (const vitus of NEXT[remigius]) {
          const state = position({ remigius, vitus, severus: 1 + ((remigius + door) % ROOMS) });
          state.door = door;
          const can = roomsToCount(state);
          const rooms = new Set(can.flatMap((yes, room) => (yes ? [room] : [])));
          expect(rooms).toEqual(ends(state));
          positions++;
        }
      }
    });
    expect(positions).toBeGreaterThan(500);
  });
});

test('from a third of a match on a tile less in the bag is worth ever more', () => {
  const state = position({});
  const gain = (round: number, options = {}) => {
    const now = Object.assign(templar.clone(state), { round });
    const fewer = templar.clone(now);
    fewer.bag[fewer.bag.findIndex((count) => count > 0)]--;
    return impatience(fewer, roundsOf(options)) - impatience(now, roundsOf(options));
  };
  expect(gain(5)).toBeCloseTo(0);
  expect(gain(20)).toBeGreaterThan(gain(12));
  expect(gain(12, { short: true })).toBeGreaterThan(gain(12));
});

describe('what a position is worth', () => {
  test('a room that Remigius can count is worth more to those who have his card', () => {
    const near = position({ remigius: 5, vitus: 4, severus: 1 });
    put(near, 6, 'ringA', 0, { zone: 1, count: 3 });
    const far = position({ remigius: 11, vitus: 10, severus: 1 });
    put(far, 6, 'ringA', 0, { zone: 1, count: 3 });
    const gain = (state: State) => {
      const without = templar.clone(state);
      without.hands[0] &= ~(1 << REMIGIUS);
      return leadOf(state, 0) - leadOf(without, 0);
    };
    expect(gain(near)).toBeGreaterThan(gain(far) + 1);
  });

  test('points count, and so does a hidden treasure, more than one in stock', () => {
    const state = position({ stock: [['chalice']] });
    const before = leadOf(state, 0);
    const scored = templar.clone(state);
    scored.scores[0] += 3;
    expect(leadOf(scored, 0)).toBeCloseTo(before + 3);
    const hidden = position({});
    put(hidden, 5, 'chalice', 0);
    expect(leadOf(hidden, 0)).toBeGreaterThan(before);
    expect(leadOf(hidden, 1)).toBeLessThan(leadOf(state, 1));
    for (const manner of MANNERS) {
      const worth = (one: State) => simpleWorth(one, 0, TASTE[manner], 26);
      expect(worth(hidden)).toBeGreaterThan(worth(state));
    }
  });

  test('the nearer the end, the fewer rounds', () => {
    const state = position({});
    const early = roundsLeft(state);
    state.bag.fill(1);
    expect(roundsLeft(state)).toBeLessThan(early);
    const crowded = roundsLeft(state);
    state.harbour.fill(0);
    expect(roundsLeft(state)).toBeLessThan(crowded);
    state.turnsLeft = 3;
    expect(roundsLeft(state)).toBe(1);
    expect(go(1)).toHaveLength(1);
  });
});
