/** A small button at the foot of the builder. */

interface ToolButtonProps {
  readonly label: string;
  readonly on?: boolean;
  /** Why it cannot be used. */
  readonly off?: string | null;
  onChoose(): void;
}

export function ToolButton({ label, on = false, off = null, onChoose }: ToolButtonProps) {
  return (
    <button
      type="button"
      class={`ab-tool${on ? ' on' : ''}${off === null ? '' : ' barred'}`}
      aria-pressed={on}
      aria-disabled={off !== null}
      data-help={off ?? undefined}
      onClick={() => off === null && onChoose()}
    >
      {label}
    </button>
  );
}
