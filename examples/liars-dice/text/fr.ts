import { elide } from '@conclave/engine';
import { counted, does, list, object } from '@conclave/games/french';
import type { Lexicon, Told } from './lexicon.ts';
import { frenchPrimer } from './primer-fr.ts';
import { frenchRules } from './rules-fr.ts';

const FACES = ['', 'as', 'deux', 'trois', 'quatre', 'cinq', 'six'];
/** Names of faces have no plural of their own: "trois as", "quatre cinq". */
const bid = ({ count, face }: Told) => `${count} × ${FACES[face]}`;
const dice = (count: number) => counted(count, 'dé', 'dés');

export const french: Lexicon = {
  name: 'Les Dés du menteur',
  tagline: 'Annoncez ce que cachent tous les gobelets. Quelqu’un ment.',
  options: {
    wild: { name: 'As jokers', line: 'Un as compte aussi pour toutes les autres faces.' },
    dice: { name: 'Dés par joueur', line: 'Moins de dés, partie plus courte.' },
  },
  bid,
  dice: (cup) => list(cup.map(String)),
  labels: {
    bid: (move) => `Annoncer ${bid(move)}`,
    challenge: (told) =>
      told ? `Douter de ${bid(told)} : lever les gobelets` : 'Douter de l’annonce : lever les gobelets',
  },
  sentences: {
    roundBegun: ({ round, first }, { who }) =>
      `Manche ${round} : tout le monde lance. ${does(who(first), 'commencez', 'commence')}.`,
    rolled: ({ seat, cup }, { who }) => {
      const known = who(seat);
      const whose = known.you ? 'votre gobelet' : `le gobelet ${elide('de', known.name)}`;
      return `Sous ${whose} : ${list(cup.map(String))}.`;
    },
    bid: (event, { who }) => `${does(who(event.seat), 'annoncez', 'annonce')} ${bid(event)}.`,
    challenged: ({ seat, bid: doubted }, { who }) => {
      const bidder = who(doubted.seat);
      const whose = bidder.you ? 'votre annonce' : `l’annonce ${elide('de', bidder.name)}`;
      return `${does(who(seat), 'doutez', 'doute')} de ${whose} : ${bid(doubted)}.`;
    },
    lifted: ({ bid: told, found }) =>
      `Tous les gobelets sont levés : ${found === 0 ? 'aucun dé ne compte' : counted(found, 'dé compte', 'dés comptent')}, pour ${dice(told.count)} ${told.count < 2 ? 'annoncé' : 'annoncés'}.`,
    lost: ({ seat, left }, { who }) =>
      left === 0
        ? `${does(who(seat), 'perdez votre', 'perd son')} dernier dé et ${who(seat).you ? 'quittez' : 'quitte'} la partie.`
        : `${does(who(seat), 'perdez', 'perd')} un dé ; il ${who(seat).you ? 'vous' : 'lui'} en reste ${left}.`,
  },
  refusals: {
    over: 'La partie est finie.',
    notYourTurn: 'C’est le tour de quelqu’un d’autre.',
    notHigher: 'L’annonce doit monter : plus de dés, ou autant d’une face plus haute.',
    tooMany: 'Il n’y a pas autant de dés sur la table.',
    nothingBid: 'Il n’y a pas encore d’annonce dont on puisse douter.',
  },
  otherRefusal: 'Ce n’est pas possible maintenant.',
  describing: {
    table: 'La table',
    you: 'Vous',
    turn: (who) => `C’est à ${object(who)} d’annoncer ou de douter.`,
    noBid: 'Rien n’est encore annoncé.',
    bid: (told, who) => `${who.you ? 'Votre annonce' : `L’annonce ${elide('de', who.name)}`} : ${bid(told)}.`,
    total: (count) => `${dice(count)} en tout.`,
    wild: 'Les as comptent pour toutes les faces.',
    left: (count) => `${dice(count)}.`,
    cup: (faces) => `Sous le gobelet : ${faces}.`,
    out: 'Hors de la partie.',
  },
  ends: {
    lastDice: (who) => `${does(who, 'gagnez', 'gagne')} : plus personne d’autre n’a de dés.`,
    nobody: 'La partie est interrompue ; personne n’a gagné.',
  },
  missed: (count) => (count > 0 ? `encore ${dice(count)}` : 'plus de dés'),
  whys: {
    likely: (percent) => `Cette annonce est vraie au moins ${percent} fois sur cent.`,
    unlikely: (percent) => `L’annonce n’est vraie que ${percent} fois sur cent.`,
    bluff: (percent) => `Plus aucune annonce n’est sûre ; celle-ci est vraie ${percent} fois sur cent.`,
    random: () => 'Au hasard.',
  },
  chapters: { setUp: 'Mise en place', round: 'Une manche', lifting: 'Lever les gobelets' },
  rules: frenchRules,
  primer: frenchPrimer,
};
