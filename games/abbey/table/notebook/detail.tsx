/** The chosen suspect: what is known about him, the player's mark and note. */

import type { RefObject } from 'preact';
import type { Suspect } from '../../rules/suspects.ts';
import { monkName, valueName, valuesOf } from '../names.ts';
import { Portrait, ValueSign } from '../pieces/figures.tsx';
import type { NoteProps } from '../setting.ts';
import { tableWords } from '../words.ts';
import type { Follows, Known } from './knowledge.ts';
import { ReasonList } from './reason-list.tsx';
import { MARKS, type SheetMarks, withMark, withNote } from './sheet-marks.ts';
import { MarkSign } from './signs.tsx';
import { storyOf } from './story.ts';

interface DetailProps {
  readonly props: NoteProps;
  readonly suspect: Suspect;
  readonly known: Known;
  readonly sheet: SheetMarks;
  readonly follows: Follows;
  readonly note: RefObject<HTMLInputElement | null>;
  save(sheet: SheetMarks): void;
}

/** The chosen one: what is known of him, and the pen. */
export function Detail({ props, suspect, known, sheet, follows, note, save }: DetailProps) {
  const { language } = props;
  const say = tableWords[language].sheet;
  return (
    <section class="ab-detail" aria-label={monkName(language, suspect)}>
      <Portrait suspect={suspect} width={66} />
      <div>
        <p class="ab-detail-name">
          <b>{monkName(language, suspect)}</b>
          {valuesOf(suspect).map((value) => (
            <span key={value} role="img" aria-label={valueName(language, value)}>
              <ValueSign value={value} size={20} />
            </span>
          ))}
        </p>
        <p>{storyOf(props, known, follows).join(' ')}</p>
        {isProved(known, follows) && (
          <ReasonList key={`${suspect} ${props.told.length}`} props={props} suspect={suspect} />
        )}
        <div class="ab-pens">
          {MARKS.map((mark) => (
            <button
              key={mark}
              type="button"
              aria-pressed={sheet.marks[suspect] === mark}
              aria-label={say.marks[mark]}
              onClick={() => save(withMark(sheet, suspect, mark))}
            >
              <MarkSign mark={mark} />
            </button>
          ))}
          <input
            ref={note}
            type="text"
            aria-label={say.noteFor(monkName(language, suspect))}
            placeholder={say.note}
            value={sheet.notes[suspect] ?? ''}
            onInput={(event) => save(withNote(sheet, suspect, event.currentTarget.value))}
          />
        </div>
      </div>
    </section>
  );
}

/** It was not seen, it follows. */
function isProved({ places, inHand, sightings }: Known, { logic }: Follows): boolean {
  if (!logic || !places || inHand) return false;
  return places.length === 1 || (sightings.length === 0 && !places.includes('culprit'));
}
