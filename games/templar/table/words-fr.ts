import { elide } from '@conclave/engine';
import { capital } from '../../words.ts';
import type { TableWords } from './words.ts';

const counted = (count: number, one: string, many: string) => `${count} ${count < 2 ? one : many}`;
const points = (count: number) => counted(count, 'point', 'points');
const places = (count: number) => counted(count, 'emplacement', 'emplacements');
const free = (count: number) =>
  count === 0 ? 'Tout est pris.' : `${counted(count, 'emplacement libre', 'emplacements libres')}.`;

const ending = (more: boolean) => (more ? 'Finissez le tour, ou continuez.' : 'Finissez le tour.');

export const french: TableWords = {
  abbey: 'L’abbaye',
  harbour: 'Le port',
  sides: { abbey: 'Abbaye', harbour: 'Port' },
  hand: 'Vos cartes',
  openCards: 'Les personnages, et devant qui ils sont',
  shelf: 'Votre étagère',
  you: 'Vous',
  raphael: 'Raphaël',
  portals: { main: ['Portail', 'principal'], side: ['Portail latéral'] },
  yourPile: 'Défausse',
  inPile: 'défaussée',
  played: (count) => counted(count, 'jouée', 'jouées'),
  onlyYou: 'secret',
  reserve: 'réserve',
  choices: 'Ce que vous pouvez faire',
  points,
  emptyPile: 'La défausse est vide : rien n’est interdit.',
  nothingToCount: 'rien à compter',
  buttons: {
    end: 'Finir le tour',
    count: (room, own) => `Compter ${room} : vous +${own}`,
    countShort: (own) => `Compter : +${own}`,
    noCount: 'Finir le tour : rien n’est compté',
    announce: 'Annoncer la fin',
    playOn: 'Continuer la partie',
    withdraw: 'Reprendre',
    play: (card) => `Jouer ${card}`,
  },
  now: {
    place: {
      remigius: 'Placez l’Abbé Remigius dans la salle de votre choix.',
      vitus: 'Placez l’espion Vitus dans une salle voisine de Remigius.',
      severus: 'Placez le Prieur Severus dans la salle de votre choix.',
    },
    rings: 'Choisissez le signe dont vous ne prenez qu’un seul anneau.',
    ringsChosen: 'Vos anneaux sont choisis. Les autres choisissent encore.',
    first: 'Choisissez votre première carte. Personne ne la voit avant que tous aient choisi.',
    firstChosen: 'Votre carte est face cachée. Les autres choisissent encore.',
    portal: 'De retour du port : portail principal ou latéral ?',
    card: 'Jouez une carte.',
    step: (card, most) =>
      `${card} : avancez ${['d’une salle', 'd’une ou deux salles'][most - 1] ?? `de 1 à ${most} salles`}.`,
    goOn: 'Remigius ne peut pas rester ici : il doit continuer.',
    hide: (card, left, more) =>
      `${card} cache ${left === 1 ? 'un objet' : `jusqu’à ${left} objets`} ici${more ? ' ou continue' : ''}. Finissez le tour quand c’est fait.`,
    hideNothing: (card, more) =>
      `${card} n’a rien qui convienne ici. ${more ? 'Continuez, ou finissez' : 'Finissez'} le tour.`,
    severusHere: 'Severus est ici : on ne cache rien. Finissez le tour.',
    pickUp: 'Benjamin peut ramasser un anneau ici, continuer ou s’arrêter.',
    noRing: (more) =>
      `Benjamin ne peut rien ramasser ici. ${more ? 'Continuez, ou finissez' : 'Finissez'} le tour.`,
    carry: 'Benjamin porte un anneau : cachez-le dans une autre salle.',
    warehouse: 'Maria : choisissez un entrepôt.',
    warehouseDone: 'Vos objets sont là. Finissez le tour.',
    door: 'Porticus : posez la porte dans un autre passage.',
    doorDone: 'La porte est verrouillée. Finissez le tour.',
    count: (room, own, more) =>
      `Remigius compte ${room} : ${own === 0 ? 'rien' : points(own)} pour vous. ${ending(more)}`,
    noCount: (more) => `Severus est ici : rien ne sera compté. ${ending(more)}`,
    severus: (more) => `Severus s’arrête ici et vous rapporte un point. ${ending(more)}`,
    stephanus: (own, more) => `Stephanus gagne ${points(own)} ici. ${ending(more)}`,
    ended: 'Il n’y a plus rien à faire. Finissez le tour.',
    announce: 'Vous avez des objets dans les 13 salles : annoncer la fin, ou continuer ?',
    turn: 'Choisissez lequel de vos anneaux est retourné.',
    turnChosen: 'Votre anneau est choisi. Les autres choisissent encore.',
    over: 'La partie est finie.',
    yours: 'À vous de jouer',
    round: (round) => `round ${round}`,
    youPlay: (card) => `Vous jouez ${card}.`,
    waitFor: (names) => `On attend ${names}.`,
    turnOf: (name, card) => (card ? `${name} joue ${card}.` : `C’est le tour ${elide('de', name)}.`),
    lastRound: (turns) => `Dernier round : ${counted(turns, 'tour restant', 'tours restants')}.`,
  },
  cards: {
    anselmus: 'Anselmus : une salle, puis cachez jusqu’à 3 objets.',
    josua: 'Josua : 1 ou 2 salles, puis cachez jusqu’à 2 objets.',
    lucas: 'Lucas : de 1 à 3 salles, puis cachez 1 objet.',
    benjamin: 'Benjamin : de 1 à 3 salles ; il peut ramasser un anneau en chemin et le cacher ailleurs.',
    maria: 'Maria : à un entrepôt, dont vous recevez les objets.',
    stephanus: 'Stephanus : 1 ou 2 salles, un point par autre figurine présente.',
    porticus: 'Porticus : déplacez la porte, 1 point.',
    remigius: 'Remigius : 1 ou 2 salles, puis il compte la salle où il est.',
    severus: 'Severus : de 1 à 3 salles, 1 point. Là où il est, on ne cache et ne compte rien.',
    bells: 'Cloches : toutes vos cartes reviennent.',
  },
  barredBy: (name) => `Interdite : elle est au sommet de la défausse ${elide('de', name)}.`,
  bellsEmpty: 'Les Cloches ne ramènent rien : les jouer',
  bellsDue: (due) =>
    `Cloches : toutes vos cartes reviennent, ${counted(due, 'tuile arrive', 'tuiles arrivent')}.`,
  goods: (gained, lost) =>
    `Vous ${gained ? `recevez ${gained}` : 'ne recevez rien'}${lost ? ` ; il manque ${lost} dans votre réserve` : ''}.`,
  countHere: (room, given) => `${room} : ${given}.`,
  silent: (room) => `${room} : Severus est là, rien n’est compté.`,
  passage: (isLocked) => (isLocked ? 'Le passage verrouillé' : 'Un passage ouvert'),
  house: (number) => `Entrepôt ${number}`,
  doorTo: (opened, locked) => `Ouvre le passage ${opened}, ferme celui ${locked} : 1 point.`,
  companyHere: (room, count) => `${room} : ${points(count)}.`,
  roomHelp: (number, neighbours) => `Salle ${number}. Passages vers ${neighbours}.`,
  roomsOf: (name, count) => `${name} : des objets dans ${counted(count, 'salle', 'salles')} sur 13.`,
  roomsPay: (now, next) =>
    `Les salles rapportent ${points(now)} à la fin${next === null ? '' : `, ${next} avec une salle de plus`}.`,
  roomPoints: {
    caption: 'Ce que vos salles rapportent à la fin',
    rooms: 'Salles',
    points: 'Points',
    who: 'Qui en a autant',
  },
  ifEnded: (total) => `si la partie finissait maintenant : ${total}`,
  endedNow: (church, rooms) =>
    `Si la partie finissait maintenant : ${church} pour l’église, ${rooms} pour les salles.`,
  starts: 'Joue en premier.',
  countNow: (given) => `Un inventaire maintenant : ${given}.`,
  gives: (name, own) => `${name} ${points(own)}`,
  help: {
    figures: {
      remigius: 'L’Abbé. Il compte la salle où il s’arrête : un anneau 2 points, un livre 3, un calice 5.',
      vitus: 'L’espion. Il suit Remigius dans la salle que celui-ci quitte, et la lui barre. Il a des clefs.',
      severus: 'Le Prieur. Là où il est, on ne cache, ne ramasse et ne compte rien.',
    },
    pawn: (name) => `Le pion ${elide('de', name)}.`,
    ownPawn: 'Votre pion.',
    door: (passage) => `La porte est verrouillée ${passage}. Porticus la déplace ; seul Vitus a des clefs.`,
    zone: (capacity, type, left) =>
      `${places(capacity)} pour des anneaux d’un même signe. ${type ? `En ce moment : ${type}. ` : ''}${free(left)}`,
    book: (left) => `Un emplacement de livre, qui vaut 3 points. ${free(left)}`,
    chalice: (left) => `Un emplacement de calice, qui vaut 5 points. ${free(left)}`,
    passage: (between, isLocked) => `${capital(between)}.${isLocked ? ' Seul Vitus a des clefs.' : ''}`,
    portal: (room) => `Il donne sur ${room}. Un pion qui attend devant n’est dans aucune salle.`,
    house: (capacity, tiles) =>
      `Pour ${counted(capacity, 'tuile', 'tuiles')}, un calice au plus. En ce moment : ${tiles}.`,
    bag: (count, tiles) =>
      `${counted(count, 'tuile restante', 'tuiles restantes')} : ${tiles}. Le dernier round vient quand elles ne suffisent plus.`,
    thread: (names) => `Les scores. ${names}.`,
    plaque: (stock, reserve, rooms) =>
      `Stock : ${stock}. Réserve : ${reserve}. Objets dans ${counted(rooms, 'salle', 'salles')} sur 13.`,
    raphael: (left) =>
      `Un troisième joueur imaginaire. Personne ne peut jouer la carte qu’il montre pendant ce round. Encore ${counted(left, 'carte', 'cartes')} à dévoiler.`,
    stock: (item, count, reserve) => `${count} ${item} à cacher ; encore ${reserve} en réserve.`,
    object: (owner, item, isCounted) =>
      `${owner === null ? `Votre ${item}` : capital(`${item} ${elide('de', owner)}`)}${isCounted ? ', comptabilisé' : ''}.`,
    restock: (count) => `Autant de tuiles arrivent si les Cloches viennent après elle : ${count}.`,
    announce: 'Chacun joue encore un tour, et le vôtre est le dernier. Cliquez deux fois, ou maintenez.',
  },
  count: {
    title: 'Remigius compte',
    final: 'Décompte final',
    finalParts: 'les anneaux de l’église, puis les salles',
    nothing: 'Il n’y a rien à compter.',
    silent: 'Severus est ici : rien n’est compté.',
  },
  ending: {
    title: 'La dernière lumière',
    parts: { inPlay: 'En jeu', church: 'Église', rooms: 'Salles' },
    rooms: 'Qui est dans quelle salle',
    show: 'Le résultat',
    hide: 'Voir la table',
  },
  notes: {
    tab: 'Carnet',
    pages: { hands: 'Mains', rooms: 'Salles', bag: 'Sac' },
    handsOff: 'Cliquez une case pour la marquer : une croix, un rond, rien.',
    handsSeen: 'Croix : jouée depuis ses dernières Cloches. En couleur : au sommet, et interdite pour vous.',
    handsFollow:
      'Chaque main exactement : la carte est en main, dans la défausse, ou au sommet et interdite pour vous.',
    handsNext: (tries) =>
      `Ensuite : à quelle fréquence elle vous était interdite à votre prochain tour, en ${tries} essais joués au hasard.`,
    roomsOff: 'Cliquez une salle pour la marquer.',
    roomsNote: 'Ce qu’un inventaire rapporterait maintenant. Coche : vous y avez quelque chose.',
    roomsFollow: (tries) =>
      `Ensuite : à quelle fréquence Remigius y a compté avant votre prochain tour, en ${tries} essais joués au hasard.`,
    bagOff:
      'Cliquez une case pour compter vous-même ce qui a été tiré ; après la dernière tuile, on recommence.',
    bagNote: 'Chaque tuile tirée a été vue : on peut donc compter ce qui reste.',
    cell: (row, name, state) => `${row}, ${name} : ${state}`,
    marks: { none: 'sans marque', crossed: 'rayée', sure: 'entourée' },
    played: 'jouée',
    onTop: 'au sommet, interdite pour vous',
    holds: 'en main',
    room: 'Salle',
    places: 'Libres',
    mine: 'À vous',
    next: 'Ensuite',
    inBag: 'Sac',
    inHarbour: 'Port',
    yours: 'Réserve',
    barred: (percent) => `interdite à votre prochain tour : ${percent} %`,
    heat: 'Montrer sur le plan',
    heatOff: 'Cacher sur le plan',
    final: (score, church, rooms) =>
      `Si cela finissait maintenant, vous auriez ${score} + ${church} pour l’église + ${rooms} pour les salles = ${points(score + church + rooms)}.`,
    pondering: 'Réflexion …',
    sum: 'Ensemble',
    kind: 'Sorte',
    character: 'Personnage',
  },
};
