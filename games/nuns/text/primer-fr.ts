import type { Primer } from '@conclave/engine';

export const frenchPrimer: Primer = {
  goal: [
    'Novice : quittez le lit, prenez ce que vous désirez en secret, et rentrez la première dans votre cellule.',
    'Gardienne : prenez-les aussi souvent qu’il y a de joueurs, ou tenez jusqu’à la fin du tour XV.',
  ],
  facts: ['45 minutes', 'une ou deux contre toutes'],
  panels: [
    {
      title: 'Un désir',
      line: 'Votre désir secret : prenez la clef, puis l’objet, puis rentrez dans votre cellule.',
    },
    {
      title: 'Un plan',
      line: 'Les novices planifient en secret, toutes à la fois. On montre la carte, non le chemin.',
    },
    { title: 'Un bruit', line: 'Plus vous allez vite, plus le dé vous fait entendre loin.' },
    {
      title: 'Une ronde',
      line: 'Les gardiennes suivent leurs trajets, de trois à six points. Qui court n’entend rien.',
    },
    {
      title: 'Une lueur',
      line: 'Vue : votre figure est sur le plateau. Rejointe : prise, et renvoyée au lit sans l’objet.',
    },
    {
      title: 'Une aube',
      line: 'La première rentrée avec son désir gagne. Les gardiennes gagnent par captures, ou à la fin du tour XV.',
    },
  ],
  box: [
    { title: '2 gardiennes', line: 'L’Abbesse et la Prieure. Elles partent de la cellule de l’Abbesse.' },
    { title: '6 novices', line: 'Chacune sa cellule, sa couleur, son emblème.' },
    { title: '8 désirs, chacun avec sa clef', line: 'Un par novice, connu d’elle seule.' },
    { title: '4 allures', line: 'Arrêt, furtive, marche, course : la distance et le bruit.' },
    { title: '16 cartes de trajet', line: 'Quatorze trajets et deux Demi-tours. Visibles de tous.' },
    { title: 'Marqueurs', line: 'Bruit : entendue de là. Disparue : vue ici en dernier.' },
    {
      title: '8 bénédictions',
      line: 'Deux de chaque sorte, une seule fois : Faux bruit, ±1, Rapide, Relance.',
    },
    { title: 'Dés', line: 'Jusqu’où l’on vous entend, jusqu’où elles écoutent.' },
  ],
};
