import type { Primer } from '@conclave/engine';

export const englishPrimer: Primer = {
  goal: [
    'One of twenty-four monks did it: his card lies under the board, and nobody has seen it.',
    'Ask, look and listen, and score most by saying what he is like, and who he is.',
  ],
  facts: ['75 minutes', 'everybody against everybody'],
  panels: [
    { title: 'A culprit', line: 'One card lies under the board. All the others can be found.' },
    { title: 'A hand', line: 'Nobody you hold did it. Cross him off your sheet.' },
    { title: 'A walk', line: 'Move one or two rooms. Each room lets you do something of its own.' },
    { title: 'A question', line: 'Meet somebody, ask. They keep silent, or answer truly and may ask back.' },
    { title: 'A mass', line: 'When the bell has rung, everybody passes cards to the left.' },
    {
      title: 'An accusation',
      line: 'In the chapter house: name him for 4 points; a feature of his is worth 2.',
    },
  ],
  box: [
    { title: '24 suspects', line: 'Three orders, three ranks, hood, beard and build.' },
    { title: '6 investigators', line: 'Each with a colour, a beast and a cell.' },
    { title: '18 events', line: 'One after every mass.' },
    { title: '24 scriptorium books', line: 'Kept in secret, or read aloud at once.' },
    { title: '8 library books', line: 'Once a game, for who has fewest cards.' },
    { title: '6 relics', line: 'From the crypt: another turn.' },
    { title: '8 masses and a bell', line: 'From Matins to Compline; the bell counts four.' },
    { title: '3 dice', line: 'They name a player.' },
  ],
};
