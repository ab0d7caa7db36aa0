export * from './closing-time.ts';
export * from './define-game.ts';
export * from './device-clock.ts';
export * from './game.ts';
export * from './house-words.ts';
export {
  canonical,
  copyJson,
  hasExactly,
  isIndex,
  isRecord,
  type Json,
  notPlain,
  sameJson,
  stableHash,
} from './json.ts';
export * from './language.ts';
export * from './match/index.ts';
export * from './memory.ts';
export * from './mind.ts';
export * from './options.ts';
export * from './practice.ts';
export * from './puzzle.ts';
export * from './record.ts';
export * from './retell.ts';
export * from './review.ts';
export * from './rng.ts';
export { sha256 } from './sha256.ts';
export * from './step.ts';
export * from './windows.ts';
export * from './words.ts';
