export * from './draft-slot.ts';
export * from './fair-play.ts';
export * from './frames.ts';
export { fingerprint, type Patch, patched, patchOf } from './patch.ts';
export * from './rest.ts';
export * from './table.ts';
