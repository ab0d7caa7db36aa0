/** A finished match once more: any moment, any chair. */

import { type MatchRecord, parseRecord, type Watcher } from '@conclave/engine';
import { toast } from '@conclave/kit';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { say } from '../say.ts';
import { errorWords } from '../shell/errors.ts';
import { Header } from '../shell/header.tsx';
import { loadMatch } from '../sources/local-store.ts';
import { ReplaySource } from '../sources/replay.ts';
import { TablePage } from '../table/table-page.tsx';
import { useController } from '../table/use-controller.ts';
import { ReplayControls } from './replay-controls.tsx';

interface Opened {
  readonly record: MatchRecord<unknown>;
  readonly names: readonly string[];
}

const LOCAL = 'local-';

async function fetchRecord(id: string): Promise<Opened | null> {
  if (id.startsWith(LOCAL)) {
    const match = await loadMatch(id.slice(LOCAL.length));
    return match?.table.outcome
      ? { record: match.record, names: match.table.seats.map(({ name }) => name) }
      : null;
  }
  const api = await import('../api.ts');
  const [record, table] = await Promise.all([api.recordOf(id), api.tableInfo(id)]);
  return record && { record, names: table.seats.map(({ name }) => name ?? '') };
}

export function ReplayPage({ id }: Readonly<Record<string, string>>) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  useEffect(() => {
    if (!id) return;
    fetchRecord(id).then(
      (found) => (found ? setOpened(found) : setTrouble(say.peek().errors.noRecord)),
      (error) => setTrouble(errorWords(error)),
    );
  }, [id]);
  const choose = async (file: File | undefined) => {
    if (!file) return;
    let json: unknown = null;
    try {
      json = JSON.parse(await file.text());
    } catch {}
    const record = parseRecord(json);
    if (record?.end) setOpened({ record, names: [] });
    else toast(say.value.errors.badRecord, { why: true });
  };
  if (opened) return <Replay opened={opened} />;
  return (
    <>
      <Header />
      <main id="main" class="page narrow">
        <h1 class="title minor">{say.value.replay.title}</h1>
        {trouble ? <p class="note">{trouble}</p> : <p>{say.value.replay.line}</p>}
        {!id && (
          <label class="field" style={{ marginTop: '1rem' }}>
            <span>{say.value.replay.choose}</span>
            <input
              type="file"
              accept="application/json,.json"
              onChange={(event) => void choose(event.currentTarget.files?.[0])}
            />
          </label>
        )}
      </main>
    </>
  );
}

/** A link may name a chair and an event. */
function beginning(seats: number): { readonly seat: Watcher; readonly event: number | null } {
  const asked = new URLSearchParams(location.search);
  const seat = asked.get('seat');
  const event = asked.get('event');
  const chair = seat === 'gallery' ? seat : Math.min(seats - 1, Math.max(0, Number(seat) || 0));
  return { seat: chair, event: event === null ? null : Number(event) };
}

function Replay({ opened }: { opened: Opened }) {
  const { record, names } = opened;
  const source = useMemo(() => new ReplaySource(record, names, beginning(record.seats)), [record, names]);
  useEffect(() => () => source.close(), [source]);
  const control = useController(source);
  const trouble = source.trouble.value;
  if (trouble === 'broken') {
    return (
      <>
        <Header />
        <main id="main" class="page narrow">
          <h1 class="title minor">{say.value.errors.badRecord}</h1>
        </main>
      </>
    );
  }
  if (!control) return <main id="main" class="page waiting" aria-busy="true" />;
  return (
    <TablePage
      control={control}
      quiet
      above={
        <ReplayControls
          source={source}
          control={control}
          entries={record.entries.length}
          seats={record.seats}
        />
      }
    />
  );
}
