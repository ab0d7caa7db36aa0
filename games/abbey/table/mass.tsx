/** Mass: all investigators in the church, and the cards they pass. Other common choices look the same. */

import type { Seat } from '@conclave/engine';
import { Fitted, type Point, Target } from '@conclave/kit';
import { roman } from '../../words.ts';
import { passesAt } from '../rules/cards.ts';
import { CHURCH } from '../rules/rooms.ts';
import type { View } from '../rules/view.ts';
import { compose, type Gift, toggled } from './gift.ts';
import { GROUND } from './layout.ts';
import { bookWords, massName, monkName, questionWords, windowName } from './names.ts';
import { SuspectCard } from './pieces/cards.tsx';
import { Back, ThingSign } from './pieces/figures.tsx';
import { Initial } from './pieces/initial.tsx';
import { pawnsOf, planOf } from './plan.tsx';
import type { Setting } from './setting.ts';

/** The nave and a little of its walls. */
const NAVE = { x: 292, y: 444, width: 392, height: 178 } as const;
const CANDLES: readonly (readonly [number, number])[] = [
  [372, 586],
  [432, 492],
  [552, 586],
  [492, 492],
  [432, 586],
  [552, 492],
  [492, 586],
];

type Window = Extract<NonNullable<View['asked']>, { kind: 'window' }>;

/** From whom one receives, and to whom one's own goes. */
function passing({ window, asked }: Window, view: View, own: Seat): { from: Seat; to: Seat } {
  const seats = view.players.length;
  const [left, right] = [(own + 1) % seats, (own + seats - 1) % seats];
  switch (window) {
    case 'right':
      return { from: left, to: right };
    case 'exchange': {
      const other = asked.find((seat) => seat !== own) ?? left;
      return { from: other, to: other };
    }
    default:
      return { from: right, to: left };
  }
}

export function Mass({ setting, dark }: { setting: Setting; dark: boolean }) {
  const { props, say, own, gift, nameOf } = setting;
  const { view, language } = props;
  const { asked } = view;
  if (asked?.kind !== 'window') return null;
  const title = asked.window === 'pass' ? massName(language, view.mass) : windowName(language, asked.window);
  const waiting = asked.asked.filter((seat) => !view.players[seat].handedIn);
  return (
    <section class="ab-scene ab-mass" aria-label={title}>
      <h2 class={asked.window === 'pass' ? 'ab-mass-title' : 'ab-mass-title long'}>{title}</h2>
      <Nave view={view} dark={dark} scene="waiting" />
      {asked.question && (
        <p class="ab-mass-question">
          {say.quoted(questionWords(language, asked.question, view.active, nameOf))}
        </p>
      )}
      {own !== null && gift && <Passing setting={setting} window={asked} own={own} gift={gift} />}
      <p class="ab-waiting">
        {say.waitingForAll(
          waiting.map((seat) => (seat === props.voice.reader ? say.youAmong : nameOf(seat))),
        )}
      </p>
    </section>
  );
}

/** What goes on in the church: all file in, wait, hand on what they packed at once; or somebody kneels. */
export type NaveScene = 'entering' | 'waiting' | 'passing' | 'kneeling';

/** The church drawn near, by candle light. */
export function Nave({ view, dark, scene }: { view: View; dark: boolean; scene: NaveScene }) {
  const { x, y, width, height } = NAVE;
  const stands = standsOf(view, scene === 'kneeling');
  return (
    <svg
      class={`ab-nave ${scene}`}
      viewBox={`${x} ${y} ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <defs>
        <radialGradient id="ab-candle">
          <stop offset="0" stop-color="#ffd98a" stop-opacity="0.9" />
          <stop offset="0.45" stop-color="#f4b65a" stop-opacity="0.4" />
          <stop offset="1" stop-color="#f4b65a" stop-opacity="0" />
        </radialGradient>
      </defs>
      <image href={planOf(dark)} {...GROUND} />
      {CANDLES.map(([cx, cy], i) => (
        <g key={`${cx} ${cy}`} transform={`translate(${cx} ${cy})`}>
          <rect x="-1.700" y="-6" width="3.400" height="8" fill="#fbf5e6" stroke="#2b2118" />
          <g class="ab-flame" style={{ '--nth': i }}>
            <circle r="56" fill="url(#ab-candle)" opacity={dark ? 0.8 : 0.45} />
            <path
              d="M0 -6C-3 -9 0 -12 0 -14C1.500 -11 3 -9 0 -6Z"
              fill="#f3b83e"
              stroke="#b3361e"
              stroke-width="0.700"
            />
          </g>
        </g>
      ))}
      {stands.map(({ seat, at }, i) => {
        const { colour, penitent } = view.players[seat];
        return (
          <g key={seat} transform={`translate(${at.x} ${at.y})`}>
            <use
              href={`#ab-${penitent ? 'kneel' : 'pawn'}-${colour}`}
              x="-22"
              y="-58"
              width="44"
              height="62"
              class="ab-keyed"
              style={{ '--nth': i }}
            />
          </g>
        );
      })}
      {stands.map(({ seat, at }) => {
        const to = stands.find((one) => one.seat === (seat + 1) % view.players.length)?.at ?? at;
        return (
          (scene === 'passing' || view.players[seat].handedIn) && (
            <g key={seat} transform={`translate(${at.x} ${at.y})`}>
              <use
                href="#ab-packet"
                x="10"
                y="-30"
                width="18"
                height="23"
                class="ab-packet"
                style={{ '--to-x': `${to.x - at.x}px`, '--to-y': `${to.y - at.y}px` }}
              />
            </g>
          )
        );
      })}
    </svg>
  );
}

/** Where everybody stands in the church, those in front last; `alone`: the penitents only. */
function standsOf(view: View, alone: boolean): readonly { readonly seat: Seat; readonly at: Point }[] {
  const gathered = {
    ...view,
    players: view.players.map((player) => ({ ...player, room: CHURCH })),
  };
  return pawnsOf(gathered, null)
    .map(({ id, at }) => ({ seat: Number(id.slice('pawn-'.length)), at }))
    .filter(({ seat }) => !alone || view.players[seat].penitent);
}

/** From whom one receives, what one hands in, to whom it goes. */
interface PassingProps {
  readonly setting: Setting;
  readonly window: Window;
  readonly own: Seat;
  readonly gift: Gift;
}

function Passing({ setting, window, own, gift }: PassingProps) {
  const { props, say, nameOf } = setting;
  const { view, language, control } = props;
  const { from, to } = passing(window, view, own);
  const { size, cards, book } = gift;
  const [advice] = control.advice;
  const plate = (seat: Seat, name: string) => (
    <span class="ab-pass-player">
      <Initial letter={name.charAt(0)} colour={view.players[seat].colour} size={56} active={seat === own} />
      <b>
        <Fitted text={name} />
      </b>
    </span>
  );
  return (
    <div class="ab-passing">
      {window.window !== 'censure' && (
        <>
          {plate(from, nameOf(from))}
          <span class="ab-backs">
            {Array.from(
              { length: Math.min(window.window === 'pass' ? passesAt(view) : 1, 3) },
              (_none, i) => (
                <Back key={i} deck="suspect" width={40} />
              ),
            )}
            {view.players[from].handedIn && <ThingSign thing="packet" width={40} />}
          </span>
          <Arrow />
        </>
      )}
      {plate(own, say.you)}
      <Arrow />
      <span class="ab-slots" style={{ '--a-row': size > 4 ? 3 : size > 3 ? 2 : size }}>
        {Array.from({ length: size }, (_none, i) => {
          const suspect = cards.at(i);
          if (book !== null)
            return (
              <span key={book} class="ab-book-slip">
                {bookWords(language, book).name}
              </span>
            );
          return suspect === undefined ? (
            <span key={`slot ${i}`} class="ab-empty-slot" data-figure={roman(Math.min(i + 1, 6))} />
          ) : gift.isAll || control.moves.length === 0 ? (
            <SuspectCard key={suspect} suspect={suspect} language={language} width={66} />
          ) : (
            <Target
              key={suspect}
              class="ab-card"
              place={`slot-${suspect}`}
              label={say.putBack(monkName(language, suspect))}
              lit
              advised={advice?.kind === 'give' && !advice.cards.includes(suspect)}
              onChoose={() => compose(props, own, { kind: 'give', cards: toggled(gift, suspect) })}
            >
              <SuspectCard suspect={suspect} language={language} width={66} />
            </Target>
          );
        })}
      </span>
      {window.window !== 'censure' && (
        <>
          <Arrow />
          {plate(to, nameOf(to))}
        </>
      )}
    </div>
  );
}

function Arrow() {
  return (
    <svg class="ab-arrow" width="40" height="30" viewBox="0 -15 40 30" aria-hidden="true">
      <path
        d="M1 -5H25V-13L39 0L25 13V5H1Z"
        fill="#d9a441"
        stroke="#2b2118"
        stroke-width="2"
        stroke-linejoin="round"
      />
    </svg>
  );
}
