import { elide } from '@conclave/engine';
import { counted } from '../../french.ts';
import { capital } from '../../words.ts';
import { on, shiftCorridor, to, turnCentre } from '../text/grammar-fr.ts';
import type { PuzzleLexicon } from './lexicon.ts';

const NTH = ['', 'Premier tour : ', 'Second tour : '];

/** « du couloir », « de l’anneau » */
const from = (place: string) => elide('de', place).replace(/^de le /, 'du ');

export const french: PuzzleLexicon = {
  titles: { open: 'Ouvrir le château', asleep: 'Pendant que les autres dorment' },
  ask: (kind, secret) =>
    kind === 'open'
      ? `Un tour, deux changements. Un seul des 25 résultats vous relie ${to(secret)} : tournez les anneaux, puis répondez.`
      : `Les autres dorment : à vous deux tours, de deux changements chacun. Après le premier, vous pouvez courir aussi loin que le chemin mène, et attendre là. Une seule paire de tours vous relie ${to(secret)}.`,
  where: (pawn, secret, at) => `Vous êtes ${on(pawn)}. ${capital(secret)} est ${on(at)}.`,
  turn: turnCentre,
  shift: shiftCorridor,
  answer: (turns, stops) =>
    turns.length === 1
      ? `${capital(turns[0])}.`
      : `${capital(turns[0])} ; courir jusqu’${to(stops[0])}, et y attendre ; puis ${turns[1]}.`,
  you: { you: true },
  reasons: {
    apart: ({ squares }, { secret }) =>
      squares === 1
        ? 'Aucun chemin ne part de votre case.'
        : `Vous pouvez atteindre ${counted(squares - 1, 'autre case', 'autres cases')}, mais pas ${secret}.`,
    notThere: ({ stop, sector }, { place }) => `Aucun chemin ne vous mène jusqu’${to(place(stop, sector))}.`,
    leave: ({ part }, name) => `Ne touchez pas ${to(name.part(part))}.`,
    waitIn: ({ zone }, name) => `Entre les deux tours, attendez ${on(name.zone(zone))}.`,
    turn: ({ added, nth }, name) => {
      const said = `${name.changes(added)}.`;
      return nth === 0 ? capital(said) : `${NTH[nth]}${said}`;
    },
    stop: ({ stop, sector }, { place }) => `Courez jusqu’${to(place(stop, sector))}, et attendez.`,
    way: ({ doors }, { secret, zone, hour, list }) =>
      doors.length === 0
        ? `Plus rien ne vous sépare ${from(secret)} : le chemin reste dans un seul anneau.`
        : `Le chemin jusqu’${to(secret)} passe ${list(doors.map(({ into, sector }) => `${on(zone(into))} au ${hour(sector)}`))}.`,
    twoShifts: () => 'Deux décalages ne suffisent jamais : il faut tourner le centre.',
    notWith: ({ part }, name) => `Avec ${name.part(part)} décalé, aucune rotation du centre n’y fait rien.`,
    others: ({ results }, { secret }) =>
      `Les ${results} autres ${results > 24 ? 'paires de tours' : 'résultats'} vous laissent loin ${from(secret)}, sans chemin.`,
  },
};
