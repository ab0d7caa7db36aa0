/** The table of Temple Code: the idol's face. Opponents sit in its mouth, and the player's cards lie on its lip. */

import type { Seat } from '@conclave/engine';
import { BoardSheet } from '@conclave/kit';
import { useEffect, useRef, useState } from 'preact/hooks';
import { POSITIONS } from '../rules/deck.ts';
import type { Decoding } from '../rules/decode.ts';
import { AltarSection } from './altar-section.tsx';
import { shownCard, wouldRead } from './answers.ts';
import { BaySection } from './bay.tsx';
import { Buttons } from './buttons.tsx';
import { draftsOf, type Niches, nichesOf, readBetween } from './composition.ts';
import { Floor } from './floor.tsx';
import { useFreeHeight } from './free-height.ts';
import { Hall } from './hall.tsx';
import { HallOverlay } from './hall-overlay.tsx';
import { instead, isSmall } from './instruction.ts';
import { useTableKeys } from './keys.ts';
import { arrange } from './layout/arrange.ts';
import { Symbols } from './pieces/card.tsx';
import { ReviewPins } from './review-pins.tsx';
import type { Pointed, Props, Setting } from './setting.ts';
import { SteleSection } from './stele.tsx';
import { askAnswers, useSuspects } from './suspects.ts';
import { tableWords } from './words.ts';

/** Whose stele stands at the right: one's own; alone, also for those who only watch. */
function ownSeat({ watcher, view }: Props): Seat | null {
  if (watcher !== 'gallery') return watcher;
  return view.players.length === 1 ? 0 : null;
}

export function TempleCodeBoard(props: Props) {
  const board = useRef<HTMLDivElement>(null);
  const setting = useSetting(props, useFreeHeight(board, props.layout));
  const { arrangement, say } = setting;
  useTableKeys(setting);
  const { tray, altar, stele, after } = arrangement;
  const scroll = useRef<HTMLDivElement>(null);
  const composing = setting.niches !== null;
  // On a telephone your rows end just above the statuettes you choose from.
  useEffect(() => {
    if (composing && tray) scroll.current?.scrollTo({ top: scroll.current.scrollHeight });
  }, [composing]);
  return (
    <div
      ref={board}
      class={stele ? 'tc-board' : 'tc-board gallery'}
      style={{ '--tc-ratio': arrangement.size.width / arrangement.size.height }}
      data-layout={props.layout}
      data-directions
    >
      <Symbols />
      {tray && <span class="tc-lesson-low" data-lesson-low />}
      <div ref={scroll} class="tc-scroll">
        <BoardSheet size={arrangement.size} label={say.board} watcher={props.watcher} class="tc-sheet">
          <Hall setting={setting} />
          {arrangement.bays.map((bay) => (
            <BaySection key={bay.seat} setting={setting} bay={bay} />
          ))}
          <Floor setting={setting} />
          {stele && <SteleSection setting={setting} stele={stele} />}
          {altar && !tray && <AltarSection setting={setting} altar={altar} />}
          {altar && !tray && <Buttons setting={setting} box={altar.buttons} />}
          {after && !tray && props.outcome && <Buttons setting={setting} box={after} />}
          {props.layout !== 'phone' && <HallOverlay setting={setting} />}
          <ReviewPins setting={setting} />
        </BoardSheet>
      </div>
      {tray && altar && (
        <BoardSheet size={tray} label={say.doors.title} class="tc-tray">
          <AltarSection setting={setting} altar={altar} />
          <Buttons setting={setting} box={altar.buttons} />
        </BoardSheet>
      )}
      {tray && after && (
        <BoardSheet size={tray} label={say.board} class="tc-tray">
          <Buttons setting={setting} box={after} />
        </BoardSheet>
      )}
      {props.layout === 'phone' && <HallOverlay setting={setting} />}
    </div>
  );
}

function useSetting(props: Props, room: number): Setting {
  const { view, told, watcher, language, layout, shared, share, event } = props;
  const own = ownSeat(props);
  const mine = own !== null && watcher === own;
  const [pointed, setPointed] = useState<Pointed | null>(null);
  const [opened, setOpened] = useState<readonly Seat[]>([]);
  const between = readBetween(shared);
  const saying = mine && !view.over && isAnswered(props);
  const niches = saying ? saidIn(told, own) : mine && !view.over ? nichesOf(props.control.drafts) : null;
  const suspects = useSuspects(props, mine ? own : null);
  const pick = props.control.moves.length > 0 ? pointed : null;
  usePointedWords(props, pick, saying ? null : niches);
  const seats = view.players.length;
  return {
    props,
    say: tableWords[language],
    own,
    mine,
    niches,
    saying,
    suspects,
    pointed: pick,
    known: event?.type === 'declared' ? told.slice(0, -1) : told,
    shown: shownCard(event),
    lamp: between,
    arrangement: arrange({
      layout,
      seats,
      own,
      decoded: Array.from(
        { length: seats },
        (_none, seat) => view.aside.filter((aside) => aside.seat === seat).length,
      ),
      spent: view.players.map(({ front }) => front.length === 0),
      opened,
      room,
      composing: niches !== null && !saying,
      over: props.outcome !== null,
    }),
    pointAt: setPointed,
    compose: (composed) => props.control.compose(draftsOf(composed)),
    lightRow: (row) => share(JSON.stringify({ ...between, row })),
    openBay: (seat) =>
      setOpened(opened.includes(seat) ? opened.filter((one) => one !== seat) : [...opened, seat]),
  };
}

/** What was declared just now. */
function saidIn(told: Props['told'], own: Seat): Niches | null {
  const last = told.findLast((event) => event.type === 'declared' && event.seat === own);
  return last?.type === 'declared' ? last.combination : null;
}

/** While a verdict is shown, the one who declared waits for it. */
function isAnswered({ event, watcher }: Props): boolean {
  if (event?.type !== 'declared' && event?.type !== 'medallionGained' && event?.type !== 'pointScored')
    return false;
  return event.seat === watcher;
}

/** Says in the bar what is asked while a declaration is composed, and what would come of what is pointed at. */
function usePointedWords(
  props: Props,
  pick: Pointed | null,
  niches: readonly (string | null)[] | null,
): void {
  const { view, voice, language, layout, assistance, point, ponder } = props;
  const say = tableWords[language].instruction;
  const free = niches?.indexOf(null) ?? -1;
  const ask = niches && (free < 0 ? say.composed : say.compose[POSITIONS[free]]);
  const key = pick && `${pick.from} ${pick.card}`;
  useEffect(() => {
    if (ask) {
      point(instead(isSmall(layout) ? ask : `${ask}\n${say.either}`));
      return () => point(null);
    }
    if (!pick) return;
    let current = true;
    const line = pointedLine(props, pick);
    point(line);
    const card = view.players[pick.from].front.at(pick.card);
    if (assistance === 'follows' && card !== undefined) {
      void askAnswers(ponder, card).then((answers) => {
        if (!current || answers.length < 2) return;
        const left = answers.map((answer) => ({ signs: inSigns(answer), count: answer.left }));
        point(`${line} ${say.leaves(left)}`);
      });
    }
    return () => {
      current = false;
      point(null);
    };
  }, [ask, key, language, layout, assistance, voice]);
}

/** "○△": short enough for the bar. */
function inSigns({ circles, triangles }: Decoding): string {
  return circles + triangles === 0 ? '×' : '○'.repeat(circles) + '△'.repeat(triangles);
}

function pointedLine({ view, voice, language, assistance }: Props, { from, card }: Pointed): string {
  const say = tableWords[language];
  if (view.players.length === 1) return say.instruction.pointDecode;
  const reads = assistance === 'off' ? null : wouldRead(view, from, card);
  return say.instruction.pointTake(voice.name(from), reads);
}
