/** Pages as lines one after the other: for pipes, for terminals that cannot erase, for screen readers. */

import type { Keyboard, Patience } from './keyboard.ts';
import {
  type Answer,
  bodyRows,
  choiceRows,
  chosen,
  footerRows,
  hintsOn,
  type Line,
  lineRows,
  type Page,
  type Row,
} from './page.ts';
import { InputClosed, Interrupted, type Screen } from './screen.ts';
import { paint } from './style.ts';
import { harmless } from './width.ts';

export interface PlainOptions {
  readonly colour: boolean;
  readonly columns: number;
  /** A line may be typed while others play. In a pipe lines wait until they are asked for. */
  readonly interruptible: boolean;
}

const MAX_FOOTER_ROWS = 3;

export class PlainLines implements Screen {
  private readonly keyboard: Keyboard;
  private readonly output: { write(text: string): unknown };
  private readonly options: PlainOptions;
  /** By heading: the part of the page below it, as it was written last. */
  private readonly written = new Map<string, string>();

  constructor(keyboard: Keyboard, output: { write(text: string): unknown }, options: PlainOptions) {
    this.keyboard = keyboard;
    this.output = output;
    this.options = options;
  }

  open(): void {}

  close(): void {}

  async erase(): Promise<void> {
    throw new Error('plain lines cannot be taken away');
  }

  private show(page: Page): void {
    const width = Math.max(20, this.options.columns - 1);
    const choices = page.choices ?? [];
    const aside = page.aside ? ` · ${page.aside}` : '';
    const body = page.wholePage === undefined ? page.body : this.news(page.body);
    const keys = body.length < page.body.length && page.wholePage ? [page.wholePage] : [];
    const rows: Row[] = [
      { text: '', style: 'text' },
      { text: harmless(page.title + aside), style: 'title' },
      ...bodyRows(body, width),
      ...(page.question === undefined ? [] : lineRows({ text: page.question, style: 'heading' }, width)),
      ...choices.flatMap((choice, index) => choiceRows(choice, index + 1, choices.length, false, width)),
      ...footerRows([...keys, ...hintsOn('lines', page.footer ?? [])], MAX_FOOTER_ROWS, width),
      ...(page.notice ? lineRows(page.notice, width) : []),
    ];
    for (const { text, style } of rows) this.output.write(`${paint(style, text, this.options.colour)}\n`);
  }

  /** Parts that have not changed are named only. */
  private news(body: readonly Line[]): Line[] {
    return partsOf(body).flatMap(([first, ...rest]) => {
      const text = JSON.stringify(rest);
      const isKnown = rest.length > 0 && this.written.get(first.text) === text;
      if (first.style === 'heading') this.written.set(first.text, text);
      return isKnown ? [{ ...first, text: `${first.text} …` }] : [first, ...rest];
    });
  }

  async ask(page: Page, patience?: Patience): Promise<Answer> {
    if (typeof patience === 'number' && !this.options.interruptible) {
      await new Promise((resolve) => setTimeout(resolve, patience));
      return { type: 'waited' };
    }
    if (typeof patience !== 'number') {
      this.show(page);
      this.output.write('> ');
    }
    const text = await this.line(patience);
    if (text === null) return { type: 'waited' };
    if (text === '') this.written.clear();
    const index = chosen(text, page.choices ?? []);
    if (index !== null) return { type: 'choice', index };
    if (text === '' && page.selected !== undefined) return { type: 'choice', index: page.selected };
    return { type: 'line', text, selected: page.selected ?? null };
  }

  private async line(patience?: Patience): Promise<string | null> {
    let typed = '';
    for (;;) {
      const key = await this.keyboard.next(patience);
      if (key === null) return null;
      if ('text' in key) typed += key.text;
      else if (key.name === 'enter') return typed.trim();
      else if (key.name === 'interrupt') throw new Interrupted();
      else if (key.name === 'closed') {
        if (typed.trim() === '') throw new InputClosed();
        return typed.trim();
      }
    }
  }
}

/** A part begins with its heading. */
function partsOf(body: readonly Line[]): Line[][] {
  const parts: Line[][] = [];
  for (const line of body) {
    if (parts.length === 0 || line.style === 'heading') parts.push([]);
    parts[parts.length - 1].push(line);
  }
  return parts;
}
