/** Beside the board: the notebook, the chronicle, the people. */

import { LEVELS, type Level } from '@conclave/engine';
import { Chronicle, NotebookFrame, Ruled, SeatMark } from '@conclave/kit';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { go } from '../router.ts';
import { say } from '../say.ts';
import { assistance } from '../settings.ts';
import { chronicleLines } from './chronicle.ts';
import { Clock } from './clock.tsx';
import type { TableController } from './controller.ts';

const TABS = ['notebook', 'chronicle', 'people'] as const;
type Tab = (typeof TABS)[number];

export function Side({ control }: { control: TableController }) {
  const [wanted, setTab] = useState<Tab>('notebook');
  const seated = control.shown.value?.watcher !== 'gallery';
  const tabs = TABS.filter((tab) => tab !== 'notebook' || seated);
  const tab = tabs.includes(wanted) ? wanted : tabs[0];
  const key = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (step === 0) return;
    const next = tabs[(tabs.indexOf(tab) + step + tabs.length) % tabs.length];
    setTab(next);
    document.getElementById(`tab-${next}`)?.focus();
  };
  return (
    <aside class="table-side" aria-label={say.value.table.beside}>
      <div class="tabs" role="tablist" onKeyDown={key}>
        {tabs.map((name) => (
          <button
            key={name}
            id={`tab-${name}`}
            type="button"
            role="tab"
            aria-selected={tab === name}
            aria-controls="panel"
            tabIndex={tab === name ? 0 : -1}
            onClick={() => setTab(name)}
          >
            {say.value.table[name]}
          </button>
        ))}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a panel that scrolls must take the focus. */}
      <div class="panel" id="panel" role="tabpanel" tabIndex={0} aria-labelledby={`tab-${tab}`}>
        {tab === 'notebook' && (
          <Notebook control={control}>
            <Latest control={control} />
          </Notebook>
        )}
        {tab === 'chronicle' && <ChroniclePanel control={control} />}
        {tab === 'people' && <People control={control} />}
      </div>
    </aside>
  );
}

/** What comes after it waits for it, so that nothing shifts. */
function Notebook({ control, children }: { control: TableController; children: ComponentChildren }) {
  const shown = control.shown.value;
  const you = shown?.watcher ?? 'gallery';
  const [marks, setMarks] = useState<{ readonly of: unknown; readonly text: string } | null>(null);
  useEffect(() => {
    let wanted = true;
    void control.source.readNotes().then((text) => wanted && setMarks({ of: you, text }));
    return () => {
      wanted = false;
    };
  }, [control, you]);
  if (!shown || you === 'gallery' || marks?.of !== you) return null;
  const write = (text: string) => {
    setMarks({ of: you, text });
    void control.source.writeNotes(text).catch(() => {});
  };
  const Drawn = control.table?.Notebook;
  return (
    <>
      <NotebookFrame
        title={say.value.table.ownNotebook}
        assistance={assistance.value}
        assistanceLabel={say.value.settings.assistance}
        assistanceWords={say.value.settings.assistances}
        onAssistance={(value) => {
          assistance.value = value;
        }}
      >
        {Drawn ? (
          <Drawn
            view={shown.view}
            told={shown.told}
            seat={you}
            language={control.text.en === control.words.value ? 'en' : 'fr'}
            voice={control.voice.value}
            assistance={assistance.value}
            marks={marks.text}
            write={write}
          />
        ) : (
          <textarea
            aria-label={say.value.table.notebook}
            rows={10}
            style={{ width: '100%' }}
            value={marks.text}
            onInput={(event) => write(event.currentTarget.value)}
          />
        )}
      </NotebookFrame>
      {children}
    </>
  );
}

/** A sentence leads to its moment: in a replay, in the running match, or after the end in its replay. */
function momentOpener(control: TableController): (event: number) => void {
  const { source } = control;
  if (source.goToEvent) return (event) => source.goToEvent?.(event);
  const face = source.face.value;
  if (face?.status !== 'finished') return (event) => void control.lookBack(event);
  const id = source.place === 'local' ? `local-${face.id}` : face.id;
  return (event) => go(`/replay/${id}?event=${event}&seat=${face.you}`);
}

function ChroniclePanel({ control }: { control: TableController }) {
  const shown = control.present.value;
  if (!shown) return null;
  const seen = control.lastSeen.value?.told.length ?? shown.told.length;
  const lines = chronicleLines(shown.told, seen, (event) => control.sentence(event)).reverse();
  const toMoment = momentOpener(control);
  return (
    <Chronicle
      label={say.value.table.chronicle}
      lines={lines}
      at={control.moment.value ? control.moment.value.told.length - 1 : null}
      onChoose={({ number }) => toMoment(number)}
    />
  );
}

const LATEST = 5;

/** The last few sentences, below the notebook. */
function Latest({ control }: { control: TableController }) {
  const told = control.shown.value?.told ?? [];
  const lines = chronicleLines(told, told.length, (event) => control.sentence(event), LATEST);
  return (
    <section aria-label={say.value.table.latest}>
      <Ruled level={3}>{say.value.table.latest}</Ruled>
      <Chronicle label={say.value.table.latest} lines={lines.reverse()} />
    </section>
  );
}

function People({ control }: { control: TableController }) {
  const face = control.source.face.value;
  if (!face) return null;
  const words = say.value.table;
  const mayReplace = face.status === 'running' && face.you !== 'gallery';
  return (
    <>
      <ul class="people">
        {face.seats.map((seat, index) => (
          <li key={index}>
            <SeatMark seat={index} />
            <span>
              {control.nameOf(index)}{' '}
              <span class="aside">
                {index === face.you && words.you}
                {seat.bot && words.botOf(control.house.value.levels[seat.bot])}
              </span>{' '}
              {seat.kind === 'person' && !seat.present && <span class="away">{words.away}</span>}
            </span>
            <span class="row">
              {mayHandTo(control, index) && (
                <button type="button" class="button small" onClick={() => control.source.handOver(index)}>
                  {words.handHere}
                </button>
              )}
              <Clock source={control.source} seat={index} />
              {mayReplace &&
                seat.kind === 'person' &&
                (seat.replaceable || control.source.place === 'local') && (
                  <SitIn control={control} seat={index} now={seat.bot} />
                )}
            </span>
          </li>
        ))}
      </ul>
      {control.source.place === 'remote' && <Chat control={control} />}
    </>
  );
}

/** Somebody else at this device, who wants to interject or only to look. */
function mayHandTo({ source }: TableController, seat: number): boolean {
  const face = source.face.value;
  if (source.place !== 'local' || face?.status !== 'running' || source.trouble.value !== null) return false;
  return face.you !== 'gallery' && face.you !== seat && face.seats[seat].bot === null;
}

function SitIn({ control, seat, now }: { control: TableController; seat: number; now: Level | null }) {
  const local = control.source.place === 'local';
  return (
    <select
      aria-label={say.value.table.sitIn(control.nameOf(seat))}
      value={now ?? ''}
      onChange={(event) => {
        const level = LEVELS.find((one) => one === event.currentTarget.value) ?? null;
        void control.source.sit(seat, level);
      }}
    >
      <option value="">{local ? say.value.table.inPerson : say.value.table.letBot}</option>
      {LEVELS.map((level) => (
        <option key={level} value={level}>
          {say.value.table.bot(control.house.value.levels[level])}
        </option>
      ))}
    </select>
  );
}

function Chat({ control }: { control: TableController }) {
  const [text, setText] = useState('');
  const send = (event: Event) => {
    event.preventDefault();
    const line = text.trim();
    if (line) void control.source.say(line);
    setText('');
  };
  return (
    <section class="chat" aria-label={say.value.table.chat}>
      <h3 class="ruled">{say.value.table.chat}</h3>
      <ul aria-live="polite">
        {control.source.chat.value.map(({ n, from, text: said }) => (
          <li key={n}>
            <b>{from}</b> {said}
          </li>
        ))}
      </ul>
      <form onSubmit={send}>
        <input
          type="text"
          maxLength={500}
          aria-label={say.value.table.chatLine}
          value={text}
          onInput={(event) => setText(event.currentTarget.value)}
        />
        <button type="submit" class="button">
          {say.value.table.send}
        </button>
      </form>
    </section>
  );
}
