/** The part of the menu that is about this table: to take back, to end, to resign; and what one hears of the talk. */

import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { say } from '../say.ts';
import { talkLevel } from '../settings.ts';
import { complain } from '../shell/error-toast.ts';
import { AboutPeople } from './about-people.tsx';
import type { TableController } from './control/controller.ts';

const LEVELS = ['all', 'reactions', 'quiet'] as const;

export function AtTable({ control, onDone }: { control: TableController; onDone(): void }) {
  const { source } = control;
  const info = source.info.value;
  if (info?.status !== 'running' || info.you === 'gallery' || source.trouble.value !== null) return null;
  const people = info.seats.filter(({ kind, bot }) => kind === 'person' && bot === null).length;
  const isCompany = source.company !== undefined && people > 1;
  const act = (work: Promise<void> | undefined) => {
    work?.catch(complain);
    onDone();
  };
  return (
    <section class="at-table">
      <h3 class="ruled">{say.value.table.menuOf.here}</h3>
      {isCompany && <AskBack control={control} act={act} />}
      {source.company && <GiveTime control={control} act={act} />}
      {isCompany && <ProposePause control={control} act={act} />}
      {isCompany && <ProposeEnd control={control} act={act} />}
      <TakeWin control={control} act={act} />
      <Resign control={control} act={act} alone={!isCompany} />
      {source.company && people > 1 && <TalkLevels control={control} />}
      {source.company && <AboutPeople control={control} />}
    </section>
  );
}

interface Acting {
  readonly control: TableController;
  act(work: Promise<void> | undefined): void;
}

/** A group bears its title, since several buttons say the same. */
function Item({ title, line, children }: { title: string; line: string; children: ComponentChildren }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to a form.
    <div class="item" role="group" aria-label={title}>
      <p>
        <b>{title}</b>
        <br />
        <span class="aside">{line}</span>
      </p>
      <div class="item-buttons">{children}</div>
    </div>
  );
}

/** Why it is not possible is said in words that hold for everybody. */
function AskBack({ control, act }: Acting) {
  const words = say.value.table.menuOf;
  const { company, info } = control.source;
  const back = company?.back.value ?? null;
  const mine = back !== null && back.seat === info.value?.you;
  const told = control.source.perspective.value?.told ?? [];
  const line = mine
    ? told
        .slice(back.from, back.from + back.count)
        .map((event) => control.wording.sentence(event))
        .filter(Boolean)
        .join(' ')
    : words.mayNot;
  return (
    <Item title={words.back} line={line}>
      <button
        type="button"
        class="button"
        disabled={!mine}
        onClick={() => mine && act(company?.wish({ kind: 'back', from: back.from }))}
      >
        {words.ask}
      </button>
    </Item>
  );
}

/** To those whom everybody knows to be waited for; in a window to all alike. */
function GiveTime({ control, act }: Acting) {
  const words = say.value.table.menuOf;
  const { source, wording } = control;
  const info = source.info.value;
  const clock = info?.remote?.clock;
  if (!clock) return null;
  const mayGet = source.times.value.filter(
    ({ seat, more }) => more && seat !== info.you && (seat === null || info.seats[seat].bot === null),
  );
  return (
    <>
      {mayGet.map(({ seat }) => (
        <Item
          key={seat}
          title={words.give}
          line={seat === null ? words.giveAllLine(clock) : words.giveLine(wording.nameOf(seat), clock)}
        >
          <button type="button" class="button" onClick={() => act(source.company?.giveTime(seat))}>
            {words.giveNow}
          </button>
        </Item>
      ))}
    </>
  );
}

/** Only where time runs, and has not been stopped. */
function ProposePause({ control, act }: Acting) {
  const words = say.value.table.menuOf;
  const remote = control.source.info.value?.remote;
  if (!remote || remote.clock.kind === 'none' || remote.pause) return null;
  return (
    <Item title={words.pause} line={words.pauseLine}>
      <button
        type="button"
        class="button"
        onClick={() => act(control.source.company?.wish({ kind: 'pause' }))}
      >
        {words.propose}
      </button>
    </Item>
  );
}

function ProposeEnd({ control, act }: Acting) {
  const words = say.value.table.menuOf;
  return (
    <Item title={words.end} line={words.endLine}>
      <button type="button" class="button" onClick={() => act(control.source.company?.wish({ kind: 'end' }))}>
        {words.propose}
      </button>
    </Item>
  );
}

function TakeWin({ control, act }: Acting) {
  const words = say.value.table.menuOf;
  const info = control.source.info.value;
  const resigned = info?.remote?.seats.filter((seat) => seat.resigned).length ?? 0;
  const left = info?.remote?.seats.filter((seat) => seat.kind === 'person' && !seat.resigned).length ?? 0;
  if (resigned === 0 || left !== 1) return null;
  return (
    <Item title={words.win} line={words.winLine}>
      <button type="button" class="button" onClick={() => act(control.source.company?.takeWin())}>
        {words.win}
      </button>
    </Item>
  );
}

/** Opens in place and says all that follows. Alone with bots it is to give up. */
function Resign({ control, act, alone }: Acting & { readonly alone: boolean }) {
  const [open, setOpen] = useState(false);
  const words = say.value.table.menuOf;
  const { source, wording } = control;
  const level = wording.house.value.levels[source.info.value?.remote?.absence ?? 'fair'];
  const title = alone ? words.giveUp : words.resign;
  const long = alone ? words.giveUpLine : words.resignLine(level);
  const go = () => act(alone ? source.end('abandoned') : source.company?.resign());
  return (
    <div class="resign" data-open={open ? true : undefined}>
      <Item
        title={open ? `${title}${say.value.table.menuOf.questionMark}` : title}
        line={open ? long : alone ? words.giveUpLine : words.resignShort}
      >
        <button type="button" class="button danger" onClick={() => (open ? go() : setOpen(true))}>
          {title}
        </button>
        {open && (
          <button type="button" class="button" onClick={() => setOpen(false)}>
            {words.stay}
          </button>
        )}
      </Item>
    </div>
  );
}

function TalkLevels({ control }: { control: TableController }) {
  const words = say.value.table.talk;
  const names = control.talk.muted.value.map((seat) => control.wording.nameOf(seat));
  return (
    <>
      <h3 class="ruled">{say.value.table.chat}</h3>
      <div class="row">
        {LEVELS.map((level) => (
          <button
            key={level}
            type="button"
            class="button"
            aria-pressed={talkLevel.value === level}
            onClick={() => {
              talkLevel.value = level;
            }}
          >
            {words.levels[level]}
          </button>
        ))}
        <span class="aside">{words.muted(names)}</span>
      </div>
    </>
  );
}
