/** One option of the rules in the form of a new match. */

import type { OptionValue } from '@conclave/engine';
import { Choice } from '@conclave/kit';
import type { CatalogueGame, CatalogueOption } from '../../catalogue.ts';
import { language } from '../../settings.ts';
import type { Draft } from './draft.ts';

interface OptionFieldProps {
  readonly game: CatalogueGame;
  readonly option: CatalogueOption;
  readonly draft: Pick<Draft, 'options' | 'seats'>;
  change(part: Pick<Draft, 'options'>): void;
}

export function OptionField({ game, option, draft, change }: OptionFieldProps) {
  const words = game.words[language.value].options[option.key];
  const value = draft.options[option.key] ?? option.defaults[draft.seats];
  const set = (chosen: OptionValue) => change({ options: { ...draft.options, [option.key]: chosen } });
  switch (option.kind) {
    case 'flag':
      return (
        <label class="flag">
          <input type="checkbox" checked={value === true} onChange={() => set(value !== true)} />
          <span>{words.name}</span>
          <small>{words.line}</small>
        </label>
      );
    case 'number':
      return (
        <label class="field">
          <span>{words.name}</span>
          <small>{words.line}</small>
          <input
            type="number"
            name={option.key}
            min={option.min}
            max={option.max}
            value={Number(value)}
            onInput={(event) => set(Number(event.currentTarget.value))}
          />
        </label>
      );
    case 'choice':
      return (
        <Choice
          legend={words.name}
          name={option.key}
          value={String(value)}
          line={words.line}
          choices={(option.values ?? []).map((one) => ({ value: one, label: words.values?.[one] ?? one }))}
          onChoose={set}
        />
      );
  }
}
