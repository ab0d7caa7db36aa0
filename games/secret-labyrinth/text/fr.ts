import { counted, does, list, object, of } from '../../french.ts';
import { roman } from '../../words.ts';
import { COLOURS, cards, on, prizes, TURNING, WEAPONS } from './grammar-fr.ts';
import type { Lexicon } from './lexicon.ts';
import { frenchPrimer } from './primer-fr.ts';
import { frenchRules } from './rules-fr.ts';
import { labels, sentences } from './sentences-fr.ts';
import { frenchTeaching } from './teaching.ts';

/** On the dial of the outer wall. */
const hour = (at: number) => `chiffre ${roman(at)}`;

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
  hour,
  at: (zone, at) => `${zone}, au ${hour(at)}`,
  named: object,
  colon: ' :',
  semicolon: ' ;',
  parts: { treasures: 'Trésors', gnomes: 'Gnomes' },
  turning: TURNING,
  colours: COLOURS,
  weapons: WEAPONS,
  options: {
    goal: {
      name: 'Cartes pour gagner',
      line: 'Sept d’une même sorte, ou six comme dans l’édition allemande.',
    },
    roundLimit: {
      name: 'Dernière manche',
      line: 'Après ce nombre de manches, le plus de cartes d’une même sorte l’emporte ; 0 : pas de limite.',
    },
    tryOut: { name: 'Essais permis', line: 'Un changement de parcours peut être repris.' },
    memoryAid: {
      name: 'Aide-mémoire',
      line: 'Il indique qui a pris quel secret. Sans lui, seul le dernier est nommé.',
    },
  },
  labels,
  sentences,
  refusals: {
    over: 'La partie est finie.',
    notYourTurn: 'Ce n’est pas à vous de jouer.',
    chooseColour: 'Chacun choisit d’abord une couleur.',
    coloursChosen: 'Les couleurs sont déjà choisies.',
    colourTaken: 'Cette couleur est déjà prise.',
    changesFirst: 'Changez d’abord le parcours : deux changements à chaque tour.',
    twoChanges: 'Les deux changements de ce tour sont faits : avancez ou finissez le tour.',
    bothChangesMade: 'Les deux changements de ce tour sont faits.',
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
    nobodyToChallenge: 'On ne défie qu’après avoir avancé sur une case déjà occupée.',
    notThere: 'Le pion de ce joueur n’est pas sur votre case.',
    noDuel: 'Rien de tel n’est à décider : aucun duel n’en est à ce point.',
    chooseRival: 'Dites d’abord qui vous affrontez pour la carte recherchée.',
    sayStake: 'Dites d’abord pour quoi vous vous battez.',
    chooseWeapon: 'Choisissez d’abord une arme.',
    weaponChosen: 'Cette arme est choisie : attendez celle de l’autre, ou changez d’arme.',
    noWeapon: 'Vous n’avez pas choisi d’arme que vous pourriez reprendre.',
    placeLoser: 'Placez d’abord le pion du perdant sur une case libre.',
    notFree: 'Un pion occupe cette case.',
    answerJump: 'Dites d’abord si vous allez chercher l’animal.',
    nothingTurnedUp: 'Aucun animal ne vient d’être retourné.',
  },
  otherRefusal: 'Ce n’est pas possible maintenant.',
  teaching: frenchTeaching,
  whys: {
    wins: 'Ce coup gagne la partie.',
    takesWanted: 'Ce chemin mène au secret recherché.',
    leadsToDuel: 'Ce chemin mène à un duel avantageux.',
    nearer: 'C’est ainsi que le secret recherché sera le plus facile à atteindre.',
    nearerToPawns: 'C’est ainsi que les autres pions seront les plus faciles à atteindre.',
    lookedAt: 'Parmi les quelques chemins regardés, c’est celui qui rapproche le plus.',
    onlyDuels:
      'Tous les secrets sont pris : seuls les duels et les animaux font encore changer les cartes de main.',
    tries: 'Cela vaut la peine d’essayer.',
    hasMore: 'L’autre a plus de cartes.',
    hasNoMore: 'Ici, personne n’a plus de cartes.',
    weakestRival: 'De tous ceux qui sont là, c’est à lui que la carte servirait le moins.',
    blocks: 'Cela laisse aux autres les chemins les plus longs.',
    duelPays: 'L’autre a plus à perdre que vous dans ce duel.',
    duelDoesNotPay: 'Il y a ici plus à perdre qu’à gagner.',
    sendsAway: 'De là, tout chemin utile est long.',
    exchangePays: 'Deux cartes pour une, là où cela fait le plus mal.',
    givesLeast: 'C’est la carte la moins utile à l’autre.',
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
    draws: (count) => `Égalités jusqu’ici : ${count}.`,
    answered: (who) => `${does(who, 'avez', 'a')} choisi une arme.`,
    victor: (who) => `${does(who, 'avez', 'a')} gagné ce duel.`,
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
    paid: (count, prize, to) => `${prizes(count, prize)} à ${object(to)}`,
    handedOver: (what) => `Perdu en duel : ${what}.`,
    exchange: (from, count) => (count === 1 ? object(from) : `${object(from)} (${count} fois)`),
    exchanges: (withWhom) => `Échanges avec ${withWhom}.`,
    lastTaken: (names) => `Dernière prise : ${names}.`,
    goal: (goal, limit) =>
      limit === 0
        ? `${goal} trésors ou ${goal} gnomes font gagner.`
        : `${goal} trésors ou ${goal} gnomes font gagner ; la partie finit après la manche ${limit}.`,
    over: 'La partie est finie.',
  },
  picture: {
    heading:
      'Les anneaux déroulés (chiffres du cadran en colonnes, de 12 à 11 ; cadre en haut, centre en bas)',
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
  ways: {
    from: (who) => (who.you ? 'Depuis votre case' : `Depuis la case ${of(who.name)}`),
    joined: (count) =>
      count === 0
        ? 'Aucune autre case n’y est reliée.'
        : `${counted(count, 'autre case y est reliée', 'autres cases y sont reliées')}.`,
    more: (count) => (count === 0 ? 'rien de plus' : `${counted(count, 'case', 'cases')} de plus`),
    fewer: (count) => (count === 0 ? 'rien de moins' : `${counted(count, 'case', 'cases')} de moins`),
    heading: (zone, turns) => `Les passages ${on(zone)}${turns ? ', qui tourne' : ''}`,
    walled: 'des murs tout autour',
    barred: (inwards, outwards) => {
      const sides = [
        ...(inwards.length > 0 ? [`vers l’intérieur ${list(inwards.map((hour) => `au ${hour}`))}`] : []),
        ...(outwards.length > 0 ? [`vers l’extérieur ${list(outwards.map((hour) => `au ${hour}`))}`] : []),
      ];
      return `Ouvertures contre un mur : ${sides.join(' ; ')}.`;
    },
  },
  ends: {
    allOfAKind: (who, count, prize) =>
      `${does(who, 'gagnez', 'gagne')} la partie avec ${prizes(count, prize)}.`,
    roundsOver: (winners) =>
      winners.length === 1
        ? `${does(winners[0], 'gagnez', 'gagne')} avec le plus de cartes d’une sorte.`
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
  missed: (treasures, gnomes, missing) => {
    const had = `${counted(treasures, 'trésor', 'trésors')} et ${counted(gnomes, 'gnome', 'gnomes')}`;
    return missing === 0 ? `${had}.` : `${had} : il en manquait ${missing}.`;
  },
  primer: frenchPrimer,
  rules: frenchRules,
  list,
};
