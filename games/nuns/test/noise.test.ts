import { describe, expect, test } from 'vitest';
import { distance } from '../rules/convent.ts';
import { nuns } from '../rules/game.ts';
import { firstSteps } from '../rules/noise.ts';
import { FIRST_NOVICE, type State } from '../rules/state.ts';
import { nunsText } from '../text/index.ts';
import {
  act,
  cast,
  close,
  feign,
  go,
  guardsTurn,
  keep,
  lead,
  loaded,
  markBeside,
  markersTold,
  ofType,
  onDie,
  opening,
  placeGuard,
  plan,
  planning,
  refused,
  withoutBlessings,
} from './position.ts';

const N = FIRST_NOVICE;

/** One novice who walks back and forth to end at `at`; the Abbess at 23, the Prioress far away. */
function near(at: number, from: number, seats = 2): State {
  const { state } = opening(seats);
  cast(state, { cells: [4], wishes: [4], blessings: ['falseNoise', 'falseNoise', 'fast'] });
  withoutBlessings(state);
  planning(state);
  placeGuard(state, 0, 23, 22);
  placeGuard(state, 1, 155, 148);
  for (const novice of state.novices) {
    novice.at = from;
    novice.spotted = false;
  }
  expect(distance(at, from)).toBe(1);
  return state;
}

function walkTo(state: State, at: number, from: number, die: number) {
  return plan(state, N, 'walk', [at, from, at], loaded(die));
}

describe('the noise roll', () => {
  test('NR-35 walking at 72, 5 from the guard at 23: a 6 is heard, on the door 23-43; a 5 is not', () => {
    expect(markersTold(walkTo(near(72, 71), 72, 71, 6))).toEqual([{ figure: N, guard: 0, to: 43 }]);
    expect(markersTold(walkTo(near(72, 71), 72, 71, 5))).toEqual([]);
  });

  test('NR-14 each novice rolls, clockwise from the guard player, and is told by her own modifier', () => {
    const { state } = opening(4);
    withoutBlessings(state);
    planning(state);
    placeGuard(state, 0, 147, 146);
    placeGuard(state, 1, 147, 146);
    for (const seat of [3, 2]) {
      plan(state, seat + 1, 'stand');
    }
    const told = plan(state, N, 'stand', [], loaded(6, 2, 3)).heard('gallery');
    expect(ofType(told, 'rolled')).toEqual([
      {
        type: 'rolled',
        listening: false,
        dice: [
          { figure: N, value: 6 },
          { figure: N + 1, value: 2 },
          { figure: N + 2, value: 3 },
        ],
      },
    ]);
  });

  /** A guard at 59, from where two edges lead to 88 by a shortest way, and a novice who runs there. */
  function twoEdges(): State {
    const { state } = opening(2);
    cast(state, { cells: [4] });
    withoutBlessings(state);
    planning(state);
    placeGuard(state, 0, 59, 60);
    placeGuard(state, 1, 155, 148);
    state.novices[0].at = 105;
    expect(firstSteps(59, 88)).toEqual([60, 79]);
    return state;
  }
  const runThere = (state: State) => plan(state, N, 'run', [88], loaded(6));

  test('NR-14 NR-R27 of several shortest ways she chooses the edge by her order: the lowest if she said nothing', () => {
    expect(markersTold(runThere(twoEdges()))).toEqual([{ figure: N, guard: 0, to: 60 }]);
    const state = twoEdges();
    const told = act(state, 1, { kind: 'edge', figure: N, edge: 'highest' });
    expect([told.heard(1).length, told.heard(0).length, told.heard('gallery').length]).toEqual([1, 0, 0]);
    refused(state, 1, { kind: 'edge', figure: N, edge: 'highest' }, 'NR-R25', 'sameOrder');
    refused(state, 0, { kind: 'edge', figure: N, edge: 'lowest' }, 'NR-37', 'notYours');
    refused(state, 0, { kind: 'edge', figure: 0, edge: 'highest' }, 'NR-R27', 'noEdge');
    expect(markersTold(runThere(state))).toEqual([{ figure: N, guard: 0, to: 79 }]);
  });

  test('NR-R27 placing needs no window of its own: without blessings nobody is asked', () => {
    const state = twoEdges();
    runThere(state);
    expect(state).toMatchObject({ phase: 'lead', window: null });
    expect(state.skritch).toHaveLength(1);
  });

  test('NR-14 markers add up, one for each guard who hears her, also on one point', () => {
    const state = near(72, 71);
    placeGuard(state, 1, 23, 22);
    expect(markersTold(walkTo(state, 72, 71, 6))).toEqual([
      { figure: N, guard: 0, to: 43 },
      { figure: N, guard: 1, to: 43 },
    ]);
    expect(state.skritch).toHaveLength(2);
  });

  test('NR-R2 both ran in the turn before: no roll. One ran: all roll, the one who walked hears. Turn 1: both', () => {
    const both = near(72, 71);
    both.guards[0].ran = true;
    both.guards[1].ran = true;
    const told = plan(both, N, 'walk', [72, 71, 72], loaded()).heard('gallery');
    expect(told.map(({ type }) => type)).toContain('noRoll');
    expect(both.phase).toBe('lead');
    const one = near(72, 71);
    placeGuard(one, 1, 23, 22);
    one.guards[0].ran = true;
    expect(markersTold(walkTo(one, 72, 71, 6))).toEqual([{ figure: N, guard: 1, to: 43 }]);
    const { state } = opening(2);
    expect(state.guards.map(({ ran }) => ran)).toEqual([false, false]);
  });

  test('NR-R12 a novice in sight rolls too; a caught or released one does not; 0 or less is silent', () => {
    const { state } = opening(4);
    withoutBlessings(state);
    planning(state);
    placeGuard(state, 0, 19, 20);
    placeGuard(state, 1, 19, 20);
    state.novices[0].at = 18;
    state.novices[1].at = 39;
    state.novices[1].status = 'caught';
    state.novices[2].at = 20;
    state.novices[2].spotted = false;
    plan(state, N, 'stand');
    act(state, 2, nuns.lapse(state, 2));
    const told = plan(state, N + 2, 'stand', [], loaded(3, 3));
    expect(ofType(told.heard('gallery'), 'rolled')[0].dice.map(({ figure }) => figure)).toEqual([N, N + 2]);
    // 3 - 3 = 0: silent, though the guard stands next to her.
    expect(markersTold(told)).toEqual([]);
  });
});

describe('blessings on dice', () => {
  function withCards(
    blessings: readonly [
      'reroll' | 'adjust' | 'fast' | 'falseNoise',
      ...('reroll' | 'adjust' | 'fast' | 'falseNoise')[],
    ],
  ) {
    const { state } = opening(3);
    cast(state, { cells: [4, 3], wishes: [4, 0], blessings });
    planning(state);
    placeGuard(state, 0, 23, 22);
    placeGuard(state, 1, 155, 148);
    state.novices[0].at = 71;
    state.novices[0].spotted = false;
    state.novices[1].at = 110;
    state.novices[1].spotted = false;
    return state;
  }

  /** Everybody has planned, and the dice show this. */
  function rolled(state: State, ...dice: number[]): State {
    plan(state, N, 'walk', [72, 71, 72]);
    plan(state, N + 1, 'stand', [], loaded(...dice));
    return state;
  }

  test('NR-R25 every seat with an unspent card is asked once, whatever the card, in one secret window', () => {
    const state = rolled(withCards(['fast', 'fast', 'falseNoise', 'reroll']), 6, 1);
    expect(state.phase).toBe('noise');
    expect(nuns.windows?.current(state)).toMatchObject({ asked: [0, 1, 2], secret: true, passed: [] });
    expect(nuns.toAct(state)).toEqual([0, 1, 2]);
    expect(nuns.waiting(state, 0)).toEqual([0, 1, 2]);
    for (const figure of [0, 1, N, N + 1])
      expect(nuns.moves(state, Math.max(0, figure - 1))).toContainEqual(keep(figure));
    state.guards[0].blessing.held = false;
    state.guards[1].blessing.held = false;
    const without = rolled(planned(state), 6, 1);
    expect(nuns.windows?.current(without)?.asked).toEqual([1, 2]);
  });

  /** The same table, about to plan again. */
  function planned(state: State): State {
    planning(state);
    state.novices[0].at = 71;
    return state;
  }

  test('NR-R25 no answer closes it; closing tells all, and nobody is asked again for that roll', () => {
    const state = rolled(withCards(['fast', 'fast', 'falseNoise', 'reroll']), 6, 1);
    for (const figure of [N + 1, 0, 1, N]) {
      const seat = Math.max(0, figure - 1);
      expect(nuns.windows?.owes?.(state, seat)).toBe(true);
      const told = act(state, seat, keep(figure));
      for (const watcher of [0, 1, 2, 'gallery'] as const)
        expect(told.heard(watcher).map(({ type }) => type)).toEqual(watcher === seat ? ['answered'] : []);
    }
    expect(state.phase).toBe('noise');
    expect([0, 1, 2].map((seat) => nuns.windows?.owes?.(state, seat))).toEqual([false, false, false]);
    const told = close(state);
    for (const watcher of [0, 1, 2, 'gallery'] as const)
      expect(told.heard(watcher).map(({ type }) => type)).toEqual(['settled', 'noises']);
    expect(state).toMatchObject({ phase: 'lead', window: null });
  });

  test('NR-R25 the click is the answer: nobody hands in, the newer one counts, the same one twice is refused', () => {
    const state = rolled(withCards(['fast', 'fast', 'fast', 'reroll']), 6, 1);
    act(state, 2, onDie(N + 1, 1));
    refused(state, 2, onDie(N + 1, 1), 'NR-R25', 'alreadyChosen');
    act(state, 2, keep(N + 1));
    refused(state, 2, keep(N + 1), 'NR-R25', 'alreadyChosen');
    act(state, 2, onDie(N + 1, 0));
    expect(nuns.windows?.owes?.(state, 2)).toBe(false);
    expect(nuns.view(state, 2, false)).toMatchObject({ handedIn: true });
    const told = ofType(close(state, loaded(2)).heard('gallery'), 'blessed');
    expect(told).toMatchObject([{ figure: N + 1, die: 0, value: 2 }]);
  });

  test('NR-R25 a card that has nothing to do here passes like any other', () => {
    const state = rolled(withCards(['fast', 'fast', 'fast', 'reroll']), 6, 1);
    const answers = (seat: number) => nuns.moves(state, seat).filter(({ kind }) => kind === 'bless');
    expect(answers(1)).toEqual([keep(N)]);
    expect(answers(0)).toEqual([keep(0), keep(1)]);
    state.novices[0].blessing.held = false;
    refused(state, 1, keep(N), 'NR-30', 'cardSpent');
  });

  test('NR-R25 for whom nobody answered has passed; an answer may be withdrawn until it closes', () => {
    const state = rolled(withCards(['fast', 'fast', 'adjust', 'reroll']), 6, 1);
    act(state, 2, onDie(N + 1, 0));
    act(state, 1, onDie(N, 0));
    for (const seat of [1, 2]) {
      act(state, seat, { kind: 'withdraw' });
      refused(state, seat, { kind: 'withdraw' }, 'NR-46', 'notHandedIn');
      expect(nuns.windows?.owes?.(state, seat)).toBe(true);
    }
    expect(ofType(close(state, loaded()).heard('gallery'), 'blessed')).toEqual([]);
    expect(state.novices.map(({ blessing }) => [blessing.held, blessing.answer])).toEqual([
      [true, null],
      [true, null],
    ]);
  });

  test('NR-R25 no dice, no window', () => {
    const state = withCards(['reroll', 'adjust', 'reroll', 'adjust']);
    state.guards[0].ran = true;
    state.guards[1].ran = true;
    for (const i of [0, 1]) {
      plan(state, N + i, 'stand', [], loaded());
    }
    expect(state.phase).toBe('lead');
  });

  test('NR-R26 a Reroll goes on any die and replaces it for all; Rerolls come first, then +-1', () => {
    const state = rolled(withCards(['adjust', 'fast', 'adjust', 'reroll']), 3, 1);
    refused(state, 2, onDie(N + 1, 2), 'NR-R26', 'noSuchDie');
    act(state, 0, onDie(0, 0));
    act(state, 2, onDie(N + 1, 0));
    const told = close(state, loaded(5));
    expect(
      ofType(told.heard('gallery'), 'blessed').map(({ figure, blessing, value }) => [
        figure,
        blessing,
        value,
      ]),
    ).toEqual([
      [N + 1, 'reroll', 5],
      [0, 'adjust', 5],
    ]);
    // 5, a walk, and the Abbess’s +1: heard at 5.
    expect(markersTold(told)).toEqual([{ figure: N, guard: 0, to: 43 }]);
    expect(state.guards[0].blessing.held).toBe(false);
  });

  test('NR-R26 a guard’s +1 counts for what she hears herself, a novice’s -1 for how far she is heard by both', () => {
    const heardBy = (plusBy: 0 | 1 | null, minus: boolean) => {
      const state = withCards(['adjust', 'adjust', 'adjust', 'fast']);
      placeGuard(state, 1, 23, 22);
      rolled(state, minus ? 6 : 5, 1);
      if (plusBy !== null) act(state, 0, onDie(plusBy, 0));
      if (minus) act(state, 1, onDie(N, 0));
      return markersTold(close(state)).map(({ guard }) => guard);
    };
    expect(heardBy(null, false)).toEqual([]);
    expect(heardBy(0, false)).toEqual([0]);
    expect(heardBy(1, false)).toEqual([1]);
    expect(heardBy(null, true)).toEqual([]);
    expect(heardBy(0, true)).toEqual([0]);
  });

  test('NR-R26 a +1 of a guard who ran helps her to nothing', () => {
    const state = withCards(['adjust', 'fast', 'fast', 'fast']);
    state.guards[0].ran = true;
    rolled(state, 6, 1);
    const move = onDie(0, 0);
    const voice = { reader: 0, name: String };
    expect(nunsText.en.label(move, nuns.view(state, 0, false), voice)).toContain('wasted');
    expect(nunsText.fr.label(move, nuns.view(state, 0, false), voice)).toContain('en vain');
    act(state, 0, move);
    expect(markersTold(close(state))).toEqual([]);
  });

  test('NR-30 only Reroll and +-1 go on dice, and a spent card is gone', () => {
    const state = rolled(withCards(['fast', 'fast', 'falseNoise', 'reroll']), 6, 1);
    refused(state, 1, onDie(N, 0), 'NR-30', 'otherBlessing');
    state.novices[1].blessing.held = false;
    refused(state, 2, onDie(N + 1, 0), 'NR-30', 'cardSpent');
  });
});

describe('listening', () => {
  /** P6 is about to begin: the Prioress has one more decision, to stop. */
  function lastStop(ran: readonly [boolean, boolean], blessings = false) {
    const { state } = opening(3);
    cast(state, {
      cells: [4, 3],
      wishes: [4, 0],
      blessings: ['falseNoise', 'reroll', 'falseNoise', 'adjust'],
    });
    if (!blessings) withoutBlessings(state);
    state.turn = 3;
    state.phase = 'guardMove';
    state.window = null;
    state.moved = 1;
    state.active = 1;
    placeGuard(state, 0, 23, 22, 'green-26-101');
    placeGuard(state, 1, 155, 148, 'red-26-147');
    state.guards[0].ran = ran[0];
    state.points = ran[1] ? 5 : 4;
    state.novices[0].at = 72;
    state.novices[0].card = 'walk';
    state.novices[1].at = 110;
    state.novices[1].card = 'stand';
    return state;
  }
  const stopNow = (state: State, ...dice: number[]) =>
    act(state, 0, { kind: 'stop', fast: false }, loaded(...dice));

  test('NR-26 each guard who did not run rolls, the Abbess first; each novice adds her own modifier', () => {
    const state = lastStop([false, false]);
    const told = stopNow(state, 6, 1);
    expect(ofType(told.heard('gallery'), 'rolled')[0]).toEqual({
      type: 'rolled',
      listening: true,
      dice: [
        { figure: 0, value: 6 },
        { figure: 1, value: 1 },
      ],
    });
    expect(markersTold(told)).toEqual([{ figure: N, guard: 0, to: 43 }]);
    expect(state.skritch).toHaveLength(1);
    const heard = stopNow(lastStop([true, false]), 6);
    expect(ofType(heard.heard(0), 'rolled')[0].dice).toEqual([{ figure: 1, value: 6 }]);
    expect(markersTold(heard)).toEqual([]);
  });

  test('NR-16 a guard who ran hears nothing; if both ran nobody rolls', () => {
    const state = lastStop([true, true]);
    const told = stopNow(state).heard('gallery');
    expect(ofType(told, 'rolled')).toEqual([]);
    expect(state).toMatchObject({ turn: 4, phase: 'plan' });
  });

  test('NR-14 a marker stays on its edge when its guard goes on', () => {
    const state = lastStop([false, false]);
    stopNow(state, 6, 1);
    const marker = { figure: N, guard: 0, from: 23, to: 43 };
    expect(nuns.view(state, 0, false).skritch).toEqual([marker]);
    guardsTurn(state, 4);
    lead(state);
    go(state, 43);
    expect(state.guards[0].at).toBe(43);
    expect(nuns.view(state, 'gallery', false).skritch).toEqual([marker]);
  });

  test('NR-25 all markers are removed after P4; those of P6 stay through the next P4', () => {
    const state = lastStop([false, false]);
    markBeside(state, 0, 22);
    state.vanished = [{ figure: N, from: 71, to: 72 }];
    stopNow(state, 6, 1);
    expect(state.vanished).toEqual([]);
    expect(state.skritch).toEqual([{ figure: N, guard: 0, from: 23, to: 43 }]);
    expect(state.turn).toBe(4);
  });

  test('NR-R25 in P6 whoever holds a blessing is asked, dice or no dice; all markers appear together', () => {
    const state = lastStop([true, true], true);
    stopNow(state);
    expect(state.phase).toBe('listen');
    expect(nuns.windows?.current(state)).toMatchObject({ asked: [0, 1, 2], secret: true });
    expect(act(state, 1, feign(N, 0, 43)).heard(0)).toEqual([]);
    act(state, 0, feign(0, 0, 22));
    // NR-R27: False Noise goes beside a guard who ran, too.
    expect(markersTold(close(state))).toEqual([
      { figure: 0, guard: 0, to: 22 },
      { figure: N, guard: 0, to: 43 },
    ]);
  });

  test('NR-R25 one window a roll: dice and False Noise are answered at once', () => {
    const state = lastStop([false, false], true);
    stopNow(state, 6, 1);
    expect(nuns.moves(state, 0)).toEqual(
      expect.arrayContaining([feign(0, 0, 22), onDie(1, 1), keep(0), keep(1)]),
    );
    expect(nuns.moves(state, 1)).toEqual(expect.arrayContaining([feign(N, 1, 148), keep(N)]));
    expect(nuns.moves(state, 2)).toEqual(expect.arrayContaining([onDie(N + 1, 0), keep(N + 1)]));
    close(state);
    expect(state).toMatchObject({ turn: 4, phase: 'plan' });
  });

  test('NR-R26 in P6 a guard’s card goes on her own die only, a novice’s on any', () => {
    const state = lastStop([false, false], true);
    stopNow(state, 6, 1);
    refused(state, 0, onDie(1, 0), 'NR-R26', 'ownDieOnly');
    act(state, 0, onDie(1, 1));
    const dice = nuns.moves(state, 2).filter(({ kind }) => kind === 'bless');
    expect(dice).toEqual([onDie(N + 1, 0), onDie(N + 1, 1), keep(N + 1)]);
  });

  test('NR-R26 a novice’s -1 on a listening die counts for the guard who rolled it', () => {
    const heardBy = (die: number | null) => {
      const state = lastStop([false, false], true);
      cast(state, { blessings: ['fast', 'fast', 'adjust', 'fast'] });
      placeGuard(state, 1, 23, 22);
      state.novices[0].at = 72;
      stopNow(state, 6, 6);
      if (die !== null) act(state, 1, onDie(N, die));
      return markersTold(close(state)).map(({ guard }) => guard);
    };
    expect(heardBy(null)).toEqual([0, 1]);
    expect(heardBy(0)).toEqual([1]);
    expect(heardBy(1)).toEqual([0]);
  });

  test('NR-R25 a caught novice with a card is asked, and has nothing to lay', () => {
    const state = lastStop([true, true], true);
    state.novices[0].status = 'caught';
    stopNow(state);
    expect(nuns.toAct(state)).toEqual([0, 1, 2]);
    expect(nuns.moves(state, 1).filter(({ kind }) => kind === 'bless')).toEqual([keep(N)]);
  });

  test('NR-42 a guard’s False Noise goes beside herself on any edge and is discarded at once', () => {
    const state = lastStop([true, true], true);
    stopNow(state);
    refused(state, 0, feign(0, 1, 148), 'NR-42', 'ownFeintOnly');
    refused(state, 0, feign(0, 0, 44), 'NR-42', 'notBesideGuard');
    const edges = nuns.moves(state, 0).filter((move) => move.kind === 'bless' && move.figure === 0);
    expect(edges).toEqual([feign(0, 0, 22), feign(0, 0, 43), keep(0)]);
    act(state, 0, feign(0, 0, 22));
    expect(ofType(close(state).heard('gallery'), 'feigned')).toHaveLength(1);
    expect(nuns.view(state, 'gallery', false).guards[0]).toMatchObject({
      holdsBlessing: false,
      spent: 'falseNoise',
    });
  });

  test('NR-42 a novice’s may go beside either guard, looks true, and is shown in P6 of the next turn', () => {
    const state = lastStop([true, true], true);
    stopNow(state);
    expect(nuns.moves(state, 1)).toEqual(expect.arrayContaining([feign(N, 0, 22), feign(N, 1, 154)]));
    act(state, 1, feign(N, 1, 148));
    act(state, 1, feign(N, 1, 154));
    close(state);
    expect(state.skritch).toEqual([{ figure: N, guard: 1, from: state.guards[1].at, to: 154 }]);
    expect(nuns.view(state, 0, false).novices[0]).toMatchObject({ holdsBlessing: true, spent: null });
    expect(nuns.view(state, 1, false).novices[0].own?.blessing.feigned).toBe(true);
    state.phase = 'guardMove';
    state.window = null;
    state.active = 1;
    state.moved = 1;
    state.points = 5;
    const told = stopNow(state).heard('gallery');
    expect(ofType(told, 'feintShown')).toEqual([{ type: 'feintShown', figure: N }]);
    expect(nuns.view(state, 0, false).novices[0]).toMatchObject({
      holdsBlessing: false,
      spent: 'falseNoise',
    });
    expect(nuns.moves(state, 1).filter(({ kind }) => kind === 'bless')).toEqual([]);
    expect(nuns.view(state, 1, false).novices[0].own?.blessing.feigned).toBe(false);
  });

  test('NR-42 a false marker frees its guard like a true one', () => {
    const state = lastStop([true, true], true);
    state.skritch = [];
    state.phase = 'lead';
    state.moved = 0;
    markBeside(state, 1, 154);
    act(state, 0, { kind: 'lead', guard: 1 });
    expect(nuns.view(state, 0, false).free).toBe(true);
  });

  test('NR-R28 listening needs no decision; in turn 15 P6 is left out', () => {
    const state = lastStop([false, false]);
    state.turn = 15;
    const told = stopNow(state).heard('gallery');
    expect(ofType(told, 'rolled')).toEqual([]);
    expect(nuns.outcome(state)?.how).toBe('time');
  });

  test('NR-R12 a caught novice on a guard’s own point is not heard, and does not hold up the markers of another', () => {
    const { state } = opening(2, { twoNovices: true });
    cast(state, { cells: [4, 3] });
    withoutBlessings(state);
    state.turn = 3;
    state.phase = 'guardMove';
    state.window = null;
    state.moved = 1;
    state.active = 1;
    placeGuard(state, 0, 23, 22, 'green-26-101');
    placeGuard(state, 1, 155, 148, 'red-26-147');
    state.points = 4;
    Object.assign(state.novices[0], { at: 23, status: 'caught', card: 'stand' });
    Object.assign(state.novices[1], { at: 72, card: 'walk' });
    expect(markersTold(stopNow(state, 6, 1))).toEqual([{ figure: N + 1, guard: 0, to: 43 }]);
    expect(state.turn).toBe(4);
  });
});
