/** How others come to the table: a code to say aloud, a link, a picture of it, and people one has sat with. */

import { toast } from '@conclave/kit';
import type { Companion } from '@conclave/wire';
import { spokenCode } from '@conclave/wire';
import { useEffect, useRef, useState } from 'preact/hooks';
import * as api from '../../api.ts';
import { say } from '../../say.ts';
import { complain } from '../../shell/error-toast.ts';
import { useReachableOrigin } from '../../shell/origin.ts';
import { QrCode } from '../../shell/qr.tsx';
import type { PartProps } from './room-table.ts';

interface InviteProps extends Pick<PartProps, 'table'> {
  readonly invite: string;
  /** Its button is the gold one of the page. */
  readonly gold: boolean;
}

export function Invite({ table, invite, gold }: InviteProps) {
  const words = say.value.room;
  const origin = useReachableOrigin();
  const link = `${origin}/match/${table.id}?invite=${invite}`;
  const written = useRef<HTMLParagraphElement>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      toast(words.copied);
    } catch {
      // Without encryption pages may not copy, and somebody may have forbidden it.
      if (written.current) getSelection()?.selectAllChildren(written.current);
      toast(words.notCopied);
    }
  };
  return (
    <section class="leaf room-invite">
      <h2>{words.invite}</h2>
      <div class="invitation-ways">
        <QrCode text={link} label={words.qr} />
        <div>
          {table.code !== null && (
            <>
              <p class="aside">{words.codeAloud}</p>
              <p class="room-code" data-code={table.code}>
                {spokenCode(table.code)}
              </p>
              <p class="aside">{words.codeWhere(new URL(origin).host)}</p>
            </>
          )}
        </div>
      </div>
      <div class="row">
        <button
          type="button"
          class={gold ? 'button go grow' : 'button grow'}
          data-copy
          onClick={() => void copy()}
        >
          {words.copy}
        </button>
        {'share' in navigator && (
          <button
            type="button"
            class="button"
            onClick={() => void navigator.share({ url: link }).catch(() => {})}
          >
            {words.share}
          </button>
        )}
      </div>
      <p class="room-link" data-invite ref={written}>
        {link}
      </p>
      {table.host && <Lately id={table.id} />}
    </section>
  );
}

function Lately({ id }: { id: string }) {
  const words = say.value.room;
  const [people, setPeople] = useState<readonly Companion[]>([]);
  useEffect(() => {
    let wanted = true;
    api.lately(id).then(
      (found) => wanted && setPeople(found),
      () => {},
    );
    return () => {
      wanted = false;
    };
  }, [id]);
  const invite = (one: Companion) =>
    api
      .invite(id, one)
      .then(() => setPeople((all) => all.map((other) => (other === one ? { ...one, invited: true } : other))))
      .catch(complain);
  if (people.length === 0) return null;
  return (
    <>
      <p class="aside">{words.lately}</p>
      <ul class="lately">
        {people.map((one) => (
          <li key={`${one.match} ${one.seat}`}>
            <b>{one.name}</b>
            {one.invited ? (
              <span class="is-ready">{words.isInvited}</span>
            ) : (
              <button
                type="button"
                class="button small"
                aria-label={words.inviteNamed(one.name)}
                onClick={() => void invite(one)}
              >
                {words.inviteOne}
              </button>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
