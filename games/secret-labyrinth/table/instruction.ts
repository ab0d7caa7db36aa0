/** The line in the bar: what the player can do now, or who is acting. */

import type { InstructionProps } from '@conclave/kit';
import type { SecretLabyrinth } from '../rules/game.ts';
import type { Move } from '../rules/moves.ts';
import { tableWords } from './words.ts';

export function instruction({ perspective, language, voice }: InstructionProps<SecretLabyrinth>): string {
  const say = tableWords[language];
  const { view, asked, watcher, moves } = perspective;
  if (!asked) {
    const fights = view.stage === 'weapons' && (watcher === view.active || watcher === view.duel?.rival);
    if (fights) return say.chosenWeapon;
    // One's own turn is shown as it begins, before one is asked anything.
    return watcher === view.active ? say.yourTurn : say.waitingFor(voice.name(view.active));
  }
  if (view.stage === 'change') {
    const line = view.made > 0 ? say.oneChange : say.instructions.change;
    // After a line break comes what is only an aside.
    return view.tryOut ? `${line}\n${say.mayTryOut}` : line;
  }
  if (view.stage === 'rest') {
    const may = (kind: Move['kind']) => moves.some((move) => move.kind === kind);
    if (may('challenge')) return say.mayChallenge;
    return may('animal') ? say.mayExchange : say.instructions.rest;
  }
  if (view.stage === 'exchange' && view.gift !== null) return say.drawFrom;
  return say.instructions[view.stage];
}
