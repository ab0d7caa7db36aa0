/** An animal is dropped onto a rival. Once the card to give is chosen, two are drawn from them (SL-14). */

import type { Seat } from '@conclave/engine';
import { useEffect, useState } from 'preact/hooks';
import { FROM } from '../rules/moves.ts';
import type { Props } from './setting.ts';

/** Gives what remembers the rival; forgotten with the turn. */
export function useDrawFrom({ view, control }: Props): (rival: Seat) => void {
  const [meant, setMeant] = useState<{ readonly rival: Seat; readonly turn: number } | null>(null);
  const rival = meant?.turn === view.turns ? meant.rival : null;
  const mayDraw = rival !== null && control.may(FROM[rival]);
  useEffect(() => {
    if (rival === null || !mayDraw) return;
    setMeant(null);
    control.play(FROM[rival]);
  }, [rival, mayDraw]);
  return (seat) => setMeant({ rival: seat, turn: view.turns });
}
