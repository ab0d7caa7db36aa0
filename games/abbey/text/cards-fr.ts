import type { BookId, EventId, LibraryId } from '../rules/cards.ts';
import type { CardWords } from './lexicon.ts';

export const eventsFr: Readonly<Record<EventId, CardWords>> = {
  E01: {
    name: 'Chacun dans sa cellule',
    text: 'Le prieur envoie tout le monde au lit : chaque pion rejoint la cellule de sa couleur. Il ne s’y passe rien. Les pénitents et les fiévreux restent à l’église.',
  },
  E02: {
    name: 'Le canon',
    text: 'Tous en chœur : Frère Jacques, à quatre voix. Il ne se passe rien d’autre.',
  },
  E03: {
    name: 'Plain-chant',
    text: 'Jusqu’à la prochaine messe, une question ne porte que sur une caractéristique ou un suspect : rien n’est combiné, comparé ni rappelé.',
  },
  E04: {
    name: 'Un second corps',
    text: 'Le premier suspect du parloir est montré à tous et rejoint la main du nouveau premier joueur. S’il n’en reste plus, le dé désigne un joueur qui montre à tous une carte au hasard et la garde.',
  },
  E05: { name: 'Grand silence', text: 'Jusqu’à la prochaine messe, personne ne pose de question.' },
  E06: {
    name: 'Vœu de vérité',
    text: 'Jusqu’à la prochaine messe, qui est interrogé doit répondre. Il peut toujours poser une question en retour.',
  },
  E07: {
    name: 'Visite de l’évêque',
    text: 'Chacun, en même temps, montre une carte de son choix à son voisin de gauche, et la garde.',
  },
  E08: {
    name: 'Les copistes au travail',
    text: 'Jusqu’à la prochaine messe, le scriptorium est fermé, et avec lui le chemin de la bibliothèque.',
  },
  E09: {
    name: 'Le bibliothécaire s’endort',
    text: 'Jusqu’à la prochaine messe, la bibliothèque est ouverte à qui n’y est pas encore allé.',
  },
  E10: {
    name: 'Fouille',
    text: 'Le dé désigne une cellule : son occupant montre à tous une carte au hasard et la garde.',
  },
  E11: {
    name: 'Fièvre',
    text: 'Le dé désigne le malade : il passe son prochain tour. On peut toujours l’interroger.',
  },
  E12: {
    name: 'Procession',
    text: 'Au premier tour de table après cette messe, chacun avance d’une case de moins, mais d’une au moins.',
  },
  E13: { name: 'Jour de fête', text: 'Jusqu’à la prochaine messe, chacun peut avancer d’une case de plus.' },
  E14: {
    name: 'Des pèlerins au parloir',
    text: 'Le nouveau premier joueur prend en secret le premier suspect du parloir. S’il n’en reste plus, son voisin de gauche lui montre une carte au hasard.',
  },
  E15: { name: 'Rumeur contraire', text: 'Chacun, en même temps, passe une carte de son choix à droite.' },
  E16: { name: 'Nouveaux confesseurs', text: 'Les deux dés des confessionnaux sont relancés.' },
  E17: { name: 'Jubilé', text: 'Toute pénitence et tout tour à passer sont levés.' },
  E18: { name: 'Les reliques volées', text: 'Toutes les cartes Crypte retournent à la crypte.' },
};

export const booksFr: Readonly<Record<BookId, CardWords>> = {
  S01: { name: 'De Alchemia', text: 'À une messe, ne passez aucune carte. Vous recevez comme d’habitude.' },
  S02: {
    name: 'Itinerarium',
    text: 'Avant votre déplacement : vous pouvez aller deux cases plus loin à ce tour.',
  },
  S03: {
    name: 'Clavis secreta',
    text: 'Au lieu de vous déplacer : placez votre pion dans toute autre salle où vous pourriez entrer, sauf la bibliothèque.',
  },
  S04: {
    name: 'Ars interrogandi',
    text: 'Après un silence opposé à votre question, avant votre action : il faut y répondre, sans question en retour.',
  },
  S05: { name: 'Regula silentii', text: 'Quand vous êtes tenu de répondre : vous ne répondez pas.' },
  S06: {
    name: 'De auditu',
    text: 'À votre tour : apprenez quelle carte un joueur a prise à un autre, ou s’est fait montrer, depuis votre dernier tour.',
  },
  S07: {
    name: 'Indulgentia',
    text: 'Au début d’un tour que vous passeriez en pénitence : jouez-le normalement.',
  },
  S08: {
    name: 'De custodia',
    text: 'Posez-le face visible à votre tour. La prochaine fois qu’une carte doit vous être prise au hasard, vous choisissez laquelle.',
  },
  S09: {
    name: 'Ars memoriae',
    text: 'À votre tour : regardez deux cartes au hasard d’un joueur de votre choix.',
  },
  S10: {
    name: 'Epistola',
    text: 'Après votre déplacement, avant votre action : interrogez n’importe qui, où qu’il soit.',
  },
  S11: {
    name: 'Horologium',
    text: 'À votre tour : la prochaine fois que la cloche devrait avancer ou sonner, elle reste muette.',
  },
  S12: { name: 'L’évangile de Judas', text: 'Votre voisin de droite regarde toute votre main.' },
  S13: {
    name: 'Bestiaire',
    text: 'Regardez le premier suspect du parloir. S’il n’en reste plus, regardez une carte au hasard d’un joueur de votre choix.',
  },
  S14: {
    name: 'Herbarium',
    text: 'Choisissez un joueur : jusqu’à la prochaine messe, il ne peut garder le silence quand vous l’interrogez.',
  },
  S15: { name: 'Catalogus', text: 'Piochez un autre livre.' },
  S16: { name: 'Liber paenitentialis', text: 'Vous partez en pénitence, et votre tour est fini.' },
  S17: {
    name: 'Speculum',
    text: 'Donnez une carte de votre choix à un joueur et prenez-lui-en une au hasard.',
  },
  S18: {
    name: 'Necrologium',
    text: 'Nommez une ou deux caractéristiques : le nombre de ces cartes chez chaque autre joueur est annoncé.',
  },
  S19: { name: 'Censura', text: 'Quiconque garde des livres en remet un sous la pile, sans le montrer.' },
  S20: { name: 'De furto', text: 'Le dé désigne un joueur : prenez-lui une carte au hasard.' },
  S21: {
    name: 'De permutatione',
    text: 'Le dé désigne un joueur : chacun choisit une carte et vous les échangez.',
  },
  S22: {
    name: 'De veritate',
    text: 'Le dé désigne un joueur : posez-lui une question à laquelle il doit répondre, sans retour.',
  },
  S23: {
    name: 'Litterae',
    text: 'Le dé désigne un joueur : nommez une caractéristique ; il vous montre une telle carte ou dit qu’il n’en a pas.',
  },
  S24: { name: 'Apocalypsis', text: 'Le dé désigne un joueur, qui part en pénitence.' },
};

export const libraryFr: Readonly<Record<LibraryId, CardWords>> = {
  L1: { name: 'Les archives secrètes', text: 'Regardez toute la main d’un joueur de votre choix.' },
  L2: {
    name: 'L’armoire des livres',
    text: 'Piochez trois livres du scriptorium : gardez ceux qui portent une étoile, appliquez les autres.',
  },
  L3: { name: 'Liber revelationum', text: 'Vous pouvez faire aussitôt une révélation.' },
  L4: {
    name: 'Quaestiones disputatae',
    text: 'Posez une question à laquelle tous les autres doivent répondre.',
  },
  L5: { name: 'De inventione', text: 'Prenez une carte au hasard à un ou deux joueurs de votre choix.' },
  L6: {
    name: 'Liber secretorum',
    text: 'Regardez toutes les cartes qui restent au parloir. S’il n’y en a plus, regardez une carte au hasard de chaque autre joueur.',
  },
  L7: {
    name: 'La Poétique, livre second',
    text: 'Regardez deux cartes au hasard de chaque autre joueur. Puis vous partez en pénitence.',
  },
  L8: {
    name: 'Labyrinthus',
    text: 'Après ce tour, jouez-en aussitôt un autre, où vous pouvez ressortir dans toute salle où vous pourriez entrer.',
  },
};
