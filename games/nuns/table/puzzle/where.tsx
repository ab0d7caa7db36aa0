/** The puzzle `where`: clue after clue on the plan, and pencil crosses until one place is left. */

import { isIndex, type Json, type Language } from '@conclave/engine';
import type { PuzzleBoard, PuzzleProps } from '@conclave/kit';
import { useState } from 'preact/hooks';
import type { Hunt } from '../../puzzle/hunt.ts';
import { type Point, ROW } from '../../rules/convent.ts';
import { HuntPlan } from './hunt-plan.tsx';

const WORDS = {
  en: {
    plan: 'The convent by night',
    clues: 'What the guards know',
    marked: (points: readonly Point[]) =>
      points.length === 0
        ? 'Tap the places where she can be. Hand in when one is left.'
        : points.length === 1
          ? `Marked: ${points[0]}.`
          : `Marked: ${points.join(', ')}. Hand in when one is left.`,
    byNumber: 'Mark a place by its number',
    mark: 'Mark',
    clear: 'Clear',
  },
  fr: {
    plan: 'Le couvent, la nuit',
    clues: 'Ce que savent les gardiennes',
    marked: (points: readonly Point[]) =>
      points.length === 0
        ? 'Touchez les endroits où elle peut être. Remettez quand il n’en reste qu’un.'
        : points.length === 1
          ? `Marqué : ${points[0]}.`
          : `Marqués : ${points.join(', ')}. Remettez quand il n’en reste qu’un.`,
    byNumber: 'Marquer un endroit par son numéro',
    mark: 'Marquer',
    clear: 'Effacer',
  },
} satisfies Record<Language, unknown>;

const isPoint = (value: unknown): value is Point => isIndex(value, ROW) && value > 0;

const markedIn = (composed: Json): readonly Point[] =>
  Array.isArray(composed) ? composed.filter(isPoint) : [];

export const whereBoard: PuzzleBoard = {
  Board,
  answer: (composed) => {
    const [only, ...others] = markedIn(composed);
    return others.length === 0 ? (only ?? null) : null;
  },
};

function Board({ puzzle, given, language, composed, compose, solution, pointed }: PuzzleProps) {
  const hunt = puzzle.params as Hunt;
  const words = WORDS[language];
  const [shown, setShown] = useState(0);
  const [typed, setTyped] = useState('');
  const isOver = solution !== null;
  const marked = isOver ? [solution as Point] : markedIn(composed);
  const tap = (point: Point) =>
    compose(marked.includes(point) ? marked.filter((one) => one !== point) : [...marked, point]);
  const place = Number(typed);
  const markTyped = (event: Event) => {
    event.preventDefault();
    if (!isPoint(place)) return;
    tap(place);
    setTyped('');
  };
  const against = pointed?.params.point;
  return (
    <div class="nr-puzzle">
      <HuntPlan
        hunt={hunt}
        clue={hunt.clues[shown]}
        marked={marked}
        pointed={isPoint(against) ? against : null}
        label={words.plan}
        onPoint={isOver ? null : tap}
      />
      <div class="nr-puzzle-hand">
        <fieldset class="nr-puzzle-clues">
          <legend>{words.clues}</legend>
          {given.map((line, at) => (
            <button key={at} type="button" aria-pressed={at === shown} onClick={() => setShown(at)}>
              {line}
            </button>
          ))}
        </fieldset>
        {!isOver && (
          <form class="nr-puzzle-number-form" onSubmit={markTyped}>
            <p role="status">{words.marked(marked)}</p>
            <input
              inputMode="numeric"
              aria-label={words.byNumber}
              placeholder="1–155"
              value={typed}
              onInput={(event) => setTyped(event.currentTarget.value)}
            />
            <button type="submit" class="button small" disabled={!isPoint(place)}>
              {words.mark}
            </button>
            <button
              type="button"
              class="button small"
              disabled={marked.length === 0}
              onClick={() => compose(null)}
            >
              {words.clear}
            </button>
          </form>
        )}
      </div>
    </div>
  );
}
