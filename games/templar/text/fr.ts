import type { Seat } from '@conclave/engine';
import { counted, does, object, of } from '../../french.ts';
import { capital, type Who } from '../../words.ts';
import type { Item } from '../rules/box.ts';
import type { Lexicon, Speaker } from './lexicon.ts';
import { frenchPrimer } from './primer-fr.ts';
import { frenchRefusals } from './refusals-fr.ts';
import { frenchRules } from './rules-fr.ts';
import { actsIn, nextToPlace } from './speaker.ts';
import { frenchTeaching } from './teaching.ts';
import { zonesInFrench } from './zones.ts';

const points = (count: number) => counted(count, 'point', 'points');

/** "un de vos anneaux à la croix", "un anneau à la croix de Basile". */
const oneOf = (who: Who, one: string, many: string) =>
  who.you ? `un de vos ${many}` : `${one} ${of(who.name)}`;
/** The same where whoever acts is the owner. */
const oneOfOwn = (who: Who, many: string) => `un de ${who.you ? 'vos' : 'ses'} propres ${many}`;
/** "recevez 2 livres", "ne reçoit rien". */
const receives = (who: Who, gained: readonly unknown[], several: string) => {
  const verb = who.you ? 'recevez' : 'reçoit';
  return gained.length === 0 ? `ne ${verb} rien` : `${verb} ${several}`;
};
const lacking = (who: Who, lost: readonly unknown[], several: string) =>
  lost.length > 0 ? ` ; il manque ${several} dans ${who.you ? 'votre' : 'sa'} réserve` : '';
/** A ring carried by Benjamin, named by its owner. */
const carried = (seat: Seat, owner: Seat, item: Item, speak: Speaker) =>
  seat === owner
    ? oneOfOwn(speak.who(owner), speak.many(item))
    : oneOf(speak.who(owner), speak.one(item), speak.many(item));
const isTreasure = (item: string) => item === 'book' || item === 'chalice';

const CARD_NAMES = {
  anselmus: 'Anselmus',
  josua: 'Josua',
  lucas: 'Lucas',
  benjamin: 'Benjamin',
  maria: 'Maria',
  stephanus: 'Stephanus',
  porticus: 'Porticus',
  remigius: 'Remigius',
  severus: 'Severus',
  bells: 'Cloches',
} as const;

export const french: Lexicon = {
  name: 'Templar : Le Trésor Secret',
  tagline: 'Cachez les trésors de l’ordre avant que l’Abbé ne compte.',
  cards: { ...CARD_NAMES, bells: 'les Cloches' },
  cardFaces: CARD_NAMES,
  figures: { remigius: 'l’Abbé Remigius', vitus: 'l’espion Vitus', severus: 'le Prieur Severus' },
  portals: { main: 'le portail principal', side: 'le portail latéral' },
  objects: {
    ringA: { one: 'un anneau à la croix', bare: 'anneau à la croix', many: 'anneaux à la croix' },
    ringB: { one: 'un anneau au lys', bare: 'anneau au lys', many: 'anneaux au lys' },
    ringC: { one: 'un anneau au cavalier', bare: 'anneau au cavalier', many: 'anneaux au cavalier' },
    book: { one: 'un livre', bare: 'livre', many: 'livres' },
    chalice: { one: 'un calice', bare: 'calice', many: 'calices' },
  },
  rooms: [
    { name: 'Porterie', the: 'la porterie' },
    { name: 'Réfectoire', the: 'le réfectoire' },
    { name: 'Lavatorium', the: 'le lavatorium' },
    { name: 'Dortoir', the: 'le dortoir' },
    { name: 'Bibliothèque', the: 'la bibliothèque' },
    { name: 'Scriptorium', the: 'le scriptorium' },
    { name: 'Infirmerie', the: 'l’infirmerie' },
    { name: 'Chapitre', the: 'la salle du chapitre' },
    { name: 'Cellier', the: 'le cellier' },
    { name: 'Hôtellerie', the: 'l’hôtellerie' },
    { name: 'Cuisine', the: 'la cuisine' },
    { name: 'Cloître', the: 'le cloître' },
    { name: 'Église', the: 'l’église' },
  ],
  room: (the, number) => `${the} (salle ${number})`,
  warehouse: (number) => `l’entrepôt ${number}`,
  between: (one, other) => `entre ${one} et ${other}`,
  and: 'et',
  nothing: 'rien',
  zones: zonesInFrench,
  withRaphael:
    'À deux, on joue avec Raphaël, un troisième joueur fictif : à chaque round il interdit une carte, et ne fait rien d’autre.',
  options: {
    stephanus: { name: 'Stephanus', line: 'Chacun a aussi la carte de l’Enlumineur. Obligatoire à cinq.' },
    firstGame: {
      name: 'Première partie',
      line: 'Remigius commence en salle 1, Severus dans l’église, Vitus devant le portail principal.',
    },
    short: {
      name: 'Partie courte',
      line: 'Moins de tuiles dans le sac : environ deux tiers des tours.',
    },
  },
  parts: { inPlay: 'Points en cours de partie', church: 'Anneaux dans l’église', rooms: 'Salles' },
  labels: {
    place: ({ room }, speak, view) => `Placer ${french.figures[nextToPlace(view)]} dans ${speak.room(room)}`,
    rings: ({ single }, speak) => `Prendre ${speak.one(single)} et deux anneaux de chaque autre type`,
    first: ({ card }, speak) => `Choisir ${speak.card(card)}`,
    turn: ({ zone }, speak, view) => {
      const room = view.figures.remigius ?? 1;
      const lying = view.rooms[room - 1].zones[zone]?.object;
      const ring = lying ? `un de vos ${speak.many(lying)}` : 'un anneau';
      return `Retourner ${ring} ${speak.at(room, zone)}`;
    },
    withdraw: () => 'Reprendre votre choix',
    portal: ({ portal }) => `Aller devant ${french.portals[portal]}`,
    card: ({ card }, speak) => `Jouer ${speak.card(card)}`,
    step: ({ room }, speak, view) => {
      if (view.turn.card === 'remigius') return `Remigius va dans ${speak.room(room)}`;
      if (view.turn.card === 'severus') return `Severus va dans ${speak.room(room)}`;
      return `Aller dans ${speak.room(room)}`;
    },
    hide: ({ object: item, zone }, speak, view) =>
      isTreasure(item)
        ? `Cacher ${speak.one(item)}`
        : `Cacher ${speak.one(item)} ${speak.at(actsIn(view), zone)}`,
    pickUp: ({ zone, owner }, speak, view) => {
      const who = speak.who(owner);
      const ring = who.you ? 'un de vos anneaux' : `un anneau ${of(who.name)}`;
      return `Ramasser ${ring} ${speak.at(actsIn(view), zone)}`;
    },
    putDown: ({ zone }, speak, view) => `Cacher l’anneau porté ${speak.at(actsIn(view), zone)}`,
    warehouse: ({ warehouse }, speak, view) =>
      `Aller à l’entrepôt ${warehouse} (${speak.counts(view.harbour[warehouse - 1])})`,
    door: ({ passage }, speak) => `Poser la porte ${speak.passage(passage)}`,
    end: (_move, _speak, { turn, phase, figures }) => {
      if (turn.card !== 'remigius' || phase !== 'act') return 'Finir votre tour';
      return figures.remigius === figures.severus
        ? 'Finir le déplacement : Severus est là, rien n’est compté'
        : 'Finir le déplacement : Remigius compte';
    },
    announce: () => 'Annoncer des objets dans les 13 salles et finir votre tour',
  },
  sentences: {
    startPlayer: ({ seat }, { who }) => `${does(who(seat), 'commencez', 'commence')} la partie.`,
    harbourFilled: ({ warehouses }, speak) =>
      `Le port est approvisionné : ${warehouses.map((tiles, i) => `entrepôt ${i + 1}, ${speak.several(tiles)}`).join(' ; ')}.`,
    figurePlaced: ({ seat, figure, place }, speak) => {
      const name = french.figures[figure];
      if (seat !== null)
        return `${does(speak.who(seat), 'placez', 'place')} ${name} dans ${speak.place(place)}.`;
      return place === 0
        ? `${capital(name)} commence devant ${speak.place(place)}.`
        : `${capital(name)} commence dans ${speak.place(place)}.`;
    },
    ringsChosen: ({ seat, single }, speak) =>
      `${does(speak.who(seat), 'prenez', 'prend')} ${speak.one(single)} et deux anneaux de chaque autre type.`,
    cardChosen: ({ seat, card }, speak) =>
      `${does(speak.who(seat), 'choisissez', 'choisit')} ${speak.card(card)} en secret.`,
    turnChosen: ({ seat, room, zone }, { who, at }) =>
      `${does(who(seat), 'choisissez', 'choisit')} de retourner l’anneau ${at(room, zone)}.`,
    answerWithdrawn: ({ seat }, { who }) => `${does(who(seat), 'revenez', 'revient')} sur ce choix.`,
    cardsShown: ({ cards }, speak) =>
      `Les premières cartes sont dévoilées (${cards.map((card, seat) => `${object(speak.who(seat))} : ${speak.card(card)}`).join(' ; ')}).`,
    roundBegun: ({ round }) => `Le round ${round} commence.`,
    raphaelShows: ({ card }, speak) => `Raphaël dévoile ${speak.card(card)}.`,
    raphaelShuffles: () => 'Raphaël dévoile les Cloches : toutes ses cartes sont mélangées.',
    leftHarbour: ({ seat, portal }, { who }) =>
      `${does(who(seat), 'quittez', 'quitte')} le port pour ${french.portals[portal]}.`,
    cardPlayed: ({ seat, card }, speak) => `${does(speak.who(seat), 'jouez', 'joue')} ${speak.card(card)}.`,
    stepped: ({ seat, figure, to }, speak) => {
      const who = speak.who(seat);
      return figure === 'pawn'
        ? `${does(who, 'allez', 'va')} dans ${speak.place(to)}.`
        : `${does(who, 'menez', 'mène')} ${french.figures[figure]} dans ${speak.place(to)}.`;
    },
    vitusFollowed: ({ to }, speak) => `Vitus le suit dans ${speak.place(to)}.`,
    objectHidden: ({ seat, object: item, room, zone }, speak) => {
      const where = isTreasure(item) ? '' : `, ${speak.at(room, zone)}`;
      return `${does(speak.who(seat), 'cachez', 'cache')} ${speak.one(item)} dans ${speak.room(room)}${where}.`;
    },
    ringPickedUp: ({ seat, owner, object: item, room }, speak) =>
      `${does(speak.who(seat), 'ramassez', 'ramasse')} ${carried(seat, owner, item, speak)} dans ${speak.room(room)}.`,
    ringPutDown: ({ seat, owner, object: item, room, zone }, speak) =>
      `${does(speak.who(seat), 'cachez', 'cache')} ${carried(seat, owner, item, speak)} dans ${speak.room(room)}, ${speak.at(room, zone)}.`,
    wentToHarbour: ({ seat, warehouse, gained, lost }, speak) => {
      const who = speak.who(seat);
      const goods = receives(who, gained, speak.several(gained)) + lacking(who, lost, speak.several(lost));
      return `${does(who, 'allez', 'va')} à l’entrepôt ${warehouse} et ${goods}.`;
    },
    supplied: ({ seat, warehouse, gained, lost }, speak) => {
      const who = speak.who(seat);
      const goods = receives(who, gained, speak.several(gained)) + lacking(who, lost, speak.several(lost));
      return `À l’entrepôt ${warehouse}, ${object(who)} ${goods}.`;
    },
    doorMoved: ({ seat, from, to }, speak) =>
      `${does(speak.who(seat), 'déplacez', 'déplace')} la porte : le passage ${speak.passage(from)} s’ouvre, celui ${speak.passage(to)} est verrouillé.`,
    pointsGained: ({ seat, points: gained, card }, speak) => {
      const who = speak.who(seat);
      const gain =
        gained === 0
          ? does(who, 'ne gagnez rien', 'ne gagne rien')
          : `${does(who, 'gagnez', 'gagne')} ${points(gained)}`;
      return `${gain} avec ${speak.card(card)}.`;
    },
    roomCounted: ({ room, points: gained }, speak) => {
      if (gained === null) return `Severus est dans ${speak.room(room)} : rien n’est compté.`;
      const list = gained.flatMap((own, seat) =>
        own > 0 ? [`${object(speak.who(seat))} : ${points(own)}`] : [],
      );
      return list.length === 0
        ? `Remigius ne trouve rien à compter dans ${speak.room(room)}.`
        : `Remigius fait l’inventaire dans ${speak.room(room)} (${list.join(' ; ')}).`;
    },
    ringTurned: ({ seat, object: item, room, zone }, speak) =>
      `${capital(oneOf(speak.who(seat), speak.one(item), speak.many(item)))} dans ${speak.room(room)}, ${speak.at(room, zone)}, est retourné.`,
    turningClosed: ({ room }, speak) => `Les anneaux à retourner dans ${speak.room(room)} sont choisis.`,
    bellsRung: ({ seat, due }, { who }) =>
      `${does(who(seat), 'reprenez toutes vos', 'reprend toutes ses')} cartes ; ${due === 0 ? 'aucune marchandise n’est attendue' : counted(due, 'nouvelle tuile est attendue', 'nouvelles tuiles sont attendues')}.`,
    tileArrived: ({ object: item, warehouse }, speak) =>
      `${capital(speak.one(item))} arrive à l’entrepôt ${warehouse}.`,
    chaliceLost: () => 'Un calice ne trouve pas d’entrepôt et quitte le jeu.',
    lastRound: ({ by, trigger }, { who }) => {
      const last = `Chacun joue encore un tour, ${who(by).you ? 'vous' : object(who(by))} en dernier.`;
      if (trigger === 'bag') return `Le sac ne suffit plus. ${last}`;
      if (trigger === 'rooms')
        return `${does(who(by), 'annoncez', 'annonce')} des objets dans les 13 salles. ${last}`;
      return `Depuis 40 rounds, aucune tuile n’a quitté le sac. ${last}`;
    },
    finalCount: ({ church, rooms }, { who }) =>
      `Décompte final (${church.map((own, seat) => `${object(who(seat))} : ${own} pour l’église, ${rooms[seat]} pour les salles`).join(' ; ')}).`,
  },
  refusals: frenchRefusals,
  otherRefusal: 'Ce n’est pas possible maintenant.',
  teaching: frenchTeaching,
  whys: {
    onlyMove: () => 'Il n’y a pas d’autre coup.',
    wait: () => 'Vous n’avez rien à décider pour l’instant.',
    opening: () => 'Cette carte promet le meilleur premier tour, pour autant qu’on puisse voir.',
    atOnce: () => 'Ici, tous les choix se valent.',
    pointsNow: ({ points: now }) =>
      now === undefined
        ? 'Ce tour rapporte le plus de points tout de suite.'
        : `Ce tour rapporte le plus tout de suite : ${points(now)}.`,
    hides: ({ objects = 0 }) =>
      objects < 2
        ? 'Un objet de plus est caché et peut être compté.'
        : `${objects} objets de plus sont cachés et peuvent être comptés.`,
    fetches: ({ objects = 0 }) =>
      objects < 2 ? 'Cela apporte un objet en stock.' : `Cela apporte ${objects} objets en stock.`,
    cardsBack: ({ cards = 0 }) =>
      cards < 2 ? 'Une carte revient en main.' : `${cards} cartes reviennent en main.`,
    prepares: () => 'Pas de points maintenant : c’est pour la suite, ou pour le décompte final.',
    searched: ({ turns }) =>
      turns === undefined || turns === 1
        ? 'La meilleure façon de jouer, compte tenu des réponses des autres.'
        : `La meilleure des ${turns} façons de jouer ce tour, compte tenu des réponses des autres.`,
    planned: () => 'La suite du tour prévu.',
  },
  describing: {
    table: 'La table',
    plan: 'Le plan',
    characters: 'Les personnages',
    harbour: 'Le port',
    you: 'Vous',
    turn: (who, card) => {
      const turn = who.you ? 'C’est votre tour' : `C’est le tour ${of(who.name)}`;
      return card ? `${turn}, avec ${card}.` : `${turn}.`;
    },
    choosing: (names, who, several) => {
      if (who.you) return `${names} devez encore choisir.`;
      return several ? `${names} doivent encore choisir.` : `${names} doit encore choisir.`;
    },
    round: (round, start) =>
      `Round ${round} ; ${start.you ? 'vous jouez' : `${start.name} joue`} en premier.`,
    figures: (remigius, vitus, severus) => `Remigius : ${remigius}. Vitus : ${vitus}. Severus : ${severus}.`,
    toBePlaced: 'pas encore en place',
    door: (passage) => `La porte verrouillée se trouve ${passage}.`,
    last: (trigger, by, turnsLeft) => {
      const why = {
        bag: 'le sac ne suffisait plus',
        rooms: `${by.you ? 'vous avez' : `${by.name} a`} annoncé 13 salles`,
        quiet: 'aucune tuile n’a quitté le sac depuis longtemps',
      }[trigger];
      return `C’est le dernier round : ${why}. Tours restants : ${turnsLeft}.`;
    },
    raphael: (card) =>
      card
        ? `Raphaël montre ${card} : personne ne peut jouer cette carte.`
        : 'Raphaël ne montre encore aucune carte.',
    over: 'La partie est finie.',
    carrying: (rings, owner, one) => `Benjamin porte ${oneOf(owner, one, rings)}.`,
    portal: (portal, room) => `${capital(french.portals[portal])} donne sur ${room}.`,
    room: (room, neighbours, places) => `${capital(room)} : passages vers ${neighbours}. ${places.join(' ')}`,
    places: (name, capacity, contents) =>
      `${name} (${counted(capacity, 'place', 'places')}) : ${contents.length === 0 ? 'libre' : contents.join(', ')}.`,
    books: 'Livres',
    chalices: 'Calices',
    character: (rule, restock) =>
      restock === 0 ? rule : `${rule} Nouvelles tuiles aux Cloches suivantes : ${restock}.`,
    pieces: (what, owner, howMany) => {
      const turned = howMany === 0 ? '' : `, ${howMany === 1 ? 'comptabilisé' : 'comptabilisés'}`;
      return `${what} (${owner.you ? 'vous' : owner.name}${turned})`;
    },
    warehouse: (number, capacity, tiles) =>
      `Entrepôt ${number}${number === 1 ? ', avec le bateau' : ''} (${counted(capacity, 'tuile', 'tuiles')}) : ${tiles}.`,
    bag: (count, tiles) => `Sac, ${counted(count, 'tuile', 'tuiles')} : ${tiles}.`,
    score: (score) => `Score : ${points(score)}.`,
    result: (total, inPlay, church, rooms) =>
      `Résultat : ${points(total)} (${inPlay} en cours de partie, ${church} pour l’église, ${rooms} pour les salles).`,
    bonus: (church, rooms) =>
      `Si la partie finissait maintenant : ${church} pour l’église, ${rooms} pour les salles.`,
    pawn: (place) => `Pion : ${place}.`,
    hand: (count, cards) => `Main : ${counted(count, 'carte', 'cartes')}${cards ? ` (${cards})` : ''}.`,
    top: (card) => (card ? `Au sommet de la défausse : ${card}.` : 'La défausse est vide.'),
    stock: (objects) => `Stock : ${objects}.`,
    reserve: (objects) => `Réserve : ${objects}.`,
    inRooms: (count) => `Objets dans ${counted(count, 'salle', 'salles')} sur 13.`,
  },
  ends: {
    how: {
      bagShort: 'Le sac ne suffisait plus et le dernier round est joué.',
      thirteenRooms: 'Des objets se trouvent dans les 13 salles et le dernier round est joué.',
      standstill: 'Rien n’était arrivé au port depuis 40 rounds et le dernier round est joué.',
    },
    winner: (who) => `${does(who, 'gagnez', 'gagne')} la partie.`,
    shared: (names, you) => `${names} ${you ? 'partagez' : 'partagent'} la victoire.`,
    points: (who, total) => `${who.you ? 'Vous' : who.name} : ${points(total)}.`,
    nobody: 'La partie s’est arrêtée avant que quelqu’un ait gagné.',
  },
  chapters: {
    material: 'Le matériel',
    setUp: 'La mise en place',
    round: 'Rounds et tours',
    movement: 'Se déplacer',
    hiding: 'Cacher des trésors',
    cards: 'Les personnages',
    counting: 'Remigius compte, Vitus suit',
    goods: 'Nouvelles marchandises au port',
    end: 'La fin de la partie',
    two: 'À deux',
  },
  primer: frenchPrimer,
  rules: frenchRules,
};
