import { counted, does, list, object, of } from '../../french.ts';
import { capital, type Who } from '../../words.ts';
import { booksFr, eventsFr, libraryFr, momentsFr } from './cards-fr.ts';
import { labels } from './labels-fr.ts';
import type { Lexicon } from './lexicon.ts';
import {
  COLOURS,
  cardsOf,
  culpritIs,
  doneIn,
  doors,
  explained,
  inRoom,
  MASSES,
  monk,
  quoted,
  room,
} from './names-fr.ts';
import { frenchPrimer } from './primer-fr.ts';
import { answerFr, questionFr, referenceFr, sameAsFr, VALUES_FR } from './question-fr.ts';
import { refusals } from './refusals-fr.ts';
import { frenchRules } from './rules-fr.ts';
import { asks, sentences, turnOf } from './sentences-fr.ts';
import { frenchTeaching } from './teaching.ts';

/** "Vous l’avez donné à Bo", "Bo vous l’a donné" */
const passed = (by: Who, other: Who, participle: string) =>
  other.you
    ? `${object(by)} vous l’a ${participle}`
    : `${does(by, 'l’avez', 'l’a')} ${participle} à ${object(other)}`;

/** Where no room is named. */
const place = (number: number | undefined) => (number === undefined ? 'cette salle' : room(number));

export const french: Lexicon = {
  name: 'Mystère à l’abbaye',
  tagline:
    'L’un des vingt-quatre moines l’a fait. Questionnez, fouillez, faites circuler, et sachez avant les autres.',
  options: {
    libraryClosed: {
      name: 'Bibliothèque fermée',
      line: 'Les livres dangereux ont brûlé : personne n’entre à la bibliothèque.',
    },
    noEvents: { name: 'Sans événements', line: 'Aucune carte événement n’est piochée à la messe.' },
    bookLimit: {
      name: 'Deux livres au plus',
      line: 'Qui garde deux livres ne peut finir son déplacement au scriptorium.',
    },
    sixRules: {
      name: 'Rythme à six',
      line: 'Trois cases au plus et trois tours entre les messes ; toujours ainsi à six.',
    },
    startAtLauds: { name: 'Débuter à Laudes', line: 'Matines quitte le jeu : un début plus rapide.' },
    gentleMasses: { name: 'Messes douces', line: 'On passe moins de cartes : 1, 2, 2, 3, 3, 4, 5, 6.' },
    endAfterCompline: {
      name: 'Finir après Complies',
      line: 'Si personne n’a trouvé le coupable, les révélations décident.',
    },
    ownCrosses: {
      name: 'Croix à la main',
      line: 'Ce que vous rayez à la main compte comme rayé quand on vous interroge.',
    },
    colours: {
      name: 'Couleurs',
      line: 'Comment les six couleurs et cellules sont attribuées.',
      values: { random: 'au hasard', seating: 'par place' },
    },
  },
  parts: {
    rightRevelations: 'Révélations exactes',
    wrongRevelations: 'Révélations erronées',
    culprit: 'Coupable trouvé',
    falseAccusations: 'Fausses accusations',
  },
  colours: COLOURS,
  masses: MASSES,
  values: VALUES_FR,
  features: { order: 'ordre', rank: 'rang', hood: 'capuchon', beard: 'barbe', build: 'corpulence' },
  events: eventsFr,
  books: booksFr,
  moments: momentsFr,
  library: libraryFr,
  room,
  inRoom,
  monk,
  list: (words) => list(words),
  question: (question, asker, speak) => questionFr(question, asker, speak, inRoom),
  answer: answerFr,
  labels,
  sentences,
  refusals,
  otherRefusal: 'Ce n’est pas possible.',
  whys: {
    forced: () => 'Les règles ne laissent pas le choix.',
    random: () => 'Ici, tous les choix se valent.',
    certain: () => 'Il ne reste personne d’autre.',
    follows: () => 'D’après tout ce qui s’est dit, ce ne peut être personne d’autre.',
    likely: ({ percent }) => `C’est lui à ${percent} % environ.`,
    revealing: ({ percent }) =>
      `C’est vrai à ${percent} % environ, et un tiers suffit pour que cela rapporte.`,
    room: ({ room: number = 0 }) => `${capital(room(number))} : ${doneIn(number)}.`,
    meets: ({ room: number }) => `Il y a là quelqu’un à interroger : ${place(number)}.`,
    towards: ({ room: number, doors: far }) => `De là, ${place(number)} est à ${doors(far ?? 0)}.`,
    further: ({ room: number, doors: far }) => `Le livre mène à ${doors(far ?? 0)} d’ici : ${place(number)}.`,
    here: () => 'C’est pour cela qu’on vient ici.',
    richest: ({ cards, known }) =>
      known === 0
        ? `De ces ${counted(cards ?? 0, 'carte', 'cartes')}, vous n’en connaissez aucune.`
        : `De ces ${counted(cards ?? 0, 'carte', 'cartes')}, vous en connaissez ${known}.`,
    asking: ({ fits, left }) =>
      fits === left
        ? `La question concerne les ${left} suspects que vous n’avez pas rayés.`
        : `Sur ${left} suspects que vous n’avez pas rayés, la question en concerne ${fits}.`,
    asksOfList: ({ fits, left }) =>
      `Ce que d’autres ont rayé innocente quelqu’un. Sur les ${left} qui vous restent, la question en concerne ${fits}.`,
    asksOfShared: () => 'Les autres entendent les mots, sans savoir de quelle carte il s’agit.',
    answering: () => 'Qui répond peut questionner en retour, et on doit lui répondre.',
    bindsLeast: () => 'Un non vous laisse toutes les autres salles.',
    silence: ({ listeners }) =>
      `${counted(listeners ?? 0, 'joueur entendrait', 'joueurs entendraient')} la réponse, et elle leur en apprend plus qu’elle ne vous rapporte.`,
    passing: ({ cards, known }) =>
      cards === 1
        ? known === 1
          ? 'Qui la verra la connaît déjà.'
          : 'De tout ce que vous pourriez donner, c’est ce qui en apprend le moins aux autres.'
        : known === cards
          ? `Qui reçoit ces ${cards} cartes les connaît toutes.`
          : `De ces ${cards} cartes, qui les reçoit ${known === 0 ? 'n’en connaît aucune à coup sûr ; les autres en diraient plus' : `en connaît ${known === 1 ? 'une' : known}`}.`,
    keepsCards: ({ cards }) =>
      cards === 1
        ? 'Ainsi, vous ne passez pas de carte.'
        : `Ainsi, vous gardez ${cards} cartes au lieu de les passer.`,
    holdsBell: ({ cards }) =>
      `Au prochain coup de cloche, c’est la messe : chacun passe ${counted(cards ?? 0, 'carte', 'cartes')} à gauche.`,
    secondTurn: () => 'La relique donne un second tour, juste après celui-ci.',
    book: () => 'C’est le moment de jouer ce livre.',
    keepsBook: () => 'Le livre servira mieux plus tard.',
    leastOfUse: () => 'De vos livres, c’est celui qui vous manquera le moins.',
    nothingToDo: () => 'Il n’y a plus rien à gagner ici.',
  },
  teaching: frenchTeaching,
  describing: {
    abbey: 'L’abbaye',
    you: 'Vous',
    plan: 'Le plan',
    doors: (name, rooms) => `${name} donne sur ${rooms}.`,
    there: (who) => `S’y trouve${who.length > 1 ? 'nt' : ''} : ${list(who.map(object))}.`,
    within: (far) => `Votre déplacement peut y finir${far === 0 ? '' : `, par ${doors(far)}`}.`,
    sheet: 'Les suspects',
    suspect: (name, traits) => `${name} : ${traits}.`,
    seen: {
      held: (who) => (who.you ? 'Dans votre main.' : `Dans la main ${of(who.name)}.`),
      cleared: 'Déjà vu : innocent.',
      crossed: 'Rayé de votre main.',
      culprit: 'Le coupable.',
      pile: 'Dans la pile du parloir.',
      exposed: (who) => `${does(who, 'l’avez', 'l’a')} montré à tous.`,
      dealings: {
        given: (by, other) => `${passed(by, other, 'donné')} à la dernière messe.`,
        taken: (by, other) => `${passed(by, other, 'pris')}.`,
        shown: (by, other) => `${passed(by, other, 'montré')}.`,
      },
    },
    visits: (rooms) => `Déplacements finis depuis la dernière messe : ${rooms}.`,
    libraryVisited: 'Bibliothèque déjà visitée.',
    said: (question, answer) => `Dernière réponse, à ${quoted(question)} : ${quoted(`${answer}.`)}`,
    compelled: (by) => `Silence interdit devant ${object(by)} jusqu’à la prochaine messe.`,
    turn: turnOf,
    windows: {
      pass: 'Chacun choisit les cartes qu’il passe à gauche.',
      right: 'Chacun choisit une carte à passer à droite.',
      bishop: 'Chacun choisit une carte à montrer à gauche.',
      exchange: 'Deux joueurs choisissent les cartes qu’ils échangent.',
      censure: 'Quiconque garde des livres en choisit un à rendre.',
      answers: 'Tous les autres répondent à la question.',
    },
    asks,
    steps: (count) => `Encore ${doors(count)} au plus.`,
    bell: (at, mass, first) => `La cloche est sur ${at}, avant ${mass}. Premier joueur : ${object(first)}.`,
    passes: (count) => `À cette messe, ${counted(count, 'carte passe', 'cartes passent')} à gauche.`,
    pile: (count) => `${capital(cardsOf(count))} au parloir.`,
    piles: (books, library, relics) =>
      `Dans les piles : ${counted(books, 'livre', 'livres')} au scriptorium, ${library} à la bibliothèque, ${counted(relics, 'relique', 'reliques')} à la crypte.`,
    pileKnown: (monks) => `Vous y connaissez ${monks}.`,
    confessors: (church, courtyard) =>
      `Derniers visiteurs des confessionnaux : ${object(church)} près de l’église, ${object(courtyard)} près de la cour.`,
    event: (card) => `En vigueur : ${explained(card)}`,
    custody: (book, who) => `${quoted(book)} est posé devant ${object(who)}.`,
    revealed: (who, value) => `${does(who, 'avez', 'a')} révélé : ${quoted(`${culpritIs(value)}.`)}`,
    culprit: (culprit) => `Le coupable est ${culprit}.`,
    place: (where, cell, isYou) => `${capital(where)} ; ${isYou ? 'votre' : 'sa'} cellule est la ${cell}.`,
    belongings: (cards, books, hasRelic) =>
      `${capital(cardsOf(cards))}, ${counted(books, 'livre', 'livres')}${hasRelic ? ', une relique' : ''}.`,
    penitent: 'En pénitence.',
    skips: 'Prochain tour perdu.',
    vow: (where) => `Promesse : finir le prochain déplacement ${where}.`,
    forsworn: (where) => `Promesse : ne pas finir le prochain déplacement ${where}.`,
    falseAccusations: (count) => `Fausses accusations : ${count}.`,
    hand: (monks) => `Main : ${monks}.`,
    emptyHand: 'Main : vide.',
    crossed: (crossed, left) =>
      `${counted(crossed, 'suspect rayé', 'suspects rayés')}, ${counted(left, 'restant', 'restants')}.`,
    book: explained,
    handedIn: (what) => `Remis : ${what}.`,
  },
  endings: {
    found: (who, name) => `${does(who, 'avez', 'a')} trouvé le coupable : ${name}.`,
    compline: (name) => `Complies sont passées, et personne n’a nommé le coupable : ${name}.`,
    winners: (names) => {
      const [first] = names;
      if (names.length === 1) return `${does(first, 'gagnez', 'gagne')}.`;
      return `Victoire partagée : ${list(names.map(object))}.`;
    },
    nobody: 'La partie s’est arrêtée avant que le mystère soit éclairci.',
  },
  reference: referenceFr,
  sameAs: (feature, same) => sameAsFr(feature, same),
  form: {
    whom: 'À qui demandez-vous ?',
    kind: 'Sur quoi porte la question ?',
    kinds: {
      count: 'Combien de ses cartes sont …',
      hold: 'S’il a en main …',
      atLeast: 'S’il a en main au moins tant de …',
      compare: 'S’il a plus de … que de …',
      most: 'De quel ordre, rang … il a le plus de cartes',
      crossedCount: 'Combien il a rayé de …',
      crossed: 'S’il a rayé …',
      leftCount: 'Combien il lui reste de …',
      visited: 'Si un de ses déplacements a fini … (tous l’ont vu)',
      received: 'Une caractéristique de la dernière carte reçue d’un joueur',
      shownBy: 'Une caractéristique de la dernière carte montrée par un joueur',
      stillHold: 'S’il a encore une carte que vous connaissez tous deux',
      stillSo: 'Si ce qu’il a dit en dernier tient toujours',
      willGo: 'Si son prochain déplacement finira …',
      atMost: 'S’il lui reste au plus tant de suspects',
      allShare: 'Si tous ses suspects restants ont une caractéristique commune',
    },
    stillSo: (question, answer) => `S’il répond toujours ${quoted(`${answer}.`)} à ${quoted(question)}`,
    atom: 'Quels moines ?',
    anybody: 'tous, quels qu’ils soient',
    than: 'Comparés à quels moines ?',
    more: 'Et encore ?',
    end: 'C’est tout',
    and: 'et de plus …',
    or: 'ou bien …',
    alsoName: (name) => `ou ${name}`,
    not: (value) =>
      value === 'hooded' || value === 'bareheaded' ? `pas ${VALUES_FR[value]}` : `non ${VALUES_FR[value]}`,
    suspect: 'Quel suspect ?',
    room: 'Quelle salle ?',
    from: 'Reçue de qui ?',
    shownBy: 'Montrée par qui ?',
    reference: 'Quelle carte ?',
    feature: 'Quelle caractéristique ?',
    number: 'Combien ?',
    card: (number, of) => (of === 1 ? 'Quelle carte ?' : `Quelle carte ? (${number} sur ${of})`),
    titles: {
      ask: 'Poser une question de votre cru …',
      askAll: 'Poser à tous une question de votre cru …',
      give: 'Choisir ce que vous remettez …',
    },
  },
  chapters: {
    material: 'Le matériel',
    setUp: 'La mise en place',
    turn: 'Un tour',
    questions: 'Les questions',
    squares: 'Les salles de l’abbaye',
    mass: 'La messe',
    chapter: 'Révélations et accusations',
    penance: 'La pénitence',
    variants: 'À six, et variantes',
    secrets: 'Qui voit quoi',
  },
  primer: frenchPrimer,
  rules: frenchRules,
};
