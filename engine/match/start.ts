/** The start of a `Match` object: a new match, or one restored from a store. */

import type { Game, GameTypes, HouseEvent } from '../game.ts';
import { canonical } from '../json.ts';
import { type OptionValue, readOptions } from '../options.ts';
import { ChaCha8, type Seed } from '../rng.ts';
import { sha256 } from '../sha256.ts';
import { Scribe, type Telling } from '../step.ts';
import type { Logged } from './changes.ts';
import type { MatchConfig } from './config.ts';
import { type Moment, type Position, sealedPosition } from './moment.ts';
import { ReplayError } from './replay-error.ts';
import { migrated, type Snapshot, type StoredMoment } from './snapshot.ts';
import { shownWithin } from './step-limit.ts';
import type { OlderPart } from './upgrade.ts';

export interface Start<G extends GameTypes> {
  readonly game: Game<G>;
  readonly seats: number;
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly seed: Seed;
  /** A fresh state has no counters yet. */
  readonly moment: Pick<Position<G>, 'state' | 'drawn' | 'outcome'> & Partial<StoredMoment<G['state']>>;
  readonly openingTold: readonly Telling<G['event'] | HouseEvent>[];
  readonly log: readonly Logged<G>[];
  readonly older: readonly OlderPart[];
}

/** A new match. Options of unknown origin are read and checked. */
export function newStart<G extends GameTypes>(
  game: Game<G>,
  seats: number,
  json: unknown,
  seed: Seed,
): Start<G> {
  const read = readOptions(game, seats, json);
  if (!read.ok) throw new RangeError(`${game.id}: ${read.refusal.reason}`);
  const { options } = read;
  const rng = new ChaCha8(seed);
  const scribe = new Scribe<G['event'] | HouseEvent>(rng);
  scribe.tell({ type: 'house.opened', commitment: sha256(seed) });
  const state = game.setup(seats, options as G['options'], scribe);
  const moment = { state, drawn: rng.position, outcome: game.outcome(state) };
  return { game, seats, options, seed, moment, openingTold: scribe.told, log: [], older: [] };
}

/** A stored match, as far as its snapshot goes. */
export function storedStart<G extends GameTypes>(
  game: Game<G>,
  snapshot: Snapshot<G['state']>,
  openingTold: Start<G>['openingTold'],
  log: readonly Logged<G>[],
): Start<G> & { readonly moment: StoredMoment<G['state']> } {
  if (snapshot.game !== game.id) throw new ReplayError(`a match of ${snapshot.game}, not of ${game.id}`);
  const isOlder = snapshot.version !== game.records.version;
  const moment = isOlder ? migrated(game, snapshot, log.length) : snapshot.root;
  const past = snapshot.older ?? [];
  const older = isOlder ? [...past, { version: snapshot.version, until: log.length }] : past;
  if (log.length < moment.at) throw new ReplayError('the log is shorter than its snapshot');
  const { seats, options, seed } = snapshot;
  return { game, seats, options, seed, moment, openingTold, log: log.slice(0, moment.at), older };
}

/** The moment at which a `Match` object begins. `toldCounts`: by watcher, what its log tells. */
export function firstMoment<G extends GameTypes>(
  { game, seats }: MatchConfig<G>,
  moment: Start<G>['moment'],
  toldCounts: readonly number[],
): Moment<G> {
  if (moment.toldCounts && canonical(moment.toldCounts) !== canonical(toldCounts)) {
    throw new ReplayError('the snapshot does not go with the log');
  }
  const position = sealedPosition(game, seats, moment, []);
  const decisions = moment.decisions ?? toldCounts.map(() => 0);
  const bots = moment.bots ?? Array.from({ length: seats }, () => null);
  const steps = moment.steps ?? bots.map(() => 0);
  const shown = shownWithin(game, position, steps, []);
  const asks = moment.asks ?? bots.map((_bot, seat) => (shown[seat].asked ? 1 : 0));
  const lasting = moment.lasting ?? bots.map(() => 0);
  const resigned = moment.resigned ?? bots.map(() => false);
  return { position, shown, decisions, toldCounts, steps, asks, lasting, bots, resigned };
}
