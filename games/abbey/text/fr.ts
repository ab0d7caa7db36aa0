import { elide } from '@conclave/engine';
import { does, list, object, of } from '../../french.ts';
import { capital, type Who } from '../../words.ts';
import cards from '../data/cards.json' with { type: 'json' };
import type { Event } from '../rules/events.ts';
import type { Move } from '../rules/moves.ts';
import { COLOUR_OF, ROOM_IDS, type Room } from '../rules/rooms.ts';
import { MONKS, type Value } from '../rules/suspects.ts';
import type { View } from '../rules/view.ts';
import { booksFr, eventsFr, libraryFr } from './cards-fr.ts';
import type { Lexicon, Speaker } from './lexicon.ts';
import { answerFr, questionFr, referenceFr, sameAsFr, VALUES_FR } from './question-fr.ts';
import { frenchRules } from './rules-fr.ts';

const COLOURS = ['rouge', 'bleue', 'verte', 'jaune', 'violette', 'grise'];

/** The room, and how one is there. */
const ROOM_WORDS: Readonly<Record<string, readonly [string, string]>> = {
  ecclesia: ['l’église', 'à l’église'],
  crypta: ['la crypte', 'à la crypte'],
  confessorium1: ['le confessionnal de l’église', 'au confessionnal de l’église'],
  confessorium2: ['le confessionnal de la cour', 'au confessionnal de la cour'],
  aula: ['la cour', 'dans la cour'],
  porta: ['la porterie', 'à la porterie'],
  parlatorium: ['le parloir', 'au parloir'],
  claustrum_s: ['le cloître sud', 'dans le cloître sud'],
  claustrum_w: ['le cloître ouest', 'dans le cloître ouest'],
  claustrum_e: ['le cloître est', 'dans le cloître est'],
  claustrum_n: ['le cloître nord', 'dans le cloître nord'],
  capitulum: ['la salle du chapitre', 'dans la salle du chapitre'],
  sacristia: ['la sacristie', 'à la sacristie'],
  hortus: ['le jardin', 'au jardin'],
  infirmaria: ['l’infirmerie', 'à l’infirmerie'],
  scriptorium: ['le scriptorium', 'au scriptorium'],
  bibliotheca: ['la bibliothèque', 'à la bibliothèque'],
  refectorium: ['le réfectoire', 'au réfectoire'],
  culina: ['la cuisine', 'à la cuisine'],
  ambulacrum_w: ['le couloir ouest', 'dans le couloir ouest'],
  ambulacrum_e: ['le couloir est', 'dans le couloir est'],
};

function roomWords(number: Room): readonly [string, string] {
  const cell = `la cellule ${COLOURS[COLOUR_OF[number]]}`;
  return ROOM_WORDS[ROOM_IDS[number]] ?? [cell, `dans ${cell}`];
}
const room = (number: Room) => roomWords(number)[0];
const inRoom = (number: Room) => roomWords(number)[1];

const cardsOf = (count: number) =>
  count === 1 ? 'une carte' : `${count} ${count === 0 ? 'carte' : 'cartes'}`;
const ofWhom = (who: Who) => of(object(who));
const aCard = (card: number | null, speak: Speaker) => (card === null ? 'une carte' : speak.monk(card));
/** "vous donne", "donne à Bo" */
const to = (who: Who) => (who.you ? 'vous' : `à ${who.name}`);

const RANKS: Readonly<Partial<Record<Value, string>>> = {
  father: 'le père',
  brother: 'le frère',
  novice: 'le novice',
};

function monk(suspect: number): string {
  const { nameFr, rank } = MONKS[suspect];
  return `${RANKS[rank] ?? ''} ${nameFr}`;
}

/** A card's name and what it does; after a colon French goes on with a small letter. */
const explained = ({ name, text }: { readonly name: string; readonly text: string }) =>
  `${name} : ${text.charAt(0).toLowerCase()}${text.slice(1)}`;
const asked = (values: readonly Value[]) => values.map((value) => VALUES_FR[value]).join(' et ');
const culpritIs = (value: Value) => {
  switch (value) {
    case 'hooded':
      return 'Le coupable porte un capuchon';
    case 'bareheaded':
      return 'Le coupable n’a pas de capuchon';
    case 'bearded':
    case 'shaven':
    case 'fat':
    case 'thin':
      return `Le coupable est ${VALUES_FR[value]}`;
    default:
      return `Le coupable est un ${VALUES_FR[value]}`;
  }
};

const MASSES = cards.masses.map(({ nameFr }) => nameFr);
const WINDOWS = {
  pass: 'Chacun choisit les cartes qu’il passe à gauche.',
  right: 'Chacun choisit une carte à passer à droite.',
  bishop: 'Chacun choisit une carte à montrer à gauche.',
  exchange: 'Deux joueurs choisissent les cartes qu’ils échangent.',
  censure: 'Quiconque garde des livres en choisit un à rendre.',
  answers: 'Tous les autres répondent à la question.',
} as const;

function label(move: Move, view: View, speak: Speaker): string {
  switch (move.kind) {
    case 'step':
      return `Aller vers ${room(move.room)}`;
    case 'put':
      return `Sortir du labyrinthe ${inRoom(move.room)}`;
    case 'key':
      return `Utiliser la clé secrète : ressortir ${inRoom(move.room)}`;
    case 'halt':
      return 'S’arrêter ici';
    case 'stay':
      return 'Rester : il n’y a pas d’issue';
    case 'pray':
      return 'Prier, et passer son tour';
    case 'ask':
      return `Demander à ${speak.name(move.of)} : « ${speak.question(move.question, view.asked && 'seat' in view.asked ? view.asked.seat : -1)} »`;
    case 'askAll':
      return `Demander à tous : « ${speak.question(move.question, view.active)} »`;
    case 'answer': {
      const told =
        view.asked?.kind === 'answer' && view.asked.answer ? ` : ${speak.answer(view.asked.answer)}` : '';
      return `Répondre${told}`;
    }
    case 'silence':
      return 'Garder le silence';
    case 'pledge':
      return move.yes ? 'Répondre oui, et s’y tenir' : 'Répondre non, et s’y tenir';
    case 'say':
      return `Dire « ${move.text} »`;
    case 'waive':
      return 'Ne rien demander en retour';
    case 'confess':
      return 'Entendre une confession : prendre une carte au hasard au dernier visiteur';
    case 'spy':
      return 'Fouiller la cellule : prendre une carte au hasard à son occupant';
    case 'draw':
      return 'Prendre le premier suspect du parloir';
    case 'request':
      return `Se faire montrer une carte par ${speak.name(move.of)} : ${asked(move.values)}`;
    case 'read':
      return 'Piocher un livre';
    case 'venerate':
      return 'Prendre une carte Crypte';
    case 'reveal':
      return `Révéler : « ${culpritIs(move.value)} »`;
    case 'accuse':
      return `Accuser ${speak.monk(move.suspect)}`;
    case 'done':
      return 'Terminer le tour';
    case 'relic':
      return 'Utiliser la carte Crypte pour rejouer';
    case 'play':
      return `Jouer ${explained(booksFr[move.book])}`;
    case 'look':
      return `Jouer ${booksFr.S09.name} : regarder deux cartes ${of(speak.name(move.of))}`;
    case 'listen': {
      const whisper = view.whispers.at(move.whisper);
      if (!whisper) return `Jouer ${booksFr.S06.name}`;
      const how = whisper.how === 'taken' ? 'a pris à' : 's’est fait montrer par';
      return `Jouer ${booksFr.S06.name} : ce ${elide('que', speak.name(whisper.to))} ${how} ${speak.name(whisper.from)}`;
    }
    case 'show':
      return `Montrer ${speak.monk(move.card)}`;
    case 'yield':
      return `Laisser prendre ${speak.monk(move.card)}`;
    case 'yieldAny':
      return 'Laisser le hasard choisir la carte prise';
    case 'hand':
      return `Donner ${speak.monk(move.card)}`;
    case 'choose':
      return `Choisir ${speak.name(move.of)}`;
    case 'enough':
      return 'Ne choisir personne d’autre';
    case 'decline':
      return 'Ne rien révéler';
    case 'name':
      return `Nommer : ${asked(move.values)}`;
    case 'pick':
      return `Choisir ${speak.monk(move.card)}`;
    case 'pickBook':
      return `Choisir ${booksFr[move.book].name}`;
    case 'give':
      return 'Remettre votre choix';
    case 'keep':
      return `Jouer ${booksFr.S01.name} : ne rien passer`;
    case 'withdraw':
      return 'Reprendre son choix';
    case 'confirm':
      return 'Donner sa réponse';
    case 'hush':
      return `Jouer ${booksFr.S05.name} : ne pas répondre`;
    case 'cross':
      return `Rayer ou rétablir ${speak.monk(move.suspect)}`;
  }
}

/** Whose turn it is. */
function turnOf(view: { turn: 'normal' | 'relic' | 'labyrinth' }, who: Who): string {
  switch (view.turn) {
    case 'normal':
      return who.you ? 'C’est à vous.' : `C’est au tour ${ofWhom(who)}.`;
    case 'relic':
      return who.you ? 'Vous rejouez.' : `${who.name} rejoue.`;
    case 'labyrinth':
      return `${does(who, 'sortez', 'sort')} du labyrinthe.`;
  }
}

/** A gift: "Bo vous donne X", "Vous donnez X à Bo". */
function gives(giver: Who, receiver: Who, you: string, other: string, what: string): string {
  if (receiver.you) return `${does(giver, you, `vous ${other}`)} ${what}.`;
  return `${does(giver, you, other)} ${what} ${to(receiver)}.`;
}

function sentence(event: Event, speak: Speaker): string {
  const { who } = speak;
  switch (event.type) {
    case 'opened':
      return `Frère Adelme gît au pied des murs. L’un des 24 moines l’a tué. ${capital(cardsOf(event.pile))} au parloir, ${event.each} en main pour chacun.`;
    case 'dealt':
      return event.cards === null
        ? `${does(who(event.seat), 'recevez', 'reçoit')} ses suspects.`
        : `${does(who(event.seat), 'avez', 'a')} en main ${speak.monks(event.cards)}.`;
    case 'firstPlayer':
      return `${does(who(event.seat), 'prenez', 'prend')} la cloche et ${who(event.seat).you ? 'jouez' : 'joue'} en premier. La prochaine messe : ${MASSES[event.mass]}.`;
    case 'confessors': {
      const [one, two] = event.seats.map((seat) => object(who(seat)));
      return `Derniers vus à confesse : ${one} près de l’église, ${two} près de la cour.`;
    }
    case 'bell':
      return `La cloche passe sur ${event.at}.`;
    case 'bellHeld':
      return 'La cloche ne bouge pas.';
    case 'turn':
      return turnOf(event, who(event.seat));
    case 'skipped':
      return event.why === 'prayer'
        ? `${does(who(event.seat), 'passez', 'passe')} le tour en prière.`
        : `${does(who(event.seat), 'avez', 'a')} la fièvre et ${who(event.seat).you ? 'passez' : 'passe'} le tour.`;
    case 'stepped':
      return `${does(who(event.seat), 'allez', 'va')} vers ${room(event.to)}.`;
    case 'placed':
      return `${does(who(event.seat), 'arrivez', 'arrive')} ${inRoom(event.room)}.`;
    case 'moved':
      return `${does(who(event.seat), 'vous arrêtez', 's’arrête')} ${inRoom(event.room)}.`;
    case 'stayed':
      return `${does(who(event.seat), 'restez', 'reste')} ${inRoom(event.room)}, faute d’issue.`;
    case 'caught':
      return who(event.intruder).you
        ? `${does(who(event.owner), '', 'vous surprend dans sa cellule')} !`
        : `${does(who(event.owner), 'surprenez', 'surprend')} ${object(who(event.intruder))} dans ${who(event.owner).you ? 'votre' : 'sa'} cellule !`;
    case 'penance':
      return `${does(who(event.seat), 'partez', 'part')} en pénitence à l’église.`;
    case 'asked':
      return who(event.of).you
        ? `${does(who(event.asker), '', 'vous demande')} : « ${speak.question(event.question, event.asker)} »`
        : `${does(who(event.asker), 'demandez', 'demande')} ${to(who(event.of))} : « ${speak.question(event.question, event.asker)} »`;
    case 'answered':
      return `${does(who(event.of), 'répondez', 'répond')} : « ${speak.answer(event.answer)}. »${event.question.kind === 'free' ? ' (Réponse non vérifiée.)' : ''}`;
    case 'silent':
      return event.book
        ? `${does(who(event.of), 'n’avez', 'n’a')} pas à répondre.`
        : `${does(who(event.of), 'posez', 'pose')} un doigt sur ${who(event.of).you ? 'vos' : 'ses'} lèvres.`;
    case 'waived':
      return `${does(who(event.seat), 'ne demandez', 'ne demande')} rien en retour.`;
    case 'askedAll':
      return `${does(who(event.asker), 'demandez', 'demande')} à tous : « ${speak.question(event.question, event.asker)} »`;
    case 'answeredAll':
      return `Les réponses : ${event.answers.map(({ seat, answer }) => `${object(who(seat))} : ${answer ? speak.answer(answer) : 'silence'}`).join(' ; ')}.`;
    case 'took': {
      const what = aCard(event.card, speak);
      if (event.how === 'caught') return gives(who(event.from), who(event.by), 'rendez', 'rend', what);
      return gives(who(event.by), who(event.from), 'prenez', 'prend', what);
    }
    case 'gave':
      return gives(who(event.by), who(event.to), 'donnez', 'donne', aCard(event.card, speak));
    case 'drew':
      return `${does(who(event.seat), 'prenez', 'prend')} ${aCard(event.card, speak)} au parloir.`;
    case 'peeked':
      return event.cards === null
        ? `${does(who(event.seat), 'regardez', 'regarde')} ${cardsOf(event.count)} du parloir.`
        : `Au parloir, à partir du dessus : ${speak.monks(event.cards)}.`;
    case 'bookKept':
      return event.book === null
        ? `${does(who(event.seat), 'gardez', 'garde')} un livre.`
        : `${does(who(event.seat), 'gardez', 'garde')} ${explained(booksFr[event.book])}`;
    case 'bookRead':
      return `${does(who(event.seat), 'lisez', 'lit')} ${explained(booksFr[event.book])}`;
    case 'bookPlayed':
      return `${does(who(event.seat), 'jouez', 'joue')} ${booksFr[event.book].name}.`;
    case 'bookLost':
      return `${does(who(event.seat), 'rendez', 'rend')} ${event.book === null ? 'un livre' : booksFr[event.book].name}.`;
    case 'libraryRead':
      return `${does(who(event.seat), 'lisez', 'lit')} ${explained(libraryFr[event.book])}`;
    case 'nothing':
      return 'Cela reste sans effet.';
    case 'die':
      return who(event.seat).you ? 'Le dé vous désigne.' : `Le dé désigne ${object(who(event.seat))}.`;
    case 'relicTaken':
      return `${does(who(event.seat), 'prenez', 'prend')} une carte Crypte.`;
    case 'relicUsed':
      return `${does(who(event.seat), 'rendez', 'rend')} la carte Crypte pour rejouer.`;
    case 'revealed':
      return `${does(who(event.seat), 'révélez', 'révèle')} : « ${culpritIs(event.value)}. »`;
    case 'accused':
      return `${does(who(event.seat), 'accusez', 'accuse')} ${speak.monk(event.suspect)}, à tort : ${who(event.holder).you ? 'vous avez' : `${object(who(event.holder))} a`} la carte.`;
    case 'found':
      return `${does(who(event.seat), 'accusez', 'accuse')} ${speak.monk(event.suspect)}, et personne ne peut le disculper !`;
    case 'requested':
      return `${does(who(event.by), 'voulez', 'veut')} voir ${who(event.of).you ? 'une de vos cartes' : `une carte ${of(object(who(event.of)))}`} : ${asked(event.values)}.`;
    case 'hasNone':
      return `${does(who(event.by), 'n’en avez', 'n’en a')} pas.`;
    case 'showed':
      return gives(
        who(event.by),
        who(event.to),
        'montrez',
        'montre',
        event.cards === null ? cardsOf(event.count) : speak.monks(event.cards),
      );
    case 'exposed':
      return `${does(who(event.seat), 'montrez', 'montre')} à tous ${speak.monk(event.card)}.`;
    case 'fromPile':
      return `${capital(speak.monk(event.card))} est montré à tous et rejoint ${who(event.seat).you ? 'votre main' : `la main ${ofWhom(who(event.seat))}`}.`;
    case 'overheard':
      return event.card === null
        ? `${does(who(event.seat), 'surprenez', 'surprend')} ce qui s’est passé entre ${object(who(event.to))} et ${object(who(event.from))}.`
        : `Entre ${object(who(event.to))} et ${object(who(event.from))}, c’était ${speak.monk(event.card)}.`;
    case 'counted':
      return `Cartes (${asked(event.values)}) : ${event.counts.map(({ seat, n }) => `${object(who(seat))} ${n}`).join(', ')}.`;
    case 'compelled':
      return `${does(who(event.of), 'ne pouvez', 'ne peut')} garder le silence devant ${object(who(event.by))} jusqu’à la prochaine messe.`;
    case 'mass':
      return `La cloche sonne ${MASSES[event.mass]}. Tous vont à l’église et passent ${cardsOf(event.passes)} à gauche.`;
    case 'passed':
      return gives(
        who(event.by),
        who(event.to),
        'passez',
        'passe',
        event.cards === null ? cardsOf(event.count) : speak.monks(event.cards),
      );
    case 'withheld':
      return `${does(who(event.seat), 'ne passez', 'ne passe')} rien.`;
    case 'event':
      return `${eventsFr[event.event].name}. ${eventsFr[event.event].text}`;
    case 'eventOver':
      return `${eventsFr[event.event].name} : c’est fini.`;
    case 'fever':
      return `${does(who(event.seat), 'avez', 'a')} la fièvre.`;
    case 'jubilee':
      return event.seats.length === 0
        ? 'Personne ne faisait pénitence.'
        : 'Toutes les pénitences sont levées.';
    case 'relicsReturned':
      return event.seats.length === 0
        ? 'Personne n’avait de carte Crypte.'
        : 'Les cartes Crypte ont disparu.';
    case 'picked':
      return `Vous avez choisi ${speak.monks(event.cards)}.`;
    case 'pickedBook':
      return `Vous avez choisi ${booksFr[event.book].name}.`;
    case 'handedIn':
      return 'Vous avez remis votre choix.';
    case 'withdrew':
      return 'Vous avez repris votre choix.';
    case 'crossed':
      return event.on
        ? `Vous avez rayé ${speak.monk(event.suspect)}.`
        : `Vous avez rétabli ${speak.monk(event.suspect)}.`;
    case 'ended':
      return `Le coupable est ${speak.monk(event.culprit)}.`;
  }
}

function describe(view: View, speak: Speaker, reader: number | 'gallery') {
  const { who } = speak;
  const table: string[] = [];
  if (view.ended === null) table.push(turnOf(view, who(view.active)));
  if (view.asked?.kind === 'window') table.push(WINDOWS[view.asked.window]);
  if (view.asked?.kind === 'answer') {
    table.push(
      `${does(who(view.asked.asker), 'demandez', 'demande')} : « ${speak.question(view.asked.question, view.asked.asker)} »`,
    );
  }
  if (view.phase === 'move' && view.ended === null) {
    table.push(view.steps < 2 ? `Il reste ${view.steps} pas.` : `Il reste ${view.steps} pas à faire.`);
  }
  table.push(
    `La cloche est sur ${view.bell}, avant ${MASSES[view.mass]}. Premier joueur : ${object(who(view.first))}.`,
  );
  const seen = view.pile.flatMap((card) => (card === null ? [] : [speak.monk(card)]));
  table.push(
    `${capital(cardsOf(view.pile.length))} au parloir.${seen.length > 0 ? ` Vous y connaissez ${list(seen)}.` : ''}`,
  );
  const [one, two] = view.confessors.map((seat) => object(who(seat)));
  table.push(`Derniers visiteurs des confessionnaux : ${one} près de l’église, ${two} près de la cour.`);
  if (view.lasting) table.push(explained(eventsFr[view.lasting]));
  if (view.custody !== null) table.push(`${booksFr.S08.name} est posé devant ${object(who(view.custody))}.`);
  for (const { seat, value } of view.revelations)
    table.push(`${does(who(seat), 'avez révélé', 'a révélé')} : « ${culpritIs(value)}. »`);
  if (view.culprit !== null) table.push(`Le coupable est ${speak.monk(view.culprit)}.`);
  const from = reader === 'gallery' ? 0 : reader;
  const order = view.players.map((_player, i) => (from + i) % view.players.length);
  const players = order.map((seat) => {
    const player = view.players[seat];
    const lines = [
      `${capital(inRoom(player.room))} ; ${seat === reader ? 'votre' : 'sa'} cellule est la ${COLOURS[player.colour]}.`,
      `${capital(cardsOf(player.cards))}, ${player.books} ${player.books < 2 ? 'livre' : 'livres'}${player.relic ? ', une carte Crypte' : ''}.`,
    ];
    if (player.penitent) lines.push('En pénitence.');
    if (player.skips) lines.push('Prochain tour perdu.');
    if (player.vow !== null) lines.push(`Promesse : finir ${inRoom(player.vow)}.`);
    if (player.falseAccusations > 0) lines.push(`Fausses accusations : ${player.falseAccusations}.`);
    if (player.own) {
      lines.push(`Main : ${speak.monks(player.own.hand) || 'vide'}.`);
      const crossed = player.own.crossed.length;
      const left = MONKS.length - crossed;
      lines.push(
        `${crossed} ${crossed < 2 ? 'suspect rayé' : 'suspects rayés'}, ${left} ${left < 2 ? 'restant' : 'restants'}.`,
      );
      for (const book of player.own.books) lines.push(explained(booksFr[book]));
      if (player.own.picked.length > 0) lines.push(`Votre choix : ${speak.monks(player.own.picked)}.`);
    }
    const name = who(seat);
    return { heading: name.you ? 'Vous' : name.name, lines };
  });
  return [{ heading: 'L’abbaye', lines: table }, ...players];
}

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
    bookLimit: { name: 'Deux livres au plus', line: 'Qui garde deux livres ne peut entrer au scriptorium.' },
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
    freeQuestions: {
      name: 'Questions libres',
      line: 'On peut questionner avec ses propres mots ; les réponses ne sont pas vérifiées.',
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
  features: { order: 'ordre', rank: 'rang', hood: 'capuche', beard: 'visage', build: 'carrure' },
  events: eventsFr,
  books: booksFr,
  library: libraryFr,
  room,
  inRoom,
  monk,
  list: (words) => list(words),
  question: (question, asker, speak) => questionFr(question, asker, speak, inRoom),
  answer: answerFr,
  label,
  sentence,
  refusals: {
    over: 'Le mystère est éclairci : la partie est finie.',
    notYourTurn: 'Ce n’est pas à vous d’agir.',
    outOfOrder: 'Cela ne peut se faire en ce moment.',
    noSuchPlayer: 'Il faut un autre joueur de cette table.',
    notJoined: 'Aucune porte n’y mène d’ici.',
    mayNotEnter: 'Vous ne pouvez pas entrer dans cette salle maintenant.',
    noWayToEnd: 'De là, votre déplacement ne pourrait finir comme il le doit.',
    mustMove: 'Vous devez vous déplacer, et ne pas finir où vous étiez.',
    mayMove: 'Vous pouvez vous déplacer, donc vous le devez.',
    vowed: 'Vous avez donné votre parole à ce sujet.',
    alreadyMoved: 'Vous êtes déjà en chemin.',
    noLabyrinth: 'Seul le labyrinthe ouvre toutes les portes.',
    notMet: 'On n’interroge que celui qui se trouve sur la même case.',
    penitent: 'Un pénitent ne pose ni ne reçoit de question.',
    notToAsk: 'Cette question ne peut être posée ainsi.',
    freeOff: 'Les questions en mots libres ne sont pas permises dans cette partie.',
    noReference: 'Il n’y a pas de telle carte entre vous deux.',
    neverReceived: 'Il n’a jamais reçu de carte de ce joueur.',
    plainchant: 'Plain-chant : une seule caractéristique ou un seul suspect.',
    notToAll:
      'On ne peut demander à tous que ce qui touche aux cartes et aux listes, sans rappel d’une carte.',
    mustAnswer: 'Il faut répondre à cette question.',
    computed: 'La réponse est fixée : vous ne pouvez que la donner.',
    alreadyActed: 'Vous avez déjà utilisé cette case.',
    notHere: 'Cela ne se fait pas dans cette salle.',
    ownConfession: 'C’est vous qui vous êtes confessé ici en dernier.',
    emptyHand: 'Il n’y a aucune carte à prendre.',
    ownCell: 'Il n’y a rien à fouiller dans votre propre cellule.',
    noOwner: 'Cette cellule n’est à personne.',
    pileEmpty: 'Il ne reste plus de suspects au parloir.',
    pileLeft: 'Il reste des suspects à prendre au parloir.',
    noRelics: 'La crypte est vide.',
    oneRelic: 'Vous avez déjà une carte Crypte.',
    relicNotNow: 'Une carte Crypte ne peut servir maintenant.',
    stated: 'Cela a déjà été révélé.',
    pileBarsAccusing: 'Nul n’accuse tant qu’il reste des suspects au parloir.',
    ownCard: 'Vous avez vous-même cette carte.',
    noSuchCard: 'Vous n’avez pas cette carte.',
    cardDoesNotFit: 'Cette carte n’est pas celle qu’on demande.',
    enoughPicked: 'Vous en avez choisi assez.',
    notEnoughPicked: 'Vous n’en avez pas encore choisi assez.',
    alreadyPicked: 'Vous avez déjà choisi.',
    noSuchBook: 'Vous n’avez pas ce livre.',
    bookNotNow: 'Ce livre ne peut se jouer maintenant.',
    noWhisper: 'Il n’y a rien de tel à surprendre.',
    targetHasNoCard: 'Ce joueur n’a pas de carte.',
    oneFeatureOnly: 'Nommez une seule caractéristique.',
    mustChoose: 'Vous devez choisir un joueur.',
    nothingHandedIn: 'Vous n’avez rien remis.',
    handedIn: 'Vous avez déjà remis votre choix.',
    crossesOff: 'Les croix à la main ne comptent pas dans cette partie.',
    askedJustNow: 'Pas pendant qu’on vous interroge.',
  },
  otherRefusal: 'Ce n’est pas possible.',
  whys: {
    forced: () => 'Les règles ne laissent pas le choix.',
    random: () => 'Comme ça.',
    certain: () => 'Il ne reste personne d’autre.',
    likely: ({ percent }) => `C’est lui à ${percent} %.`,
    revealing: ({ percent }) => `C’est vrai à ${percent} %, et cela rapporte au-dessus d’un tiers.`,
    room: ({ room: number }) =>
      number === undefined ? 'Cette salle vaut le plus.' : `En ce moment, ${room(number)} vaut le plus.`,
    asking: () =>
      'De toutes les questions envisagées, c’est celle qui apprend le plus pour ce qu’elle trahit.',
    answering: () => 'La réponse trahit peu, et une question en retour vaut davantage.',
    silence: () => 'La réponse en dirait trop.',
    passing: () => 'Ce sont les cartes qui apprennent le moins au voisin.',
    book: () => 'C’est le moment de ce livre.',
    nothingToDo: () => 'Il n’y a plus rien à gagner ici.',
  },
  describe,
  endings: {
    found: (who, name) => `${does(who, 'avez', 'a')} trouvé le coupable : ${name}.`,
    compline: (name) => `Complies est passé, et personne n’a nommé le coupable : ${name}.`,
    winners: (names) => {
      const [first] = names;
      if (names.length === 1) return `${does(first, 'gagnez', 'gagne')}.`;
      return `${capital(list(names.map((who) => (who.you ? 'vous' : who.name))))} : la victoire est partagée.`;
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
      compare: 'S’il a plus de … que de …',
      crossedCount: 'Combien il a rayé de …',
      crossed: 'S’il a rayé …',
      leftCount: 'Combien il lui reste de …',
      visited: 'Si un de ses déplacements a fini …',
      received: 'Une caractéristique de la dernière carte reçue de …',
      willGo: 'Si son prochain déplacement finira …',
      atMost: 'S’il lui reste au plus tant de suspects',
      allShare: 'Si tous ses suspects restants ont une caractéristique commune',
      free: 'Avec vos propres mots',
    },
    atom: 'Quels moines ?',
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
    feature: 'Quelle caractéristique ?',
    number: 'Combien ?',
    say: 'Que dites-vous ?',
    sayings: { yes: 'Oui', no: 'Non', '?': 'Je ne sais pas' },
    titles: {
      ask: 'Poser une question de votre cru …',
      askAll: 'Poser à tous une question de votre cru …',
      say: 'Répondre …',
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
  rules: frenchRules,
};
