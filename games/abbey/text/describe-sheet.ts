/** The suspect sheet in words: the features of all 24, and what the reader has seen of each. */

import type { Watcher } from '@conclave/engine';
import { capital } from '../../words.ts';
import { FEATURES, MONKS, type Suspect, traitOf } from '../rules/suspects.ts';
import type { DealingView, View } from '../rules/view.ts';
import type { Lexicon, SheetWords, Speaker } from './lexicon.ts';

export function sheet(lexicon: Lexicon, view: View, reader: Watcher, speak: Speaker): string[] {
  const { describing, values, monk } = lexicon;
  return MONKS.map((_monk, suspect) => {
    // The rank stands in his name.
    const features = FEATURES.filter((feature) => feature !== 'rank');
    const traits = features.map((feature) => values[traitOf(suspect, feature)]);
    const notes = notesOn(describing.seen, suspect, view, reader, speak);
    return [describing.suspect(capital(monk(suspect)), traits.join(', ')), ...notes].join(' ');
  });
}

/** From what the watcher sees now; what came before stands in the chronicle. */
function notesOn(words: SheetWords, suspect: Suspect, view: View, reader: Watcher, speak: Speaker): string[] {
  const notes: string[] = [];
  for (const [seat, { own }] of view.players.entries()) {
    if (own?.hand.includes(suspect)) notes.push(words.held(speak.who(seat)));
    else if (seat === reader && own?.seen.includes(suspect)) notes.push(words.cleared);
    if (seat === reader && own?.marks.includes(suspect)) notes.push(words.crossed);
  }
  if (view.culprit === suspect) notes.push(words.culprit);
  if (view.pile.includes(suspect)) notes.push(words.pile);
  if (view.exposed?.card === suspect) notes.push(words.exposed(speak.who(view.exposed.seat)));
  for (const dealing of view.dealings) {
    if (dealing.cards?.includes(suspect) && isOf(dealing, reader)) {
      notes.push(words.dealings[dealing.kind](speak.who(dealing.by), speak.who(dealing.other)));
    }
  }
  return notes;
}

const isOf = ({ by, other }: DealingView, reader: Watcher) => by === reader || other === reader;
