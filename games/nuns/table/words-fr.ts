/** The French words of the drawn table. */

import { typeset, typesetAll } from '@conclave/engine';
import { of } from '../../french.ts';
import { ordinal } from '../text/fr.ts';
import type { TableWords } from './words.ts';

const plural = (count: number, one: string, many: string) => `${count} ${count < 2 ? one : many}`;
const away = (reach: number) =>
  reach === 0 ? 'au même point seulement' : `jusqu’à ${plural(reach, 'point', 'points')}`;
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const the = (guard: string) => (guard === 'Abbesse' ? 'l’Abbesse' : 'la Prieure');

const plain: TableWords = {
  lockColours: {
    white: 'blanche, croix',
    blue: 'bleue, goutte',
    green: 'verte, feuille',
    red: 'rouge, losange',
    yellow: 'jaune, triangle',
  },
  plan: 'Plan du couvent',
  rooms: {
    'dormitory-corridor': 'Dortoir',
    'laundry-lavatorium': 'Lavoir',
    'main-store': 'Cellier',
    gardens: 'Jardins',
    'chapter-room': 'Chapitre',
    'abbess-cell': 'Abbesse',
    'prioress-cell': 'Prieure',
    'entry-hall': 'Entrée',
    parlor: 'Parloir',
    cloister: 'Cloître',
    pharmacy: 'Pharmacie',
    scriptorium: 'Scriptorium',
    library: 'Biblioth.',
    chapel: 'Chapelle',
    sacristy: 'Sacristie',
    kitchen: 'Cuisine',
    pantry: 'Réserve',
    refectory: 'Réfectoire',
    outside: 'Le sentier',
  },
  turn: (roman) => `Tour ${roman}`,
  ofFifteen: 'sur XV',
  turnOf: (roman) => `Tour ${roman} sur XV`,
  caughtOf: (captures, needed) => `${captures}/${needed} captures`,
  countOf: (captures, needed) => `${captures} sur ${needed}`,
  stages: {
    plan: 'Les novices planifient',
    move: 'Les plans s’accomplissent',
    noise: 'Le bruit',
    guards: 'Les gardiennes avancent',
    listen: 'Les gardiennes écoutent',
  },

  welcome: {
    guards: (guards, needed) =>
      `Vous menez ${guards}. Faites ${needed} captures, et que nulle ne rentre avec son désir avant la fin du tour XV.`,
    novice: (name, object) =>
      `Vous êtes ${name}. Prenez votre clef, puis ${object}, et soyez au lit avant la fin du tour XV.`,
    wish: (object) => `Votre clef, puis ${object} ; au lit avant l’aube.`,
  },
  you: 'vous',
  onlyYou: 'vous seule le savez',
  objects: {
    plumWine: 'le vin de prune',
    birthdayCake: 'le gâteau',
    romance: 'le roman d’amour',
    bookOfSpells: 'le grimoire',
    medicine: 'le médicament',
    roseWater: 'l’eau de rose',
    kitten: 'le chaton',
    letter: 'la lettre',
  },
  firstKey: (at) => `D’abord votre clef, au ${at}`,
  nowWish: (object, at) => `Puis ${object}, au ${at}`,
  nowHome: (cell) => `Et au lit, au ${cell}`,
  chain: { key: 'votre clef', bed: 'votre lit' },
  keyAt: (point) => `Une clef, au ${point}`,
  objectAt: (object, point) => `${object}, au ${point}`,
  drawFor: (name) => `Tracer pour ${name}`,

  guards: ['Abbesse', 'Prieure'],
  pathTo: (end, area) => `${end} ${area}`,
  noPath: 'aucun trajet',
  listens: 'écoute',
  deaf: 'a couru',
  blessingBack: 'Une bénédiction, face cachée',
  blessingHeld: (name) => `Bénédiction : ${name}`,
  blessingSpent: (name) => `Bénédiction utilisée : ${name}`,

  paces: { stand: 'Arrêt', sneak: 'Furtive', walk: 'Marche', run: 'Course' },
  obey: 'Obéir',
  obeyLine: 'rentrer par le plus court ; personne ne vous touche',
  orDisobey: 'ou désobéir',
  way: 'Votre chemin',
  nothingDrawn: 'tracez votre chemin',
  unseen: 'hors de vue pour l’instant',
  seenAt: (point) => `vue au ${point}`,
  seenTimes: (count) => `vue à ${count} points`,
  noise: (percent) => `bruit ${percent}\u00a0%`,
  handIn: 'Remettre le plan',
  rest: 'Fin du premier déplacement',
  rubOut: 'Effacer',
  useFast: 'Jouer Rapide : un point de plus',
  planIn: 'Votre plan est remis. D’autres tracent peut-être encore.',

  bound: 'suit son trajet',
  free: 'libre de chasser',
  returning: 'revient à son trajet',
  choosing: 'choisit un trajet',
  heard: (count) => `A entendu ${plural(count, 'bruit', 'bruits')}.`,
  nameAt: (name, point) => `${name} au ${point}`,
  seesThem: (names) => `Voit ${names}.`,
  sawThem: (names) => `A vu ${names}.`,
  sawVanish: 'A vu où une novice a disparu.',
  stepsGone: (points) => plural(points, 'point parcouru', 'points parcourus'),
  walkZone: 'marche 3–4',
  runZone: (limit) => (limit > 5 ? `course 5–${limit}` : 'course 5'),
  stopWalked: (points) => `S’arrêter : marche de ${points}`,
  stopRan: (points) => `S’arrêter : course de ${points}`,
  stopWithFast: 'S’arrêter : marche, avec Rapide',
  stopLater: 'S’arrêter : dès 3 points',
  capture: (name) => `capturer ${name}`,
  stepWalk: (step, to) => `${ordinal(step)} point, au ${to}`,
  stepRun: (step, to, guard) => `${ordinal(step)} point, au ${to} : une course, ${the(guard)} n’écoutera pas`,
  stepFast: (step, to) => `${ordinal(step)} point, au ${to}, avec Rapide`,
  choosePath: (guard) => `Un trajet pour ${the(guard)}`,
  fromHere: (count) => plural(count, 'point', 'points'),
  aboutTurn: 'Demi-tour',
  pathsLeft: (count) => `Trajets en réserve : ${count}`,

  novices: 'Les novices',
  card: (card) => `Carte : ${card}`,
  notShown: 'aucune carte montrée',
  caughtTimes: (count) =>
    count === 0 ? 'jamais capturée' : count === 1 ? 'capturée une fois' : `capturée ${count} fois`,
  holdsBlessing: (holds) => (holds ? 'a encore sa bénédiction' : 'bénédiction utilisée'),

  novicesRoll: 'Les dés des novices',
  guardListens: (guard) => `À l’écoute : ${guard}`,
  bothListen: 'Les gardiennes écoutent',
  nobodyListens: 'Les deux ont couru : pas de dé',
  dieOf: (name, value) => `${name} : ${value}`,
  guardAway: (guard, apart) =>
    apart === 0 ? `${guard} là` : `${guard} à ${plural(apart, 'point', 'points')}`,
  heardFar: (name, reach, guards, heard) =>
    `${name ? `On entend ${name}` : 'On vous entend'} ${away(reach)}. ${guards} : ${heard ? 'entendue' : 'pas entendue'}.`,
  hears: (guard, name, reach, apart, heard) =>
    `${capital(the(guard))} entend ${away(reach)}. ${name ? `${name} est` : 'Vous êtes'} ${apart === 0 ? 'là' : `à ${plural(apart, 'point', 'points')}`} : ${heard ? 'entendue' : 'pas entendue'}.`,
  nothingToPlay: 'Rien à jouer ici : on le demande à quiconque a encore sa carte.',
  cardSaves: (reach) => `Avec votre carte : ${away(reach)}. Pas entendue.`,
  cardFails: (reach) => `Avec votre carte : ${away(reach)}. Entendue quand même.`,
  onADie: (blessing) => `${blessing} : choisissez un dé, ou passez.`,
  playing: (blessing, owner) => `${blessing} sur le dé ${of(owner)}.`,
  layFalseNoise: (name) => `Faux bruit ${of(name)}`,
  feignHere: 'Choisissez une arête près d’une gardienne',
  feigning: (guard, to) => `Faux bruit près ${of(the(guard))}, vers le ${to}.`,
  keepIt: 'Garder la carte',
  changesNothing: 'Votre carte ne change rien ici.',
  pass: 'Passer',
  answerIn: 'Votre réponse est remise.',
  takeBack: 'Reprendre',

  pointTitle: (point, area) => `${point}, ${area}`,
  endOf: {
    stand: 'sans bouger d’ici',
    sneak: 'à pas de loup jusqu’ici',
    walk: 'au pas jusqu’ici',
    run: 'en courant jusqu’ici',
  },
  awayFromYou: (points) => `à ${points} de vous`,
  awayFrom: (abbess, prioress) => `à ${abbess} de l’Abbesse, à ${prioress} de la Prieure`,
  seenBy: (guards) => `vu par : ${guards}`,
  unseenPoint: 'hors de vue pour l’instant',
  foresees: (guard, from, certain) => `${the(guard)} ${certain ? 'le verra' : 'peut le voir'} du ${from}`,
  willSee: (guard, from, turning, certain) =>
    `${the(guard)} ${certain ? 'le voit' : 'peut le voir'} en ${turning ? 'se tournant' : 'arrivant'} au ${from}`,
  goTo: (what) => `Aller à : ${what}`,
  lock: (colour) => `Une porte fermée à clef (${colour})`,
  tree: 'L’arbre',
  confessional: 'Confessionnal',
  alcove: 'L’alcôve',

  sightRule: 'Règle de vue',
  ruleClear: (from, to) => `le ${from} et le ${to} se voient`,
  ruleWall: (from, to) => `un mur se dresse entre le ${from} et le ${to}`,
  ruleFar: (from, to) => `le ${to} est à plus de six points du ${from}`,
  ruleHidden: (from, to) => `du ${from}, personne ne voit le ${to}`,
  numbers: 'Numéros des points',

  coneOf: (guard, at, count, points) =>
    `${capital(the(guard))} est au ${at} et voit ${plural(count, 'point', 'points')}${points && ` : ${points}`}.`,
  noCone: (guard, at) => `${capital(the(guard))} est au ${at} et ne regarde encore nulle part.`,
  tokenAt: (name, place) => `${name} au ${place}`,
  inCell: (name) => `${name} : au lit dans sa cellule, pour autant qu’on sache`,
  ghostAt: (name, place) => `${name} a été vue au ${place} et n’a pas bougé depuis`,
  trulyAt: (name, place) => `${name} est en réalité au ${place}`,
  skritchAt: (name, guard, to) => `Un bruit ${of(name)} près ${of(the(guard))}, du côté du ${to}`,
  vanishedAt: (name, from, to) => `${name} a disparu entre le ${from} et le ${to}`,

  ending: {
    novice: (names, many) => `${names} ${many ? 'gagnent' : 'gagne'}`,
    guards: 'Les gardiennes gagnent',
    nobody: 'La nuit est interrompue',
    homeWithWish: 'rentrée avec son désir',
    hadWish: 'tenait déjà l’objet',
    hadKey: 'avait sa clef',
    hadNothing: 'n’avait rien',
  },

  cues: {
    seen: (name) => `${name} !`,
    gone: 'disparue …',
    tookKey: 'la clef !',
    tookWish: 'enfin !',
    skritch: 'Skritch !',
    spots: (names) => `voit ${names}`,
    halt: 'Qu’était-ce ?',
    caught: (names) => `${names} : prise !`,
    home: (name) => `${name} est rentrée`,
  },

  tasks: {
    plan: (who, double) =>
      `${who ?? (double ? 'Deux déplacements' : 'Votre déplacement')} : choisissez une allure ou un point`,
    planFirst: (who) => `${who ? `${who} : terminez` : 'Terminez'} d’abord le premier tracé`,
    planMore: (who) => `${who ? `${who}, continuez` : 'Continuez'} : la carte demande plus de points`,
    planOn: 'Continuez, ou remettez le plan',
    planIn: 'Votre plan est remis',
    obey: (who) => `${who ? `${who} est capturée` : 'Capturée'} : obéir, ou désobéir`,
    othersPlan: 'Les novices planifient',
    carriedOut: 'Les plans s’accomplissent',
    window: 'Une bénédiction, peut-être ?',
    windowIn: 'Votre réponse est remise',
    windowOther: 'On peut jouer des bénédictions',
    firstPaths: (guard) => `Choisissez un trajet pour ${guard}`,
    guardsChoose: 'Les gardiennes choisissent leurs trajets',
    lead: 'Quelle gardienne part en premier ?',
    guardsMove: 'Les gardiennes se déplacent',
    guardMoves: (guard) => `En chemin : ${guard}`,
    choose: (guard) => `Fin du trajet : un nouveau pour ${guard}`,
    free: (guard) => `À vous : ${guard} est libre de chasser`,
    bound: (guard) => `À vous : ${guard} suit son trajet`,
    over: 'La nuit est finie',
  },

  passedBy: (names) => `Ont passé devant tous : ${names}.`,
  orders: (given) =>
    `Joué sans vous demander : ${given === 0 ? 'rien' : given === 1 ? 'une carte' : `${given} cartes`}`,
  passToAll: 'Dire à tous « je passe » :',
  passes: { turn: 'ce tour', game: 'pour de bon' },
  notes: {
    sheetOf: (name) => `Feuille ${of(name)}`,
    turn: 'Tour',
    to: 'au',
    points: 'points',
    card: 'carte',
    pencilled: 'au crayon',
    key: 'clef',
    wish: 'désir',
    twice: ' ×2',
    mustGo: 'Où doivent aller les gardiennes',
    mustNote: 'Tenues à leur trajet, elles s’arrêtent à l’un des derniers points :',
    choices: (count) => `${count} voies`,
    walk: 'marche',
    run: 'course',
    rivals: 'Les autres novices',
    people: 'Les novices',
    all: 'Toutes',
    hidden: 'hors de vue',
    inSight: (point) => `en vue au ${point}`,
    stillAt: (point) => `vue au ${point}, y est encore`,
    asleep: (cell) => `au lit, cellule ${cell}`,
    caughtAt: (point) => `capturée, au ${point}`,
    lastSeen: (point, roman) => `vue en dernier au ${point}, tour ${roman}`,
    neverSeen: 'pas encore vue',
    canBe: (points) =>
      points.length <= 4
        ? `${plural(points.length, 'point', 'points')} : ${points.join(', ')}`
        : plural(points.length, 'point', 'points'),
    follows:
      'La lueur montre où elles peuvent être selon les règles, après tout ce qui fut vu, entendu et non entendu. Tous les points se valent.',
    tooWide:
      'Elles peuvent être presque partout : choisissez l’une d’elles ci-dessus, et ses points luisent.',
    thinking: 'Réflexion …',
    pins: 'Vos épingles',
    addPin: '+ épingler un point',
    pinHere: 'Cliquez maintenant le point',
    pinFor: (point) => `De qui parle l’épingle du ${point}`,
    pinWords: 'quelques mots',
    removePin: (point) => `Retirer l’épingle du ${point}`,
    writing: 'Notes',
    ask: 'Me consulter sur les bénédictions :',
    asks: { matters: 'quand cela compte', always: 'toujours', never: 'jamais' },
    edges: 'où vont ses marqueurs, entre des chemins égaux',
    edge: { lowest: 'Marqueurs vers le plus petit numéro', highest: 'Marqueurs vers le plus grand numéro' },
    noises: (guard, points) =>
      points.length === 0
        ? `un marqueur près ${of(guard)} qui ne peut être que faux`
        : `entendue près ${of(guard)} : ${points.length <= 6 ? points.join(', ') : plural(points.length, 'point', 'points')}`,
    standingNote: 'Personne n’apprend vos consignes, ni si l’on vous a demandé quoi que ce soit.',
  },

  help: {
    night:
      'Quinze tours. Si à la fin du quinzième aucune novice n’est rentrée avec son désir, les gardiennes gagnent.',
    bead: 'Un grain par capture. Quand tous sont rouges, les gardiennes gagnent aussitôt.',
    stages: {
      plan: 'Toutes les novices tracent leur chemin en secret. Personne n’apprend qui a fini.',
      move: 'Les cartes sont montrées, les chemins parcourus. On ne dit que ce qu’une gardienne voit.',
      noise:
        'Chaque novice lance un dé et y ajoute son allure : on l’entend d’autant de points. On peut jouer des bénédictions.',
      guards:
        'L’une après l’autre, les gardiennes font 3 à 6 points, le long de leur trajet sauf si quelque chose les a libérées.',
      listen:
        'Une gardienne qui a marché lance un dé. On entend qui est assez près. On peut jouer des bénédictions.',
    },
    lock: 'Les gardiennes passent. Une novice passe dès qu’elle a sa clef, et toute clef ouvre toutes les serrures.',
    tree: 'Celle qui est dans l’arbre n’est vue de nulle part ailleurs.',
    confessional: 'Derrière le rideau, on n’est vue de nulle part ailleurs.',
    alcove: 'Ses murs arrêtent tout regard : on ne la voit que du 68.',
    paces: {
      stand: 'Rester sur place : 3 de moins à chaque dé.',
      sneak: '1 ou 2 points : 2 de moins à chaque dé.',
      walk: '3 ou 4 points : 1 de moins à chaque dé.',
      run: '1 à 5 points : le dé compte en entier.',
    },
    obey: 'Marcher 3 ou 4 points vers sa cellule par le plus court. Tant que vous obéissez, on ne peut ni vous chasser ni vous capturer ; hors de vue, vous êtes libre.',
    blessing: 'Une carte chacune, jouée une seule fois. On sait qui en a encore une, mais pas laquelle.',
    blessings: {
      falseNoise:
        'Après l’écoute des gardiennes : un faux marqueur près d’une gardienne. Il la libère comme un vrai.',
      adjust:
        'Sur un dé : une gardienne entend un point plus loin, une novice est entendue un point moins loin.',
      fast: 'Un point de plus dans un déplacement : furtive 2 ou 3, marche 4 ou 5, course jusqu’à 6.',
      reroll: 'Un dé est relancé, pour tout le monde.',
    },
    path: 'Une gardienne suit sa carte jusqu’à l’hexagone noir et en prend là une nouvelle. Tous voient par où elle doit aller.',
    aboutTurn: 'Au lieu d’un nouveau trajet : le même en sens inverse. Il y a deux de ces cartes.',
    skritch:
      'On a entendu une novice de ce côté. Une gardienne ainsi avertie peut quitter son trajet. Le marqueur reste un tour.',
    vanished: 'Ici elle est sortie de la vue. Une gardienne qui voit ce marqueur peut quitter son trajet.',
    guards: [
      'Elle voit à six points devant elle et sur les côtés, jamais derrière ; ce que touche sa lumière est vu. Un pas sur une novice la capture.',
      'Elle voit à six points devant elle et sur les côtés, jamais derrière ; ce que touche sa lumière est vu. Un pas sur une novice la capture.',
    ],
    plate: 'Public : l’allure montrée en dernier, le nombre de captures, la bénédiction gardée ou non.',
    token: 'Une novice que personne ne voit est au lit, pour autant que les autres sachent.',
    own: 'Vous seul la voyez ici. Faites-la glisser de point en point, ou cliquez où elle doit aller.',
    die: 'On entend un bruit d’autant de points, corrigé par l’allure. Une bénédiction peut le changer.',
    key: 'Terminez un déplacement sur son point pour la prendre. Une clef prise reste à vous.',
    wish: 'Se prend avec votre clef en terminant un déplacement sur son point. Capturée, vous le perdez et devez retourner le chercher.',
    orders:
      'Ce que fait votre carte si vous ne dites rien : dans une fenêtre minutée, la consigne remplit votre réponse ; dans une partie par jours, elle répond aussitôt. Personne n’en sait rien.',
    bed: 'De retour ici avec votre désir, vous gagnez aussitôt.',
    steps:
      'Au moins 3 points. Jusqu’à 4 elle marche et écoute ensuite ; au-delà elle court et n’entend rien.',
    numbers: 'Montre ou cache les numéros gravés (touche N).',
    sightRule:
      'Posez-la d’un point à un autre : se voient-ils ? Personne n’apprend que vous avez demandé (touche S).',
  },
};

export const french = typesetAll(plain, typeset.fr);
