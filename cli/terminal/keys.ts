/** What was pressed, read from what a terminal sends. */

export type NamedKey =
  | 'enter'
  | 'escape'
  | 'backspace'
  | 'eraseLine'
  | 'up'
  | 'down'
  | 'left'
  | 'right'
  | 'pageUp'
  | 'pageDown'
  | 'home'
  | 'end'
  | 'interrupt'
  | 'suspend'
  /** Nothing more will come. */
  | 'closed';

export type Key = { readonly name: NamedKey } | { readonly text: string };

const SEQUENCES: Readonly<Record<string, NamedKey>> = {
  '[A': 'up',
  '[B': 'down',
  '[C': 'right',
  '[D': 'left',
  '[H': 'home',
  '[F': 'end',
  '[1~': 'home',
  '[4~': 'end',
  '[5~': 'pageUp',
  '[6~': 'pageDown',
  OA: 'up',
  OB: 'down',
  OC: 'right',
  OD: 'left',
  OH: 'home',
  OF: 'end',
};

const CONTROLS: Readonly<Record<string, NamedKey>> = {
  '\r': 'enter',
  '\n': 'enter',
  '\x7f': 'backspace',
  '\b': 'backspace',
  '\x03': 'interrupt',
  '\x04': 'closed',
  '\x15': 'eraseLine',
  '\x1a': 'suspend',
};

const ESCAPE = '\x1b';
const SEQUENCE = /^(?:\[[0-9;]*[A-Za-z~]|O[A-Z])/;
const TEXT = /^\P{Cc}+/u;

export function readKeys(sent: string): Key[] {
  const keys: Key[] = [];
  let rest = sent.replaceAll('\r\n', '\r');
  while (rest !== '') {
    const text = TEXT.exec(rest)?.[0];
    if (text !== undefined) {
      keys.push({ text });
      rest = rest.slice(text.length);
      continue;
    }
    const control = rest[0];
    rest = rest.slice(1);
    if (control === ESCAPE) {
      const sequence = SEQUENCE.exec(rest)?.[0];
      if (sequence === undefined) keys.push({ name: 'escape' });
      else if (Object.hasOwn(SEQUENCES, sequence)) keys.push({ name: SEQUENCES[sequence] });
      rest = rest.slice(sequence?.length ?? 0);
    } else if (Object.hasOwn(CONTROLS, control)) keys.push({ name: CONTROLS[control] });
  }
  return keys;
}
