/** What things are made of. */

export const WOOD = '#9a6533';
export const WOOD_DARK = '#6e4320';
export const WOOD_LIGHT = '#bf8a4e';
export const IRON = '#4b4a58';
export const BRASS = '#dcae45';
export const CLOTH = '#f1e8d3';
export const LINEN = '#fffaf0';
export const STONE = '#c9bb9c';
export const STONE_DARK = '#948667';
export const WATER = '#6f97b4';
export const WINE = '#7a2f3c';
