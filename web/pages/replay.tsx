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
  const control = useController(source);
  const trouble = source.trouble.value;
  const entries = record.entries.length;
  const at = source.entry.value;
  const words = say.value.replay;
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
  const viewpoints: Watcher[] = [...Array.from({ length: record.seats }, (_none, seat) => seat), 'gallery'];
  return (
    <TablePage
      control={control}
      quiet
      above={
        <section class="form" aria-label={words.title} style={{ marginBottom: '10px', gap: '0.5rem' }}>
          <div class="scrubber">
            <button type="button" class="button small" aria-label={words.first} onClick={() => source.go(0)}>
              «
            </button>
            <button
              type="button"
              class="button small"
              aria-label={words.back}
              onClick={() => source.go(at - 1)}
            >
              ‹
            </button>
            <input
              type="range"
              min={0}
              max={entries}
              value={at}
              aria-label={words.moment}
              aria-valuetext={words.momentOf(at, entries)}
              onInput={(event) => source.go(Number(event.currentTarget.value))}
            />
            <button
              type="button"
              class="button small"
              aria-label={words.forward}
              onClick={() => source.go(at + 1)}
            >
              ›
            </button>
            <button
              type="button"
              class="button small"
              aria-label={words.last}
              onClick={() => source.go(entries)}
            >
              »
            </button>
          </div>
          <label class="row">
            <span>{words.viewpoint}</span>
            <select
              data-viewpoint
              value={String(source.watcher.value)}
              onChange={(event) => {
                const { value } = event.currentTarget;
                source.look(value === 'gallery' ? 'gallery' : Number(value));
              }}
            >
              {viewpoints.map((viewpoint) => (
                <option key={viewpoint} value={String(viewpoint)}>
                  {viewpoint === 'gallery' ? words.gallery : control.nameOf(viewpoint)}
                </option>
              ))}
            </select>
            <span class="aside tabular">{words.momentOf(at, entries)}</span>
          </label>
        </section>
      }
    />
  );
}
