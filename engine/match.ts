/**
 * The match: rules, log and randomness in one place, handing out perspectives.
 *
 * Nothing changes but by `accept`. `propose` works out a change without making it, so that a server can put it on
 * disk first; `submit` is both at once.
 */

import { Face, sightOf } from './face.ts';
import {
  type Game,
  type GameTypes,
  type HouseEvent,
  type Level,
  type Outcome,
  type Perspective,
  type Refusal,
  type Seat,
  type Watcher,
  watcherAt,
  watcherIndex,
} from './game.ts';
import type { HouseReason } from './house-words.ts';
import { canonical, stableHash } from './json.ts';
import { type OptionValue, readOptions } from './options.ts';
import { type EndedHow, type Entry, type MatchRecord, type MovedBy, RECORD_FORMAT } from './record.ts';
import { ChaCha8, type Seed } from './rng.ts';
import { sha256 } from './sha256.ts';
import { allHeard, countHeard, heard, Scribe, type Telling, takeStep } from './step.ts';

/** What somebody asks of the match. Only a player's or bot's move is checked against a decision. */
export type Request =
  | {
      readonly type: 'move';
      readonly seat: Seat;
      readonly move: unknown;
      readonly decision: number;
      readonly by?: 'player' | 'bot';
    }
  | { readonly type: 'undo'; readonly seat: Seat; readonly decision: number }
  | { readonly type: 'lapse'; readonly seat: Seat }
  /** The butler answers for those of these seats that need not be asked. */
  | { readonly type: 'serve'; readonly seats: readonly Seat[] }
  | { readonly type: 'sit'; readonly seat: Seat; readonly bot: Level | null }
  | { readonly type: 'end'; readonly how: EndedHow };

/**
 * When the butler answers for seats that need not be asked. At once: in the same change. On call: when told to, so that
 * a host can let everybody wait equally long, and nobody learns from a window's haste that no one had a choice.
 */
export type ButlerHours = 'at once' | 'on call';

export type Proposal<G extends GameTypes> =
  | { readonly ok: true; readonly change: Change<G> }
  | { readonly ok: false; readonly refusal: Refusal };

/** A line of the log with what it told: what a store keeps. */
export interface Logged<G extends GameTypes> {
  readonly entry: Entry<G['move']>;
  readonly told: readonly Telling<G['event'] | HouseEvent>[];
}

/** One step and what the butler did after it, worked out but not yet made. */
export interface Change<G extends GameTypes> {
  /** The number of entries it builds on: an accepted change makes the others obsolete. */
  readonly at: number;
  readonly logged: readonly Logged<G>[];
  readonly after: Standpoint<G>;
}

/** A step that may still be taken back, or lies after one, with what was before it. */
interface Kept<G extends GameTypes> {
  /** Its number in the log. */
  readonly at: number;
  readonly seat: Seat;
  readonly move: G['move'];
  readonly by: MovedBy;
  readonly told: readonly Telling<G['event']>[];
  readonly before: Standpoint<G>;
  /**
   * The moment in the log from which replaying leads here. A step played again because another was taken back stands
   * on a state that never was; it is reached from before the step that was taken back.
   */
  readonly root: Frozen<G['state']>;
}

/** What undo goes back to. */
interface Position<G extends GameTypes> {
  readonly state: G['state'];
  /** Words drawn from the generator. */
  readonly drawn: number;
  readonly outcome: Outcome | null;
  /** By watcher; when it changes, the decision rises. */
  readonly faces: readonly Face[];
  /** The steps since the oldest that anybody may take back. */
  readonly tail: readonly Kept<G>[];
  /** By seat: its own steps that it may take back, the last one last. */
  readonly trails: readonly (readonly Kept<G>[])[];
}

/** A position and the counters that never go back. */
interface Standpoint<G extends GameTypes> {
  readonly position: Position<G>;
  readonly decisions: readonly number[];
  readonly toldCounts: readonly number[];
  readonly bots: readonly (Level | null)[];
  /** Faces and decisions before the last entry that was not the butler's: what he does belongs to that entry. */
  readonly ground: { readonly faces: readonly Face[]; readonly decisions: readonly number[] };
}

interface Frozen<State> {
  /** The number of entries before it. */
  readonly at: number;
  readonly state: State;
  readonly drawn: number;
  readonly outcome: Outcome | null;
  readonly decisions: readonly number[];
  readonly toldCounts: readonly number[];
  readonly bots: readonly (Level | null)[];
}

interface Opening {
  readonly seats: number;
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly seed: Seed;
}

/** Where a match begins: a fresh state has no counters yet. */
interface Start<G extends GameTypes> {
  readonly frozen: Pick<Frozen<G['state']>, 'state' | 'drawn' | 'outcome'> & Partial<Frozen<G['state']>>;
  readonly openingTold: readonly Telling<G['event'] | HouseEvent>[];
  readonly log: readonly Logged<G>[];
}

/**
 * `root` is the moment before the oldest step that anybody may still take back: replaying the entries after it gives
 * the match back exactly.
 * `now` is the present state, from which a newer version of the rules goes on.
 */
export interface Snapshot<State> {
  readonly game: string;
  readonly version: number;
  readonly seats: number;
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly seed: Seed;
  readonly root: Frozen<State>;
  readonly now: Frozen<State> | null;
}

export interface Preview {
  readonly toAct: readonly Seat[];
  /** The id of the window then open. */
  readonly window: number | null;
  /** What the gallery may know of whom the game then waits for. */
  readonly waiting: readonly Seat[] | 'someone';
  readonly outcome: Outcome | null;
  /** Whether everybody could see it. */
  readonly galleryNotices: boolean;
}

/** A stored match does not replay to what was stored. Nothing is lost, but it cannot go on with these rules. */
export class ReplayError extends Error {
  override readonly name = 'ReplayError';
}

function refuse(reason: HouseReason): { ok: false; refusal: Refusal } {
  return { ok: false, refusal: { rule: 'house', reason } };
}

export class Match<G extends GameTypes> {
  readonly game: Game<G>;
  readonly seats: number;
  readonly options: Readonly<Record<string, OptionValue>>;
  private readonly watchers: readonly Watcher[];
  private readonly seed: Seed;
  private readonly rng: ChaCha8;
  private butler: ButlerHours = 'at once';
  private readonly log: Logged<G>[] = [];
  private readonly toldTo: (G['event'] | HouseEvent)[][];
  private now: Standpoint<G>;
  /** What was told before the first entry. */
  readonly openingTold: readonly Telling<G['event'] | HouseEvent>[];

  private constructor(game: Game<G>, opening: Opening, start: (rng: ChaCha8) => Start<G>) {
    this.game = game;
    this.seats = opening.seats;
    this.watchers = Array.from({ length: opening.seats + 1 }, (_none, index) =>
      watcherAt(index, opening.seats),
    );
    this.options = opening.options;
    this.seed = opening.seed;
    this.rng = new ChaCha8(opening.seed);
    const { frozen, openingTold, log } = start(this.rng);
    this.openingTold = openingTold;
    this.log.push(...log);
    const told = [...openingTold, ...log.flatMap((logged) => logged.told)];
    this.toldTo = this.watchers.map((watcher) => allHeard(told, watcher));
    const toldCounts = this.toldTo.map((list) => list.length);
    if (frozen.toldCounts && canonical(frozen.toldCounts) !== canonical(toldCounts)) {
      throw new ReplayError('the snapshot does not go with the log');
    }
    const position = this.rest(frozen.state, frozen.drawn, frozen.outcome, []);
    const decisions = frozen.decisions ?? toldCounts.map(() => 0);
    const bots = frozen.bots ?? Array.from({ length: opening.seats }, () => null);
    this.now = { position, decisions, toldCounts, bots, ground: { faces: position.faces, decisions } };
  }

  /** A new match. Options of unknown origin are read and checked. */
  static open<G extends GameTypes>(
    game: Game<G>,
    seats: number,
    options: unknown,
    seed: Seed,
    butler: ButlerHours = 'at once',
  ): Match<G> {
    const read = readOptions(game, seats, options);
    if (!read.ok) throw new RangeError(`${game.id}: ${read.refusal.reason}`);
    const match = new Match(game, { seats, options: read.options, seed }, (rng): Start<G> => {
      const scribe = new Scribe<G['event'] | HouseEvent>(rng);
      scribe.tell({ type: 'house.opened', commitment: sha256(seed) });
      const state = game.setup(seats, read.options as G['options'], scribe);
      const frozen = { state, drawn: rng.position, outcome: game.outcome(state) };
      return { frozen, openingTold: scribe.told, log: [] };
    });
    match.butler = butler;
    match.serve();
    return match;
  }

  /** A stored match: from the snapshot on, every entry must tell again what it told. */
  static restore<G extends GameTypes>(
    game: Game<G>,
    snapshot: Snapshot<G['state']>,
    openingTold: readonly Telling<G['event'] | HouseEvent>[],
    log: readonly Logged<G>[],
    butler: ButlerHours = 'at once',
  ): Match<G> {
    if (snapshot.game !== game.id) throw new ReplayError(`a match of ${snapshot.game}, not of ${game.id}`);
    const frozen = snapshot.version === game.version ? snapshot.root : migrated(game, snapshot, log.length);
    if (log.length < frozen.at) throw new ReplayError('the log is shorter than its snapshot');
    const match = new Match(game, snapshot, () => ({ frozen, openingTold, log: log.slice(0, frozen.at) }));
    match.butler = butler;
    for (const [at, stored] of log.entries()) {
      if (at < frozen.at) continue;
      match.accept({ at, ...match.again(stored.entry, at) });
      if (canonical(match.log[at].told) !== canonical(stored.told)) {
        throw new ReplayError(`entry ${at} tells something else than it did`);
      }
    }
    return match;
  }

  /** Plays a record again from its beginning. */
  static replay<G extends GameTypes>(
    game: Game<G>,
    record: MatchRecord<unknown>,
    entries = record.entries.length,
    butler: ButlerHours = 'at once',
  ): Match<G> {
    if (record.game !== game.id) throw new ReplayError(`a record of ${record.game}, not of ${game.id}`);
    if (record.version !== game.version)
      throw new ReplayError(`version ${record.version}, not ${game.version}`);
    const read = readOptions(game, record.seats, record.options);
    if (!read.ok) throw new ReplayError(`the options do not fit: ${read.refusal.reason}`);
    const match = Match.open(game, record.seats, record.options, record.seed, 'on call');
    for (const [at, raw] of record.entries.slice(0, entries).entries()) {
      match.accept({ at, ...match.again(match.readEntry(raw, at), at) });
    }
    match.butler = butler;
    if (entries < record.entries.length) return match;
    if (canonical(record.end) !== canonical(match.record().end)) throw new ReplayError('the end differs');
    return match;
  }

  perspective(watcher: Watcher, cursor = 0): Perspective<G> {
    const { position, decisions } = this.now;
    const index = watcherIndex(watcher, this.seats);
    return {
      watcher,
      ...sightOf(this.game, position.state, watcher, position.outcome !== null),
      told: this.toldTo[index].slice(cursor),
      decision: decisions[index],
      mayUndo: watcher !== 'gallery' && this.mayUndo(watcher),
      outcome: position.outcome,
    };
  }

  /** View, moves, waiting and asked of a watcher as JSON: what a decision stands for. */
  face(watcher: Watcher): string {
    return this.now.position.faces[watcherIndex(watcher, this.seats)].text;
  }

  /** What a watcher does not know yet, without its view. */
  news(watcher: Watcher, cursor: number): Pick<Perspective<G>, 'told' | 'mayUndo' | 'outcome'> {
    return {
      told: this.toldTo[watcherIndex(watcher, this.seats)].slice(cursor),
      mayUndo: watcher !== 'gallery' && this.mayUndo(watcher),
      outcome: this.outcome,
    };
  }

  /** How many events a watcher has been told. */
  cursor(watcher: Watcher): number {
    return this.now.toldCounts[watcherIndex(watcher, this.seats)];
  }

  decision(watcher: Watcher): number {
    return this.now.decisions[watcherIndex(watcher, this.seats)];
  }

  get outcome(): Outcome | null {
    return this.now.position.outcome;
  }

  /** For the server alone: whom the game waits for. */
  toAct(): readonly Seat[] {
    return this.outcome ? [] : this.game.toAct(this.now.position.state);
  }

  /** For the server alone. */
  openWindow(): { readonly id: number; readonly asked: readonly Seat[] } | null {
    return this.outcome ? null : (this.game.window?.(this.now.position.state) ?? null);
  }

  /** For the server alone: whether the butler would answer for one of these seats. */
  needsButler(seats: readonly Seat[]): boolean {
    return this.butlerEntry(this.now.position, seats, 'called') !== null;
  }

  /** Which level plays a seat in its owner's absence. */
  sitting(seat: Seat): Level | null {
    return this.now.bots[seat];
  }

  get length(): number {
    return this.log.length;
  }

  propose(request: Request): Proposal<G> {
    if (this.outcome) return refuse('over');
    if (request.type === 'end') return this.proposal({ end: request.how });
    if (request.type === 'serve') return this.proposeService(request.seats);
    if (!(Number.isInteger(request.seat) && request.seat >= 0 && request.seat < this.seats))
      return refuse('noSuchSeat');
    switch (request.type) {
      case 'move':
        return this.proposeMove(request.seat, request.move, request.decision, request.by ?? 'player');
      case 'undo':
        return this.proposeUndo(request.seat, request.decision);
      case 'lapse':
        return this.proposeLapse(request.seat);
      case 'sit':
        return this.proposal({ sit: request.seat, bot: request.bot });
    }
  }

  /** What a player's move would be answered, without working out what it does; `null`: it would be made. */
  refusal(seat: Seat, json: unknown, decision: number): Refusal | null {
    if (this.outcome) return refuse('over').refusal;
    const read = this.readMove(seat, json, decision);
    return read.ok ? null : read.refusal;
  }

  /** For the server alone: what a change would make of the match. */
  preview({ after }: Change<G>): Preview {
    const { position, decisions, toldCounts } = after;
    const { state, outcome } = position;
    return {
      toAct: outcome ? [] : this.game.toAct(state),
      window: outcome ? null : (this.game.window?.(state)?.id ?? null),
      waiting: outcome ? [] : this.game.waiting(state, 'gallery'),
      outcome,
      galleryNotices:
        decisions[this.seats] !== this.now.decisions[this.seats] ||
        toldCounts[this.seats] !== this.now.toldCounts[this.seats],
    };
  }

  accept(change: Change<G>): void {
    if (change.at !== this.log.length)
      throw new Error('the match has moved on since this change was proposed');
    for (const logged of change.logged) {
      this.log.push(logged);
      for (const telling of logged.told) {
        for (let index = 0; index <= this.seats; index++) {
          const event = heard(telling, this.watchers[index]);
          if (event !== null) this.toldTo[index].push(event);
        }
      }
    }
    this.now = change.after;
  }

  submit(request: Request): Proposal<G> {
    const proposal = this.propose(request);
    if (proposal.ok) this.accept(proposal.change);
    return proposal;
  }

  /** Everything; with a change, as it will be once that is accepted. Whoever hands it out asks for the outcome first. */
  record(change?: Change<G>): MatchRecord<G['move']> {
    const { outcome, state } = (change?.after ?? this.now).position;
    return {
      format: RECORD_FORMAT,
      game: this.game.id,
      version: this.game.version,
      options: this.options,
      seats: this.seats,
      seed: this.seed,
      entries: [...this.log, ...(change?.logged ?? [])].map((logged) => logged.entry),
      end: outcome && { how: outcome.how, hash: stableHash(state) },
    };
  }

  /** The log from an entry on, with what each told. */
  logged(from = 0): readonly Logged<G>[] {
    return this.log.slice(from);
  }

  snapshot(): Snapshot<G['state']> {
    const { game, seats, options, seed } = this;
    const oldest = this.now.position.tail.at(0);
    const now = freeze(this.now, this.log.length);
    const kept = oldest ? { root: oldest.root, now } : { root: now, now: null };
    return { game: game.id, version: game.version, seats, options, seed, ...kept };
  }

  /** A match of its own with the same past, to try things out on. */
  fork(): Match<G> {
    const { game, seats, options, seed, openingTold, log, now } = this;
    const frozen = freeze(now, log.length);
    const copy = new Match(game, { seats, options, seed }, () => ({ frozen, openingTold, log }));
    copy.now = now;
    return copy;
  }

  hash(): string {
    return stableHash(this.now.position.state);
  }

  private proposeMove(seat: Seat, json: unknown, decision: number, by: MovedBy): Proposal<G> {
    const read = this.readMove(seat, json, decision);
    return read.ok ? this.proposal({ seat, move: read.move, by }) : read;
  }

  private readMove(
    seat: Seat,
    json: unknown,
    decision: number,
  ): { readonly ok: true; readonly move: G['move'] } | { readonly ok: false; readonly refusal: Refusal } {
    const move = this.game.parse(json);
    if (move === null) return refuse('malformed');
    if (decision !== this.decision(seat) && !this.game.anytime.includes(move.kind)) return refuse('stale');
    const refusal = this.game.refusal(this.now.position.state, seat, move);
    return refusal ? { ok: false, refusal } : { ok: true, move };
  }

  private proposeLapse(seat: Seat): Proposal<G> {
    const { state } = this.now.position;
    if (!this.game.toAct(state).includes(seat)) return refuse('notAsked');
    return this.proposal({ seat, move: this.game.lapse(state, seat), by: 'clock' });
  }

  private proposeService(seats: readonly Seat[]): Proposal<G> {
    const called = this.butlerEntry(this.now.position, seats, 'called');
    if (!called) return refuse('notAsked');
    const at = this.log.length;
    return {
      ok: true,
      change: { at, ...this.served(this.apply(this.now, called, at), at, seats, 'called') },
    };
  }

  private proposeUndo(seat: Seat, decision: number): Proposal<G> {
    if (decision !== this.decision(seat)) return refuse('stale');
    if (!this.mayUndo(seat)) return refuse('nothingToUndo');
    try {
      return this.proposal({ undo: seat });
    } catch (error) {
      if (error instanceof ReplayError) return refuse('entangled');
      throw error;
    }
  }

  private proposal(entry: Entry<G['move']>): Proposal<G> {
    const at = this.log.length;
    const made = this.apply(this.now, entry, at);
    const change = this.butler === 'at once' ? this.served(made, at, this.everySeat(), 'butler') : made;
    return { ok: true, change: { at, ...change } };
  }

  /** A change with what the butler does after it. */
  private served(
    { logged, after }: Omit<Change<G>, 'at'>,
    at: number,
    seats: readonly Seat[],
    by: 'butler' | 'called',
  ): Omit<Change<G>, 'at'> {
    const all = [...logged];
    let now = after;
    for (
      let entry = this.butlerEntry(now.position, seats, by);
      entry;
      entry = this.butlerEntry(now.position, seats, by)
    ) {
      const next = this.apply(now, entry, at + all.length);
      all.push(...next.logged);
      now = next.after;
    }
    return { logged: all, after: now };
  }

  /** Before the first step: seats that need not be asked. */
  private serve(): void {
    if (this.butler === 'on call') return;
    const { logged, after } = this.served({ logged: [], after: this.now }, 0, this.everySeat(), 'butler');
    this.accept({ at: 0, logged, after });
  }

  private everySeat(): Seat[] {
    return Array.from({ length: this.seats }, (_none, seat) => seat);
  }

  private butlerEntry(
    position: Position<G>,
    seats: readonly Seat[],
    by: 'butler' | 'called',
  ): Entry<G['move']> | null {
    if (position.outcome || !this.game.butler) return null;
    for (const seat of this.game.toAct(position.state)) {
      const move = seats.includes(seat) ? this.game.butler(position.state, seat) : null;
      if (move) return { seat, move, by };
    }
    return null;
  }

  /** An entry of the log, applied to the present; `at` is its number, for messages. */
  private again(entry: Entry<G['move']>, at: number): Omit<Change<G>, 'at'> {
    if (this.outcome) throw new ReplayError(`entry ${at} comes after the end`);
    if ('move' in entry && this.game.refusal(this.now.position.state, entry.seat, entry.move)) {
      throw new ReplayError(`entry ${at} is not legal here`);
    }
    return this.apply(this.now, entry, at);
  }

  private readEntry(entry: Entry<unknown>, at: number): Entry<G['move']> {
    const seat = 'move' in entry ? entry.seat : 'undo' in entry ? entry.undo : 'sit' in entry ? entry.sit : 0;
    if (seat >= this.seats) throw new ReplayError(`entry ${at} is of no seat at this table`);
    if (!('move' in entry)) return entry;
    const move = this.game.parse(entry.move);
    if (move === null) throw new ReplayError(`entry ${at} is malformed`);
    return { ...entry, move };
  }

  private apply(from: Standpoint<G>, entry: Entry<G['move']>, at: number): Omit<Change<G>, 'at'> {
    let { position, bots } = from;
    let told: readonly Telling<G['event'] | HouseEvent>[];
    if ('move' in entry) {
      const step = this.advance(from, entry.seat, entry.move, entry.by, at);
      position = step.position;
      told = step.told;
    } else if ('undo' in entry) {
      const back = this.takeBack(position, entry.undo);
      position = back.position;
      told = back.told;
    } else if ('sit' in entry) {
      bots = bots.map((bot, seat) => (seat === entry.sit ? entry.bot : bot));
      told = [{ full: { type: 'house.sat', seat: entry.sit, bot: entry.bot }, only: null, rest: null }];
    } else {
      position = this.rest(position.state, position.drawn, { places: [], how: entry.end }, position.faces);
      told = [];
    }
    if (position.outcome) {
      const closed = { type: 'house.closed', how: position.outcome.how, seed: this.seed } as const;
      told = [...told, { full: closed, only: null, rest: null }];
    }
    const served = 'by' in entry && entry.by === 'butler';
    const ground = served ? from.ground : { faces: from.position.faces, decisions: from.decisions };
    // Beside the step just before it, a face that did not change is the same one.
    const isKept = (face: Face, before: Face) =>
      served || 'undo' in entry ? face.isLike(before) : face === before;
    const after: Standpoint<G> = {
      position,
      ground,
      decisions: ground.decisions.map((decision, index) =>
        isKept(position.faces[index], ground.faces[index]) ? decision : decision + 1,
      ),
      toldCounts: from.toldCounts.map(
        (count, index) => count + countHeard(told, watcherAt(index, this.seats)),
      ),
      bots,
    };
    return { logged: [{ entry, told }], after };
  }

  private advance(
    from: Standpoint<G>,
    seat: Seat,
    move: G['move'],
    by: MovedBy,
    at: number,
    root = freeze(from, at),
  ): { position: Position<G>; told: readonly Telling<G['event']>[] } {
    const before = from.position;
    this.rng.seek(before.drawn);
    const { state, told, sealed } = takeStep(this.game, before.state, seat, move, this.rng);
    const rested = this.rest(state, this.rng.position, this.game.outcome(state), before.faces);
    if (rested.outcome) return { position: rested, told };
    const binding = sealed || by === 'clock' || by === 'butler' || by === 'called';
    // Whoever noticed this step has lost their own undo for good, also if it is taken back.
    const trailsBefore = before.trails.map((trail, other) => {
      const noticed =
        other !== seat && (rested.faces[other] !== before.faces[other] || countHeard(told, other) > 0);
      return noticed ? [] : trail;
    });
    const position = { ...before, trails: trailsBefore, tail: reachable(before.tail, trailsBefore) };
    const kept: Kept<G> = { at, seat, move, by, told, before: { ...from, position }, root };
    const trails = trailsBefore.map((trail, other) => {
      if (other !== seat) return trail;
      return binding ? [] : [...trail, kept];
    });
    return { position: { ...rested, trails, tail: reachable([...before.tail, kept], trails) }, told };
  }

  /** Rebuilds the position before a seat's last step and plays the later steps of others again. */
  private takeBack(
    position: Position<G>,
    seat: Seat,
  ): { position: Position<G>; told: readonly Telling<HouseEvent>[] } {
    const undone = position.trails[seat].at(-1);
    if (!undone) throw new ReplayError('nothing to take back');
    const later = position.tail.slice(position.tail.indexOf(undone) + 1);
    let rebuilt = undone.before.position;
    for (const step of later) {
      if (this.game.refusal(rebuilt.state, step.seat, step.move)) {
        throw new ReplayError('a later step rests on the one to be taken back');
      }
      const from = { ...step.before, position: rebuilt };
      const again = this.advance(from, step.seat, step.move, step.by, step.at, undone.root);
      if (canonical(again.told) !== canonical(step.told))
        throw new ReplayError('a later step would tell otherwise');
      rebuilt = again.position;
    }
    const facesBefore = undone.before.position.faces;
    const facesAfter = (later.at(0)?.before.position ?? position).faces;
    const told = this.watchers.flatMap((watcher, index): Telling<HouseEvent>[] => {
      const count = countHeard(undone.told, watcher);
      if (count > 0) {
        const from = undone.before.toldCounts[index];
        return [{ full: { type: 'house.takenBack', seat, from, count }, only: [watcher], rest: null }];
      }
      if (facesAfter[index].isLike(facesBefore[index]) && !rebuilt.faces[index].isLike(position.faces[index]))
        throw new ReplayError('somebody who did not notice the step would notice that it is gone');
      return [];
    });
    return { position: rebuilt, told };
  }

  private mayUndo(seat: Seat): boolean {
    return this.now.position.trails[seat].length > 0;
  }

  /** A position from which nothing can be taken back. A face like the one before it is that one. */
  private rest(
    state: G['state'],
    drawn: number,
    outcome: Outcome | null,
    before: readonly Face[],
  ): Position<G> {
    const faces = this.watchers.map((watcher, index) => {
      const face = new Face(sightOf(this.game, state, watcher, outcome !== null));
      return before[index] && face.isLike(before[index]) ? before[index] : face;
    });
    return { state, drawn, outcome, faces, tail: [], trails: Array.from({ length: this.seats }, () => []) };
  }
}

/** Steps from the oldest one on that some trail still holds. */
function reachable<G extends GameTypes>(
  steps: readonly Kept<G>[],
  trails: readonly (readonly Kept<G>[])[],
): readonly Kept<G>[] {
  const oldest = steps.findIndex((step) => trails.some((trail) => trail.includes(step)));
  return oldest < 0 ? [] : steps.slice(oldest);
}

function freeze<G extends GameTypes>(standpoint: Standpoint<G>, at: number): Frozen<G['state']> {
  const { position, decisions, toldCounts, bots } = standpoint;
  const { state, drawn, outcome } = position;
  return { at, state, drawn, outcome, decisions, toldCounts, bots };
}

/** A newer version goes on from the state as it was, never by playing old steps on new rules. */
function migrated<G extends GameTypes>(
  game: Game<G>,
  snapshot: Snapshot<unknown>,
  entries: number,
): Frozen<G['state']> {
  const frozen = snapshot.now ?? snapshot.root;
  if (!game.migrate) throw new ReplayError(`version ${snapshot.version} cannot be continued`);
  if (frozen.at !== entries)
    throw new ReplayError('there are entries after the last snapshot of the old version');
  return { ...frozen, state: game.migrate(frozen.state, snapshot.version) };
}

export type AnyMatch = Match<GameTypes>;
