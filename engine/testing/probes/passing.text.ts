import type { FormStep } from '../../words.ts';
import { CARDS, type Move, type Passing, SEATS } from './passing.ts';
import { type Speech, textOf } from './words.ts';

/** Whom to ask, then from which value on. */
function askForm(
  choices: readonly string[],
  { who }: Speech,
  prompts: { readonly target: string; readonly least: string },
  you: string,
): FormStep<Move> | null {
  const [target, least, ...more] = choices.map(Number);
  if (more.length > 0 || (target !== undefined && !SEATS.includes(target))) return null;
  if (target === undefined) {
    const others = SEATS.filter((seat) => who(seat) !== you);
    return {
      field: {
        prompt: prompts.target,
        choices: others.map((seat) => ({ value: `${seat}`, label: who(seat) })),
      },
    };
  }
  if (least === undefined) {
    return {
      field: {
        prompt: prompts.least,
        choices: CARDS.map((card) => ({ value: `${card}`, label: `${card}` })),
      },
    };
  }
  return CARDS.includes(least) ? { move: { kind: 'ask', target, least } } : null;
}

export const passingText = textOf<Passing>({
  en: {
    name: 'Passing',
    tagline: 'Cards go round unseen.',
    label(move, { who }) {
      switch (move.kind) {
        case 'pick':
          return `Pick the ${move.card} to pass on`;
        case 'give':
          return 'Pass the picked cards to the left';
        case 'withdraw':
          return 'Take your cards back into your hand';
        case 'ask':
          return `Ask ${who(move.target)} how many cards from ${move.least} on they hold`;
        case 'reply':
          return move.speak === 'count' ? 'Answer' : 'Keep silent, for a point';
      }
    },
    sentence(event, { say, who, count }) {
      switch (event.type) {
        case 'dealt':
          return `You are dealt ${event.cards.join(', ')}.`;
        case 'picked':
          return event.cards.length > 0
            ? `You have picked ${event.cards.join(', ')}.`
            : 'You have picked nothing.';
        case 'given':
          return `You lay down ${event.cards.join(', ')}.`;
        case 'passed': {
          const what = event.cards ? event.cards.join(' and ') : 'two cards';
          return say(event.seat, `You pass ${what} to the left.`, `passes ${what} to the left.`);
        }
        case 'asked': {
          const question = `${who(event.target)} for a count of cards from ${event.least} on.`;
          return say(event.seat, `You ask ${question}`, `asks ${question}`);
        }
        case 'replied': {
          if (event.count === -1) return say(event.seat, 'You keep silent.', 'keeps silent.');
          const held = `${count(event.count ?? 0, 'card', 'cards')} from ${event.least} on.`;
          return say(event.seat, `You hold ${held}`, `holds ${held}`);
        }
      }
    },
    refusals: { notNow: 'You cannot do that now.' },
    describe: ({ round, question, aside, passing, players }, { say, count, who }) => [
      {
        heading: 'Table',
        lines: [
          `Round ${round + 1}: ${passing ? 'cards are being passed' : 'the time for a question'}.`,
          ...(question
            ? [
                `Count from ${question.least} on, asked of ${who(question.target)}: ${question.count === null ? 'no answer yet' : question.count < 0 ? 'silence' : question.count}.`,
              ]
            : []),
          ...(aside === null ? [] : [`The card aside is the ${aside}.`]),
        ],
      },
      {
        heading: 'Players',
        lines: players.flatMap(({ points, given, own }, seat) => {
          const has = `${count(-points, 'point', 'points')} lost by silence${given ? ', cards laid down' : ''}.`;
          const hand = own
            ? [`Hand: ${own.hand.join(', ')}. Picked: ${own.picked.join(', ') || 'nothing'}.`]
            : [];
          return [say(seat, `You have ${has}`, `has ${has}`), ...hand];
        }),
      },
    ],
    rules: {
      'PA-1':
        'Ten cards from 0 to 9: three in each hand, one aside. Each round all pass two cards to the left, unseen by the third. Then one asks another how many cards from a value on they hold; who keeps silent loses a point. After five rounds the highest card, less the points lost, wins.',
    },
    formTitle: 'Ask for a count …',
    form: (choices, _view, speech) =>
      askForm(choices, speech, { target: 'Whom do you ask?', least: 'From which value on?' }, 'you'),
  },
  fr: {
    name: 'Passe-cartes',
    tagline: 'Des cartes circulent sans être vues.',
    label(move, { who }) {
      switch (move.kind) {
        case 'pick':
          return `Choisir le ${move.card} pour le passer`;
        case 'give':
          return 'Passer les cartes choisies à gauche';
        case 'withdraw':
          return 'Reprendre vos cartes en main';
        case 'ask':
          return `Demander à ${who(move.target)} combien de cartes sa main compte à partir de ${move.least}`;
        case 'reply':
          return move.speak === 'count' ? 'Répondre' : 'Garder le silence, contre un point';
      }
    },
    sentence(event, { say, who, count }) {
      switch (event.type) {
        case 'dealt':
          return `Vous recevez ${event.cards.join(', ')}.`;
        case 'picked':
          return event.cards.length > 0
            ? `Vous avez choisi ${event.cards.join(', ')}.`
            : 'Vous n’avez rien choisi.';
        case 'given':
          return `Vous posez ${event.cards.join(', ')}.`;
        case 'passed': {
          const what = event.cards ? event.cards.join(' et ') : 'deux cartes';
          return say(event.seat, `Vous passez ${what} à gauche.`, `passe ${what} à gauche.`);
        }
        case 'asked':
          return `Question pour ${who(event.target)}, posée par ${who(event.seat)} : combien de cartes à partir de ${event.least} ?`;
        case 'replied': {
          if (event.count === -1) return say(event.seat, 'Vous gardez le silence.', 'garde le silence.');
          const held = `${count(event.count ?? 0, 'carte', 'cartes')} à partir de ${event.least}.`;
          return say(event.seat, `Vous tenez ${held}`, `tient ${held}`);
        }
      }
    },
    refusals: { notNow: 'Ce n’est pas possible maintenant.' },
    describe: ({ round, question, aside, passing, players }, { say, count, who }) => [
      {
        heading: 'Table',
        lines: [
          `Manche ${round + 1} : ${passing ? 'on se passe des cartes' : 'le moment d’une question'}.`,
          ...(question
            ? [
                `Cartes à partir de ${question.least}, question pour ${who(question.target)} : ${question.count === null ? 'pas encore de réponse' : question.count < 0 ? 'silence' : question.count}.`,
              ]
            : []),
          ...(aside === null ? [] : [`La carte de côté est le ${aside}.`]),
        ],
      },
      {
        heading: 'Joueurs',
        lines: players.flatMap(({ points, given, own }, seat) => {
          const has = `perdu ${count(-points, 'point', 'points')} par silence${given ? ' et posé des cartes' : ''}.`;
          const hand = own
            ? [`Main : ${own.hand.join(', ')}. Choix : ${own.picked.join(', ') || 'rien'}.`]
            : [];
          return [say(seat, `Vous avez ${has}`, `a ${has}`), ...hand];
        }),
      },
    ],
    rules: {
      'PA-1':
        'Dix cartes de 0 à 9, trois dans chaque main et une de côté. À chaque manche, tous passent deux cartes à gauche, sans que le troisième les voie. Puis l’un demande à un autre combien de cartes il tient à partir d’une valeur ; qui se tait perd un point. Après cinq manches, la plus haute carte, moins les points perdus, l’emporte.',
    },
    formTitle: 'Demander un nombre …',
    form: (choices, _view, speech) =>
      askForm(
        choices,
        speech,
        { target: 'À qui demandez-vous ?', least: 'À partir de quelle valeur ?' },
        'vous',
      ),
  },
});
