/** What is a person's own to do: take everything along in one file, and delete all of it. */

import { Ruled, toast } from '@conclave/kit';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { everythingOfMe, forgetMe } from '../../api.ts';
import { ApiError } from '../../api-error.ts';
import { complain } from '../../shell/error-toast.ts';
import { SpokenError } from '../../shell/errors.ts';
import { deviceData } from './device-data.ts';
import { youWords } from './words.ts';

interface YoursProps {
  readonly name: string;
  readonly devices: ComponentChildren;
  onForgotten(): void;
}

export function Yours({ name, devices, onForgotten }: YoursProps) {
  const words = youWords();
  const [asks, setAsks] = useState(false);
  const [typed, setTyped] = useState('');
  const download = async () => {
    const file = { ...(await everythingOfMe()), device: await deviceData() };
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([JSON.stringify(file, null, 1)], { type: 'application/json' }));
    link.download = 'conclave.json';
    link.click();
    URL.revokeObjectURL(link.href);
  };
  const forget = async (event: Event) => {
    event.preventDefault();
    try {
      await forgetMe(typed.trim());
      toast(words.forgotten);
      onForgotten();
    } catch (error) {
      const isWrong = error instanceof ApiError && error.code === 'notYours';
      complain(isWrong ? new SpokenError(words.wrongName) : error);
    }
  };
  return (
    <section>
      <Ruled>{words.yours}</Ruled>
      <ul class="yours">
        <li>
          <span>
            <b>{words.everything}</b>
            <br />
            {words.everythingLine}
          </span>
          <button type="button" class="button" onClick={() => void download().catch(complain)}>
            {words.export}
          </button>
        </li>
        {devices}
        <li>
          <span>
            <b>{words.forget}</b>
            <br />
            {words.forgetLine}
          </span>
          {!asks && (
            <button type="button" class="button danger" data-forget onClick={() => setAsks(true)}>
              {words.forgetAsk}
            </button>
          )}
        </li>
      </ul>
      {asks && (
        <form class="forget" onSubmit={(event) => void forget(event)}>
          <label class="field">
            <span>{words.forgetSure}</span>
            <input
              type="text"
              required
              autocomplete="off"
              placeholder={name}
              value={typed}
              onInput={(event) => setTyped(event.currentTarget.value)}
            />
          </label>
          <p class="row">
            <button type="submit" class="button danger" disabled={typed.trim() !== name}>
              {words.forgetDo}
            </button>
            <button type="button" class="button plain" onClick={() => setAsks(false)}>
              {words.keep}
            </button>
          </p>
        </form>
      )}
    </section>
  );
}
