import type { Bids } from './bids.ts';
import { textOf } from './words.ts';

export const bidsText = textOf<Bids>({
  en: {
    name: 'Bids',
    tagline: 'Secret bids, coin by coin.',
    options: { rounds: { name: 'Rounds', line: 'How many lots come up.' } },
    parts: { lots: 'Lots', coins: 'Coins left' },
    label: ({ kind }) =>
      ({
        add: 'Add a coin to your bid',
        clear: 'Take all coins back into your purse',
        bid: 'Hand in this bid',
        pass: 'Pass',
        withdraw: 'Ask for your answer back',
      })[kind],
    sentence(event, { say, count }) {
      switch (event.type) {
        case 'offered':
          return `A lot worth ${event.lot} is offered.`;
        case 'drafted':
          return `Your bid stands at ${count(event.coins, 'coin', 'coins')}.`;
        case 'handed':
          return event.bid > 0 ? `You bid ${count(event.bid, 'coin', 'coins')}.` : 'You pass.';
        case 'withdrew':
          return 'You ask for your answer back.';
        case 'closed': {
          if (event.winner === null) return 'Nobody wanted the lot.';
          const price = count(event.price, 'coin', 'coins');
          return say(event.winner, `You take the lot for ${price}.`, `takes the lot for ${price}.`);
        }
      }
    },
    refusals: { notNow: 'You cannot do that now.' },
    describe: ({ round, rounds, lots, players }, { say, count }) => [
      {
        heading: 'Table',
        lines: [
          `Round ${Math.min(round + 1, rounds)} of ${rounds}. The lot is worth ${lots[Math.min(round, rounds - 1)]}.`,
        ],
      },
      {
        heading: 'Players',
        lines: players.flatMap(({ purse, won, draft, handed }, seat) => {
          const has = `${count(purse, 'coin', 'coins')}, lots worth ${won}.`;
          const answer = handed === 'pass' ? 'a pass' : count(handed ?? 0, 'coin', 'coins');
          const bid =
            handed === null ? `Drawn up: ${count(draft ?? 0, 'coin', 'coins')}.` : `Handed in: ${answer}.`;
          return [say(seat, `You have ${has}`, `has ${has}`), ...(draft === null ? [] : [bid])];
        }),
      },
    ],
    rules: {
      'BI-1':
        'Each round everybody secretly draws up a bid, coin by coin, and hands it in or passes. An answer may be asked back until the last one is in. The highest bid pays and takes the lot; among equal bids the first seat from the round’s own on. Lots and coins left are points.',
    },
  },
  fr: {
    name: 'Enchères',
    tagline: 'Des enchères secrètes, pièce par pièce.',
    options: { rounds: { name: 'Manches', line: 'Le nombre de lots mis en vente.' } },
    parts: { lots: 'Lots', coins: 'Pièces restantes' },
    label: ({ kind }) =>
      ({
        add: 'Ajouter une pièce à votre enchère',
        clear: 'Remettre toutes les pièces dans votre bourse',
        bid: 'Remettre cette enchère',
        pass: 'Passer',
        withdraw: 'Redemander votre réponse',
      })[kind],
    sentence(event, { say, count }) {
      switch (event.type) {
        case 'offered':
          return `Un lot d’une valeur de ${event.lot} est mis en vente.`;
        case 'drafted':
          return `Votre enchère est de ${count(event.coins, 'pièce', 'pièces')}.`;
        case 'handed':
          return event.bid > 0 ? `Vous offrez ${count(event.bid, 'pièce', 'pièces')}.` : 'Vous passez.';
        case 'withdrew':
          return 'Vous redemandez votre réponse.';
        case 'closed': {
          if (event.winner === null) return 'Personne n’a voulu du lot.';
          const price = count(event.price, 'pièce', 'pièces');
          return say(event.winner, `Vous emportez le lot pour ${price}.`, `emporte le lot pour ${price}.`);
        }
      }
    },
    refusals: { notNow: 'Ce n’est pas possible maintenant.' },
    describe: ({ round, rounds, lots, players }, { say, count }) => [
      {
        heading: 'Table',
        lines: [
          `Manche ${Math.min(round + 1, rounds)} sur ${rounds}. Le lot vaut ${lots[Math.min(round, rounds - 1)]}.`,
        ],
      },
      {
        heading: 'Joueurs',
        lines: players.flatMap(({ purse, won, draft, handed }, seat) => {
          const has = `${count(purse, 'pièce', 'pièces')} et des lots pour une valeur de ${won}.`;
          const answer = handed === 'pass' ? 'vous passez' : count(handed ?? 0, 'pièce', 'pièces');
          const bid =
            handed === null
              ? `En préparation : ${count(draft ?? 0, 'pièce', 'pièces')}.`
              : `Réponse remise : ${answer}.`;
          return [say(seat, `Vous avez ${has}`, `a ${has}`), ...(draft === null ? [] : [bid])];
        }),
      },
    ],
    rules: {
      'BI-1':
        'À chaque manche, chacun prépare en secret une enchère, pièce par pièce, puis la remet ou passe. Une réponse peut être redemandée tant qu’il en manque une. La plus forte enchère paie et emporte le lot ; à égalité, la première place à partir de celle de la manche. Les lots et les pièces restantes font les points.',
    },
  },
});
