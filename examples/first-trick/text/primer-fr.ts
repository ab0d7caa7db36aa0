import type { Primer } from '@conclave/engine';

export const frenchPrimer: Primer = {
  goal: ['Remporter plus de levées que tous les autres.'],
  facts: ['5 minutes', 'chacun pour soi'],
  panels: [
    { title: 'Une main', line: 'Chacun reçoit des cartes que personne d’autre ne voit.' },
    { title: 'L’entame', line: 'Le meneur joue une carte face visible.' },
    { title: 'Une levée', line: 'Les autres jouent une carte, dans le sens horaire.' },
    { title: 'La plus haute', line: 'La carte la plus haute remporte la levée.' },
    { title: 'La suivante', line: 'Qui l’a remportée mène la suivante.' },
    { title: 'La fin', line: 'Le plus de levées gagne.' },
  ],
  box: [{ title: '3 cartes par joueur', line: 'Une de plus par joueur reste cachée.' }],
};
