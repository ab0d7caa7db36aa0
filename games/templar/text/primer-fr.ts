import type { Primer } from '@conclave/engine';

export const frenchPrimer: Primer = {
  goal: [
    'Apportez des trésors du port et cachez-les dans l’abbaye, là où l’Abbé les comptera.',
    'Le plus de points gagne, quand le sac manque ou qu’un joueur a un trésor dans chacune des 13 salles.',
  ],
  facts: ['60 minutes', 'chacun pour soi'],
  panels: [
    {
      title: 'Un port',
      line: 'Maria vous mène à un entrepôt : toutes ses marchandises passent dans votre stock.',
    },
    {
      title: 'Une carte',
      line: 'Jouez l’une de vos cartes. Celle qui est au sommet d’une autre pile vous est fermée.',
    },
    {
      title: 'Une salle',
      line: 'Un moine marche et cache : Anselmus une salle et jusqu’à trois objets, Lucas trois salles et un.',
    },
    {
      title: 'Un anneau',
      line: 'Une zone n’admet qu’un type d’anneau. Chez Severus, rien n’est caché ni compté.',
    },
    {
      title: 'Un compte',
      line: 'Remigius compte où il s’arrête : un anneau 2 points, un livre 3, un calice 5.',
    },
    {
      title: 'Une cloche',
      line: 'Cloches : reprenez vos cartes ; il arrive autant de marchandises que le dit votre dernière carte.',
    },
  ],
  box: [
    { title: '13 salles', line: 'Une abbaye, deux portails et une porte fermée.' },
    { title: '6 entrepôts', line: 'Le port : trois en contiennent trois, trois en contiennent quatre.' },
    {
      title: '90 marchandises',
      line: 'Dans le sac : 13 calices, 17 livres, 20 anneaux de chacun des trois types.',
    },
    { title: '26 trésors par joueur', line: '5 calices, 6 livres, 7 anneaux de chaque type.' },
    { title: '10 cartes par joueur', line: 'Neuf personnages et les Cloches.' },
    { title: '3 figures', line: 'Remigius compte, Severus interdit, Vitus suit.' },
    { title: '1 porte', line: 'Elle arrête tout le monde, sauf Vitus.' },
    { title: 'Deux faces', line: 'Une fois compté, un trésor est retourné et reste.' },
  ],
};
