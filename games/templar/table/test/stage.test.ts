/** Playing back by events, and objects that keep their places. */

import { ChaCha8, canonical, Match, stretchSeed } from '@conclave/engine';
import { expect, test } from 'vitest';
import { FIGURES, isRoom } from '../../rules/box.ts';
import { templar } from '../../rules/game.ts';
import type { Move } from '../../rules/moves.ts';
import type { View } from '../../rules/view.ts';
import { BADGE_RADIUS, badgeSpot } from '../badge-spots.ts';
import { ROOM_NUMBERS } from '../layout.ts';
import { hiddenObjects, type LyingObject, slotOf } from '../objects.ts';
import { stage } from '../stage.ts';
import { hidesName, pawnStands, standOf } from '../stands.ts';

/** Moves that random play would seldom make come first now and then. */
const WANTED: readonly Move['kind'][] = ['hide', 'pickUp', 'putDown'];

function playing(seats: number, game: number) {
  const rng = new ChaCha8(stretchSeed(`table ${seats} ${game}`));
  const match = Match.open(templar, seats, {}, stretchSeed(`tabled ${seats} ${game}`));
  const step = (): boolean => {
    if (match.outcome) return false;
    const seat = rng.pick(match.toAct());
    const { moves, mayUndo } = match.perspective(seat);
    if (mayUndo && rng.int(20) === 0)
      return match.submit({ type: 'undo', seat, decision: match.decision(seat) }).ok;
    const wanted = moves.filter(({ kind }) => WANTED.includes(kind));
    const list =
      wanted.length > 0 && rng.int(3) > 0 ? wanted : moves.filter(({ kind }) => kind !== 'withdraw');
    const move = rng.pick(list);
    return match.submit({ type: 'move', seat, move, decision: match.decision(seat) }).ok;
  };
  return { match, step };
}

/** Shown by the view of its frame. */
const ENDS_ITS_FRAME: readonly (string | undefined)[] = [
  'figurePlaced',
  'ringsChosen',
  'leftHarbour',
  'vitusFollowed',
  'objectHidden',
  'ringPickedUp',
  'ringPutDown',
  'wentToHarbour',
];

/** What is drawn of a view. */
const shape = ({ figures, door, bans, players, rooms, harbour, bag, raphael, turn, last }: View) => ({
  figures,
  door,
  bans,
  players: players.map(({ bonus: _later, ...player }) => player),
  rooms,
  harbour,
  bag,
  raphael: raphael?.top,
  carried: turn.carried,
  last: last?.trigger,
});

test.each([2, 3, 5])('the events of every frame lead from the old view to the new one, %i seats', (seats) => {
  let frames = 0;
  for (let game = 0; game < 2; game++) {
    const { match, step } = playing(seats, game);
    for (let i = 0; i < 350; i++) {
      const watchers = [0, seats - 1, 'gallery'] as const;
      const before = watchers.map((watcher) => match.perspective(watcher));
      if (!step()) break;
      for (const old of before) {
        const now = match.perspective(old.watcher);
        const news = now.told.slice(old.told.length);
        if (news.some(({ type }) => type === 'house.takenBack' || type === 'house.closed')) continue;
        if (ENDS_ITS_FRAME.includes(news.at(-1)?.type)) continue;
        expect(canonical(shape(news.reduce(stage, old.view)))).toBe(canonical(shape(now.view)));
        frames++;
      }
    }
  }
  expect(frames).toBeGreaterThan(1000);
});

test.each([2, 4])(
  'every object has a place of its own, and keeps it until it is carried away, %i seats',
  (seats) => {
    let kept = 0;
    for (let game = 0; game < 2; game++) {
      const { match, step } = playing(seats, game + 10);
      let before = new Map<string, LyingObject>();
      for (let i = 0; i < 500 && step(); i++) {
        const { view, told } = match.perspective('gallery');
        const { lying, carried } = hiddenObjects(view, told);
        expect(new Set(lying.map(slotOf)).size).toBe(lying.length);
        expect(new Set(lying.map(({ id }) => id)).size).toBe(lying.length);
        expect(carried === null).toBe(view.turn.carried === null);
        const undone = told.at(-1)?.type === 'house.takenBack';
        for (const object of lying) {
          const old = before.get(object.id);
          if (!old || undone) continue;
          expect(slotOf(object)).toBe(slotOf(old));
          if (old.counted) expect(object.counted).toBe(true);
          kept++;
        }
        before = new Map(lying.map((object) => [object.id, object]));
      }
    }
    expect(kept).toBeGreaterThan(1000);
  },
);

test('two pawns never share a place in a room, and none moves because another comes or goes', () => {
  let shared = 0;
  for (let game = 0; game < 2; game++) {
    const { match, step } = playing(5, game + 20);
    let before: { readonly view: View; readonly stands: readonly number[] } | null = null;
    for (let i = 0; i < 500 && step(); i++) {
      const { view, told } = match.perspective('gallery');
      const stands = pawnStands(view, told);
      const rooms = view.players.map(({ pawn }) => pawn);
      const places = rooms.flatMap((room, seat) => (isRoom(room) ? [`${room} ${stands[seat]}`] : []));
      expect(new Set(places).size).toBe(places.length);
      if (before && told.at(-1)?.type !== 'house.takenBack') {
        rooms.forEach((room, seat) => {
          if (!isRoom(room) || before?.view.players[seat].pawn !== room) return;
          expect(stands[seat]).toBe(before.stands[seat]);
          if (rooms.indexOf(room) !== seat) shared++;
        });
      }
      before = { view, stands };
    }
  }
  expect(shared).toBeGreaterThan(50);
});

test('what a room would bring hides neither its name nor any of three who stand there', () => {
  const { match, step } = playing(5, 31);
  let seen = 0;
  for (let i = 0; i < 500 && step(); i++) {
    const { view, told } = match.perspective('gallery');
    const stands = pawnStands(view, told);
    for (const room of ROOM_NUMBERS) {
      const here = [
        ...FIGURES.filter((figure) => view.figures[figure] === room),
        ...view.players.flatMap(({ pawn }, seat) => (pawn === room ? [seat] : [])),
      ];
      if (here.length === 0 || here.length > 3) continue;
      const { x, y } = badgeSpot(room, view, stands);
      const box = { x: x - BADGE_RADIUS, y: y - BADGE_RADIUS, w: 2 * BADGE_RADIUS, h: 2 * BADGE_RADIUS };
      expect(hidesName(room, box), `the name of room ${room}`).toBe(false);
      for (const who of here) {
        const face = standOf(room, who, stands);
        expect(Math.hypot(x - face.x, y - (face.y - 24)), `${who} in room ${room}`).toBeGreaterThan(
          BADGE_RADIUS,
        );
        seen++;
      }
    }
  }
  expect(seen).toBeGreaterThan(500);
});

test('without what was told the view alone is enough', () => {
  const { match, step } = playing(3, 99);
  for (let i = 0; i < 900 && step(); i++);
  const { view, told } = match.perspective('gallery');
  const ofView = hiddenObjects(view, []).lying;
  const ofTold = hiddenObjects(view, told).lying;
  const counts = (list: readonly LyingObject[]) =>
    list.map(({ room, item, zone, owner, counted }) => `${room} ${item} ${zone} ${owner} ${counted}`).sort();
  expect(ofView.length).toBeGreaterThan(5);
  expect(counts(ofView)).toEqual(counts(ofTold));
});
