/** To be the same person on another device: a code, one's own or one that was brought along; and to sign out here. */

import { toast } from '@conclave/kit';
import { useState } from 'preact/hooks';
import { newRecoveryCode } from '../../api.ts';
import { say } from '../../say.ts';
import { complain } from '../../shell/error-toast.ts';
import { youWords } from './words.ts';

interface DevicesProps {
  /** `null`: whoever is here has no name yet. */
  readonly signOut: (() => Promise<void>) | null;
  /** The code that was asked for; the page keeps it, for its parts are drawn anew when more is known. */
  readonly code: string | null;
  onCode(code: string): void;
  enter(code: string): Promise<void>;
}

export function Devices({ signOut, code, onCode, enter }: DevicesProps) {
  return (
    <>
      {signOut && <OwnCode code={code} onCode={onCode} />}
      <BroughtCode enter={enter} />
      {signOut && <SignOut signOut={signOut} />}
    </>
  );
}

function OwnCode({ code, onCode }: Pick<DevicesProps, 'code' | 'onCode'>) {
  const words = say.value.profile;
  const [endOthers, setEndOthers] = useState(false);
  const getCode = async () => {
    onCode(await newRecoveryCode(endOthers));
    if (endOthers) toast(words.othersEnded);
    setEndOthers(false);
  };
  return (
    <li class="in-parts">
      <span>
        <b>{youWords().device}</b>
        <br />
        {youWords().deviceLine}
      </span>
      <button type="button" class="button" onClick={() => void getCode().catch(complain)}>
        {words.newCode}
      </button>
      <label class="flag">
        <input
          type="checkbox"
          name="end-others"
          checked={endOthers}
          onChange={() => setEndOthers(!endOthers)}
        />
        <span>{words.endOthers}</span>
        <small>{words.endOthersLine}</small>
      </label>
      {code && <p class="code">{code}</p>}
    </li>
  );
}

function BroughtCode({ enter }: Pick<DevicesProps, 'enter'>) {
  const words = say.value.profile;
  const [entered, setEntered] = useState('');
  const send = (event: Event) => {
    event.preventDefault();
    enter(entered.trim()).then(() => setEntered(''), complain);
  };
  return (
    <li>
      <form class="brought-code" onSubmit={send}>
        <label class="field">
          <span>{words.haveCode}</span>
          <input
            type="text"
            required
            value={entered}
            onInput={(event) => setEntered(event.currentTarget.value)}
          />
        </label>
        <button type="submit" class="button">
          {words.useCode}
        </button>
      </form>
    </li>
  );
}

function SignOut({ signOut }: { signOut(): Promise<void> }) {
  const words = say.value.profile;
  return (
    <li>
      <span>
        <b>{words.signOut}</b>
        <br />
        {words.signOutLine}
      </span>
      <button type="button" class="button" onClick={() => void signOut().catch(complain)}>
        {youWords().signOut}
      </button>
    </li>
  );
}
