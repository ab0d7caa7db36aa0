import { Match, openWindow, stretchSeed } from '@conclave/engine';
import { expect, test } from 'vitest';
import { HARBOUR } from '../rules/box.ts';
import { templar } from '../rules/game.ts';
import type { Move } from '../rules/moves.ts';
import { REFUSED, type Reason } from '../rules/reasons.ts';
import type { State } from '../rules/state.ts';
import { ANNOUNCE, act, bells, card, END, go, hide, opening, position, put } from './position.ts';
import ids from './rule-ids.json' with { type: 'json' };

const after = (
  setting: Parameters<typeof position>[0],
  moves: readonly Move[],
  prepare?: (state: State) => void,
) => {
  const state = position(setting);
  prepare?.(state);
  act(state, 0, moves);
  return state;
};
const step = (room: number): Move => ({ kind: 'step', room });
const pickUp = (zone: number, owner: number): Move => ({ kind: 'pickUp', zone, owner });
const putDown = (zone: number): Move => ({ kind: 'putDown', zone });

const plain = position({});
const over: State = { ...plain, phase: 'over', trigger: 'bag' };
const first = opening(3, { firstGame: true }).state;
for (let seat = 0; seat < 3; seat++) act(first, seat, [{ kind: 'rings', single: 'ringA' }]);
const chose = templar.clone(first);
act(chose, 0, [{ kind: 'first', card: 'maria' }]);
const rings = opening(3, { firstGame: true }).state;
act(rings, 0, [{ kind: 'rings', single: 'ringA' }]);
const placing = opening(3).state;
const remigiusPlaced = templar.clone(placing);
act(remigiusPlaced, placing.active, [{ kind: 'place', room: 5 }]);
const harbour = position({ pawns: [HARBOUR] });
harbour.phase = 'portal';
const turning = after({ remigius: 5, vitus: 6 }, [card('remigius'), ...go(13), END], (state) => {
  put(state, 13, 'ringA', 1);
  put(state, 13, 'ringB', 1, { zone: 1 });
});
const turned = templar.clone(turning);
turned.window = { ...openWindow(0, 'turning', [1, 2]), answers: [0, null] };
const josua = after({ pawns: [2], stock: [['ringA', 'ringA']] }, [card('josua')]);
const stocked = { pawns: [2], stock: [['ringA', 'ringA']] } as const;
const carrying = after({ pawns: [2] }, [card('benjamin'), pickUp(0, 1)], (state) =>
  put(state, 2, 'ringA', 1),
);
const benjamin = after({ pawns: [2] }, [card('benjamin')], (state) => put(state, 2, 'ringA', 1));
const lastRound: State = { ...templar.clone(benjamin), trigger: 'bag' };
const porticus = after({}, [card('porticus')]);
const everywhere = (state: State) => {
  for (let room = 1; room <= 13; room++) put(state, room, room % 2 ? 'ringA' : 'ringB', 0);
};

const WRONG: [Reason, State, number, Move][] = [
  ['over', over, 0, bells],
  ['setUpPast', plain, 0, { kind: 'place', room: 1 }],
  ['setUpPast', plain, 0, { kind: 'rings', single: 'ringB' }],
  ['setUpFirst', placing, 0, END],
  ['setUpFirst', placing, 0, { kind: 'rings', single: 'ringB' }],
  ['setUpFirst', placing, 0, { kind: 'first', card: 'maria' }],
  ['notYourTurn', plain, 1, bells],
  ['notYourTurn', placing, (placing.active + 1) % 3, { kind: 'place', room: 1 }],
  ['notYourTurn', turning, 0, END],
  ['vitusBesideRemigius', remigiusPlaced, remigiusPlaced.active, { kind: 'place', room: 9 }],
  ['ringsChosen', rings, 0, { kind: 'rings', single: 'ringB' }],
  ['firstRoundOnly', plain, 0, { kind: 'first', card: 'maria' }],
  ['notChosenYet', first, 0, bells],
  ['nothingToWithdraw', first, 0, { kind: 'withdraw' }],
  ['nothingToWithdraw', plain, 0, { kind: 'withdraw' }],
  ['cardChosen', chose, 0, { kind: 'first', card: 'maria' }],
  ['ringChosen', turned, 1, { kind: 'turn', zone: 0 }],
  ['notAskedToTurn', turning, 0, { kind: 'turn', zone: 0 }],
  ['notAskedToTurn', plain, 0, { kind: 'turn', zone: 0 }],
  ['noRingToTurn', turning, 1, { kind: 'turn', zone: 2 }],
  ['notInHarbour', plain, 0, { kind: 'portal', portal: 'main' }],
  ['leaveHarbourFirst', harbour, 0, bells],
  ['cardFirst', plain, 0, step(1)],
  ['oneCardOnly', josua, 0, bells],
  ['notInHand', position({ tops: ['maria'] }), 0, card('maria')],
  ['noStephanus', position({ stephanus: false }), 0, card('stephanus')],
  ['cardBlocked', position({ tops: [null, 'maria'] }), 0, card('maria')],
  ['raphaelBlocks', { ...position({ seats: 2 }), raphaelTop: 4 }, 0, card('maria')],
  ['movesNobody', porticus, 0, step(1)],
  ['tooFar', after(stocked, [card('josua'), ...go(13, 5)]), 0, step(4)],
  ['notAdjacent', josua, 0, step(9)],
  ['stepFirst', josua, 0, END],
  ['stepFirst', josua, 0, hide('ringA')],
  ['doorLocked', after({ pawns: [9] }, [card('josua')]), 0, step(13)],
  ['enteredAlready', after(stocked, [card('josua'), ...go(13)]), 0, step(2)],
  ['vitusBars', after({ remigius: 4, vitus: 5 }, [card('remigius')]), 0, step(5)],
  ['mayNotStay', after({ remigius: 6, vitus: 5, door: [6, 7] }, [card('remigius'), ...go(5)]), 0, END],
  ['alreadyHiding', after(stocked, [card('josua'), ...go(13), hide('ringA')]), 0, step(5)],
  ['monksOnly', benjamin, 0, hide('ringA')],
  ['enoughHidden', after(stocked, [card('lucas'), ...go(13), hide('ringA')]), 0, hide('ringA')],
  ['notInStock', after(stocked, [card('josua'), ...go(13)]), 0, hide('book')],
  ['noSuchPlace', after(stocked, [card('josua'), ...go(3)]), 0, hide('ringA', 1)],
  [
    'noSuchPlace',
    after({ pawns: [2] }, [card('benjamin'), pickUp(0, 1), ...go(3)], (state) => put(state, 2, 'ringA', 1)),
    0,
    putDown(2),
  ],
  [
    'otherRings',
    after(stocked, [card('josua'), ...go(13)], (state) => put(state, 13, 'ringB', 2, { zone: 2 })),
    0,
    hide('ringA', 2),
  ],
  [
    'placesTaken',
    after(stocked, [card('josua'), ...go(3)], (state) => put(state, 3, 'ringA', 2, { count: 3 })),
    0,
    hide('ringA', 0),
  ],
  [
    'placesTaken',
    after({ pawns: [2], stock: [['book']] }, [card('josua'), ...go(3)], (state) => put(state, 3, 'book', 2)),
    0,
    hide('book'),
  ],
  ['severusHere', after({ ...stocked, severus: 13 }, [card('josua'), ...go(13)]), 0, hide('ringA')],
  ['benjaminOnly', josua, 0, pickUp(0, 0)],
  ['benjaminOnly', josua, 0, putDown(0)],
  ['notInRoom', after({ pawns: [0] }, [card('benjamin')]), 0, pickUp(0, 0)],
  ['sameRoom', carrying, 0, putDown(0)],
  ['ownRingsOnly', lastRound, 0, pickUp(0, 1)],
  [
    'oneRingOnly',
    after({ pawns: [2] }, [card('benjamin'), pickUp(0, 1), ...go(13), putDown(0)], (state) =>
      put(state, 2, 'ringA', 1),
    ),
    0,
    pickUp(0, 1),
  ],
  ['noSuchRing', benjamin, 0, pickUp(0, 2)],
  ['noSuchRing', benjamin, 0, pickUp(0, 4)],
  ['notCarrying', benjamin, 0, putDown(0)],
  ['mustHideRing', carrying, 0, END],
  [
    'cannotHideAnywhere',
    after({ pawns: [1] }, [card('benjamin'), ...go(12, 1, 2)], (state) => put(state, 2, 'ringA', 1)),
    0,
    pickUp(0, 1),
  ],
  ['mariaOnly', josua, 0, { kind: 'warehouse', warehouse: 1 }],
  ['warehouseFirst', after({}, [card('maria')]), 0, END],
  ['porticusOnly', josua, 0, { kind: 'door', passage: 0 }],
  ['doorFirst', porticus, 0, END],
  ['samePassage', porticus, 0, { kind: 'door', passage: 14 }],
  [
    'oneCardOnly',
    after({}, [card('porticus'), { kind: 'door', passage: 0 }]),
    0,
    { kind: 'door', passage: 1 },
  ],
  ['notThirteen', after({}, [card('porticus'), { kind: 'door', passage: 0 }]), 0, ANNOUNCE],
  [
    'lastRoundRuns',
    { ...after({}, [card('porticus'), { kind: 'door', passage: 0 }], everywhere), trigger: 'bag' },
    0,
    ANNOUNCE,
  ],
];

test.each(WRONG)(
  '%s: refused with its rule, the state unchanged, not listed',
  (reason, state, seat, move) => {
    const before = JSON.stringify(state);
    expect(templar.refusal(state, seat, move)).toMatchObject({ rule: REFUSED[reason], reason });
    expect(templar.moves(state, seat)).not.toContainEqual(move);
    expect(JSON.stringify(state)).toBe(before);
  },
);

test('every reason there is has been tried, and names a rule of the catalogue', () => {
  const tried = new Set<string>([...WRONG.map(([reason]) => reason), 'stephanusWithFive']);
  expect([...tried].sort()).toEqual(Object.keys(REFUSED).sort());
  for (const rule of Object.values(REFUSED)) expect(ids).toContain(rule);
});

test('a malformed or stale move is refused and changes nothing', () => {
  const match = Match.open(templar, 3, { firstGame: true }, stretchSeed('wrong'));
  const before = match.hash();
  for (const move of [
    { kind: 'rings' },
    { kind: 'rings', single: 'book' },
    { kind: 'step', room: 0 },
    { kind: 'step', room: 14 },
    { kind: 'warehouse', warehouse: 7 },
    { kind: 'door', passage: 17 },
    { kind: 'hide', object: 'ringA', zone: 3 },
    { kind: 'pickUp', zone: 0, owner: 5 },
    { kind: 'card', card: 'vitus' },
    { kind: 'end', now: true },
  ]) {
    expect(templar.parse(move)).toBeNull();
    expect(match.submit({ type: 'move', seat: 0, move, decision: match.decision(0) }).ok).toBe(false);
  }
  const stale = match.submit({
    type: 'move',
    seat: 0,
    move: { kind: 'rings', single: 'ringA' },
    decision: match.decision(0) + 1,
  });
  expect(stale.ok).toBe(false);
  expect(match.hash()).toBe(before);
});
