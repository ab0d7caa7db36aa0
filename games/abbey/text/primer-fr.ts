import type { Primer } from '@conclave/engine';

export const frenchPrimer: Primer = {
  goal: [
    'L’un des vingt-quatre moines l’a fait : sa carte est sous le plateau, personne ne l’a vue.',
    'Questionnez, cherchez, écoutez, et marquez le plus en disant comment il est, et qui il est.',
  ],
  facts: ['75 minutes', 'chacun pour soi'],
  panels: [
    { title: 'Un coupable', line: 'Une carte est sous le plateau. Toutes les autres peuvent se trouver.' },
    { title: 'Une main', line: 'Aucun de ceux que vous tenez ne l’a fait. Rayez-les de votre feuille.' },
    { title: 'Une marche', line: 'Avancez d’une ou deux salles. Chaque salle permet quelque chose.' },
    {
      title: 'Une question',
      line: 'Rencontrez quelqu’un, questionnez. On se tait, ou l’on répond vrai et l’on questionne à son tour.',
    },
    { title: 'Une messe', line: 'Quand la cloche a sonné, chacun passe des cartes à gauche.' },
    {
      title: 'Une accusation',
      line: 'Au chapitre : le nommer vaut 4 points ; dire un de ses traits en vaut 2.',
    },
  ],
  box: [
    { title: '24 suspects', line: 'Trois ordres, trois rangs, capuchon, barbe et corpulence.' },
    { title: '6 enquêteurs', line: 'Chacun sa couleur, sa bête et sa cellule.' },
    { title: '18 événements', line: 'Un après chaque messe.' },
    { title: '24 livres du scriptorium', line: 'Gardés en secret, ou lus aussitôt.' },
    { title: '8 livres de la bibliothèque', line: 'Une fois par partie, pour qui a le moins de cartes.' },
    { title: '6 reliques', line: 'De la crypte : un tour de plus.' },
    { title: '8 messes et une cloche', line: 'De Matines à Complies ; la cloche compte quatre.' },
    { title: '3 dés', line: 'Ils désignent un joueur.' },
  ],
};
