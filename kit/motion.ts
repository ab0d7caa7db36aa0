/** The easing that all motion shares, and whether the player wants less motion. */

export const EASE = 'cubic-bezier(0.2, 0.8, 0.3, 1)';

/** The player wants less of it: places change at once, nothing travels, glides or turns. */
export function isCalm(): boolean {
  return document.documentElement.dataset.motion === 'less';
}

const PACES: Readonly<Record<string, number>> = { calm: 1.6, usual: 1, quick: 0.55 };

/** What the holds of playback are multiplied by, as the player wants it (`data-pace` of the document). */
export function wantedPace(): number {
  return PACES[document.documentElement.dataset.pace ?? 'usual'] ?? 1;
}
