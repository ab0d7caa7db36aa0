/** What people and bots at a table are called: nobody like anybody else, and nobody without a name. */

import { NAME_LENGTH } from './lengths.ts';

/** Names of the house, one for each chair: for bots, and for people who gave none. */
export const HOUSE_NAMES = [
  'Alix',
  'Bertrand',
  'Clotilde',
  'Damien',
  'Éloïse',
  'Foulques',
  'Guenièvre',
  'Hugues',
] as const;

export function houseName(seat: number): string {
  return HOUSE_NAMES[seat % HOUSE_NAMES.length];
}

/** Stands before the name of a program, and in no name of a person: so everybody reads who is one. */
export const PROGRAM_SIGN = '⚙';

export const isProgram = (name: string) => name.startsWith(PROGRAM_SIGN);

/** Names that are read alike are alike. */
const asRead = (name: string) => name.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();

/** Its beginning, as long as it may be; no sign is cut in two. */
function shortened(name: string, length: number): string {
  const signs = [...name];
  while (signs.join('').length > length) signs.pop();
  return signs.join('').trim();
}

/** The name, or where somebody has it already the same with a number: the second Alix is “Alix 2”. */
export function distinctName(name: string, others: readonly string[]): string {
  const taken = new Set(others.map(asRead));
  let own = name;
  for (let number = 2; taken.has(asRead(own)); number++) {
    const behind = ` ${number}`;
    own = `${shortened(name, NAME_LENGTH - behind.length)}${behind}`;
  }
  return own;
}

/** Names as a server gives them; whoever was forgotten is `somebody`, in the reader's language. */
export function shownNames(seats: readonly { readonly name: string | null }[], somebody: string): string[] {
  return namesAt(seats.map(({ name }) => (name === '' ? somebody : name)));
}

/** By chair; `null` or empty: no name was given, and the chair has its own, or another one of the house. */
export function namesAt(given: readonly (string | null)[]): string[] {
  const names: (string | null)[] = [];
  const taken = () => names.flatMap((name) => name ?? []);
  for (const name of given) names.push(name?.trim() ? distinctName(name.trim(), taken()) : null);
  const isFree = (name: string) => distinctName(name, taken()) === name;
  names.forEach((name, seat) => {
    if (name === null && isFree(houseName(seat))) names[seat] = houseName(seat);
  });
  names.forEach((name, seat) => {
    names[seat] = name ?? HOUSE_NAMES.find(isFree) ?? distinctName(houseName(seat), taken());
  });
  return taken();
}
