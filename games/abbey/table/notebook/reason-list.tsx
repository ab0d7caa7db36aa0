/** The events that prove a conclusion. They are worked out when the player opens the list. */

import { useState } from 'preact/hooks';
import type { Reasons } from '../../mind/mind.ts';
import type { Suspect } from '../../rules/suspects.ts';
import type { NoteProps } from '../setting.ts';
import { tableWords } from '../words.ts';
import { asked } from './knowledge.ts';

/** From what it follows; worked out when it is asked for. */
export function ReasonList({ props, suspect }: { props: NoteProps; suspect: Suspect }) {
  const { language, words, voice, ponder } = props;
  const say = tableWords[language].sheet;
  const [reasons, setReasons] = useState<Reasons | null>(null);
  const ask = async () =>
    setReasons((await asked(ponder, { about: 'reasons', suspect })) as unknown as Reasons | null);
  const events = reasons?.place ?? reasons?.innocent ?? null;
  return (
    <details class="ab-from-what" onToggle={(event) => event.currentTarget.open && void ask()}>
      <summary class="ab-from-what-ask">{say.fromWhat}</summary>
      {events === null ? (
        <p>{say.thinking}</p>
      ) : events.length === 0 ? (
        <p>{say.fromSizes}</p>
      ) : (
        <ul>
          {events.map((event, i) => (
            <li key={i}>{words.sentence(event, voice)}</li>
          ))}
        </ul>
      )}
    </details>
  );
}
