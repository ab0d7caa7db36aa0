/** The picture that tells others how a match ended, 1200 by 630: drawn here, saved or sent from here. */

import type { Seat, Watcher } from '@conclave/engine';
import { Ruled, seatColour, seatShape } from '@conclave/kit';
import { useRef } from 'preact/hooks';
import { say } from '../say.ts';
import { maySendCards, saveCard, sendCard } from './card-file.ts';
import { CARD_INK, CardFrame } from './card-frame.tsx';
import type { TableController } from './control/controller.ts';
import { endOf } from './end-page.tsx';
import { total } from './points.ts';

/** Lines that fit beside the picture. */
function inLines(text: string, most: number): readonly string[] {
  return text.split(' ').reduce<string[]>((lines, word) => {
    const last = lines.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= most) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
    return lines;
  }, []);
}

const SIGN = 105;
const LETTER = 17;
/** Beside the picture, as far as the inner line. */
const ROOM = 680;

/** Places from left to right: the own name takes the room it needs. Where they are many all are drawn smaller. */
function inRow(places: readonly Seat[], own: Watcher, nameOf: (seat: Seat) => string) {
  let width = 0;
  const row = places.map((seat) => {
    const named = seat === own ? nameOf(seat).slice(0, 14) : '';
    const x = width;
    width += SIGN + named.length * LETTER;
    return { seat, named, x };
  });
  return { row, scale: Math.min(1, ROOM / width) };
}

/** Others are signs: a name is its owner's to give. */
export function ShareCard({ control }: { control: TableController }) {
  const own = control.source.info.value?.you ?? 'gallery';
  const { somebody } = say.value.endPage;
  const isOthers = (seat: Seat) => seat !== own && control.source.info.value?.seats[seat]?.kind !== 'bot';
  const name = (seat: Seat) => (isOthers(seat) ? somebody : control.wording.nameOf(seat));
  const end = endOf(control, name);
  const verdict = end?.page.verdict(end.props) ?? null;
  if (!end || !verdict) return null;
  const words = control.wording.words.value;
  const title = inLines(verdict.title, 17).slice(0, 3);
  const scores = words.missed ? [] : (end.outcome.scores ?? []);
  const { row, scale } = inRow(end.outcome.places.flat(), own, (seat) => control.wording.nameOf(seat));
  const low = 330 + (title.length - 2) * 44;
  return (
    <CardFrame label={say.value.endPage.picture}>
      <svg x={84} y={130} width={330} height={330} viewBox="0 0 200 200" aria-hidden="true">
        {verdict.picture}
      </svg>
      <g fill={CARD_INK} style={{ fontFamily: 'Grenze Gotisch, serif', fontWeight: 600 }}>
        <text x={468} y={142} font-size={38} fill="#8d5012">
          {words.name}
        </text>
        {title.map((line, i) => (
          <text key={line} x={466} y={low - (title.length - 1 - i) * 88} font-size={86}>
            {line}
          </text>
        ))}
      </g>
      <text
        x={468}
        y={low + 58}
        font-size={34}
        fill="#5d4c39"
        style={{ fontFamily: 'EB Garamond, serif', fontStyle: 'italic' }}
      >
        {verdict.kicker}
      </text>
      {scores.length > 0 && (
        <g
          fill={CARD_INK}
          style={{ fontFamily: 'EB Garamond, serif', fontWeight: 600 }}
          transform={`translate(468 ${low + 98}) scale(${scale})`}
        >
          {row.map(({ seat, named, x }) => {
            const parts = scores.find((score) => score.seat === seat)?.parts ?? {};
            return (
              <g key={seat} transform={`translate(${x} 0)`}>
                <path
                  d={seatShape(control.wording.markOf(seat))}
                  fill={seatColour(control.wording.markOf(seat))}
                  stroke={CARD_INK}
                  stroke-width={2}
                  transform="translate(0 2) scale(1.2)"
                />
                <text x={40} y={28} font-size={34}>
                  {`${named} ${total(parts)}`.trim()}
                </text>
              </g>
            );
          })}
        </g>
      )}
    </CardFrame>
  );
}

export function ShareBox({ control }: { control: TableController }) {
  const box = useRef<HTMLDivElement>(null);
  const words = say.value.endPage;
  const card = ShareCard({ control });
  if (!card) return null;
  return (
    <section>
      <Ruled>{words.tell}</Ruled>
      <div ref={box} class="share-preview">
        {card}
      </div>
      <div class="row">
        <button type="button" class="button" data-save-picture onClick={() => void saveCard(box.current)}>
          {words.save}
        </button>
        {maySendCards() && (
          <button type="button" class="button" onClick={() => void sendCard(box.current)}>
            {words.send}
          </button>
        )}
      </div>
      <p class="aside">{words.names}</p>
    </section>
  );
}
