/** Hints before the move is named: where to look, then what kind of move. Each says what a player can check. */

import type { Seat, TaughtHint, TeachingStage } from '@conclave/engine';
import type { Card } from '../rules/box.ts';
import type { Move } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';

/** What can be checked at the table. */
interface Facts {
  readonly inStock: number;
  readonly inHand: number;
}

export interface TeachingWords {
  readonly where: Readonly<Record<Card, (facts: Facts) => string>>;
  readonly what: Readonly<Record<Card, string>>;
}

/** `null`: no card is to be chosen, and the general words do. */
export function teach(
  { where, what }: TeachingWords,
  stage: TeachingStage,
  { moves }: TaughtHint<Move>,
  view: View,
  seat: Seat,
): string | null {
  const chosen = moves.find((move) => move.kind === 'card' || move.kind === 'first');
  if (chosen?.kind !== 'card' && chosen?.kind !== 'first') return null;
  if (stage === 'what') return what[chosen.card];
  const { stock, hand } = view.players[seat];
  return where[chosen.card]({
    inStock: Object.values(stock).reduce((sum, count) => sum + count, 0),
    inHand: hand,
  });
}

export const englishTeaching: TeachingWords = {
  where: {
    anselmus: ({ inStock }) => `Look at your stock (${inStock}) and at the rooms right beside your pawn.`,
    josua: ({ inStock }) =>
      `Look at your stock (${inStock}) and at the rooms up to two steps from your pawn.`,
    lucas: ({ inStock }) =>
      `Look at your stock (${inStock}) and at the rooms up to three steps from your pawn.`,
    benjamin: () => 'Look at the rings that lie uncounted near your pawn: whom do they help there?',
    maria: ({ inStock }) => `Look at the harbour: your stock holds ${inStock}.`,
    stephanus: () => 'Look where many figures stand in one room.',
    porticus: () => 'Look at the locked door: whom does it stop?',
    remigius: () =>
      'Look at the rooms Remigius can reach in two steps, and at whose objects lie there uncounted.',
    severus: () => 'Look at Severus: where he is nothing is hidden and nothing is counted.',
    bells: ({ inHand }) => `Look at your hand: it holds ${inHand}.`,
  },
  what: {
    anselmus: 'It is time to hide: one step, then up to three objects.',
    josua: 'It is time to hide: one or two steps, then up to two objects.',
    lucas: 'It is time to hide far away: up to three steps, then one object.',
    benjamin: 'It is time for the novice: a ring may lie better in another room.',
    maria: 'It is time to fetch objects: all that lie in one warehouse.',
    stephanus: 'It is time for the illuminator: a point for every other figure in the room.',
    porticus: 'It is time to move the door: that is a point, and a way less for somebody.',
    remigius: 'It is time to count a room: rings bring 2, books 3, chalices 5, to whoever owns them.',
    severus: 'It is time to move the prior: that is a point, and a room less for somebody.',
    bells: 'It is time to take your cards back.',
  },
};

export const frenchTeaching: TeachingWords = {
  where: {
    anselmus: ({ inStock }) => `Regardez votre stock (${inStock}) et les salles juste à côté de votre pion.`,
    josua: ({ inStock }) =>
      `Regardez votre stock (${inStock}) et les salles à deux pas au plus de votre pion.`,
    lucas: ({ inStock }) =>
      `Regardez votre stock (${inStock}) et les salles à trois pas au plus de votre pion.`,
    benjamin: () => 'Regardez les anneaux non comptés près de votre pion : à qui profitent-ils là ?',
    maria: ({ inStock }) => `Regardez le port : votre stock compte ${inStock}.`,
    stephanus: () => 'Regardez où beaucoup de figures se tiennent dans une même salle.',
    porticus: () => 'Regardez la porte fermée : qui arrête-t-elle ?',
    remigius: () =>
      'Regardez les salles que Remigius atteint en deux pas, et à qui sont les objets non comptés qui s’y trouvent.',
    severus: () => 'Regardez Severus : là où il est, on ne cache rien et on ne compte rien.',
    bells: ({ inHand }) => `Regardez votre main : elle compte ${inHand}.`,
  },
  what: {
    anselmus: 'C’est le moment de cacher : un pas, puis jusqu’à trois objets.',
    josua: 'C’est le moment de cacher : un ou deux pas, puis jusqu’à deux objets.',
    lucas: 'C’est le moment de cacher au loin : jusqu’à trois pas, puis un objet.',
    benjamin: 'C’est le moment du novice : un anneau serait mieux dans une autre salle.',
    maria: 'C’est le moment de chercher des objets : tous ceux d’un entrepôt.',
    stephanus: 'C’est le moment de l’enlumineur : un point par autre figure dans la salle.',
    porticus: 'C’est le moment de déplacer la porte : un point, et un passage de moins pour quelqu’un.',
    remigius:
      'C’est le moment de compter une salle : 2 par anneau, 3 par livre, 5 par calice, pour qui les possède.',
    severus: 'C’est le moment de déplacer le prieur : un point, et une salle de moins pour quelqu’un.',
    bells: 'C’est le moment de reprendre vos cartes.',
  },
};
