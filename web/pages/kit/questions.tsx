/** A move of a composed kind, asked question by question and drawn by the table: here as a sentence with gaps. */

import type { FormStep } from '@conclave/engine';
import { Target, useForm } from '@conclave/kit';

interface Accuse {
  readonly kind: 'accuse';
  readonly who: string;
  readonly where: string;
}

const QUESTIONS = [
  { prompt: 'Who took the chalice?', answers: ['Alix', 'Bertrand', 'Clotilde'] },
  { prompt: 'And where does it lie now?', answers: ['crypt', 'garden'] },
] as const;

const words = {
  form: (_kind: 'accuse', choices: readonly string[]): FormStep<Accuse> | null => {
    const [who, where] = choices;
    if (where !== undefined) return { move: { kind: 'accuse', who, where } };
    const { prompt, answers } = QUESTIONS[choices.length];
    return { field: { prompt, choices: answers.map((value) => ({ value, label: value })) } };
  },
};
const voice = { reader: 0, name: String } as const;

export function Questions() {
  const { choices, field, move, choose, back, reset } = useForm<null, Accuse>('accuse', {
    words,
    view: null,
    voice,
  });
  const [who = '…', where = '…'] = choices;
  return (
    <>
      <p aria-live="polite">
        “<b>{who}</b> took it, and it lies in the <b>{where}</b>.” <i>{field?.prompt}</i>
      </p>
      <div class="row">
        {field?.choices.map(({ value, label }) => (
          <Target key={value} class="button" label={label} lit onChoose={() => choose(value)}>
            {label}
          </Target>
        ))}
        {move && (
          <Target class="button go" label="Say it" lit onChoose={() => reset()}>
            Say it
          </Target>
        )}
        {choices.length > 0 && (
          <button type="button" class="button plain" onClick={back}>
            Back
          </button>
        )}
      </div>
    </>
  );
}
