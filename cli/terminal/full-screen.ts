/** Pages on the terminal's alternate screen, which keeps nothing of what went before. */

import type { Keyboard, Patience } from './keyboard.ts';
import type { Key } from './keys.ts';
import { type Attention, layOut, type Size } from './layout.ts';
import { type Answer, chosen, type Page } from './page.ts';
import { InputClosed, Interrupted, type Screen } from './screen.ts';
import { paint } from './style.ts';
import { withoutLastGrapheme } from './width.ts';

export interface ScreenOutput {
  write(text: string): unknown;
  readonly columns?: number;
  readonly rows?: number;
  on?(event: 'resize', listener: () => void): unknown;
  off?(event: 'resize', listener: () => void): unknown;
}

export interface ScreenOptions {
  readonly colour: boolean;
  /** How long keys are swallowed after an erasure: a second Enter must not lift the curtain. */
  readonly hold: number;
  /** Stops the process until it is continued. */
  readonly suspend: () => Promise<void>;
}

const ENTER = '\x1b[?1049h\x1b[2J\x1b[H';
const LEAVE = '\x1b[?25h\x1b[?1049l';
/** Screen and scrolled-back lines. */
export const ERASE = '\x1b[2J\x1b[3J\x1b[H';
const BELL = '\x07';
const HIDE_CURSOR = '\x1b[?25l';
const SHOW_CURSOR = '\x1b[?25h';
const DEFAULT_SIZE: Size = { columns: 80, rows: 24 };

export class FullScreen implements Screen {
  private readonly keyboard: Keyboard;
  private readonly output: ScreenOutput;
  private readonly options: ScreenOptions;
  private shown: { page: Page; attention: Attention } | null = null;

  constructor(keyboard: Keyboard, output: ScreenOutput, options: ScreenOptions) {
    this.keyboard = keyboard;
    this.output = output;
    this.options = options;
  }

  open(): void {
    this.keyboard.setRaw(true);
    this.output.write(ENTER);
    this.output.on?.('resize', this.redraw);
  }

  close(): void {
    this.output.off?.('resize', this.redraw);
    this.output.write(ERASE + LEAVE);
    this.keyboard.setRaw(false);
    this.shown = null;
  }

  async erase(): Promise<void> {
    this.shown = null;
    this.output.write(ERASE);
    const until = performance.now() + this.options.hold;
    for (let left = this.options.hold; left > 0; left = until - performance.now()) {
      const key = await this.keyboard.next(left);
      if (key) this.heed(key);
    }
  }

  private show(page: Page): void {
    this.shown = { page, attention: { typed: '', selected: null, scroll: 0 } };
    this.redraw();
  }

  async ask(page: Page, patience?: Patience): Promise<Answer> {
    const choices = page.choices ?? [];
    const scroll = page.fromEnd ? Number.MAX_SAFE_INTEGER : 0;
    let attention: Attention = { typed: '', selected: page.selected ?? null, scroll };
    let touched = false;
    if (page.rings) this.output.write(BELL);
    for (;;) {
      this.shown = { page, attention };
      this.redraw();
      const busy = typeof patience === 'number' ? touched : attention.typed !== '';
      const key = await this.keyboard.next(busy ? undefined : patience);
      if (key === null) return { type: 'waited' };
      touched = true;
      this.heed(key);
      if ('name' in key && key.name === 'suspend') await this.suspend();
      const answer = answered(key, attention, choices.length, (typed) => chosen(typed, choices));
      if (answer) return answer;
      const { scrollable, visible } = this.layout(page, attention);
      attention = attended(key, attention, choices.length, scrollable, Math.max(1, visible - 1));
    }
  }

  private heed(key: Key): void {
    if (!('name' in key)) return;
    if (key.name === 'interrupt') throw new Interrupted();
    if (key.name === 'closed') throw new InputClosed();
  }

  private async suspend(): Promise<void> {
    const { page } = this.shown ?? {};
    this.close();
    await this.options.suspend();
    this.open();
    if (page) this.show(page);
  }

  private size(): Size {
    return {
      columns: this.output.columns || DEFAULT_SIZE.columns,
      rows: this.output.rows || DEFAULT_SIZE.rows,
    };
  }

  private layout(page: Page, attention: Attention) {
    return layOut(page, attention, this.size());
  }

  private readonly redraw = (): void => {
    if (!this.shown) return;
    const { rows, cursor } = this.layout(this.shown.page, this.shown.attention);
    const drawn = rows.map(({ text, style }) => `\x1b[2K${paint(style, text, this.options.colour)}`);
    const place = `\x1b[${cursor.row + 1};${cursor.column + 1}H`;
    this.output.write(`${HIDE_CURSOR}\x1b[H${drawn.join('\r\n')}\x1b[J${place}${SHOW_CURSOR}`);
  };
}

function answered(
  key: Key,
  { typed, selected }: Attention,
  choices: number,
  chosenBy: (typed: string) => number | null,
): Answer | null {
  if (!('name' in key)) return null;
  switch (key.name) {
    case 'enter': {
      const text = typed.trim();
      if (text === '' && selected !== null) return { type: 'choice', index: selected };
      const index = chosenBy(text);
      return index === null ? { type: 'line', text, selected } : { type: 'choice', index };
    }
    case 'escape':
      return typed === '' ? { type: 'back' } : null;
    case 'left':
    case 'right':
      if (typed !== '' || selected === null || choices === 0) return null;
      return { type: 'turn', index: selected, by: key.name === 'right' ? 1 : -1 };
    default:
      return null;
  }
}

function attended(
  key: Key,
  attention: Attention,
  choices: number,
  scrollable: number,
  leaf: number,
): Attention {
  if (!('name' in key)) return { ...attention, typed: attention.typed + key.text };
  const scrollBy = (rows: number) => ({
    ...attention,
    scroll: Math.max(0, Math.min(scrollable, Math.min(scrollable, attention.scroll) + rows)),
  });
  const select = (by: 1 | -1): Attention => {
    if (choices === 0) return scrollBy(by);
    const from = attention.selected ?? (by === 1 ? -1 : 0);
    return { ...attention, selected: (from + by + choices) % choices };
  };
  switch (key.name) {
    case 'up':
      return select(-1);
    case 'down':
      return select(1);
    case 'pageUp':
      return scrollBy(-leaf);
    case 'pageDown':
      return scrollBy(leaf);
    case 'home':
      return scrollBy(-scrollable);
    case 'end':
      return scrollBy(scrollable);
    case 'backspace':
      return { ...attention, typed: withoutLastGrapheme(attention.typed) };
    case 'escape':
    case 'eraseLine':
      return { ...attention, typed: '' };
    default:
      return attention;
  }
}
