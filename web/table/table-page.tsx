/** One table page for every game and every source. */

import { Dialog, toast, useTravel } from '@conclave/kit';
import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { gameOf } from '../catalogue.ts';
import { go } from '../router.ts';
import { say } from '../say.ts';
import { language, sound, view as viewSetting } from '../settings.ts';
import { LanguageSwitch } from '../shell/header.tsx';
import { Announcer } from './announcer.tsx';
import { Clock } from './clock.tsx';
import type { TableController } from './controller.ts';
import { Ending } from './ending.tsx';
import { download, mayShareFiles, share } from './record.ts';
import { SHORTCUTS, useShortcuts } from './shortcuts.ts';
import { Side } from './side.tsx';
import { MoveLists, WordsView } from './words-view.tsx';

interface TablePageProps {
  readonly control: TableController;
  /** Buttons after the end: rematch. */
  readonly after?: ComponentChildren;
  /** Above the board: invitation, lesson, scrubber. */
  readonly above?: ComponentChildren;
  readonly quiet?: boolean;
}

export function TablePage({ control, after, above, quiet }: TablePageProps) {
  const [menu, setMenu] = useState(false);
  const game = control.source.face.value?.game;
  const { handover, trouble } = control.source;
  useShortcuts(control, () => setMenu(true));
  const words = control.words.value;
  const curtain = handover.value?.curtain ? handover.value.to : null;
  const inWords = viewSetting.value === 'words' || !control.table;
  return (
    <>
      <header class="table-bar">
        <a class="button plain small" href="/" aria-label={say.value.toHome}>
          ←
        </a>
        <h1>{words.name}</h1>
        <Status control={control} />
        <BarClock control={control} />
        <button type="button" class="button small" onClick={() => setMenu(true)} aria-haspopup="dialog">
          {say.value.table.menu}
        </button>
      </header>
      <main id="main" class="table-page" data-settled={!control.playback.moving.value && !control.busy.value}>
        {curtain !== null ? (
          <Curtain control={control} to={curtain} />
        ) : (
          <>
            <div class="table-main">
              {above}
              {control.shown.value?.outcome && !control.playback.moving.value && (
                <Ending control={control}>
                  {after}
                  <RecordButtons control={control} />
                </Ending>
              )}
              <Notices control={control} />
              {inWords && !quiet && <Actions control={control} />}
              {inWords ? (
                <WordsView control={control} openKinds={(game && gameOf(game)?.open) || []} />
              ) : (
                <DrawnTable control={control} />
              )}
              {!inWords && <UndrawnMoves control={control} />}
              {!inWords && !quiet && <Actions control={control} />}
            </div>
            <Side control={control} />
          </>
        )}
        {trouble.value === 'connecting' && control.shown.value && (
          <p class="toasts toast" role="status">
            {say.value.table.reconnecting}
          </p>
        )}
        {trouble.value === 'notStored' && (
          <p class="toasts toast" role="alert">
            {control.house.value.refusal({ rule: 'house', reason: 'notStored' })}
          </p>
        )}
      </main>
      <Announcer control={control} />
      <Menu control={control} open={menu} onClose={() => setMenu(false)} />
    </>
  );
}

function Status({ control }: { control: TableController }) {
  const words = say.value.table;
  const perspective = control.source.perspective.value;
  const { trouble, handover } = control.source;
  const yours = control.yourTurn.value && !handover.value?.curtain;
  let text = '';
  if (trouble.value === 'watching') text = words.watching;
  else if (perspective?.outcome) text = words.theEnd;
  else if (yours) text = words.yourTurn;
  else if (perspective?.waiting === 'someone') text = words.waitingSomeone;
  else if (perspective && perspective.waiting.length > 0) {
    text = words.waitingFor(perspective.waiting.map((seat) => control.nameOf(seat)));
  }
  return <p class={yours ? 'status yours' : 'status'}>{text}</p>;
}

/** Your own time, or that of whoever is waited for. */
function BarClock({ control }: { control: TableController }) {
  const perspective = control.source.perspective.value;
  const until = control.source.clock.value?.until ?? [];
  const own = until.find(({ seat }) => seat === null || seat === perspective?.watcher) ?? until.at(0);
  return own ? <Clock source={control.source} seat={own.seat ?? 0} /> : null;
}

/** The board itself; its pieces travel by diff. */
function DrawnTable({ control }: { control: TableController }) {
  const host = useRef<HTMLDivElement>(null);
  const shown = control.shown.value;
  useTravel(host, shown?.view);
  const { table } = control;
  if (!shown || !table) return null;
  const { Board } = table;
  const skip = () => control.playback.moving.peek() && control.playback.skip();
  return (
    <div ref={host} class="board" style={{ position: 'relative' }} onClickCapture={skip}>
      <Board
        view={shown.view}
        told={shown.told}
        watcher={shown.watcher}
        control={control.control.value}
        words={control.words.value}
        language={language.value}
        voice={control.voice.value}
      />
    </div>
  );
}

/** What stands above the board for a while: an earlier moment, a question to all, a wish to end. */
function Notices({ control }: { control: TableController }) {
  const words = say.value.table;
  const face = control.source.face.value;
  const perspective = control.source.perspective.value;
  if (control.moment.value) {
    return (
      <p class="notice" role="status">
        <span>{words.earlier}</span>
        <button type="button" class="button go small" data-present onClick={() => control.toPresent()}>
          {words.toPresent}
        </button>
      </p>
    );
  }
  if (!face || !perspective || perspective.outcome) return null;
  const agreed = face.remote?.agreed ?? [];
  const mayAgree = face.you !== 'gallery' && !agreed.includes(face.you);
  return (
    <>
      {agreed.length > 0 && (
        <p class="notice" role="status">
          <span>{words.wantsToEnd(agreed.map((seat) => control.nameOf(seat)))}</span>
          {mayAgree && (
            <button type="button" class="button small" onClick={() => void control.source.end('agreed')}>
              {words.agree}
            </button>
          )}
        </p>
      )}
      {perspective.waiting === 'someone' && (
        <p class="notice question" role="status">
          <b class="small-caps">{words.question}</b>
          <span>
            {control.yourTurn.value
              ? words.questionAsked
              : perspective.moves.length > 0
                ? words.questionAnswered
                : words.questionWaiting}
          </span>
        </p>
      )}
    </>
  );
}

/** Moves that the drawn board leaves to the page. */
function UndrawnMoves({ control }: { control: TableController }) {
  const kinds = control.table?.inWords ?? [];
  const moves = control.moves.value.filter(({ kind }) => kinds.includes(kind));
  return moves.length === 0 ? null : <MoveLists control={control} moves={moves} />;
}

function Actions({ control }: { control: TableController }) {
  const words = say.value.table;
  const perspective = control.source.perspective.value;
  const handover = control.source.handover.value;
  const seen = control.lastSeen.value;
  const missed =
    perspective && seen?.watcher === perspective.watcher ? perspective.told.length - seen.told.length : 0;
  const running = perspective && !perspective.outcome && perspective.watcher !== 'gallery';
  return (
    <div class="actions">
      {handover && !handover.curtain && (
        <button type="button" class="button go" data-hand-over onClick={() => control.source.handOver()}>
          {words.handTo(control.nameOf(handover.to))}
        </button>
      )}
      {perspective?.mayUndo && (
        <button type="button" class="button" onClick={() => void control.undo()}>
          {words.undo}
        </button>
      )}
      {running && control.source.face.value?.hints && control.source.trouble.value === null && (
        <button type="button" class="button small" onClick={() => void control.hint()}>
          {words.hint}
        </button>
      )}
      {missed > 0 && control.table?.stage && viewSetting.value === 'drawn' && (
        <button type="button" class="button small" onClick={() => control.replaySince()}>
          {words.since}
        </button>
      )}
      {control.playback.moving.value && (
        <button type="button" class="button plain small" onClick={() => control.playback.skip()}>
          {words.skip}
        </button>
      )}
    </div>
  );
}

/** Nothing is shown until the next player sits before the screen. */
function Curtain({ control, to }: { control: TableController; to: number }) {
  const words = say.value.table;
  return (
    <div class="curtain frame" style={{ gridColumn: '1 / -1' }}>
      <p class="title">{words.curtainTitle(control.nameOf(to))}</p>
      <p class="aside">{words.curtainLine}</p>
      <button type="button" class="button go" data-lift onClick={() => control.source.lift()}>
        {words.iAm(control.nameOf(to))}
      </button>
    </div>
  );
}

function RecordButtons({ control }: { control: TableController }) {
  const words = say.value.table;
  const { source } = control;
  const withRecord = async (
    use: (record: NonNullable<Awaited<ReturnType<typeof source.record>>>) => void,
  ) => {
    const record = await source.record().catch(() => null);
    if (record) use(record);
    else toast(say.value.errors.noRecord);
  };
  const id = source.face.value?.id ?? '';
  return (
    <>
      <a class="button" href={`/replay/${source.place === 'local' ? `local-${id}` : id}`}>
        {words.replay}
      </a>
      <button type="button" class="button" onClick={() => void withRecord(download)}>
        {words.download}
      </button>
      {mayShareFiles() && (
        <button type="button" class="button" onClick={() => void withRecord(share)}>
          {words.share}
        </button>
      )}
    </>
  );
}

function Menu({ control, open, onClose }: { control: TableController; open: boolean; onClose(): void }) {
  const words = say.value.table;
  const face = control.source.face.value;
  const [sure, setSure] = useState(false);
  const running =
    face?.status === 'running' && face.you !== 'gallery' && control.source.trouble.value === null;
  const end = () => {
    void control.source.end(control.source.place === 'local' ? 'abandoned' : 'agreed');
    setSure(false);
    onClose();
  };
  return (
    <Dialog open={open} title={control.words.value.name} closeLabel={say.value.close} onClose={onClose}>
      <div class="form">
        <div class="row">
          <a class="button" href={`/rules/${face?.game}`} target="_blank" rel="noreferrer">
            {say.value.rules}
          </a>
          {control.table?.lesson && (
            <a class="button" href={`/learn/${face?.game}`}>
              {say.value.home.learn}
            </a>
          )}
          <button
            type="button"
            class="button"
            aria-pressed={viewSetting.value === 'words'}
            onClick={() => {
              viewSetting.value = viewSetting.value === 'words' ? 'drawn' : 'words';
              onClose();
            }}
          >
            {viewSetting.value === 'words' ? say.value.settings.views.drawn : say.value.settings.views.words}
          </button>
          <button
            type="button"
            class="button"
            aria-pressed={sound.value === 'on'}
            onClick={() => {
              sound.value = sound.value === 'on' ? 'off' : 'on';
            }}
          >
            {say.value.settings.sound}
          </button>
          <button type="button" class="button" onClick={() => go('/settings')}>
            {say.value.nav.settings}
          </button>
          <LanguageSwitch />
        </div>
        <div>
          <h3 class="ruled">{words.shortcuts}</h3>
          <dl class="shortcuts">
            {SHORTCUTS.map((key) => (
              <div key={key} class="row">
                <dt>
                  <kbd>{say.value.keys[key].key}</kbd>
                </dt>
                <dd>{say.value.keys[key].does}</dd>
              </div>
            ))}
          </dl>
        </div>
        {running && (
          <div class="row">
            {!sure && (
              <button type="button" class="button danger" onClick={() => setSure(true)}>
                {control.source.place === 'local' ? words.abandon : words.agreeToEnd}
              </button>
            )}
            {sure && (
              <>
                <span>{words.sure}</span>
                <button type="button" class="button danger" onClick={end}>
                  {words.yesEnd}
                </button>
                <button type="button" class="button" onClick={() => setSure(false)}>
                  {words.no}
                </button>
              </>
            )}
          </div>
        )}
      </div>
    </Dialog>
  );
}
