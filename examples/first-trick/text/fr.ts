import { counted, does, list, object } from '@conclave/games/french';
import type { Lexicon } from './lexicon.ts';
import { frenchPrimer } from './primer-fr.ts';
import { frenchRules } from './rules-fr.ts';

export const french: Lexicon = {
  name: 'Première Levée',
  tagline: 'Trois cartes chacun, trois levées.',
  tricks: 'Levées',
  play: (card) => `Jouer le ${card}`,
  sentences: {
    dealt: ({ seat, hand }, { who }) => `${does(who(seat), 'recevez', 'reçoit')} ${list(hand.map(String))}.`,
    played: ({ seat, card }, { who }) => `${does(who(seat), 'jouez', 'joue')} le ${card}.`,
    taken: ({ seat, card }, { who }) =>
      `${does(who(seat), 'remportez', 'remporte')} la levée avec le ${card}.`,
  },
  refusals: { notYourTurn: 'Ce n’est pas votre tour.', notYours: 'Vous n’avez pas cette carte.' },
  otherRefusal: 'Ce n’est pas possible maintenant.',
  table: 'La table',
  you: 'Vous',
  turn: (who) => `C’est à ${object(who)} de jouer.`,
  has: (cards, tricks) => `${counted(cards, 'carte', 'cartes')}, ${counted(tricks, 'levée', 'levées')}.`,
  hand: (cards) => `En main : ${list(cards.map(String))}.`,
  played: (card) => `Carte jouée : ${card}.`,
  won: (who) =>
    who.length === 1 ? `${does(who[0], 'gagnez', 'gagne')}.` : `Égalité entre ${list(who.map(object))}.`,
  nobody: 'La partie est interrompue ; personne n’a gagné.',
  whys: {
    wins: 'Elle remporte la levée telle qu’elle est.',
    saves: 'Une meilleure carte est gardée.',
    random: 'Au hasard.',
  },
  chapters: { setUp: 'Mise en place', tricks: 'Les levées' },
  rules: frenchRules,
  primer: frenchPrimer,
};
