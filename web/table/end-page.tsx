/** The page after a match: the secret of the game, where points came from, every hand, and what to do next. */

import './end-page.css';
import type { Outcome, Seat } from '@conclave/engine';
import { type EndProps, type Held, Ruled, SeatMark, tokensOf, type Verdict } from '@conclave/kit';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { say } from '../say.ts';
import { language } from '../settings.ts';
import type { TableController } from './control/controller.ts';
import { endKeys } from './end-keys.ts';
import { total, written } from './points.ts';
import { ShareBox } from './share-card.tsx';

interface EndPageProps {
  readonly control: TableController;
  /** What to do next: play again, review, replay, record. */
  readonly after: ComponentChildren;
  onBack(): void;
}

/** What a game brings, asked for one match; `name` says what each seat is called. */
export function endOf(control: TableController, name: (seat: Seat) => string) {
  const shown = control.screen.shown.value;
  const page = control.table?.endPage;
  if (!shown?.outcome || !page) return null;
  const props: EndProps<unknown> = {
    view: shown.view,
    outcome: shown.outcome,
    language: language.value,
    name,
  };
  return { page, props, outcome: shown.outcome, view: shown.view, watcher: shown.watcher };
}

export function EndPage({ control, after, onBack }: EndPageProps) {
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    const focused = document.activeElement;
    if (focused === document.body || focused?.closest('.board')) box.current?.focus({ preventScroll: true });
    return endKeys(box, onBack);
  }, []);
  const end = endOf(control, (seat) => control.wording.nameOf(seat));
  if (!end) return null;
  const { page, props, outcome, view } = end;
  const words = say.value.endPage;
  return (
    <section ref={box} class="end-page" aria-label={words.label} tabIndex={-1} data-end-page>
      <div class="end-columns">
        <div>
          <Secret control={control} verdict={page.verdict(props)} outcome={outcome} view={view} />
          <Results control={control} outcome={outcome} worth={page.worth} view={view} />
          <Hidden control={control} held={page.held(props)} />
        </div>
        <aside class="end-next">
          <Again control={control}>{after}</Again>
          <ShareBox control={control} />
          <button type="button" class="button" data-back-to-board onClick={onBack}>
            {words.back}
          </button>
        </aside>
      </div>
    </section>
  );
}

interface SecretProps {
  readonly control: TableController;
  readonly verdict: Verdict | null;
  readonly outcome: Outcome;
  readonly view: unknown;
}

function Secret({ control, verdict, outcome, view }: SecretProps) {
  const lines = control.wording.ending(outcome, view);
  return (
    <header class="end-secret">
      {verdict && (
        <svg viewBox="0 0 200 200" aria-hidden="true">
          {verdict.picture}
        </svg>
      )}
      <div>
        {verdict && <p class="end-kicker">{verdict.kicker}</p>}
        <h2 class="end-title">{verdict?.title ?? say.value.endPage.nobody}</h2>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
        {verdict && verdict.marks.length > 0 && (
          <ul class="end-marks">
            {verdict.marks.map(({ name, picture }) => (
              <li key={name}>
                {picture} {name}
              </li>
            ))}
          </ul>
        )}
      </div>
    </header>
  );
}

interface ResultsProps {
  readonly control: TableController;
  readonly outcome: Outcome;
  readonly worth: Parameters<typeof tokensOf>[1];
  readonly view: unknown;
}

const PLACES = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII'] as const;

const signed = (points: number) => (points > 0 ? `+${points}` : written(points));

/** In places' order: a token for each thing that gave points, or what was missing in one sentence. */
function Results({ control, outcome, worth, view }: ResultsProps) {
  const words = control.wording.words.value;
  const { scores, places } = outcome;
  if (places.length === 0) return null;
  const seats = places.flatMap((shared, place) => shared.map((seat) => ({ seat, place })));
  const told = words.missed;
  const kinds = new Map(
    (told ? [] : (scores ?? [])).flatMap(({ parts }) =>
      tokensOf(parts, worth).map((token) => [`${token.part} ${token.worth}`, token] as const),
    ),
  );
  const legend = [...kinds.values()].filter(
    ({ part }, i, all) => all.findIndex((one) => one.part === part) === i,
  );
  return (
    <section>
      <Ruled>{told ? say.value.endPage.missed : say.value.endPage.points}</Ruled>
      {legend.length > 0 && (
        <p class="end-legend">
          {legend.map(({ part, worth: one }) => (
            <span key={part}>
              <i class={one > 0 ? 'end-token' : 'end-token loss'} data-part={part} aria-hidden="true" />
              {words.parts[part] ?? part}
            </span>
          ))}
        </p>
      )}
      <ol class="end-places">
        {seats.map(({ seat, place }) => {
          const parts = scores?.find((score) => score.seat === seat)?.parts ?? {};
          return (
            <li key={seat} class={place === 0 ? 'won' : undefined} data-result={seat}>
              <span class="end-place">{PLACES[place]}</span>
              <Person control={control} seat={seat} />
              {told ? (
                <span class="end-missed">{told(seat, view)}</span>
              ) : (
                <>
                  <span class="end-tokens">
                    {tokensOf(parts, worth).map(({ part, worth: one }, i) => (
                      <span
                        key={i}
                        class={one > 0 ? 'end-token' : 'end-token loss'}
                        data-part={part}
                        title={words.parts[part]}
                      >
                        {signed(one)}
                      </span>
                    ))}
                  </span>
                  <b class="end-total">{total(parts)}</b>
                </>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** Mark, name, and for a bot its level. */
function Person({ control, seat }: { control: TableController; seat: Seat }) {
  const info = control.source.info.value;
  const one = info?.seats[seat];
  return (
    <span class="end-person">
      <SeatMark seat={control.wording.markOf(seat)} size={20} />
      <b>{control.wording.nameOf(seat)}</b>
      {control.wording.voice.value.reader === seat && <span class="aside">{say.value.endPage.you}</span>}
      {one?.kind === 'bot' && one.bot && (
        <span class="aside">{say.value.table.botOf(control.wording.house.value.levels[one.bot])}</span>
      )}
    </span>
  );
}

function Hidden({ control, held }: { control: TableController; held: readonly Held[] }) {
  const some = held.filter(({ things }) => things.length > 0);
  if (some.length === 0) return null;
  const words = say.value.endPage;
  const botsPlayed = control.source.info.value?.seats.some(({ bot }) => bot !== null) ?? false;
  return (
    <section class="end-hidden">
      <Ruled>{words.hidden}</Ruled>
      <p class="aside">{botsPlayed ? words.handsWithBots : words.hands}</p>
      <ul class="end-held">
        {some.map(({ owner, title, things }) => (
          <li key={`${owner} ${title}`}>
            <span class="end-owner">
              {owner !== null && <SeatMark seat={control.wording.markOf(owner)} size={18} />}
              <b>{title ?? (owner === null ? '' : control.wording.nameOf(owner))}</b>
              {title !== null && owner !== null && <span class="aside">{control.wording.nameOf(owner)}</span>}
            </span>
            <ul>
              {things.map(({ name, picture }, i) => (
                <li key={i}>
                  {picture}
                  {name && <small>{name}</small>}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Who was there, and the buttons of the page. Whoever watched has only those. */
function Again({ control, children }: { control: TableController; children: ComponentChildren }) {
  const info = control.source.info.value;
  const words = say.value.endPage;
  const people = info?.seats.filter(({ kind }) => kind === 'person') ?? [];
  const plays = info?.you !== 'gallery';
  return (
    <div class="end-again">
      {info && plays && (
        <>
          <h3>{words.again}</h3>
          <p>{people.length > 1 ? words.againLine : words.againAlone}</p>
          <ul>
            {info.seats.map((one, seat) => (
              <li key={seat}>
                <Person control={control} seat={seat} />
                {info.remote?.rematchBy === seat ? (
                  <i class="aside">{words.would}</i>
                ) : (
                  one.kind === 'person' && !one.present && <i class="aside">{words.left}</i>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
      <div class="end-buttons">{children}</div>
    </div>
  );
}
