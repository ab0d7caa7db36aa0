/** Counts cards over the known deck, for itself and for everybody else, and weighs what each move does to the race. */

import { type Bot, Memory, type Question, type Thought } from '@conclave/engine';
import { type Card, DECK } from '../rules/deck.ts';
import type { TempleCode } from '../rules/game.ts';
import type { Move } from '../rules/moves.ts';
import { AllSuspects } from './all-suspects.ts';
import { leftAfter, partition } from './answers.ts';
import { type DecodingChoice, decodingChoices } from './choices.ts';
import { MoveWorth } from './move-worth.ts';
import { declaresBeforeRevealing, worthOfDeclaring, worthOfDecoding } from './solo.ts';
import { because, going, nothing } from './thought.ts';

type Asked = Question<TempleCode>;

/** So much better must declaring be than waiting: who waits may still declare later. Found by trial. */
const PATIENCE = 0.1;

export function strong(): Bot<TempleCode> {
  const memory = new Memory<TempleCode, AllSuspects>((_seat, seats) => new AllSuspects(seats));
  return {
    think(question) {
      const { seat, seats, perspective } = question;
      const suspects = memory.recall(question).suspects.map(({ cards }) => cards);
      const own = suspects[seat];
      const { decoded } = perspective.view.players[seat];
      if (own.length === 1 && decoded) return declaration(question, own);
      return seats === 1 ? alone(question, own) : together(question, suspects, decoded);
    },
  };
}

function together(
  question: Asked,
  suspects: readonly (readonly Card[])[],
  mayDeclare: boolean,
): Thought<Move> {
  const { seat, perspective } = question;
  const { asked } = perspective;
  const { view, moves } = perspective;
  const worth = new MoveWorth(seat, view, suspects);
  const own = suspects[seat];
  const choices = asked ? decodingChoices(moves, view, seat) : [];
  const worths = choices.map((choice) => worth.taking(choice));
  const most = choices.length > 0 ? Math.max(...worths) : worth.worthOfWaiting();
  if (mayDeclare && worth.declaring() > most + PATIENCE) return declaration(question, own);
  if (!asked) return nothing({ candidates: own.length });
  if (choices.length === 0) return going(moves[0], moves, { candidates: own.length });
  return taking(choices[worths.indexOf(most)], choices, own, worth);
}

function alone(question: Asked, own: readonly Card[]): Thought<Move> {
  const { seat, perspective } = question;
  const { view, moves } = perspective;
  const pile = view.pile.count;
  const choices = decodingChoices(moves, view, seat);
  if (choices.length === 0) {
    return declaresBeforeRevealing(own.length, pile)
      ? declaration(question, own)
      : going(moves[0], moves, { candidates: own.length });
  }
  const worths = choices.map(({ card }) => worthOfDecoding(own, card, pile));
  const most = Math.max(...worths);
  if (worthOfDeclaring(own.length, pile) > most) return declaration(question, own);
  return taking(choices[worths.indexOf(most)], choices, own, null);
}

function declaration({ rng }: Asked, own: readonly Card[]): Thought<Move> {
  const candidates = own.length;
  const combination = DECK[rng.pick(own)];
  return candidates === 1
    ? because({ kind: 'declare', combination }, 'certain')
    : because({ kind: 'declare', combination }, 'likely', { candidates });
}

function taking(
  { move, card, other, to }: DecodingChoice,
  choices: readonly DecodingChoice[],
  own: readonly Card[],
  worth: MoveWorth | null,
): Thought<Move> {
  const left = (decoded: Card) => leftAfter(partition(own, decoded));
  const isBest = choices.every((choice) => left(card) <= left(choice.card));
  if (isBest || to === null || worth === null) return because(move, 'bestSplit', { candidates: own.length });
  return worth.leftTo(to, other) >= worth.leftTo(to, card)
    ? because(move, 'leavesLittle', { seat: to })
    : because(move, 'race');
}
