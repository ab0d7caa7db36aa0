/** A title and what belongs to it, with the colon of the page's language: French sets a space before it. */

export function titled(title: string, text: string | number): string {
  const isFrench = globalThis.document?.documentElement.lang === 'fr';
  return `${title}${isFrench ? '\u00a0' : ''}: ${text}`;
}
