/** The properties every game must have, secrets apart. */

import type { AnyMove, Game, GameTypes, Seat } from '../game.ts';
import { watcherAt } from '../game.ts';
import { canonical, notPlain } from '../json.ts';
import type { Match } from '../match/index.ts';
import { ChaCha8, type Rng } from '../rng.ts';
import { countHeard, type Step, takeStep } from '../step.ts';
import { owing } from '../windows.ts';
import { difference, situationDifference } from './difference.ts';
import { alike, situations } from './situations.ts';
import type { GameSpec } from './spec.ts';
import type { Tally } from './tally.ts';
import { stateOf } from './walk.ts';
import { JUNK, misshapen, mutated } from './wrong-moves.ts';

/** All chance comes from `effects.rng`, and nothing outlives a call but the state. */
export const DETERMINISTIC = 'deterministic';

/** The rules come back. */
export const ENDLESS = 'no loop without an end';

export const GENERIC = [
  DETERMINISTIC,
  ENDLESS,
  'ends',
  'never throws',
  'never stuck',
  'listed is accepted',
  'unlisted is refused',
  'not asked, not allowed',
  'parse is total',
  'plain JSON',
  'JSON round trip',
  'looking changes nothing',
  'clone is equal and independent',
  'a refused move changes nothing',
  'lapse is legal',
  'waiting names whom the game waits for',
  'closing is told',
  'decision rises with the perspective alone',
  'replay gives the same bytes',
  'restore gives the same match',
  'undo restores every perspective',
  'nobody loses an undo unawares',
] as const;

/** Moves seen so far, to be tried again where they may not be legal. */
export class MovePool {
  private readonly texts = new Set<string>();
  private readonly moves: AnyMove[] = [];

  /** Each with its canonical text. */
  add(moves: ReadonlyMap<string, AnyMove>): void {
    if (this.moves.length > 3000) return;
    for (const [text, move] of moves) {
      if (this.texts.has(text)) continue;
      this.texts.add(text);
      this.moves.push(move);
    }
  }

  sample(count: number, rng: Rng): AnyMove[] {
    return this.moves.length === 0 ? [] : Array.from({ length: count }, () => rng.pick(this.moves));
  }
}

export function checkState<G extends GameTypes>(
  spec: GameSpec<G>,
  match: Match<G>,
  seen: readonly string[],
  pool: MovePool,
  rng: Rng,
  tally: Tally,
): void {
  const { game } = spec;
  const state = stateOf(match);
  const text = JSON.stringify(state);
  const over = match.outcome !== null;
  const asked = game.toAct(state);
  const owed = owing(game, state);
  if (!over) {
    tally.check('never stuck', asked.length > 0, () => `nobody to act in ${text}`);
    for (const seat of owed) {
      tally.check(
        'never stuck',
        game.moves(state, seat).length > 0,
        () => `seat ${seat} has no move in ${text}`,
      );
    }
  }
  const watcher = watcherAt(rng.int(match.seats + 1), match.seats);
  const plain =
    notPlain(state) ?? notPlain(game.view(state, watcher, over)) ?? notPlain(game.view(state, watcher, true));
  tally.check('plain JSON', plain === null, () => `state or view of ${watcher} at ${plain}`);
  const waiting = over ? 'someone' : game.waiting(state, watcher);
  tally.check(
    'waiting names whom the game waits for',
    waiting === 'someone' || asked.every((seat) => waiting.includes(seat)),
    () => `${watcher}: ${canonical(waiting)} in ${text}`,
  );
  const copy: G['state'] = JSON.parse(text);
  const again = situations(game, copy, match.seats, over);
  tally.check('JSON round trip', again.join() === seen.join(), () => {
    const index = again.findIndex((text, watcher) => text !== seen[watcher]);
    const who = watcherAt(index, match.seats);
    return `${who} of the state as it was stored: ${situationDifference(seen[index], again[index])}`;
  });
  for (let seat = 0; seat < match.seats && !over; seat++) {
    checkMoves(spec, match, state, seat, owed.includes(seat), pool, rng, tally);
  }
  for (const junk of JUNK) tally.check('parse is total', parsed(game, junk) === null, () => String(junk));
  tally.check('looking changes nothing', JSON.stringify(state) === text, () =>
    difference(JSON.parse(text), state),
  );
}

function parsed<G extends GameTypes>(game: Game<G>, json: unknown): G['move'] | null | 'threw' {
  try {
    return game.parse(json);
  } catch {
    return 'threw';
  }
}

function checkMoves<G extends GameTypes>(
  { game }: GameSpec<G>,
  match: Match<G>,
  state: G['state'],
  seat: Seat,
  asked: boolean,
  pool: MovePool,
  rng: Rng,
  tally: Tally,
): void {
  const listed = game.moves(state, seat);
  // Who has answered a window may answer it again, or withdraw, as long as it is open.
  const mayAnswer = asked || (game.windows?.current(state)?.asked.includes(seat) ?? false);
  const texts = new Map(listed.map((move) => [canonical(move), move]));
  pool.add(texts);
  tally.check(
    'listed is accepted',
    texts.size === listed.length,
    () => `a move is listed twice for seat ${seat}`,
  );
  const sample = listed.length <= 12 ? listed : Array.from({ length: 12 }, () => rng.pick(listed));
  for (const move of sample) {
    const again = parsed(game, JSON.parse(JSON.stringify(move)));
    const same = again !== null && canonical(again) === canonical(move);
    const refusal = game.refusal(state, seat, move);
    tally.check(
      'listed is accepted',
      same && refusal === null,
      () => `${canonical(move)} ${canonical(refusal)}`,
    );
    tally.check(
      'not asked, not allowed',
      mayAnswer || game.anytime.includes(move.kind),
      () => `${seat} ${canonical(move)}`,
    );
    if (rng.int(4) === 0) {
      for (const wrong of misshapen(move)) {
        tally.check(
          'parse is total',
          parsed(game, wrong) === null,
          () => `${JSON.stringify(wrong)} was taken`,
        );
      }
    }
  }
  const probes = [...pool.sample(8, rng), ...pool.sample(8, rng).map((move) => mutated(move, rng))];
  const before = JSON.stringify(state);
  const { length } = match;
  let refused = 0;
  for (const probe of probes) {
    const move = parsed(game, probe);
    if (move === null || move === 'threw') {
      tally.check('parse is total', move === null, () => `threw at ${JSON.stringify(probe)}`);
      continue;
    }
    const refusal = game.refusal(state, seat, move);
    if (!mayAnswer && !game.anytime.includes(move.kind)) {
      tally.check('not asked, not allowed', refusal !== null, () => `${seat} ${canonical(move)}`);
    }
    if (refusal === null) {
      const open = game.composed.includes(move.kind);
      tally.check(
        'unlisted is refused',
        open || texts.has(canonical(move)),
        () => `${seat} ${canonical(move)}`,
      );
      continue;
    }
    tally.check(
      'unlisted is refused',
      !texts.has(canonical(move)),
      () => `listed but refused: ${canonical(move)}`,
    );
    const result = match.submit({ type: 'move', seat, move: probe, decision: match.decision(seat) });
    const typed = !result.ok && result.refusal.rule !== '' && result.refusal.reason !== '';
    const stays = match.length === length && stateOf(match) === state;
    tally.check('a refused move changes nothing', typed && stays, () => canonical(move));
    refused++;
  }
  if (refused === 0) return;
  tally.check('a refused move changes nothing', JSON.stringify(state) === before, () => canonical(probes));
}

/** Clone, lapse and plainness of what a step tells. */
export function checkStep<G extends GameTypes>(
  { game, conserved }: GameSpec<G>,
  match: Match<G>,
  seat: Seat,
  move: G['move'],
  rng: Rng,
  tally: Tally,
): void {
  const state = stateOf(match);
  const text = JSON.stringify(state);
  const dice = diceOf(rng);
  const step = takeStep(game, state, seat, move, dice());
  tally.check(
    'clone is equal and independent',
    JSON.stringify(state) === text,
    () =>
      `after ${canonical(move)} on a clone the original is another: ${difference(JSON.parse(text), state)}`,
  );
  if (!isRepeated(game, JSON.parse(text) as G['state'], seat, move, dice(), step, tally)) return;
  const original: G['state'] = JSON.parse(text);
  const clone = game.clone(original);
  tally.check(
    'clone is equal and independent',
    JSON.stringify(clone) === text,
    () => `unequal: ${difference(original, clone)}`,
  );
  takeInPlace(game, original, seat, move, dice());
  tally.check(
    'clone is equal and independent',
    JSON.stringify(clone) === text,
    () => `shared, by ${canonical(move)}: ${difference(JSON.parse(text), clone)}`,
  );
  const fromJson = takeStep(game, JSON.parse(text) as G['state'], seat, move, dice());
  tally.check(
    'JSON round trip',
    alike(fromJson, step),
    () => `${canonical(move)}: ${difference(step, fromJson)}`,
  );
  const fresh = JSON.stringify(step.state);
  const plain = notPlain(step.told) ?? notPlain(step.state) ?? notPlain(game.view(step.state, seat, false));
  tally.check('plain JSON', plain === null, () => `after ${canonical(move)}: ${plain}`);
  game.moves(step.state, seat);
  tally.check(
    'looking changes nothing',
    JSON.stringify(step.state) === fresh,
    () => `after ${canonical(move)}: ${difference(JSON.parse(fresh), step.state)}`,
  );
  const house = step.told.find(({ full, rest }) =>
    [full, rest].some((event) => event?.type.startsWith('house.')),
  );
  tally.check('plain JSON', house === undefined, () => `an event of the house: ${canonical(house)}`);
  checkClose(game, state, step, tally);
  if (conserved) {
    const same = alike(conserved(state), conserved(step.state));
    tally.check(
      'nothing appears or vanishes',
      same,
      () => `${canonical(move)}: ${difference(conserved(state), conserved(step.state))}`,
    );
  }
  for (const other of owing(game, state)) {
    const lapse = game.lapse(state, other);
    tally.check(
      'lapse is legal',
      game.refusal(state, other, lapse) === null,
      () => `${other} ${canonical(lapse)}`,
    );
  }
  if (game.pick) {
    for (const other of owing(game, state)) {
      const picked = game.pick(state, other, rng);
      const legal = picked !== null && game.refusal(state, other, picked) === null;
      tally.check('pick is legal', legal, () => `${other} ${canonical(picked)}`);
    }
  }
}

/** The same step with the same dice leads to the same place. Nothing else can be said of rules that do otherwise. */
function isRepeated<G extends GameTypes>(
  game: Game<G>,
  state: G['state'],
  seat: Seat,
  move: G['move'],
  dice: ChaCha8,
  step: Step<G>,
  tally: Tally,
): boolean {
  const again = takeStep(game, state, seat, move, dice);
  const same = alike(again, step);
  tally.check(
    DETERMINISTIC,
    same,
    () => `${seat} ${canonical(move)} twice, with the same dice: ${difference(step, again)}`,
  );
  return same;
}

/** When an open window closes, everyone asked hears of it, even if nothing came of it. */
function checkClose<G extends GameTypes>(
  game: Game<G>,
  before: G['state'],
  { state, told }: Step<G>,
  tally: Tally,
): void {
  const window = game.windows?.current(before);
  if (!window || window.secret || game.windows?.current(state)?.id === window.id) return;
  const deaf = window.asked.filter((seat) => countHeard(told, seat) === 0);
  tally.check('closing is told', deaf.length === 0, () => `seats ${deaf} were told nothing`);
}

function takeInPlace<G extends GameTypes>(
  game: Game<G>,
  state: G['state'],
  seat: Seat,
  move: G['move'],
  rng: Rng,
): void {
  game.play(state, seat, move, { rng, tell: () => {}, tellOnly: () => {}, seal: () => {} });
}

/** The same dice again and again. */
export function diceOf(rng: Rng): () => ChaCha8 {
  const seed = Array.from({ length: 64 }, () => rng.int(16).toString(16)).join('');
  return () => new ChaCha8(seed);
}
