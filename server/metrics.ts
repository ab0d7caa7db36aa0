/**
 * Figures for the operator. They have no labels by match or person, because a figure of one match would tell what
 * happens in it.
 */

import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client';

const COUNTED = ['moves', 'refusals', 'lapses', 'botMoves', 'frames', 'errors'] as const;
export type Counted = (typeof COUNTED)[number];

const HELP: Record<Counted, string> = {
  moves: 'Steps of people that were stored',
  refusals: 'Steps of people that were refused',
  lapses: 'Steps made by the clock',
  botMoves: 'Steps made by bots',
  frames: 'Frames sent to watchers',
  errors: 'Requests that failed inside',
};

export class Metrics {
  readonly registry = new Registry();
  private readonly counters = new Map<Counted, Counter>();

  constructor(loaded: () => number, sockets: () => number) {
    collectDefaultMetrics({ register: this.registry });
    for (const what of COUNTED) {
      const name = `conclave_${what.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}_total`;
      this.counters.set(what, new Counter({ name, help: HELP[what], registers: [this.registry] }));
    }
    this.gauge('conclave_matches_loaded', 'Matches in memory', loaded);
    this.gauge('conclave_sockets', 'Open websockets', sockets);
  }

  count(what: Counted): void {
    this.counters.get(what)?.inc();
  }

  private gauge(name: string, help: string, read: () => number): void {
    const registers = [this.registry];
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read());
      },
    });
  }
}
