import type { Primer } from '@conclave/engine';

export const englishPrimer: Primer = {
  goal: [
    'Turn the castle, run to the wanted secret and take its card.',
    'Whoever first holds all seven treasures or all seven gnomes wins.',
  ],
  facts: ['45 minutes', 'everybody against everybody'],
  panels: [
    { title: 'A wanted secret', line: 'One card lies open: the secret that everybody hunts.' },
    {
      title: 'A turn of the ring',
      line: 'First change the paths twice: turn the centre, or shift a corridor by one notch.',
    },
    {
      title: 'A way',
      line: 'Then run along any open path. End on the wanted square, and the card is yours.',
    },
    {
      title: 'A duel',
      line: 'End where another pawn stands, and challenge: stone, scissors or paper, both at once.',
    },
    {
      title: 'A hand',
      line: 'Cards lie face down. The loser hands over what was at stake; only two people see it.',
    },
    { title: 'Seven of a kind', line: 'All seven treasures, or all seven gnomes: you win at once.' },
  ],
  box: [
    { title: '7 treasures', line: 'Crown, sceptre, sword, goblet, casket, ring and key.' },
    { title: '7 gnomes', line: 'Bearded, laughing, sleeping, with lantern, fiddler, cook, miner.' },
    { title: '4 animals', line: 'Dragon, unicorn, griffin, phoenix. One buys an exchange.' },
    { title: '18 cards', line: 'One for each secret of the castle.' },
    { title: '4 seekers', line: 'Red, blue, green and yellow, each from its own gate.' },
    { title: 'The castle', line: 'Six zones; three of them turn, by twelve notches.' },
    { title: '1 die', line: '2, 2, 3, 3, 4 and 4: how much a duel is for.' },
    { title: '3 weapons a player', line: 'Stone, scissors, paper.' },
  ],
};
