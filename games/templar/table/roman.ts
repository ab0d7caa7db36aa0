/** Room numbers as they stand on the plan. */

const NUMERALS = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII', 'XIII'];

export const roman = (room: number): string => NUMERALS[room - 1];
