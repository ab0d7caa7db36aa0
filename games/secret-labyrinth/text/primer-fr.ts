import type { Primer } from '@conclave/engine';

export const frenchPrimer: Primer = {
  goal: [
    'Faites tourner le château, courez au secret recherché et prenez sa carte.',
    'Qui tient en premier les sept trésors ou les sept gnomes gagne.',
  ],
  facts: ['45 minutes', 'chacun pour soi'],
  panels: [
    { title: 'Un secret recherché', line: 'Une carte est ouverte : le secret que tout le monde cherche.' },
    {
      title: 'Un tour d’anneau',
      line: 'D’abord deux changements : tournez le centre, ou poussez un couloir d’un cran.',
    },
    {
      title: 'Un chemin',
      line: 'Puis courez sur tout chemin ouvert. Finissez sur la case recherchée, et la carte est à vous.',
    },
    {
      title: 'Un duel',
      line: 'Finissez là où se tient un autre pion, et défiez-le : pierre, ciseaux ou papier, ensemble.',
    },
    {
      title: 'Une main',
      line: 'Les cartes sont cachées. Qui perd donne l’enjeu ; deux personnes seulement le voient.',
    },
    { title: 'Sept d’une sorte', line: 'Les sept trésors, ou les sept gnomes : vous gagnez aussitôt.' },
  ],
  box: [
    { title: '7 trésors', line: 'Couronne, sceptre, épée, gobelet, coffret, bague et clé.' },
    { title: '7 gnomes', line: 'Barbu, rieur, endormi, à la lanterne, violoneux, cuisinier, mineur.' },
    { title: '4 animaux', line: 'Dragon, licorne, griffon, phénix. Chacun vaut un échange.' },
    { title: '18 cartes', line: 'Une pour chaque secret du château.' },
    { title: '4 chercheurs', line: 'Rouge, bleu, vert et jaune, chacun de sa porte.' },
    { title: 'Le château', line: 'Six zones ; trois tournent, sur douze crans.' },
    { title: '1 dé', line: '2, 2, 3, 3, 4 et 4 : l’enjeu d’un duel.' },
    { title: '3 armes par joueur', line: 'Pierre, ciseaux, papier.' },
  ],
};
