/** The names of moves, and the sentences about what happened. */

import { counted, does, object, of } from '../../french.ts';
import { shorterWay } from '../rules/board.ts';
import { COLOURS, cards, ONE, on, PLURAL, prizes, TURNING, to, turning, WEAPONS } from './grammar-fr.ts';
import { type Joined, joinedBy } from './joined.ts';
import type { Lexicon } from './lexicon.ts';

/** « 15 cases sont reliées à la vôtre, 13 de plus et aucune de moins » */
function reach({ now, more, fewer }: Joined): string {
  const squares =
    now === 0
      ? 'aucune case n’est reliée à la vôtre'
      : `${counted(now, 'case est reliée', 'cases sont reliées')} à la vôtre`;
  if (more === 0 && fewer === 0) return `${squares}, comme avant`;
  return `${squares}, ${more || 'aucune'} de plus et ${fewer || 'aucune'} de moins`;
}

export const labels: Lexicon['labels'] = {
  colour: ({ colour }, { start }) => `Jouer en ${COLOURS[colour]} (départ : ${start(colour)})`,
  turn: (move) => `Tourner le centre ${turning(shorterWay(move.notches))}`,
  shift: ({ corridor }) =>
    `Décaler le couloir ${corridor === 'inner' ? 'intérieur' : 'extérieur'} ${turning(shorterWay(1))}`,
  claim: (_move, { wanted }) =>
    wanted ? `Prendre ${wanted} sans bouger` : 'Prendre la carte recherchée sans bouger',
  run: (move, { square }) => `Courir jusqu’${to(square(move.to))}`,
  done: () => 'Finir le tour',
  animal: ({ card }, speak) => `Jouer ${speak.card(card)} pour un échange à l’aveugle`,
  give: ({ card }, speak) => `Donner ${speak.card(card)}`,
  from: ({ seat }, { name }) => `Piocher à l’aveugle chez ${name(seat)}`,
  challenge: ({ seat }, { name }) => `Défier ${name(seat)} en duel`,
  rival: ({ seat }, { name }) => `Affronter ${name(seat)} pour la carte recherchée`,
  stake: ({ prize, die }) =>
    die ? `Se battre pour ${PLURAL[prize]}, autant que dit le dé` : `Se battre pour un ${ONE[prize]}`,
  weapon: ({ weapon }) => `Choisir ${WEAPONS[weapon]}`,
  anyWeapon: () => 'Laisser le hasard choisir l’arme',
  withdraw: () => 'Reprendre votre arme',
  place: (move, { square, loser }) =>
    `Placer le pion ${loser === null ? 'du perdant' : of(loser)} ${on(square(move.to))}`,
  jump: (_move, { wanted }) => (wanted ? `Aller directement prendre ${wanted}` : 'Aller prendre l’animal'),
  decline: (_move, { wanted }) => (wanted ? `Laisser là ${wanted}, à qui l’atteindra` : 'Rester sur place'),
};

export const sentences: Lexicon['sentences'] = {
  firstPlayer: ({ seat }, { who }) => `${does(who(seat), 'commencez', 'commence')}.`,
  colourChosen: ({ seat, colour }, { who }) => `${does(who(seat), 'jouez', 'joue')} en ${COLOURS[colour]}.`,
  turnedUp: ({ seat, card }, speak) => {
    if (card === null)
      return seat === null
        ? 'La première carte est retournée.'
        : `${does(speak.who(seat), 'retournez', 'retourne')} la carte suivante.`;
    if (seat === null) return `Première carte : ${speak.card(card)}. Tout le monde part à sa recherche.`;
    return `${does(speak.who(seat), 'retournez', 'retourne')} ${speak.card(card)}.`;
  },
  turnBegun: ({ seat }, { who }) => {
    const player = who(seat);
    return player.you ? 'C’est à vous de jouer.' : `C’est au tour ${of(player.name)}.`;
  },
  turned: (event, { who }) => {
    const { seat, part, direction, notches } = event;
    const verb =
      part === 'centre' ? does(who(seat), 'tournez', 'tourne') : does(who(seat), 'décalez', 'décale');
    const said = `${verb} ${TURNING[part]} ${turning({ direction, notches })}`;
    return who(seat).you ? `${said} : ${reach(joinedBy(event))}.` : `${said}.`;
  },
  ran: (event, { who, place }) =>
    `${does(who(event.seat), 'courez', 'court')} jusqu’${to(place(event.to, event.sector))}.`,
  jumped: (event, { who, place }) =>
    `${does(who(event.seat), 'allez', 'va')} directement ${to(place(event.to, event.sector))}.`,
  declined: ({ seat }, { who }) => `${does(who(seat), 'laissez', 'laisse')} l’animal où il est.`,
  taken: ({ seat, card }, speak) =>
    `${does(speak.who(seat), 'prenez', 'prend')} ${card === null ? 'la carte recherchée' : speak.card(card)}.`,
  putUnder: ({ card }, speak) =>
    `Les quatre pions s’y trouvent : ${card === null ? 'la carte recherchée' : speak.card(card)} passe sous la pile.`,
  leftLying: () => 'Les quatre pions s’y trouvent et la pile est vide : la carte reste là.',
  animalPlayed: ({ seat, card }, speak) =>
    `${does(speak.who(seat), 'jouez', 'joue')} ${speak.card(card)} : la carte quitte le jeu.`,
  giftChosen: ({ card }, speak) => `Vous donnerez ${speak.card(card)}.`,
  exchanged: ({ seat, from, count, drawn, given }, speak) => {
    const player = speak.who(seat);
    const said = `${does(player, 'piochez', 'pioche')} ${cards(count)} chez ${object(speak.who(from))}`;
    const gives = player.you ? 'donnez' : 'donne';
    return drawn === null || given === null
      ? `${said} et ${gives} en échange une de ${player.you ? 'vos' : 'ses'} cartes.`
      : `${said} (${speak.cards(drawn)}) et ${gives} ${speak.card(given)} en échange.`;
  },
  challenged: ({ seat, rival }, { who }) => {
    const [one, two] = [who(seat), who(rival)];
    return two.you
      ? `${object(one)} vous défie en duel.`
      : `${does(one, 'défiez', 'défie')} ${two.name} en duel.`;
  },
  cardDuel: ({ seat, rival }, { who }) => {
    const [one, two] = [who(seat), who(rival)];
    return two.you
      ? `${object(one)} vous affronte pour la carte recherchée.`
      : `${does(one, 'affrontez', 'affronte')} ${two.name} pour la carte recherchée.`;
  },
  staked: ({ seat, prize, die }, { who }) =>
    die
      ? `${does(who(seat), 'jetez', 'jette')} le dé pour ${PLURAL[prize]}.`
      : who(seat).you
        ? `Vous vous battez pour un ${ONE[prize]}.`
        : `${object(who(seat))} se bat pour un ${ONE[prize]}.`,
  dieThrown: ({ stake }) => `Le dé montre ${stake} : c’est le nombre de cartes en jeu.`,
  weaponChosen: ({ weapon }) =>
    weapon === null ? 'Le hasard choisira votre arme.' : `Vous avez choisi ${WEAPONS[weapon]}.`,
  weaponWithdrawn: () => 'Vous reprenez votre arme.',
  weaponsShown: ({ seats, weapons, winner }, { who }) => {
    const [one, two] = seats.map(
      (seat, i) => `${does(who(seat), 'montrez', 'montre')} ${WEAPONS[weapons[i]]}`,
    );
    const lower = two.startsWith('Vous ') ? `vous ${two.slice(5)}` : two;
    const end = winner === null ? 'Égalité, le duel recommence.' : `${does(who(winner), 'gagnez', 'gagne')}.`;
    return `${one}, ${lower}. ${end}`;
  },
  paid: (event, speak) => {
    const { prize, count } = event;
    const [loser, winner] = [speak.who(event.seat), speak.who(event.to)];
    if (count === 0)
      return loser.you
        ? `Vous n’avez aucun ${ONE[prize]} à remettre.`
        : `${loser.name} n’a aucun ${ONE[prize]} à remettre.`;
    const named = event.cards === null ? '' : ` (${speak.cards(event.cards)})`;
    return winner.you
      ? `${object(loser)} vous remet ${prizes(count, prize)}${named}.`
      : `${does(loser, 'remettez', 'remet')} ${prizes(count, prize)}${named} à ${winner.name}.`;
  },
  placed: (event, { who, place }) => {
    const loser = who(event.loser);
    const pawn = loser.you ? 'votre pion' : `le pion ${of(loser.name)}`;
    return `${does(who(event.seat), 'placez', 'place')} ${pawn} ${on(place(event.to, event.sector))}.`;
  },
  won: ({ seat, prize, cards: which }, speak) =>
    `${does(speak.who(seat), 'dévoilez', 'dévoile')} ${prizes(which.length, prize)} : ${speak.cards(which)}.`,
  roundsOver: ({ rounds }) => `La dernière manche est finie (${counted(rounds, 'manche', 'manches')}).`,
};
