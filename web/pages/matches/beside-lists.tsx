/** Beside one's own matches: invitations, open tables, and tables to watch. */

import { Ruled } from '@conclave/kit';
import type { MatchSummary } from '@conclave/wire';
import { useEffect, useState } from 'preact/hooks';
import { say } from '../../say.ts';
import { CodeField } from '../../shell/code-field.tsx';
import { reach } from '../../sources/own-tables.ts';
import { LiveTable } from '../home/live-table.tsx';
import { TableLine, usePublicTables } from '../home/open-tables.tsx';
import { removed } from './removal.ts';

interface BesideProps {
  isWanted(table: { readonly game: string }): boolean;
}

export function BesideLists({ isWanted }: BesideProps) {
  const tables = usePublicTables();
  const invitations = useInvitations().filter(isWanted);
  const open = tables?.open.filter(isWanted) ?? [];
  const running = tables?.running.filter(isWanted) ?? [];
  const words = say.value.matches;
  return (
    <div class="beside">
      <Undo />
      {invitations.length > 0 && (
        <Lines title={words.invitations} count={invitations.length} tables={invitations} isInvitation />
      )}
      {tables && open.length === 0 && <p class="note">{words.noneOpen}</p>}
      {open.length > 0 && <Lines title={words.open} tables={open} />}
      {running.length > 0 && <Lines title={words.toWatch} aside={words.asGallery} tables={running} />}
      <CodeField />
      <LiveTable />
    </div>
  );
}

interface LinesProps {
  readonly title: string;
  readonly aside?: string;
  readonly count?: number;
  readonly tables: readonly MatchSummary[];
  readonly isInvitation?: boolean;
}

function Lines({ title, aside, count, tables, isInvitation = false }: LinesProps) {
  return (
    <section aria-label={title}>
      <Ruled>
        {title} {count !== undefined && <span class="count calls tabular">{count}</span>}
        {aside && <span class="ruled-aside">{aside}</span>}
      </Ruled>
      <div class="leaf">
        <ul class="table-lines">
          {tables.map((table) => (
            <TableLine key={table.id} table={table} isInvitation={isInvitation} />
          ))}
        </ul>
      </div>
    </section>
  );
}

/** Tables to which somebody has invited whoever sits here; a stranger has none. */
function useInvitations(): readonly MatchSummary[] {
  const [found, setFound] = useState<readonly MatchSummary[]>([]);
  const isKnown = reach.value === 'live';
  useEffect(() => {
    if (!isKnown) return;
    void import('../../api.ts').then(({ list }) => list('invitations')).then(setFound, () => {});
  }, [isKnown]);
  return found;
}

function Undo() {
  const words = say.value.matches;
  return (
    <div role="status">
      {removed.value && (
        <p class="undo-line">
          {words.removed}{' '}
          <button type="button" class="button small" onClick={() => removed.value?.undo()}>
            {words.undo}
          </button>
        </p>
      )}
    </div>
  );
}
