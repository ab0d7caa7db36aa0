/** The puzzles of Secret Labyrinth: rings that turn, and turn back, until a way is there. */

import './puzzle.css';
import { isRecord, type Json, type Language, type Puzzle } from '@conclave/engine';
import type { PuzzleBoard, PuzzleProps } from '@conclave/kit';
import type { Course, Standing } from '../../puzzle/course.ts';
import { CENTRE, HOME, SECTORS, type Square } from '../../rules/board.ts';
import { lamplight } from '../lamplight.ts';
import { placeName } from '../names.ts';
import { PuzzleCastle } from './castle.tsx';
import { type Composed, clockwise, composedOf, isWhole, nudged, type Turned } from './composed.ts';
import { RingControls } from './rings.tsx';

const WORDS = {
  en: {
    turn: ['First turn', 'Second turn'],
    again: 'As it was',
    wait: 'Run and wait',
    stay: 'choose a lit square',
    toFirst: 'Back to the first turn',
    lamp: 'The lantern goes out while rings turn: follow the doors with your eyes.',
  },
  fr: {
    turn: ['Premier tour', 'Second tour'],
    again: 'Comme avant',
    wait: 'Courir et attendre',
    stay: 'choisir une case éclairée',
    toFirst: 'Revenir au premier tour',
    lamp: 'La lanterne s’éteint tant que les anneaux tournent : suivez les portes des yeux.',
  },
} satisfies Record<Language, unknown>;

const turnsOf = ({ kind }: Puzzle) => (kind === 'asleep' ? 2 : 1);

export const puzzle: PuzzleBoard = {
  Board,
  answer: (json: Json, puzzle: Puzzle): Json => {
    const { turns, stop } = composedOf(json, turnsOf(puzzle));
    if (!turns.every(isWhole)) return null;
    if (turns.length === 1) return { turns: turns.map(clockwise), stops: [] };
    return stop === null ? null : { turns: turns.map(clockwise), stops: [stop] };
  },
};

/** What the solution would have been composed of: its centre turned the shorter way. */
function solved(solution: Json): Composed | null {
  if (!isRecord(solution)) return null;
  const { turns, stops } = solution as unknown as Course;
  const shorter = (notches: number, part: number) =>
    part === CENTRE && 2 * notches > SECTORS ? notches - SECTORS : notches;
  return { turns: turns.map((added) => added.map(shorter)), stop: stops[0] ?? null };
}

function Board({ puzzle, language, composed, compose, solution, pointed }: PuzzleProps) {
  const { turned, pawn, colour, wanted } = puzzle.params as Standing;
  const words = WORDS[language];
  const count = turnsOf(puzzle);
  const shown = solved(solution) ?? composedOf(composed, count);
  const isOver = solution !== null;
  const nth = shown.stop === null ? 0 : 1;
  const present = shown.turns[nth] ?? shown.turns[0];
  const put = (next: Composed) => compose(next as unknown as Json);
  const turn = (part: number, by: 1 | -1) => nudged(present, part, by);
  const set = (next: Turned) => put({ ...shown, turns: shown.turns.with(nth, next) });
  /** Where every part stands, in notches that go on past twelve: so it turns the way it was turned. */
  const notches = turned.map((start, part) =>
    shown.turns.slice(0, nth + 1).reduce((sum, made) => sum + made[part], start),
  );
  const stands = notches.map((sum) => ((sum % SECTORS) + SECTORS) % SECTORS);
  const at = shown.stop ?? pawn;
  // Of one turn the doors have to be followed; where one waits has to be seen.
  const isLit = isOver || count > 1 || present.every((made) => made === 0) || pointed?.key === 'apart';
  const light = lamplight({ turned: stands, tryOut: false }, isLit ? at : null, null);
  const mayRun = !isOver && count > 1 && shown.stop === null && isWhole(present);
  const run = (stop: Square) => put({ ...shown, stop });
  const leave = pointed?.key === 'leave' ? Number(pointed.params.part) : null;
  return (
    <div class="sl-puzzle" data-kind={puzzle.kind}>
      <PuzzleCastle
        notches={notches}
        stands={stands}
        light={light}
        pawn={{ square: at, colour }}
        wanted={wanted}
        way={isOver ? (light.light?.wayTo(HOME[wanted]) ?? null) : null}
        onPart={isOver ? null : (part) => set(turn(part, 1) ?? present)}
        onSquare={mayRun ? run : null}
      />
      <div class="sl-puzzle-hand">
        {count > 1 && <h3>{words.turn[nth]}</h3>}
        <RingControls language={language} turned={present} isOver={isOver} leave={leave} onTurn={set} />
        {!isOver && (
          <>
            {mayRun && (
              <label>
                {words.wait}
                <select onChange={({ currentTarget: { value } }) => run(Number(value))}>
                  <option value="">{words.stay}</option>
                  {[...light.lit.keys()].map((square) => (
                    <option key={square} value={square}>
                      {placeName(language, square, stands)}
                    </option>
                  ))}
                </select>
              </label>
            )}
            {shown.stop !== null && (
              <button
                type="button"
                class="button small"
                onClick={() => put({ ...composedOf(null, count), turns: shown.turns, stop: null })}
              >
                {words.toFirst}
              </button>
            )}
            <button
              type="button"
              class="button small"
              disabled={composed === null}
              onClick={() => compose(null)}
            >
              {words.again}
            </button>
            {count === 1 && <p class="sl-puzzle-lamp">{words.lamp}</p>}
          </>
        )}
      </div>
    </div>
  );
}
