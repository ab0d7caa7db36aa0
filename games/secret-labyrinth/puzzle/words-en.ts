import { counted } from '../../english.ts';
import { capital } from '../../words.ts';
import { on, shiftCorridor, turnCentre } from '../text/grammar-en.ts';
import type { PuzzleLexicon } from './lexicon.ts';

const NTH = ['', 'First turn: ', 'Second turn: '];

export const english: PuzzleLexicon = {
  titles: { open: 'Open the castle', asleep: 'While the others sleep' },
  ask: (kind, secret) =>
    kind === 'open'
      ? `One turn, two changes. One of 25 results joins you with ${secret}: turn the rings, then hand in.`
      : `The others sleep: two turns of yours, two changes each. After the first you may run as far as the way goes and wait there. One pair of turns joins you with ${secret}.`,
  where: (pawn, secret, at) => `You stand ${on(pawn)}. ${capital(secret)} is ${on(at)}.`,
  turn: turnCentre,
  shift: shiftCorridor,
  answer: (turns, stops) =>
    turns.length === 1
      ? `${capital(turns[0])}.`
      : `${capital(turns[0])}; run to ${stops[0]}, and wait; then ${turns[1]}.`,
  you: { you: true },
  reasons: {
    apart: ({ squares }, { secret }) =>
      squares === 1
        ? 'No way leads on from where you stand.'
        : `You can go to ${counted(squares - 1, 'other square', 'other squares')}, and ${secret} is on none of them.`,
    notThere: ({ stop, sector }, { place }) => `No way leads you to ${place(stop, sector)}.`,
    leave: ({ part }, name) => `Leave ${name.part(part)} as it is.`,
    waitIn: ({ zone }, name) => `Between the turns, wait ${on(name.zone(zone))}.`,
    turn: ({ added, nth }, name) => {
      const said = `${name.changes(added)}.`;
      return nth === 0 ? capital(said) : `${NTH[nth]}${said}`;
    },
    stop: ({ stop, sector }, { place }) => `Run to ${place(stop, sector)}, and wait.`,
    way: ({ doors }, { secret, zone, hour, list }) =>
      doors.length === 0
        ? `Now nothing parts you from ${secret}: the way stays in one ring.`
        : `The way to ${secret} leads ${list(doors.map(({ into, sector }) => `into ${zone(into)} at ${hour(sector)}`))}.`,
    twoShifts: () => 'Two shifts never do it: the centre must turn.',
    notWith: ({ part }, name) => `With ${name.part(part)} shifted, no turn of the centre helps.`,
    others: ({ results }, { secret }) =>
      `The other ${results} ${results > 24 ? 'pairs of turns' : 'results'} leave you and ${secret} on different stretches.`,
  },
};
