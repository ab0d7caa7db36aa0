/** The end of a match: the result, the scores with their parts, and what to do next. */

import { SeatMark, Title } from '@conclave/kit';
import type { ComponentChildren } from 'preact';
import { say } from '../say.ts';
import type { TableController } from './control/controller.ts';
import { total, written } from './points.ts';

export function Ending({ control, children }: { control: TableController; children: ComponentChildren }) {
  const shown = control.screen.shown.value;
  const outcome = shown?.outcome;
  if (!shown || !outcome) return null;
  const words = control.wording.words.value;
  const Picture = control.table?.Miniature;
  const parts = [...new Set((outcome.scores ?? []).flatMap((score) => Object.keys(score.parts)))];
  return (
    <section class="frame ending" aria-label={say.value.table.theEnd}>
      {outcome.places.length > 0 && <GoldLeaf />}
      <div class="ending-head">
        {outcome.places.at(0)?.map((seat) => (
          <Seal key={seat} seat={control.wording.markOf(seat)} />
        ))}
        <div>
          <Title minor>{say.value.table.theEnd}</Title>
          {control.wording.ending(outcome, shown.view).map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
        {Picture && (
          <span class="miniature large" aria-hidden="true">
            <Picture view={shown.view} watcher={shown.watcher} />
          </span>
        )}
      </div>
      {outcome.scores && (
        <table class="scores">
          <thead>
            <tr>
              <th scope="col">{say.value.table.player}</th>
              {parts.map((part) => (
                <th key={part} scope="col">
                  {words.parts[part] ?? part}
                </th>
              ))}
              {parts.length > 1 && <th scope="col">{say.value.table.sum}</th>}
            </tr>
          </thead>
          <tbody>
            {outcome.places.flat().map((seat) => {
              const score = outcome.scores?.find((line) => line.seat === seat);
              return (
                <tr key={seat}>
                  <td>
                    <span class="row">
                      <SeatMark seat={control.wording.markOf(seat)} /> {control.wording.nameOf(seat)}
                    </span>
                  </td>
                  {parts.map((part) => (
                    <td key={part}>{written(score?.parts[part] ?? 0)}</td>
                  ))}
                  {parts.length > 1 && <td>{total(score?.parts ?? {})}</td>}
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
      <div class="row">{children}</div>
    </section>
  );
}

/** Leaves of gold that settle on the page; each in a place of its own. */
const FLAKES = Array.from({ length: 22 }, (_none, i) => ({
  left: (i * 41 + 7) % 100,
  size: 5 + ((i * 7) % 9),
  lean: (i * 53) % 180,
  after: ((i * 29) % 100) * 9,
  rest: 8 + ((i * 37) % 84),
}));

function GoldLeaf() {
  return (
    <div class="gold-leaf" aria-hidden="true">
      {FLAKES.map(({ left, size, lean, after, rest }) => (
        <i
          key={left}
          style={{
            left: `${left}%`,
            top: `${rest}%`,
            width: `${size}px`,
            height: `${size * 0.7}px`,
            rotate: `${lean}deg`,
            animationDelay: `${after}ms`,
          }}
        />
      ))}
    </div>
  );
}

/** The winner's emblem in a gold seal. */
function Seal({ seat }: { seat: number }) {
  return (
    <span class="seal" aria-hidden="true">
      <svg viewBox="-50 -50 100 100" aria-hidden="true">
        <path d={SCALLOPS} fill="var(--gold)" stroke="var(--piece-ink)" stroke-width="2" />
        <circle r="36" fill="var(--gold-hi)" stroke="var(--piece-ink)" stroke-width="2" />
        <circle r="31" fill="none" stroke="#8a6416" stroke-width="1.500" stroke-dasharray="2 3" />
      </svg>
      <SeatMark seat={seat} size={40} />
    </span>
  );
}

const RAYS = 16;
const point = (turn: number, radius: number) =>
  `${(radius * Math.cos(turn)).toFixed(1)} ${(radius * Math.sin(turn)).toFixed(1)}`;
const SCALLOPS = `${Array.from({ length: RAYS }, (_none, ray) => {
  const turn = (2 * Math.PI * ray) / RAYS;
  return `${ray === 0 ? 'M' : 'L'}${point(turn, 42)}Q${point(turn + Math.PI / RAYS, 54)} ${point(turn + (2 * Math.PI) / RAYS, 42)}`;
}).join('')}Z`;
