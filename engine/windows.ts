/**
 * Windows: one question put to several seats at once, as a plain value inside a game's state.
 *
 * Who is asked follows from public facts alone; every answer is private; `pass` is always possible; answers may be
 * withdrawn until the last one is in; then all take effect in seat order, never in order of arrival.
 */

import type { OpenWindow, Seat } from './game.ts';

export const PASS = 'pass';
export type Pass = typeof PASS;

export interface Window<Answer> extends OpenWindow {
  readonly id: number;
  readonly kind: string;
  readonly asked: readonly Seat[];
  /** By place in `asked`; `null`: not yet answered. */
  readonly answers: (Answer | Pass | null)[];
}

/** What a seat wants done for it whenever a window of a kind opens. */
export type Standing<Answer> =
  | { readonly mode: 'ask' }
  | { readonly mode: 'pass' }
  | { readonly mode: 'do'; readonly answer: Answer };

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

/** What the butler answers for a seat that could give `choices`; `null`: the seat must be asked itself. */
export function butlerAnswer<Answer>(
  standing: Standing<Answer>,
  choices: readonly (Answer | Pass)[],
  same: (a: Answer, b: Answer) => boolean,
): Answer | Pass | null {
  const real = choices.filter((choice): choice is Answer => choice !== PASS);
  if (real.length === 0) return PASS;
  switch (standing.mode) {
    case 'ask':
      return null;
    case 'pass':
      return PASS;
    case 'do':
      return real.find((choice) => same(choice, standing.answer)) ?? PASS;
  }
}
