import type { Primer } from '@conclave/engine';

export const englishPrimer: Primer = {
  goal: [
    'Bring treasures from the harbour and hide them in the abbey, where the abbot will count them.',
    'Most points win, when a bag runs short or somebody has a treasure in each of the 13 rooms.',
  ],
  facts: ['60 minutes', 'everybody against everybody'],
  panels: [
    { title: 'A harbour', line: 'Maria sends you to a warehouse: all its goods become your stock.' },
    {
      title: 'A card',
      line: 'Play one of your cards. One that lies on top of another’s pile is closed to you.',
    },
    {
      title: 'A room',
      line: 'A monk walks and hides: Anselmus one room and up to three things, Lucas three rooms and one.',
    },
    {
      title: 'A ring',
      line: 'A zone holds rings of one type. Where Severus is, nothing is hidden or counted.',
    },
    { title: 'A count', line: 'Remigius counts where he ends: a ring 2 points, a book 3, a chalice 5.' },
    { title: 'A bell', line: 'Bells: take your cards back; as many new goods come as your last card says.' },
  ],
  box: [
    { title: '13 rooms', line: 'An abbey with two portals and one locked door.' },
    { title: '6 warehouses', line: 'The harbour: three hold three goods, three hold four.' },
    { title: '90 goods', line: 'In the bag: 13 chalices, 17 books, 20 rings of each of three types.' },
    { title: '26 treasures a player', line: '5 chalices, 6 books, 7 rings of each type.' },
    { title: '10 cards a player', line: 'Nine people and the Bells.' },
    { title: '3 figures', line: 'Remigius counts, Severus forbids, Vitus follows.' },
    { title: '1 door', line: 'It stops everybody but Vitus.' },
    { title: 'Two faces', line: 'Once counted, a treasure is turned and stays.' },
  ],
};
