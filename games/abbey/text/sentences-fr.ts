/** What happened, in French. */

import { does, list, object, of } from '../../french.ts';
import { capital, type Who } from '../../words.ts';
import { booksFr, eventsFr, libraryFr } from './cards-fr.ts';
import type { Sentences, Speaker } from './lexicon.ts';
import { cardsOf, culpritIs, explained, inRoom, MASSES, quoted } from './names-fr.ts';
import { aMonkFr, monksFr } from './question-fr.ts';

const aCard = (card: number | null, speak: Speaker) => (card === null ? 'une carte' : speak.monk(card));
const someCards = (cards: readonly number[] | null, count: number, speak: Speaker) =>
  cards === null ? cardsOf(count) : speak.monks(cards);
const to = (who: Who) => `à ${object(who)}`;

/** A gift: "Bo vous donne X", "Vous donnez X à Bo". */
function gives(giver: Who, receiver: Who, you: string, other: string, what: string): string {
  if (receiver.you) return `${does(giver, you, `vous ${other}`)} ${what}.`;
  return `${does(giver, you, other)} ${what} ${to(receiver)}.`;
}

/** Whose turn it is. */
export function turnOf(who: Who, turn: 'normal' | 'relic' | 'labyrinth'): string {
  switch (turn) {
    case 'normal':
      return who.you ? 'C’est à vous.' : `C’est au tour ${of(who.name)}.`;
    case 'relic':
      return who.you ? 'Vous rejouez.' : `${who.name} rejoue.`;
    case 'labyrinth':
      return `${does(who, 'sortez', 'sort')} du labyrinthe.`;
  }
}

/** "Bo vous demande : « ... »" */
export const asks = (asker: Who, asked: Who, question: string) =>
  asked.you
    ? `${object(asker)} vous demande : ${quoted(question)}`
    : `${does(asker, 'demandez', 'demande')} ${to(asked)} : ${quoted(question)}`;

export const sentences: Sentences = {
  opened: ({ pile, each }) =>
    `Frère Adelme gît au pied des murs. L’un des 24 moines l’a tué. ${capital(cardsOf(pile))} au parloir, ${each} en main pour chacun.`,
  dealt: ({ seat, cards }, speak) =>
    cards === null
      ? `${does(speak.who(seat), 'recevez vos', 'reçoit ses')} suspects.`
      : `${does(speak.who(seat), 'avez', 'a')} en main ${speak.monks(cards)}.`,
  firstPlayer: ({ seat, mass }, { who }) =>
    `${does(who(seat), 'prenez', 'prend')} la cloche et ${who(seat).you ? 'jouez' : 'joue'} en premier. La prochaine messe : ${MASSES[mass]}.`,
  confessors: ({ seats }, { who }) => {
    const [church, courtyard] = seats.map((seat) => object(who(seat)));
    return `Derniers vus à confesse : ${church} près de l’église, ${courtyard} près de la cour.`;
  },
  bell: ({ at }) => `La cloche passe sur ${at}.`,
  bellHeld: () => 'La cloche ne bouge pas.',
  turn: ({ seat, turn }, { who }) => turnOf(who(seat), turn),
  skipped: ({ seat, why }, { who }) =>
    why === 'prayer'
      ? `${does(who(seat), 'passez votre', 'passe son')} tour en prière.`
      : `${does(who(seat), 'avez', 'a')} la fièvre et ${who(seat).you ? 'passez votre' : 'passe son'} tour.`,
  stepped: (event, { who }) => `${does(who(event.seat), 'allez', 'va')} ${inRoom(event.to)}.`,
  placed: ({ seat, room }, { who }) => `${does(who(seat), 'arrivez', 'arrive')} ${inRoom(room)}.`,
  stayed: ({ seat, room }, { who }) =>
    `${does(who(seat), 'restez', 'reste')} ${inRoom(room)}, faute d’issue.`,
  caught: ({ owner, intruder }, { who }) =>
    who(intruder).you
      ? `${object(who(owner))} vous surprend dans sa cellule !`
      : `${does(who(owner), 'surprenez', 'surprend')} ${object(who(intruder))} dans ${who(owner).you ? 'votre' : 'sa'} cellule !`,
  penance: ({ seat }, { who }) => `${does(who(seat), 'partez', 'part')} en pénitence à l’église.`,
  asked: ({ asker, of: asked, question }, speak) =>
    asks(speak.who(asker), speak.who(asked), speak.question(question, asker)),
  answered: (event, speak) =>
    `${does(speak.who(event.of), 'répondez', 'répond')} : ${quoted(`${speak.answer(event.answer)}.`)}`,
  silent: (event, { who }) =>
    event.book
      ? `${does(who(event.of), 'n’avez', 'n’a')} pas à répondre.`
      : `${does(who(event.of), 'posez', 'pose')} un doigt sur ${who(event.of).you ? 'vos' : 'ses'} lèvres.`,
  waived: ({ seat }, { who }) => `${does(who(seat), 'ne demandez', 'ne demande')} rien en retour.`,
  askedAll: ({ asker, question }, speak) =>
    `${does(speak.who(asker), 'demandez', 'demande')} à tous : ${quoted(speak.question(question, asker))}`,
  answeredAll: ({ answers }, speak) => {
    const said = answers.map(
      ({ seat, answer }) => `${object(speak.who(seat))} : ${answer ? speak.answer(answer) : 'silence'}`,
    );
    return `Les réponses : ${said.join(' ; ')}.`;
  },
  took: ({ by, from, card, how }, speak) =>
    how === 'caught'
      ? gives(speak.who(from), speak.who(by), 'rendez', 'rend', aCard(card, speak))
      : gives(speak.who(by), speak.who(from), 'prenez', 'prend', aCard(card, speak)),
  gave: (event, speak) =>
    gives(speak.who(event.by), speak.who(event.to), 'donnez', 'donne', aCard(event.card, speak)),
  drew: ({ seat, card }, speak) =>
    `${does(speak.who(seat), 'prenez', 'prend')} ${aCard(card, speak)} au parloir.`,
  peeked: ({ seat, count, cards }, speak) =>
    cards === null
      ? `${does(speak.who(seat), 'regardez', 'regarde')} ${cardsOf(count)} du parloir.`
      : `Au parloir, à partir du dessus : ${speak.monks(cards)}.`,
  bookKept: ({ seat, book }, { who }) =>
    `${does(who(seat), 'gardez', 'garde')} ${book === null ? 'un livre.' : explained(booksFr[book])}`,
  bookRead: ({ seat, book }, { who }) =>
    `${does(who(seat), 'lisez', 'lit')} à voix haute ${explained(booksFr[book])}`,
  bookPlayed: ({ seat, book }, { who }) =>
    `${does(who(seat), 'jouez', 'joue')} ${quoted(booksFr[book].name)}.`,
  bookLost: ({ seat, book }, { who }) =>
    `${does(who(seat), 'rendez', 'rend')} ${book === null ? 'un livre' : quoted(booksFr[book].name)}.`,
  libraryRead: ({ seat, book }, { who }) =>
    `${does(who(seat), 'lisez', 'lit')} à voix haute ${explained(libraryFr[book])}`,
  nothing: () => 'Cela reste sans effet.',
  die: ({ seat }, { who }) => (who(seat).you ? 'Le dé vous désigne.' : `Le dé désigne ${object(who(seat))}.`),
  relicTaken: ({ seat }, { who }) => `${does(who(seat), 'prenez', 'prend')} une relique.`,
  relicUsed: ({ seat }, { who }) => `${does(who(seat), 'rendez', 'rend')} la relique pour rejouer.`,
  revealed: ({ seat, value }, { who }) =>
    `${does(who(seat), 'révélez', 'révèle')} : ${quoted(`${culpritIs(value)}.`)}`,
  accused: ({ seat, suspect, holder }, { who, monk }) =>
    `${does(who(seat), 'accusez', 'accuse')} ${monk(suspect)}, à tort : ${who(holder).you ? 'vous avez' : `${object(who(holder))} a`} la carte.`,
  found: ({ seat, suspect }, { who, monk }) =>
    `${does(who(seat), 'accusez', 'accuse')} ${monk(suspect)}, et personne ne peut le disculper !`,
  requested: ({ by, of: asked, values }, { who }) => {
    const owner = who(asked);
    const cards = owner.you ? 'une de vos cartes' : `une carte ${of(owner.name)}`;
    return `${does(who(by), 'voulez', 'veut')} voir ${cards} : ${aMonkFr(values)}.`;
  },
  hasNone: ({ by, values }, { who }) =>
    `${does(who(by), 'n’avez', 'n’a')} pas de ${monksFr(values)} en main.`,
  showed: ({ by, to: seat, cards, count }, speak) =>
    gives(speak.who(by), speak.who(seat), 'montrez', 'montre', someCards(cards, count, speak)),
  exposed: ({ seat, card }, { who, monk }) => `${does(who(seat), 'montrez', 'montre')} à tous ${monk(card)}.`,
  fromPile: ({ seat, card }, { who, monk }) => {
    const owner = who(seat);
    return `${capital(monk(card))} est montré à tous et rejoint ${owner.you ? 'votre main' : `la main ${of(owner.name)}`}.`;
  },
  overheard: ({ seat, to: taker, from, card }, { who, monk }) => {
    const [one, two] = [object(who(taker)), object(who(from))];
    return card === null
      ? `${does(who(seat), 'surprenez', 'surprend')} ce qui s’est passé entre ${one} et ${two}.`
      : `Entre ${one} et ${two}, c’était ${monk(card)}.`;
  },
  counted: ({ values, counts }, { who }) =>
    `${capital(monksFr(values))} en main : ${counts.map(({ seat, n }) => `${object(who(seat))} ${n}`).join(', ')}.`,
  compelled: ({ by, of: asked }, { who }) =>
    `${does(who(asked), 'ne pouvez', 'ne peut')} garder le silence devant ${object(who(by))} jusqu’à la prochaine messe.`,
  mass: ({ mass, passes }) =>
    `La cloche sonne ${MASSES[mass]}. Tous vont à l’église et passent ${cardsOf(passes)} à gauche.`,
  passed: ({ by, to: seat, cards, count }, speak) =>
    gives(speak.who(by), speak.who(seat), 'passez', 'passe', someCards(cards, count, speak)),
  withheld: ({ seat }, { who }) => `${does(who(seat), 'ne passez', 'ne passe')} rien.`,
  event: ({ event }) => `L’événement est ${explained(eventsFr[event])}`,
  eventOver: ({ event }) => `${quoted(eventsFr[event].name)} prend fin.`,
  fever: ({ seat }, { who }) => `${does(who(seat), 'avez', 'a')} la fièvre.`,
  jubilee: ({ seats }) =>
    seats.length === 0 ? 'Personne ne faisait pénitence.' : 'Toutes les pénitences sont levées.',
  relicsReturned: ({ seats }, { who }) =>
    seats.length === 0
      ? 'Personne n’avait de relique.'
      : `Les reliques ont disparu (${list(seats.map((seat) => object(who(seat))))}).`,
  handedIn: () => 'Vous avez remis votre choix.',
  withdrew: () => 'Vous avez repris votre choix.',
  crossed: ({ suspect, on }, { monk }) =>
    on ? `Vous avez rayé ${monk(suspect)}.` : `Vous avez rétabli ${monk(suspect)}.`,
  ended: ({ culprit }, { monk }) => `Le coupable est ${monk(culprit)}.`,
};
