/** Hints before the move is named: where to look, then what kind of move. Each says what a player can check. */

import type { Seat, TaughtHint, TeachingStage } from '@conclave/engine';
import type { Move } from '../rules/moves.ts';
import { roomsIn } from '../rules/rooms.ts';
import { SUSPECTS } from '../rules/suspects.ts';
import type { View } from '../rules/view.ts';

/** What can be checked at the table. */
interface Facts {
  /** Rooms in which the move can end. */
  readonly rooms: number;
  readonly left: number;
  readonly listeners: number;
  /** Cards of whoever is asked. */
  readonly theirs: number;
  readonly own: number;
}

type Topic = 'walk' | 'ask' | 'answer' | 'room' | 'chapter' | 'cards' | 'kept';
type Advice =
  | 'act'
  | 'meet'
  | 'near'
  | 'far'
  | 'askOfCards'
  | 'askOfList'
  | 'askOfShared'
  | 'answer'
  | 'silence'
  | 'reveal'
  | 'accuse'
  | 'pass'
  | 'book'
  | 'relic';

export interface TeachingWords {
  readonly where: Readonly<Record<Topic, (facts: Facts) => string>>;
  readonly what: Readonly<Record<Advice, string>>;
}

/** By kind of move: where one looks, and what is advised; what goes there or is asked, its reason says. */
const LESSONS: Partial<Readonly<Record<Move['kind'], readonly [Topic, Advice]>>> = {
  step: ['walk', 'act'],
  halt: ['walk', 'act'],
  put: ['walk', 'far'],
  key: ['kept', 'far'],
  ask: ['ask', 'askOfCards'],
  askAll: ['ask', 'askOfCards'],
  answer: ['answer', 'answer'],
  silence: ['answer', 'silence'],
  hush: ['answer', 'silence'],
  draw: ['room', 'act'],
  confess: ['room', 'act'],
  spy: ['room', 'act'],
  read: ['room', 'act'],
  venerate: ['room', 'act'],
  request: ['room', 'act'],
  reveal: ['chapter', 'reveal'],
  accuse: ['chapter', 'accuse'],
  give: ['cards', 'pass'],
  show: ['cards', 'pass'],
  yield: ['cards', 'pass'],
  hand: ['cards', 'pass'],
  play: ['kept', 'book'],
  look: ['kept', 'book'],
  listen: ['kept', 'book'],
  keep: ['kept', 'book'],
  relic: ['kept', 'relic'],
};

const BY_REASON: Readonly<Record<string, Advice>> = {
  meets: 'meet',
  towards: 'near',
  asksOfList: 'askOfList',
  asksOfShared: 'askOfShared',
};

/** `null`: there is little to choose, and the general words do. */
export function teach(
  { where, what }: TeachingWords,
  stage: TeachingStage,
  { moves: [move], why }: TaughtHint<Move>,
  view: View,
  seat: Seat,
): string | null {
  const lesson = move && LESSONS[move.kind];
  if (!move || !lesson) return null;
  const [topic, usual] = lesson;
  if (stage === 'what') return what[BY_REASON[why.key] ?? usual];
  const { own } = view.players[seat];
  return where[topic]({
    rooms: roomsIn(view.ends).length,
    left: SUSPECTS - (own?.crossed.length ?? 0),
    listeners: view.players.length - 1,
    theirs: move.kind === 'ask' ? view.players[move.of].cards : 0,
    own: own?.hand.length ?? 0,
  });
}

export const englishTeaching: TeachingWords = {
  where: {
    walk: ({ rooms }) =>
      rooms === 1
        ? 'Look at the plan: your move can end in one room.'
        : `Look at the plan: your move can end in ${rooms} rooms. What is done there, and who stands there?`,
    ask: ({ theirs, left }) =>
      theirs === 0
        ? `Look at your sheet: ${left} suspects are left.`
        : `Look at whom you can ask: they hold ${theirs === 1 ? 'one card' : `${theirs} cards`}, and ${left} suspects are left on your sheet.`,
    answer: ({ listeners }) => `Look at what your answer would tell the ${listeners} others who hear it.`,
    room: () => 'Look at the room you stand in.',
    chapter: ({ left }) =>
      `Look at your sheet: ${left === 1 ? 'one suspect is' : `${left} suspects are`} left.`,
    cards: ({ own }) => `Look at your hand (${own}): which of these cards have others had or seen already?`,
    kept: () => 'Look at what you keep: a book or a relic.',
  },
  what: {
    act: 'It is time for what a room does.',
    meet: 'It is time to meet somebody: whoever ends a move beside another asks a question.',
    near: 'It is time to come nearer to a room that is out of reach.',
    far: 'It is time to go further than your feet carry you.',
    askOfCards: 'It is time to ask about cards in hand.',
    askOfList: 'It is time to ask what somebody has crossed off: whoever is crossed off is innocent.',
    askOfShared: 'It is time to ask by a card that only the two of you know.',
    answer: 'It is time to answer: then you may ask back, and silence is no reply to that.',
    silence: 'It is time to keep silent.',
    reveal: 'It is time for a revelation: two points if it is right, one less if it is wrong.',
    accuse: 'It is time to accuse: four points if it is him, two less if it is not.',
    pass: 'It is time to give what tells least: a card that is known already.',
    book: 'It is time for a book.',
    relic: 'It is time for the relic: a second turn, right after this one.',
  },
};

export const frenchTeaching: TeachingWords = {
  where: {
    walk: ({ rooms }) =>
      rooms === 1
        ? 'Regardez le plan : votre déplacement peut finir dans une seule salle.'
        : `Regardez le plan : votre déplacement peut finir dans ${rooms} salles. Qu’y fait-on, et qui s’y trouve ?`,
    ask: ({ theirs, left }) =>
      theirs === 0
        ? `Regardez votre feuille : il y reste ${left} suspects.`
        : `Regardez qui vous pouvez interroger : il a ${theirs === 1 ? 'une carte' : `${theirs} cartes`} en main, et il reste ${left} suspects sur votre feuille.`,
    answer: ({ listeners }) =>
      `Regardez ce que votre réponse apprendrait aux ${listeners} autres, qui l’entendent.`,
    room: () => 'Regardez la salle où vous êtes.',
    chapter: ({ left }) =>
      `Regardez votre feuille : il y reste ${left === 1 ? 'un suspect' : `${left} suspects`}.`,
    cards: ({ own }) => `Regardez votre main (${own}) : quelles cartes d’autres ont-ils déjà eues ou vues ?`,
    kept: () => 'Regardez ce que vous gardez : un livre ou une relique.',
  },
  what: {
    act: 'C’est le moment de faire ce que permet une salle.',
    meet: 'C’est le moment de rencontrer quelqu’un : qui finit son déplacement près d’un autre pose une question.',
    near: 'C’est le moment de s’approcher d’une salle encore hors d’atteinte.',
    far: 'C’est le moment d’aller plus loin que vos pas ne portent.',
    askOfCards: 'C’est le moment d’interroger sur les cartes en main.',
    askOfList: 'C’est le moment de demander ce qu’un autre a rayé : qui est rayé est innocent.',
    askOfShared: 'C’est le moment de questionner à partir d’une carte que vous êtes deux à connaître.',
    answer:
      'C’est le moment de répondre : vous pourrez questionner en retour, et l’autre ne pourra se taire.',
    silence: 'C’est le moment de se taire.',
    reveal:
      'C’est le moment d’une révélation : deux points si elle est juste, un de moins si elle est fausse.',
    accuse: 'C’est le moment d’accuser : quatre points si c’est lui, deux de moins sinon.',
    pass: 'C’est le moment de donner ce qui en apprend le moins : une carte déjà connue.',
    book: 'C’est le moment de jouer un livre.',
    relic: 'C’est le moment de la relique : un second tour, juste après celui-ci.',
  },
};
