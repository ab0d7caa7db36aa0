/** Declaring: three niches, seven statuettes. */

import { Dialog, Target } from '@conclave/kit';
import { useState } from 'preact/hooks';
import { type Combination, isCombination, POSITIONS, STATUETTES, type Statuette } from '../rules/deck.ts';
import { StatuetteIcon } from './statuettes.tsx';
import type { TableWords } from './words.ts';

interface DeclareProps {
  readonly open: boolean;
  readonly words: TableWords;
  readonly names: Readonly<Record<Statuette, string>>;
  onDeclare(combination: Combination): void;
  onClose(): void;
}

export function Declare({ open, words, names, onDeclare, onClose }: DeclareProps) {
  const [chosen, setChosen] = useState<readonly (Statuette | null)[]>([null, null, null]);
  const free = chosen.indexOf(null);
  const put = (statuette: Statuette) => {
    if (free >= 0) setChosen(chosen.map((old, i) => (i === free ? statuette : old)));
  };
  const whole: unknown = chosen;
  const close = () => {
    setChosen([null, null, null]);
    onClose();
  };
  return (
    <Dialog
      open={open}
      title={words.declareTitle}
      closeLabel={words.close}
      onClose={close}
      class="tc-declare"
    >
      <p>{words.declareLine}</p>
      <ol class="tc-altar">
        {POSITIONS.map((position, i) => {
          const statuette = chosen[i];
          return (
            <li key={position}>
              <button
                type="button"
                class={i === free ? 'tc-niche next' : 'tc-niche'}
                aria-label={
                  statuette
                    ? words.remove(names[statuette], words.positions[position])
                    : words.empty(words.positions[position])
                }
                onClick={() => setChosen(chosen.map((old, at) => (at === i ? null : old)))}
              >
                {statuette && <StatuetteIcon kind={statuette} size={74} />}
              </button>
              <span class="small-caps">{words.positions[position]}</span>
            </li>
          );
        })}
      </ol>
      <ul class="tc-shelf">
        {STATUETTES.map((statuette) => {
          const used = chosen.includes(statuette);
          return (
            <li key={statuette}>
              <Target
                label={
                  free >= 0
                    ? words.pick(names[statuette], words.positions[POSITIONS[free]])
                    : names[statuette]
                }
                lit={!used && free >= 0}
                why={used ? null : words.full}
                data-statuette={statuette}
                onChoose={() => !used && put(statuette)}
              >
                <span class={used ? 'tc-on-shelf used' : 'tc-on-shelf'}>
                  <StatuetteIcon kind={statuette} size={50} />
                  <span>{names[statuette]}</span>
                </span>
              </Target>
            </li>
          );
        })}
      </ul>
      <div class="dialog-foot">
        <button type="button" class="button" onClick={() => setChosen([null, null, null])}>
          {words.clear}
        </button>
        <button
          type="button"
          class="button go"
          data-declare
          disabled={!isCombination(whole)}
          onClick={() => {
            if (!isCombination(whole)) return;
            onDeclare(whole);
            close();
          }}
        >
          {words.declareNow}
        </button>
      </div>
    </Dialog>
  );
}
