/** Whether this browser tells of turns while the page is closed, and when it is quiet. */

import { Choice } from '@conclave/kit';
import { useEffect } from 'preact/hooks';
import {
  lookUpNotices,
  type NoticeState,
  noticeState,
  quietHoursNow,
  setQuietHours,
  turnNoticesOff,
  turnNoticesOn,
} from '../notices.ts';
import { say } from '../say.ts';
import { complain } from './error-toast.ts';
import { SpokenError } from './errors.ts';
import './notices.css';

const NIGHT = { from: 22 * 60, to: 8 * 60 };

export function NoticeSettings() {
  useEffect(() => void lookUpNotices(), []);
  const words = say.value.notices;
  const state = noticeState.value;
  if (state === null) return null;
  if (state !== 'on' && state !== 'off')
    return (
      <div>
        <b>{words.title}</b>
        <p class="note">{whyNot(state)}</p>
      </div>
    );
  const choose = async (wish: 'on' | 'off') => {
    await (wish === 'on' ? turnNoticesOn() : turnNoticesOff()).catch(() =>
      complain(new SpokenError(words.failed)),
    );
  };
  return (
    <div>
      <Choice
        legend={words.title}
        name="notices"
        value={state}
        choices={[
          { value: 'off', label: words.off },
          { value: 'on', label: words.on },
        ]}
        line={words.line}
        onChoose={(wish) => void choose(wish)}
      />
      {state === 'on' && <QuietHoursField />}
    </div>
  );
}

function QuietHoursField() {
  const words = say.value.notices;
  const quiet = quietHoursNow();
  const { timeZone: zone } = new Intl.DateTimeFormat().resolvedOptions();
  const set = (hours: { from: number; to: number } | null) =>
    void setQuietHours(hours && { ...hours, zone }).catch(complain);
  return (
    <div class="quiet-hours">
      <label class="flag">
        <input
          type="checkbox"
          name="quiet-hours"
          checked={quiet !== null}
          onChange={() => set(quiet ? null : NIGHT)}
        />
        <span>{words.quiet}</span>
        <small>{words.quietLine}</small>
      </label>
      {quiet && (
        <>
          <TimeField label={words.from} minutes={quiet.from} onMinutes={(from) => set({ ...quiet, from })} />
          <TimeField label={words.to} minutes={quiet.to} onMinutes={(to) => set({ ...quiet, to })} />
        </>
      )}
    </div>
  );
}

interface TimeFieldProps {
  readonly label: string;
  readonly minutes: number;
  onMinutes(minutes: number): void;
}

function TimeField({ label, minutes, onMinutes }: TimeFieldProps) {
  const two = (part: number) => String(part).padStart(2, '0');
  return (
    <label>
      {label}{' '}
      <input
        type="time"
        value={`${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`}
        onChange={({ currentTarget }) => {
          const [hours, rest] = currentTarget.value.split(':').map(Number);
          if (Number.isInteger(hours) && Number.isInteger(rest)) onMinutes(hours * 60 + rest);
        }}
      />
    </label>
  );
}

function whyNot(state: Exclude<NoticeState, 'on' | 'off'>): string {
  const { denied, needsHttps, needsHome, unsupported } = say.value.notices;
  switch (state) {
    case 'denied':
      return denied;
    case 'insecure':
      return needsHttps;
    case 'home':
      return needsHome;
    case 'unsupported':
      return unsupported;
  }
}
