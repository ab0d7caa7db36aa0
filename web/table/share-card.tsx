/** The picture that tells others how a match ended, 1200 by 630: drawn here, saved or sent from here. */

import type { Seat, Watcher } from '@conclave/engine';
import { Ruled, seatColour, seatShape, toast } from '@conclave/kit';
import { useRef } from 'preact/hooks';
import { say } from '../say.ts';
import { language } from '../settings.ts';
import type { TableController } from './control/controller.ts';
import { endOf } from './end-page.tsx';
import { pngOf } from './picture-file.ts';
import { total } from './points.ts';

const WIDTH = 1200;
const HEIGHT = 630;
const INK = '#2b2118';

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
  const day = new Intl.DateTimeFormat(language.value === 'en' ? 'en-GB' : 'fr', { dateStyle: 'long' }).format(
    new Date(),
  );
  const low = 330 + (title.length - 2) * 44;
  return (
    <svg
      class="share-card"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      width={WIDTH}
      height={HEIGHT}
      role="img"
      aria-label={say.value.endPage.picture}
    >
      <radialGradient id="share-vellum" cx=".3" cy=".2" r="1">
        <stop offset="0" stop-color="#fdf6e2" />
        <stop offset="1" stop-color="#efdcb0" />
      </radialGradient>
      <rect width={WIDTH} height={HEIGHT} fill="#6b4a2a" />
      <rect x={19} y={19} width={1162} height={592} fill="url(#share-vellum)" stroke={INK} stroke-width={3} />
      <rect x={29} y={29} width={1142} height={572} fill="none" stroke="#c9972f" stroke-width={3} />
      <rect x={36} y={36} width={1128} height={558} fill="none" stroke="#b3361e" stroke-width={2} />
      <svg x={84} y={130} width={330} height={330} viewBox="0 0 200 200" aria-hidden="true">
        {verdict.picture}
      </svg>
      <g fill={INK} style={{ fontFamily: 'Grenze Gotisch, serif', fontWeight: 600 }}>
        <text x={468} y={142} font-size={38} fill="#8d5012">
          {words.name}
        </text>
        {title.map((line, i) => (
          <text key={line} x={466} y={low - (title.length - 1 - i) * 88} font-size={86}>
            {line}
          </text>
        ))}
        <text x={72} y={572} font-size={44}>
          Conclave
        </text>
      </g>
      <g fill="#5d4c39" style={{ fontFamily: 'EB Garamond, serif', fontStyle: 'italic' }}>
        <text x={468} y={low + 58} font-size={34}>
          {verdict.kicker}
        </text>
        <text x={1128} y={568} font-size={26} text-anchor="end">
          {`${day} · ${location.host}`}
        </text>
      </g>
      <path d="M72 515H1128M72 519H1128" stroke="#b79f74" />
      {scores.length > 0 && (
        <g
          fill={INK}
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
                  stroke={INK}
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
    </svg>
  );
}

export function ShareBox({ control }: { control: TableController }) {
  const box = useRef<HTMLDivElement>(null);
  const words = say.value.endPage;
  const file = async (): Promise<File | null> => {
    const drawn = box.current?.querySelector<SVGSVGElement>('.share-card');
    const picture = drawn ? await pngOf(drawn, WIDTH, HEIGHT).catch(() => null) : null;
    if (!picture) {
      toast(words.notDrawn);
      return null;
    }
    return new File([picture], 'conclave.png', { type: 'image/png' });
  };
  const save = async () => {
    const picture = await file();
    if (!picture) return;
    const address = URL.createObjectURL(picture);
    Object.assign(document.createElement('a'), { href: address, download: picture.name }).click();
    setTimeout(() => URL.revokeObjectURL(address), 1000);
  };
  const send = async () => {
    const picture = await file();
    if (picture) await navigator.share({ files: [picture] }).catch(() => {});
  };
  const maySend =
    typeof navigator.canShare === 'function' &&
    navigator.canShare({ files: [new File([''], 'conclave.png', { type: 'image/png' })] });
  const card = ShareCard({ control });
  if (!card) return null;
  return (
    <section>
      <Ruled>{words.tell}</Ruled>
      <div ref={box} class="share-preview">
        {card}
      </div>
      <div class="row">
        <button type="button" class="button" data-save-picture onClick={() => void save()}>
          {words.save}
        </button>
        {maySend && (
          <button type="button" class="button" onClick={() => void send()}>
            {words.send}
          </button>
        )}
      </div>
      <p class="aside">{words.names}</p>
    </section>
  );
}
