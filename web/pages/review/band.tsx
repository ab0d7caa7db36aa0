/** The curve along the foot: what was left at every move, the seals of the moments over it; it is the scrubber too. */

import type { Review, ReviewMoment, ReviewWords } from '@conclave/engine';
import { titled } from '@conclave/kit';
import { layout } from '../../table/layout.ts';
import { scaleOf, spread, upTo } from './scale.ts';
import { Seal } from './seal.tsx';
import type { PageWords } from './words.ts';

const WIDTH = 1000;
const HEIGHT = 100;
/** So many turns are named at most. */
const MAX_LABELS = 16;

interface BandProps {
  readonly review: Review;
  readonly words: ReviewWords;
  readonly page: PageWords;
  readonly game: string;
  /** Entries played where the board stands. */
  readonly at: number;
  readonly chosen: ReviewMoment | null;
  /** While something is asked: nothing after this is shown. */
  readonly until: number | null;
  /** Asked about, or after what is asked about. */
  isHidden(moment: ReviewMoment): boolean;
  signOf(moment: ReviewMoment): string;
  sentenceOf(moment: ReviewMoment): string;
  onGo(at: number): void;
  onChoose(moment: ReviewMoment): void;
}

export function Band(props: BandProps) {
  const { words, page, game, at, chosen, until, onGo } = props;
  const review = upTo(props.review, until);
  const { turns, moments, lines } = review;
  const last = Math.max(1, turns.length - 1);
  const place = (entries: number) => {
    const index = turns.findIndex((turn) => turn.at >= entries);
    return (index < 0 ? last : index) / last;
  };
  const seals = spread(
    moments.map((moment) => place(moment.at)),
    isNarrow() ? NARROW_GAP : GAP,
  );
  const here = nearest(review, at);
  const [first] = lines;
  const { ticks, height, label } = scaleOf(review, first);
  const move = (index: number) => onGo(turns[Math.max(0, Math.min(last, index))]?.at ?? 0);
  const step = (by: number) => {
    const ahead = moments.filter((moment) => (by > 0 ? moment.at > at : moment.at < at));
    const next = by > 0 ? ahead.at(0) : ahead.at(-1);
    if (next) props.onChoose(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 }[event.key];
    if (by) event.shiftKey ? step(by) : move(here + by);
    else if (event.key === 'Home') move(0);
    else if (event.key === 'End') move(last);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const stride = Math.ceil(turns.length / MAX_LABELS);
  return (
    <section class="review-band" data-game={game} aria-label={page.curve}>
      <div class="seals">
        {moments.map((moment, index) => (
          <button
            key={`${moment.at} ${moment.key}`}
            type="button"
            style={{ left: `${seals[index] * 100}%` }}
            aria-pressed={moment === chosen}
            onClick={() => props.onChoose(moment)}
          >
            <Seal kind={props.isHidden(moment) ? 'opinion' : moment.kind} sign={props.signOf(moment)} />
            <span class="unseen">{props.isHidden(moment) ? page.hidden : props.sentenceOf(moment)}</span>
          </button>
        ))}
      </div>
      <div
        class="curve"
        role="slider"
        tabIndex={0}
        aria-label={page.curve}
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={here}
        aria-valuetext={valueText(review, words, here)}
        onKeyDown={onKeyDown}
        onPointerDown={(event) => {
          const { left, width } = event.currentTarget.getBoundingClientRect();
          move(Math.round(((event.clientX - left) / width) * last));
        }}
      >
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
          {ticks.map((tick) => {
            const y = HEIGHT * (1 - (height(tick) ?? 0));
            return <path key={tick} class="tick" d={`M0 ${y}H${WIDTH}`} />;
          })}
          {lines.map((line, number) => (
            <path
              key={line.id}
              class="line"
              data-line={number}
              data-basis={line.basis}
              data-bars={isShare(line) ? true : undefined}
              d={isShare(line) ? barsOf(review, line) : pathOf(review, line)}
            />
          ))}
          <path class="here" d={`M${place(at) * WIDTH} 0V${HEIGHT}`} />
        </svg>
        {ticks.map((tick) => (
          <span key={tick} class="tick-label" style={{ bottom: `${(height(tick) ?? 0) * 100}%` }}>
            {label(tick)}
          </span>
        ))}
        {lines.filter(isShare).map((line) => {
          const share = scaleOf(review, line);
          return share.ticks.map((tick) => (
            <span
              key={`${line.id} ${tick}`}
              class="tick-label share"
              style={{ bottom: `${(share.height(tick) ?? 0) * 100}%` }}
            >
              {share.label(tick)}
            </span>
          ));
        })}
        {turns.map(({ at: entries, turn }, index) =>
          index % stride === 0 && (index === 0 || turn !== turns[index - 1].turn) ? (
            <span key={entries} class="turn-label" style={{ left: `${(index / last) * 100}%` }}>
              {turn === 0 ? '' : words.turn(turn).short}
            </span>
          ) : null,
        )}
      </div>
      <div class="legend">
        <span class="counts">{words.scale}</span>
        {lines.map(({ id, basis, scale }, number) => (
          <span key={id}>
            <svg viewBox="0 0 30 8" class="swatch" aria-hidden="true">
              <path
                class="line"
                data-line={number}
                data-basis={basis}
                data-bars={scale === 'share' ? true : undefined}
                d={scale === 'share' ? 'M6 8V3M15 8V0M24 8V4' : 'M1 4H29'}
              />
            </svg>
            {words.line(id)}
          </span>
        ))}
        <span class="apart" />
        {KINDS.filter((kind) =>
          moments.some((moment) => moment.kind === kind && !props.isHidden(moment)),
        ).map((kind) => (
          <span key={kind}>
            <Seal kind={kind} sign="" />
            {page.kinds[kind]}
          </span>
        ))}
      </div>
    </section>
  );
}

const KINDS = ['known', 'good', 'against', 'chance', 'belief', 'opinion'] as const;

/** Between two seals at least so much of the width. */
const GAP = 0.027;
const NARROW_GAP = 0.1;

const isNarrow = () => layout.value === 'phone' || layout.value === 'across';

/** A share is drawn in bars, on a scale of its own at the right. */
const isShare = ({ scale }: Review['lines'][number]) => scale === 'share';

function barsOf(review: Review, line: Review['lines'][number]): string {
  const { height } = scaleOf(review, line);
  const last = Math.max(1, review.turns.length - 1);
  return review.turns
    .map(({ values }, index) => {
      const y = height(values[line.id]);
      return y === null || y === 0
        ? ''
        : `M${((index / last) * WIDTH).toFixed(1)} ${HEIGHT}V${(HEIGHT * (1 - y)).toFixed(1)}`;
    })
    .join('');
}

/** The sample the board stands at. */
function nearest({ turns }: Review, at: number): number {
  const index = turns.findLastIndex((turn) => turn.at <= at);
  return Math.max(0, index);
}

function valueText(review: Review, words: ReviewWords, index: number): string {
  const sample = review.turns.at(index);
  if (!sample) return '';
  const values = review.lines.flatMap(({ id }) => {
    const value = sample.values[id];
    return value === null || value === undefined ? [] : [titled(words.line(id), Math.round(value * 10) / 10)];
  });
  return [words.turn(sample.turn).long, ...values].join(', ');
}

/** A gap where a line has no value. */
function pathOf(review: Review, line: Review['lines'][number]): string {
  const { height } = scaleOf(review, line);
  const last = Math.max(1, review.turns.length - 1);
  let path = '';
  let isOn = false;
  for (const [index, { values }] of review.turns.entries()) {
    const y = height(values[line.id]);
    if (y === null) {
      isOn = false;
      continue;
    }
    path += `${isOn ? 'L' : 'M'}${((index / last) * WIDTH).toFixed(1)} ${(HEIGHT * (1 - y)).toFixed(1)}`;
    isOn = true;
  }
  return path;
}
