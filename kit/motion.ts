/** What all motion keeps to. */

export const EASE = 'cubic-bezier(0.2, 0.8, 0.3, 1)';

/** The player wants less of it: places change at once, nothing travels, glides or turns. */
export function isCalm(): boolean {
  return document.documentElement.dataset.motion === 'less';
}
