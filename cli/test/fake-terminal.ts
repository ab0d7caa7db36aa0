/** What a person would see of what was written to a terminal. Knows the few sequences the client uses. */

// biome-ignore lint/suspicious/noControlCharactersInRegex: terminals are steered by control characters
const SEQUENCE = /^\x1b\[(\??)([0-9;]*)([A-Za-z])/;

export class FakeTerminal {
  readonly columns: number;
  readonly rows: number;
  readonly isTTY = true;
  /** Everything ever written. */
  written = '';
  alternate = false;
  private lines: string[][];
  private row = 0;
  private column = 0;
  private watchers: (() => void)[] = [];

  constructor(columns = 100, rows = 60) {
    this.columns = columns;
    this.rows = rows;
    this.lines = this.blank();
  }

  onWrite(watcher: () => void): void {
    this.watchers.push(watcher);
  }

  write(text: string): boolean {
    this.written += text;
    let rest = text;
    while (rest !== '') {
      const sequence = SEQUENCE.exec(rest);
      if (sequence) {
        this.run(sequence[1], sequence[2], sequence[3]);
        rest = rest.slice(sequence[0].length);
        continue;
      }
      const [sign] = rest;
      rest = rest.slice(sign.length);
      if (sign === '\r') this.column = 0;
      else if (sign === '\n') this.newline();
      else this.lines[this.row][this.column++] = sign;
      if (this.row >= this.rows || this.column > this.columns) throw new Error('written off the screen');
    }
    for (const watcher of this.watchers) watcher();
    return true;
  }

  /** The screen as text, without the blank ends of lines. */
  text(): string {
    return this.lines
      .map((line) =>
        Array.from(line, (sign) => sign ?? ' ')
          .join('')
          .replaceAll('\u00a0', ' ')
          .trimEnd(),
      )
      .join('\n');
  }

  /** The numbered choices in sight: label to number. Labels that run over several lines are joined. */
  choices(): Map<string, string> {
    const found = new Map<string, string>();
    let number: string | null = null;
    let label = '';
    for (const line of this.text().split('\n')) {
      const start = /^ [› ] {1,3}(\d+) {2}(.*)$/.exec(line);
      const more = /^ {6,}(\S.*)$/.exec(line);
      if (start) {
        number = start[1];
        label = start[2];
      } else if (more && number !== null) label += ` ${more[1]}`;
      else number = null;
      if (number !== null) found.set(label, number);
    }
    // A label that grew stands in the map with its beginnings too: the longest of a number counts.
    const longest = new Map<string, string>();
    for (const [text, index] of found) longest.set(index, text);
    return new Map([...longest].map(([index, text]) => [text, index]));
  }

  /** Outside the alternate screen the terminal itself returns to the line's start, and scrolls. */
  private newline(): void {
    this.row++;
    if (this.alternate) return;
    this.column = 0;
    if (this.row < this.rows) return;
    this.row--;
    this.lines = [...this.lines.slice(1), []];
  }

  private run(secret: string, numbers: string, command: string): void {
    if (secret === '?') {
      if (numbers === '1049') {
        this.alternate = command === 'h';
        this.lines = this.blank();
      }
      return;
    }
    const [first = 0, second = 0] = numbers.split(';').map(Number);
    if (command === 'H') {
      this.row = Math.max(0, first - 1);
      this.column = Math.max(0, second - 1);
    } else if (command === 'K') this.lines[this.row] = [];
    else if (command === 'J' && first === 0) {
      this.lines[this.row].length = Math.min(this.lines[this.row].length, this.column);
      for (let row = this.row + 1; row < this.rows; row++) this.lines[row] = [];
    } else if (command === 'J') this.lines = this.blank();
    else if (command !== 'm') throw new Error(`unknown sequence ${command}`);
  }

  private blank(): string[][] {
    return Array.from({ length: this.rows }, () => []);
  }
}
