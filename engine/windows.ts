/**
 * Windows: one question put to several seats at once, kept as plain data in a game's state.
 *
 * Public facts alone decide who is asked. Answers are private and can be withdrawn until the window closes. Then they
 * take effect in seat order, never in order of arrival.
 */

import type { AnyMove, Effects, Game, GameTypes, GameWindow, OpenWindow, Seat } from './game.ts';

export const PASS = 'pass';
export type Pass = typeof PASS;

export interface Window<Answer> extends Omit<GameWindow, 'secret' | 'passed'> {
  readonly id: number;
  readonly kind: string;
  readonly asked: readonly Seat[];
  /** By place in `asked`; `null`: not yet answered. */
  readonly answers: (Answer | Pass | null)[];
}

export function openWindow<Answer>(id: number, kind: string, asked: readonly Seat[]): Window<Answer> {
  const inOrder = [...asked].sort((a, b) => a - b);
  return { id, kind, asked: inOrder, answers: inOrder.map(() => null) };
}

export function cloneWindow<Answer>(window: Window<Answer>): Window<Answer> {
  return { id: window.id, kind: window.kind, asked: window.asked, answers: window.answers.slice() };
}

export function isAsked<Answer>(window: Window<Answer>, seat: Seat): boolean {
  return window.asked.includes(seat);
}

export function answerOf<Answer>(window: Window<Answer>, seat: Seat): Answer | Pass | null {
  const place = window.asked.indexOf(seat);
  return place < 0 ? null : window.answers[place];
}

/** The seats that have not answered: the truth, for `toAct` only. */
export function unanswered<Answer>(window: Window<Answer>): Seat[] {
  return window.asked.filter((_seat, place) => window.answers[place] === null);
}

export function setAnswer<Answer>(window: Window<Answer>, seat: Seat, answer: Answer | Pass): void {
  const place = window.asked.indexOf(seat);
  if (place < 0) throw new Error(`seat ${seat} was not asked`);
  window.answers[place] = answer;
}

export function withdrawAnswer<Answer>(window: Window<Answer>, seat: Seat): void {
  const place = window.asked.indexOf(seat);
  if (place >= 0) window.answers[place] = null;
}

export function isComplete<Answer>(window: Window<Answer>): boolean {
  return window.answers.every((answer) => answer !== null);
}

/** The answers that are more than a pass, in seat order from `first` on clockwise. */
export function answersInOrder<Answer>(
  window: Window<Answer>,
  first: Seat = 0,
): { readonly seat: Seat; readonly answer: Answer }[] {
  const given = window.asked.flatMap((seat, place) => {
    const answer = window.answers[place];
    return answer === null || answer === PASS ? [] : [{ seat, answer: answer as Answer }];
  });
  const start = given.findIndex(({ seat }) => seat >= first);
  return start <= 0 ? given : [...given.slice(start), ...given.slice(0, start)];
}

/**
 * The move by which a seat takes its answer back while the window is open, where there is one among its moves. In every
 * game it is of this kind; whatever takes steps back elsewhere makes it there.
 */
export function withdrawal<Move extends AnyMove>(moves: readonly Move[]): Move | null {
  return moves.find(({ kind }) => kind === 'withdraw') ?? null;
}

/** The window of a state as far as it is public. */
export function windowOf<G extends GameTypes>(game: Game<G>, state: G['state']): OpenWindow | null {
  const window = game.windows?.current(state);
  if (!window) return null;
  const { id, asked, secret, passed } = window;
  return { id, kind: secret ? 'secret' : 'open', asked, passed: passed ?? [] };
}

/** Whether a seat is to decide something. */
export function owes<G extends GameTypes>(game: Game<G>, state: G['state'], seat: Seat): boolean {
  return game.toAct(state).includes(seat) && (game.windows?.owes?.(state, seat) ?? true);
}

/** The seats that have to decide something. None before the outcome: a secret window only waits for its time. */
export function owing<G extends GameTypes>(game: Game<G>, state: G['state']): readonly Seat[] {
  const seats = game.toAct(state);
  return game.windows?.owes ? seats.filter((seat) => game.windows?.owes?.(state, seat)) : seats;
}

/** For playouts and tools, in which time does not count: closes the secret window once everybody has answered. */
export function closeOnceAnswered<G extends GameTypes>(
  game: Game<G>,
  state: G['state'],
  effects: Effects<G['event']>,
): boolean {
  if (!game.windows?.close || !game.windows?.current(state)?.secret || owing(game, state).length > 0)
    return false;
  game.windows.close(state, effects);
  return true;
}
