/** The properties every game must have, secrets apart. */

import type { AnyMove, Game, GameTypes, Seat, Watcher } from '../game.ts';
import { watcherAt } from '../game.ts';
import { canonical, notPlain, sameJson } from '../json.ts';
import { Match, type Proposal, type Request } from '../match/index.ts';
import { ChaCha8, type Rng } from '../rng.ts';
import { Shown, situationOf } from '../situation.ts';
import { allHeard, countHeard, type Step, takeStep } from '../step.ts';
import { owing } from '../windows.ts';
import type { GameSpec } from './spec.ts';
import type { Tally } from './tally.ts';
import { stateOf } from './walk.ts';
import { JUNK, misshapen, mutated } from './wrong-moves.ts';

export const GENERIC = [
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

/** Everything a watcher could see, as text. */
export function situation<G extends GameTypes>(
  game: Game<G>,
  state: G['state'],
  watcher: Watcher,
  over = game.outcome(state) !== null,
): string {
  return new Shown(situationOf(game, state, watcher, over)).text;
}

/** Everything any watcher could see, in the order of their seats, the gallery last. */
export function situations<G extends GameTypes>(
  game: Game<G>,
  state: G['state'],
  seats: number,
  over = game.outcome(state) !== null,
): string[] {
  return Array.from({ length: seats + 1 }, (_none, index) =>
    situation(game, state, watcherAt(index, seats), over),
  );
}

/** The same as plain JSON: written down only where one look does not tell. */
function alike(a: unknown, b: unknown): boolean {
  return sameJson(a, b) || canonical(a) === canonical(b);
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
  tally.check(
    'JSON round trip',
    situations(game, copy, match.seats, over).join() === seen.join(),
    () => text,
  );
  for (let seat = 0; seat < match.seats && !over; seat++) {
    checkMoves(spec, match, state, seat, owed.includes(seat), pool, rng, tally);
  }
  for (const junk of JUNK) tally.check('parse is total', parsed(game, junk) === null, () => String(junk));
  tally.check('looking changes nothing', JSON.stringify(state) === text, () => text);
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
  const mayAnswer = asked || (game.window?.(state)?.asked.includes(seat) ?? false);
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
      const open = game.open.includes(move.kind);
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
    () => `play on a clone: ${text}`,
  );
  const original: G['state'] = JSON.parse(text);
  const clone = game.clone(original);
  tally.check('clone is equal and independent', JSON.stringify(clone) === text, () => `unequal: ${text}`);
  takeInPlace(game, original, seat, move, dice());
  tally.check('clone is equal and independent', JSON.stringify(clone) === text, () => `shared: ${text}`);
  const fromJson = takeStep(game, JSON.parse(text) as G['state'], seat, move, dice());
  tally.check('JSON round trip', alike(fromJson, step), () => canonical(move));
  const plain = notPlain(step.told) ?? notPlain(step.state) ?? notPlain(game.view(step.state, seat, false));
  tally.check('plain JSON', plain === null, () => `after ${canonical(move)}: ${plain}`);
  const house = step.told.find(({ full, rest }) =>
    [full, rest].some((event) => event?.type.startsWith('house.')),
  );
  tally.check('plain JSON', house === undefined, () => `an event of the house: ${canonical(house)}`);
  checkClose(game, state, step, tally);
  if (conserved) {
    const same = alike(conserved(state), conserved(step.state));
    tally.check('nothing appears or vanishes', same, () => `${canonical(move)} in ${text}`);
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

/** When an open window closes, everyone asked hears of it, even if nothing came of it. */
function checkClose<G extends GameTypes>(
  game: Game<G>,
  before: G['state'],
  { state, told }: Step<G>,
  tally: Tally,
): void {
  const window = game.window?.(before);
  if (!window || window.secret || game.window?.(state)?.id === window.id) return;
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

/** Those who watch a match: what each of them sees, and its number, before a request and after it. */
export class Onlookers<G extends GameTypes> {
  private readonly match: Match<G>;
  private readonly watchers: readonly Watcher[];
  /** By the rules alone, as text, in the order of `situations`. */
  seen: readonly string[];

  constructor(match: Match<G>) {
    this.match = match;
    this.watchers = Array.from({ length: match.seats + 1 }, (_none, index) => watcherAt(index, match.seats));
    this.seen = this.look();
  }

  private look(): string[] {
    const { game, seats, outcome } = this.match;
    return situations(game, stateOf(this.match), seats, outcome !== null);
  }

  /** What a watcher is shown: what the rules show, but for moves beyond the limit of trying out. */
  private shown(index: number): string {
    const text = this.match.situation(this.watchers[index]);
    if (text === this.seen[index]) return text;
    const [view, _moves, waiting, asked] = JSON.parse(this.seen[index]);
    return JSON.stringify([view, JSON.parse(text)[1], waiting, asked]);
  }

  /** Makes a request of the match and looks at what every watcher notices of it. */
  submit(request: Request, rng: Rng, tally: Tally): Proposal<G> {
    const { match, watchers } = this;
    const before = watchers.map((watcher, index) => ({
      decision: match.decision(watcher),
      cursor: match.cursor(watcher),
      situation: this.shown(index),
      mayUndo: match.news(watcher, Infinity).mayUndo,
    }));
    const result = match.submit(request);
    this.seen = this.look();
    for (const [index, watcher] of watchers.entries()) {
      const { decision, cursor, situation, mayUndo } = before[index];
      const changed = this.shown(index) !== situation;
      const rose = match.decision(watcher) > decision;
      tally.check(
        'decision rises with the perspective alone',
        rose === changed,
        () => `${watcher} ${canonical(request)}`,
      );
      // Whether one may take back follows from what one did and saw; else it would tell of what others do in secret.
      tally.check(
        'nobody loses an undo unawares',
        rose || match.cursor(watcher) > cursor || match.news(watcher, Infinity).mayUndo === mayUndo,
        () => `${watcher} by ${canonical(request)}`,
      );
      if (request.type === 'undo' && result.ok) {
        const { told } = match.perspective(watcher, cursor);
        tally.check(
          'undo restores every perspective',
          told.every((event) => event.type === 'house.takenBack'),
          () => canonical(told),
        );
      }
    }
    if (request.type === 'undo' && result.ok && rng.int(4) === 0) checkNoTrace(match, request.seat, tally);
    return result;
  }
}

/** A step that was just taken back might as well not have been made. */
function checkNoTrace<G extends GameTypes>(match: Match<G>, seat: Seat, tally: Tally): void {
  const record = match.record();
  const undo = record.entries.length - 1;
  const own: number[] = [];
  // Later steps of the seat may have rested on this one; they were taken back before it, and leave no trace either.
  const gone = new Set<number | undefined>([undo]);
  for (const [at, entry] of record.entries.slice(0, undo).entries()) {
    if ('move' in entry && entry.seat === seat) own.push(at);
    if ('undo' in entry && entry.undo === seat) gone.add(at).add(own.pop());
  }
  gone.add(own.at(-1));
  const entries = record.entries.filter((_entry, at) => !gone.has(at));
  const without = Match.replay(match.game, { ...record, entries });
  const same =
    situations(match.game, stateOf(without), match.seats).join() ===
    situations(match.game, stateOf(match), match.seats).join();
  tally.check('undo restores every perspective', same && without.hash() === match.hash(), () =>
    canonical(record),
  );
}

/** Takes a step back that may be taken back, and compares every perspective with the one before it. */
export function checkUndo<G extends GameTypes>(
  match: Match<G>,
  seat: Seat,
  move: G['move'],
  before: readonly string[],
  tally: Tally,
): void {
  const trial = match.fork();
  const watchers = Array.from({ length: match.seats + 1 }, (_none, index) => watcherAt(index, match.seats));
  const made = trial.submit({ type: 'move', seat, move, decision: trial.decision(seat) });
  if (!made.ok || !trial.perspective(seat).mayUndo) return;
  const told = watchers.map(
    (watcher) =>
      allHeard(
        made.change.logged.flatMap((logged) => logged.told),
        watcher,
      ).length,
  );
  const counts = watchers.map((watcher) => trial.cursor(watcher));
  const undone = trial.submit({ type: 'undo', seat, decision: trial.decision(seat) });
  const after = situations(match.game, stateOf(trial), match.seats);
  const restored = undone.ok && after.join() === before.join();
  tally.check('undo restores every perspective', restored, () => `${seat} ${canonical(move)}`);
  for (const [index, watcher] of watchers.entries()) {
    const news = trial.perspective(watcher, counts[index]).told;
    const expected = told[index] > 0 ? 1 : 0;
    const right = news.length === expected && news.every((event) => event.type === 'house.takenBack');
    tally.check('undo restores every perspective', right, () => `${watcher} was told ${canonical(news)}`);
  }
}

/** Where every step seals, nobody may ever take one back. */
export function checkSealed<G extends GameTypes>(
  match: Match<G>,
  seat: Seat,
  move: G['move'],
  tally: Tally,
): void {
  const trial = match.fork();
  const made = trial.submit({ type: 'move', seat, move, decision: trial.decision(seat) });
  const sealed = made.ok && !trial.perspective(seat).mayUndo;
  tally.check('every step seals', sealed, () => `${seat} ${canonical(move)}`);
}

/** The same match again, by way of a store. */
export function copyOf<G extends GameTypes>(match: Match<G>): Match<G> {
  const stored = JSON.parse(JSON.stringify([match.snapshot(), match.openingTold, match.logged()]));
  return Match.restore(match.game, stored[0], stored[1], stored[2]);
}

function samePerspectives<G extends GameTypes>(one: Match<G>, two: Match<G>): boolean {
  return Array.from({ length: one.seats + 1 }, (_none, index) => watcherAt(index, one.seats)).every(
    (watcher) => alike(one.perspective(watcher), two.perspective(watcher)),
  );
}

export function checkStored<G extends GameTypes>(match: Match<G>, tally: Tally): void {
  const same = samePerspectives(copyOf(match), match);
  tally.check('restore gives the same match', same, () => canonical(match.record()));
}

export function checkReplay<G extends GameTypes>(match: Match<G>, tally: Tally): void {
  const replayed = Match.replay(match.game, JSON.parse(JSON.stringify(match.record())));
  const same = samePerspectives(replayed, match) && replayed.hash() === match.hash();
  tally.check('replay gives the same bytes', same, () => canonical(match.record()));
}
