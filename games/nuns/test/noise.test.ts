import { describe, expect, test } from 'vitest';
import { distance } from '../rules/convent.ts';
import { nuns } from '../rules/game.ts';
import { firstSteps } from '../rules/noise.ts';
import { FIRST_NOVICE, type State } from '../rules/state.ts';
import {
  act,
  cast,
  handIn,
  loaded,
  ofType,
  opening,
  pencil,
  placeGuard,
  planning,
  refused,
  serve,
  withoutBlessings,
} from './position.ts';

const N = FIRST_NOVICE;

/** The markers that all see once nobody has anything to choose any more. */
function markersHeard(state: State) {
  const told = serve(state).flatMap((recorded) => recorded.heard(0));
  return ofType(told, 'noises')[0].markers;
}

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
  pencil(state, N, 'walk', [at, from, at]);
  return handIn(state, 1, loaded(die)).heard('gallery');
}

describe('the noise roll', () => {
  test('NR-35 walking at 72, 5 from the guard at 23: a 6 is heard, on the door 23-43; a 5 is not', () => {
    const six = near(72, 71);
    walkTo(six, 72, 71, 6);
    const told = serve(six).flatMap((recorded) => recorded.heard(0));
    expect(ofType(told, 'noises')[0].markers).toEqual([{ figure: N, guard: 0, to: 43 }]);
    const five = near(72, 71);
    walkTo(five, 72, 71, 5);
    expect(markersHeard(five)).toEqual([]);
  });

  test('NR-14 each novice rolls, clockwise from the guard player, and is told by her own modifier', () => {
    const { state } = opening(4);
    withoutBlessings(state);
    planning(state);
    placeGuard(state, 0, 147, 146);
    placeGuard(state, 1, 147, 146);
    for (const seat of [3, 2]) {
      pencil(state, seat + 1, 'stand');
      handIn(state, seat);
    }
    pencil(state, N, 'stand');
    const told = handIn(state, 1, loaded(6, 2, 3)).heard('gallery');
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

  test('NR-14 of several shortest ways she chooses the edge; where there is one it is on it', () => {
    // 64 to 93 goes by 74 or by 75 and 91.
    const from = 64;
    const at = 93;
    const steps = firstSteps(from, at);
    const { state } = opening(2);
    cast(state, { cells: [4], wishes: [4] });
    withoutBlessings(state);
    planning(state);
    placeGuard(state, 0, from, 63);
    placeGuard(state, 1, 155, 148);
    state.novices[0].at = at;
    pencil(state, N, 'run', [94, at]);
    handIn(state, 1, loaded(6));
    if (steps.length === 1) {
      refused(state, 1, { kind: 'mark', figure: N, guard: 0, to: steps[0] }, 'NR-R27', 'alreadyChosen');
    } else {
      refused(state, 1, { kind: 'handIn' }, 'NR-R27', 'markMissing');
      for (const to of steps) act(state, 1, { kind: 'mark', figure: N, guard: 0, to });
    }
    refused(state, 1, { kind: 'mark', figure: N, guard: 0, to: 63 }, 'NR-14', 'notShortest');
    refused(state, 1, { kind: 'mark', figure: N, guard: 1, to: 148 }, 'NR-14', 'notHeard');
    const told = handIn(state, 1).heard('gallery');
    expect(ofType(told, 'noises')[0].markers).toEqual([{ figure: N, guard: 0, to: steps.at(-1) }]);
  });

  test('NR-14 a choice of two edges is hers, and is asked for', () => {
    const { state } = opening(2);
    cast(state, { cells: [4] });
    withoutBlessings(state);
    planning(state);
    // From 60 to 88 the way is 78; from 59 to 88 it is 79 and 87, or 79 and 78, or 60 and 78.
    placeGuard(state, 0, 59, 60);
    placeGuard(state, 1, 155, 148);
    state.novices[0].at = 105;
    expect(firstSteps(59, 88)).toEqual([60, 79]);
    pencil(state, N, 'run', [88]);
    handIn(state, 1, loaded(6));
    expect(nuns.butler?.(state, 1)).toBeNull();
    refused(state, 1, { kind: 'handIn' }, 'NR-R27', 'markMissing');
    act(state, 1, { kind: 'mark', figure: N, guard: 0, to: 60 });
    act(state, 1, { kind: 'mark', figure: N, guard: 0, to: 79 });
    expect(ofType(handIn(state, 1).heard(0), 'noises')[0].markers).toEqual([{ figure: N, guard: 0, to: 79 }]);
  });

  test('NR-14 markers add up, one for each guard who hears her, also on one point', () => {
    const state = near(72, 71);
    placeGuard(state, 1, 23, 22);
    walkTo(state, 72, 71, 6);
    const told = serve(state).flatMap((recorded) => recorded.heard(0));
    expect(ofType(told, 'noises')[0].markers).toEqual([
      { figure: N, guard: 0, to: 43 },
      { figure: N, guard: 1, to: 43 },
    ]);
    expect(state.skritch).toHaveLength(2);
  });

  test('NR-R2 both ran in the turn before: no roll. One ran: all roll, the one who walked hears. Turn 1: both', () => {
    const both = near(72, 71);
    both.guards[0].ran = true;
    both.guards[1].ran = true;
    pencil(both, N, 'walk', [72, 71, 72]);
    const told = handIn(both, 1, loaded()).heard('gallery');
    expect(told.map(({ type }) => type)).toContain('noRoll');
    expect(both.phase).toBe('lead');
    const one = near(72, 71);
    placeGuard(one, 1, 23, 22);
    one.guards[0].ran = true;
    walkTo(one, 72, 71, 6);
    expect(markersHeard(one)).toEqual([{ figure: N, guard: 1, to: 43 }]);
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
    for (const [i, card] of ['stand', 'stand', 'stand'].entries()) {
      if (i === 1) act(state, 2, { kind: 'obey', figure: N + 1 });
      else pencil(state, N + i, card as 'stand');
      while (i === 1 && nuns.refusal(state, 2, { kind: 'handIn' }) !== null) {
        const [step] = nuns.moves(state, 2).filter(({ kind }) => kind === 'step');
        act(state, 2, step);
      }
    }
    handIn(state, 1);
    handIn(state, 2);
    const told = handIn(state, 3, loaded(3, 3)).heard('gallery');
    expect(ofType(told, 'rolled')[0].dice.map(({ figure }) => figure)).toEqual([N, N + 2]);
    // 3 - 3 = 0: silent, though the guard stands next to her.
    expect(markersHeard(state)).toEqual([]);
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

  test('NR-R25 every seat with an unspent card is asked once, whatever the card; it closes when all have answered', () => {
    const state = withCards(['fast', 'fast', 'falseNoise', 'reroll']);
    pencil(state, N, 'walk', [72, 71, 72]);
    handIn(state, 1);
    pencil(state, N + 1, 'stand');
    handIn(state, 2, loaded(6, 1));
    expect(state.phase).toBe('noiseDice');
    expect(nuns.toAct(state)).toEqual([0, 1, 2]);
    expect(nuns.waiting(state, 0)).toBe('someone');
    // Whoever has nothing to play need not answer in person.
    expect(nuns.butler?.(state, 0)).toEqual({ kind: 'handIn' });
    act(state, 2, { kind: 'handIn' });
    act(state, 0, { kind: 'handIn' });
    expect(state.phase).toBe('noiseDice');
    const told = act(state, 1, { kind: 'handIn' }).heard('gallery');
    expect(ofType(told, 'settled')).toHaveLength(1);
    expect(state.phase).toBe('noiseMarks');
  });

  test('NR-R25 no dice, no window', () => {
    const state = withCards(['reroll', 'adjust', 'reroll', 'adjust']);
    state.guards[0].ran = true;
    state.guards[1].ran = true;
    for (const i of [0, 1]) {
      pencil(state, N + i, 'stand');
      handIn(state, i + 1, loaded());
    }
    expect(state.phase).toBe('lead');
  });

  test('NR-R25 standing answers spare the question; pass is always possible', () => {
    const state = withCards(['reroll', 'fast', 'adjust', 'fast']);
    act(state, 1, { kind: 'standing', window: 'dice', mode: 'pass' });
    refused(state, 1, { kind: 'standing', window: 'dice', mode: 'pass' }, 'NR-R25', 'sameStanding');
    pencil(state, N, 'walk', [72, 71, 72]);
    handIn(state, 1);
    pencil(state, N + 1, 'stand');
    handIn(state, 2, loaded(6, 1));
    expect(nuns.butler?.(state, 1)).toEqual({ kind: 'handIn' });
    act(state, 1, { kind: 'standing', window: 'dice', mode: 'matters' });
    expect(nuns.butler?.(state, 1)).toBeNull();
    expect(nuns.moves(state, 1)).toContainEqual({ kind: 'handIn' });
  });

  test('NR-R26 a Reroll goes on any die and replaces it for all; Rerolls come first, then +-1', () => {
    const state = withCards(['adjust', 'fast', 'adjust', 'reroll']);
    pencil(state, N, 'walk', [72, 71, 72]);
    handIn(state, 1);
    pencil(state, N + 1, 'stand');
    handIn(state, 2, loaded(3, 1));
    refused(state, 2, { kind: 'bless', figure: N + 1, die: 2 }, 'NR-R26', 'noSuchDie');
    act(state, 0, { kind: 'bless', figure: 0, die: 0 });
    handIn(state, 0);
    handIn(state, 1);
    act(state, 2, { kind: 'bless', figure: N + 1, die: 0 });
    const told = handIn(state, 2, loaded(5)).heard('gallery');
    expect(ofType(told, 'blessed').map(({ figure, blessing, value }) => [figure, blessing, value])).toEqual([
      [N + 1, 'reroll', 5],
      [0, 'adjust', 5],
    ]);
    // 5, a walk, and the Abbess’s +1: heard at 5.
    expect(markersHeard(state)).toEqual([{ figure: N, guard: 0, to: 43 }]);
    expect(state.guards[0].boon.held).toBe(false);
  });

  test('NR-R26 a guard’s +1 counts for what she hears herself, a novice’s -1 for how far she is heard by both', () => {
    const heardBy = (plusBy: 0 | 1 | null, minus: boolean) => {
      const state = withCards(['adjust', 'adjust', 'adjust', 'fast']);
      placeGuard(state, 1, 23, 22);
      pencil(state, N, 'walk', [72, 71, 72]);
      handIn(state, 1);
      pencil(state, N + 1, 'stand');
      handIn(state, 2, loaded(minus ? 6 : 5, 1));
      if (plusBy !== null) act(state, 0, { kind: 'bless', figure: plusBy, die: 0 });
      if (minus) act(state, 1, { kind: 'bless', figure: N, die: 0 });
      for (const seat of [0, 1, 2]) handIn(state, seat);
      return markersHeard(state).map(({ guard }) => guard);
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
    pencil(state, N, 'walk', [72, 71, 72]);
    handIn(state, 1);
    pencil(state, N + 1, 'stand');
    handIn(state, 2, loaded(6, 1));
    act(state, 0, { kind: 'bless', figure: 0, die: 0 });
    for (const seat of [0, 1, 2]) handIn(state, seat);
    expect(markersHeard(state)).toEqual([]);
  });

  test('NR-30 only Reroll and +-1 go on dice, and a spent card is gone', () => {
    const state = withCards(['fast', 'fast', 'falseNoise', 'reroll']);
    pencil(state, N, 'stand');
    handIn(state, 1);
    pencil(state, N + 1, 'stand');
    handIn(state, 2, loaded(6, 1));
    refused(state, 1, { kind: 'bless', figure: N, die: 0 }, 'NR-30', 'otherBlessing');
    state.novices[1].boon.held = false;
    refused(state, 2, { kind: 'bless', figure: N + 1, die: 0 }, 'NR-30', 'cardSpent');
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
    const told = stopNow(state, 6, 1).heard('gallery');
    expect(ofType(told, 'rolled')[0]).toEqual({
      type: 'rolled',
      listening: true,
      dice: [
        { figure: 0, value: 6 },
        { figure: 1, value: 1 },
      ],
    });
    expect(markersHeard(state)).toEqual([{ figure: N, guard: 0, to: 43 }]);
    expect(state.skritch).toHaveLength(1);
    const deaf = lastStop([true, false]);
    expect(ofType(stopNow(deaf, 6).heard(0), 'rolled')[0].dice).toEqual([{ figure: 1, value: 6 }]);
    expect(markersHeard(deaf)).toEqual([]);
  });

  test('NR-16 a guard who ran hears nothing; if both ran nobody rolls', () => {
    const state = lastStop([true, true]);
    const told = stopNow(state).heard('gallery');
    expect(ofType(told, 'rolled')).toEqual([]);
    expect(state).toMatchObject({ turn: 4, phase: 'plan' });
  });

  test('NR-25 all markers are removed after P4; those of P6 stay through the next P4', () => {
    const state = lastStop([false, false]);
    state.skritch = [{ figure: N, guard: 0, to: 22 }];
    state.vanished = [{ figure: N, from: 71, to: 72 }];
    stopNow(state, 6, 1);
    serve(state);
    expect(state.vanished).toEqual([]);
    expect(state.skritch).toEqual([{ figure: N, guard: 0, to: 43 }]);
    expect(state.turn).toBe(4);
  });

  test('NR-R27 in P6 whoever is heard or still holds a blessing answers, dice or no dice; all appear together', () => {
    const state = lastStop([true, true], true);
    stopNow(state);
    expect(state.phase).toBe('listenMarks');
    expect(nuns.toAct(state)).toEqual([0, 1, 2]);
    handIn(state, 2);
    act(state, 1, { kind: 'feign', figure: N, guard: 0, to: 43 });
    expect(handIn(state, 1).heard(0)).toEqual([]);
    act(state, 0, { kind: 'feign', figure: 0, guard: 0, to: 22 });
    const told = handIn(state, 0).heard('gallery');
    // False Noise goes beside a guard who ran, too.
    expect(ofType(told, 'noises')[0].markers).toEqual([
      { figure: 0, guard: 0, to: 22 },
      { figure: N, guard: 0, to: 43 },
    ]);
  });

  test('NR-R27 a caught novice answers nothing in P6', () => {
    const state = lastStop([true, true], true);
    state.novices[0].status = 'caught';
    stopNow(state);
    expect(nuns.toAct(state)).toEqual([0, 2]);
    expect(nuns.moves(state, 1).filter(({ kind }) => kind === 'feign')).toEqual([]);
  });

  test('NR-42 a guard’s False Noise goes beside herself on any edge and is discarded at once', () => {
    const state = lastStop([true, true], true);
    stopNow(state);
    refused(state, 0, { kind: 'feign', figure: 0, guard: 1, to: 148 }, 'NR-42', 'ownFeintOnly');
    refused(state, 0, { kind: 'feign', figure: 0, guard: 0, to: 44 }, 'NR-42', 'notBesideGuard');
    const edges = nuns.moves(state, 0).flatMap((move) => (move.kind === 'feign' ? [move.to] : []));
    expect(edges).toEqual([22, 43]);
    act(state, 0, { kind: 'feign', figure: 0, guard: 0, to: 22 });
    handIn(state, 1);
    handIn(state, 2);
    const told = handIn(state, 0).heard('gallery');
    expect(ofType(told, 'feigned')).toHaveLength(1);
    expect(nuns.view(state, 'gallery', false).guards[0]).toMatchObject({
      holdsBlessing: false,
      spent: 'falseNoise',
    });
  });

  test('NR-42 a novice’s may go beside either guard, looks true, and is shown in P6 of the next turn', () => {
    const state = lastStop([true, true], true);
    stopNow(state);
    const guards = nuns.moves(state, 1).flatMap((move) => (move.kind === 'feign' ? [move.guard] : []));
    expect([...new Set(guards)]).toEqual([0, 1]);
    act(state, 1, { kind: 'feign', figure: N, guard: 1, to: 148 });
    act(state, 1, { kind: 'erase', figure: N });
    act(state, 1, { kind: 'feign', figure: N, guard: 1, to: 154 });
    for (const seat of [0, 2, 1]) handIn(state, seat);
    expect(state.skritch).toEqual([{ figure: N, guard: 1, to: 154 }]);
    expect(nuns.view(state, 0, false).novices[0]).toMatchObject({ holdsBlessing: true, spent: null });
    expect(nuns.view(state, 1, false).novices[0].own?.boon.feigned).toBe(true);
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
    expect(nuns.moves(state, 1).filter(({ kind }) => kind === 'feign')).toEqual([]);
  });

  test('NR-42 a false marker frees its guard like a true one', () => {
    const state = lastStop([true, true], true);
    state.skritch = [];
    state.phase = 'lead';
    state.moved = 0;
    state.skritch = [{ figure: N, guard: 1, to: 154 }];
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
    stopNow(state, 6, 1);
    const told = serve(state).flatMap((recorded) => recorded.heard(0));
    expect(ofType(told, 'noises')[0].markers).toEqual([{ figure: N + 1, guard: 0, to: 43 }]);
    expect(state.turn).toBe(4);
  });

  test('NR-R27 a lapsed answer chooses every missing marker, one after the other', () => {
    const { state } = opening(2);
    cast(state, { cells: [4] });
    withoutBlessings(state);
    planning(state);
    // From 59 and from 61 to 88 there are two first steps each.
    placeGuard(state, 0, 59, 60);
    placeGuard(state, 1, 61, 60);
    state.novices[0].at = 105;
    pencil(state, N, 'run', [88]);
    handIn(state, 1, loaded(6));
    expect(state.novices[0].marks).toEqual([0, 0]);
    for (let i = 0; i < 3; i++) act(state, 1, nuns.lapse(state, 1));
    expect(state.phase).toBe('lead');
    expect(state.skritch).toHaveLength(2);
  });
});
