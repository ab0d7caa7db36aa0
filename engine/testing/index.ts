export * from './examine.ts';
export * from './lesson.ts';
export * from './numbers-in.ts';
export * from './posterior.ts';
export type * from './spec.ts';
export * from './tally.ts';
export * from './walk.ts';
