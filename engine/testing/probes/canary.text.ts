import type { Canary } from './canary.ts';
import { textOf } from './words.ts';

export const canaryText = textOf<Canary>({
  en: {
    name: 'Canary',
    tagline: 'Tricks of long secret words.',
    label(move, { who }, { players }) {
      switch (move.kind) {
        case 'raise':
          return `Hold ready: ${players.find(({ hand }) => hand)?.hand?.[move.place] ?? move.place}`;
        case 'whisper':
          return `Whisper it to ${who(move.to)}`;
        case 'show':
          return 'Show it to all';
      }
    },
    sentence(event, { say, who }) {
      switch (event.type) {
        case 'drew':
          return say(event.seat, `You draw ${event.word ?? 'a word'}.`, 'draws a word.');
        case 'raised':
          return `You hold ${event.word} ready.`;
        case 'shown':
          return say(event.seat, `You show ${event.word}.`, `shows ${event.word}.`);
        case 'whispered': {
          const what = `${event.word ?? 'a word'} to ${who(event.to)}.`;
          return say(event.seat, `You whisper ${what}`, `whispers ${what}`);
        }
        case 'took':
          return say(
            event.seat,
            `You take the trick with ${event.word}.`,
            `takes the trick with ${event.word}.`,
          );
      }
    },
    refusals: { notNow: 'You cannot do that now.' },
    describe: ({ active, raised, whispers, spent, pile, players }, { say, count, who }) => [
      {
        heading: 'Table',
        lines: [
          say(active, 'It is your turn.', 'is to play.'),
          ...(raised === null ? [] : [`Held ready: ${raised}.`]),
          `${count(typeof pile === 'number' ? pile : pile.length, 'word', 'words')} in the pile, ${spent.length} played.`,
          ...whispers.map(
            ({ seat, to, word }) => `Whispered by ${who(seat)} to ${who(to)}: ${word ?? 'a word'}.`,
          ),
        ],
      },
      {
        heading: 'Players',
        lines: players.flatMap(({ cards, hand, points, shown }, seat) => {
          const has = `${count(cards, 'word', 'words')} and ${count(points, 'trick', 'tricks')}${shown ? `, shows ${shown}` : ''}.`;
          return [say(seat, `You have ${has}`, `has ${has}`), ...(hand ?? [])];
        }),
      },
    ],
    rules: {
      'CA-1':
        'In turn everybody holds a word ready and shows it; before that it may be whispered to somebody. The last word in order takes the trick, and whoever takes it draws and leads. When a hand is empty after a trick, most tricks win.',
    },
  },
  fr: {
    name: 'Canari',
    tagline: 'Des plis de longs mots secrets.',
    label(move, { who }, { players }) {
      switch (move.kind) {
        case 'raise':
          return `Tenir prêt : ${players.find(({ hand }) => hand)?.hand?.[move.place] ?? move.place}`;
        case 'whisper':
          return `Le chuchoter à ${who(move.to)}`;
        case 'show':
          return 'Le montrer à tous';
      }
    },
    sentence(event, { say, who }) {
      switch (event.type) {
        case 'drew':
          return say(event.seat, `Vous piochez ${event.word ?? 'un mot'}.`, 'pioche un mot.');
        case 'raised':
          return `Vous tenez ${event.word} prêt.`;
        case 'shown':
          return say(event.seat, `Vous montrez ${event.word}.`, `montre ${event.word}.`);
        case 'whispered':
          return `Chuchoté par ${who(event.seat)} pour ${who(event.to)} : ${event.word ?? 'un mot'}.`;
        case 'took':
          return say(
            event.seat,
            `Vous emportez le pli avec ${event.word}.`,
            `emporte le pli avec ${event.word}.`,
          );
      }
    },
    refusals: { notNow: 'Ce n’est pas possible maintenant.' },
    describe: ({ active, raised, whispers, spent, pile, players }, { say, count, who }) => [
      {
        heading: 'Table',
        lines: [
          say(active, 'C’est à vous.', 'doit jouer.'),
          ...(raised === null ? [] : [`Tenu prêt : ${raised}.`]),
          `${count(typeof pile === 'number' ? pile : pile.length, 'mot', 'mots')} dans la pioche, déjà joués : ${spent.length}.`,
          ...whispers.map(
            ({ seat, to, word }) => `Chuchoté par ${who(seat)} pour ${who(to)} : ${word ?? 'un mot'}.`,
          ),
        ],
      },
      {
        heading: 'Joueurs',
        lines: players.flatMap(({ cards, hand, points, shown }, seat) => {
          const has = `${count(cards, 'mot', 'mots')} et ${count(points, 'pli', 'plis')}${shown ? `, mot montré : ${shown}` : ''}.`;
          return [say(seat, `Vous avez ${has}`, `a ${has}`), ...(hand ?? [])];
        }),
      },
    ],
    rules: {
      'CA-1':
        'À tour de rôle, chacun tient un mot prêt et le montre ; avant cela, il peut le chuchoter à quelqu’un. Le dernier mot dans l’ordre emporte le pli, et qui l’emporte pioche et commence. Quand une main est vide après un pli, le plus de plis gagne.',
    },
  },
});
