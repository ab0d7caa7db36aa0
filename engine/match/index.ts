export * from './changes.ts';
export * from './match.ts';
export * from './replay-error.ts';
export type { Snapshot } from './snapshot.ts';
