/** Hints before the move is named: where to look, then what kind of move. Each says what a player can check. */

import type { Seat, TaughtHint, TeachingStage } from '@conclave/engine';
import type { Move } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import type { WhyKey } from '../rules/why.ts';

export interface TeachingWords {
  readonly where: {
    /** How many cards the seat has decoded and kept. */
    declare(kept: number): string;
    take(owner: string): string;
    readonly open: string;
  };
  readonly what: {
    readonly certain: string;
    readonly guess: string;
    readonly splits: string;
    readonly minds: string;
  };
}

/** `null`: the general words do. */
export function teach(
  { where, what }: TeachingWords,
  stage: TeachingStage,
  { moves, why }: TaughtHint<Move>,
  view: View,
  { seat, name }: { readonly seat: Seat; name(seat: Seat): string },
): string | null {
  const [move] = moves;
  switch (move?.kind) {
    case 'declare':
      if (stage === 'what') return why.key === ('certain' satisfies WhyKey) ? what.certain : what.guess;
      return where.declare(view.aside.filter((card) => card.seat === seat).length);
    case 'take':
      if (stage === 'where') return where.take(name(move.from));
      return why.key === ('bestSplit' satisfies WhyKey) ? what.splits : what.minds;
    case 'decode':
      return stage === 'where' ? where.open : what.splits;
    default:
      return null;
  }
}

export const englishTeaching: TeachingWords = {
  where: {
    declare: (kept) =>
      `Look at your own answers: ${kept === 1 ? '1 decoded card lies' : `${kept} decoded cards lie`} beside your stand.`,
    take: (owner) => `Look at the two cards in front of ${owner}.`,
    open: 'Look at the two open cards.',
  },
  what: {
    certain: 'It is time to declare: your answers leave one combination.',
    guess: 'It is time to declare, although more than one combination is left: the race asks for it.',
    splits: 'Take the card whose possible answers part best what you still suspect.',
    minds: 'Mind the other card as well: its owner decodes it, and you see what that tells.',
  },
};

export const frenchTeaching: TeachingWords = {
  where: {
    declare: (kept) =>
      `Regardez vos propres réponses : ${kept > 1 ? `${kept} cartes décodées sont` : `${kept} carte décodée est`} près de votre socle.`,
    take: (owner) => `Regardez les deux cartes devant ${owner}.`,
    open: 'Regardez les deux cartes ouvertes.',
  },
  what: {
    certain: 'C’est le moment d’annoncer : vos réponses ne laissent qu’une combinaison.',
    guess: 'C’est le moment d’annoncer, même s’il en reste plus d’une : la course le demande.',
    splits: 'Prenez la carte dont les réponses possibles séparent le mieux ce que vous soupçonnez encore.',
    minds: 'Pensez aussi à l’autre carte : son propriétaire la décode, et vous voyez ce qu’elle lui apprend.',
  },
};
