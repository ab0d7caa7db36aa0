/** Restrained colour: a few styles by meaning. Nothing is said by colour alone. */

export type Style = 'title' | 'heading' | 'text' | 'faint' | 'choice' | 'selected' | 'warning' | 'good';

const CODES: Readonly<Record<Style, string | null>> = {
  title: '1',
  heading: '33',
  text: null,
  faint: '2',
  choice: null,
  selected: '1;33',
  warning: '31',
  good: '32',
};

export function paint(style: Style, text: string, colour: boolean): string {
  const code = CODES[style];
  return colour && code && text !== '' ? `\x1b[${code}m${text}\x1b[0m` : text;
}

export interface ColourSigns {
  readonly isTTY: boolean;
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** https://no-color.org: set to anything but nothing, colour stays off. */
export function wantsColour({ isTTY, env }: ColourSigns): boolean {
  return isTTY && !env.NO_COLOR && env.TERM !== 'dumb';
}
