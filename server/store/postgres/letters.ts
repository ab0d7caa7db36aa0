/** PostgreSQL cannot store the letter NUL, which people may paste. */

const ZERO = '\u0000';
/** Stands before what stands for another letter, and before what stands for itself. */
const MARK = '\u0001';

/** As it is kept. */
export const encoded = (text: string) =>
  text.includes(ZERO) || text.includes(MARK)
    ? text.replaceAll(MARK, `${MARK}1`).replaceAll(ZERO, `${MARK}0`)
    : text;

/** As it was written. */
export const decoded = (text: string) =>
  text.includes(MARK) ? text.replaceAll(`${MARK}0`, ZERO).replaceAll(`${MARK}1`, MARK) : text;
