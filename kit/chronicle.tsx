/** What happened, in sentences; each can lead to its moment. */

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
  onChoose?(line: ChronicleLine): void;
}

export function Chronicle({ label, lines, onChoose }: ChronicleProps) {
  return (
    <ol class="chronicle" aria-label={label}>
      {lines.map((line) => (
        <li
          key={line.number}
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
