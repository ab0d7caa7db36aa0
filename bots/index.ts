/** The parts that run anywhere. Node's threads are in `@conclave/bots/pool` and `@conclave/bots/thread`. */

export * from './arena.ts';
export * from './argmax.ts';
export * from './beat.ts';
export * from './because.ts';
export * from './budgets.ts';
export * from './driver.ts';
export * from './fair-queue.ts';
export * from './game-bots.ts';
export * from './jobs.ts';
export * from './lineups.ts';
export * from './manners.ts';
export * from './random.ts';
export * from './search.ts';
export * from './search-bot.ts';
export * from './seat-events.ts';
export * from './series.ts';
export * from './shares.ts';
export * from './simulate.ts';
export * from './stopwatch.ts';
export * from './table.ts';
export * from './turns.ts';
export * from './wilson.ts';
