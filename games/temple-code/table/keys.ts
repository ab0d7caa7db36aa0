/** The keyboard: D declares, 1 to 7 choose a statuette, Enter says it, Escape lets it be; F finishes, Space turns up. */

import { useEffect, useRef } from 'preact/hooks';
import { STATUETTES } from '../rules/deck.ts';
import type { Move } from '../rules/moves.ts';
import { EMPTY, place, whole, withoutLast } from './compose.ts';
import type { Setting } from './setting.ts';

const REVEAL: Move = { kind: 'reveal' };
const FINISH: Move = { kind: 'finish' };

/** Typing somewhere else, or a button that Enter and Space belong to. */
function isTaken(event: KeyboardEvent): boolean {
  const { target, key } = event;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return true;
  if (!(target instanceof Element)) return false;
  if (target.closest('input, select, textarea, dialog, [contenteditable]')) return true;
  return (key === 'Enter' || key === ' ') && target.closest('button, a, [role=button]') !== null;
}

/** What a key does now; `null`: nothing here. */
function actionOf(setting: Setting, key: string): (() => void) | null {
  const { props, composition, compose } = setting;
  const { control } = props;
  const may = (move: Move) => (control.may(move) ? () => control.play(move) : null);
  if (!composition) {
    if (key === 'd' || key === 'D')
      return control.moves.some(({ kind }) => kind === 'declare') ? () => compose(EMPTY) : null;
    if (key === ' ') return may(REVEAL);
    return key === 'f' || key === 'F' ? may(FINISH) : null;
  }
  const { niches } = composition;
  const statuette = STATUETTES[Number(key) - 1];
  if (statuette) return niches.includes(statuette) ? null : () => compose(place(niches, statuette));
  if (key === 'Backspace') return () => compose(withoutLast(niches));
  if (key === 'Escape') return () => compose(null);
  const said = key === 'Enter' ? whole(niches) : null;
  return said && (() => control.play({ kind: 'declare', combination: said }));
}

export function useKeys(setting: Setting): void {
  const latest = useRef(setting);
  latest.current = setting;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const action = isTaken(event) ? null : actionOf(latest.current, event.key);
      if (!action) return;
      event.preventDefault();
      event.stopPropagation();
      action();
    };
    addEventListener('keydown', press, { capture: true });
    return () => removeEventListener('keydown', press, { capture: true });
  }, []);
}
