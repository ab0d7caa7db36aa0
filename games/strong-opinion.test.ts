import type { Bot, ReviewMoment } from '@conclave/engine';
import { recordIn } from '@conclave/engine/testing/fixtures';
import { expect, test } from 'vitest';
import { withStrongOpinions } from './strong-opinion.ts';
import { type TempleCode, templeCode } from './temple-code/rules/game.ts';

const RECORD = recordIn(new URL('./temple-code/test/fixtures/', import.meta.url), 'two-players');
const SEAT = 0;

/** Holds on to what it planned first, and to chance that went on. */
function stubborn(): Bot<TempleCode> {
  let planned: string | null = null;
  return {
    think: ({ perspective, rng }) => {
      planned ??= `${perspective.decision} ${rng.int(1_000_000)}`;
      return { move: null, why: { key: planned, params: {} } };
    },
  };
}

const momentAt = (at: number) => ({ at, key: 'asked' }) as ReviewMoment;

test('an opinion depends on no other question: a bot of its own answers each, with chance of its own', () => {
  const asked = RECORD.entries.flatMap((entry, at) => ('move' in entry && entry.seat === SEAT ? [at] : []));
  const opinions = (moments: readonly ReviewMoment[]) => {
    const heard: (readonly [number, string])[] = [];
    const wish = { moments, record: RECORD, seat: SEAT, budget: { iterations: 1 } };
    withStrongOpinions<TempleCode>(templeCode, stubborn, ['asked'], wish, (moment, { thought }) => {
      heard.push([moment.at, thought.why.key]);
      return moment;
    });
    return heard;
  };
  const places = asked.slice(0, 3).map(momentAt);
  expect(places.length).toBe(3);
  expect(opinions(places)).toEqual(places.flatMap((moment) => opinions([moment])));
});
