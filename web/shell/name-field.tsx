/** The field for a person's own name. */

import { NAME_LENGTH } from '@conclave/wire/lengths';

interface NameFieldProps {
  readonly label: string;
  readonly name: string;
  onName(name: string): void;
}

export function NameField({ label, name, onName }: NameFieldProps) {
  return (
    <label class="field">
      <span>{label}</span>
      <input
        type="text"
        required
        maxLength={NAME_LENGTH}
        value={name}
        onInput={(event) => onName(event.currentTarget.value)}
      />
    </label>
  );
}
