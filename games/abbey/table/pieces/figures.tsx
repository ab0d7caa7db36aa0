/** Portraits, beasts and signs: drawn once in a file of their own, used everywhere by name. */

import { useEffect } from 'preact/hooks';
import type { QuestionKind } from '../../rules/question.ts';
import type { Suspect, Value } from '../../rules/suspects.ts';
import figures from '../pictures/figures.svg';

const SHEET = 'ab-figures';
let loading: Promise<void> | null = null;

/** Brings the drawings into the page, once; whatever uses them appears when they are there. */
export function useFigures(): void {
  useEffect(() => {
    if (loading) return;
    loading = fetch(figures)
      .then((answer) => answer.text())
      .then((text) => {
        const sheet = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
        sheet.id = SHEET;
        sheet.setAttribute('aria-hidden', 'true');
        sheet.setAttribute('style', 'position:absolute;width:0;height:0');
        document.body.append(document.importNode(sheet, true));
      })
      .catch(() => {
        loading = null;
      });
  }, []);
}

interface FigureProps {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly class?: string;
}

function Figure({ name, width, height, class: extra }: FigureProps) {
  return (
    <svg class={extra} width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <use href={`#ab-${name}`} width={width} height={height} />
    </svg>
  );
}

const tall = (width: number, ratio: number) => Math.round(width * ratio);

/** A suspect in his window. */
export function Portrait({ suspect, width }: { suspect: Suspect; width: number }) {
  return <Figure name={`monk-${suspect}`} width={width} height={tall(width, 126 / 106)} />;
}

export function ValueSign({ value, size }: { value: Value; size: number }) {
  return <Figure name={`value-${value}`} width={size} height={size} />;
}

export function KindSign({ kind, width }: { kind: QuestionKind; width: number }) {
  return <Figure name={`kind-${kind}`} width={width} height={tall(width, 42 / 56)} />;
}

/** An investigator: a beast of the margin, standing or kneeling. */
export function Pawn({ colour, kneels, width }: { colour: number; kneels: boolean; width: number }) {
  return (
    <Figure name={`${kneels ? 'kneel' : 'pawn'}-${colour}`} width={width} height={tall(width, 96 / 68)} />
  );
}

export function HourSign({ hour, size }: { hour: number; size: number }) {
  return <Figure name={`hour-${hour}`} width={size} height={size} />;
}

/** The sign of a player on a disc of their colour. */
export function Token({ colour, size }: { colour: number; size: number }) {
  return <Figure name={`token-${colour}`} width={size} height={size} />;
}

export type Deck = 'suspect' | 'book' | 'library' | 'relic' | 'event';

export function Back({ deck, width }: { deck: Deck; width: number }) {
  return <Figure name={`back-${deck}`} width={width} height={tall(width, 48 / 36)} />;
}

export function Die({ colour, size }: { colour: number; size: number }) {
  return <Figure name={`die-${colour}`} width={size} height={tall(size, 34 / 32)} />;
}

type Thing = 'bell' | 'card' | 'book' | 'relic' | 'packet';
const RATIO: Readonly<Record<Thing, number>> = {
  bell: 32 / 26,
  card: 20 / 16,
  book: 20 / 18,
  relic: 20 / 18,
  packet: 54 / 42,
};

export function ThingSign({ thing, width }: { thing: Thing; width: number }) {
  return <Figure name={thing} width={width} height={tall(width, RATIO[thing])} />;
}

/** What lives in the margin. */
export function Drollery({ name, width }: { name: 'dragon' | 'ape' | 'pig' | 'knightSnail'; width: number }) {
  return <Figure class={`ab-drollery ab-${name}`} name={name} width={width} height={tall(width, 84 / 150)} />;
}
