/** Announces events to screen readers: new sentences, then whose turn it is. */

import { useEffect, useRef, useState } from 'preact/hooks';
import { say } from '../say.ts';
import type { TableController } from './control/controller.ts';

export function Announcer({ control }: { control: TableController }) {
  const [lines, setLines] = useState<readonly string[]>([]);
  const heard = useRef<number | null>(null);
  // What is shown: words do not run ahead of the picture.
  const perspective = control.screen.present.value;
  const yours = perspective?.asked && !perspective.outcome;
  useEffect(() => {
    // Nobody sits before the screen: what the one before was told is not for the next.
    if (!perspective) {
      heard.current = null;
      setLines([]);
      return;
    }
    const from = heard.current;
    heard.current = perspective.told.length;
    if (from === null || perspective.told.length <= from) return;
    const news = perspective.told.slice(from).flatMap((event) => control.wording.sentence(event) || []);
    setLines(yours ? [...news, control.instruction.peek()] : news);
  }, [perspective, yours, control]);
  return (
    <div class="unseen" role="log" aria-live="polite" aria-label={say.value.table.chronicle}>
      {(perspective ? lines : []).map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}
