export * from './draft-slot.ts';
export * from './fair-play.ts';
export * from './frames.ts';
export * from './list.ts';
export { fingerprint, type Patch, patched, patchOf } from './patch.ts';
export * from './reactions.ts';
export * from './rest.ts';
export { type Situation, situation } from './situation.ts';
export * from './table.ts';
