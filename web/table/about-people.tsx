/** What one can do about the others at a table: block somebody, leave a word for the host of the server. */

import { toast } from '@conclave/kit';
import { CHAT_LENGTH } from '@conclave/wire/lengths';
import { useState } from 'preact/hooks';
import * as api from '../api.ts';
import { complain } from '../shell/error-toast.ts';
import type { TableController } from './control/controller.ts';
import { peopleWords } from './people-words.ts';

export function AboutPeople({ control }: { control: TableController }) {
  const info = control.source.info.value;
  if (!info?.remote) return null;
  const others = info.seats.flatMap(({ kind, name }, seat) =>
    kind === 'person' && seat !== info.you && name !== '' ? [seat] : [],
  );
  return (
    <>
      <h3 class="ruled">{peopleWords().title}</h3>
      {others.map((seat) => (
        <Block key={seat} match={info.id} seat={seat} name={control.wording.nameOf(seat)} />
      ))}
      <HostWord match={info.id} />
    </>
  );
}

/** Opens in place, and says all that follows. */
function Block({ match, seat, name }: { match: string; seat: number; name: string }) {
  const words = peopleWords();
  const [asks, setAsks] = useState(false);
  const go = () => {
    setAsks(false);
    api.block(match, seat).then(() => toast(words.blocked(name)), complain);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to a form.
    <div class="item" role="group" aria-label={name} data-block={seat}>
      <p>
        <b>{name}</b>
        <br />
        <span class="aside">{asks ? words.blockSure(name) : words.blockLine}</span>
      </p>
      <div class="item-buttons">
        <button type="button" class="button" onClick={() => (asks ? go() : setAsks(true))}>
          {asks ? words.doBlock : words.block}
        </button>
        {asks && (
          <button type="button" class="button" onClick={() => setAsks(false)}>
            {words.stay}
          </button>
        )}
      </div>
    </div>
  );
}

function HostWord({ match }: { match: string }) {
  const words = peopleWords();
  const [text, setText] = useState('');
  const send = (event: Event) => {
    event.preventDefault();
    const word = text.trim();
    if (word === '') return;
    api.leaveWord(match, word).then(() => {
      setText('');
      toast(words.sent);
    }, complain);
  };
  return (
    <form class="item host-word" onSubmit={send}>
      <p>
        <b>{words.word}</b>
        <br />
        <span class="aside">{words.wordLine}</span>
      </p>
      <div class="item-buttons">
        <input
          type="text"
          aria-label={words.wordField}
          maxLength={CHAT_LENGTH}
          value={text}
          onInput={(event) => setText(event.currentTarget.value)}
        />
        <button type="submit" class="button">
          {words.send}
        </button>
      </div>
    </form>
  );
}
