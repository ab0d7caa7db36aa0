/** A code that was said aloud leads to its table. */

import { useState } from 'preact/hooks';
import { ApiError } from '../api-error.ts';
import { go } from '../router.ts';
import { say } from '../say.ts';
import { complain } from './error-toast.ts';

/** As it is written: two halves and a gap. */
const WRITTEN_LENGTH = 9;
/** No code, or the code of no table. */
const WRONG: ReadonlySet<string> = new Set(['badInvite', 'malformed']);

/** On the first page nobody is asked anything: there the field opens by a button. */
export function CodeField({ folded = false }: { readonly folded?: boolean }) {
  const words = say.value.room;
  const [isOpen, setOpen] = useState(!folded);
  const [code, setCode] = useState('');
  const [isWrong, setWrong] = useState(false);
  const open = async () => {
    // Not before it is needed: the first page knows no server.
    const api = await import('../api.ts');
    try {
      const { id, invite } = await api.openCode(code);
      go(`/match/${id}?invite=${invite}`);
    } catch (error) {
      if (error instanceof ApiError && WRONG.has(error.code)) setWrong(true);
      else complain(error);
    }
  };
  if (!isOpen) {
    return (
      <p class="code-field">
        <button type="button" class="button small" data-code onClick={() => setOpen(true)}>
          {words.code}
        </button>
      </p>
    );
  }
  return (
    <form
      class="code-field"
      onSubmit={(event) => {
        event.preventDefault();
        void open();
      }}
    >
      <label>
        <span>{words.code}</span>
        <input
          type="text"
          name="code"
          autocomplete="off"
          autocapitalize="characters"
          spellcheck={false}
          maxLength={WRITTEN_LENGTH}
          placeholder="H7K 2MR"
          aria-label={words.codeLabel}
          aria-describedby={isWrong ? 'code-wrong' : undefined}
          ref={(input) => {
            if (folded && code === '') input?.focus();
          }}
          value={code}
          onInput={({ currentTarget: { value } }) => {
            setCode(value);
            setWrong(false);
          }}
        />
      </label>
      <button type="submit" class="button">
        {words.codeGo}
      </button>
      {isWrong && (
        <p id="code-wrong" role="alert">
          {words.codeWrong}
        </p>
      )}
    </form>
  );
}
