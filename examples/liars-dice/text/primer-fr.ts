import type { Primer } from '@conclave/engine';

export const frenchPrimer: Primer = {
  goal: ['Être le dernier à avoir des dés.'],
  facts: ['15 minutes', 'chacun pour soi'],
  panels: [
    { title: 'Un gobelet', line: 'Chacun lance, et ne regarde que sous son propre gobelet.' },
    {
      title: 'Une annonce',
      line: 'Dites combien de dés d’une face se cachent sous tous les gobelets réunis.',
    },
    { title: 'Plus haut', line: 'Ensuite, il faut plus de dés, ou autant d’une face plus haute.' },
    { title: 'Les as', line: 'Un as compte aussi pour toutes les autres faces, si l’hôte le veut.' },
    { title: 'Un doute', line: 'Pas autant ? Doutez, et tous les gobelets sont levés.' },
    { title: 'Un dé de moins', line: 'Celui qui avait tort perd un dé et commence la manche suivante.' },
  ],
  box: [
    { title: '1 gobelet par joueur', line: 'Il cache ses dés à tous, sauf à leur propriétaire.' },
    { title: '5 dés par joueur', line: 'Les dés perdus quittent la partie.' },
  ],
};
