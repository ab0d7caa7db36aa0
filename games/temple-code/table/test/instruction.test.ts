/** The line in the bar tells what is shown, and never more. */

import { LANGUAGES, Match, stretchSeed, type Voice } from '@conclave/engine';
import { describe, expect, test } from 'vitest';
import type { Event } from '../../rules/events.ts';
import { templeCode } from '../../rules/game.ts';
import { templeCodeText } from '../../text/index.ts';
import { instruction } from '../instruction.ts';

const NAMES = ['Alix', 'Basile', 'Chloé'];
const voice: Voice = { reader: 0, name: (seat) => NAMES[seat] };
const match = Match.open(templeCode, 3, {}, stretchSeed('instruction'));

const line = (
  language: 'en' | 'fr',
  event: Event | null,
  layout: 'desk' | 'phone' = 'desk',
  pointed: string | null = null,
) => {
  const perspective = match.perspective(0);
  const told = event ? [...perspective.told, event] : perspective.told;
  return instruction({
    perspective: { ...perspective, told, asked: true },
    event,
    pointed,
    drafts: [],
    words: templeCodeText[language],
    language,
    voice,
    layout,
  });
};

const decoded: Event = { type: 'decoded', seat: 1, card: 0, circles: 1, triangles: 1 };

describe.each(LANGUAGES)('in %s', (language) => {
  test('while a card is decoded it says whose, and not what the idol has still to answer', () => {
    const said = line(language, decoded);
    expect(said).toContain('Basile');
    expect(said).not.toMatch(/ring|triangle|rond/);
  });

  test('while cards are dealt nobody is told to take one', () => {
    const dealt: Event = { type: 'dealt', seat: 1, cards: [0, 1] };
    expect(line(language, dealt)).not.toBe(line(language, null));
    expect(line(language, dealt)).toContain(
      NAMES[match.perspective(0).view.first] === 'Alix' ? '' : NAMES[match.perspective(0).view.first],
    );
  });

  test('on a phone what is pointed at stands alone, on a desk it is an aside', () => {
    expect(line(language, null, 'phone', 'This one?')).toBe('This one?');
    expect(line(language, null, 'desk', 'This one?')).toBe(`${line(language, null)}\nThis one?`);
  });
});
