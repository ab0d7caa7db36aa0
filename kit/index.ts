/** Everything a table imports from the kit. */

export * from './action-words.ts';
export * from './actions.tsx';
export * from './board/index.ts';
export * from './cards.tsx';
export * from './chronicle.tsx';
export * from './cue.ts';
export * from './fitted-name.tsx';
export * from './form.ts';
export * from './help.tsx';
export * from './initial.tsx';
export { byHand, tapped } from './input-words.ts';
export * from './keys.ts';
export * from './lesson.tsx';
export * from './motion.ts';
export * from './notebook.tsx';
export * from './panels.tsx';
export * from './parts.tsx';
export * from './picture-parts.tsx';
export * from './pieces.tsx';
export * from './playback.ts';
export * from './recipes.ts';
export * from './seats.tsx';
export * from './setting.ts';
export * from './size.ts';
export * from './sound.ts';
export * from './still-drawing.tsx';
export * from './table.ts';
