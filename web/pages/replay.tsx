/** The replay of a finished match: any moment, from any seat. */

import { parseRecord, type Watcher } from '@conclave/engine';
import { toast } from '@conclave/kit';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { say } from '../say.ts';
import { Lost, NoSuchMatch, NotLoaded } from '../shell/error-pages.tsx';
import { errorWords } from '../shell/errors.ts';
import { Header } from '../shell/header.tsx';
import { usePageTitle } from '../shell/page-title.ts';
import { fetchRecord, isOnDevice, type Opened, ownNotes } from '../sources/finished-record.ts';
import { ReplaySource } from '../sources/replay.ts';
import type { TableController } from '../table/control/controller.ts';
import { layout } from '../table/layout.ts';
import { Beside, type BesideFilm } from '../table/panels.tsx';
import { TableLoader } from '../table/table-loader.tsx';
import { TablePage } from '../table/table-page.tsx';
import './replay.css';
import { MomentsPanel, ToldPanel } from './replay/told.tsx';
import { replayWords } from './replay/words.ts';
import { ReplayEyes, ReplayFoot } from './replay-controls.tsx';

export function ReplayPage({ id }: Readonly<Record<string, string>>) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const { errors } = say.value;
  useEffect(() => {
    if (!id) return;
    fetchRecord(id).then(
      (found) => (typeof found === 'string' ? setTrouble(found) : setOpened(found)),
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
    if (record?.end) setOpened({ record, names: [], own: null });
    else toast(say.value.errors.badRecord, { why: true });
  };
  if (opened) return <Replay opened={opened} id={id ?? null} />;
  return (
    <>
      <Header />
      {trouble === 'missing' ? (
        <NoSuchMatch place={isOnDevice(id) ? 'local' : 'remote'} />
      ) : trouble !== null ? (
        <Lost what={trouble === 'notOver' ? errors.noRecord : trouble} />
      ) : id ? (
        <main id="main" class="page waiting" aria-busy="true" />
      ) : (
        <Chooser onChoose={(file) => void choose(file)} />
      )}
    </>
  );
}

function Chooser({ onChoose }: { onChoose(file: File | undefined): void }) {
  const { title, line, choose } = say.value.replay;
  usePageTitle(title);
  return (
    <main id="main" class="page narrow">
      <h1 class="title minor">{title}</h1>
      <p>{line}</p>
      <label class="field" style={{ marginTop: '1rem' }}>
        <span>{choose}</span>
        <input
          type="file"
          accept="application/json,.json"
          onChange={(event) => onChoose(event.currentTarget.files?.[0])}
        />
      </label>
    </main>
  );
}

/** A link may name a chair and an event. */
function beginning(seats: number): {
  readonly seat: Watcher;
  readonly event: number | null;
  readonly entry: number;
} {
  const asked = new URLSearchParams(location.search);
  const seat = asked.get('seat');
  const event = asked.get('event');
  const chair = seat === 'gallery' ? seat : Math.min(seats - 1, Math.max(0, Number(seat) || 0));
  const at = Number(asked.get('at'));
  const entry = Number.isInteger(at) ? at : 0;
  return { seat: chair, event: event === null ? null : Number(event), entry };
}

function Replay({ opened, id }: { opened: Opened; id: string | null }) {
  const { record, names } = opened;
  const source = useMemo(() => {
    const { own: seat } = opened;
    const read = async () => (id === null || seat === null ? '' : ownNotes(id, seat));
    return new ReplaySource(record, names, beginning(record.seats), { seat, read });
  }, [opened]);
  useEffect(() => () => source.close(), [source]);
  const trouble = source.trouble.value;
  if (trouble === 'broken' || trouble === 'notLoaded') {
    return (
      <>
        <Header />
        {trouble === 'broken' && <Lost what={say.value.errors.badRecord} />}
        {trouble === 'notLoaded' && <NotLoaded />}
      </>
    );
  }
  return (
    <TableLoader source={source}>
      {(control) => (
        <Beside.Provider value={besideFilm(source, control)}>
          <TablePage
            control={control}
            quiet
            occasion="replay"
            line={endingLine(source, control)}
            above={<ReplayEyes source={source} control={control} seats={record.seats} />}
            below={
              <ReplayFoot
                source={source}
                control={control}
                seats={record.seats}
                id={id}
                game={record.game}
                mayShare={opened.mayShare ?? false}
              />
            }
          />
        </Beside.Provider>
      )}
    </TableLoader>
  );
}

/** How the match ended, in one sentence. */
function endingLine({ last }: ReplaySource, { wording }: TableController): string {
  const { outcome, view } = last.value ?? { outcome: null, view: null };
  const [ending = ''] = outcome ? wording.ending(outcome, view) : [];
  return `${replayWords().replay}${ending === '' ? '' : ` · ${ending}`}`;
}

/** What was told, the moments that all could see, and the notebook of the chair one looks from. */
function besideFilm(source: ReplaySource, control: TableController): BesideFilm {
  const words = replayWords();
  const isPhone = layout.value === 'phone';
  return {
    panels: ['board', 'chronicle', 'moments', 'notebook'],
    name: (panel) => {
      if (panel === 'chronicle') return isPhone ? words.toldShort : words.told;
      return panel === 'moments' ? words.moments : panel === 'notebook' ? words.notebook : null;
    },
    show: (panel) => {
      if (panel === 'chronicle') return <ToldPanel source={source} control={control} />;
      return panel === 'moments' ? <MomentsPanel source={source} control={control} /> : null;
    },
  };
}
