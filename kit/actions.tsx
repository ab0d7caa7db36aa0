/**
 * The page's actions as buttons, in the same order at every table. Each keeps its place, and is dim while it is not
 * possible.
 */

import type { Language } from '@conclave/engine';
import { useEffect, useState } from 'preact/hooks';
import { ACTION_WORDS, type ActionName } from './action-words.ts';
import type { Layout, TableActions } from './table.ts';

interface ActionBarProps {
  readonly actions: TableActions;
  readonly language: Language;
  readonly layout: Layout;
  /** Undo and Since as signs, which say what they are when they are pointed at; by itself on phones. */
  readonly brief?: boolean;
  /**
   * The class of its buttons.
   * @default 'button small'
   */
  readonly button?: string;
  /** What this game never has. */
  readonly without?: ActionName;
}

/** No wrapper round them: they stand among the buttons of the table. */
export function ActionBar(props: ActionBarProps) {
  const { actions, language, layout, button = 'button small', without } = props;
  const words = ACTION_WORDS[language];
  const resting = useRestAfterSkip(actions.bar.includes('skip'));
  const brief = props.brief || layout === 'phone' || layout === 'across';
  return (
    <>
      {actions.bar
        .filter((name) => name !== without)
        .map((name) => {
          const act = name === 'since' && resting ? null : actions[name];
          const isSign = brief && name in SIGNS;
          return (
            <button
              key={name === 'skip' ? 'since' : name}
              type="button"
              class={`${button} action`}
              data-action={act ? name : undefined}
              aria-disabled={act ? undefined : true}
              aria-label={words[name]}
              data-help={isSign ? words[name] : undefined}
              onClick={() => act?.()}
            >
              {isSign ? <Sign name={name} /> : words[name]}
            </button>
          );
        })}
      {actions.handOver && (
        <button type="button" class={`${button} go`} data-hand-over onClick={actions.handOver}>
          {words.handOver}
        </button>
      )}
    </>
  );
}

/** Milliseconds. */
const REST = 1000;

/** Since takes the place of Skip: a press that was meant for Skip and comes late starts no replay. */
function useRestAfterSkip(skips: boolean): boolean {
  const [rested, setRested] = useState(true);
  useEffect(() => {
    if (skips) {
      setRested(false);
      return;
    }
    const rest = setTimeout(() => setRested(true), REST);
    return () => clearTimeout(rest);
  }, [skips]);
  return !rested;
}

/** Where there is no room for the words; hints and skipping have short ones. */
const SIGNS: Partial<Record<ActionName, string>> = {
  undo: 'M9 4L4 9L9 14M4.500 9H14A5.500 5.500 0 0 1 14 20H9',
  since: 'M12 7V12L15.500 14.500M4.500 8A9 9 0 1 1 3.500 14M4 3V8.500H9.500',
};

function Sign({ name }: { name: ActionName }) {
  return (
    <svg width="22" height="22" viewBox="0 0 24 24" aria-hidden="true">
      <path
        d={SIGNS[name]}
        fill="none"
        stroke="currentColor"
        stroke-width="2.4"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
    </svg>
  );
}
