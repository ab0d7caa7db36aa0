/** Applies one entry of the log to a moment: gives what it tells, and the moment after it. */

import { type AnyMove, type GameTypes, type HouseEvent, type Seat, watcherAt } from '../game.ts';
import { type Entry, RESIGNED } from '../record.ts';
import { countHeard, type Telling, takeClose } from '../step.ts';
import type { Logged } from './changes.ts';
import type { MatchConfig } from './config.ts';
import { type Moment, type Position, sealedPosition } from './moment.ts';
import { shownWithin, stepsAfter } from './step-limit.ts';
import { playStep, takeBack } from './undo.ts';

export interface Applied<G extends GameTypes> {
  readonly logged: Logged<G>;
  readonly after: Moment<G>;
}

interface Made<G extends GameTypes> {
  readonly position: Position<G>;
  readonly told: readonly Telling<G['event'] | HouseEvent>[];
}

const toAll = (full: HouseEvent): Telling<HouseEvent> => ({ full, only: null, rest: null });

/** `at`: the entry's number in the log. */
export function applyEntry<G extends GameTypes>(
  config: MatchConfig<G>,
  from: Moment<G>,
  entry: Entry<G['move']>,
  at: number,
): Applied<G> {
  const made = make(config, from, entry, at);
  const { position } = made;
  const { outcome } = position;
  const told = outcome
    ? [...made.told, toAll({ type: 'house.closed', how: outcome.how, seed: config.seed })]
    : made.told;
  const steps = stepsAfter(config.game, from.steps, entry, told, position.undo);
  const shown = shownWithin(config.game, position, steps, from.shown);
  // Beside the entry just before it, a situation that did not change is the same one; an undo goes back further.
  const decisions = from.decisions.map((decision, index) => {
    const before = from.shown[index];
    const same = 'undo' in entry || 'back' in entry ? shown[index].isLike(before) : shown[index] === before;
    return same ? decision : decision + 1;
  });
  const toldCounts = from.toldCounts.map(
    (count, index) => count + countHeard(told, watcherAt(index, config.seats)),
  );
  const after: Moment<G> = {
    position,
    shown,
    decisions,
    toldCounts,
    steps,
    lasting: lastingAfter(config, from.lasting, entry),
    asks: from.asks.map((asks, seat) => (shown[seat].asked && !from.shown[seat].asked ? asks + 1 : asks)),
    bots: botsAfter(from, entry),
    resigned:
      'resign' in entry ? from.resigned.map((gone, seat) => gone || seat === entry.resign) : from.resigned,
  };
  return { logged: { entry, told }, after };
}

function lastingAfter<G extends GameTypes>(
  { game }: MatchConfig<G>,
  before: readonly number[],
  entry: Entry<G['move']>,
): readonly number[] {
  if (!('move' in entry) || !game.lasting?.includes(entry.move.kind)) return before;
  return before.map((count, seat) => (seat === entry.seat ? count + 1 : count));
}

function botsAfter({ bots }: Moment<GameTypes>, entry: Entry<AnyMove>): Moment<GameTypes>['bots'] {
  const sits = 'sit' in entry ? entry.sit : 'resign' in entry ? entry.resign : null;
  return 'bot' in entry ? bots.map((bot, seat) => (seat === sits ? entry.bot : bot)) : bots;
}

function make<G extends GameTypes>(
  config: MatchConfig<G>,
  from: Moment<G>,
  entry: Entry<G['move']>,
  at: number,
): Made<G> {
  const { position } = from;
  if ('move' in entry) return playStep(config, from, entry, at);
  if ('undo' in entry) return takeBack(config, position, position.undo, entry.undo);
  if ('back' in entry) return takeBack(config, position, position.back, entry.back);
  if ('close' in entry) return close(config, position);
  if ('sit' in entry) {
    return { position, told: [toAll({ type: 'house.sat', seat: entry.sit, bot: entry.bot })] };
  }
  if ('resign' in entry) {
    return { position, told: [toAll({ type: 'house.resigned', seat: entry.resign, bot: entry.bot })] };
  }
  const { state, drawn, shown } = position;
  const outcome =
    'win' in entry ? { places: placesOf(from, entry.win), how: RESIGNED } : { places: [], how: entry.end };
  const ended = { state, drawn, outcome };
  return { position: sealedPosition(config.game, config.seats, ended, shown), told: [] };
}

/** Whoever stayed wins; bots of the beginning come after them, whoever resigned last. */
function placesOf({ resigned }: Moment<GameTypes>, winner: Seat): Seat[][] {
  const others = [...resigned.keys()].filter((seat) => seat !== winner);
  const stayed = others.filter((seat) => !resigned[seat]);
  const left = others.filter((seat) => resigned[seat]);
  return [[winner], stayed, left].filter((place) => place.length > 0);
}

/** All answers take effect: nobody can take back anything from before. */
function close<G extends GameTypes>({ game, seats, rng }: MatchConfig<G>, position: Position<G>): Made<G> {
  rng.seek(position.drawn);
  const { state, told } = takeClose(game, position.state, rng);
  const now = { state, drawn: rng.position, outcome: game.outcome(state) };
  return { position: sealedPosition(game, seats, now, position.shown), told };
}
