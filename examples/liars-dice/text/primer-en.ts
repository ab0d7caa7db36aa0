import type { Primer } from '@conclave/engine';

export const englishPrimer: Primer = {
  goal: ['Be the last one with dice.'],
  facts: ['15 minutes', 'everybody against everybody'],
  panels: [
    { title: 'A cup', line: 'Everybody rolls, and looks under their own cup alone.' },
    { title: 'A bid', line: 'Say how many dice of a face lie under all cups together.' },
    { title: 'A higher bid', line: 'Then it is more dice, or as many of a higher face.' },
    { title: 'Ones', line: 'A one counts as every other face too, if the host likes.' },
    { title: 'A doubt', line: 'Not so many? Doubt the bid, and all cups are lifted.' },
    { title: 'A die less', line: 'Whoever was wrong loses a die and begins the next round.' },
  ],
  box: [
    { title: '1 cup a player', line: 'It hides its dice from all but their owner.' },
    { title: '5 dice a player', line: 'Lost dice leave the match.' },
  ],
};
