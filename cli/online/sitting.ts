/** A match on a server, at this terminal: the same pages, by the server's frames. */

import type { AnyPerspective, AnyText, Language, Seat, Voice } from '@conclave/engine';
import type { Shelved } from '@conclave/games/shelf';
import type { TableInfo } from '@conclave/wire';
import type { MatchClient, StepAnswer } from '@conclave/wire/client';
import { Failure } from '../failure.ts';
import { botName } from '../play/chairs.ts';
import { type Dialog, pickOne, readThrough } from '../play/dialogs.ts';
import { endingLines, endPage } from '../play/ending.ts';
import { fillForm } from '../play/form.ts';
import { type Order, readOrder } from '../play/orders.ts';
import { chronicleLines, type MoveRow, moveRows, tablePage } from '../play/pages.ts';
import { lookUpRules } from '../play/rules.ts';
import { saveMatch } from '../play/saving.ts';
import { refusalOf, type Tongue, tongueOf } from '../play/tongue.ts';
import { type Answer, BLANK, heading, type Line, type Page } from '../terminal/page.ts';
import type { Stage } from '../terminal/stage.ts';
import type { House } from './house.ts';
import { OnlineMatch } from './online-match.ts';

const CHAT_SHOWN = 5;

export class OnlineSitting {
  private readonly stage: Stage;
  private readonly house: House;
  private readonly shelved: Shelved;
  private online: OnlineMatch;
  private language: Language;
  private notice: Line | null = null;
  private newsFrom = 0;
  private left = false;

  constructor(stage: Stage, house: House, shelved: Shelved, table: TableInfo, language: Language) {
    this.stage = stage;
    this.house = house;
    this.shelved = shelved;
    this.language = language;
    this.online = new OnlineMatch(house.origin, house.cookie, table);
  }

  /** Until the person leaves; what is worth reading afterwards. */
  async run(): Promise<readonly Line[]> {
    try {
      while (!this.left && this.client.state !== 'outdated' && !this.client.fault) await this.advance();
    } finally {
      this.client.close();
    }
    const { perspective, fault, state } = this.client;
    if (state === 'outdated') throw new Failure(this.words.foreign);
    if (fault) throw new Failure(this.words.errors[fault]);
    if (!perspective?.outcome) return [{ text: this.words.comeBack(this.link()) }];
    return endingLines({
      tongue: this.tongue,
      perspective,
      outcome: perspective.outcome,
      voice: this.voice(),
    });
  }

  private async advance(): Promise<void> {
    const { perspective } = this.client;
    const { table } = this.online;
    if (table.status === 'open' || !perspective) return this.wait();
    if (perspective.outcome) return this.afterTheEnd(perspective);
    const { page, rows } = this.page(perspective);
    const answer = await this.stage.ask(page, this.online.news);
    if (answer.type === 'choice') await this.choose(rows[answer.index], perspective);
    else await this.typed(answer);
  }

  /** Before the match: who is there, and the link for those who are not. */
  private async wait(): Promise<void> {
    const { table } = this.online;
    const free = table.seats.some(({ kind }) => kind === 'open' || kind === 'invited');
    const mayStart = table.host && table.status === 'open' && !free;
    const page: Page = {
      title: this.tongue.game.name,
      aside: free ? this.words.waitingForPlayers : this.words.waitingForStart,
      body: [
        ...(free ? [heading(this.words.inviteLink), { text: this.link(), indent: 2 }, BLANK] : []),
        heading(this.words.seats),
        ...table.seats.map((_seat, seat) => ({ text: this.seatWords(seat), indent: 2 })),
      ],
      ...(mayStart && { choices: [{ label: this.words.start }], selected: 0 }),
      ...(this.notice && { notice: this.notice }),
      footer: this.tongue.cli.play.footerWatching,
    };
    const answer = await this.stage.ask(page, this.online.news);
    if (answer.type === 'choice' && mayStart) await this.house.start(table.id);
    else await this.typed(answer);
  }

  private async afterTheEnd(perspective: AnyPerspective): Promise<void> {
    const { outcome } = perspective;
    if (!outcome) return;
    const ended = { tongue: this.tongue, perspective, outcome, voice: this.voice() };
    const answer = await this.stage.ask(endPage(ended, this.newsFrom, this.notice), this.online.news);
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
    const table = await this.house.rematch(this.online.table.id);
    this.client.close();
    this.newsFrom = 0;
    this.online = new OnlineMatch(this.house.origin, this.house.cookie, table);
  }

  private async typed(answer: Answer): Promise<void> {
    if (answer.type !== 'line' || answer.text === '') return;
    this.notice = null;
    if (answer.text.startsWith('"') || answer.text.startsWith('«')) {
      await this.tell(this.client.say(answer.text.replace(/^["«]\s*/, '').replace(/\s*["»]$/, '')));
      return;
    }
    const order = readOrder(answer.text);
    if (order) await this.obey(order);
    else this.warn(this.tongue.cli.play.notUnderstood);
  }

  private async choose(row: MoveRow, { view, decision }: AnyPerspective): Promise<void> {
    this.notice = null;
    const move = 'move' in row ? row.move : await fillForm(this.dialog, row.form, view, this.voice());
    if (!move) return;
    const from = this.client.perspective?.told.length ?? 0;
    if (await this.tell(this.client.move(move, decision))) this.newsFrom = from;
  }

  private async obey({ name, rest }: Order): Promise<void> {
    const { play } = this.tongue.cli;
    switch (name) {
      case 'help': {
        const lines = [...play.help, this.words.chatHelp].map((text) => ({ text }));
        return readThrough(this.dialog, play.helpTitle, lines);
      }
      case 'undo':
        await this.tell(this.client.undo(this.client.perspective?.decision ?? 0));
        return;
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
          (await pickOne(this.dialog, { question: this.words.leave, labels: [play.stay, play.quit] })) === 1;
        return;
      case 'hint':
      case 'note':
      case 'pass':
        this.warn(this.words.notOnline);
    }
  }

  private chronicle(): Promise<void> {
    const { perspective } = this.client;
    const { game, cli } = this.tongue;
    const lines = perspective ? chronicleLines(this.tongue, perspective, 0, this.voice()) : [];
    return readThrough(this.dialog, `${game.name} · ${cli.play.chronicle}`, lines, true);
  }

  private async save(typed: string): Promise<void> {
    if (!this.client.perspective?.outcome) return this.warn(this.words.recordLater);
    const record = await this.house.record(this.online.table.id);
    this.notice = (await saveMatch(this.dialog, record, typed)).notice;
  }

  /** Whether it was done; otherwise the reason stands above the prompt. */
  private async tell(asked: Promise<StepAnswer>): Promise<boolean> {
    const answer = await asked;
    if (answer === null) return true;
    this.warn(
      typeof answer === 'string' ? this.words.errors[answer] : refusalOf(this.tongue, answer, this.voice()),
    );
    return false;
  }

  private page(perspective: AnyPerspective): { page: Page; rows: MoveRow[] } {
    const { tongue, shelved } = this;
    const voice = this.voice();
    const rows = moveRows(tongue, perspective, shelved.game.open, voice);
    const lost =
      this.client.state === 'live' ? null : ({ text: this.words.reconnecting, style: 'warning' } as const);
    const page = tablePage({
      tongue,
      perspective,
      voice,
      rows,
      notice: this.notice ?? lost,
      newsFrom: this.newsFrom,
      notes: [],
      shared: false,
      handTo: null,
    });
    return { page: { ...page, body: [...this.chatLines(), ...page.body] }, rows };
  }

  private chatLines(): Line[] {
    const said = this.client.chat.slice(-CHAT_SHOWN);
    if (said.length === 0) return [];
    const lines = said.map(({ from, text }): Line => ({ text: this.words.said(from, text), indent: 2 }));
    return [heading(this.words.chat), ...lines, BLANK];
  }

  private voice(): Voice {
    const { perspective } = this.client;
    const { table } = this.online;
    const reader = perspective?.watcher ?? table.you ?? 'gallery';
    return { reader, name: (seat) => this.nameOf(seat) };
  }

  private nameOf(seat: Seat): string {
    const { name, kind } = this.online.table.seats[seat];
    return name ?? (kind === 'bot' ? botName(seat) : this.words.nobody);
  }

  private seatWords(seat: Seat): string {
    const { level } = this.online.table.seats[seat];
    return level ? `${this.nameOf(seat)} (${this.tongue.house.levels[level]})` : this.nameOf(seat);
  }

  private link(): string {
    const { id, invite } = this.online.table;
    return `${this.house.origin}/match/${id}${invite ? `?invite=${invite}` : ''}`;
  }

  private warn(text: string): void {
    this.notice = { text, style: 'warning' };
  }

  private get client(): MatchClient {
    return this.online.client;
  }

  private get words() {
    return this.tongue.cli.online;
  }

  private get tongue(): Tongue {
    const text: AnyText = this.shelved.text;
    return tongueOf(this.language, text);
  }

  private get dialog(): Dialog {
    return { stage: this.stage, tongue: this.tongue };
  }
}
