/**
 * The match: rules, log and randomness in one place, handing out perspectives.
 *
 * Nothing changes but by `accept`. `propose` works out a change without making it, so that a server can put it on
 * disk first; `submit` is both at once.
 */

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
} from '../game.ts';
import type { HouseReason } from '../house-words.ts';
import { canonical, stableHash } from '../json.ts';
import { type OptionValue, readOptions } from '../options.ts';
import { type Entry, type MatchRecord, type MovedBy, RECORD_FORMAT } from '../record.ts';
import { ChaCha8, type Seed } from '../rng.ts';
import { sha256 } from '../sha256.ts';
import { situationOf } from '../situation.ts';
import { allHeard, heard, Scribe, type Telling } from '../step.ts';
import { applyEntry } from './apply.ts';
import type { Change, Logged, Preview, Proposal, Request } from './changes.ts';
import { type Moment, type Position, sealedPosition } from './moment.ts';
import { ReplayError } from './replay-error.ts';
import { migrated, type Snapshot, type StoredMoment, storedMoment } from './snapshot.ts';
import type { Setting } from './undo.ts';

/**
 * When the butler answers for seats that need not be asked. At once: in the same change. On call: when told to, so that
 * a host can let everybody wait equally long, and nobody learns from a window's haste that no one had a choice.
 */
export type ButlerHours = 'at once' | 'on call';

interface Opening {
  readonly seats: number;
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly seed: Seed;
}

/** Where a match begins: a fresh state has no counters yet. */
interface Start<G extends GameTypes> {
  readonly moment: Pick<Position<G>, 'state' | 'drawn' | 'outcome'> & Partial<StoredMoment<G['state']>>;
  readonly openingTold: readonly Telling<G['event'] | HouseEvent>[];
  readonly log: readonly Logged<G>[];
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
  private readonly setting: Setting<G>;
  private butler: ButlerHours = 'at once';
  private readonly log: Logged<G>[] = [];
  private readonly toldTo: (G['event'] | HouseEvent)[][];
  private now: Moment<G>;
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
    const rng = new ChaCha8(opening.seed);
    this.setting = { game, seats: opening.seats, rng };
    const { moment, openingTold, log } = start(rng);
    this.openingTold = openingTold;
    this.log.push(...log);
    const told = [...openingTold, ...log.flatMap((logged) => logged.told)];
    this.toldTo = this.watchers.map((watcher) => allHeard(told, watcher));
    const toldCounts = this.toldTo.map((list) => list.length);
    if (moment.toldCounts && canonical(moment.toldCounts) !== canonical(toldCounts)) {
      throw new ReplayError('the snapshot does not go with the log');
    }
    const position = sealedPosition(game, opening.seats, moment, []);
    const decisions = moment.decisions ?? toldCounts.map(() => 0);
    const bots = moment.bots ?? Array.from({ length: opening.seats }, () => null);
    this.now = { position, decisions, toldCounts, bots, ground: { shown: position.shown, decisions } };
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
      const moment = { state, drawn: rng.position, outcome: game.outcome(state) };
      return { moment, openingTold: scribe.told, log: [] };
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
    const moment = snapshot.version === game.version ? snapshot.root : migrated(game, snapshot, log.length);
    if (log.length < moment.at) throw new ReplayError('the log is shorter than its snapshot');
    const match = new Match(game, snapshot, () => ({
      moment,
      openingTold,
      log: log.slice(0, moment.at),
    }));
    match.butler = butler;
    for (const [at, stored] of log.entries()) {
      if (at < moment.at) continue;
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
      ...situationOf(this.game, position.state, watcher, position.outcome !== null),
      told: this.toldTo[index].slice(cursor),
      decision: decisions[index],
      mayUndo: watcher !== 'gallery' && this.mayUndo(watcher),
      outcome: position.outcome,
    };
  }

  /** View, moves, waiting and asked of a watcher as JSON: what a decision stands for. */
  situation(watcher: Watcher): string {
    return this.now.position.shown[watcherIndex(watcher, this.seats)].text;
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

  /** For whoever drives bots or clocks: `asked` in the perspective of a seat, without the rest of it. */
  isAsked(seat: Seat): boolean {
    return this.now.position.shown[seat].asked;
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
    const oldest = this.now.position.recent.at(0);
    const now = storedMoment(this.now, this.log.length);
    const kept = oldest ? { root: oldest.root, now } : { root: now, now: null };
    return { game: game.id, version: game.version, seats, options, seed, ...kept };
  }

  /** A match of its own with the same past, to try things out on. */
  fork(): Match<G> {
    const { game, seats, options, seed, openingTold, log, now } = this;
    const moment = storedMoment(now, log.length);
    const copy = new Match(game, { seats, options, seed }, () => ({ moment, openingTold, log }));
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

  private apply(from: Moment<G>, entry: Entry<G['move']>, at: number): Omit<Change<G>, 'at'> {
    const { logged, after } = applyEntry(this.setting, from, entry, at, this.seed);
    return { logged: [logged], after };
  }

  private mayUndo(seat: Seat): boolean {
    return this.now.position.undoable[seat].length > 0;
  }
}

export type AnyMatch = Match<GameTypes>;
