/** The suspect sheet: 24 portraits with the player's marks, sightings and conclusions. */

import type { Seat } from '@conclave/engine';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Whereabouts } from '../mind/ponder.ts';
import { MONKS, type Suspect, type Value } from '../rules/suspects.ts';
import { firstName, monkName, valueName, valuesOf } from './names.ts';
import { Detail } from './notebook/detail.tsx';
import { isFine, type Known, knowledgeOf, useFollows } from './notebook/knowledge.ts';
import { readMarks, type SheetMarks, withMark, withNextMark } from './notebook/sheet-marks.ts';
import { Eye, HolderSign, MarkSign, NoteSign } from './notebook/signs.tsx';
import { UtterancePage, UtteranceTabs } from './notebook/utterance-page.tsx';
import { ValueStrip } from './notebook/value-strip.tsx';
import { Portrait, useFigures, ValueSign } from './pieces/figures.tsx';
import { readPointing, withPointing } from './pointing.ts';
import type { NoteProps } from './setting.ts';
import { tableWords } from './words.ts';

const ORDERS = ['franciscan', 'benedictine', 'hospitaller'] as const;

export function AbbeyNotebook(props: NoteProps) {
  useFigures();
  const { language, assistance, marks, write, shared, share } = props;
  const say = tableWords[language].sheet;
  const [filter, setFilter] = useState<readonly Value[]>([]);
  const [chosen, setChosen] = useState<Suspect>(0);
  const [heard, setHeard] = useState<Seat | null>(null);
  const { culprit } = props.view;
  useEffect(() => {
    if (culprit !== null) setChosen(culprit);
  }, [culprit]);
  const follows = useFollows(props);
  const known = knowledgeOf(props, assistance, follows);
  const sheet = readMarks(marks);
  const save = (next: SheetMarks) => write(JSON.stringify(next));
  const { fits: asked, ringed, takesNames } = readPointing(shared);
  const note = useRef<HTMLInputElement>(null);
  /** Opens him, and names him in the question, or rings on the board where he may lie; once more takes that away. */
  const choose = (suspect: Suspect) => {
    const again = suspect === chosen && ringed.length > 0;
    setChosen(suspect);
    if (takesNames) {
      share(withPointing(shared, { named: suspect }));
      return;
    }
    share(withPointing(shared, { ringed: again ? [] : placesOf(known[suspect]) }));
  };
  const fits = (suspect: Suspect) =>
    asked ? asked.includes(suspect) : filter.every((value) => valuesOf(suspect).includes(value));
  const highest = Math.max(...known.map(({ chance }) => chance ?? 0));
  const left = known.filter(({ isInnocent }) => !isInnocent).length;
  const onKey = (suspect: Suspect) => (event: KeyboardEvent) => {
    const key = event.key.toLowerCase();
    const mark = ({ x: 'cross', '?': 'doubt', s: 'star' } as const)[key];
    if (!mark && key !== 'n') return;
    event.preventDefault();
    setChosen(suspect);
    if (mark) save(withMark(sheet, suspect, mark));
    else note.current?.focus();
  };
  return (
    <div class="ab-sheet">
      <p class="ab-sheet-head">
        <b data-help={say.help} data-help-title={say.title}>
          {say.title}
        </b>
        {takesNames ? <i>{say.names}</i> : assistance !== 'off' && <span>{say.left(left)}</span>}
        {follows.chances && isFine(follows) && (
          <i data-help={say.surer(Math.max(1, Math.round((follows.chances.within ?? 0) * 100)))}>
            {say.roughly}
          </i>
        )}
      </p>
      <UtteranceTabs props={props} open={heard} choose={setHeard} />
      {heard !== null && <UtterancePage props={props} of={heard} />}
      {heard === null && (
        <ValueStrip props={props} known={known} follows={follows} filter={filter} setFilter={setFilter} />
      )}
      {(heard === null ? ORDERS : []).map((order) => (
        <ul key={order} class="ab-suspects" aria-label={valueName(language, order)}>
          <li class="ab-order" aria-hidden="true">
            <ValueSign value={order} size={30} />
          </li>
          {MONKS.map(
            (monk, suspect) =>
              monk.order === order && (
                <li key={suspect} class={fits(suspect) ? (asked ? 'fits' : undefined) : 'dim'}>
                  <button
                    type="button"
                    class={[
                      'ab-suspect',
                      known[suspect].isInnocent && !known[suspect].inHand ? 'innocent' : '',
                      chosen === suspect ? 'chosen' : '',
                    ].join(' ')}
                    aria-pressed={chosen === suspect}
                    aria-label={labelOf(props, suspect, known[suspect], sheet)}
                    onClick={() => choose(suspect)}
                    onKeyDown={onKey(suspect)}
                    onContextMenu={(event) => {
                      event.preventDefault();
                      setChosen(suspect);
                      save(withNextMark(sheet, suspect));
                    }}
                  >
                    <Portrait suspect={suspect} width={44} />
                    <span class="ab-beside">
                      <HolderSign props={props} known={known[suspect]} figures={isFine(follows)} />
                      {known[suspect].isPublic && <Eye />}
                      {sheet.marks[suspect] && <MarkSign mark={sheet.marks[suspect]} />}
                      {sheet.notes[suspect] && <NoteSign />}
                    </span>
                    <b>{firstName(language, suspect)}</b>
                    {known[suspect].chance !== null && !known[suspect].isInnocent && (
                      <i class="ab-bar" style={{ '--part': (known[suspect].chance ?? 0) / (highest || 1) }} />
                    )}
                  </button>
                </li>
              ),
          )}
        </ul>
      ))}
      {heard === null && (
        <Detail
          props={props}
          suspect={chosen}
          known={known[chosen]}
          sheet={sheet}
          save={save}
          follows={follows}
          note={note}
        />
      )}
    </div>
  );
}

/** What is known of where he lies: all that logic leaves, or where he was seen last. */
function placesOf({ places, holder }: Known): readonly Whereabouts[] {
  return places ?? (holder === null ? [] : [holder]);
}

function labelOf({ language }: NoteProps, suspect: Suspect, known: Known, sheet: SheetMarks): string {
  const say = tableWords[language].sheet;
  const mark = sheet.marks[suspect];
  return [
    monkName(language, suspect),
    ...valuesOf(suspect).map((value) => valueName(language, value)),
    ...(known.inHand ? [say.inHand] : known.isInnocent ? [say.innocent] : []),
    ...(known.isPublic ? [say.publicly] : []),
    ...(known.chance !== null && !known.isInnocent ? [say.chance(Math.round(known.chance * 20) * 5)] : []),
    ...(mark ? [say.marks[mark]] : []),
  ].join(', ');
}
