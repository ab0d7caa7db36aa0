/** A player's own page: what they have played, how strong they are, what is theirs; a name, and a code for another device. */

import { Ruled, Title, toast } from '@conclave/kit';
import type { OwnPage } from '@conclave/wire';
import { useEffect, useState } from 'preact/hooks';
import './you/you.css';
import { pageOfMe, recover, signOut, takeName, whoAmI } from '../api.ts';
import { ApiError } from '../api-error.ts';
import { say } from '../say.ts';
import { ownName } from '../settings.ts';
import { complain } from '../shell/error-toast.ts';
import { SpokenError } from '../shell/errors.ts';
import { NameField } from '../shell/name-field.tsx';
import { usePageTitle } from '../shell/page-title.ts';
import { Devices } from './you/devices.tsx';
import { YouHead, YouParts } from './you/page.tsx';

export function Profile() {
  const words = say.value.profile;
  usePageTitle(words.title);
  const [name, setName] = useState(ownName.value);
  const [known, setKnown] = useState(false);
  const [page, setPage] = useState<OwnPage | null>(null);
  const [isNaming, setNaming] = useState(false);
  const [code, setCode] = useState<string | null>(null);
  const look = () => {
    whoAmI().then(
      (me) => {
        setKnown(me !== null);
        if (!me) return setPage(null);
        setName(me.name);
        pageOfMe().then(setPage, complain);
      },
      () => {},
    );
  };
  useEffect(look, []);
  const act = async (step: () => Promise<unknown>) => {
    try {
      await step();
    } catch (error) {
      complain(error);
    }
  };
  const save = (event: Event) => {
    event.preventDefault();
    ownName.value = name.trim();
    void act(async () => {
      await takeName(name.trim());
      setKnown(true);
      setNaming(false);
      toast(words.saved);
      look();
    });
  };
  const leave = async () => {
    await signOut();
    // Notes that are still on their way are nobody else's.
    sessionStorage.clear();
    setKnown(false);
    setPage(null);
    setCode(null);
  };
  const enter = async (brought: string) => {
    const me = await recover(brought).catch((error: unknown) => {
      throw isRefused(error) ? new SpokenError(words.badCode) : error;
    });
    setName(me.name);
    ownName.value = me.name;
    setKnown(true);
    toast(words.welcome(me.name));
    look();
  };
  const devices = <Devices {...{ code, enter }} signOut={known ? leave : null} onCode={setCode} />;
  return (
    <main id="main" class="page you">
      {page && <YouHead page={page} onName={() => setNaming(!isNaming)} />}
      {(!page || isNaming) && (
        <>
          {!page && <Title minor>{words.title}</Title>}
          <p>{words.lead}</p>
          <form class="form" onSubmit={save} style={{ marginTop: '1rem' }}>
            <NameField label={words.name} name={name} onName={setName} />
            <div class="row">
              <button type="submit" class="button go">
                {words.save}
              </button>
            </div>
          </form>
        </>
      )}
      {page && (
        <YouParts
          page={page}
          devices={devices}
          onForgotten={() => {
            setKnown(false);
            setPage(null);
            setCode(null);
          }}
        />
      )}
      {!page && (
        <>
          <Ruled>{words.recovery}</Ruled>
          <ul class="yours">{devices}</ul>
        </>
      )}
    </main>
  );
}

/** A code that is good for nothing. */
const isRefused = (error: unknown) => error instanceof ApiError && error.code === 'notYours';
