import { Match, type Voice } from '@conclave/engine';
import { expect, test } from 'vitest';
import { secretLabyrinth } from '../../rules/game.ts';
import { COLOUR } from '../../rules/moves.ts';
import { secretLabyrinthText } from '../../text/index.ts';
import { instruction } from '../instruction.ts';
import { lesson } from '../lesson.ts';

test('while one’s own turn is shown as it begins, one is not spoken of by name', () => {
  const match = Match.open(secretLabyrinth, 2, {}, lesson.seed);
  for (const seat of [0, 1])
    match.submit({ type: 'move', seat, move: COLOUR[seat], decision: match.decision(seat) });
  for (const language of ['en', 'fr'] as const) {
    const voice: Voice = { reader: 0, name: () => 'Guest' };
    const words = secretLabyrinthText[language];
    const shown = { event: null, pointed: null, drafts: [], words, language, voice, layout: 'desk' as const };
    const said = (watcher: number) => {
      const perspective = { ...match.perspective(watcher), asked: false };
      return instruction({ ...shown, perspective });
    };
    expect(said(0)).not.toContain('Guest');
    expect(said(1)).toContain('Guest');
  }
});
