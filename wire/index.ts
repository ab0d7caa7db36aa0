export * from './company.ts';
export * from './draft-slot.ts';
export * from './fair-play.ts';
export * from './frames.ts';
export * from './list.ts';
export * from './own-page.ts';
export { fingerprint, type Patch, patched, patchOf } from './patch.ts';
export * from './reactions.ts';
export * from './rest.ts';
export { type Situation, situation } from './situation.ts';
export {
  chanceAgainst,
  FIRST_MU,
  FIRST_SIGMA,
  rested,
  type Skill,
  strengthOf,
} from './strength.ts';
export * from './table.ts';
export * from './urgency.ts';
