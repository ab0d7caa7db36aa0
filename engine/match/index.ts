export * from './changes.ts';
export * from './match.ts';
export * from './replay-error.ts';
export type { Snapshot } from './snapshot.ts';
export { upgraded, withoutUndone } from './upgrade.ts';
