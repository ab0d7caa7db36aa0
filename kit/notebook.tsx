/** The frame of a notebook, with the level of assistance. */

import type { ComponentChildren } from 'preact';
import { ASSISTANCES, type Assistance } from './table.ts';

interface NotebookFrameProps {
  readonly title: string;
  readonly assistance: Assistance;
  /** The levels this match allows. */
  readonly allowed: readonly Assistance[];
  readonly assistanceLabel: string;
  readonly assistanceWords: Readonly<Record<Assistance, string>>;
  readonly children: ComponentChildren;
  onAssistance(value: Assistance): void;
}

export function NotebookFrame(props: NotebookFrameProps) {
  const { title, assistance, allowed, assistanceLabel, assistanceWords, children, onAssistance } = props;
  return (
    <section class="notebook" aria-label={title}>
      <div class="notebook-head">
        <h3>{title}</h3>
        <label>
          <span class="aside">{assistanceLabel}</span>
          <select
            value={assistance}
            onChange={(event) => {
              const value = ASSISTANCES.find((one) => one === event.currentTarget.value);
              if (value) onAssistance(value);
            }}
          >
            {ASSISTANCES.map((value) => (
              <option key={value} value={value} disabled={!allowed.includes(value)}>
                {assistanceWords[value]}
              </option>
            ))}
          </select>
        </label>
      </div>
      {children}
    </section>
  );
}
