/** The puzzle `safe`: a card, and a way drawn point by point past two guards. */

import { isRecord, type Json, type Language, type Puzzle } from '@conclave/engine';
import type { PuzzleBoard, PuzzleProps } from '@conclave/kit';
import type { Night, Walk } from '../../puzzle/night.ts';
import { CARDS, type Card, NOISE, rangeOf } from '../../rules/cards.ts';
import { distance, NEIGHBOURS, type Point } from '../../rules/convent.ts';
import { tableWords } from '../words.ts';
import { PuzzlePlan } from './plan.tsx';

const WORDS = {
  en: {
    range: (least: number, most: number) =>
      most === 0 ? 'stay' : least === most ? `${most} points` : `${least} to ${most} points`,
    noise: (off: number) => (off === 0 ? 'die in full' : `${off} off the die`),
    from: (points: number, far: number) => `${points} gone, ${far} from home.`,
    pick: 'Pick a card, then draw the way.',
    next: 'Next point',
    back: 'One back',
    to: (point: number) => `To ${point}`,
    plan: 'The convent by night',
  },
  fr: {
    range: (least: number, most: number) =>
      most === 0 ? 'rester' : least === most ? `${most} points` : `${least} à ${most} points`,
    noise: (off: number) => (off === 0 ? 'dé entier' : `dé moins ${off}`),
    from: (points: number, far: number) => `${points} de parcourus, ${far} jusqu’à la cellule.`,
    pick: 'Choisissez une carte, puis tracez le chemin.',
    next: 'Point suivant',
    back: 'Un en arrière',
    to: (point: number) => `Vers le ${point}`,
    plan: 'Le couvent, la nuit',
  },
} satisfies Record<Language, unknown>;

/** A plan while it is composed. */
interface Draft {
  readonly card: Card | null;
  readonly way: readonly Point[];
}

const EMPTY: Draft = { card: null, way: [] };

function draftOf(json: Json): Draft {
  return isRecord(json) && Array.isArray(json.way) ? (json as unknown as Draft) : EMPTY;
}

const pointsOf = (card: Card) => rangeOf(card, false, false);

export const safeBoard: PuzzleBoard = {
  Board,
  answer: (json: Json): Json => {
    const { card, way } = draftOf(json);
    if (card === null) return null;
    const { min, max } = pointsOf(card);
    return way.length < min || way.length > max ? null : { card, way: [...way] };
  },
};

function pointedAt({ pointed }: Pick<PuzzleProps, 'pointed'>): readonly Point[] {
  if (!pointed) return [];
  const { at, point } = pointed.params;
  return [at, point].filter((place): place is Point => typeof place === 'number');
}

function Board(props: PuzzleProps) {
  const { language, composed, compose, solution } = props;
  const night = (props.puzzle as Puzzle).params as Night;
  const words = WORDS[language];
  const isOver = solution !== null;
  const draft = isOver ? (solution as unknown as Walk) : draftOf(composed);
  const { card, way } = draft;
  const pencil = way.at(-1) ?? night.at;
  const most = card === null ? 0 : pointsOf(card).max;
  const put = (next: Partial<Draft>) => compose({ card, way: [...way], ...next } as unknown as Json);
  const next =
    isOver || way.length >= most
      ? []
      : NEIGHBOURS[pencil].filter((to) => night.guards.every(({ at }) => at !== to));
  const go = (to: Point) => put({ way: [...way, to] });
  const back = () => put({ way: way.slice(0, -1) });
  return (
    <div class="nr-puzzle">
      <PuzzlePlan
        night={night}
        way={way}
        next={next}
        pointed={pointedAt(props)}
        label={words.plan}
        you={tableWords[language].you}
        onPoint={go}
      />
      <div class="nr-puzzle-hand">
        <div class="nr-puzzle-cards">
          {CARDS.map((name) => {
            const { min, max } = pointsOf(name);
            return (
              <button
                key={name}
                type="button"
                aria-pressed={name === card}
                disabled={isOver}
                onClick={() => put({ card: name, way: way.slice(0, max) })}
              >
                <b>{tableWords[language].paces[name]}</b>
                <span>{words.range(min, max)}</span>
                <i>{words.noise(-NOISE[name])}</i>
              </button>
            );
          })}
        </div>
        {!isOver && (
          <>
            <p role="status">
              {card === null ? words.pick : words.from(way.length, distance(pencil, night.home))}
            </p>
            <fieldset>
              <legend>{words.next}</legend>
              {next.map((to) => (
                <button key={to} type="button" aria-label={words.to(to)} onClick={() => go(to)}>
                  {to}
                </button>
              ))}
              <button type="button" disabled={way.length === 0} aria-label={words.back} onClick={back}>
                ←
              </button>
            </fieldset>
          </>
        )}
      </div>
    </div>
  );
}
