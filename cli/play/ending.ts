/** After the last move: how it ended, everything laid open, and what to do next. */

import type { AnyPerspective, Outcome, Seat, Voice } from '@conclave/engine';
import { BLANK, heading, type Line, type Page } from '../terminal/page.ts';
import { newsLines, passageLines } from './pages.ts';
import { endingOf, type Tongue } from './tongue.ts';

export interface Ended {
  readonly tongue: Tongue;
  readonly perspective: AnyPerspective;
  readonly outcome: Outcome;
  readonly voice: Voice;
}

export function endingLines({ tongue, perspective, outcome, voice }: Ended): Line[] {
  const told = endingOf(tongue, outcome, perspective.view, voice);
  return [...told.map((text): Line => ({ text, style: 'title' })), ...scoreLines(tongue, outcome, voice)];
}

function scoreLines(tongue: Tongue, { scores = [], places }: Outcome, voice: Voice): Line[] {
  if (scores.length === 0) return [];
  const placed = places.flat();
  const inOrder = [...scores].sort((a, b) => placed.indexOf(a.seat) - placed.indexOf(b.seat));
  return [
    BLANK,
    heading(tongue.cli.play.finalScores),
    ...inOrder.map(({ seat, parts }) => ({ text: scoreWords(tongue, seat, parts, voice), indent: 2 })),
  ];
}

function scoreWords(
  { game, cli }: Tongue,
  seat: Seat,
  parts: Readonly<Record<string, number>>,
  voice: Voice,
): string {
  const counted = Object.entries(parts).map(([part, points]) => `${game.parts[part] ?? part} ${points}`);
  return cli.play.score(voice.reader === seat ? cli.play.you : voice.name(seat), counted.join(', '));
}

export const AFTERWARDS = ['rematch', 'saveRecord', 'chronicle', 'quit'] as const;

export function endPage(ended: Ended, newsFrom: number, notice: Line | null): Page {
  const { tongue, perspective, voice } = ended;
  const { play } = tongue.cli;
  return {
    title: tongue.game.name,
    aside: play.over,
    body: [
      ...endingLines(ended),
      BLANK,
      ...newsLines(tongue, perspective, newsFrom, voice),
      BLANK,
      { text: play.laidOpen, style: 'title' },
      ...tongue.game.describe(perspective.view, voice).flatMap(passageLines),
    ],
    question: play.endQuestion,
    choices: AFTERWARDS.map((key) => ({ label: play[key] })),
    ...(notice && { notice }),
    footer: play.footerEnd,
  };
}
