import { GATE, HOME, type Lanterns } from './lanterns.ts';
import { type Speech, textOf } from './words.ts';

const FIGURES = ['A', 'B'];
const enPoint = (at: number) =>
  at === HOME ? 'home' : at === GATE ? 'the gate' : at > GATE ? 'the cell' : `point ${at}`;
const frPoint = (at: number) =>
  at === HOME ? 'la maison' : at === GATE ? 'la porte' : at > GATE ? 'la cellule' : `le point ${at}`;
const names = (seats: readonly number[], { who }: Speech) => seats.map(who).join(', ');

export const lanternsText = textOf<Lanterns>({
  en: {
    name: 'Two lanterns',
    tagline: 'Two guards, and novices in the dark.',
    label(move) {
      switch (move.kind) {
        case 'step':
          return `Draw your way on to ${enPoint(move.to)}`;
        case 'hand':
          return 'Take the way you drew';
        case 'stay':
          return 'Stay where you are';
        case 'withdraw':
          return 'Think again';
        case 'walk':
          return `Walk lantern ${FIGURES[move.figure]} to ${enPoint(move.to)}`;
        case 'look':
          return `Look with lantern ${FIGURES[move.figure]} towards ${enPoint(move.to)}`;
        case 'done':
          return 'End the guards’ turn';
      }
    },
    sentence(event, speech) {
      switch (event.type) {
        case 'drew': {
          const way = event.path.map(enPoint).join(', ') || 'nowhere yet';
          if (event.handed && event.path.length === 0) return 'You stay where you are.';
          return event.handed ? `Your way is handed in: ${way}.` : `Your way: ${way}.`;
        }
        case 'sneaked':
          return event.out.length > 0
            ? `The novices have moved. Out: ${names(event.out, speech)}.`
            : 'The novices have moved.';
        case 'walked': {
          const caught = event.found?.length ? ` Caught: ${names(event.found, speech)}.` : '';
          return `Lantern ${FIGURES[event.figure]} walks to ${enPoint(event.to)}.${caught}`;
        }
        case 'looked': {
          const found = event.found === null ? '' : ` There: ${names(event.found, speech) || 'nobody'}.`;
          return `Lantern ${FIGURES[event.figure]} looks towards ${enPoint(event.to)}.${found}`;
        }
      }
    },
    refusals: { notNow: 'You cannot do that now.' },
    describe: ({ round, lanterns, sneaking, novices }, { say }) => [
      {
        heading: 'Court',
        lines: [
          `Round ${round + 1}: ${sneaking ? 'the novices draw their ways' : 'the guards’ turn'}.`,
          ...lanterns.map(({ at }, figure) => `Lantern ${FIGURES[figure]} is at ${enPoint(at)}.`),
        ],
      },
      {
        heading: 'Novices',
        lines: novices.map(({ at, path }, index) => {
          const where = at === null ? 'out of sight' : `at ${enPoint(at)}`;
          const way = path && path.length > 0 ? `, way drawn: ${path.map(enPoint).join(', ')}` : '';
          return say(index + 1, `You are ${where}${way}.`, `is ${where}${way}.`);
        }),
      },
    ],
    rules: {
      'LA-1':
        'Eight points lie in a ring; home is beside 1 and 5, the gate beside 3 and 7. The novices all draw a way of up to two points in secret, never onto a lantern. Then each lantern walks to a neighbouring point and catches whoever is there, or looks towards one, which only the guards see. If two novices reach the gate within eight rounds, all novices win; otherwise the guards.',
    },
  },
  fr: {
    name: 'Deux lanternes',
    tagline: 'Deux gardes, et des novices dans le noir.',
    label(move) {
      switch (move.kind) {
        case 'step':
          return `Prolonger votre chemin vers ${frPoint(move.to)}`;
        case 'hand':
          return 'Suivre le chemin tracé';
        case 'stay':
          return 'Rester sur place';
        case 'withdraw':
          return 'Réfléchir encore';
        case 'walk':
          return `Mener la lanterne ${FIGURES[move.figure]} vers ${frPoint(move.to)}`;
        case 'look':
          return `Regarder avec la lanterne ${FIGURES[move.figure]} vers ${frPoint(move.to)}`;
        case 'done':
          return 'Finir le tour des gardes';
      }
    },
    sentence(event, speech) {
      switch (event.type) {
        case 'drew': {
          const way = event.path.map(frPoint).join(', ') || 'nulle part encore';
          if (event.handed && event.path.length === 0) return 'Vous restez sur place.';
          return event.handed ? `Votre chemin est remis : ${way}.` : `Votre chemin : ${way}.`;
        }
        case 'sneaked':
          return event.out.length > 0
            ? `Les novices ont bougé. Dehors : ${names(event.out, speech)}.`
            : 'Les novices ont bougé.';
        case 'walked': {
          const caught = event.found?.length ? ` Pris : ${names(event.found, speech)}.` : '';
          return `La lanterne ${FIGURES[event.figure]} va vers ${frPoint(event.to)}.${caught}`;
        }
        case 'looked': {
          const found = event.found === null ? '' : ` Là-bas : ${names(event.found, speech) || 'personne'}.`;
          return `La lanterne ${FIGURES[event.figure]} regarde vers ${frPoint(event.to)}.${found}`;
        }
      }
    },
    refusals: { notNow: 'Ce n’est pas possible maintenant.' },
    describe: ({ round, lanterns, sneaking, novices }, { say }) => [
      {
        heading: 'Cour',
        lines: [
          `Manche ${round + 1} : ${sneaking ? 'les novices tracent leur chemin' : 'au tour des gardes'}.`,
          ...lanterns.map(({ at }, figure) => `Lanterne ${FIGURES[figure]} : ${frPoint(at)}.`),
        ],
      },
      {
        heading: 'Novices',
        lines: novices.map(({ at, path }, index) => {
          const where = at === null ? 'hors de vue' : frPoint(at);
          const way = path && path.length > 0 ? `, chemin tracé : ${path.map(frPoint).join(', ')}` : '';
          return say(index + 1, `Vous : ${where}${way}.`, `: ${where}${way}.`);
        }),
      },
    ],
    rules: {
      'LA-1':
        'Huit points forment un anneau ; la maison touche 1 et 5, la porte touche 3 et 7. Les novices tracent tous en secret un chemin de deux points au plus, jamais sur une lanterne. Puis chaque lanterne va sur un point voisin et y prend qui s’y trouve, ou regarde vers l’un d’eux, ce que seuls les gardes voient. Si deux novices atteignent la porte en huit manches, tous les novices gagnent ; sinon, les gardes.',
    },
  },
});
