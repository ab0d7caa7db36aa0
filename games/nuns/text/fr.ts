import { counted, does, list, object, of } from '../../french.ts';
import { capital, type Who, WINDOW_WORDS } from '../../words.ts';
import { type Card, NOISE } from '../rules/cards.ts';
import type { Named, Rolled, Sighting } from '../rules/events.ts';
import type { Plan } from '../rules/state.ts';
import { FIRST_NOVICE, LAST_TURN } from '../rules/state.ts';
import type { Lexicon, Speaker } from './lexicon.ts';
import { frenchPrimer } from './primer-fr.ts';
import { frenchRules } from './rules-fr.ts';
import { frenchTeaching } from './teaching.ts';

const points = (count: number) => counted(count, 'point', 'points');

const CARDS = { stand: 'À l’arrêt', sneak: 'Marche furtive', walk: 'Marche', run: 'Course' } as const;
const CARD = { stand: 'à l’arrêt', sneak: 'marche furtive', walk: 'marche', run: 'course' } as const;
const BLESSINGS = {
  falseNoise: 'Faux bruit',
  adjust: 'Bruit ±1',
  fast: 'Rapide',
  reroll: 'Relance',
} as const;
const PASSED = { turn: 'pour ce tour', game: 'pour le reste de la partie' } as const;
const EDGES = { lowest: 'le plus petit', highest: 'le plus grand' } as const;

/** What a card says one does. */
const PACES = {
  stand: 'ne bougez pas',
  sneak: 'marchez à pas furtifs',
  walk: 'marchez',
  run: 'courez',
} as const;
const HER_PACES = {
  stand: 'ne bouge pas',
  sneak: 'marche à pas furtifs',
  walk: 'marche',
  run: 'court',
} as const;

const REACHES = {
  stand: '0 point',
  sneak: '1 ou 2 points',
  walk: '3 ou 4 points',
  run: '1 à 5 points',
} as const;
const reach = (card: Card, exactRun: boolean) => (exactRun && card === 'run' ? '5 points' : REACHES[card]);
const noise = (card: Card) => `bruit ${NOISE[card] === 0 ? 'tel quel' : `−${-NOISE[card]}`}`;

const forWhom = (who: Who, yours: string, others: string) => (who.you ? yours : `${others} pour ${who.name}`);

function dieOf(one: Named, owner: Named, who: Speaker['who']): string {
  if (who(owner).you) return 'votre dé';
  return one.figure === owner.figure ? 'son propre dé' : `le dé ${of(object(who(owner)))}`;
}

const values = (dice: readonly Rolled[], who: Speaker['who']) =>
  dice.map((die) => `${object(who(die))} ${die.value}`).join(', ');

/** "vous voit au 18 et voit Theresa au 4". */
function sightings(sees: readonly Sighting[], { who, point }: Speaker): string {
  const yours = sees.filter((one) => who(one).you);
  const others = sees.filter((one) => !who(one).you);
  return [
    ...yours.map(({ at }) => `vous voit au ${point(at)}`),
    ...(others.length > 0
      ? [`voit ${list(others.map((one) => `${object(who(one))} au ${point(one.at)}`))}`]
      : []),
  ].join(' et ');
}

export const ordinal = (count: number) => (count === 1 ? '1er' : `${count}e`);

/** A plan as it is drawn so far. */
const drawn = ({ card, obeys, fast }: Plan, legs: readonly string[]) => {
  const pace = card === null ? 'rien encore' : CARD[card];
  const way = legs.join(' ; puis ');
  return `${obeys ? 'obéir' : pace}${way && `, ${way}`}${fast > 0 ? ', avec Rapide' : ''}`;
};

export const french: Lexicon = {
  name: 'Nuns on the Run',
  tagline: 'Hors du lit, au nez de l’Abbesse, et retour avec ce qu’il ne fallait pas prendre.',
  areas: {
    'cell-1': 'cellule d’Anne Marie',
    'cell-2': 'cellule de Margaret',
    'cell-3': 'cellule de Theresa',
    'cell-4': 'cellule de Celeste',
    'cell-5': 'cellule d’Angelica',
    'cell-6': 'cellule de Bernadette',
    'laundry-lavatorium': 'buanderie',
    'main-store': 'grand cellier',
    gardens: 'jardins',
    'dormitory-corridor': 'couloir du dortoir',
    'prioress-cell': 'cellule de la Prieure',
    'abbess-cell': 'cellule de l’Abbesse',
    'chapter-room': 'salle du chapitre',
    toilet: 'latrines',
    'small-store': 'petit cellier',
    cloister: 'cloître',
    'entry-hall': 'hall d’entrée',
    chapel: 'chapelle',
    'confessional-left': 'confessionnal de gauche',
    'confessional-right': 'confessionnal de droite',
    'east-corridor': 'couloir est',
    parlor: 'parloir',
    'east-store': 'cellier est',
    'north-corridor': 'couloir nord',
    scriptorium: 'scriptorium',
    'west-passage': 'passage ouest',
    'garden-entry': 'entrée du jardin',
    outside: 'sentier extérieur',
    library: 'bibliothèque',
    pharmacy: 'pharmacie',
    sacristy: 'sacristie',
    kitchen: 'cuisine',
    refectory: 'réfectoire',
    pantry: 'garde-manger',
  },
  guards: ['l’Abbesse', 'la Prieure'],
  cards: CARDS,
  blessings: BLESSINGS,
  wishes: {
    plumWine: 'le vin de prune',
    birthdayCake: 'le gâteau d’anniversaire',
    romance: 'un roman d’amour',
    bookOfSpells: 'le grimoire',
    medicine: 'le médicament',
    roseWater: 'l’eau de rose',
    kitten: 'un chaton',
    letter: 'une lettre',
  },
  roles: {
    guards: 'les gardiennes',
    guard: ['l’Abbesse', 'la Prieure'],
    novice: 'une novice',
    novices: 'deux novices',
  },
  colours: { 'light-blue': 'bleu clair', green: 'vert', purple: 'violet', red: 'rouge', orange: 'orange' },
  pathName: (colour, from, to) => `le trajet ${colour} ${from}–${to}`,
  options: {
    exactRun: { name: 'Courses exactes', line: 'Une course fait exactement 5 points au lieu de 1 à 5.' },
    slowGuards: {
      name: 'Gardiennes plus lentes',
      line: 'Les gardiennes font au plus 5 points au lieu de 6.',
    },
    fewerCaptures: {
      name: 'Moins de captures',
      line: 'Il faut aux gardiennes autant de captures que de novices, et non que de joueurs.',
    },
    singleStart: { name: 'Sans avance', line: 'Les novices n’ont qu’un déplacement au tour 1, pas deux.' },
    twoNovices: {
      name: 'Deux novices par personne',
      line: 'Qui joue les novices en mène deux et gagne avec l’une ou l’autre (2 à 4 joueurs).',
    },
    window: WINDOW_WORDS.fr,
  },
  composing: {
    title: 'Planifier un déplacement …',
    whose: 'Le déplacement de qui ?',
    card: 'Quelle carte de mouvement ?',
    pace: (who, card, disobeys, exactRun) =>
      `${who}${disobeys ? ' désobéit' : ''} : ${CARD[card]} (${reach(card, exactRun)}, ${noise(card)})`,
    obey: (who) => `${who} obéit et rentre`,
    fast: 'Utiliser Rapide ?',
    fasts: ['Sans Rapide', 'Avec Rapide', 'Avec Rapide au second déplacement'],
    step: (from) => `Du ${from} : où aller ?`,
    rest: (who) => `Terminer ici le premier déplacement ${of(who)}`,
    end: 'S’arrêter ici',
  },
  labels: {
    plan: (who, plan, legs) => `${who} : ${drawn(plan, legs)}`,
    aim: (who, { card, obeys, fast }, end) => {
      if (obeys) return `${who} obéit et rentre jusqu’au ${end}`;
      return card === 'stand'
        ? `${who} : ${CARD[card]}`
        : `${who} : ${CARD[card]} jusqu’au ${end}${fast > 0 ? ', avec Rapide' : ''}`;
    },
    bless: (who, blessing, owner, value, wasted) =>
      `${who} joue ${blessing ? BLESSINGS[blessing] : 'une bénédiction'} sur le ${value} ${of(owner)}${wasted ? ' (en vain : elle a couru et n’entend rien)' : ''}`,
    feign: (who, guard, to) => `${who} joue Faux bruit à côté ${of(guard)}, vers le ${to}`,
    keep: (who) => (who === null ? 'Passer' : `Passer pour ${who}`),
    withdraw: 'Reprendre votre réponse',
    takePath: (path, to) => `Prendre ${path}, vers le ${to}`,
    aboutTurn: 'Demi-tour : suivre le même trajet en sens inverse',
    lead: (guard) => `${guard} part en premier`,
    go: (guard, to, fast) => (fast ? `${guard} au ${to}, avec Rapide` : `${guard} au ${to}`),
    stop: (guard, count, fast) =>
      fast
        ? `${guard} s’arrête après ${points(count)}, en marche avec Rapide`
        : `${guard} s’arrête après ${points(count)}`,
    order: (who, order) => `Consigne pour ${who} : sa bénédiction ${order}`,
    edge: (who, edge) =>
      `Consigne pour ${who} : entre des chemins égaux, ses marqueurs vont vers ${EDGES[edge]} numéro`,
    pass: (until) => `Dire à tous : je passe ${PASSED[until]}`,
  },
  sentences: {
    dealt: ({ cells }, { novice }) =>
      `${list(cells.map(novice))} ${cells.length === 1 ? 'se glisse' : 'se glissent'} hors du lit.`,
    wishDealt: ({ wish, ...one }, { who, novice, wish: called }) =>
      who(one).you
        ? `Vous êtes ${novice(one.cell)} et désirez ${called(wish)}.`
        : `${novice(one.cell)} désire ${called(wish)}.`,
    blessingDealt: ({ blessing, ...one }, { who }) =>
      `${does(who(one), 'recevez', 'reçoit')} une bénédiction : ${BLESSINGS[blessing]}.`,
    turnBegun: ({ turn, double }) =>
      double
        ? `Le tour ${turn} commence : les novices planifient deux déplacements.`
        : `Le tour ${turn} commence : les novices planifient.`,
    planned: ({ plan, ...one }, { who, legs }) =>
      `${forWhom(who(one), 'Votre plan', 'Plan')} : ${drawn(plan, legs(plan))}.`,
    answered: ({ of: owner, feint, ...one }, { who, guard, point }) => {
      if (owner)
        return `${does(who(one), 'comptez jouer votre', 'compte jouer sa')} bénédiction sur ${dieOf(one, owner, who)}.`;
      if (feint)
        return `${does(who(one), 'comptez', 'compte')} poser un faux marqueur à côté ${of(guard(feint.guard))}, vers le ${point(feint.to)}.`;
      return `${does(who(one), 'gardez votre', 'garde sa')} bénédiction.`;
    },
    withdrawn: () => 'Vous reprenez votre réponse.',
    ordered: ({ blessing, when, limit, ...one }, { who, order }) =>
      `${forWhom(who(one), 'Votre consigne', 'Consigne')} : ${BLESSINGS[blessing]} ${order(one.figure, blessing, { when, limit })}.`,
    edgeOrdered: ({ edge, ...one }, { who }) =>
      `${forWhom(who(one), 'Votre consigne', 'Consigne')} : entre des chemins égaux, ${who(one).you ? 'vos' : 'ses'} marqueurs vont vers ${EDGES[edge]} numéro.`,
    stood: () => 'Vous laissez une consigne.',
    passed: ({ seat, until }, { player, isYou }) =>
      isYou(seat) ? `Vous passez ${PASSED[until]}.` : `${player(seat)} passe ${PASSED[until]}.`,
    cardsShown: ({ novices }, { who }) =>
      `Les cartes sont montrées : ${novices
        .map((one) => {
          const told = one.obeys === null ? '' : one.obeys ? ' (par obéissance)' : ' (sans obéir)';
          return `${object(who(one))} ${(who(one).you ? PACES : HER_PACES)[one.card]}${told}${one.fast ? ' avec Rapide' : ''}`;
        })
        .join(' ; ')}.`,
    seen: ({ at, ...one }, { who, point }) =>
      who(one).you ? `On vous voit au ${point(at)}.` : `${object(who(one))} est vue au ${point(at)}.`,
    vanished: ({ from, to, ...one }, { who, point }) =>
      `${does(who(one), 'disparaissez', 'disparaît')} entre le ${point(from)} et le ${point(to)}.`,
    released: (one, { who }) =>
      who(one).you
        ? 'Vous voilà hors de vue ; on ne peut vous prendre avant le tour suivant.'
        : `${object(who(one))} est hors de vue et s’éclipse ; on ne peut la prendre avant le tour suivant.`,
    arrived: ({ at, tookKey, tookWish, ...one }, { who, point }) => {
      const { you } = who(one);
      const took = [
        ...(tookKey ? [you ? 'prenez votre clef' : 'prend sa clef'] : []),
        ...(tookWish ? [you ? 'prenez l’objet de votre désir' : 'prend l’objet de son désir'] : []),
      ];
      const ends = does(who(one), 'terminez votre déplacement', 'termine son déplacement');
      return `${ends} au ${point(at)}${took.length > 0 ? ` et ${list(took)}` : ''}.`;
    },
    noRoll: () => 'Les deux gardiennes ont couru et n’entendent rien : personne ne lance le dé de bruit.',
    rolled: ({ listening, dice }, { who }) => {
      if (dice.length > 1) {
        return `${listening ? 'Les gardiennes écoutent' : 'Les novices lancent le dé de bruit'} : ${values(dice, who)}.`;
      }
      const [{ value, ...one }] = dice;
      const rolls = listening
        ? does(who(one), 'écoutez', 'écoute')
        : does(who(one), 'lancez le dé de bruit', 'lance le dé de bruit');
      return `${rolls} : ${value}.`;
    },
    blessed: ({ blessing, of: owner, value, ...one }, { who }) =>
      blessing === 'reroll'
        ? `${does(who(one), 'faites relancer', 'fait relancer')} ${dieOf(one, owner, who)} : ${value}.`
        : `${does(who(one), 'jouez', 'joue')} Bruit ±1 sur ${dieOf(one, owner, who)}.`,
    settled: ({ dice }, { who }) =>
      `${dice.length === 1 ? 'Le dé est définitif' : 'Les dés sont définitifs'} : ${values(dice, who)}.`,
    noises: ({ markers, listening, listened }, { who, guard, point }) => {
      if (markers.length > 0) {
        const lie = markers.map((one) => {
          const at = `à côté ${of(guard(one.guard))}, vers le ${point(one.to)}`;
          if (one.figure < FIRST_NOVICE) return `un faux marqueur est posé ${at}`;
          return `${who(one).you ? 'votre marqueur' : `un marqueur ${of(object(who(one)))}`} est posé ${at}`;
        });
        return `Skritch ! ${capital(lie.join(' ; '))}.`;
      }
      // Not told by version 2 and before.
      return listening && listened === false
        ? 'Les deux gardiennes ont couru : personne n’écoute.'
        : 'On n’entend rien.';
    },
    feigned: ({ guard, to }, speak) =>
      `${speak.guard(guard)} joue Faux bruit à côté d’elle-même, vers le ${speak.point(to)}.`,
    feintShown: (one, { who }) =>
      `${does(who(one), 'montrez', 'montre')} Faux bruit : un de ${who(one).you ? 'vos' : 'ses'} marqueurs du tour précédent était une ruse.`,
    pathTaken: ({ guard, path }, speak) => `${speak.guard(guard)} prend ${speak.path(path)}.`,
    aboutTurned: ({ guard, left }, speak) =>
      `${speak.guard(guard)} joue Demi-tour et revient sur son trajet ; il ${left === 0 ? 'n’en reste plus' : `en reste ${left}`}.`,
    pathsReturned: ({ paths }) =>
      `Aucun trajet ne convient : ${counted(paths.length, 'carte utilisée revient', 'cartes utilisées reviennent')} dans la réserve.`,
    leads: ({ guard }, speak) => `${speak.guard(guard)} part en premier.`,
    // A turn on the spot belongs to the step it begins, unless it is all that comes of it.
    turned: ({ guard, to, sees, interrupted }, speak) =>
      interrupted
        ? `${speak.guard(guard)} pivote vers le ${speak.point(to)}, ${sees.length > 0 ? sightings(sees, speak) : 'voit où quelqu’un a disparu'} et s’interrompt.`
        : '',
    stepped: ({ guard, to, captured, sees, fast, points: count }, speak) => {
      const caught = captured.map(speak.who);
      const others = caught.flatMap((who) => (who.you ? [] : [who.name]));
      const catches = [
        ...(caught.some(({ you }) => you) ? ['vous capture'] : []),
        ...(others.length > 0 ? [`capture ${list(others)}`] : []),
      ];
      const goes = `${speak.guard(guard)} va au ${speak.point(to)}`;
      const nth = `son ${ordinal(count)} point${fast ? ', avec Rapide' : ''}`;
      const step = catches.length > 0 ? `À ${nth}, ${goes} et ${catches.join(' et ')}` : `${goes}, ${nth}`;
      return `${step}${sees.length > 0 ? ` ; elle ${sightings(sees, speak)}` : ''}.`;
    },
    captures: ({ captures, needed }) => `Captures : ${captures} sur ${needed}.`,
    recaught: ({ at, ...one }, { who, point }) =>
      who(one).you
        ? `On vous revoit au ${point(at)} : l’ordre tient toujours.`
        : `${object(who(one))} est revue au ${point(at)} : l’ordre tient toujours.`,
    pathEnded: ({ guard, path }, speak) =>
      `${speak.guard(guard)} est arrivée au bout ${of(speak.path(path))}.`.replace('de le ', 'du '),
    stopped: ({ guard, points: count, fast }, speak) =>
      `${speak.guard(guard)} s’arrête après ${points(count)}${fast ? ', une marche avec Rapide' : ''}.`,
    guardCardsShown: ({ ran }, { guard }) =>
      `Les gardiennes montrent leurs cartes : ${ran.map((did, i) => `${guard(i)} a ${did ? 'couru' : 'marché'}`).join(', ')}. Tous les marqueurs sont enlevés.`,
    noviceWon: ({ figures, winners }, { who }) => {
      const home = figures.map(who);
      const tie =
        figures.length > winners.length
          ? ` Le moins de captures : ${list(winners.map((one) => object(who(one))))}.`
          : '';
      if (home.length > 1) {
        const back = home.some(({ you }) => you) ? 'voilà de retour' : 'sont de retour';
        return `${list(home.map(object))} ${back} au lit avec l’objet désiré !${tie}`;
      }
      return home[0].you
        ? 'Vous voilà de retour au lit avec l’objet de votre désir !'
        : `${object(home[0])} est de retour au lit avec l’objet de son désir !`;
    },
    guardsWon: ({ how }) =>
      how === 'captures'
        ? 'Les gardiennes ont fait assez de captures et gagnent.'
        : 'La nuit est finie : les gardiennes gagnent.',
    laidOpen: ({ figures }, { who, wish }) =>
      `Tout est dévoilé : ${figures
        .map((one) => {
          const { you } = who(one);
          const wanted = one.wish === null ? '' : `${you ? 'désiriez' : 'désirait'} ${wish(one.wish)} et `;
          return `${object(who(one))} ${wanted}${you ? 'aviez' : 'avait'} ${BLESSINGS[one.blessing]}`;
        })
        .join(' ; ')}.`,
  },
  refusals: {
    over: 'La partie est terminée.',
    notYours: 'Ce n’est pas à vous d’en décider.',
    notNow: 'Cela appartient à un autre moment du tour.',
    notAsked: 'On ne vous demande rien en ce moment.',
    handedIn: 'C’est déjà ce que vous avez remis.',
    notHandedIn: 'Il n’y a pas de réponse à reprendre.',
    noCard: 'Choisissez d’abord une carte de mouvement.',
    notCaught: 'Seule une novice capturée peut obéir.',
    mustLeave: 'Elle partage le point d’une gardienne et doit le quitter.',
    shutIn: 'Il n’y a pas d’issue : elle ne peut que rester à l’arrêt.',
    notNext: 'Un pas suit une arête jusqu’à un point voisin.',
    lockedDoor: 'La porte est fermée à clef, et elle n’a pas la sienne.',
    guardThere: 'Une gardienne se tient là.',
    tooFar: 'C’est plus loin que sa carte ne la mène.',
    notHomeward: 'En obéissant, elle rentre par le plus court chemin.',
    noFast: 'Rapide ne peut pas servir ici.',
    oneMoveOnly: 'Il n’y a pas d’autre déplacement dans ce tour.',
    tooShort: 'Sa carte demande plus de points.',
    unfinished: 'Le plan n’est pas terminé.',
    cardSpent: 'Cette bénédiction est déjà utilisée.',
    otherBlessing: 'Sa bénédiction est d’un autre genre.',
    noSuchDie: 'Il n’y a pas de tel dé dans ce jet.',
    alreadyChosen: 'C’est déjà ce qui est choisi.',
    ownDieOnly: 'Après l’écoute, la carte d’une gardienne va sur son propre dé.',
    feintLater: 'Faux bruit se joue après l’écoute des gardiennes.',
    ownFeintOnly: 'Le faux bruit d’une gardienne se pose à côté d’elle-même.',
    notBesideGuard: 'Le marqueur se pose sur une arête au point de la gardienne.',
    noPathWanted: 'Il n’y a pas de trajet à choisir maintenant.',
    pathFirst: 'Choisissez d’abord une carte trajet.',
    notInSupply: 'Cette carte trajet n’est pas dans la réserve.',
    pathElsewhere: 'Ce trajet ne commence pas là où elle se tient.',
    noAboutTurn: 'Aucun Demi-tour ne peut être joué ici.',
    notNextForGuard: 'Une gardienne avance vers un point voisin.',
    followPath: 'N’ayant rien remarqué, elle suit son trajet.',
    returnToPath: 'N’ayant rien remarqué, elle revient à son trajet par un plus court chemin.',
    enoughPoints: 'Elle est allée aussi loin qu’elle le peut.',
    fastNotNeeded: 'Rapide n’est pas nécessaire pour cela.',
    tooFewPoints: 'Une gardienne fait au moins 3 points.',
    sameOrder: 'Cela ne changerait rien.',
    noOrder: 'Il n’y a pas de telle consigne pour cette carte.',
    noEdge: 'Une gardienne ne pose pas de marqueurs à elle.',
    alreadyPassed: 'Vous avez déjà passé.',
    noneHeld: 'Il ne vous reste aucune bénédiction avec laquelle passer.',
  },
  tooManyForTwo: 'On ne mène deux novices qu’à 2 à 4 joueurs.',
  orderTitle: 'Laisser une consigne …',
  orderPrompts: {
    figure: 'Pour qui ?',
    when: 'Quand la bénédiction se joue-t-elle sans vous demander ?',
    limit: (limit) =>
      limit === 'near' ? 'À quelle distance doit être la gardienne ?' : 'Que doit montrer le dé ?',
  },
  whens: { never: 'Jamais', heard: 'Quand elle est entendue', always: 'Dès que c’est possible' },
  limits: {
    atLeast: (limit) => `${limit} ou plus`,
    atMost: (limit) => `${limit} ou moins`,
    near: (limit) => `${points(limit)} au plus`,
    none: () => 'Toujours',
  },
  order({ when, limit }, about) {
    if (when === 'never') return 'ne se joue que sur votre demande';
    const die = about === 'atMost' ? `un dé de ${limit} ou moins` : `un dé de ${limit} ou plus`;
    if (when === 'heard')
      return limit === 1
        ? 'se joue si une gardienne entend le bruit'
        : `se joue sur ${die} si une gardienne entend le bruit`;
    if (about === 'none') return 'se pose à la prochaine écoute';
    return about === 'near'
      ? `se pose à côté d’une gardienne à ${points(limit)} au plus`
      : `se joue sur ${die}`;
  },
  teaching: frenchTeaching,
  otherRefusal: 'Ce n’est pas possible maintenant.',
  whys: {
    forced: () => 'Les règles ne laissent pas le choix.',
    random: () => 'Tous les coups se valent ici.',
    wait: () => 'Vous n’avez rien à décider pour l’instant.',
    catches: () => 'Une novice a été vue et se trouve à portée : ce chemin passe par elle.',
    chases: () => 'Une novice a été vue : ce chemin s’en rapproche.',
    follows: () => 'Le bruit d’une novice est à côté d’elle : ce chemin va d’où il vient.',
    hunt: () => 'Libre de quitter son trajet, elle va là où une novice peut se trouver.',
    stops: () => 'Elle est allée assez loin.',
    patrol: () => 'Rien ne la libère : elle suit son trajet.',
    leads: () => 'Son chemin semble promettre davantage que celui de l’autre.',
    choosePath: () => 'Des trajets qui partent d’ici, celui-ci semble passer près du plus de novices.',
    onward: ({ left }) =>
      left === undefined ? 'En route vers son but.' : `En route vers son but : encore ${points(left)}.`,
    takesKey: () => 'Son déplacement finit sur sa clef : elle la prend.',
    takesWish: () => 'Son déplacement finit sur l’objet de son désir : elle le prend.',
    home: () => 'Son déplacement finit dans sa cellule, avec l’objet de son désir : elle gagne.',
    hide: () => 'Une gardienne est proche : d’abord rester silencieuse et hors de vue.',
    waits: () => 'Chaque chemin semble pire que d’attendre un tour.',
    dash: () => 'Ce n’est plus loin : c’est le moment de courir.',
    obey: () => 'En rentrant comme ordonné, elle ne peut pas être prise.',
    quietens: () => 'À voir les dés, une gardienne l’entend : la bénédiction peut y changer quelque chose.',
    hearsMore: () => 'Avec la bénédiction, elle peut entendre plus loin.',
    keep: () => 'La bénédiction est gardée.',
    mislead: () => 'Un marqueur à cet endroit éloigne la gardienne, et il pourrait être vrai.',
    alarms: () => 'Son propre faux bruit lui permet de quitter son trajet au prochain tour.',
  },
  describing: {
    table: 'Le couvent',
    turn: (turn, phase) => `Tour ${turn} sur ${LAST_TURN} : ${phase}`,
    captures: (count, needed) => `Captures : ${count} sur ${needed}.`,
    phases: {
      plan: 'les novices planifient en secret.',
      noise: 'dés de bruit ; on peut jouer des bénédictions.',
      firstPaths: 'les gardiennes choisissent leurs premiers trajets.',
      lead: 'quelle gardienne part en premier ?',
      guardMove: 'une gardienne se déplace.',
      listen: 'les gardiennes écoutent ; on peut jouer des bénédictions.',
      over: 'la partie est terminée.',
    },
    dice: (all) => `Dés : ${all}.`,
    die: (who, value) => `${who} ${value}`,
    skritch: (who, guard, to) => `Marqueur Bruit ${of(who)} à côté ${of(guard)}, vers le ${to}.`,
    vanished: (who, from, to) => `Marqueur Disparu ${of(who)} entre le ${from} et le ${to}.`,
    supply: (all, aboutTurns) => `Trajets en réserve : ${all || 'aucun'} ; Demi-tour : ${aboutTurns}.`,
    discard: (all) => `Trajets utilisés : ${all}.`,
    guardHeading: (guard, player, you) => (you ? `${guard} (vous)` : `${guard} (${player})`),
    guardAt: (at, facing, cameFrom) => {
      if (facing === null) return `Au ${at}, sans direction encore.`;
      return cameFrom ? `Au ${at}, dos au ${facing}.` : `Au ${at}, tournée vers le ${facing}.`;
    },
    path: (path, destination) => `Suit ${path} vers le ${destination}.`,
    route: (all) => `Les points devant elle : ${all}.`,
    noPath: 'N’a pas de carte trajet en ce moment.',
    sees: (all, count) =>
      all === null ? 'Ne voit que son propre point.' : `Voit ${points(count)} : ${all}.`,
    ran: (ran) => (ran ? 'A couru à son dernier déplacement et n’entend rien.' : 'Peut entendre.'),
    moving: (count, free) =>
      `Se déplace : ${points(count)} jusqu’ici ; ${free ? 'libre de quitter son trajet' : 'tenue à son trajet'}.`,
    blessing: (blessing) => `Bénédiction : ${blessing}.`,
    feigned: 'Faux bruit est joué, et pas encore montré.',
    holds: (holds, spent) =>
      holds ? 'A encore une bénédiction.' : `Bénédiction utilisée : ${spent ?? 'inconnue'}.`,
    noviceHeading: (who, player, you) => (you ? `${who} (vous)` : `${who} (${player})`),
    status: (status, captures) => {
      const words = {
        onTheRun: 'En cavale',
        caught: 'Capturée, sous ordre',
        released: 'Vient de s’éclipser',
      };
      const times = captures === 0 ? 'jamais capturée' : `capturée ${captures === 1 ? 'une' : captures} fois`;
      return `${words[status]} ; ${times}.`;
    },
    card: (card) => `Carte de mouvement : ${card.toLowerCase()}.`,
    token: (point, place) =>
      place === 'cell'
        ? `Fiche dans sa cellule, ${point}.`
        : `Fiche au ${point}, ${place === 'inSight' ? 'en vue' : 'hors de vue'}.`,
    spotted: (point) => `Tout le monde sait qu’elle est au ${point}.`,
    unknown: 'Personne ne sait où elle est.',
    trail: (all) => `Vue pendant son dernier déplacement : ${all}.`,
    own: (at) => `En réalité au ${at}.`,
    seenBy: (guards) => (guards === null ? 'Aucune gardienne ne voit ce point.' : `Vu par ${guards}.`),
    next: (all) => `Points voisins : ${all}.`,
    distances: ([abbess, prioress, key, wish, cell]) => {
      const far = (count: number | null) => (count === null ? 'hors d’atteinte sans la clef' : String(count));
      return `Distances : l’Abbesse ${abbess}, la Prieure ${prioress} ; clef ${far(key)}, objet ${far(wish)}, lit ${far(cell)}.`;
    },
    wish: (wish, keyAt, wishAt) => `Désir : ${wish} ; clef au ${keyAt}, objet au ${wishAt}.`,
    has: (key, object) =>
      object ? 'A la clef et l’objet désiré.' : key ? 'A la clef.' : 'N’a pas encore la clef.',
    plan: (plan, legs) => `Plan : ${drawn(plan, legs)}.`,
    noPlan: 'Rien de prévu encore.',
    handedIn: 'Votre réponse est remise.',
    order: (order) => `Consigne : sa bénédiction ${order}.`,
    edge: (edge) => `Consigne : entre des chemins égaux, ses marqueurs vont vers ${EDGES[edge]} numéro.`,
    passes: (player, you, until) =>
      you ? `Vous avez passé ${PASSED[until]}.` : `${player} a passé ${PASSED[until]}.`,
  },
  plan: {
    heading: 'Le plan',
    area: (name, all) => `${name} : ${all.join(' ; ')}.`,
    point: (point, next) => `${point} vers ${next}`,
    door: (point, locked) => `${point} (${locked ? 'porte fermée à clef' : 'porte'})`,
    treasures: (wish, keyAt, wishAt) => `Clef pour ${wish} : ${keyAt} ; l’objet est au ${wishAt}.`,
    paths: 'Cartes trajet',
    pathCard: (path, all, place) => `${path} : ${all} (${place}).`,
    supply: 'en réserve',
    used: 'utilisé',
  },
  ends: {
    novice: (names, you) =>
      you
        ? 'Vous gagnez : de retour au lit avec l’objet de votre désir !'
        : `${list(names)} ${names.length === 1 ? 'gagne' : 'gagnent'}, de retour au lit avec l’objet désiré.`,
    captures: 'Les gardiennes gagnent : elles ont fait assez de captures.',
    time: 'Les gardiennes gagnent : la nuit est finie et aucune novice n’est rentrée avec l’objet de son désir.',
    nobody: 'La partie s’est arrêtée avant que quelqu’un ait gagné.',
  },
  chapters: {
    setUp: 'Mise en place',
    sequence: 'Un tour',
    novices: 'Les novices se déplacent',
    noise: 'Le bruit',
    guards: 'Les gardiennes se déplacent',
    sight: 'La vue',
    captures: 'Capturée',
    blessings: 'Les bénédictions',
    end: 'La fin, et des variantes',
    secrets: 'Qui sait quoi',
    examples: 'Exemples',
  },
  missed: {
    novice: (name, wish, how, captures) => {
      const came = {
        home: `rentrée avec ${wish}`,
        object: `${wish} en main, hors du lit`,
        key: `la clef en main, ${wish} introuvable`,
        nothing: `pas de clef, et ${wish} bien loin`,
      }[how];
      return `${name} : ${came}${captures > 0 ? `, prise ${captures} fois` : ''}.`;
    },
    guards: (captures, needed) => `${counted(captures, 'capture', 'captures')} sur ${needed}.`,
  },
  primer: frenchPrimer,
  rules: frenchRules,
  list,
  point: (point, area) => `${point} (${area})`,
};
