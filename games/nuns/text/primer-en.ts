import type { Primer } from '@conclave/engine';

export const englishPrimer: Primer = {
  goal: [
    'Novice: slip out of bed, fetch your secret wish and be back in your cell before anybody else.',
    'Guard: catch them as often as there are players, or keep them from it until the end of turn XV.',
  ],
  facts: ['45 minutes', 'one or two against all the rest'],
  panels: [
    { title: 'A wish', line: 'Your secret wish: fetch its key, then the thing, then be back in your cell.' },
    { title: 'A plan', line: 'All novices plan at once, in secret. Only the card is shown, not the way.' },
    { title: 'A noise', line: 'The faster you go, the further a die lets you be heard.' },
    {
      title: 'A round',
      line: 'The guards follow their paths, three to six points a turn. Who runs hears nothing.',
    },
    {
      title: 'A light',
      line: 'Seen: your figure stands on the board. Met: caught, and sent to bed without the thing.',
    },
    {
      title: 'A dawn',
      line: 'First home with her wish wins. The guards win by catching enough, or at the end of turn XV.',
    },
  ],
  box: [
    { title: '2 guards', line: 'The Abbess and the Prioress. Both begin in the Abbess’s cell.' },
    { title: '6 novices', line: 'Each with a cell, a colour and an emblem.' },
    { title: '8 wishes, each with its key', line: 'One a novice, known to her alone.' },
    { title: '4 paces', line: 'Stand, sneak, walk, run: how far, and how loud.' },
    { title: '16 path cards', line: 'Fourteen paths and two About Turns. All may see them.' },
    { title: 'Markers', line: 'Skritch: heard from there. Vanished: seen last here.' },
    { title: '8 blessings', line: 'Two of each kind, used once: False Noise, ±1, Fast, Reroll.' },
    { title: 'Dice', line: 'How far you are heard, how far they listen.' },
  ],
};
