import { counted, does, object } from '../../french.ts';
import { capital } from '../../words.ts';
import type { Decoding } from '../rules/decode.ts';
import type { WhyParams } from '../rules/why.ts';
import type { Lexicon } from './lexicon.ts';
import { frenchPrimer } from './primer-fr.ts';
import { frenchRules } from './rules-fr.ts';
import { frenchTeaching } from './teaching.ts';

const cards = (count: number) => counted(count, 'carte', 'cartes');

function symbols({ circles, triangles }: Decoding): string {
  const parts: string[] = [];
  if (circles > 0) parts.push(counted(circles, 'rond bleu', 'ronds bleus'));
  if (triangles > 0) parts.push(counted(triangles, 'triangle rouge', 'triangles rouges'));
  return parts.length > 0 ? parts.join(' et ') : 'rien';
}

export const french: Lexicon = {
  name: 'Temple Code',
  tagline: 'Tout le monde connaît votre code, sauf vous.',
  statuettes: {
    wave: 'Vague',
    tiki: 'Tiki',
    cthulhu: 'Cthulhu',
    axolotl: 'Axolotl',
    narwhal: 'Narval',
    penguin: 'Manchot empereur',
    kraken: 'Kraken',
  },
  options: {
    freeGuess: {
      name: 'Annonces libres',
      line: 'On peut annoncer une combinaison avant même d’avoir décodé une carte avec elle.',
    },
  },
  parts: { medallions: 'Demi-médaillons', combinations: 'Combinaisons trouvées' },
  titles: {
    novice: 'Novice du seuil',
    confirmed: 'Guide des galeries',
    expert: 'Spécialiste des sceaux',
    master: 'Virtuose des mécanismes',
    voice: 'Voix du temple',
    oracle: 'Oracle des profondeurs',
    legend: 'Légende des sept statuettes',
  },
  labels: {
    take: (pair, from) =>
      pair ? `Prendre ${pair.card} à ${from}, qui reçoit ${pair.left}` : `Prendre une carte à ${from}`,
    decodeBoth: (pair) =>
      pair ? `Décoder vos deux cartes : ${pair.one} ; ${pair.two}` : 'Décoder vos deux cartes',
    reveal: (last) =>
      last ? 'Retourner la dernière carte et la décoder' : 'Retourner les deux cartes suivantes',
    decode: (pair) =>
      pair ? `Décoder ${pair.card} ; défausser ${pair.other}` : 'Décoder une carte et défausser l’autre',
    declare: (combination) => `Annoncer ${combination}`,
    finish: 'Terminer la partie sans rien annoncer',
  },
  sentences: {
    firstPlayer: ({ seat }, { who }) => `${does(who(seat), 'recevez', 'reçoit')} le jeton premier joueur.`,
    combinationDrawn: ({ seat, card }, speak) => {
      const who = speak.who(seat);
      if (card !== null) return `${does(who, 'recevez', 'reçoit')} la combinaison ${speak.card(card)}.`;
      return who.you
        ? 'Une combinaison est posée sur votre support ; vous n’en voyez pas la face.'
        : `${who.name} reçoit une combinaison cachée.`;
    },
    roundBegun: ({ first }, { who }) => {
      const starter = who(first);
      return starter.you
        ? 'Une nouvelle manche commence ; c’est vous qui jouez en premier.'
        : `Une nouvelle manche commence ; ${starter.name} joue en premier.`;
    },
    returned: (event, { who, card }) => {
      const list = event.cards.map((back) => `${card(back.card)} (${object(who(back.seat))})`).join(' ; ');
      return `Il manque des cartes pour la manche ; celles-ci retournent à la défausse : ${list}.`;
    },
    reshuffled: (event) =>
      `La pioche est épuisée : la défausse (${cards(event.cards.length)}) est mélangée pour en former une nouvelle.`,
    dealt: (event, { who, card }) => {
      const list = event.cards.map(card).join(' ; ');
      return `Deux cartes sont posées devant ${object(who(event.seat))} : ${list}.`;
    },
    taken: ({ seat, from, card, left }, speak) => {
      const taker = speak.who(seat);
      const owner = speak.who(from);
      if (owner.you) {
        return `${object(taker)} vous prend ${speak.card(card)} ; vous recevez ${speak.card(left)}.`;
      }
      const took = `${does(taker, 'prenez', 'prend')} ${speak.card(card)} à ${owner.name}`;
      return `${took}, qui reçoit ${speak.card(left)}.`;
    },
    bothTaken: (event, speak) => {
      const list = event.cards.map(speak.card).join(' ; ');
      const who = speak.who(event.seat);
      return who.you
        ? `Il ne reste que vos deux cartes, et vous les prenez : ${list}.`
        : `Il ne reste que les cartes posées devant ${who.name}, qui les prend : ${list}.`;
    },
    decoded: (event, { who, card }) =>
      `${does(who(event.seat), 'décodez', 'décode')} ${card(event.card)} : ${symbols(event)}.`,
    declared: ({ seat, combination, right, card }, speak) => {
      const said = `${does(speak.who(seat), 'annoncez', 'annonce')} ${speak.combination(combination)}`;
      return right ? `${said}. C’est juste !` : `${said}. C’est faux : c’était ${speak.card(card)}.`;
    },
    medallionGained: ({ seat, count }, { who }) =>
      count === 1
        ? `${does(who(seat), 'gagnez', 'gagne')} un premier demi-médaillon.`
        : `${does(who(seat), 'gagnez', 'gagne')} un second demi-médaillon : le médaillon est complet.`,
    pointScored: ({ seat, count }, { who }) =>
      `${does(who(seat), 'avez', 'a')} maintenant trouvé ${counted(count, 'combinaison', 'combinaisons')}.`,
    cleared: ({ seat, aside }, { who }) => {
      const kept = aside.length > 0 ? ` et ${counted(aside.length, 'carte décodée', 'cartes décodées')}` : '';
      return `${does(who(seat), 'défaussez', 'défausse')} l’ancienne combinaison${kept}.`;
    },
    discarded: ({ seat, card }, speak) =>
      `${does(speak.who(seat), 'défaussez', 'défausse')} ${speak.card(card)}.`,
    revealed: (event, { who, card }) => {
      const turned = does(who(event.seat), 'retournez', 'retourne');
      const list = event.cards.map(card).join(' ; ');
      return event.cards.length === 1 ? `${turned} ${list}.` : `${turned} deux cartes : ${list}.`;
    },
    laidOpen: ({ combinations }, { who, card }) => {
      if (combinations.length === 1)
        return `La dernière combinaison est dévoilée : ${card(combinations[0])}.`;
      const list = combinations.map((last, seat) => `${object(who(seat))} : ${card(last)}`).join(' ; ');
      return `Les dernières combinaisons sont dévoilées (${list}).`;
    },
  },
  refusals: {
    over: 'La partie est finie : le médaillon est complet.',
    soloOver: 'La partie est finie : il n’y a plus de cartes.',
    notDifferent: 'Une combinaison compte trois statuettes différentes.',
    nothingDecoded: 'Décodez au moins une carte avec cette combinaison avant de l’annoncer.',
    notYourTurn: 'Ce n’est pas votre tour.',
    noSuchPlayer: 'Il n’y a personne à cette place.',
    notYourself: 'Vous devez désigner quelqu’un d’autre.',
    pairUsed: 'Il n’y a plus de cartes devant cette personne dans cette manche.',
    mustDecodeBoth: 'Il ne reste que vos deux cartes : vous devez les décoder toutes les deux.',
    othersHaveCards: 'Il reste des cartes devant quelqu’un d’autre : désignez cette personne.',
    notInSolo: 'En solo, il n’y a personne à qui prendre une carte.',
    soloOnly: 'Cela n’existe que dans le jeu en solo.',
    chooseFirst: 'Deux cartes sont retournées : choisissez d’abord celle que vous décodez.',
    nothingRevealed: 'Aucune carte n’est retournée : commencez par en retourner deux.',
    pileEmpty: 'La pioche est vide : faites une dernière annonce ou terminez.',
    cardsLeft: 'Il reste encore des cartes à jouer.',
  },
  teaching: frenchTeaching,
  otherRefusal: 'Ce n’est pas possible maintenant.',
  whys: {
    certain: () => 'Une seule combinaison convient encore à tout ce qui a été vu.',
    likely: (left) => `${capital(fitting(left))} : l’annonce semble valoir le risque.`,
    bestSplit: (left) =>
      `${capital(fitting(left))} ; parmi les cartes à portée, celle-ci devrait en écarter le plus.`,
    leavesLittle: ({ seat }, { who }) => {
      if (seat === undefined) return 'Cette carte en apprend assez, et l’autre n’en dévoile pas plus.';
      const other = who(seat);
      return other.you
        ? 'Cette carte en apprend assez, et l’autre ne vous en apprend pas plus que celle-ci.'
        : `Cette carte en apprend assez, et l’autre n’en apprend pas plus à ${other.name} que celle-ci.`;
    },
    race: () => 'À peser ce que chacun apprend, cette carte semble la meilleure pour la course.',
    goOn: (left) => `${capital(fitting(left))} : annoncer maintenant serait un pari.`,
    random: ({ orders }) =>
      `${orders === undefined ? 'Choisie' : `${remembered(orders)} ; carte choisie`} sans comparer les cartes.`,
    forced: () => 'La règle ne laisse pas le choix.',
  },
  describing: {
    table: 'La table',
    you: 'Vous',
    turn: (who) => (who.you ? 'C’est à vous de jouer.' : `C’est à ${who.name} de jouer.`),
    marker: (who) => `${does(who, 'avez', 'a')} le jeton premier joueur.`,
    pile: (count) => `Pioche : ${cards(count)}.`,
    discard: (list) =>
      list.length === 0 ? 'La défausse est vide.' : `Défausse, ${cards(list.length)} : ${list.join(' ; ')}.`,
    hidden: (who) => (who.you ? 'Combinaison : cachée pour vous.' : 'Combinaison : cachée.'),
    combination: (card) => `Combinaison : ${card}.`,
    medallions: (count) => `Demi-médaillons : ${count} sur 2.`,
    medallionsLeft: (count) => `Demi-médaillons encore à gagner : ${count} sur 5.`,
    points: (count) => `Combinaisons trouvées : ${count}.`,
    titles: 'Titres à gagner',
    title: (title, from, to) => `${from === to ? from : `${from} à ${to}`} : ${title}.`,
    front: (one, two) => `Cartes posées devant : ${one} ; ${two}.`,
    noFront: 'Plus de cartes devant dans cette manche.',
    revealed: (one, two) => `Cartes retournées, l’une à décoder, l’autre à défausser : ${one} ; ${two}.`,
    decoded: (card, decoding) => `Carte décodée ${card} : ${symbols(decoding)}.`,
    nothingDecoded: 'Aucune carte décodée mise de côté.',
    mayDeclare: 'Vous pouvez annoncer à tout moment.',
    mayNotDeclare: 'Vous pourrez annoncer quand vous aurez décodé une carte avec cette combinaison.',
    over: 'La partie est finie.',
  },
  ends: {
    winner: (who) => `${does(who, 'gagnez', 'gagne')} la partie : le médaillon est complet.`,
    solo: (who, count) =>
      count === 0
        ? `${does(who, 'n’avez', 'n’a')} trouvé aucune combinaison cette fois-ci.`
        : `${does(who, 'avez', 'a')} trouvé ${counted(count, 'combinaison', 'combinaisons')}.`,
    title: (title) => `Titre obtenu : ${title}.`,
    nobody: 'La partie s’est arrêtée avant que quelqu’un ait gagné.',
  },
  ask: {
    left: 'Quelle statuette se trouve à gauche ?',
    middle: 'Quelle statuette se trouve au milieu ?',
    right: 'Quelle statuette se trouve à droite ?',
  },
  formTitle: 'Annoncer votre combinaison …',
  chapters: {
    material: 'Le matériel',
    setUp: 'La mise en place',
    round: 'Une manche',
    supply: 'Quand les cartes viennent à manquer',
    declaring: 'Annoncer sa combinaison',
    secrets: 'Qui voit quoi',
    notes: 'Rayer des cases sur la feuille de notes',
    solo: 'Le jeu en solo',
  },
  missed: (found, missing) =>
    missing === null
      ? `${counted(found, 'combinaison', 'combinaisons')}.`
      : `${counted(found, 'demi-médaillon', 'demi-médaillons')}${missing > 0 ? ` : il en manquait ${missing}` : ''}.`,
  primer: frenchPrimer,
  rules: frenchRules,
};

/** What is still possible, as far as the bot counts it. */
function fitting({ candidates, orders }: WhyParams): string {
  if (candidates !== undefined)
    return `encore ${counted(candidates, 'combinaison possible', 'combinaisons possibles')}`;
  if (orders !== undefined)
    return `${counted(orders, 'ordre de statuettes convient', 'ordres de statuettes conviennent')} encore aux réponses`;
  return 'rien n’est certain';
}

/** A beginner's crosses, and the counts of its newest decodings. */
function remembered(orders: number): string {
  return `${counted(orders, 'ordre de statuettes convient', 'ordres de statuettes conviennent')} à la feuille de notes et aux derniers décodages`;
}
