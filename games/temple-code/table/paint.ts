/** The paints of the temple: ink, jade, gold. */

export const INK = '#14201a';
export const JADE = {
  light: '#d6eac2',
  pale: '#b3d4ac',
  stone: '#8fbb96',
  shade: '#6b9b7e',
  deep: '#4d7c66',
  dark: '#345a48',
  night: '#1f3a2e',
} as const;
export const GOLD = { light: '#f6dd97', leaf: '#eac25c', metal: '#cf9c34', shade: '#8f6517' } as const;
