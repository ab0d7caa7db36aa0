/** Texts that are the same for every game: events, refusals and names of the match itself, in every language. */

import type { HouseEvent, Level, Outcome, Refusal, Seat } from './game.ts';
import { typeset } from './language.ts';
import type { Manner } from './mind.ts';
import { type EndedHow, RESIGNED } from './record.ts';
import type { Language, Voice } from './words.ts';

/** Every reason of a refusal whose rule is `house`. */
export type HouseReason =
  | 'over'
  | 'noSuchSeat'
  | 'malformed'
  | 'stale'
  | 'notAsked'
  | 'notListed'
  /** Said by those who keep a match, never by the match itself. */
  | 'notStored'
  | 'noTable'
  | 'noMoreTime'
  /** Said by those who keep a match: the people at the table have agreed to pause. */
  | 'paused'
  | 'tooManySteps'
  | 'nothingToUndo'
  | 'resigned'
  | 'entangled'
  | 'seatsOutOfRange'
  | 'optionsMalformed'
  | 'optionUnknown'
  | 'optionOutOfRange';

type Params = NonNullable<Refusal['params']>;
type Sentences = {
  readonly [Type in HouseEvent['type']]: (
    event: Extract<HouseEvent, { type: Type }>,
    who: (seat: Seat) => Who,
  ) => string;
};

/** Somebody in a sentence: `you` where the reader is meant. */
interface Who {
  readonly you: boolean;
  readonly name: string;
}

export interface HouseWords {
  /** What a level of bot is called: "strong". */
  readonly levels: Readonly<Record<Level, string>>;
  /** How a bot of that manner plays: "bold". */
  readonly manners: Readonly<Record<Manner, string>>;
  /** What happened to the match itself. */
  sentence(event: HouseEvent, voice: Voice): string;
  /** `null`: not one of the house's refusals; the game's own words know it. */
  refusal(refusal: Refusal): string | null;
  /** How a match ended that was not played out; `null`: the game's own words know it. */
  ending(outcome: Outcome): string | null;
}

/** The ways to end that are no game's own. */
type HouseHow = EndedHow | typeof RESIGNED;

interface Vocabulary {
  readonly levels: Readonly<Record<Level, string>>;
  readonly manners: Readonly<Record<Manner, string>>;
  readonly sentences: Sentences;
  readonly refusals: { readonly [Reason in HouseReason]: string | ((params: Params) => string) };
  readonly endings: Readonly<Record<HouseHow, string>>;
}

const SHOWN_DIGITS = 12;
const shortened = (digits: string) => digits.slice(0, SHOWN_DIGITS);

const EN: Vocabulary = {
  levels: { easy: 'easy', fair: 'fair', strong: 'strong' },
  manners: {
    bold: 'bold',
    careful: 'careful',
    talkative: 'talkative',
    quiet: 'quiet',
    hoarding: 'hoarding',
    restless: 'restless',
    stubborn: 'stubborn',
    roaming: 'roaming',
  },
  sentences: {
    'house.opened': ({ commitment }) =>
      `The match begins. Its chance is sealed under ${shortened(commitment)}… and can be checked at the end.`,
    'house.sat': ({ seat, bot }, who) => {
      const { you, name } = who(seat);
      if (bot === null) return you ? 'You play your own seat again.' : `${name} plays in person again.`;
      const player = { easy: 'An easy bot', fair: 'A fair bot', strong: 'A strong bot' }[bot];
      return you ? `${player} plays for you.` : `${player} plays for ${name}.`;
    },
    'house.resigned': ({ seat, bot }, who) => {
      const { you, name } = who(seat);
      const player = { easy: 'An easy bot', fair: 'A fair bot', strong: 'A strong bot' }[bot];
      return `${you ? 'You resign' : `${name} resigns`}. ${player} goes on in the chair.`;
    },
    'house.late': ({ seat }, who) => {
      const { you, name } = who(seat);
      return you ? 'Your time was up: the least binding move was made for you.' : `Time was up for ${name}.`;
    },
    'house.takenBack': ({ seat }, who) => {
      const { you, name } = who(seat);
      return you ? 'You take your last step back.' : `${name} takes their last step back.`;
    },
    'house.closed': ({ how, seed }) => {
      const end = isHouseHow(how) ? EN.endings[how] : 'The match is over.';
      return `${end} The seal is broken: chance was ${shortened(seed)}…`;
    },
  },
  refusals: {
    over: 'The match is over.',
    noSuchSeat: 'There is no such seat at this table.',
    malformed: 'That is not a move of this game.',
    stale: 'Something has changed since you looked. Look again before you decide.',
    notAsked: 'Nothing is asked of this seat now.',
    notListed: 'That is not one of your moves now.',
    notStored: 'This could not be stored on this device, so nothing has changed. Is its storage full?',
    noTable: 'This match is no longer open on this page. Open it again from your matches.',
    noMoreTime: 'This window cannot be given more time.',
    paused: 'The table pauses. Anybody here may go on.',
    tooManySteps: 'That is enough trying out for now: what is left to you is what the clock would do.',
    nothingToUndo: 'There is nothing you could take back.',
    resigned: 'This seat was resigned: its bot plays on.',
    entangled: 'That can no longer be taken back: what others did since rests on it.',
    seatsOutOfRange: ({ min, max }) =>
      min === max
        ? `This game is for ${players(Number(min))}.`
        : `This game is for ${min} to ${max} players.`,
    optionsMalformed: 'These options cannot be read.',
    optionUnknown: ({ option }) => `This game has no option called “${option}”.`,
    optionOutOfRange: ({ option }) => `The option “${option}” does not allow this value.`,
  },
  endings: {
    abandoned: 'The match was abandoned. Nobody wins.',
    agreed: 'The match was ended by agreement. Nobody wins.',
    resigned: 'All others have resigned: whoever stayed wins.',
  },
};

function players(count: number): string {
  return count === 1 ? '1 player' : `${count} players`;
}

const FR: Vocabulary = {
  levels: { easy: 'facile', fair: 'moyen', strong: 'fort' },
  // Said of « robot ».
  manners: {
    bold: 'audacieux',
    careful: 'prudent',
    talkative: 'bavard',
    quiet: 'discret',
    hoarding: 'économe',
    restless: 'remuant',
    stubborn: 'têtu',
    roaming: 'vagabond',
  },
  sentences: {
    'house.opened': ({ commitment }) =>
      `La partie commence. Le hasard est scellé sous ${shortened(commitment)}… et pourra être vérifié à la fin.`,
    'house.sat': ({ seat, bot }, who) => {
      const { you, name } = who(seat);
      if (bot === null) return you ? 'Vous rejouez vous-même.' : `${name} joue de nouveau en personne.`;
      const player = { easy: 'Un robot facile', fair: 'Un robot moyen', strong: 'Un robot fort' }[bot];
      return you ? `${player} joue à votre place.` : `${player} joue pour ${name}.`;
    },
    'house.resigned': ({ seat, bot }, who) => {
      const { you, name } = who(seat);
      const player = { easy: 'Un robot facile', fair: 'Un robot moyen', strong: 'Un robot fort' }[bot];
      return `${you ? 'Vous abandonnez' : `${name} abandonne`}. ${player} continue à la même place.`;
    },
    'house.late': ({ seat }, who) => {
      const { you, name } = who(seat);
      return you
        ? 'Votre temps est écoulé : le coup le moins engageant a été joué pour vous.'
        : `Temps écoulé pour ${name}.`;
    },
    'house.takenBack': ({ seat }, who) => {
      const { you, name } = who(seat);
      return you ? 'Vous reprenez votre dernière action.' : `${name} reprend sa dernière action.`;
    },
    'house.closed': ({ how, seed }) => {
      const end = isHouseHow(how) ? FR.endings[how] : 'La partie est terminée.';
      return `${end} Le sceau est levé : le hasard était ${shortened(seed)}…`;
    },
  },
  refusals: {
    over: 'La partie est terminée.',
    noSuchSeat: 'Cette place n’existe pas à cette table.',
    malformed: 'Ce n’est pas un coup de ce jeu.',
    stale: 'Quelque chose a changé entre-temps. Regardez de nouveau avant de décider.',
    notAsked: 'On n’attend rien de cette place pour le moment.',
    notListed: 'Ce n’est pas un de vos coups possibles pour le moment.',
    notStored: 'L’enregistrement sur cet appareil a échoué : rien n’a changé. La mémoire est-elle pleine ?',
    noTable: 'Cette partie n’est plus ouverte sur cette page. Rouvrez-la depuis vos parties.',
    noMoreTime: 'Le délai ne peut plus être prolongé.',
    paused: 'La table fait une pause. Chacun peut y mettre fin.',
    tooManySteps: 'Assez d’essais pour l’instant : il vous reste ce que ferait la pendule.',
    nothingToUndo: 'Il n’y a rien que vous puissiez reprendre.',
    resigned: 'Cette place a été abandonnée : son robot continue.',
    entangled: 'Cette action ne peut plus être reprise : la suite du jeu en dépend.',
    seatsOutOfRange: ({ min, max }) =>
      min === max ? `Ce jeu se joue à ${min}.` : `Ce jeu se joue de ${min} à ${max} joueurs.`,
    optionsMalformed: 'Ces options sont illisibles.',
    optionUnknown: ({ option }) => `Ce jeu n’a pas d’option « ${option} ».`,
    optionOutOfRange: ({ option }) => `L’option « ${option} » n’admet pas cette valeur.`,
  },
  endings: {
    abandoned: 'La partie a été abandonnée. Personne ne gagne.',
    agreed: 'La partie a été arrêtée d’un commun accord. Personne ne gagne.',
    resigned: 'Tous les autres ont abandonné : qui est resté gagne.',
  },
};

function isHouseHow(how: string): how is HouseHow {
  return Object.hasOwn(EN.endings, how);
}

function isHouseReason(reason: string): reason is HouseReason {
  return Object.hasOwn(EN.refusals, reason);
}

export function isHouseEvent(event: { readonly type: string }): event is HouseEvent {
  return Object.hasOwn(EN.sentences, event.type);
}

function sentenceOf<Type extends HouseEvent['type']>(
  sentences: Sentences,
  event: Extract<HouseEvent, { type: Type }>,
  who: (seat: Seat) => Who,
): string {
  const type: Type = event.type;
  return sentences[type](event, who);
}

function speak(vocabulary: Vocabulary, typeset: (text: string) => string): HouseWords {
  return {
    levels: vocabulary.levels,
    manners: vocabulary.manners,
    sentence(event, voice) {
      const who = (seat: Seat) => ({ you: voice.reader === seat, name: voice.name(seat) });
      return typeset(sentenceOf(vocabulary.sentences, event, who));
    },
    refusal({ rule, reason, params = {} }) {
      if (rule !== 'house' || !isHouseReason(reason)) return null;
      const words = vocabulary.refusals[reason];
      return typeset(typeof words === 'string' ? words : words(params));
    },
    ending({ how, places }) {
      // Only of a match that somebody won by staying are there places.
      return isHouseHow(how) && (how === RESIGNED) === places.length > 0 ? vocabulary.endings[how] : null;
    },
  };
}

export const houseWords: Readonly<Record<Language, HouseWords>> = {
  en: speak(EN, typeset.en),
  fr: speak(FR, typeset.fr),
};
