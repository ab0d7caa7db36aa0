/** Hands: ten people by opponents. Every played card was seen, so a player who counts knows every hand. */

import type { Seat } from '@conclave/engine';
import type { Card } from '../../rules/box.ts';
import { cardsOf } from '../hand.tsx';
import { useForecast } from '../heat.ts';
import type { PageProps } from '../notebook.tsx';
import { seatPaint } from '../pieces/paint.ts';
import { lexiconOf, tableWords } from '../words.ts';
import { MarkBox, MarkSign } from './mark-box.tsx';
import { nextMark } from './marks.ts';
import { SeatColumns } from './seat-columns.tsx';

export function HandsPage({ props, notes, keep }: PageProps) {
  const { view, seat: own, language, voice, assistance } = props;
  const say = tableWords[language].notes;
  const lexicon = lexiconOf(language);
  const forecast = useForecast(props);
  const others = view.players
    .map((_player, i) => (own + 1 + i) % view.players.length)
    .filter((seat) => seat !== own);
  const note = { off: say.handsOff, seen: say.handsSeen, follows: say.handsFollow }[assistance];
  return (
    <>
      <table class="tp-table">
        <thead>
          <tr>
            <th scope="col">
              <span class="unseen">{say.character}</span>
            </th>
            <SeatColumns seats={others} voice={voice} />
            {assistance === 'follows' && <th scope="col">{say.next}</th>}
          </tr>
        </thead>
        <tbody>
          {cardsOf(view.stephanus).map((card) => (
            <tr key={card}>
              <th scope="row">{lexicon.cardFaces[card]}</th>
              {others.map((seat) => (
                <td key={seat}>
                  <HandBox page={{ props, notes, keep }} seat={seat} card={card} />
                </td>
              ))}
              {assistance === 'follows' && (
                <td
                  class="tp-odds"
                  data-help={
                    forecast ? say.barred(percent(forecast.barred[card], forecast.tries)) : undefined
                  }
                >
                  {forecast ? `${percent(forecast.barred[card], forecast.tries)} %` : '…'}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <p class="note">{note}</p>
      {forecast && <p class="note">{say.handsNext(forecast.tries)}</p>}
    </>
  );
}

const percent = (count: number, tries: number) => Math.round((100 * count) / tries);

function HandBox({ page: { props, notes, keep }, seat, card }: { page: PageProps; seat: Seat; card: Card }) {
  const { view, language, voice, assistance } = props;
  const say = tableWords[language].notes;
  const key = `${seat} ${card}`;
  const mark = notes.hands[key] ?? 'none';
  const { top, played } = view.players[seat];
  const state = top === card ? 'onTop' : played.includes(card) ? 'played' : 'holds';
  const seen = assistance === 'off' ? null : state;
  const words = seen === null ? say.marks[mark] : say[seen];
  return (
    <MarkBox
      label={say.cell(lexiconOf(language).cardFaces[card], voice.name(seat), words)}
      mark={mark}
      onTurn={() => keep({ hands: { ...notes.hands, [key]: nextMark(mark) } })}
    >
      {seen === 'onTop' && <OnTop seat={seat} />}
      {seen === 'played' && <MarkSign mark="crossed" />}
      {seen === 'holds' && assistance === 'follows' && <i class="tp-held">•</i>}
    </MarkBox>
  );
}

function OnTop({ seat }: { seat: Seat }) {
  return (
    <svg width="20" height="20" viewBox="-10 -10 20 20" aria-hidden="true">
      <rect
        x="-5.5"
        y="-8"
        width="11"
        height="15"
        rx="2"
        fill={seatPaint(seat).fill}
        stroke="var(--ink)"
        stroke-width="1.5"
      />
    </svg>
  );
}
