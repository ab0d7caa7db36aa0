/**
 * What the suspect sheet may ask at the level "all that follows": where every suspect can be, and each one's chance of
 * being the culprit.
 */

import {
  ChaCha8,
  hasExactly,
  isIndex,
  type Json,
  Memory,
  type OptionValue,
  type Perspective,
  type Seat,
  stretchSeed,
} from '@conclave/engine';
import type { Abbey } from '../rules/game.ts';
import { count, has, MONKS, SUSPECTS, type Suspect } from '../rules/suspects.ts';
import { smoothed } from './calibration.ts';
import { type AbbeyMind, abbeyMind } from './mind.ts';

/** Where a card may lie: with a player, in the parlour pile, or under the board. */
export type Whereabouts = Seat | 'pile' | 'culprit';

/** By suspect: every place where he may lie. One place: certain. Free of any model of how people play. */
export type Logic = { readonly places: readonly (readonly Whereabouts[])[] };

export type Chances = {
  /** By suspect: how likely he is the culprit, if people pass and show their cards by chance. */
  readonly culprit: readonly number[];
  /** Walks that this is the mean of; 0: it is certain, or deals were counted exactly. */
  readonly walks: number;
  /** Standard error of the least certain chance: 0 where they are exact; `null` after a single walk, which cannot tell. */
  readonly within: number | null;
};

/** `chances` makes as many walks as are missing to `walks`. */
export type Question =
  | { readonly about: 'logic' }
  | { readonly about: 'reasons'; readonly suspect: Suspect }
  | { readonly about: 'chances'; readonly walks: number };

/** As many walks are worth making. */
export const MAX_WALKS = 12;
/** Chances known to this standard error may be shown as figures. */
export const FINE = 0.025;

/** Histories in a walk: fewer waver by many points. */
const SAMPLES = 1500;
/** Steps of the chain from one history to the next. */
const STEPS = 24;
/** Repairs in search of a first history. */
const REPAIRS = 6000;

const memory = new Memory<Abbey, AbbeyMind>(
  (seat, seats, options, view) => abbeyMind(seat, seats, options, view) as AbbeyMind,
);

/** The walks made since this seat was last told something. */
let made: { readonly mind: AbbeyMind; readonly told: number; readonly walks: Walk[] } | null = null;

/** By suspect; `null`: no history was found. */
type Walk = readonly number[] | null;

/** Answered by `Logic`, `Reasons` or `Chances`; `null`: anything else was asked, the game is over, or no history was found. */
export function ponder(
  perspective: Perspective<Abbey>,
  seat: Seat,
  seats: number,
  options: Readonly<Record<string, OptionValue>>,
  question: Json,
): Json {
  if (perspective.outcome) return null;
  const asked = parse(question);
  if (asked === null) return null;
  const mind = memory.recall({ perspective, seat, seats, options });
  if (asked.about === 'logic') return logic(mind, seats);
  if (asked.about === 'reasons') return { ...mind.reasons(asked.suspect) } as unknown as Json;
  const told = perspective.told.length;
  if (made?.mind !== mind || made.told !== told) made = { mind, told, walks: [] };
  return chances(mind, made.walks, asked.walks, told);
}

function parse(question: Json): Question | null {
  if (hasExactly(question, 'about') && question.about === 'logic') return { about: 'logic' };
  if (hasExactly(question, 'about', 'suspect') && question.about === 'reasons') {
    const { suspect } = question;
    return isIndex(suspect, SUSPECTS) ? { about: 'reasons', suspect } : null;
  }
  if (!hasExactly(question, 'about', 'walks') || question.about !== 'chances') return null;
  const { walks } = question;
  if (typeof walks !== 'number' || !Number.isInteger(walks) || walks < 1 || walks > MAX_WALKS) return null;
  return { about: 'chances', walks };
}

function logic(mind: AbbeyMind, seats: number): Logic {
  const mayLie = mind.mayLie();
  const names: readonly Whereabouts[] = [...Array(seats).keys(), 'pile', 'culprit'];
  return {
    places: MONKS.map((_monk, suspect) => names.filter((_name, place) => has(mayLie[place], suspect))),
  };
}

function chances(mind: AbbeyMind, walks: Walk[], wanted: number, told: number): Chances | null {
  const open = mind.culprits();
  const certain = count(open) === 1 ? MONKS.map((_monk, n) => (has(open, n) ? 1 : 0)) : mind.exactly();
  if (certain) return { culprit: certain, walks: 0, within: 0 };
  while (walks.length < wanted) {
    walks.push(walk(mind, new ChaCha8(stretchSeed(`walk ${told} ${walks.length}`))));
  }
  const found = walks.filter((shares) => shares !== null);
  if (found.length === 0) return null;
  const sums = MONKS.map((_monk, n) => found.reduce((sum, shares) => sum + SAMPLES * shares[n], 0));
  return {
    culprit: smoothed(sums, SAMPLES * found.length, open),
    walks: found.length,
    within: found.length === 1 ? null : Math.max(...MONKS.map((_monk, n) => standardError(found, n))),
  };
}

function walk(mind: AbbeyMind, rng: ChaCha8): Walk {
  if (!mind.sample(rng, 0, REPAIRS)) return null;
  const sums = Array.from({ length: SUSPECTS }, () => 0);
  for (let i = 0; i < SAMPLES; i++) {
    const shares = mind.sampleCulprit(rng, STEPS);
    if (shares === null) return null;
    for (let n = 0; n < SUSPECTS; n++) sums[n] += shares[n] / SAMPLES;
  }
  return sums;
}

/** Batch means: each walk is a batch of the chain. */
function standardError(walks: readonly (readonly number[])[], suspect: number): number {
  const mean = walks.reduce((sum, shares) => sum + shares[suspect], 0) / walks.length;
  const squares = walks.reduce((sum, shares) => sum + (shares[suspect] - mean) ** 2, 0);
  return Math.sqrt(squares / (walks.length - 1) / walks.length);
}
