/** One puzzle: its board, three tries, a hint, and the reasons after it. */

import type { GamePuzzles, Json, Puzzle, Reason } from '@conclave/engine';
import type { AnyTable } from '@conclave/kit';
import { useState } from 'preact/hooks';
import { language } from '../../settings.ts';
import { note, type Played, playedOn, TRIES, today } from '../../sources/daily.ts';
import { layout } from '../../table/layout.ts';
import type { DailyWords } from './words.ts';

interface PuzzleViewProps {
  readonly puzzle: Puzzle;
  readonly puzzles: GamePuzzles;
  readonly table: AnyTable;
  readonly words: DailyWords;
}

export function PuzzleView({ puzzle, puzzles, table, words }: PuzzleViewProps) {
  const { date, game, level } = puzzle;
  const [composed, setComposed] = useState<Json>(null);
  const [pointed, setPointed] = useState<Reason | null>(null);
  const [said, setSaid] = useState('');
  const played = playedOn(date, game);
  const isOver = played.result !== null;
  const spoken = puzzles.words[language.value];
  const board = table.puzzle;
  if (!board) return null;
  const answer = board.answer(composed, puzzle);
  const given = spoken.given(puzzle);
  const [solution] = isOver ? puzzles.solve(puzzle) : [null];
  const keep = (change: Partial<Played>) => note(date, game, { ...played, ...change });

  const handIn = () => {
    if (answer === null) return;
    const verdict = puzzles.check(puzzle, answer);
    switch (verdict.is) {
      case 'right':
        keep({ result: 'found', onDay: date === today() });
        setSaid(words.right);
        setPointed(null);
        return;
      case 'wrong': {
        const wrong = played.wrong + 1;
        keep({ wrong, ...(wrong >= TRIES && { result: 'given' }) });
        setPointed(verdict.why);
        const why = verdict.why ? spoken.reason(puzzle, verdict.why) : '';
        setSaid(`${words.wrong} ${wrong < TRIES ? why : ''}`);
        return;
      }
      case 'refused':
        setSaid(words.refused);
    }
  };
  const hint = () => {
    const named = puzzles.hint(puzzle);
    keep({ hint: true });
    setPointed(named);
    setSaid(spoken.reason(puzzle, named));
  };
  return (
    <article class="daily-puzzle" data-game={game}>
      <h2>
        {spoken.title(puzzle)} <i>{words.levels[level - 1]}</i>
      </h2>
      <p>{spoken.ask(puzzle)}</p>
      {date < today() && !isOver && <p class="aside">{words.late}</p>}
      <div class="daily-board">
        <board.Board
          puzzle={puzzle}
          given={given}
          language={language.value}
          layout={layout.value}
          composed={composed}
          compose={(next) => {
            setComposed(next);
            setPointed(null);
          }}
          solution={solution ?? null}
          pointed={pointed}
        />
      </div>
      {!isOver && (
        <div class="daily-actions">
          <button type="button" class="button go" disabled={answer === null} onClick={handIn}>
            {words.handIn}
          </button>
          <button type="button" class="button" onClick={hint}>
            {words.hint}
          </button>
          <button type="button" class="button" onClick={() => keep({ result: 'given' })}>
            {words.giveUp}
          </button>
          <span>
            <span aria-hidden="true">{'◇'.repeat(TRIES - played.wrong)}</span>{' '}
            {words.tries(TRIES - played.wrong)}
          </span>
        </div>
      )}
      <details class="daily-in-words">
        <summary>{words.inWords}</summary>
        {given.map((line, at) => (
          <p key={at}>{line}</p>
        ))}
      </details>
      <p role="status" class="daily-said">
        {said}
      </p>
      {isOver && (
        <section class="daily-why">
          <p>
            {played.result === 'given' ? words.over : words.right}{' '}
            <b>{solution !== null && spoken.answer(puzzle, solution)}</b>
          </p>
          <h3>{words.why}</h3>
          <ol>
            {puzzles.why(puzzle).map((reason, at) => (
              <li key={at}>{spoken.reason(puzzle, reason)}</li>
            ))}
          </ol>
        </section>
      )}
    </article>
  );
}
