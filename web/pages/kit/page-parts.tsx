/** The plain parts of a page. */

import { games } from '@conclave/games';
import {
  ASSISTANCES,
  type Assistance,
  Choice,
  Chronicle,
  Dialog,
  LessonCard,
  NotebookFrame,
  Ruled,
  toast,
} from '@conclave/kit';
import { useState } from 'preact/hooks';
import { Cover } from '../../shell/cover.tsx';

export function PageParts() {
  const [open, setOpen] = useState(false);
  const [lesson, setLesson] = useState(false);
  const [choice, setChoice] = useState('two');
  const [assistance, setAssistance] = useState<Assistance>('off');
  return (
    <>
      <Ruled level={3}>Buttons, toasts, dialogs</Ruled>
      <div class="row">
        <button type="button" class="button go" onClick={() => setOpen(true)}>
          Ring the bells
        </button>
        <button type="button" class="button" onClick={() => toast('Alix hides a chalice.')}>
          Toast
        </button>
        <button
          type="button"
          class="button danger"
          onClick={() => toast('She lies before Alix.', { why: true, rule: { id: 'TP-14', href: '#' } })}
        >
          Why not
        </button>
        <button type="button" class="button" aria-disabled="true" data-why="Nobody is to be accused yet.">
          Accuse
        </button>
        <button type="button" class="button" id="lesson" onClick={() => setLesson(true)}>
          A page of a lesson
        </button>
        <button
          type="button"
          class="button plain"
          data-help="Hover, focus or press long."
          data-help-title="Help card"
        >
          Help
        </button>
      </div>
      <Dialog open={open} title="The bells" closeLabel="Close" onClose={() => setOpen(false)}>
        <p>New goods arrive in the harbour.</p>
      </Dialog>
      {lesson && (
        <LessonCard
          paragraphs={[
            'It stands beside what it speaks of, and goes on by a button or by the move it asks for.',
          ]}
          focus="#lesson"
          progress="3 of 11"
          next="Go on"
          leave="Leave the lesson"
          onNext={() => setLesson(false)}
          onLeave={() => setLesson(false)}
        />
      )}
      <Ruled level={3}>Choices</Ruled>
      <Choice
        legend="How many"
        name="many"
        value={choice}
        line="A line that explains it."
        choices={['one', 'two', 'three'].map((value) => ({ value, label: value }))}
        onChoose={setChoice}
      />
      <Ruled level={3}>Notebook and chronicle</Ruled>
      <div class="ways">
        <NotebookFrame
          title="Notebook"
          allowed={ASSISTANCES}
          assistance={assistance}
          assistanceLabel="Help"
          assistanceWords={{ off: 'none', seen: 'what I saw', follows: 'all that follows' }}
          onAssistance={setAssistance}
        >
          <p>A leaf with a margin.</p>
        </NotebookFrame>
        <Chronicle
          label="Chronicle"
          lines={[
            { number: 11, text: 'Alix plays Benjamin.', gone: false, fresh: false },
            { number: 12, text: 'Alix takes a ring.', gone: true, fresh: false },
            { number: 13, text: 'Your turn.', gone: false, fresh: true },
          ]}
        />
      </div>
      <Ruled level={3}>Covers</Ruled>
      <div class="shelf">
        {games.map(({ id }) => (
          <Cover key={id} game={id} name={id} />
        ))}
      </div>
    </>
  );
}
