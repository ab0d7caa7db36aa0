/** The words of the drawn table. */

import { type Language, typeset, typesetAll } from '@conclave/engine';
import { byHand } from '@conclave/kit';
import type { Bid, Face } from '../rules/state.ts';
import { english } from './words-en.ts';
import { french } from './words-fr.ts';

type Told = Pick<Bid, 'count' | 'face'>;

export interface TableWords {
  readonly cups: string;
  readonly yours: string;
  readonly choices: string;
  dice(count: number): string;
  die(face: Face): string;
  readonly noBid: string;
  bids(name: string): string;
  found(count: number, told: Told): string;
  readonly out: string;
  readonly fewer: string;
  readonly more: string;
  count(count: number): string;
  readonly doubt: string;
  readonly help: {
    readonly cup: string;
    readonly hand: string;
    readonly bid: string;
    readonly face: string;
    readonly count: string;
    readonly doubt: string;
  };
  begin: string;
  raise(told: Told): string;
  wait(name: string): string;
  likely(percent: number): string;
}

export const tableWords: Readonly<Record<Language, TableWords>> = {
  en: byHand(english, 'en'),
  fr: byHand(typesetAll(french, typeset.fr), 'fr'),
};
