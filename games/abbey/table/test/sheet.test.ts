/** What the sheet shows by itself. */

import { Match, stretchSeed } from '@conclave/engine';
import { describe, expect, test } from 'vitest';
import { knowersOf } from '../../mind/knowers.ts';
import type { Whereabouts } from '../../mind/ponder.ts';
import type { Event } from '../../rules/events.ts';
import { abbey } from '../../rules/game.ts';
import { MONKS } from '../../rules/suspects.ts';
import { type Follows, knowledgeOf, learnt } from '../notebook/knowledge.ts';
import { english } from '../words-en.ts';
import { french } from '../words-fr.ts';

const NOTHING: Follows = { logic: null, chances: null, thinking: false };

describe('what was proved', () => {
  const places = (of: (suspect: number) => readonly Whereabouts[]) => ({
    places: MONKS.map((_monk, suspect) => of(suspect)),
  });
  const chances = { culprit: MONKS.map(() => 1 / 24), walks: 2, within: 0.01 };

  test('stands while more is worked out, and where nothing came of it', () => {
    const first = learnt(NOTHING, { logic: places((n) => (n === 3 ? [1] : [0, 'culprit'])) });
    const second = learnt(learnt(first, { chances }), { logic: null, chances: null });
    expect(second).toEqual({ ...first, chances });
  });

  test('is not taken back by a later look that finds less', () => {
    const first = learnt(NOTHING, { logic: places((n) => (n === 3 ? [1] : [0, 'culprit'])) });
    const later = learnt(first, { logic: places(() => [0, 1, 'culprit']) });
    expect(later.logic?.places[3]).toEqual([0, 1]);
    expect(later.logic?.places[4]).toEqual([0, 1, 'culprit']);
  });
});

test('without any help the cards of one’s own are marked, and nothing else', () => {
  const match = Match.open(abbey, 4, {}, stretchSeed('marked'));
  const { view, told } = match.perspective(2);
  const known = knowledgeOf({ view, told, seat: 2 }, 'off', NOTHING);
  const marked = known.flatMap(({ inHand }, suspect) => (inHand ? [suspect] : []));
  expect(marked).toEqual(view.players[2].own?.hand);
  for (const { inHand, isInnocent } of known) expect(isInnocent).toBe(inHand);
});

describe('who knows a card of one’s own', () => {
  const dealt: Event = { type: 'dealt', seat: 0, cards: [4] };
  const shown: Event = { type: 'showed', by: 0, to: 2, count: 1, cards: [4], values: [] };
  const open: Event = { type: 'exposed', seat: 0, card: 4 };

  test('whoever dealt in it, and all to whom it was shown', () => {
    expect(knowersOf([dealt], 4, 4)).toEqual([0]);
    expect(knowersOf([dealt, shown], 4, 4)).toEqual([0, 2]);
    expect(knowersOf([dealt, shown], 4, 5)).toEqual([]);
    expect(knowersOf([dealt, open], 4, 4)).toBe('all');
    const admitted: Event = {
      type: 'answered',
      asker: 1,
      of: 0,
      question: { kind: 'hold', filter: [[{ kind: 'among', suspects: [4] }]] },
      answer: { kind: 'yesNo', yes: true },
    };
    expect(knowersOf([dealt, admitted], 4, 4)).toBe('all');
  });

  test('and it is said so', () => {
    expect(english.cardHelp([])).toMatch(/Nobody else has seen him/);
    expect(english.cardHelp(['Alix'])).toMatch(/Alix knows it too/);
    expect(english.cardHelp(['Alix', 'Bertrand'])).toMatch(/Alix and Bertrand know it too/);
    expect(french.cardHelp('all')).toMatch(/Tout le monde le sait/);
  });
});

test('whoever is asked to show a card is told what was asked for', () => {
  expect(english.rubric.show('Alix', 'a bearded father')).toBe(
    'Alix asks to see a bearded father: show one of the lit cards. Nobody else sees it.',
  );
  expect(french.rubric.move(2)).toMatch(/Vous interrogez qui vous y rencontrez\.$/);
});
