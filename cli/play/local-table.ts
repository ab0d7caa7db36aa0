/** One match at one keyboard: whose screen it is, what they do, and the curtain between them. */

import { Beat, type BotMove, BotsAtTable, botOf, type GameBots, questionFor } from '@conclave/bots';
import {
  type AnyMatch,
  type AnyText,
  DeviceClock,
  type Language,
  type MatchRecord,
  type Refusal,
  type Request,
  type Rng,
  type Seat,
  type Watcher,
  withdrawal,
} from '@conclave/engine';
import { mayUseAids } from '@conclave/wire/fair-play';
import type { Answer, Line, Page } from '../terminal/page.ts';
import type { Screen } from '../terminal/screen.ts';
import { type AllWords, refusalOf, wordsIn } from './all-words.ts';
import { type Chair, people, voiceOf } from './chairs.ts';
import { type Dialog, pickOne, readThrough } from './dialogs.ts';
import { fillForm } from './form.ts';
import { hintLine, TABLE_BUDGET } from './hint.ts';
import { type EndingTable, farewell, finish } from './match-end.ts';
import { newsFrom } from './news.ts';
import { chronicleLines, curtainPage, type MoveRow, moveRows, tablePage } from './pages.ts';
import { isSystemError, saveRecord } from './record-file.ts';
import { lookUpRules } from './rules.ts';
import { saveMatch } from './saving.ts';
import { notUnderstood, readTableCommand, type TableCommand } from './table-commands.ts';

export interface Seating {
  readonly match: AnyMatch;
  readonly text: AnyText;
  readonly chairs: readonly Chair[];
  readonly gameBots: GameBots;
  readonly language: Language;
  /** How long a bot's move lets itself be waited for, whatever the bot knows. */
  readonly beat: number;
  /** The bots' own chance. */
  readonly rng: Rng;
  /** Milliseconds of a clock that only goes on. */
  now(): number;
  /** Whether people may be given hints against each other. */
  readonly aids: boolean;
}

export interface Parting {
  readonly how: 'left' | 'rematch';
  readonly language: Language;
  /** What is worth reading after the screen is given back. */
  readonly farewell: readonly Line[];
}

export class LocalTable implements EndingTable {
  readonly screen: Screen;
  private readonly seating: Seating;
  readonly match: AnyMatch;
  private readonly bots: BotsAtTable;
  private readonly clock: DeviceClock;
  private readonly beat: Beat;
  private readonly people: readonly Seat[];
  /** Who sits at the keyboard; `null`: nobody in particular. */
  private holder: Seat | null;
  private language: Language;
  private readonly notes: readonly string[][];
  notice: Line | null = null;
  /** Once saved, the match is kept there: nothing happens any more that the file does not hold. */
  savedAs: string | null = null;
  private left = false;

  constructor(screen: Screen, seating: Seating) {
    const { match, chairs, gameBots, rng } = seating;
    this.screen = screen;
    this.seating = seating;
    this.match = match;
    const seated = chairs.map((chair) =>
      chair.kind === 'bot' ? { bot: botOf(gameBots, chair.level), rng, budget: TABLE_BUDGET } : null,
    );
    this.bots = new BotsAtTable(match, seated);
    this.people = people(chairs);
    this.clock = new DeviceClock(match, (seat) => chairs[seat].kind === 'bot', seating.now);
    this.beat = new Beat(match, seating.now);
    this.holder = this.onlyPerson();
    this.language = seating.language;
    this.notes = chairs.map(() => []);
  }

  async run(): Promise<Parting> {
    while (!this.match.outcome && !this.left) await this.advance();
    const how = this.match.outcome ? await finish(this, this.match.outcome) : 'left';
    return { how, language: this.language, farewell: farewell(this) };
  }

  /** One thing happens: a bot moves, a window closes, the keyboard is handed over, or somebody answers their page. */
  private async advance(): Promise<void> {
    const since = this.beat.since();
    const bot = this.bots.next();
    const window = this.match.window();
    if (window?.kind === 'secret') return this.inWindow(window.id, bot);
    if (bot) return this.botTurn(bot, since);
    await this.personTurn();
  }

  /** Nobody notices an answer to a secret window. Bots answer at once, and the window takes its time. */
  private async inWindow(id: number, bot: BotMove | null): Promise<void> {
    if (bot) {
      if (!(await this.playBot(bot))) await this.lookOn(this.seating.beat);
      return;
    }
    const at = this.clock.closingTime(this.seating.beat);
    if (at === null) return this.personTurn();
    if (await this.lookOn(at - this.seating.now())) await this.make({ type: 'close', id });
  }

  /** Somebody who is asked answers their page, or takes the keyboard first. */
  private async personTurn(): Promise<void> {
    const asked = this.match.toAct();
    const next = asked.find((seat) => this.holder === null || seat > this.holder) ?? asked[0];
    if (this.holder === null) return this.handOver(next);
    const mayHandOver = !asked.includes(this.holder);
    const { page, rows } = this.tablePage(mayHandOver ? next : null);
    const answer = await this.screen.ask(page);
    if (mayHandOver && isEnter(answer)) return this.handOver(next);
    await this.answered(answer, rows);
  }

  /** Shows the page for so long; `false`: somebody did something else. */
  private async lookOn(milliseconds: number): Promise<boolean> {
    const { page, rows } = this.tablePage(null);
    const answer = await this.screen.ask(page, Math.max(0, milliseconds));
    if (answer.type === 'waited' || isEnter(answer)) return true;
    await this.answered(answer, rows);
    return false;
  }

  private async botTurn(bot: BotMove, since: number): Promise<void> {
    const left = since + this.seating.beat - this.seating.now();
    // Whatever is new is shown, however long the bot has thought.
    if (left > -Infinity && !(await this.lookOn(left))) return;
    this.beat.end();
    await this.playBot(bot);
  }

  /** `false`: it could not be kept, and was not made. */
  private async playBot({ seat, move, decision }: BotMove): Promise<boolean> {
    const done = await this.make({ type: 'move', seat, move, decision, by: 'bot' });
    if (done === 'not kept') return false;
    if (done !== 'made')
      throw new Error(`the bot of seat ${seat} tried ${JSON.stringify(move)}: ${done.reason}`);
    this.bots.forget(seat);
    return true;
  }

  private async handOver(to: Seat): Promise<void> {
    this.notice = null;
    await this.screen.erase();
    for (;;) {
      const answer = await this.screen.ask(curtainPage(this.words, this.nameOf(to)));
      if (isEnter(answer)) break;
      if (answer.type === 'line' && readTableCommand(answer.text)?.name === 'language') this.switchLanguage();
    }
    this.holder = to;
  }

  private async answered(answer: Answer, rows: readonly MoveRow[]): Promise<void> {
    this.notice = null;
    if (answer.type === 'choice') return this.choose(rows[answer.index]);
    if (answer.type !== 'line' || answer.text === '') return;
    const command = readTableCommand(answer.text);
    if (command) await this.carryOut(command);
    else this.warn(notUnderstood(this.words.cli, answer.text));
  }

  private async choose(row: MoveRow): Promise<void> {
    const seat = this.holder;
    if (seat === null) return;
    const { match, dialog } = this;
    const now = match.perspective(seat);
    const move =
      'move' in row ? row.move : await fillForm(dialog, match.game, row.form, now, this.voice(seat));
    if (move) await this.submit(seat, { type: 'move', seat, move, decision: this.match.decision(seat) });
  }

  private async submit(seat: Seat, request: Request): Promise<void> {
    const done = await this.make(request);
    if (typeof done === 'object') this.warn(refusalOf(this.words, done, this.voice(seat)));
  }

  /** Worked out, put into the file where there is one, and only then made. */
  private async make(request: Request): Promise<'made' | 'not kept' | Refusal> {
    const proposal = this.match.propose(request);
    if (!proposal.ok) return proposal.refusal;
    const { change } = proposal;
    if (this.savedAs !== null && !(await this.keep(this.savedAs, this.match.record(change))))
      return 'not kept';
    this.match.accept(change);
    return 'made';
  }

  private async keep(file: string, record: MatchRecord<unknown>): Promise<boolean> {
    try {
      return await saveRecord(file, record, true);
    } catch (error) {
      if (!isSystemError(error)) throw error;
      this.warn(this.words.cli.play.cannotKeep(error.message));
      return false;
    }
  }

  async carryOut({ name, rest }: TableCommand): Promise<void> {
    const { play } = this.words.cli;
    switch (name) {
      case 'help':
        return readThrough(
          this.dialog,
          play.helpTitle,
          play.help.map((text) => ({ text })),
        );
      case 'undo':
        return this.undo();
      case 'hint':
        return this.hint();
      case 'rules':
        if (!(await lookUpRules(this.dialog, rest))) this.warn(play.noRule(rest));
        return;
      case 'chronicle':
        return this.chronicle();
      case 'note':
        return this.note(rest);
      case 'pass':
        return this.pass();
      case 'moreTime':
        // Here a window waits for answers, not for its time.
        return this.warn(refusalOf(this.words, NO_MORE_TIME, this.voice(this.watcher())));
      case 'save':
        await this.save(rest);
        return;
      case 'language':
        return this.switchLanguage();
      case 'quit':
        return this.quit();
    }
  }

  private async undo(): Promise<void> {
    const seat = this.holder;
    if (seat === null) return;
    const { moves, mayUndo, decision } = this.match.perspective(seat);
    const move = mayUndo ? null : withdrawal(moves);
    await this.submit(seat, move ? { type: 'move', seat, move, decision } : { type: 'undo', seat, decision });
  }

  private hint(): void {
    const seat = this.holder;
    if (seat === null) return;
    const { gameBots, rng, aids, chairs } = this.seating;
    if (!mayUseAids(aids, chairs)) this.warn(this.words.cli.play.noAids);
    else this.notice = hintLine(this.words, gameBots, questionFor(this.match, seat), rng, this.voice(seat));
  }

  private chronicle(): Promise<void> {
    const watcher = this.watcher();
    const lines = chronicleLines(this.words, this.match.perspective(watcher), 0, this.voice(watcher));
    const title = `${this.words.game.name} · ${this.words.cli.play.chronicle}`;
    return readThrough(this.dialog, title, lines, true);
  }

  private async note(text: string): Promise<void> {
    if (this.holder === null) return;
    const notes = this.notes[this.holder];
    const { play } = this.words.cli;
    if (text !== '') notes.push(text);
    else if (notes.length === 0) this.warn(play.noNotes);
    else {
      const struck = await pickOne(this.dialog, {
        title: play.notes,
        question: play.strikeNote,
        labels: notes,
      });
      if (struck !== null) notes.splice(struck, 1);
    }
  }

  /** To somebody who wants to interject, or only to look. */
  private async pass(): Promise<void> {
    const { play } = this.words.cli;
    const others = this.people.filter((seat) => seat !== this.holder);
    if (others.length === 0) return this.warn(play.nobodyToPassTo);
    const labels = others.map((seat) => this.nameOf(seat));
    const picked = others.length === 1 ? 0 : await pickOne(this.dialog, { question: play.passTo, labels });
    if (picked !== null) await this.handOver(others[picked]);
  }

  private async save(typed: string): Promise<boolean> {
    const saving = await saveMatch(this.dialog, this.match.record(), typed);
    this.notice = saving.notice;
    if (saving.saved) this.savedAs = saving.file;
    return saving.saved;
  }

  private async quit(): Promise<void> {
    const { play } = this.words.cli;
    const labels = [play.stay, play.leaveSaved, play.leaveUnsaved];
    const picked = await pickOne(this.dialog, { question: play.leave, labels });
    if (picked === 1) this.left = await this.save('');
    if (picked === 2) this.left = true;
  }

  private tablePage(handTo: Seat | null): { page: Page; rows: MoveRow[] } {
    const { words, match, notice } = this;
    const watcher = this.watcher();
    const voice = this.voice(watcher);
    const perspective = match.perspective(watcher);
    const rows = moveRows(words, perspective, match.game.composed, voice);
    const page = tablePage({
      words,
      perspective,
      voice,
      rows,
      notice,
      newsFrom: newsFrom(match, watcher),
      notes: watcher === 'gallery' ? [] : this.notes[watcher],
      shared: this.people.length > 1,
      handTo: handTo === null ? null : this.nameOf(handTo),
    });
    return { page, rows };
  }

  private switchLanguage(): void {
    this.language = this.language === 'en' ? 'fr' : 'en';
  }

  warn(text: string): void {
    this.notice = { text, style: 'warning' };
  }

  /** `null`: several people read the screen in turn, or none. */
  private onlyPerson(): Seat | null {
    return this.people.length === 1 ? this.people[0] : null;
  }

  /** After the end everything lies open, and people read it together. */
  watcher(): Watcher {
    return (this.match.outcome ? this.onlyPerson() : this.holder) ?? 'gallery';
  }

  voice(watcher: Watcher) {
    return voiceOf(watcher, this.seating.chairs);
  }

  private nameOf(seat: Seat): string {
    return this.seating.chairs[seat].name;
  }

  get words(): AllWords {
    return wordsIn(this.language, this.seating.text);
  }

  private get dialog(): Dialog {
    return { screen: this.screen, words: this.words };
  }
}

const NO_MORE_TIME: Refusal = { rule: 'house', reason: 'noMoreTime' };

function isEnter(answer: Answer): boolean {
  return answer.type === 'line' && answer.text === '';
}
