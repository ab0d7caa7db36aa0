import type { BookId, EventId, LibraryId, StarredId } from '../rules/cards.ts';
import type { CardWords } from './lexicon.ts';

export const eventsFr: Readonly<Record<EventId, CardWords>> = {
  toYourCells: {
    name: 'Chacun dans sa cellule',
    text: 'Le prieur envoie tout le monde au lit : chaque pion rejoint la cellule de sa couleur. Il ne s’y passe rien. Les pénitents et les fiévreux restent à l’église.',
  },
  round: {
    name: 'Le canon',
    text: 'Tous en chœur : Frère Jacques, à quatre voix. Il ne se passe rien d’autre.',
  },
  plainchant: {
    name: 'Plain-chant',
    text: 'Jusqu’à la prochaine messe, une question ne porte que sur une caractéristique ou un suspect : rien n’est combiné, comparé ni rappelé.',
  },
  secondBody: {
    name: 'Un second corps',
    text: 'Le premier suspect du parloir est montré à tous et rejoint la main du nouveau premier joueur. S’il n’en reste plus, le dé désigne un joueur qui montre à tous une carte au hasard et la garde.',
  },
  greatSilence: { name: 'Grand silence', text: 'Jusqu’à la prochaine messe, personne ne pose de question.' },
  vowOfTruth: {
    name: 'Vœu de vérité',
    text: 'Jusqu’à la prochaine messe, qui est interrogé doit répondre. Il peut toujours poser une question en retour.',
  },
  bishopsVisit: {
    name: 'Visite de l’évêque',
    text: 'Chacun, en même temps, montre une carte de son choix à son voisin de gauche, et la garde.',
  },
  copyistsAtWork: {
    name: 'Les copistes au travail',
    text: 'Jusqu’à la prochaine messe, le scriptorium est fermé, et avec lui le chemin de la bibliothèque.',
  },
  librarianDozes: {
    name: 'Le bibliothécaire s’endort',
    text: 'Jusqu’à la prochaine messe, la bibliothèque est ouverte à qui n’y est pas encore allé.',
  },
  search: {
    name: 'Fouille',
    text: 'Le dé désigne une cellule : son propriétaire montre à tous une carte au hasard et la garde.',
  },
  fever: {
    name: 'Fièvre',
    text: 'Le dé désigne le malade : il passe son prochain tour. On peut toujours l’interroger.',
  },
  procession: {
    name: 'Procession',
    text: 'Au premier tour de table après cette messe, chacun avance d’une case de moins, mais d’une au moins.',
  },
  feastDay: {
    name: 'Jour de fête',
    text: 'Jusqu’à la prochaine messe, chacun peut avancer d’une case de plus.',
  },
  pilgrims: {
    name: 'Des pèlerins au parloir',
    text: 'Le nouveau premier joueur prend en secret le premier suspect du parloir. S’il n’en reste plus, son voisin de gauche lui montre une carte au hasard.',
  },
  contraryRumour: {
    name: 'Rumeur contraire',
    text: 'Chacun, en même temps, passe une carte de son choix à droite.',
  },
  newConfessors: { name: 'Nouveaux confesseurs', text: 'Les deux dés des confessionnaux sont relancés.' },
  jubilee: { name: 'Jubilé', text: 'Toute pénitence et tout tour à passer sont levés.' },
  stolenRelics: { name: 'Les reliques volées', text: 'Toutes les reliques retournent à la crypte.' },
};

/** Books with a star speak to whoever keeps them, the others, read aloud, of “le lecteur”. */
export const booksFr: Readonly<Record<BookId, CardWords>> = {
  alchemy: {
    name: 'De Alchemia',
    text: 'À une messe, ne passez aucune carte. Vous recevez comme d’habitude.',
  },
  itinerary: {
    name: 'Itinerarium',
    text: 'Avant votre déplacement : vous pouvez aller deux cases plus loin à ce tour.',
  },
  secretKey: {
    name: 'Clavis secreta',
    text: 'Au lieu de vous déplacer : placez votre pion dans toute autre salle où vous pourriez entrer, sauf la bibliothèque.',
  },
  artOfQuestioning: {
    name: 'Ars interrogandi',
    text: 'Après un silence opposé à votre question, avant votre action : il faut y répondre, sans question en retour.',
  },
  ruleOfSilence: {
    name: 'Regula silentii',
    text: 'Quand vous êtes tenu de répondre : vous ne répondez pas.',
  },
  onHearing: {
    name: 'De auditu',
    text: 'À votre tour : apprenez quelle carte un joueur a prise à un autre, ou s’est fait montrer, depuis votre dernier tour.',
  },
  indulgence: {
    name: 'Indulgentia',
    text: 'Au début d’un tour que vous passeriez en pénitence : jouez-le normalement.',
  },
  onCustody: {
    name: 'De custodia',
    text: 'Posez-le face visible à votre tour. La prochaine fois qu’une carte doit vous être prise au hasard, vous choisissez laquelle.',
  },
  artOfMemory: {
    name: 'Ars memoriae',
    text: 'À votre tour : regardez deux cartes au hasard d’un joueur de votre choix.',
  },
  letter: {
    name: 'Epistola',
    text: 'Après votre déplacement, avant votre action : interrogez n’importe qui, où qu’il soit.',
  },
  clock: {
    name: 'Horologium',
    text: 'À votre tour : la prochaine fois que la cloche devrait avancer ou sonner, elle reste muette.',
  },
  gospelOfJudas: {
    name: 'L’évangile de Judas',
    text: 'Le voisin de droite du lecteur regarde toute sa main.',
  },
  bestiary: {
    name: 'Bestiaire',
    text: 'Le lecteur regarde le premier suspect du parloir. S’il n’en reste plus, il regarde une carte au hasard d’un joueur de son choix.',
  },
  herbarium: {
    name: 'Herbarium',
    text: 'Le lecteur choisit un joueur : jusqu’à la prochaine messe, celui-ci ne peut garder le silence quand le lecteur l’interroge.',
  },
  catalogue: { name: 'Catalogus', text: 'Le lecteur pioche un autre livre.' },
  penitential: {
    name: 'Liber paenitentialis',
    text: 'Le lecteur part en pénitence, et son tour est fini.',
  },
  mirror: {
    name: 'Speculum',
    text: 'Le lecteur donne une carte de son choix à un joueur et lui en prend une au hasard.',
  },
  necrology: {
    name: 'Necrologium',
    text: 'Le lecteur nomme une ou deux caractéristiques : le nombre de ces cartes chez chaque autre joueur est annoncé.',
  },
  censorship: {
    name: 'Censura',
    text: 'Quiconque garde des livres en remet un sous la pile, sans le montrer.',
  },
  onTheft: {
    name: 'De furto',
    text: 'Le dé désigne un joueur : le lecteur lui prend une carte au hasard.',
  },
  onExchange: {
    name: 'De permutatione',
    text: 'Le dé désigne un joueur : le lecteur et lui choisissent chacun une carte et les échangent.',
  },
  onTruth: {
    name: 'De veritate',
    text: 'Le dé désigne un joueur : le lecteur lui pose une question à laquelle il doit répondre, sans retour.',
  },
  anonymousLetters: {
    name: 'Litterae',
    text: 'Le dé désigne un joueur. Le lecteur nomme une caractéristique ; ce joueur lui montre une telle carte ou dit qu’il n’en a pas.',
  },
  apocalypse: { name: 'Apocalypsis', text: 'Le dé désigne un joueur, qui part en pénitence.' },
};

/** Read aloud like the books without a star: everybody hears it, so nobody is “vous”. */
export const libraryFr: Readonly<Record<LibraryId, CardWords>> = {
  secretArchives: {
    name: 'Les archives secrètes',
    text: 'Le lecteur regarde toute la main d’un joueur de son choix.',
  },
  bookCupboard: {
    name: 'L’armoire des livres',
    text: 'Le lecteur pioche trois livres du scriptorium, garde ceux qui portent une étoile et applique les autres.',
  },
  bookOfRevelations: {
    name: 'Liber revelationum',
    text: 'Le lecteur peut faire aussitôt une révélation.',
  },
  disputedQuestions: {
    name: 'Quaestiones disputatae',
    text: 'Le lecteur pose une question à laquelle tous les autres doivent répondre.',
  },
  onDiscovery: {
    name: 'De inventione',
    text: 'Le lecteur prend une carte au hasard à un ou deux joueurs de son choix.',
  },
  bookOfSecrets: {
    name: 'Liber secretorum',
    text: 'Le lecteur regarde toutes les cartes qui restent au parloir. S’il n’y en a plus, il regarde une carte au hasard de chaque autre joueur.',
  },
  poetics: {
    name: 'La Poétique, livre second',
    text: 'Le lecteur regarde deux cartes au hasard de chaque autre joueur, puis part en pénitence.',
  },
  labyrinth: {
    name: 'Labyrinthus',
    text: 'Après ce tour, le lecteur en joue aussitôt un autre, où il peut ressortir dans toute salle où il pourrait entrer.',
  },
};

export const momentsFr: Readonly<Record<StarredId, string>> = {
  alchemy: 'à une messe, avant de remettre votre choix',
  itinerary: 'à votre tour, avant de vous déplacer',
  secretKey: 'à votre tour, au lieu de vous déplacer',
  artOfQuestioning: 'à votre tour, quand votre question s’est heurtée au silence, avant votre action',
  ruleOfSilence: 'quand on vous interroge et que vous devez répondre',
  onHearing: 'à votre tour, si d’autres ont pris ou se sont fait montrer des cartes depuis le précédent',
  indulgence: 'au début d’un tour de pénitence',
  onCustody: 'à votre tour',
  artOfMemory: 'à votre tour, si un autre joueur a des cartes',
  letter: 'à votre tour, après votre déplacement et avant votre action',
  clock: 'à votre tour, tant que la cloche n’est pas déjà retenue',
};
