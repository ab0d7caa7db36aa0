/** Numbers as the book writes them. */
export const ROMAN = ['', 'I', 'II', 'III', 'IV', 'V', 'VI'] as const;
