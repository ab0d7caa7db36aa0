/** Jobs for bots as plain data, with their answers. Threads of Node and browser workers run the same jobs. */

import { type AnyBot, type AnyMove, type Budget, ChaCha8, type Seed, type Thought } from '@conclave/engine';
import { type BotName, type BotsByGame, botOf, type GameBots } from './game-bots.ts';
import { type OtherBuilds, playSeries, type Series, type SeriesGame } from './series.ts';
import { consult } from './table.ts';
import type { BotQuestion } from './turns.ts';

/** A question to a bot as plain data: which bot, and all that it is told. */
export interface BotRequest extends BotQuestion {
  readonly game: string;
  readonly level: BotName;
  /** Questions of one session are put to the same bot where that can be had: it may still have a plan. */
  readonly session: string;
}

export interface ThinkJob extends BotRequest {
  readonly type: 'think';
  readonly budget: Budget;
  readonly seed: Seed;
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

/** A bot that nobody asked for so many other sessions is forgotten; it can be made again from a perspective. */
const MAX_SESSIONS = 64;

/** Loads the bots of another build of Conclave. */
export type LoadBuild = (folder: string) => Promise<BotsByGame>;

export class JobRunner {
  private readonly botsByGame: BotsByGame;
  private readonly loadBuild: LoadBuild | null;
  private readonly bots = new Map<string, AnyBot>();

  constructor(botsByGame: BotsByGame, loadBuild: LoadBuild | null = null) {
    this.botsByGame = botsByGame;
    this.loadBuild = loadBuild;
  }

  async answer(job: Job): Promise<Answers[Job['type']]> {
    switch (job.type) {
      case 'think':
        return this.think(job, await this.gameBots(job.game));
      case 'play':
        return this.play(job);
    }
  }

  private async play({ series, from, to }: PlayJob): Promise<SeriesGame[]> {
    return playSeries(await this.gameBots(series.game), series, from, to, await this.othersOf(series));
  }

  private gameBots(game: string, botsByGame = this.botsByGame): Promise<GameBots> {
    if (!Object.hasOwn(botsByGame, game)) throw new RangeError(`no bots for ${game}`);
    return botsByGame[game]();
  }

  private async othersOf({ game, entrants }: Series): Promise<OtherBuilds> {
    const others = new Map<string, GameBots>();
    for (const { build } of entrants) {
      if (build === undefined || others.has(build)) continue;
      if (this.loadBuild === null) throw new RangeError('no other build can be loaded here');
      others.set(build, await this.gameBots(game, await this.loadBuild(build)));
    }
    return others;
  }

  private think(job: ThinkJob, gameBots: GameBots): Thought<AnyMove> {
    const rng = new ChaCha8(job.seed);
    return consult({ bot: this.botFor(job, gameBots), rng, budget: job.budget }, job);
  }

  private botFor({ session, level, game, seat }: ThinkJob, gameBots: GameBots): AnyBot {
    const key = JSON.stringify([session, game, level, seat]);
    const bot = this.bots.get(key) ?? botOf(gameBots, level);
    this.bots.delete(key);
    this.bots.set(key, bot);
    const [oldest] = this.bots.keys();
    if (this.bots.size > MAX_SESSIONS) this.bots.delete(oldest);
    return bot;
  }
}
