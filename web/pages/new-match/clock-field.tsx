/** How much time players have: by name, or in numbers for whoever wants them. */

import { Choice } from '@conclave/kit';
import type { ClockRule } from '@conclave/wire';
import { useState } from 'preact/hooks';
import { say } from '../../say.ts';
import { type ClockName, clockNamed, clockNames, limited, nameOfClock } from './clocks.ts';

interface ClockFieldProps {
  readonly clock: ClockRule;
  change(clock: ClockRule): void;
}

export function ClockField({ clock, change }: ClockFieldProps) {
  const words = say.value.newMatch;
  const [name, setName] = useState(() => nameOfClock(clock));
  const choose = (chosen: ClockName) => {
    setName(chosen);
    change(clockNamed(chosen));
  };
  const inNumbers = name === 'liveNumbers' || name === 'daysNumbers';
  return (
    <>
      <Choice
        legend={words.clock}
        name="clock"
        value={name}
        choices={clockNames.map((value) => ({ value, label: words.clocks[value] }))}
        line={words.clockLine(clock)}
        onChoose={choose}
      />
      {inNumbers && clock.kind === 'live' && (
        <>
          <Numbers of="turn" value={clock.turn} set={(turn) => change(limited({ ...clock, turn }))} />
          <Numbers
            of="bank"
            value={Math.round(clock.bank / 60)}
            set={(minutes) => change(limited({ ...clock, bank: minutes * 60 }))}
          />
        </>
      )}
      {inNumbers && clock.kind === 'days' && (
        <Numbers of="days" value={clock.days} set={(days) => change(limited({ ...clock, days }))} />
      )}
    </>
  );
}

const LEAST = { turn: 5, bank: 0, days: 1 } as const;
const MOST = { turn: 3600, bank: 600, days: 30 } as const;

interface NumbersProps {
  readonly of: keyof typeof LEAST;
  readonly value: number;
  set(value: number): void;
}

/** Taken while it is written, as soon as the server would take it: what stands below never moves under a click. */
function Numbers({ of, value, set }: NumbersProps) {
  return (
    <label class="field">
      <span>{say.value.newMatch.clockNumbers[of]}</span>
      <input
        type="number"
        name={`clock-${of}`}
        required
        min={LEAST[of]}
        max={MOST[of]}
        value={value}
        onInput={({ currentTarget }) => {
          if (currentTarget.validity.valid) set(currentTarget.valueAsNumber);
        }}
      />
    </label>
  );
}
