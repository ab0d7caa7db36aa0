/**
 * The notebook: who holds what, what a count would give, what is left in the bag. It is filled by hand, as seen, or
 * with all that follows.
 */

import type { NotebookProps } from '@conclave/kit';
import type { ComponentChild } from 'preact';
import type { Templar } from '../rules/game.ts';
import { BagPage } from './notebook/bag.tsx';
import { HandsPage } from './notebook/hands.tsx';
import { type Notes, readNotes } from './notebook/marks.ts';
import { RoomsPage } from './notebook/rooms.tsx';
import { tableWords } from './words.ts';

export type NotesOf = NotebookProps<Templar>;

/** What every page gets: the notebook's own marks, read and written. */
export interface PageProps {
  readonly props: NotesOf;
  readonly notes: Notes;
  keep(change: Partial<Notes>): void;
}

const PAGES: Readonly<Record<Notes['page'], (page: PageProps) => ComponentChild>> = {
  hands: HandsPage,
  rooms: RoomsPage,
  bag: BagPage,
};

export function TemplarNotebook(props: NotesOf) {
  const { marks, write, language } = props;
  const say = tableWords[language].notes;
  const notes = readNotes(marks);
  const keep = (change: Partial<Notes>) => write(JSON.stringify({ ...notes, ...change }));
  const Page = PAGES[notes.page];
  return (
    <div class="tp-notes">
      <div class="tp-pages" role="tablist" aria-label={say.tab}>
        {(['hands', 'rooms', 'bag'] as const).map((page) => (
          <button
            key={page}
            type="button"
            role="tab"
            aria-selected={notes.page === page}
            onClick={() => keep({ page })}
          >
            {say.pages[page]}
          </button>
        ))}
      </div>
      <Page props={props} notes={notes} keep={keep} />
    </div>
  );
}
