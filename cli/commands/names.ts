/** In the order in which help lists them. */
export const COMMAND_NAMES = [
  'play',
  'replay',
  'review',
  'puzzle',
  'games',
  'serve',
  'backup',
  'restore',
  'export',
  'import',
  'verify',
  'people',
  'tables',
  'words',
  'notices',
  'record',
  'simulate',
  'arena',
] as const;
export type CommandName = (typeof COMMAND_NAMES)[number];

export function isCommandName(name: string): name is CommandName {
  return COMMAND_NAMES.some((known) => known === name);
}
