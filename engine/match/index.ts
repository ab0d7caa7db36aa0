export * from './changes.ts';
export * from './match.ts';
export * from './replay-error.ts';
export type { Snapshot } from './snapshot.ts';
export { type OlderPart, upgraded, withoutUndone } from './upgrade.ts';
