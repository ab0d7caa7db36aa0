/** Plays a lesson on the real rules, for the tests of lessons. */

import type { Game, GameTypes, Seat } from '../game.ts';
import { Match } from '../match/index.ts';

interface Step<Move> {
  /** What the player does on this page: any of these, or all of them in their order. */
  readonly allow?: readonly Move[] | { readonly inOrder: readonly Move[] };
  /** Then it is only composed here. */
  readonly untilDraft?: unknown;
  /** What others do then. */
  readonly after?: readonly { readonly seat: Seat; readonly move: Move }[];
}

interface Lesson<Move> {
  readonly seats: number;
  readonly options: Parameters<typeof Match.open>[2];
  readonly seed: string;
  readonly you: Seat;
  readonly steps: readonly Step<Move>[];
}

/** The player's view at the end of every page. Whoever keeps the time closes a window that everybody has answered. */
export function playLesson<G extends GameTypes>(game: Game<G>, lesson: Lesson<G['move']>) {
  const match = Match.open(game, lesson.seats, lesson.options, lesson.seed);
  const pages = lesson.steps.map(({ allow = [], after = [], untilDraft }, page) => {
    const own = untilDraft ? [] : 'inOrder' in allow ? allow.inOrder : allow.slice(0, 1);
    for (const { seat, move } of [...own.map((move) => ({ seat: lesson.you, move })), ...after]) {
      const done = match.submit({ type: 'move', seat, move, decision: match.decision(seat) });
      if (!done.ok) {
        const what = `${JSON.stringify(move)} of seat ${seat} is refused: ${done.refusal.reason}`;
        throw new Error(`page ${page + 1} of the lesson no longer fits the rules: ${what}`);
      }
    }
    const window = match.window();
    if (window?.kind === 'secret' && match.toAct().length === 0)
      match.submit({ type: 'close', id: window.id });
    return match.perspective(lesson.you).view;
  });
  return { match, pages };
}
