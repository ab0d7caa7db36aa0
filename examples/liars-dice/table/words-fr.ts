import { french as text } from '../text/fr.ts';
import type { TableWords } from './words.ts';

export const french: TableWords = {
  cups: 'Les gobelets',
  yours: 'Vos dés',
  choices: 'Votre annonce',
  dice: (count) => (count < 2 ? `${count} dé` : `${count} dés`),
  die: (face) => `Un dé qui montre ${face}`,
  noBid: 'Pas encore d’annonce',
  bids: (name) => `Annonce : ${name}`,
  found: (count, told) => `${text.bid(told)} ? Il y en a ${count}`,
  out: 'hors jeu',
  fewer: 'Moins de dés',
  more: 'Plus de dés',
  count: (count) => `Au moins ${count}`,
  doubt: 'Douter',
  help: {
    cup: 'Des dés que seul leur propriétaire voit. Leur nombre est connu de tous.',
    hand: 'Vos propres dés. Personne d’autre ne les voit.',
    bid: 'Au moins tant de dés montrent cette face sous tous les gobelets. L’annonce suivante doit monter.',
    face: 'Annoncez cette face, avec le nombre qui est à côté des faces.',
    count: 'Combien de dés annonce votre enchère, sous tous les gobelets réunis.',
    doubt: 'Levez tous les gobelets. Si l’annonce est vraie, vous perdez un dé ; sinon c’est son auteur.',
  },
  begin: 'Commencez la manche : combien, puis une face.',
  raise: (told) => `Annoncez plus que ${text.bid(told)}, ou doutez.`,
  wait: (name) => `${name} réfléchit.`,
  likely: (percent) => `D’après vos seuls dés, cette annonce est vraie ${percent} fois sur cent.`,
};
