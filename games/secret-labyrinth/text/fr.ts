import { typeset } from '@conclave/engine';
import type { Prize } from '../rules/cards.ts';
import type { Lexicon, Who } from './lexicon.ts';
import { frenchRules } from './rules-fr.ts';

/** In French nought and one are singular. */
const counted = (count: number, one: string, many: string) => `${count} ${count < 2 ? one : many}`;
const cards = (count: number) => counted(count, 'carte', 'cartes');
const notches = (count: number) => counted(count, 'cran', 'crans');
const prizes = (count: number, prize: Prize) =>
  prize === 'treasure' ? counted(count, 'trésor', 'trésors') : counted(count, 'gnome', 'gnomes');
const ONE: Readonly<Record<Prize, string>> = { treasure: 'trésor', gnome: 'gnome' };
const PLURAL: Readonly<Record<Prize, string>> = { treasure: 'des trésors', gnome: 'des gnomes' };
const WEAPONS = { stone: 'la pierre', scissors: 'les ciseaux', paper: 'le papier' } as const;

/** A sentence's subject with its verb: "Vous prenez", "Alix prend". */
const does = (who: Who, you: string, other: string) => (who.you ? `Vous ${you}` : `${who.name} ${other}`);
const object = (who: Who) => (who.you ? 'vous' : who.name);
/** "de" before a name or a word: "d’Alix". */
const of = (text: string) => (/^[aeiouyhàâéèêëîïôû]/i.test(text) ? `d’${text}` : `de ${text}`);
/** "à" with an article: "au centre", "à l’anneau". */
const to = (text: string) =>
  text.startsWith('le ')
    ? `au ${text.slice(3)}`
    : text.startsWith('les ')
      ? `aux ${text.slice(4)}`
      : `à ${text}`;

/** Where a pawn stands or a secret lies: "au centre", "dans le couloir", "sur l’anneau". */
const on = (place: string) =>
  place.startsWith('le centre')
    ? to(place)
    : place.startsWith('le couloir')
      ? `dans ${place}`
      : `sur ${place}`;

function list(words: readonly string[]): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} et ${words[words.length - 1]}`;
}

export const french: Lexicon = {
  name: 'Le Labyrinthe Secret',
  tagline: 'Faites tourner le château, courez vers le secret et retenez qui détient quoi.',
  secrets: {
    crown: 'la couronne',
    sceptre: 'le sceptre',
    sword: 'l’épée',
    goblet: 'le gobelet',
    'jewel-casket': 'le coffret à bijoux',
    ring: 'la bague',
    'golden-key': 'la clé d’or',
    'gnome-bearded': 'le gnome barbu',
    'gnome-laughing': 'le gnome rieur',
    'gnome-sleeping': 'le gnome endormi',
    'gnome-lantern': 'le gnome à la lanterne',
    'gnome-fiddler': 'le gnome violoneux',
    'gnome-cook': 'le gnome cuisinier',
    'gnome-miner': 'le gnome mineur',
    dragon: 'le dragon',
    unicorn: 'la licorne',
    griffin: 'le griffon',
    phoenix: 'le phénix',
  },
  zones: {
    centre: 'le centre',
    innerRing: 'l’anneau intérieur',
    innerCorridor: 'le couloir intérieur',
    middleRing: 'l’anneau du milieu',
    outerCorridor: 'le couloir extérieur',
    frame: 'le cadre',
  },
  at: (zone, hour) => `${zone}, à ${hour} h`,
  parts: { treasures: 'Trésors', gnomes: 'Gnomes' },
  turning: {
    centre: 'le centre',
    innerCorridor: 'le couloir intérieur',
    outerCorridor: 'le couloir extérieur',
  },
  colours: { red: 'rouge', blue: 'bleu', green: 'vert', yellow: 'jaune' },
  weapons: WEAPONS,
  options: {
    goal: {
      name: 'Cartes pour gagner',
      line: 'Sept d’une même sorte, ou six comme dans l’édition allemande.',
    },
    roundLimit: {
      name: 'Dernière manche',
      line: 'Après ce nombre de tours de table, le plus de cartes d’une même sorte l’emporte ; 0 : pas de limite.',
    },
    tryOut: { name: 'Essais permis', line: 'Un changement de parcours peut être repris.' },
    memoryAid: {
      name: 'Aide-mémoire',
      line: 'La table indique qui a pris quel secret. Sans elle, seul le dernier est nommé.',
    },
  },
  labels: {
    colour: ({ colour }, { start }) => `Jouer en ${french.colours[colour]} (départ : ${start(colour)})`,
    turn: (move) => `Tourner le centre de ${notches(move.notches)}`,
    shift: ({ corridor }) =>
      `Décaler le couloir ${corridor === 'inner' ? 'intérieur' : 'extérieur'} d’un cran`,
    claim: (_move, { wanted }) =>
      wanted ? `Prendre ${wanted} sans bouger` : 'Prendre la carte recherchée sans bouger',
    run: (move, { square }) => `Courir jusqu’${to(square(move.to))}`,
    done: () => 'Finir le tour',
    animal: ({ card }, speak) => `Jouer ${speak.card(card)} pour un échange à l’aveugle`,
    give: ({ card }, speak) => `Donner ${speak.card(card)}`,
    from: ({ seat }, { name }) => `Piocher à l’aveugle chez ${name(seat)}`,
    challenge: ({ seat }, { name }) => `Provoquer ${name(seat)} en duel`,
    rival: ({ seat }, { name }) => `Affronter ${name(seat)} pour la carte recherchée`,
    stake: ({ prize, die }) =>
      die ? `Se battre pour ${PLURAL[prize]}, autant que dit le dé` : `Se battre pour un ${ONE[prize]}`,
    weapon: ({ weapon }) => `Choisir ${WEAPONS[weapon]}`,
    anyWeapon: () => 'Laisser le hasard choisir l’arme',
    place: (move, { square, loser }) =>
      `Placer le pion ${loser === null ? 'du perdant' : of(loser)} ${on(square(move.to))}`,
    jump: (_move, { wanted }) => (wanted ? `Aller directement prendre ${wanted}` : 'Aller prendre l’animal'),
    decline: (_move, { wanted }) => (wanted ? `Laisser là ${wanted}, à qui l’atteindra` : 'Rester sur place'),
  },
  sentences: {
    firstPlayer: ({ seat }, { who }) => `${does(who(seat), 'commencez', 'commence')}.`,
    colourChosen: ({ seat, colour }, { who }) =>
      `${does(who(seat), 'jouez', 'joue')} en ${french.colours[colour]}.`,
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
    turned: ({ seat, part, notches: count }, { who }) =>
      part === 'centre'
        ? `${does(who(seat), 'tournez', 'tourne')} le centre de ${notches(count)}.`
        : `${does(who(seat), 'décalez', 'décale')} ${french.turning[part]} d’un cran.`,
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
        ? `${said} et en ${gives} une en échange.`
        : `${said} (${speak.cards(drawn)}) et ${gives} ${speak.card(given)} en échange.`;
    },
    challenged: ({ seat, rival }, { who }) => {
      const [one, two] = [who(seat), who(rival)];
      return two.you
        ? `${object(one)} vous provoque en duel.`
        : `${does(one, 'provoquez', 'provoque')} ${two.name} en duel.`;
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
    weaponsShown: ({ seats, weapons, winner }, { who }) => {
      const [one, two] = seats.map(
        (seat, i) => `${does(who(seat), 'montrez', 'montre')} ${WEAPONS[weapons[i]]}`,
      );
      const lower = two.startsWith('Vous ') ? `vous ${two.slice(5)}` : two;
      const end =
        winner === null ? 'Égalité, le duel recommence.' : `${does(who(winner), 'gagnez', 'gagne')}.`;
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
  },
  refusals: {
    over: 'La partie est finie.',
    notYourTurn: 'Ce n’est pas à vous de jouer.',
    chooseColour: 'Chacun choisit d’abord une couleur.',
    coloursChosen: 'Les couleurs sont déjà choisies.',
    colourTaken: 'Cette couleur est déjà prise.',
    changesFirst: 'Changez d’abord le parcours : deux changements à chaque tour.',
    twoChanges: 'Les deux changements de ce tour sont faits : avancez ou finissez le tour.',
    centreTwice: 'Le centre ne se tourne qu’une fois par tour.',
    noMove: 'Votre pion s’y trouve déjà.',
    notJoined: 'Aucun chemin ininterrompu n’y mène.',
    turnSpent: 'Vous avez déjà avancé ou pris une carte ce tour-ci.',
    nothingWanted: 'Il n’y a plus de carte recherchée.',
    notOnWanted: 'Votre pion n’est pas sur la case recherchée.',
    fourThere: 'Les quatre pions sont sur la case recherchée : personne ne prend la carte.',
    notAnAnimal: 'Seul un animal de légende peut être joué.',
    notYours: 'Vous n’avez pas cette carte.',
    nothingToExchange: 'Il faut une autre carte à donner et un adversaire qui en possède au moins une.',
    noExchange: 'Aucun échange n’est en cours.',
    giftFirst: 'Choisissez d’abord la carte à donner.',
    giftChosen: 'La carte à donner est choisie : dites chez qui piocher.',
    finishExchange: 'Terminez d’abord l’échange.',
    noSuchPlayer: 'Ce joueur n’est pas à cette table.',
    notYourself: 'Il faut désigner un autre joueur.',
    noCards: 'Ce joueur n’a pas de carte.',
    nobodyToChallenge: 'On ne provoque qu’après avoir avancé sur une case déjà occupée.',
    notThere: 'Le pion de ce joueur n’est pas sur votre case.',
    noDuel: 'Ce choix de duel n’est pas d’actualité.',
    chooseRival: 'Dites d’abord qui vous affrontez pour la carte recherchée.',
    sayStake: 'Dites d’abord pour quoi vous vous battez.',
    chooseWeapon: 'Choisissez d’abord une arme.',
    weaponChosen: 'Votre arme est choisie : attendez celle de l’autre.',
    placeLoser: 'Placez d’abord le pion du perdant sur une case libre.',
    notFree: 'Un pion occupe cette case.',
    answerJump: 'Dites d’abord si vous allez chercher l’animal.',
    nothingTurnedUp: 'Aucun animal ne vient d’être retourné.',
  },
  otherRefusal: 'Ce n’est pas possible maintenant.',
  whys: {
    wins: 'Ce coup gagne la partie.',
    takesWanted: 'Ce chemin mène au secret recherché.',
    leadsToDuel: 'Ce chemin mène à un duel avantageux.',
    nearer: 'De là, le secret recherché sera le plus facile à atteindre.',
    nearerToPawns: 'De là, les autres pions seront les plus faciles à atteindre.',
    blocks: 'Cela laisse aux autres les chemins les plus longs.',
    duelPays: 'L’autre a plus à perdre que vous dans ce duel.',
    duelDoesNotPay: 'Il y a ici plus à perdre qu’à gagner.',
    sendsAway: 'De là, tout chemin utile est long.',
    exchangePays: 'Deux cartes pour une, là où cela fait le plus mal.',
    givesLeast: 'Cette carte n’aide guère personne.',
    takesAnimal: 'Un animal vaudra un échange plus tard.',
    oneThird: 'Chaque arme une fois sur trois : on ne peut faire mieux.',
    partOfPlan: 'C’est la suite du plan de ce tour.',
    random: 'Ici, un coup en vaut un autre.',
    onlyMove: 'Il n’y a pas d’autre coup.',
  },
  describing: {
    table: 'La table',
    you: 'Vous',
    turn: (who, round) =>
      who.you
        ? `Manche ${round} : c’est à vous de jouer.`
        : `Manche ${round} : c’est au tour ${of(who.name)}.`,
    stages: {
      colours: 'On choisit les couleurs.',
      change: 'Il faut changer le parcours.',
      move: 'Les deux changements sont faits ; le pion peut avancer.',
      rest: 'Il ne reste qu’à finir le tour, au besoin après un défi ou un animal.',
      exchange: 'Un échange est en cours.',
      rival: 'Il faut choisir le rival pour la carte recherchée.',
      stake: 'Il faut dire pour quoi on se bat.',
      weapons: 'Deux joueurs choisissent leurs armes.',
      place: 'Le gagnant du duel place le pion du perdant.',
      jump: 'Un animal vient d’être retourné et peut être pris aussitôt.',
    },
    changes: (made) => `Changements faits : ${made} sur 2.`,
    wanted: (card, place) => `Secret recherché : ${card}, ${on(place)}.`,
    nothingWanted: 'Aucun secret n’est recherché en ce moment.',
    pile: (count) => `Pile : ${cards(count)}.`,
    out: (names) => `Hors du jeu : ${names}.`,
    duel: (one, two, what) => `Duel entre ${object(one)} et ${object(two)}, ${what}.`,
    forWanted: 'pour la carte recherchée',
    stakeUnsaid: 'enjeu à annoncer',
    stake: (count, prize) => `pour ${prizes(count, prize)}`,
    chosenWeapon: (weapon) => `Votre arme : ${weapon}.`,
    anyWeapon: 'Votre arme : le hasard choisira.',
    gift: (card) => `À donner : ${card}.`,
    pawn: (colour, place) => `Pion ${colour} ${on(place)}.`,
    noPawn: 'Pas encore de couleur.',
    cards: (names, count) => (count === 0 ? 'Aucune carte.' : `${cards(count)} : ${names}.`),
    hiddenCards: (count) => (count === 0 ? 'Aucune carte.' : `${cards(count)} face cachée.`),
    remembered: (names) => `Pris sur le plateau : ${names}.`,
    lastTaken: (names) => `Dernière prise : ${names}.`,
    goal: (goal, limit) =>
      limit === 0
        ? `${goal} trésors ou ${goal} gnomes font gagner.`
        : `${goal} trésors ou ${goal} gnomes font gagner ; la partie finit après la manche ${limit}.`,
    over: 'La partie est finie.',
  },
  picture: {
    heading: 'Les anneaux déroulés (heures d’une horloge en colonnes ; cadre en haut, centre en bas)',
    rows: {
      frame: 'Ca',
      outerCorridor: 'Ce>',
      middleRing: 'Am',
      innerCorridor: 'Ci>',
      innerRing: 'Ai',
      centre: 'C>',
    },
    pawns: { red: 'R', blue: 'B', green: 'V', yellow: 'J' },
    treasure: 't',
    gnome: 'g',
    animal: 'a',
    key: [
      'R, B, V, J : pions ; * : le secret recherché ; t trésor, g gnome, a animal ; - et | sont des passages ; les rangées avec > tournent.',
      'Rangées de haut en bas : cadre, couloir extérieur, anneau du milieu, couloir intérieur, anneau intérieur, centre.',
      'La dernière colonne rejoint la première : un anneau n’a pas de bout.',
    ],
  },
  ends: {
    allOfAKind: (who) => `${does(who, 'gagnez', 'gagne')} la partie avec toutes les cartes d’une sorte.`,
    roundsOver: (winners) =>
      winners.length === 1
        ? `${does(winners[0], 'gagnez', 'gagne')} la partie avec le plus de cartes d’une sorte.`
        : `Victoire partagée : ${list(winners.map(object))}.`,
    nobody: 'La partie s’est arrêtée avant que quelqu’un ait gagné.',
  },
  chapters: {
    material: 'Le matériel',
    setUp: 'La mise en place',
    turn: 'Votre tour',
    animals: 'Les animaux de légende',
    duel: 'Les duels',
    cardDuel: 'Plusieurs pions sur la case recherchée',
    end: 'La fin',
    secrets: 'Qui voit quoi',
  },
  rules: frenchRules,
  list,
  typeset: typeset.fr,
};
