/** The end: the chamber stands open, the medallion is whole, and every last combination is shown. */

import type { Outcome, Seat } from '@conclave/engine';
import { titleOf } from '../rules/titles.ts';
import { medallionsHanging } from './answers.ts';
import { HALL } from './face.ts';
import { IdolFace } from './idol.tsx';
import type { Box } from './layout/arrangement.ts';
import { Broken, Lintel } from './lintel.tsx';
import { names } from './names.ts';
import { CardFace } from './pieces/card.tsx';
import { FoundDisc, GreatHalf } from './pieces/medallion.tsx';
import { nameOf, put, type Setting } from './setting.ts';
import { Banner, TreasuryPicture } from './verdict.tsx';

/** What the ribbon says. */
function verdictOf(setting: Setting, outcome: Outcome): { title: string; line: string; seat: Seat | null } {
  const { props, say } = setting;
  const solo = props.view.players.length === 1;
  const [winners] = outcome.places;
  if (outcome.how === 'cardsUsed' && solo) {
    const { found } = props.view.players[0];
    const title = titleOf(found);
    return {
      title: title ? names[props.language].titles[title] : say.found(found),
      line: title ? say.found(found) : say.lastTry,
      seat: null,
    };
  }
  if (outcome.how !== 'secondMedallion' || !winners)
    return { title: say.nobody, line: say.nobodyLine, seat: null };
  return { title: say.wins(nameOf(setting, winners[0])), line: say.whole, seat: winners[0] };
}

const SPIKES = Array.from({ length: 24 }, (_none, i) => i * 15);

interface EndingProps {
  readonly setting: Setting;
  readonly outcome: Outcome;
  /** Upper edge of the mouth. */
  readonly top: number;
}

/** In the hall's own units, over the hall. */
export function Ending({ setting, outcome, top }: EndingProps) {
  const { props, say } = setting;
  const { view } = props;
  const { title, line, seat } = verdictOf(setting, outcome);
  const finished = outcome.how === 'secondMedallion' || outcome.how === 'cardsUsed';
  const solo = view.players.length === 1;
  const glad = finished && (!solo || view.players[0].found > 0);
  return (
    <div class={glad ? 'tc-verdict tc-ending right' : 'tc-verdict tc-ending'}>
      {glad && <TreasuryPicture top={top} />}
      <IdolFace
        top={top}
        look={{ x: 0, y: 1 }}
        mood={glad ? 'glad' : 'asleep'}
        answer={glad ? ['ring', 'ring', 'ring'] : []}
        of={seat}
        left={medallionsHanging(view)}
        fresh={false}
      />
      {glad && <Glory top={top} found={solo ? view.players[0].found : null} />}
      <LastCombinations setting={setting} winner={seat} top={top} />
      <Banner title={title} line={line} seat={seat} />
      <ul class="unseen">
        {view.players.map(({ found }, one) => (
          <li key={one} data-score={one}>
            {nameOf(setting, one).name}: {solo ? say.found(found) : say.halves(found).title}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The whole medallion; alone, how many combinations were found. */
function Glory({ top, found }: { readonly top: number; readonly found: number | null }) {
  return (
    <svg
      class="tc-whole"
      viewBox="-170 -170 340 340"
      style={{ left: `${HALL.middle - 150}px`, top: `${top + 6}px` }}
      aria-hidden="true"
    >
      <g class="tc-spikes">
        {SPIKES.map((turn, i) => (
          <path
            key={turn}
            d={`M-5 -118L0 -${i % 2 ? 140 : 158}L5 -118Z`}
            fill="#fffbe0"
            stroke="#c98f22"
            stroke-width="1"
            transform={`rotate(${turn})`}
          />
        ))}
      </g>
      <g transform="scale(1.750)">
        {found === null ? (
          <>
            <g class="tc-half left">
              <GreatHalf side={0} />
            </g>
            <g class="tc-half right">
              <GreatHalf side={1} />
            </g>
          </>
        ) : (
          <FoundDisc count={found} />
        )}
      </g>
    </svg>
  );
}

/** Where the last combinations lie: in the open mouth, or below it where a telephone has more room. */
function lastBoxes(count: number, top: number, below: boolean): readonly Box[] {
  const columns = below ? Math.min(2, count) : count;
  const w = below ? 264 : count > 3 ? 142 : count > 2 ? 170 : 190;
  const gap = below ? 24 : count > 3 ? 6 : 18;
  const left = HALL.middle - (columns * w + (columns - 1) * gap) / 2;
  return Array.from({ length: count }, (_none, i) => ({
    x: left + (i % columns) * (w + gap),
    y: below ? 864 + Math.floor(i / columns) * (w * 0.6 + 54) : top + 336,
    w,
    h: w * 0.6,
  }));
}

interface LastProps {
  readonly setting: Setting;
  readonly winner: Seat | null;
  readonly top: number;
}

function LastCombinations({ setting, winner, top }: LastProps) {
  const { view, layout } = setting.props;
  const below = layout === 'phone';
  const boxes = lastBoxes(view.players.length, top, below);
  const lintel = below ? 46 : 28;
  return (
    <>
      {view.players.map(({ combination }, seat) => {
        const box = boxes[seat];
        return (
          combination !== null && (
            <div key={seat} class={seat === winner ? 'tc-last winner' : 'tc-last'} style={{ '--turn': seat }}>
              <Lintel
                setting={setting}
                seat={seat}
                box={{ ...box, y: box.y - lintel - 4, h: lintel }}
                honours="halves"
              />
              <div class="tc-at" style={put(box)}>
                <CardFace card={combination} width={box.w} height={box.h} />
                <span class="tc-honours on-card" style={{ '--lintel': `${lintel}px` }}>
                  <Broken setting={setting} seat={seat} />
                </span>
              </div>
            </div>
          )
        );
      })}
    </>
  );
}
