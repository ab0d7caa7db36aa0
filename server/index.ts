export { Fault } from './errors.ts';
export type { BotJob } from './room.ts';
export * from './server.ts';
export { SqliteStore } from './store/sqlite.ts';
export * from './store/store.ts';
