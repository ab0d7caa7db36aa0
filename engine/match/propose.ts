/** Computes the change that a request would make to a match, without making it. */

import type { Game, GameTypes, Refusal, Seat } from '../game.ts';
import type { HouseReason } from '../house-words.ts';
import type { Entry } from '../record.ts';
import { owes, windowOf } from '../windows.ts';
import { applyEntry } from './apply.ts';
import type { Change, Proposal, Request } from './changes.ts';
import type { MatchConfig } from './config.ts';
import type { Moment } from './moment.ts';
import { carryOutOrders } from './orders.ts';
import { ReplayError } from './replay-error.ts';
import { isAtLimit, isWithinLimit } from './step-limit.ts';

/** Where a match stands: `at` is the number of entries so far. */
export interface Present<G extends GameTypes> {
  readonly config: MatchConfig<G>;
  readonly now: Moment<G>;
  readonly at: number;
}

type Read<G extends GameTypes> =
  | { readonly ok: true; readonly move: G['move'] }
  | { readonly ok: false; readonly refusal: Refusal };

function refuse(reason: HouseReason): { ok: false; refusal: Refusal } {
  return { ok: false, refusal: { rule: 'house', reason } };
}

export function propose<G extends GameTypes>(present: Present<G>, request: Request): Proposal<G> {
  const { config, now } = present;
  if (now.position.outcome) return refuse('over');
  if (request.type === 'end') return proposeEntry(present, { end: request.how });
  if (request.type === 'close') return proposeClose(present, request.id);
  if (!isSeat(config, request.seat)) return refuse('noSuchSeat');
  switch (request.type) {
    case 'move': {
      const { seat, decision, by } = request;
      if (by !== 'bot' && now.resigned[seat]) return refuse('resigned');
      const read = readMove(present, seat, request.move, decision);
      return read.ok ? proposeEntry(present, { seat, move: read.move, by: by ?? 'player' }) : read;
    }
    case 'undo':
      return proposeUndo(present, request.seat, request.decision);
    case 'lapse':
      return proposeLapse(present, request.seat, request.late ? 'late' : 'clock', request.drafts ?? []);
    case 'sit':
      if (now.resigned[request.seat]) return refuse('resigned');
      return proposeEntry(present, { sit: request.seat, bot: request.bot });
    case 'back':
      return proposeBack(present, request.seat, request.step);
    case 'resign':
      if (now.resigned[request.seat]) return refuse('resigned');
      return proposeEntry(present, { resign: request.seat, bot: request.bot });
    case 'win':
      return mayWin(now, request.seat) ? proposeEntry(present, { win: request.seat }) : refuse('notAsked');
  }
}

/** What a player's move would be answered, without working out what it does; `null`: it would be made. */
export function moveRefusal<G extends GameTypes>(
  present: Present<G>,
  seat: Seat,
  json: unknown,
  decision: number,
): Refusal | null {
  if (present.now.position.outcome) return refuse('over').refusal;
  const read = readMove(present, seat, json, decision);
  return read.ok ? null : read.refusal;
}

function isSeat({ seats }: MatchConfig<GameTypes>, seat: Seat): boolean {
  return Number.isInteger(seat) && seat >= 0 && seat < seats;
}

function readMove<G extends GameTypes>(
  { config, now }: Present<G>,
  seat: Seat,
  json: unknown,
  decision: number,
): Read<G> {
  const { game } = config;
  const move = game.parse(json);
  if (move === null) return refuse('malformed');
  if (decision !== now.decisions[seat] && !game.anytime.includes(move.kind)) return refuse('stale');
  const { state } = now.position;
  const refusal = game.refusal(state, seat, move);
  if (refusal) return { ok: false, refusal };
  return isWithinLimit(game, state, seat, move, now.steps[seat])
    ? { ok: true, move }
    : refuse('tooManySteps');
}

function proposeLapse<G extends GameTypes>(
  present: Present<G>,
  seat: Seat,
  by: 'late' | 'clock',
  drafts: readonly unknown[],
): Proposal<G> {
  const { game } = present.config;
  const { state } = present.now.position;
  if (!owes(game, state, seat)) return refuse('notAsked');
  return proposeEntry(present, {
    seat,
    move: finished(game, state, seat, drafts) ?? game.lapse(state, seat),
    by,
  });
}

/** The first draft that is whole, lawful, and an answer to the open window. */
function finished<G extends GameTypes>(
  game: Game<G>,
  state: G['state'],
  seat: Seat,
  drafts: readonly unknown[],
): G['move'] | null {
  if (!game.windows?.lapsing || windowOf(game, state)?.kind !== 'open') return null;
  for (const draft of drafts) {
    const move = game.parse(draft);
    if (move && game.windows?.lapsing.includes(move.kind) && !game.refusal(state, seat, move)) return move;
  }
  return null;
}

function proposeClose<G extends GameTypes>(present: Present<G>, id: number): Proposal<G> {
  return isClosable(present, id) ? proposeEntry(present, { close: id }) : refuse('stale');
}

/** Whether the secret window of this id is open. */
export function isClosable<G extends GameTypes>({ config, now }: Present<G>, id: number): boolean {
  const window = windowOf(config.game, now.position.state);
  return window?.kind === 'secret' && window.id === id;
}

function proposeUndo<G extends GameTypes>(present: Present<G>, seat: Seat, decision: number): Proposal<G> {
  const { now } = present;
  if (decision !== now.decisions[seat]) return refuse('stale');
  if (now.position.undo?.seat !== seat) return refuse('nothingToUndo');
  if (isAtLimit(now.steps[seat])) return refuse('tooManySteps');
  return unlessEntangled(present, { undo: seat });
}

/** With the consent of all: also what binds, as far as it goes (`Position.back`). */
function proposeBack<G extends GameTypes>(present: Present<G>, seat: Seat, step: number): Proposal<G> {
  const { now, config } = present;
  const { back } = now.position;
  if (!config.game.takesBack || back?.seat !== seat || back.steps[0].at !== step)
    return refuse('nothingToUndo');
  if (isAtLimit(now.steps[seat])) return refuse('tooManySteps');
  return unlessEntangled(present, { back: seat });
}

/** Somebody else has resigned, and this seat's person has not. */
export function mayWin({ resigned }: Moment<GameTypes>, seat: Seat): boolean {
  return resigned.includes(true) && !resigned[seat];
}

function unlessEntangled<G extends GameTypes>(present: Present<G>, entry: Entry<G['move']>): Proposal<G> {
  try {
    return proposeEntry(present, entry);
  } catch (error) {
    if (error instanceof ReplayError) return refuse('entangled');
    throw error;
  }
}

/** An entry, and what standing orders make of the window it may have opened. */
function proposeEntry<G extends GameTypes>(
  { config, now, at }: Present<G>,
  entry: Entry<G['move']>,
): { readonly ok: true; readonly change: Change<G> } {
  const made = applyEntry(config, now, entry, at);
  const applied = [made, ...carryOutOrders(config, now, made.after, at + 1)];
  const { after } = applied[applied.length - 1];
  return { ok: true, change: { at, logged: applied.map(({ logged }) => logged), after } };
}
