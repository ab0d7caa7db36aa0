/** What the help card of a square or a turning part says: its rule, and what stands there. */

import { FACTS, PARTS, SECRET_AT, type Square, START, TURNS } from '../../rules/board.ts';
import { kindOf } from '../art/secret.tsx';
import { cardName } from '../names.ts';
import type { Setting } from '../setting.ts';

export function squareHelp({ props, say, nameOf }: Setting, square: Square, lit: boolean): string {
  const { view, language } = props;
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
  return lines.join(' ');
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
