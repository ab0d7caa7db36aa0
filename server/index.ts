export { ConfigError, placeOf, readConfig } from './config.ts';
export { Fault } from './errors.ts';
export {
  backup,
  clearWords,
  exportMatch,
  importMatch,
  listPeople,
  listTables,
  readWords,
  removeName,
  removeTable,
  restoreBackup,
  turnNotices,
  verify,
} from './maintenance.ts';
export * from './server.ts';
export * from './server-options.ts';
export { startServer } from './start.ts';
export { SqliteStore } from './store/sqlite.ts';
export * from './store/store.ts';
