/** A match on a server, at this terminal: the same pages, by the server's frames. */

import {
  type AnyPerspective,
  type AnyText,
  ChaCha8,
  type Language,
  type Refusal,
  type Voice,
  withdrawal,
} from '@conclave/engine';
import { botsByGame } from '@conclave/games/bots';
import type { GameEntry } from '@conclave/games/entries';
import type { MatchSummary } from '@conclave/wire';
import type { MatchClient, StepAnswer } from '@conclave/wire/client';
import { mayUseAids } from '@conclave/wire/fair-play';
import { Failure } from '../failure.ts';
import { freshSeed } from '../io.ts';
import { type AllWords, refusalOf, wordsIn } from '../play/all-words.ts';
import { type Dialog, pickOne, readThrough } from '../play/dialogs.ts';
import { endingLines, endPage } from '../play/ending.ts';
import { fillForm } from '../play/form.ts';
import { hintLine } from '../play/hint.ts';
import { chronicleLines, type MoveRow, moveRows, tablePage } from '../play/pages.ts';
import { lookUpRules } from '../play/rules.ts';
import { saveMatch } from '../play/saving.ts';
import { notUnderstood, readTableCommand, type TableCommand } from '../play/table-commands.ts';
import type { Answer, Line, Page } from '../terminal/page.ts';
import type { Screen } from '../terminal/screen.ts';
import { type CompanyCommand, carryOut, readCompanyCommand } from './company.ts';
import { chairName, chatLines, elsewhereLines, windowLines, wishLines } from './online-lines.ts';
import { OnlineMatch } from './online-match.ts';
import type { ServerApi } from './server-api.ts';
import { othersWaiting, sinceOwnTurn } from './turn-news.ts';
import { waitingPage } from './waiting-page.ts';

/** Milliseconds between two looks at one's other matches. */
const LOOK_EVERY = 30_000;
const NO_MORE_TIME: Refusal = { rule: 'house', reason: 'noMoreTime' };

export class OnlineTable {
  private readonly screen: Screen;
  private readonly api: ServerApi;
  private readonly entry: GameEntry;
  private online: OnlineMatch;
  private language: Language;
  private notice: Line | null = null;
  /** `null`: nothing was shown yet. */
  private newsFrom: number | null = null;
  private wasAsked = true;
  /** Other matches that wait for the reader. */
  private waiting: readonly MatchSummary[] = [];
  private waitingAt = Number.NEGATIVE_INFINITY;
  private left = false;

  constructor(screen: Screen, api: ServerApi, entry: GameEntry, table: MatchSummary, language: Language) {
    this.screen = screen;
    this.api = api;
    this.entry = entry;
    this.language = language;
    this.online = new OnlineMatch(api.origin, api.cookie, table, api.invite);
  }

  /** Until the person leaves; what is worth reading afterwards. */
  async run(): Promise<readonly Line[]> {
    try {
      while (!this.left && !this.hasOtherRules && this.client.state !== 'outdated' && !this.client.fault)
        await this.advance();
    } finally {
      this.client.close();
    }
    const { perspective, fault, state } = this.client;
    if (state === 'outdated') throw new Failure(this.onlineWords.foreign);
    if (this.hasOtherRules) throw new Failure(this.onlineWords.otherRules);
    if (fault) throw new Failure(this.onlineWords.errors[fault]);
    if (!perspective?.outcome) return [{ text: this.onlineWords.comeBack(this.link()) }];
    return endingLines({
      words: this.words,
      perspective,
      outcome: perspective.outcome,
      voice: this.voice(),
    });
  }

  /** Played by another version of the rules than this program has: nothing of it can be drawn. */
  private get hasOtherRules(): boolean {
    const { status, version } = this.online.table;
    return status !== 'open' && version !== this.entry.game.records.version;
  }

  private async advance(): Promise<void> {
    const { perspective } = this.client;
    const { table } = this.online;
    if (table.status === 'open' || !perspective) return this.wait();
    if (perspective.outcome) return this.afterTheEnd(perspective);
    void this.lookForOthers();
    this.newsFrom ??= sinceOwnTurn(perspective);
    const rings = perspective.asked && !this.wasAsked;
    this.wasAsked = perspective.asked;
    const { page, rows } = this.page(perspective, rings);
    const answer = await this.screen.ask(page, this.online.news);
    if (answer.type === 'choice') await this.choose(rows[answer.index], perspective);
    else await this.typed(answer);
  }

  /** Now and then, and never waited for. */
  private async lookForOthers(): Promise<void> {
    const now = performance.now();
    if (now - this.waitingAt < LOOK_EVERY) return;
    this.waitingAt = now;
    const mine = await this.api.mine().catch(() => []);
    this.waiting = othersWaiting(mine, this.online.table.id);
  }

  /** Before the match: who is there, what was agreed on, and the link for those who are not there. */
  private async wait(): Promise<void> {
    const { table } = this.online;
    const { invite } = this.api;
    const { page, actions } = waitingPage({
      words: this.words,
      table,
      isInvited: invite !== null,
      link: this.link(),
      chat: this.chatLines(),
      notice: this.notice,
    });
    const answer = await this.screen.ask(page, this.online.news);
    const action = answer.type === 'choice' ? actions[answer.index] : undefined;
    switch (action) {
      case 'join':
        return this.goTo(await this.api.join(table.id, invite));
      case 'start':
        await this.api.start(table.id);
        return;
      case 'ready':
        await this.api.ready(table.id, table.you !== null && !table.seats[table.you].ready);
        return;
      case undefined:
        return this.typed(answer);
    }
  }

  private async afterTheEnd(perspective: AnyPerspective): Promise<void> {
    const { outcome } = perspective;
    if (!outcome) return;
    const ended = { words: this.words, perspective, outcome, voice: this.voice() };
    const answer = await this.screen.ask(endPage(ended, this.newsFrom ?? 0, this.notice), this.online.news);
    if (answer.type !== 'choice') return this.typed(answer);
    this.notice = null;
    switch (answer.index) {
      case 0:
        return this.rematch();
      case 1:
        return this.save('');
      case 2:
        return this.chronicle();
      default:
        this.left = true;
    }
  }

  private async rematch(): Promise<void> {
    this.goTo(await this.api.rematch(this.online.table.id));
  }

  /** To a chair of our own. */
  private goTo(table: MatchSummary): void {
    this.client.close();
    this.newsFrom = null;
    this.online = new OnlineMatch(this.api.origin, this.api.cookie, table, null);
  }

  private async typed(answer: Answer): Promise<void> {
    if (answer.type !== 'line' || answer.text === '') return;
    this.notice = null;
    if (answer.text.startsWith('"') || answer.text.startsWith('«')) {
      await this.tell(this.client.say(answer.text.replace(/^["«]\s*/, '').replace(/\s*["»]$/, '')));
      return;
    }
    const asked = readCompanyCommand(answer.text);
    if (asked) return this.ask(asked);
    const command = readTableCommand(answer.text);
    if (command) await this.carryOut(command);
    else this.warn(notUnderstood(this.words.cli, answer.text));
  }

  private async ask(command: CompanyCommand): Promise<void> {
    const { resignSure, notNow, done } = this.onlineWords;
    if (command.action === 'resign' && !command.sure) {
      this.warn(resignSure(this.words.house.levels[this.online.table.absence]));
      return;
    }
    try {
      if (!(await carryOut(command, this.api, this.client))) this.warn(notNow);
      else if (command.action === 'block' || command.action === 'word')
        this.notice = { text: done[command.action] };
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      this.warn(error.message);
    }
  }

  private async choose(row: MoveRow, now: AnyPerspective): Promise<void> {
    this.notice = null;
    const { game } = this.entry;
    const move = 'move' in row ? row.move : await fillForm(this.dialog, game, row.form, now, this.voice());
    if (!move) return;
    const from = this.client.perspective?.told.length ?? 0;
    if (await this.tell(this.client.move(move, now.decision))) this.newsFrom = from;
  }

  private async carryOut({ name, rest }: TableCommand): Promise<void> {
    const { play } = this.words.cli;
    switch (name) {
      case 'help': {
        const { chatHelp, companyHelp, moreTimeHelp } = this.onlineWords;
        const lines = [...play.help, moreTimeHelp, chatHelp, companyHelp].map((text) => ({ text }));
        return readThrough(this.dialog, play.helpTitle, lines);
      }
      case 'undo': {
        const { perspective } = this.client;
        if (!perspective) return;
        const { moves, mayUndo, decision } = perspective;
        const move = mayUndo ? null : withdrawal(moves);
        await this.tell(move ? this.client.move(move, decision) : this.client.undo(decision));
        return;
      }
      case 'rules':
        if (!(await lookUpRules(this.dialog, rest))) this.warn(play.noRule(rest));
        return;
      case 'chronicle':
        return this.chronicle();
      case 'save':
        return this.save(rest);
      case 'language':
        this.language = this.language === 'en' ? 'fr' : 'en';
        return;
      case 'quit':
        this.left =
          (await pickOne(this.dialog, {
            question: this.onlineWords.leave,
            labels: [play.stay, play.quit],
          })) === 1;
        return;
      case 'hint':
        return this.hint();
      case 'moreTime':
        return this.moreTime();
      case 'note':
      case 'pass':
        this.warn(this.onlineWords.notOnline);
    }
  }

  private async moreTime(): Promise<void> {
    const { countdown } = this.client;
    if (countdown) await this.tell(this.client.moreTime(countdown));
    else this.warn(refusalOf(this.words, NO_MORE_TIME, this.voice()));
  }

  /** Thought out here, from what this seat was told. */
  private async hint(): Promise<void> {
    const { perspective } = this.client;
    const { aids, seats, options, game } = this.online.table;
    if (!perspective || perspective.watcher === 'gallery' || perspective.outcome) return;
    if (!mayUseAids(aids, seats)) return this.warn(this.words.cli.play.noAids);
    const question = { perspective, seat: perspective.watcher, seats: seats.length, options };
    const rng = new ChaCha8(freshSeed());
    this.notice = hintLine(this.words, await botsByGame[game](), question, rng, this.voice());
  }

  private chronicle(): Promise<void> {
    const { perspective } = this.client;
    const { game, cli } = this.words;
    const lines = perspective ? chronicleLines(this.words, perspective, 0, this.voice()) : [];
    return readThrough(this.dialog, `${game.name} · ${cli.play.chronicle}`, lines, true);
  }

  private async save(typed: string): Promise<void> {
    if (!this.client.perspective?.outcome) return this.warn(this.onlineWords.recordLater);
    const record = await this.api.record(this.online.table.id);
    this.notice = (await saveMatch(this.dialog, record, typed)).notice;
  }

  /** Whether it was done; otherwise the reason stands above the prompt. */
  private async tell(asked: Promise<StepAnswer>): Promise<boolean> {
    const answer = await asked;
    if (answer === null) return true;
    this.warn(
      typeof answer === 'string'
        ? this.onlineWords.errors[answer]
        : refusalOf(this.words, answer, this.voice()),
    );
    return false;
  }

  private page(perspective: AnyPerspective, rings: boolean): { page: Page; rows: MoveRow[] } {
    const { words, entry } = this;
    const voice = this.voice();
    const rows = moveRows(words, perspective, entry.game.composed, voice);
    const lost =
      this.client.state === 'live'
        ? null
        : ({ text: this.onlineWords.reconnecting, style: 'warning' } as const);
    const page = tablePage({
      words,
      perspective,
      voice,
      rows,
      notice: this.notice ?? lost,
      newsFrom: this.newsFrom ?? 0,
      notes: [],
      shared: false,
      handTo: null,
    });
    return {
      page: {
        ...page,
        rings,
        body: [
          ...elsewhereLines(this.onlineWords, this.waiting, this.language),
          ...windowLines(this.online.closes, this.onlineWords),
          ...wishLines(words, this.online.table, perspective, voice),
          ...this.chatLines(),
          ...page.body,
        ],
      },
      rows,
    };
  }

  private chatLines(): Line[] {
    return chatLines(this.onlineWords, this.online.table, this.client.chat, this.language);
  }

  private voice(): Voice {
    const { perspective } = this.client;
    const { table } = this.online;
    const reader = perspective?.watcher ?? table.you ?? 'gallery';
    return { reader, name: (seat) => chairName(table, seat, this.onlineWords) };
  }

  private link(): string {
    const { id, invite } = this.online.table;
    return `${this.api.origin}/match/${id}${invite ? `?invite=${invite}` : ''}`;
  }

  private warn(text: string): void {
    this.notice = { text, style: 'warning' };
  }

  private get client(): MatchClient {
    return this.online.client;
  }

  private get onlineWords() {
    return this.words.cli.online;
  }

  private get words(): AllWords {
    const text: AnyText = this.entry.text;
    return wordsIn(this.language, text);
  }

  private get dialog(): Dialog {
    return { screen: this.screen, words: this.words };
  }
}
