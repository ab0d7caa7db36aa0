/** The board layer: everything a table draws its board with. */

export * from './camera.ts';
export * from './chooser.tsx';
export { disarm } from './confirmation.ts';
export * from './context.ts';
export * from './geometry.ts';
export * from './hold.tsx';
export { chooseAt } from './lit-things.ts';
export * from './pieces.tsx';
export * from './pins.tsx';
export * from './sheet.tsx';
export * from './small-plan.tsx';
export * from './target.tsx';
export * from './targets.ts';
export * from './turning-part.tsx';
