/** After the last move: how it ended, everything laid open, and what to do next. */

import type { AnyPerspective, Outcome, Seat, Voice } from '@conclave/engine';
import { BLANK, heading, type Line, type Page } from '../terminal/page.ts';
import { type AllWords, endingOf } from './all-words.ts';
import { newsLines, passageLines } from './pages.ts';

export interface Ended {
  readonly words: AllWords;
  readonly perspective: AnyPerspective;
  readonly outcome: Outcome;
  readonly voice: Voice;
}

export function endingLines({ words, perspective, outcome, voice }: Ended): Line[] {
  const told = endingOf(words, outcome, perspective.view, voice);
  return [...told.map((text): Line => ({ text, style: 'title' })), ...scoreLines(words, outcome, voice)];
}

function scoreLines(words: AllWords, { scores = [], places }: Outcome, voice: Voice): Line[] {
  if (scores.length === 0) return [];
  const placed = places.flat();
  const inOrder = [...scores].sort((a, b) => placed.indexOf(a.seat) - placed.indexOf(b.seat));
  return [
    BLANK,
    heading(words.cli.play.finalScores),
    ...inOrder.map(({ seat, parts }) => ({ text: scoreWords(words, seat, parts, voice), indent: 2 })),
  ];
}

function scoreWords(
  { game, cli }: AllWords,
  seat: Seat,
  parts: Readonly<Record<string, number>>,
  voice: Voice,
): string {
  const counted = Object.entries(parts).map(([part, points]) => `${game.parts[part] ?? part} ${points}`);
  return cli.play.score(voice.reader === seat ? cli.play.you : voice.name(seat), counted.join(', '));
}

export const AFTERWARDS = ['rematch', 'saveRecord', 'chronicle', 'quit'] as const;

export function endPage(ended: Ended, newsFrom: number, notice: Line | null): Page {
  const { words, perspective, voice } = ended;
  const { play } = words.cli;
  return {
    title: words.game.name,
    aside: play.over,
    body: [
      ...endingLines(ended),
      BLANK,
      ...newsLines(words, perspective, newsFrom, voice),
      BLANK,
      { text: play.laidOpen, style: 'title' },
      ...words.game.describe(perspective.view, voice).flatMap(passageLines),
    ],
    question: play.endQuestion,
    choices: AFTERWARDS.map((key) => ({ label: play[key] })),
    ...(notice && { notice }),
    footer: play.footerEnd,
  };
}
