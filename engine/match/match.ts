/**
 * A match: holds the rules, the log and the randomness, and gives each watcher its perspective.
 *
 * Only `accept` changes it. `propose` computes a change without making it, so that a server can store it first;
 * `submit` does both.
 */

import {
  type Game,
  type GameTypes,
  type HouseEvent,
  type Level,
  type OpenWindow,
  type Outcome,
  type Perspective,
  type Refusal,
  type Seat,
  type Watcher,
  watcherAt,
  watcherIndex,
} from '../game.ts';
import { canonical, stableHash } from '../json.ts';
import { type OptionValue, readOptions } from '../options.ts';
import type { Entry, MatchRecord } from '../record.ts';
import { ChaCha8, type Seed } from '../rng.ts';
import type { Situation } from '../situation.ts';
import { allHeard, countHeard, heard, type Telling } from '../step.ts';
import { owing, windowOf } from '../windows.ts';
import type { Change, Logged, Preview, Proposal, Request } from './changes.ts';
import type { MatchConfig } from './config.ts';
import { RecordWriter } from './match-record.ts';
import type { Moment } from './moment.ts';
import { moveRefusal, type Present, propose } from './propose.ts';
import { readEntry, replayEntry } from './replay.ts';
import { OtherRulesError, ReplayError } from './replay-error.ts';
import { type Snapshot, storedMoment, storedMoments } from './snapshot.ts';
import { firstMoment, newStart, type Start, storedStart } from './start.ts';
import { isAtLimit } from './step-limit.ts';
import { type OlderPart, upgraded } from './upgrade.ts';

export class Match<G extends GameTypes> {
  readonly game: Game<G>;
  readonly seats: number;
  readonly options: Readonly<Record<string, OptionValue>>;
  /** What was told before the first entry. */
  readonly openingTold: readonly Telling<G['event'] | HouseEvent>[];
  private readonly config: MatchConfig<G>;
  private readonly watchers: readonly Watcher[];
  private readonly log: Logged<G>[] = [];
  private readonly toldTo: (G['event'] | HouseEvent)[][];
  /** What older versions of the rules made of this match. */
  readonly older: readonly OlderPart[];
  private readonly records: RecordWriter<G>;
  private now: Moment<G>;

  private constructor({ game, seats, options, seed, moment, openingTold, log, older }: Start<G>) {
    this.game = game;
    this.older = older;
    this.seats = seats;
    this.options = options;
    this.openingTold = openingTold;
    this.config = { game, seats, seed, rng: new ChaCha8(seed) };
    this.records = new RecordWriter(this.config, options, older, (entries) => this.isPlayable(entries));
    this.watchers = Array.from({ length: seats + 1 }, (_none, index) => watcherAt(index, seats));
    this.log.push(...log);
    const told = [...openingTold, ...log.flatMap((logged) => logged.told)];
    this.toldTo = this.watchers.map((watcher) => allHeard(told, watcher));
    this.now = firstMoment(
      this.config,
      moment,
      this.toldTo.map((list) => list.length),
    );
  }

  /**
   * Opens a new match. Options may come from anywhere: missing ones get their default.
   *
   * @throws RangeError where the number of seats or an option does not fit the game.
   * @example
   * const match = Match.open(game, 3, { window: '8' }, stretchSeed('friday'));
   * const { moves, decision } = match.perspective(0);
   * match.submit({ type: 'move', seat: 0, move: moves[0], decision });
   */
  static open<G extends GameTypes>(game: Game<G>, seats: number, options: unknown, seed: Seed): Match<G> {
    return new Match(newStart(game, seats, options, seed));
  }

  /** A stored match: from the snapshot on, every entry must tell again what it told. */
  static restore<G extends GameTypes>(
    game: Game<G>,
    snapshot: Snapshot<G['state']>,
    openingTold: readonly Telling<G['event'] | HouseEvent>[],
    log: readonly Logged<G>[],
  ): Match<G> {
    const start = storedStart(game, snapshot, openingTold, log);
    const match = new Match(start);
    const later = log.slice(start.moment.at);
    if (snapshot.version === game.records.version) match.follow(later);
    else match.followOlder(later, snapshot.version);
    return match;
  }

  /**
   * Plays a record again from its beginning. A record of an older version is translated first.
   *
   * @param entries How many entries to play. Left out: all, and the end must be that of the record.
   * @throws ReplayError where the record does not fit the game, or leads to another end.
   * @example
   * const record = parseRecord(JSON.parse(text));
   * const match = record && Match.replay(game, record);
   */
  static replay<G extends GameTypes>(
    game: Game<G>,
    record: MatchRecord<unknown>,
    entries?: number,
  ): Match<G> {
    if (record.game !== game.id) throw new ReplayError(`a record of ${record.game}, not of ${game.id}`);
    const now = upgraded(game, record);
    if (now === null) throw new ReplayError(`version ${record.version}, not ${game.records.version}`);
    const read = readOptions(game, now.seats, now.options);
    if (!read.ok) throw new ReplayError(`the options do not fit: ${read.refusal.reason}`);
    const match = Match.open(game, now.seats, now.options, now.seed);
    match.play(now.entries.slice(0, entries));
    if (entries !== undefined && entries < now.entries.length) return match;
    const { end } = match.record();
    // What a state looks like may be another thing in another version.
    const same = record === now ? canonical(end) === canonical(now.end) : end?.how === now.end?.how;
    if (!same) throw new ReplayError('the end differs');
    return match;
  }

  perspective(watcher: Watcher, cursor = 0): Perspective<G> {
    const index = watcherIndex(watcher, this.seats);
    return {
      watcher,
      ...(this.now.shown[index].situation as Situation<G>),
      decision: this.now.decisions[index],
      ...this.news(watcher, cursor),
    };
  }

  /** View, moves, waiting and asked of a watcher as JSON: what a decision stands for. */
  situation(watcher: Watcher): string {
    return this.now.shown[watcherIndex(watcher, this.seats)].text;
  }

  /** The same as a value, which never changes. */
  situationParts(watcher: Watcher): readonly unknown[] {
    return this.now.shown[watcherIndex(watcher, this.seats)].parts;
  }

  /** What a watcher does not know yet, without its view. */
  news(watcher: Watcher, cursor: number): Pick<Perspective<G>, 'told' | 'mayUndo' | 'question' | 'outcome'> {
    const { position, steps } = this.now;
    return {
      told: this.toldTo[watcherIndex(watcher, this.seats)].slice(cursor),
      mayUndo: watcher !== 'gallery' && position.undo?.seat === watcher && !isAtLimit(steps[watcher]),
      question: watcher === 'gallery' ? null : this.question(watcher),
      outcome: this.outcome,
    };
  }

  /** See `Perspective`. */
  question(seat: Seat): string | null {
    const window = this.window();
    if (window?.asked.includes(seat)) return `window ${window.id}`;
    if (this.config.game.lasting?.length && this.outcome === null) return `anytime ${this.now.lasting[seat]}`;
    return this.isAsked(seat) ? `turn ${this.now.asks[seat]}` : null;
  }

  /** How many events a watcher has been told. */
  cursor(watcher: Watcher): number {
    return this.now.toldCounts[watcherIndex(watcher, this.seats)];
  }

  decision(watcher: Watcher): number {
    return this.now.decisions[watcherIndex(watcher, this.seats)];
  }

  /** For bots and clocks: `asked` of the seat's perspective, without the rest of it. */
  isAsked(seat: Seat): boolean {
    return this.now.shown[seat].asked;
  }

  get outcome(): Outcome | null {
    return this.now.position.outcome;
  }

  get length(): number {
    return this.log.length;
  }

  /**
   * For the host alone: who is to decide something. Nobody before the outcome: a secret window is open in which all
   * have answered, and it waits for nothing but its time.
   */
  toAct(): readonly Seat[] {
    return this.outcome ? [] : owing(this.game, this.now.position.state);
  }

  /** The open window as far as it is public. Clocks use nothing else. */
  window(): OpenWindow | null {
    return this.outcome ? null : windowOf(this.game, this.now.position.state);
  }

  /** Which level plays a seat in its owner's absence. */
  sitting(seat: Seat): Level | null {
    return this.now.bots[seat];
  }

  /** Whether a seat's person has left the match for good. */
  hasResigned(seat: Seat): boolean {
    return this.now.resigned[seat];
  }

  /**
   * The last public step, if the table may be asked to take it back; `null`: it never reaches over chance, a look, a
   * window or another's step. Follows from what the gallery was told. `step`: its number in the log.
   */
  get askable(): { readonly seat: Seat; readonly step: number } | null {
    const steps = this.now.position.back?.steps;
    return steps && this.game.takesBack ? { seat: steps[0].seat, step: steps[0].at } : null;
  }

  /** Which events told a watcher of that step. */
  askableTold(watcher: Watcher): { readonly from: number; readonly count: number } | null {
    const step = this.now.position.back?.steps[0];
    if (!step) return null;
    const from = step.before.toldCounts[watcherIndex(watcher, this.seats)];
    return { from, count: countHeard(step.told, watcher) };
  }

  propose(request: Request): Proposal<G> {
    return propose(this.present(), request);
  }

  /** What a player's move would be answered, without working out what it does; `null`: it would be made. */
  refusal(seat: Seat, json: unknown, decision: number): Refusal | null {
    return moveRefusal(this.present(), seat, json, decision);
  }

  /** For the server alone: what a change would make of the match. */
  preview({ after }: Change<G>): Preview {
    const { position, decisions, toldCounts, bots } = after;
    const { state, outcome } = position;
    return {
      toAct: outcome ? [] : owing(this.game, state),
      window: outcome ? null : windowOf(this.game, state),
      waiting: outcome ? [] : this.game.waiting(state, 'gallery'),
      outcome,
      bots,
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

  private play(entries: readonly Entry<unknown>[]): void {
    for (const entry of entries) this.playAgain(entry);
  }

  /** Plays the next entry of a record, and gives what it tells. */
  playAgain(entry: Entry<unknown>): Logged<G> {
    const change = replayEntry(this.present(), readEntry(this.config, entry, this.length));
    this.accept(change);
    return change.logged[0];
  }

  /** Entries that were stored elsewhere: each must tell here what it told there. */
  follow(log: readonly Logged<G>[]): void {
    for (const { entry, told } of log) {
      const at = this.length;
      const change = replayEntry(this.present(), entry);
      if (canonical(change.logged[0].told) !== canonical(told)) {
        throw new ReplayError(`entry ${at} tells something else than it did`);
      }
      this.accept(change);
    }
  }

  /** Entries of older rules that no snapshot holds: played on these, if they know them and tell the same. */
  private followOlder(log: readonly Logged<G>[], version: number): void {
    try {
      this.follow(
        log.map(({ entry, told }, at) => ({ entry: readEntry(this.config, entry, this.length + at), told })),
      );
    } catch (error) {
      if (!(error instanceof ReplayError)) throw error;
      throw new OtherRulesError(
        `${error.message}; it was made by version ${version} of the rules after the last snapshot: start and stop that version once, and the match goes on`,
      );
    }
  }

  submit(request: Request): Proposal<G> {
    const proposal = this.propose(request);
    if (proposal.ok) this.accept(proposal.change);
    return proposal;
  }

  /** The whole match, secrets included: give it to nobody before the outcome. With a change: as it will be after it. */
  record(change?: Change<G>): MatchRecord<G['move']> {
    return this.records.write([...this.log, ...(change?.logged ?? [])], (change?.after ?? this.now).position);
  }

  /** Whether these entries can be played from the beginning. */
  private isPlayable(entries: readonly Entry<unknown>[]): boolean {
    try {
      Match.open(this.game, this.seats, this.options, this.config.seed).play(entries);
      return true;
    } catch (error) {
      if (error instanceof ReplayError) return false;
      throw error;
    }
  }

  /** The log from an entry on, with what each told. */
  logged(from = 0): readonly Logged<G>[] {
    return this.log.slice(from);
  }

  /** With a change, as it will be once that is accepted. */
  snapshot(change?: Change<G>): Snapshot<G['state']> {
    const { game, seats, options, older } = this;
    const moments = storedMoments(change?.after ?? this.now, this.log.length + (change?.logged.length ?? 0));
    const past = older.length > 0 ? { older } : {};
    return {
      game: game.id,
      version: game.records.version,
      seats,
      options,
      seed: this.config.seed,
      ...past,
      ...moments,
    };
  }

  /** A match of its own with the same past, to try things out on. */
  fork(): Match<G> {
    const { game, seats, options, openingTold, log, now, older } = this;
    const moment = storedMoment(now, log.length);
    const copy = new Match({
      game,
      seats,
      options,
      seed: this.config.seed,
      moment,
      openingTold,
      log,
      older,
    });
    copy.now = now;
    return copy;
  }

  hash(): string {
    return stableHash(this.now.position.state);
  }

  private present(): Present<G> {
    return { config: this.config, now: this.now, at: this.log.length };
  }
}

export type AnyMatch = Match<GameTypes>;
