export * from './fair-play.ts';
export * from './frames.ts';
export * from './rest.ts';
export * from './table.ts';
