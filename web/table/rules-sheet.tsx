/** The rules over the board: the chapter of what is asked now stands open, goal and panels are folded. */

import '../pages/rules/rules.css';
import { Dialog } from '@conclave/kit';
import { useState } from 'preact/hooks';
import { textOf } from '../library.ts';
import { Finder, Statements } from '../pages/rules/statements.tsx';
import { say } from '../say.ts';
import { language } from '../settings.ts';
import { Panels } from '../shell/primer.tsx';
import { useFetched } from '../shell/use-fetched.ts';
import type { TableController } from './control/controller.ts';

interface RulesSheetProps {
  readonly control: TableController;
  onClose(): void;
}

/** From what the reader may do, which only the reader's own page knows. */
function chapterNow(control: TableController): number {
  const [move] = control.steps.moves.peek();
  const { chapterOf } = control.wording.words.peek();
  return move ? (chapterOf?.(move.kind) ?? 0) : 0;
}

export function RulesSheet({ control, onClose }: RulesSheetProps) {
  const game = control.source.info.value?.game ?? '';
  const { part: text } = useFetched(game, () => textOf(game));
  const [wanted, setWanted] = useState('');
  const [chapter] = useState(() => chapterNow(control));
  if (!text) return null;
  const words = text[language.value];
  return (
    <Dialog
      open
      class="rules-sheet"
      title={say.value.titles.rules(words.name)}
      closeLabel={say.value.close}
      onClose={onClose}
    >
      <details class="rules-folded">
        <summary>{say.value.rulesPage.minute}</summary>
        <p class="rules-goal">
          <b>{say.value.rulesPage.goal}</b> {words.primer?.goal.join(' ')}
        </p>
        <Panels game={game} />
      </details>
      <Finder wanted={wanted} onFind={setWanted} />
      <Statements text={text} wanted={wanted} chapter={chapter} anchors={false} />
      <p>
        <a href={`/rules/${game}`} target="_blank" rel="noreferrer">
          {say.value.rulesPage.whole}
        </a>
      </p>
    </Dialog>
  );
}
