/** What can be typed at the table besides the number of a move. Both languages are always understood. */

export type OrderName =
  | 'help'
  | 'undo'
  | 'hint'
  | 'rules'
  | 'chronicle'
  | 'note'
  | 'pass'
  | 'save'
  | 'language'
  | 'quit';

export interface Order {
  readonly name: OrderName;
  readonly rest: string;
}

const SPELLINGS: Readonly<Record<OrderName, readonly string[]>> = {
  help: ['?', 'help', 'aide'],
  undo: ['u', 'undo', 'a', 'annuler'],
  hint: ['h', 'hint', 'i', 'indice'],
  rules: ['r', 'rules', 'règles', 'regles', 'rule', 'règle', 'regle'],
  chronicle: ['c', 'chronicle', 'chronique', 'log'],
  note: ['n', 'note', 'notes'],
  pass: ['p', 'pass', 'passer'],
  save: ['s', 'save', 'e', 'enregistrer'],
  language: ['l', 'language', 'lang', 'langue'],
  quit: ['q', 'quit', 'quitter', 'exit'],
};

const ORDERS = new Map(
  Object.entries(SPELLINGS).flatMap(([name, spellings]) =>
    spellings.map((spelling) => [spelling, name as OrderName] as const),
  ),
);

export function readOrder(line: string): Order | null {
  const [word, ...rest] = line.trim().split(/\s+/);
  const name = ORDERS.get(word.toLowerCase());
  return name ? { name, rest: rest.join(' ') } : null;
}
