/** The buttons on the plan: numbers on or off, the sight rule. */

import type { Setting } from '../setting.ts';

interface ToolsProps {
  readonly setting: Setting;
  readonly numbers: boolean;
  readonly ruling: boolean;
  onNumbers(): void;
  onRule(): void;
}

export function Tools({ setting: { t }, numbers, ruling, onNumbers, onRule }: ToolsProps) {
  return (
    <div class="nr-tools">
      <button
        type="button"
        aria-pressed={ruling}
        aria-label={t.sightRule}
        data-help={t.help.sightRule}
        data-help-title={t.sightRule}
        onClick={onRule}
      >
        <svg width={22} height={22} viewBox="0 0 22 22" aria-hidden="true">
          <path d="M3 17L19 5" stroke="currentColor" stroke-width={2.2} stroke-dasharray="3 3" />
          <circle cx={3.5} cy={17} r={2.5} fill="currentColor" />
          <circle cx={18.5} cy={5.2} r={2.5} fill="currentColor" />
        </svg>
      </button>
      <button
        type="button"
        aria-pressed={numbers}
        aria-label={t.numbers}
        data-help={t.help.numbers}
        data-help-title={t.numbers}
        onClick={onNumbers}
      >
        №
      </button>
    </div>
  );
}
