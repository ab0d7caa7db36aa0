import type { Primer } from '@conclave/engine';

export const englishPrimer: Primer = {
  goal: [
    'Find out your own code, three statuettes in their order, which everybody can see but you.',
    'Name two codes of yours before anybody else does, and the medallion is whole.',
  ],
  facts: ['20 minutes', 'everybody against everybody, or alone'],
  panels: [
    {
      title: 'A code',
      line: 'Your code stands before you, its face to the others. You see every code but your own.',
    },
    { title: 'A card', line: 'On your turn take one of the two cards before somebody. They get the other.' },
    {
      title: 'An answer',
      line: 'Blue ring: right statuette, right place. Red triangle: right statuette, wrong place.',
    },
    { title: 'A note', line: 'Nothing fits? Cross out all three, at every place.' },
    {
      title: 'A declaration',
      line: 'Sure? Say your three in order, at any time. A mistake costs the code, nothing else.',
    },
    { title: 'A medallion', line: 'Every right code is half a medallion. Your second half wins.' },
  ],
  box: [
    { title: '35 combination cards', line: 'Every trio of statuettes once, in one order only.' },
    { title: '7 statuettes', line: 'Wave, Tiki, Cthulhu, Axolotl, Narwhal, Emperor Penguin, Kraken.' },
    { title: '1 stand a player', line: 'It holds your code, its face turned away from you.' },
    { title: '5 half-medallions', line: 'They never run out.' },
    { title: 'Answers', line: 'Rings and triangles: how many, never for which.' },
    { title: '1 note sheet a player', line: 'Seven statuettes, three places. It is yours alone.' },
    { title: '1 marker', line: 'Who begins the round. It goes on after each.' },
    { title: 'The altar', line: 'Two cards lie open before everybody.' },
  ],
};
