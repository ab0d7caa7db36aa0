/** Portraits, beasts and signs: drawn once in a file of their own, used everywhere by name. */

import { useEffect } from 'preact/hooks';
import type { Suspect, Value } from '../rules/suspects.ts';
import figures from './pictures/figures.svg';

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

function Figure({ name, width, height }: { name: string; width: number; height: number }) {
  return (
    <svg width={width} height={height} aria-hidden="true">
      <use href={`#${name}`} width={width} height={height} />
    </svg>
  );
}

/** A suspect in his window. */
export function Portrait({ suspect, width }: { suspect: Suspect; width: number }) {
  return <Figure name={`ab-monk-${suspect}`} width={width} height={Math.round(width * 1.19)} />;
}

export function ValueSign({ value, size }: { value: Value; size: number }) {
  return <Figure name={`ab-value-${value}`} width={size} height={size} />;
}

/** An investigator: a beast of the margin, standing or kneeling. */
export function Pawn({ colour, kneels, width }: { colour: number; kneels: boolean; width: number }) {
  return (
    <Figure
      name={`${kneels ? 'ab-kneel' : 'ab-pawn'}-${colour}`}
      width={width}
      height={Math.round((width * 96) / 68)}
    />
  );
}

export function Beast({ colour, size }: { colour: number; size: number }) {
  return <Figure name={`ab-beast-${colour}`} width={size} height={Math.round((size * 72) / 76)} />;
}
