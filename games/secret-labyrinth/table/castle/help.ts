/** The text of the help card of a square or a turning part: its rule, and what stands there. */

import type { Language } from '@conclave/engine';
import { capital } from '../../../words.ts';
import { FACTS, HOME, PARTS, SECRET_AT, type Square, START, TURNS } from '../../rules/board.ts';
import { CROWD } from '../../rules/state.ts';
import { cardName, placeName } from '../names.ts';
import { kindOf } from '../pieces/secret.tsx';
import type { Setting } from '../setting.ts';

interface Help {
  readonly helpTitle: string;
  readonly help: string;
}

export function squareHelp(setting: Setting, square: Square, lit: boolean): Help {
  const { props, say, nameOf, targets } = setting;
  const { view, language } = props;
  const name = placeName(language, square, view.turned);
  // Whoever chooses where to go looks at the castle: no more than what will happen.
  if (targets.movesAt(`square-${square}`).length > 0)
    return {
      helpTitle: choice(setting, square),
      help: `${capital(name)}. ${consequence(setting, square)}`,
    };
  const card = SECRET_AT[square];
  const taken = view.taken.find((one) => one.card === card);
  const lines = [
    ...(card < 0 ? [] : [say.secretHere(cardName(language, card)), say.cardHelp[kindOf(card)]]),
    ...(taken ? [say.takenBy(nameOf(taken.seat))] : []),
    ...(START.includes(square) ? [say.startHelp] : []),
    ...(lit ? [say.squareHelp] : []),
    TURNS[FACTS[square].zone] < 0 ? say.fixedHelp : say.turningHelp,
    say.openingHelp,
  ];
  return { helpTitle: name, help: lines.join(' ') };
}

/** What a click on a square that can be chosen does. */
function choice({ props, say, own }: Setting, square: Square): string {
  const { stage, players } = props.view;
  if (stage === 'place') return say.putHere;
  if (stage === 'jump') return say.goThere;
  return own !== null && players[own].pawn === square ? say.takeIt : say.runHere;
}

/** The names of those who stand there already. */
const othersOn = ({ props, own, nameOf }: Setting, square: Square) =>
  props.view.players.flatMap(({ pawn }, seat) => (seat !== own && pawn === square ? [nameOf(seat)] : []));

const anyOf = (language: Language, names: readonly string[]) =>
  new Intl.ListFormat(language, { type: 'disjunction' }).format(names);

/** Where one comes for the wanted card beside one or two others, there is no way back (SL-20). */
export function opensDuel(setting: Setting, square: Square): boolean {
  const { stage, wanted } = setting.props.view;
  const others = othersOn(setting, square).length;
  return stage !== 'place' && wanted !== null && HOME[wanted] === square && others > 0 && others < CROWD - 1;
}

/** What choosing this square brings with it, in a sentence; nothing where it is a place like any other. */
export function consequence(setting: Setting, square: Square): string {
  const { props, say } = setting;
  const { view, language } = props;
  const card = SECRET_AT[square];
  const others = othersOn(setting, square);
  const isWanted = card >= 0 && card === view.wanted;
  if (view.stage === 'place' || (others.length === 0 && !isWanted))
    return card < 0 ? '' : say.secretHere(cardName(language, card));
  if (opensDuel(setting, square)) return say.duelHere(anyOf(language, others), cardName(language, card));
  if (!isWanted) return say.challengeHere(anyOf(language, others));
  return others.length === 0 ? say.takesHere(cardName(language, card)) : say.fourHere;
}

export function partHelp({ props, say, nameOf }: Setting, part: number): string {
  const { view, language } = props;
  const rides = (square: Square | null) => square !== null && TURNS[FACTS[square].zone] === part;
  const riders = [
    ...SECRET_AT.flatMap((card, square) => (card >= 0 && rides(square) ? [cardName(language, card)] : [])),
    ...view.players.flatMap(({ pawn }, seat) => (rides(pawn) ? [nameOf(seat)] : [])),
  ];
  return [say.partHelp[PARTS[part]], say.dotHelp, ...(riders.length > 0 ? [say.riders(riders)] : [])].join(
    ' ',
  );
}
