/** Events as sentences. Each can lead to its moment. */

export interface ChronicleLine {
  readonly number: number;
  readonly text: string;
  /** Taken back since. */
  readonly gone: boolean;
  readonly fresh: boolean;
}

interface ChronicleProps {
  readonly label: string;
  readonly lines: readonly ChronicleLine[];
  /** The sentence whose moment is shown. */
  readonly at?: number | null;
  onChoose?(line: ChronicleLine): void;
}

export function Chronicle({ label, lines, at = null, onChoose }: ChronicleProps) {
  return (
    <ol class="chronicle" aria-label={label}>
      {lines.map((line) => (
        <li
          key={line.number}
          aria-current={line.number === at || undefined}
          class={[line.fresh && 'fresh', line.gone && 'gone'].filter(Boolean).join(' ') || undefined}
        >
          <span class="number" aria-hidden="true">
            {line.number + 1}
          </span>
          {onChoose ? (
            <button type="button" onClick={() => onChoose(line)}>
              {line.text}
            </button>
          ) : (
            line.text
          )}
        </li>
      ))}
    </ol>
  );
}
