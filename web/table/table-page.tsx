/** The table page of every game and every source: the bar, the board or the page in words, and the panels. */

import './page.css';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { go } from '../router.ts';
import { say } from '../say.ts';
import { addressOf } from '../sources/own-tables.ts';
import { Announcer } from './announcer.tsx';
import { Bar } from './bar.tsx';
import type { TableController } from './control/controller.ts';
import { Curtain } from './curtain.tsx';
import { DrawnTable } from './drawn-table.tsx';
import { EndPage } from './end-page.tsx';
import { Ending } from './ending.tsx';
import { layout } from './layout.ts';
import { LessonOffer } from './lesson-offer.tsx';
import { Menu } from './menu.tsx';
import { Actions, Notices } from './notices.tsx';
import { OtherTable, useOtherTable } from './other-table.tsx';
import { FootTabs, type Panel, Side } from './panels.tsx';
import { PauseCard } from './pause-card.tsx';
import { RecordButtons } from './record-buttons.tsx';
import { RulesSheet } from './rules-sheet.tsx';
import { useShortcuts } from './shortcuts.ts';
import { type Occasion, useTableTitle } from './table-title.ts';
import { TalkToasts } from './talk-toasts.tsx';
import { useEndPage } from './use-end-page.tsx';
import { windowTime } from './window-time.ts';
import { WishCard } from './wish-card.tsx';
import { WordsView } from './words-view.tsx';

function sideWidth(notes: { readonly width?: number; readonly least?: number } | undefined) {
  const pixels = (width: number | undefined) => (width === undefined ? undefined : `${width}px`);
  return notes && { '--side': pixels(notes.width), '--side-least': pixels(notes.least) };
}

interface TablePageProps {
  readonly control: TableController;
  /** Buttons after the end: rematch. */
  readonly after?: ComponentChildren;
  /** Above the board: invitation, lesson, scrubber. */
  readonly above?: ComponentChildren;
  /** Below the board: transport. */
  readonly below?: ComponentChildren;
  readonly quiet?: boolean;
  readonly occasion?: Occasion;
  /** In the bar, instead of what to do now. */
  readonly line?: string | null;
  /** Whom a lesson teaches, if not everybody. */
  readonly part?: string;
  /** Below the bar, whatever is shown: the others have gone on to a new match. */
  readonly call?: ComponentChildren;
}

export function TablePage({
  control,
  after,
  above,
  below,
  quiet,
  call,
  occasion = 'match',
  line = null,
  part,
}: TablePageProps) {
  const [menu, setMenu] = useState(false);
  const [rules, setRules] = useState(false);
  /** On a phone one of them fills the page; held across, panels come over the board. */
  const [panel, setPanel] = useState<Panel>('board');
  useTableTitle(control, occasion, part);
  const other = useOtherTable(control, occasion);
  useShortcuts(control, { menu: () => setMenu(true), other: other && (() => go(addressOf(other))) });
  const shape = layout.value;
  const { handover, trouble } = control.source;
  const curtain = handover.value?.curtain ? handover.value.to : null;
  useEffect(() => {
    if (curtain !== null) setPanel('board');
  }, [curtain]);
  const inWords = control.screen.inWords.value;
  const ended = control.screen.shown.value?.outcome && !control.screen.playback.moving.value;
  const ending = (
    <>
      {after}
      {occasion !== 'lesson' && <RecordButtons control={control} />}
    </>
  );
  const single = shape === 'phone' || shape === 'across';
  const endPage = useEndPage(control, Boolean(ended) && !inWords && occasion === 'match', single);
  const shown = single ? panel : 'board';
  const time = windowTime(control);
  const timeOnBoard =
    !inWords && control.table?.showsWindowTime && shown === 'board' && !control.screen.moment.value;
  return (
    <div class="table-shell" data-layout={shape}>
      <Bar
        control={control}
        time={timeOnBoard ? null : time}
        panel={shape === 'across' ? panel : null}
        other={shape === 'phone' ? null : other}
        line={line}
        onPanel={setPanel}
        onMenu={() => setMenu(true)}
      />
      <div class="call" role="status">
        {call ||
          (shape === 'phone' && other && <OtherTable table={other} />) ||
          (occasion === 'match' && <LessonOffer control={control} />)}
      </div>
      <main
        id="main"
        class={inWords ? 'table-page' : 'table-page fill'}
        data-ended={ended ? true : undefined}
        data-asked={control.yourTurn.value ? true : undefined}
        data-told={control.screen.shown.value?.told.length}
        data-settled={!control.screen.playback.moving.value && !control.steps.busy.value}
        style={sideWidth(control.table?.notes)}
      >
        {curtain !== null ? (
          <Curtain control={control} to={curtain} />
        ) : (
          <>
            <div class="table-main" hidden={shown !== 'board'}>
              {above}
              {ended && inWords && <Ending control={control}>{ending}</Ending>}
              <Notices control={control} />
              {inWords && !quiet && <Actions control={control} />}
              {inWords ? (
                <WordsView control={control} />
              ) : (
                <DrawnTable
                  control={control}
                  time={timeOnBoard ? time : null}
                  after={endPage.onBoard(ending)}
                />
              )}
              {below}
            </div>
            {!single && <Side control={control} />}
            {single && shown !== 'board' && <Side control={control} only={shown} />}
          </>
        )}
        {trouble.value === 'connecting' && control.screen.shown.value && (
          <p class="toasts toast" role="status">
            {say.value.table.reconnecting}
          </p>
        )}
        {trouble.value === 'serverFull' && (
          <p class="toasts toast" role="alert">
            {say.value.table.serverFull}
          </p>
        )}
        {trouble.value === 'notStored' && (
          <p class="toasts toast" role="alert">
            {control.wording.house.value.refusal({ rule: 'house', reason: 'notStored' })}
          </p>
        )}
      </main>
      {shape === 'phone' && curtain === null && (
        <FootTabs control={control} panel={panel} onPanel={setPanel} />
      )}
      {endPage.isOpen && shown === 'board' && (
        <EndPage control={control} after={ending} onBack={endPage.close} />
      )}
      {single && curtain === null && (
        <div class="wish-sheet">
          <PauseCard control={control} />
          <WishCard control={control} />
        </div>
      )}
      <TalkToasts control={control} />
      <Announcer control={control} />
      <Menu control={control} open={menu} onClose={() => setMenu(false)} onRules={() => setRules(true)} />
      {rules && <RulesSheet control={control} onClose={() => setRules(false)} />}
    </div>
  );
}
