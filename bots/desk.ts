/** Where work for bots is handed in: a question comes in, a thought goes out. The same in a thread and in a browser's worker. */

import {
  type AnyBot,
  type AnyMove,
  type AnyPerspective,
  type Budget,
  ChaCha8,
  type OptionValue,
  type Seat,
  type Seed,
  type Thought,
} from '@conclave/engine';
import { type BotName, botOf, type Companies, type Company } from './company.ts';
import { playSeries, type Series, type SeriesGame } from './series.ts';

/** A question to a bot, as plain data. */
export interface ThinkJob {
  readonly type: 'think';
  readonly game: string;
  readonly level: BotName;
  readonly perspective: AnyPerspective;
  readonly seat: Seat;
  readonly seats: number;
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly asked: boolean;
  readonly budget: Budget;
  readonly seed: Seed;
  /** Questions with the same name are put to the same bot where that can be had: it may still have a plan. */
  readonly sitting?: string;
}

/** Games `from` to `to` (exclusive) of a series. */
export interface PlayJob {
  readonly type: 'play';
  readonly series: Series;
  readonly from: number;
  readonly to: number;
}

export interface Answers {
  readonly think: Thought<AnyMove>;
  readonly play: readonly SeriesGame[];
}

export type Job = ThinkJob | PlayJob;

/** A bot that nobody asked for so many other sittings is forgotten; it can be made again from a perspective. */
const MOST_SITTINGS = 64;

export class Desk {
  private readonly companies: Companies;
  private readonly bots = new Map<string, AnyBot>();

  constructor(companies: Companies) {
    this.companies = companies;
  }

  async answer(job: Job): Promise<Answers[Job['type']]> {
    switch (job.type) {
      case 'think':
        return this.think(job, await this.company(job.game));
      case 'play':
        return playSeries(await this.company(job.series.game), job.series, job.from, job.to);
    }
  }

  private company(game: string): Promise<Company> {
    if (!Object.hasOwn(this.companies, game)) throw new RangeError(`no bots for ${game}`);
    return this.companies[game]();
  }

  private think(job: ThinkJob, company: Company): Thought<AnyMove> {
    const { perspective, seat, seats, options, asked, budget } = job;
    const bot = this.sitter(job, company);
    return bot.think({ perspective, seat, seats, options, asked, budget, rng: new ChaCha8(job.seed) });
  }

  private sitter({ sitting, level, game, seat }: ThinkJob, company: Company): AnyBot {
    if (sitting === undefined) return botOf(company, level);
    const key = JSON.stringify([sitting, game, level, seat]);
    const bot = this.bots.get(key) ?? botOf(company, level);
    this.bots.delete(key);
    this.bots.set(key, bot);
    const [oldest] = this.bots.keys();
    if (this.bots.size > MOST_SITTINGS) this.bots.delete(oldest);
    return bot;
  }
}
