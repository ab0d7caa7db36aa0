import type { TableWords } from './words.ts';

export const french: TableWords = {
  board: 'La table',
  hand: 'Votre main',
  hidden: 'Une carte cachée',
  yours: 'Vous',
  card: (card) => `Carte ${card}`,
  helpHidden: 'Une carte que seul son propriétaire voit.',
  helpYours: 'Votre carte. Cliquez dessus pour la jouer.',
  helpPlayed: 'Jouée dans cette levée. La plus haute la remporte.',
  helpTricks: 'Levées remportées. Le plus grand nombre gagne.',
  tricks: (count) => (count < 2 ? `${count} levée` : `${count} levées`),
  play: 'Jouez une carte.',
  wait: (name) => `C’est à ${name} de jouer.`,
};
