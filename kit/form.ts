/** A form for moves of a composed kind, question by question. The table draws the questions as it likes. */

import type { FormField, FormStep, Voice } from '@conclave/engine';
import { useState } from 'preact/hooks';

/** The part of a game's words that is needed here. */
interface FormWords<View, Move extends { readonly kind: string }> {
  form(kind: Move['kind'], choices: readonly string[], view: View, voice: Voice): FormStep<Move> | null;
}

interface FormProps<View, Move extends { readonly kind: string }> {
  readonly words: FormWords<View, Move>;
  readonly view: View;
  readonly voice: Voice;
}

export interface Form<Move> {
  readonly choices: readonly string[];
  /** The next question; `null` when the move is whole. */
  readonly field: FormField | null;
  /** The finished move. */
  readonly move: Move | null;
  choose(value: string): void;
  back(): void;
  /** Begins anew, with these choices made already. */
  reset(choices?: readonly string[]): void;
}

/** Choices that no longer fit (the position changed, another reader) are dropped from the end on. */
export function useForm<View, Move extends { readonly kind: string }>(
  kind: Move['kind'],
  { words, view, voice }: FormProps<View, Move>,
): Form<Move> {
  const [kept, setKept] = useState<{ readonly reader: unknown; readonly choices: readonly string[] }>({
    reader: voice.reader,
    choices: [],
  });
  const wished = kept.reader === voice.reader ? kept.choices : [];
  const { choices, step } = fitting(wished, (some) => words.form(kind, some, view, voice));
  const set = (next: readonly string[]) => setKept({ reader: voice.reader, choices: next });
  return {
    choices,
    field: step && 'field' in step ? step.field : null,
    move: step && 'move' in step ? step.move : null,
    choose: (value) => set([...choices, value]),
    back: () => set(choices.slice(0, -1)),
    reset: (some = []) => set(some),
  };
}

/** The longest beginning of the choices that leads somewhere. */
export function fitting<Step>(
  wished: readonly string[],
  lead: (choices: readonly string[]) => Step | null,
): { readonly choices: readonly string[]; readonly step: Step | null } {
  for (let length = wished.length; length > 0; length--) {
    const choices = wished.slice(0, length);
    const step = lead(choices);
    if (step !== null) return { choices, step };
  }
  return { choices: [], step: lead([]) };
}
